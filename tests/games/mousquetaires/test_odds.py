"""Odds: every cell of the specification's tables, and what can be counted out by hand."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

import pytest

from banneret.core.bits import BIT
from banneret.core.chance import FastChance
from banneret.core.odds import OddsError, Prospects
from banneret.core.table import Table
from banneret.games.mousquetaires.kind import MOUSQUETAIRES
from banneret.games.mousquetaires.odds.destination_odds import destination_weight, expected_rochefort
from banneret.games.mousquetaires.odds.draw_odds import abduction_chance, chance_to_draw, search_chance
from banneret.games.mousquetaires.odds.duel_odds import Duellist, DuelTables
from banneret.games.mousquetaires.odds.prospects import Reckoner
from banneret.games.mousquetaires.odds.siege_odds import SiegeOutlook, SiegeRound
from banneret.games.mousquetaires.odds.task_odds import duellist_of
from banneret.games.mousquetaires.odds.token_odds import blind_token
from banneret.games.mousquetaires.rules.cards import (
    ATHOS,
    COMBAT,
    DARTAGNAN,
    DECOY,
    DOUBLE,
    FIRST_CHALLENGE,
    FOE_WORDS,
    LA_ROCHELLE,
    LOUVRE,
    PARIS,
    PORTHOS,
    ROCHEFORT,
    TOKEN_WORDS,
)
from banneret.games.mousquetaires.rules.data import load_data
from banneret.games.mousquetaires.rules.duel import DUEL_COMPARE, DUEL_ROLL, open_duel
from banneret.games.mousquetaires.rules.milady import ALL_DESTINATIONS
from banneret.games.mousquetaires.rules.state import Mousquetaires
from tests.games.mousquetaires.tables import fresh, play, question, state, table
from tests.games.mousquetaires.test_duel_odds import ODDS

DATA = load_data()
TABLES = DuelTables(DATA)
PLAIN = Duellist(ATHOS, False, False, False, False)


# The tables of section 13.


@pytest.mark.parametrize("foe", ODDS)
def test_M_7_3_every_cell_of_the_duel_table(foe: str) -> None:
    """Per cent to the nearest whole one, wounds to two places: as the table is printed."""
    for blue, (per_cent, wounds) in enumerate(ODDS[foe], start=3):
        odds = TABLES.odds(PLAIN, FOE_WORDS.index(foe), 2 if foe == "cavois" else 1, blue)
        assert (round(100 * odds.beaten), round(odds.wounds, 2)) == (per_cent, wounds), blue
        assert sum(odds.chances) == pytest.approx(1)


@pytest.mark.parametrize(
    ("foe", "same"), [("henchman", "guard2"), ("biscarat", "guard3"), ("laffemas", "guard3"), ("guard", "guard3"),
                      ("nemesis", "guard3"), ("la_houdiniere", "guard4")]
)  # fmt: skip
def test_foes_with_the_same_dice_are_equally_hard(foe: str, same: str) -> None:
    for blue in range(3, 7):
        one, other = (TABLES.odds(PLAIN, FOE_WORDS.index(name), 1, blue) for name in (foe, same))
        assert one.chances == other.chances


@pytest.mark.parametrize(
    ("man", "improved", "per_cent"),
    [
        (ATHOS, False, [3.7, 11.1, 21.0, 32.0]),
        (ATHOS, True, [11.1, 27.2, 43.2, 57.1]),
        (DARTAGNAN, False, [11.1, 27.2, 43.2, 57.1]),
        (DARTAGNAN, True, [22.2, 39.5, 53.5, 64.7]),
    ],
)
def test_M_16_5_every_cell_of_the_thrust_table(man: int, improved: bool, per_cent: list[float]) -> None:
    one = Duellist(man, improved, False, False, False)
    assert [round(100 * TABLES.thrust_chance(one, dice), 1) for dice in range(3, 7)] == per_cent


def test_M_11_5_searches_and_the_abduction_come_out_as_worked_out() -> None:
    assert [round(100 * search_chance(DATA.blue_faces, times, 6)) for times in (3, 4)] == [65, 93]
    abducted = [round(100 * abduction_chance(DATA.red_faces, 4, rounds, 6)) for rounds in (1, 2, 3, 4)]
    assert abducted == [0, 14, 61, 89]


def test_M_13_5_the_siege_drifts_by_a_third_of_blue_less_half_of_red() -> None:
    for blue, red in product(range(7), range(5)):
        assert SiegeRound(DATA, blue, red, 0, 0).mean() == pytest.approx(blue / 3 - red / 2)


# Equipment: against duels that are played.


@pytest.mark.parametrize(
    ("items", "thrust", "foe"),
    [("pistol", False, "lubin"), ("armour", False, "guard4"), ("armour", False, "even"), ("toledo", False, "jussac"),
     ("toledo pistol", True, "rochefort"), ("toledo armour", True, "wall")],
)  # fmt: skip
def test_M_16_3_equipment_counts_as_it_does_in_play(items: str, thrust: bool, foe: str) -> None:
    """A Toledo sword is used in play as the odds say, so both must agree."""
    at = table({"active": "porthos", "musketeers": {"porthos": {"equipment": items, "thrust": thrust}}})
    game = state(at)
    chance = FastChance(len(items) + len(foe))
    number = FOE_WORDS.index(foe)
    one = duellist_of(game, PORTHOS)
    assert one.toledo == ("toledo" in items)
    duels = 2500
    for blue in (3, 5):
        won = taken = 0
        for _ in range(duels):
            won_now, hurt = played_duel(game, number, blue, chance)
            won += won_now
            taken += hurt
        odds = TABLES.odds(one, number, 1, blue)
        assert won / duels == pytest.approx(odds.beaten, abs=0.035)
        assert taken / duels == pytest.approx(odds.wounds, abs=0.08)


def played_duel(game: Mousquetaires, foe: int, blue: int, chance: FastChance) -> tuple[bool, int]:
    open_duel(game, PORTHOS, foe, -1)
    game.blue = blue
    depth = len(game.stack)
    while True:
        DUEL_ROLL.run(game, chance)
        reroll = type(game.stack[-1]).__name__ == "RerollDie"
        if reroll:
            chances = Reckoner(game, int(game.owner[PORTHOS]), TABLES).prospects()
            assert chances is not None
            best = MOUSQUETAIRES.rules.catalogue.parse(chances.best[0])
            game.stack[-1].apply(game, int(game.owner[PORTHOS]), best, chance)
        game.pop()
        DUEL_COMPARE.run(game, chance)
        if game.stack[-1] is not DUEL_ROLL:
            assert len(game.stack) == depth
            return game.foe_hurt > 0, int(game.man_hurt)
        game.pop()


def test_equipment_never_harms() -> None:
    better = [Duellist(ATHOS, False, *flags) for flags in product((False, True), repeat=3)]
    for foe in ("guard3", "rochefort", "wall", "jussac"):
        for blue in range(3, 7):
            plain = TABLES.odds(PLAIN, FOE_WORDS.index(foe), 1, blue).value
            assert all(TABLES.odds(one, FOE_WORDS.index(foe), 1, blue).value >= plain - 1e-9 for one in better)


def test_a_duel_that_fells_is_counted_by_life_points() -> None:
    odds = TABLES.odds(PLAIN, FOE_WORDS.index("guard4"), 1, 3)
    assert odds.hurt_by(0) == pytest.approx(1)
    assert odds.hurt_by(1) > odds.hurt_by(2) > odds.hurt_by(3) > 0
    assert odds.beaten_standing(99) == pytest.approx(odds.beaten)
    assert odds.beaten_standing(1) <= odds.beaten


# Counting out.


def test_the_chance_to_draw_is_counted_out() -> None:
    for wanted, draws, least in product(range(5), range(1, 5), range(4)):
        hits = [sum(card < wanted for card in drawn) >= least for drawn in combinations(range(7), draws)]
        assert chance_to_draw(wanted, 7, draws, least) == pytest.approx(sum(hits) / len(hits))


def test_M_13_8_the_outlook_of_the_siege_is_a_chain() -> None:
    one = SiegeRound(DATA, 2, 2, 1, 0)
    outlook = SiegeOutlook(10, 2)
    outlook.after(one)
    assert outlook.lost() == pytest.approx(one.lost_from(2))
    assert outlook.lost() == pytest.approx(4 / 9 * 3 / 4 + 4 / 9 * 1 / 4)  # 0 blue: red ≥ 1; 1 blue: red = 2
    before = outlook.lost()
    outlook.after(one)
    assert before < outlook.lost() < 1
    assert outlook.at_least(1) == pytest.approx(1 - outlook.lost())


def test_M_13_7_sacrifices_take_swords_and_M_13_9_the_right_end_is_remembered() -> None:
    assert SiegeRound(DATA, 0, 3, 1, 4).at_most(-1) == 0.0
    assert SiegeRound(DATA, 0, 1, 0, 0).at_most(-1) == pytest.approx(0.5)
    outlook = SiegeOutlook(10, 10)
    for _ in range(3):
        outlook.after(SiegeRound(DATA, 0, 4, 0, 0))
    assert outlook.reached_end() == pytest.approx(1)


def test_M_15_8_a_face_down_token_agrees_with_sampled_worlds() -> None:
    at = fresh(3)
    policy = MOUSQUETAIRES.bot.policy()
    chance = FastChance(4)
    checked = 0
    while at.game.turn() >= 0 and checked < 3:
        game = state(at)
        hidden = game.board_number in (1, 3) and game.hidden_tokens() > 0
        if hidden and game.round > checked and at.game.turn() < 2:
            checked += 1
            compare_with_worlds(at)
        seat = at.game.turn()
        at.submit(seat, [policy.choose(at.view(seat).state, seat, chance)])
    assert checked >= 2


def compare_with_worlds(at: Table) -> None:
    view = at.view(0)
    game = view.state
    assert isinstance(game, Mousquetaires)
    sampler = MOUSQUETAIRES.sight.sampler(view)
    space = next(space for space, token in enumerate(game.board) if token == -1)
    counts = [0] * len(TOKEN_WORDS)
    samples = 1500
    chance = FastChance(3)
    for _ in range(samples):
        world = sampler.sample(chance)
        assert isinstance(world, Mousquetaires)
        counts[world.board[space]] += 1
    odds = blind_token(game)
    assert [count / samples for count in counts] == pytest.approx(odds.chances, abs=0.05)
    assert odds.dangerous() == pytest.approx(1 - odds.chances[DECOY])
    assert sum(odds.chances[FIRST_CHALLENGE:]) == 0


# Beside the answers of a table.


def shown(at: Table) -> Prospects:
    found = MOUSQUETAIRES.odds.prospects(at.view(at.game.turn()))
    assert found is not None
    return found


HANDS = {"Eva": "combat combat erudition", "Jeno": "erudition"}


def duel_table(active: str, **more: Any) -> Table:
    """Athos (Eva) and Porthos (Jeno) in Paris, before Brisemont; Milady's card lies face down."""
    men = {"athos": {"at": "paris"}, "porthos": {"at": "paris", **more}}
    position = {"active": active, "musketeers": men, "hands": HANDS, "paris": "captive", "paris_enemies": "brisemont",
                "destination": "louvre"}  # fmt: skip
    return table(position)


