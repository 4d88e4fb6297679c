"""Chances of tasks that Rochefort may interrupt: right under their assumption, with a plan that can be followed."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.core.chance import FastChance
from banneret.core.odds import Prospects
from banneret.core.table import Table
from banneret.core.texts import LANGUAGES
from banneret.core.wording import Wording, game_texts
from banneret.games.mousquetaires.kind import MOUSQUETAIRES
from banneret.games.mousquetaires.odds.draw_odds import mean_search, searches_needed
from banneret.games.mousquetaires.odds.duel_odds import Duellist, DuelTables
from banneret.games.mousquetaires.rules.cards import ARAMIS, FOE_WORDS, PORTHOS, ROCHEFORT
from banneret.games.mousquetaires.rules.data import load_data
from tests.games.mousquetaires.tables import play, question, state, table

DATA = load_data()
TABLES = DuelTables(DATA)
THERE: dict[str, Any] = {"destination": "paris", "card": "revealed"}


def in_paris(man: str, cards: str, **more: Any) -> Table:
    """A musketeer in Paris before Brisemont; Rochefort is there too."""
    owner = {"porthos": "Jeno", "aramis": "Mark"}[man]
    position = {"active": man, "musketeers": {man: {"at": "paris"}}, "hands": {owner: cards}, "paris": "captive",
                "paris_enemies": "brisemont", **THERE, **more}  # fmt: skip
    return table(position)


def shown(at: Table) -> Prospects:
    found = MOUSQUETAIRES.odds.prospects(at.view(at.game.turn()))
    assert found is not None
    return found


def beaten(man: int, foe: int, dice: int) -> float:
    return TABLES.odds(Duellist(man, False, False, False, False), foe, 1, dice).beaten


def flees(man: int, dice: int, life: int) -> float:
    return TABLES.odds(Duellist(man, False, False, False, False), ROCHEFORT, 1, dice).beaten_standing(life)


def test_M_10_5_the_cards_are_split_over_both_duels_as_well_as_can_be() -> None:
    at = in_paris("porthos", "combat combat combat double")
    brisemont = FOE_WORDS.index("brisemont")
    ways = {
        (singles, doubles): flees(PORTHOS, min(6, 3 + singles + 2 * doubles), 5)
        * beaten(PORTHOS, brisemont, min(6, 3 + (3 - singles) + 2 * (1 - doubles)))
        for singles in range(4)
        for doubles in range(2)
    }
    assert shown(at).answers["duel brisemont"] == pytest.approx(max(ways.values()))
    assert max(ways.values()) > 1.5 * ways[(0, 0)], "without cards against Rochefort it would be far less"


def test_M_6_2_a_challenge_keeps_the_cards_that_it_needs() -> None:
    """Aramis' ability can give a die against Rochefort, but not where the challenge needs it."""
    at = in_paris("aramis", "combat combat gallantry gallantry nobility")
    assert state(at).skill_of(ARAMIS, 2) == 3, "Gallantry 3, two cards and one by the ability make 6"
    assert shown(at).answers["challenge gallantry"] == pytest.approx(flees(ARAMIS, 5, 3))
    at = in_paris("aramis", "combat combat gallantry gallantry gallantry nobility")
    assert shown(at).answers["challenge gallantry"] == pytest.approx(flees(ARAMIS, 6, 3))


def test_the_shown_chance_comes_about_when_the_plan_is_followed() -> None:
    """Two duels are played as the table advises, again and again."""
    at = in_paris("porthos", "combat combat combat double")
    expected = shown(at).answers["duel brisemont"]
    game = state(at)
    chance = FastChance(5)
    times, won = 1500, 0
    seat = int(game.turn())
    parse = MOUSQUETAIRES.rules.catalogue.parse
    start = at.fork()
    play(start, "duel brisemont")
    advice = shown(start)
    assert advice.notes[0][0] == "chance-note-plan"
    for _ in range(times):
        world = state(start).clone()
        for notation in [*advice.best, "done"]:
            world.apply(seat, parse(notation), chance)
        if type(world.stack[-1]).__name__ == "DuelCards":
            while len(options := world.legal(seat)) > 1:
                world.apply(seat, options[-1], chance)
            world.apply(seat, parse("done"), chance)
        won += world.enemy_at[FOE_WORDS.index("brisemont")] != game.enemy_at[FOE_WORDS.index("brisemont")]
    assert won / times == pytest.approx(expected, abs=0.035)