def brisemont(man: int, blue: int) -> float:
    return TABLES.odds(Duellist(man, False, False, False, False), FOE_WORDS.index("brisemont"), 1, blue).beaten


def test_the_menu_shows_a_duel_with_all_dice_in_reach() -> None:
    """Rochefort never comes between Athos and his task (M-10.4)."""
    at = duel_table("athos")
    assert shown(at).answers == pytest.approx({"duel brisemont": brisemont(ATHOS, 5)})
    play(at, "duel brisemont")
    assert question(at) == "DuelCards"
    assert shown(at).answers == pytest.approx({"done": brisemont(ATHOS, 3), "add combat": brisemont(ATHOS, 4)})
    at.submit(at.game.turn(), [MOUSQUETAIRES.rules.catalogue.parse("add combat")])
    found = shown(at)
    assert found.chosen == pytest.approx(brisemont(ATHOS, 4))
    assert found.answers == pytest.approx({"done": brisemont(ATHOS, 4), "add combat": brisemont(ATHOS, 5)})


def test_M_10_1_a_task_counts_the_chance_that_rochefort_is_there() -> None:
    """The true card is the Louvre's; Jeno only knows where experts go as often as was measured."""
    at = duel_table("porthos")
    assert state(at).face_down
    rochefort = TABLES.odds(Duellist(PORTHOS, False, False, False, False), ROCHEFORT, 1, 3)
    comes = expected_rochefort(state(at), PORTHOS, PARIS)
    assert 0.4 < comes < 0.8, "in the first round she is drawn to Paris"
    goes_on = 1 - comes + comes * rochefort.beaten_standing(5)
    assert shown(at).answers == pytest.approx({"duel brisemont": brisemont(PORTHOS, 3) * goes_on})


def test_M_4_1_where_milady_is_expected_follows_what_everybody_sees() -> None:
    """The measured weights: Paris in the first round, La Rochelle with cards, no place that is ruled out."""
    game = state(duel_table("porthos")).clone()
    first = expected_rochefort(game, PORTHOS, PARIS)
    game.round = 4
    later = expected_rochefort(game, PORTHOS, PARIS)
    assert later < first / 2
    game.siege_cards = [DOUBLE, COMBAT, COMBAT]
    besieged = expected_rochefort(game, PORTHOS, PARIS)
    assert besieged < later
    every = sum(destination_weight(game, place) for place in ALL_DESTINATIONS)
    assert besieged == pytest.approx(destination_weight(game, PARIS) / every)
    game.ruled_out = BIT[LA_ROCHELLE]
    assert expected_rochefort(game, PORTHOS, PARIS) > besieged
    game.ruled_out = BIT[PARIS]
    assert expected_rochefort(game, PORTHOS, PARIS) == 0.0
    assert expected_rochefort(game, ATHOS, LOUVRE) == 0.0


def trapped_table(trap: str, life: int, options: dict[str, str] | None = None, **more: Any) -> Table:
    """Porthos (Jeno, without cards) in Paris, before Brisemont and a trap; Milady is elsewhere unless it is said."""
    men = {"porthos": {"at": "paris", "life": life}}
    position = {"active": "porthos", "musketeers": men, "hands": {"Jeno": ""}, "paris": "captive", "gold": 2,
                "paris_enemies": "brisemont", "paris_trap": trap, **more}  # fmt: skip
    return table(position, options=options)