def test_M_10_1_against_rochefort_both_chances_stand_side_by_side() -> None:
    at = in_paris("porthos", "combat combat combat double")
    play(at, "duel brisemont")
    assert question(at) == "DuelCards"
    found = shown(at)
    assert found.of == "flees"
    assert found.answers["add double"] == pytest.approx(beaten(PORTHOS, ROCHEFORT, 5))
    brisemont = FOE_WORDS.index("brisemont")
    assert found.beside["add double"][0].value == pytest.approx(flees(PORTHOS, 5, 5) * beaten(PORTHOS, brisemont, 6))
    assert max(figures[0].value for figures in found.beside.values()) < max(found.answers.values())


def test_M_11_5_a_search_tells_what_it_brings_before_it_can_end() -> None:
    at = table({"active": "porthos", "musketeers": {"porthos": {"at": "paris"}}, "paris": "disappearance",
                "destination": "louvre", "card": "revealed", "actions": 3})  # fmt: skip
    found = shown(at)
    assert found.answers["search"] == pytest.approx(0.65, abs=0.005), "six successes within three actions"
    brings, needs = found.beside["search"]
    assert (brings.of, brings.share) == ("search-brings", False)
    assert brings.value == pytest.approx(2.0)
    assert needs.value == pytest.approx(searches_needed(DATA.blue_faces, 6))
    assert 3.0 < needs.value < 3.6
    assert found.meaning("search") == "search"


def test_M_11_5_a_search_that_cannot_end_in_this_turn_is_no_chance_of_zero() -> None:
    at = table({"active": "porthos", "musketeers": {"porthos": {"at": "paris"}}, "paris": "disappearance",
                "destination": "louvre", "card": "revealed", "actions": 1})  # fmt: skip
    found = shown(at)
    assert found.meaning("search") == "search-fair"
    assert found.answers["search"] == pytest.approx(20 / 27)
    assert [figure.of for figure in found.beside["search"]] == ["search-brings", "search-needs"]


def test_searches_needed_are_counted_out() -> None:
    assert mean_search(DATA.blue_faces) == pytest.approx(2.0)
    assert searches_needed(DATA.blue_faces, 0) == 0.0
    assert searches_needed(DATA.blue_faces, 1) == pytest.approx(27 / 26)
    chance = FastChance(2)
    total = 0
    for _ in range(4000):
        hits = 0
        while hits < 6:
            total += 1
            hits += sum(chance.below(3, "blue") > 0 for _ in range(3))
    assert total / 4000 == pytest.approx(searches_needed(DATA.blue_faces, 6), abs=0.05)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shown_chance_says_what_it_is_the_chance_of(language: str) -> None:
    texts = game_texts(MOUSQUETAIRES, language)
    wording = Wording(MOUSQUETAIRES, texts, ["A", "B", "C", "D", "E"], DATA)
    at = in_paris("aramis", "combat gallantry gallantry gallantry nobility")
    found = shown(at)
    for notation in found.answers:
        assert texts.has(f"chance-{found.meaning(notation)}")
        for figure in found.beside.get(notation, []):
            words = texts.say(f"chance-{figure.of}", wording.readable(figure.parts))
            assert "{" not in words
    for key, parts in found.notes:
        assert "{" not in texts.say(key, wording.readable(parts))


def test_M_15_11_a_milady_who_plays_lays_her_hardest_tokens_on_the_road() -> None:
    position = {"active": "athos", "board_number": 3, "board": "guard2 guard2 guard2", "hands": {"Eva": "erudition"},
                "musketeers": {"athos": {"at": "quest"}}}  # fmt: skip
    at = table(position)
    hardest = min(beaten(2, FOE_WORDS.index(name), 3) for name in ("guard4", "wall"))
    assert shown(at).answers["fight token"] == pytest.approx(hardest, abs=0.15)
    assert "chance-note-hard-tokens" in [key for key, _ in shown(at).notes]
    alone = table({**position, "hands": {"Eva": "erudition"}}, 4, {"milady": "none"})
    assert shown(alone).answers["fight token"] > shown(at).answers["fight token"]
    assert "chance-note-any-token" in [key for key, _ in shown(alone).notes]