def test_M_9_7_a_task_counts_that_the_assassin_fells_him_first() -> None:
    felled = shown(trapped_table("assassin", 1))
    assert felled.answers == {"duel brisemont": 0.0}
    assert felled.meaning("duel brisemont") == "felled-first"
    assert shown(trapped_table("assassin", 2)).meaning("duel brisemont") == "duel"
    at = trapped_table("assassin", 2)
    assert shown(at).answers == pytest.approx({"duel brisemont": brisemont(PORTHOS, 3)})
    at = trapped_table("assassin", 2, destination="paris", card="revealed")
    rochefort = TABLES.odds(Duellist(PORTHOS, False, False, False, False), ROCHEFORT, 1, 3)
    assert rochefort.beaten_standing(1) < rochefort.beaten_standing(2)
    expected = brisemont(PORTHOS, 3) * rochefort.beaten_standing(1)
    assert shown(at).answers == pytest.approx({"duel brisemont": expected})


def test_M_9_3_with_the_option_a_trap_counts_rochefort_too() -> None:
    there: dict[str, Any] = {"destination": "paris", "card": "revealed"}
    flees = TABLES.odds(Duellist(PORTHOS, False, False, False, False), ROCHEFORT, 1, 3).beaten_standing(5)
    nemesis = TABLES.odds(Duellist(PORTHOS, False, False, False, False), FOE_WORDS.index("nemesis"), 1, 3).beaten
    interrupted = {"rochefort_interrupts_traps": "true"}
    assert shown(trapped_table("nemesis", 5, named="porthos", **there)).answers["solve"] == pytest.approx(nemesis)
    at = trapped_table("nemesis", 5, interrupted, named="porthos", **there)
    assert shown(at).answers["solve"] == pytest.approx(nemesis * flees)
    assert "solve" not in shown(trapped_table("beggars", 5, **there)).answers
    assert shown(trapped_table("beggars", 5, interrupted, **there)).answers["solve"] == pytest.approx(flees)


def test_a_toledo_sword_shows_what_each_die_is_worth() -> None:
    """A roll that loses: the lily, which does nothing, is rolled again."""
    at = duel_table("porthos", equipment="toledo")
    play(at, "duel brisemont", "done")
    assert question(at) == "RerollDie"
    game = state(at)
    game.blue_dice, game.red_dice = [0, 1, 2], [0, 0, 1]
    found = shown(at)
    assert set(found.answers) == {"keep", "reroll sword", "reroll shield", "reroll lily"}
    assert found.best == ["reroll lily"]
    assert found.best_chance == found.answers["reroll lily"] == max(found.answers.values())


def test_milady_and_spectators_are_shown_nothing() -> None:
    at = fresh(5)
    assert MOUSQUETAIRES.odds.prospects(at.view(4)) is None
    assert MOUSQUETAIRES.odds.prospects(at.view(-1)) is None


# Questions without a game.


def chances(name: str, **given: str | list[str]) -> dict[str, list[float | None]]:
    values = {key: [value] if isinstance(value, str) else value for key, value in given.items()}
    charts = [MOUSQUETAIRES.odds.chart(name, values, language, DATA) for language in ("en", "hu")]
    assert charts[0].heading != charts[1].heading
    assert [row.name for row in charts[0].rows] == [row.name for row in charts[1].rows]
    return {row.name: row.chances for row in charts[0].rows}


def test_the_questions_are_answered() -> None:
    foes = chances("foes")
    for foe in ("brisemont", "rochefort", "wall", "jussac"):
        expected = [pytest.approx(per_cent / 100, abs=0.005) for per_cent, _ in ODDS[foe]]
        assert foes[foe] == expected
    assert foes["cavois"][3] == pytest.approx(0.25, abs=0.005)
    assert chances("duel", foe="cavois", wounded="1")["6"][0] == pytest.approx(0.99, abs=0.005)
    assert chances("thrust")["both"][0] == pytest.approx(2 / 9)
    assert chances("challenge", missing="1", matching="1", deck="4", draws="2") == {"1": [0.25], "2": [0.5]}
    siege = chances("siege", blue="2", red="2", marker="2", smuggler="")
    assert siege["1"][0] == pytest.approx(4 / 9)
    assert chances("constance")["3"] == [pytest.approx(0.65, abs=0.005), pytest.approx(0.61, abs=0.005)]
    token = chances("token", board="1", seen=["decoy,guard2"])
    assert token["decoy"] == [pytest.approx(0.3)]
    assert token["dangerous"] == [pytest.approx(0.7)]
    assert chances("token", board="3", seen="dagger,dagger")["dagger"] == [0.0]


@pytest.mark.parametrize(
    ("name", "given", "why"),
    [
        ("duel", {"foe": "decoy"}, "mousquetaires-odds-foe"),
        ("duel", {"foe": "nobody"}, "mousquetaires-odds-foe"),
        ("duel", {"foe": "jussac", "man": "planchet"}, "mousquetaires-odds-man"),
        ("duel", {"foe": "jussac", "life": "9"}, "mousquetaires-odds-number"),
        ("challenge", {"missing": "99"}, "mousquetaires-odds-number"),
        ("siege", {"blue": "7", "red": "1"}, "mousquetaires-odds-number"),
        ("token", {"board": "2"}, "mousquetaires-odds-board"),
        ("token", {"board": "1", "seen": "dagger,dagger,dagger"}, "mousquetaires-odds-token"),
        ("token", {"board": "1", "seen": "guard2," * 4 + "guard3," * 4 + "guard4"}, "mousquetaires-odds-seen"),
    ],
)
def test_what_makes_no_sense_is_refused(name: str, given: dict[str, str], why: str) -> None:
    with pytest.raises(OddsError) as caught:
        chances(name, **given)
    assert caught.value.parts["why"] == why
