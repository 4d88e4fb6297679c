"""Warrior Knights' table in the browser: legible, complete, in both languages, and drawn from the view alone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from banneret.core.bits import BIT
from banneret.core.chance import FastChance
from banneret.core.drawing.canvas import Canvas, Heard
from banneret.core.drawing.sheet import Drawing
from banneret.core.odds import Figure, Prospects
from banneret.core.texts import Texts
from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS
from banneret.games.warrior_knights.rules.actions import CATALOGUE
from banneret.games.warrior_knights.rules.cards import (
    AREA_IDS,
    AREAS,
    ARSON,
    BARON_IDS,
    BEARINGS,
    KINGDOM_AREAS,
    PORT,
    TROOP_IDS,
)
from banneret.games.warrior_knights.rules.data import load_data
from banneret.games.warrior_knights.rules.ending import end_game
from banneret.games.warrior_knights.rules.state import BY_ROUNDS, WarriorKnights, put, without
from banneret.games.warrior_knights.web.land import land
from banneret.games.warrior_knights.web.shapes import ALL
from tests.games.drawn_page import Page
from tests.games.warrior_knights.card_tables import agenda, lasts, meet
from tests.games.warrior_knights.tables import fates, noble, out_of_agendas, own, play, reveal, table

TEXTS = {language: Texts(language, [str(WARRIOR_KNIGHTS.folder / "texts")]) for language in ("en", "hu")}
NAMES = ["Anita", "Márk", "Éva", "Jenő", "Odo", "Ursula"]
PROMPT_WORDS = {"absolve", "fight"}


def canvas(game: WarriorKnights, seat: int, language: str = "en") -> Canvas:
    """What the server would pass: the legal answers, the draft, reasons made of refusals, and the log."""
    view = WARRIOR_KNIGHTS.view(game, seat)

    def why(text: str) -> tuple[str, str]:
        refusal = view.state.refuse(seat, CATALOGUE.parse(text))
        return (refusal.code, refusal.rule) if refusal else ("", "")

    legal = {action.notation: action for action in view.state.legal(seat)} if seat >= 0 else {}
    chosen = [CATALOGUE.actions[answer].notation for answer in game.picked[seat]] if seat >= 0 else []
    log = [Heard(event.name, event.seat, event.told_to(seat)) for event in game.events if event.heard_by(seat)]
    return Canvas(TEXTS[language], NAMES[: game.players], game.charter.data, legal, chosen, why, log=log)


def drawn(game: WarriorKnights, seat: int, language: str = "en") -> Drawing:
    return WARRIOR_KNIGHTS.web.draw(WARRIOR_KNIGHTS.view(game, seat), canvas(game, seat, language))


def page(game: WarriorKnights, seat: int = 0, language: str = "en") -> Page:
    drawing = drawn(game, seat, language)
    return Page("".join(text for name, text in drawing.regions.items() if name != "phase"))


def played(players: int, seed: int, answers: int) -> Iterator[WarriorKnights]:
    """A game at random for so many answers, before each of them."""
    chance = FastChance(seed)
    game = WARRIOR_KNIGHTS.new(players, chance=chance, listen=True)
    assert isinstance(game, WarriorKnights)
    for _ in range(answers):
        if game.over:
            break
        yield game
        seat = game.turn()
        legal = game.legal(seat)
        game.apply(seat, legal[chance.below(len(legal), "choice")], chance)


# Everything, everywhere.


@pytest.mark.parametrize(("language", "players", "seed"), [("en", 3, 1), ("hu", 6, 2), ("hu", 2, 3)])
def test_every_position_is_drawn_for_everybody(language: str, players: int, seed: int) -> None:
    for step, game in enumerate(played(players, seed, 700)):
        if step % 43 and not game.over:
            continue
        for seat in (-1, game.turn(), (game.turn() + 1) % players):
            drawing = drawn(game, seat, language)
            assert set(drawing.regions) == {"board", "hand", "opponents", "phase"}
            parsed = Page("".join(text for name, text in drawing.regions.items() if name != "phase"))
            assert len(parsed.ids) == len(set(parsed.ids))
            assert all(element.get("aria-label") for element in parsed.elements if element["tag"] == "button")
            assert "table-web" not in parsed.text() + drawing.regions["phase"]


def test_every_answer_about_a_thing_can_be_given_by_clicking_on_the_table() -> None:
    """Except what names no thing, what Absolution lifts, and whom a battle is against: the prompt has these."""
    questions: dict[tuple[str, int], int] = {}
    for players, seed in ((3, 5), (5, 6), (2, 7)):
        for game in played(players, seed, 900):
            seat = game.turn()
            name = type(game.stack[-1]).__name__
            key = name, min(2, len(game.picked[seat]))
            questions[key] = questions.get(key, 0) + 1
            if questions[key] > 2:
                continue
            drawing = drawn(game, seat)
            acts = [act for html in drawing.regions.values() for act in re.findall(r'data-acts="([^"]*)"', html)]
            firsts = {act.partition(", ")[0] for found in acts for act in found.split("|")}
            missing = [
                action.notation
                for action in game.legal(seat)
                if action.piece >= 0 and action.notation not in firsts and action.word not in PROMPT_WORDS
            ]
            assert missing == [], f"{name} cannot be answered on the table: {missing}"
    wanted = {"AssignTroops", "PlaceStronghold", "PlanCards", "Mobilize", "MoveNobles", "ChooseBattle", "DropCards"}
    assert wanted <= {name for name, _ in questions}


def test_what_is_hidden_is_not_drawn() -> None:
    """W-5.1, W-11 A plan and a hand of Fate cards change nothing that another one is shown."""
    one = next(game for game in played(3, 8, 400) if type(game.stack[-1]).__name__ == "PlanCards")
    seat = one.turn()
    other = one.clone()
    one.apply(seat, CATALOGUE.parse("plan 1:levy_taxes"), FastChance(1))
    other.apply(seat, CATALOGUE.parse("plan 2:rally_support"), FastChance(1))
    watcher = (seat + 1) % 3
    assert drawn(one, watcher).regions == drawn(other, watcher).regions
    assert drawn(one, -1).regions == drawn(other, -1).regions
    assert drawn(one, seat).regions["hand"] != drawn(other, seat).regions["hand"]


# The map.


def test_every_area_lies_on_the_map_and_neighbours_share_a_border() -> None:
    place = land()
    board = load_data().board
    for one in range(KINGDOM_AREAS):
        for other in board.neighbours[one]:
            assert len(place.border(one, other)) == 2, f"{AREA_IDS[one]} and {AREA_IDS[other]}"
        assert (place.port[one] is not None) == board.port[one]
    shown = page(table(3), 0)
    assert {f"area-{id}" for id in AREA_IDS} <= set(shown.ids)
    assert shown.with_id("kingdom")["data-zoom"] == ""


def test_an_area_tells_what_it_holds() -> None:
    game = table(3)
    noble(game, 0, "star", "monz", "vassal_100", "swiss_150")
    own(game, 1, "monz")
    game.casualties = put(game.casualties, 0, 1)
    game.breaches = put(game.breaches, 6, 1)
    game.besiegers = put(game.besiegers, 6, 0)
    words = page(game, 2).with_id("area-monz")["aria-label"]
    for word in ("Monz", "strength 100", "held by Márk", "1 breach", "besieged by Anita", "strength 150", "Swiss 150",
                 "1 casualty"):  # fmt: skip
        assert word in words
    assert page(game, 2).with_id("tip-monz")


def test_a_noble_at_sea_stands_on_the_port_and_not_in_the_area() -> None:
    game = table(3)
    army = noble(game, 0, "star", "ballin", "vassal_100")
    game.places = put(game.places, army, PORT + AREA_IDS.index("cadiz"))
    shown = page(game, 1)
    assert "At sea" in shown.with_id("area-cadiz")["aria-label"]
    assert "At sea" not in shown.with_id("area-ballin")["aria-label"]


def test_W_3_1_each_baron_bears_the_arms_of_his_colour() -> None:
    assert sorted(BEARINGS) == list(range(len(BARON_IDS)))
    game = table(3)
    game.barons = [3, 0, 5]
    assert [WARRIOR_KNIGHTS.web.arms(game, seat) for seat in range(3)] == [4, 0, 3]


# Moving.


def test_W_10_2_a_noble_is_chosen_and_his_way_lights_up() -> None:
    game = table(3)
    noble(game, 0, "star", "surat", "vassal_100")
    reveal(game, "0:versatile_strategy")
    assert "choose star" in page(game).acts("wk-noble")
    play(game, "choose star")
    shown = page(game)
    assert shown.with_id("noble-0")["data-chosen"] == "choose star"
    areas = shown.acts("wk-area")
    assert {"step monz", "step monz, step oakvale", "step monz, step oakvale, step vecht"} <= areas
    assert {f"sail {id}" for id in ("ballin", "cadiz", "jerusalem")} <= areas
    assert "border_closed" in shown.with_id("area-gedze")["data-why"]
    assert shown.with_id("area-gedze")["data-rule"] == "W-10.3"
    play(game, "step monz")
    shown = page(game)
    assert len(shown.looks("wk-way-dot")) == 2
    assert {"step oakvale", "step oakvale, step vecht"} <= shown.acts("wk-area")


def test_W_10_2_he_turns_back_or_takes_a_step_back_by_clicking_on_areas() -> None:
    game = table(3)
    noble(game, 0, "star", "oakvale", "vassal_100")
    reveal(game, "0:versatile_strategy")
    play(game, "choose star, step vecht")
    shown = page(game)
    assert shown.with_id("area-vecht")["data-chosen"] == "step vecht"  # no way there and back again
    assert shown.with_id("area-oakvale")["data-acts"] == "step oakvale"
    play(game, "step bridgefields")
    shown = page(game)
    assert shown.with_id("area-vecht")["data-acts"] == "step vecht"
    assert shown.with_id("area-bridgefields")["data-chosen"] == "step bridgefields"


def test_W_10_6_troops_are_taken_by_clicking_on_them() -> None:
    game = table(3)
    noble(game, 0, "star", "oakvale", "vassal_50")
    reveal(game, "0:versatile_strategy")
    play(game, "choose star")
    assert {"take garrison:vassal_50", "take garrison:vassal_100"} <= page(game).acts("wk-troop")
    play(game, "take garrison:vassal_50")
    taken = [thing for thing in page(game).looks("wk-troop") if "chosen" in thing["class"].split()]
    assert [thing["data-chosen"] for thing in taken] == ["take garrison:vassal_50"]


# Planning.


def test_W_5_1_cards_are_dragged_into_three_stacks_and_taken_back() -> None:
    game = next(game for game in played(3, 8, 400) if type(game.stack[-1]).__name__ == "PlanCards")
    seat = game.turn()
    shown = page(game, seat)
    assert [thing["data-place"] for thing in shown.looks("wk-stack")] == ["1", "2", "3"]
    card = shown.with_id(f"hand-{seat}-levy_taxes")
    assert card["data-drag"] == "plan *:levy_taxes"
    assert card["data-acts"].split("|") == [f"plan {stack}:levy_taxes" for stack in (1, 2, 3)]
    for _ in range(2):
        game.apply(seat, CATALOGUE.parse("plan 2:levy_taxes"), FastChance(1))
    shown = page(game, seat)
    assert [thing["data-chosen"] for thing in shown.looks("wk-laid")] == ["plan 2:levy_taxes"] * 2
    assert "data-acts" not in shown.with_id(f"hand-{seat}-levy_taxes")
    assert shown.with_id(f"hand-{seat}-levy_taxes")["data-why"] == "not_in_hand"
    assert shown.with_id(f"hand-{seat}-rally_support")["data-acts"] == "plan 1:rally_support|plan 3:rally_support"
    assert shown.looks("wk-slot")[0]["tag"] == "div"
    assert len(shown.looks("wk-slot")) == 4


# Battles, the Assembly, news.


def test_W_11_a_battle_is_shown_with_both_sides_and_the_own_cards_alone() -> None:
    game = table(3)
    noble(game, 0, "star", "monz", "vassal_100", "vassal_50", "vassal_50")
    reveal(game, "0:versatile_strategy")
    play(game, "target monz", "assault, with star, attack")
    own_side, others = page(game, 0), page(game, 1)
    assert "Monz" in own_side.text()
    assert len([act for act in own_side.acts("wk-fate") if act.startswith("drop fate_")]) == 4
    assert others.acts("wk-fate") == set()
    assert not [id for id in others.ids if id.startswith("fate-fate_")], "a hidden card is known by its name"
    assert len(others.looks("wk-fate")) == 6


def test_the_last_battle_is_told_beside_the_map() -> None:
    game = table(3)
    noble(game, 0, "star", "monz", "vassal_100", "vassal_50", "vassal_50")
    reveal(game, "0:versatile_strategy")
    play(game, "target monz", "assault, with star, attack")
    while type(game.stack[-1]).__name__ != "PlanCards":
        legal = game.legal(game.turn())
        game.apply(game.turn(), legal[-1] if game.battle_kind and legal[-1].piece < 0 else legal[0], FastChance(4))
    news = page(game, 1)
    assert "Assault: Monz" in news.text()
    assert "Losses" in news.text()
    assert news.with_id("news")


def test_W_9_3_votes_are_a_number_picked_and_confirmed() -> None:
    for game in played(4, 11, 6000):
        if type(game.stack[-1]).__name__ == "CommitVotes" and game.votes[game.turn()] > 1:
            seat = game.turn()
            shown = page(game, seat)
            numbers = shown.looks("wk-number")
            assert {thing["data-acts"] for thing in numbers} == {f"commit {n}" for n in range(game.votes[seat] + 1)}
            assert all(thing["data-ask"] == "1" for thing in numbers)
            assert "commit" not in page(game, -1).acts()
            return
    pytest.fail("no Assembly")


def test_chances_stand_beside_the_answers_where_they_are_told() -> None:
    game = table(3)
    noble(game, 0, "star", "monz", "vassal_100", "vassal_50", "vassal_50")
    reveal(game, "0:versatile_strategy")
    play(game, "target monz")
    assert page(game).looks("chance") == []
    seen = canvas(game, 0)
    of = {"assault": "captured", "siege": "besieged"}
    beside = {"assault": [Figure("own-deaths", 0.153), Figure("retreat", 0.02)]}
    seen.prospects = Prospects({"assault": 0.739, "siege": 1.0}, of_answer=of, beside=beside)
    shown = Page(WARRIOR_KNIGHTS.web.draw(WARRIOR_KNIGHTS.view(game, 0), seen).regions["board"])
    assert [thing["aria-label"] for thing in shown.looks("chance")] == [
        "Assault with all rested nobles: chance to capture the place now: 74%",
        "Siege with all rested nobles: chance that the siege is laid: 100%",
    ]
    assert "all your attacking nobles die: 15% · you must retreat: 2%" in shown.text()
    play(game, "assault, with star, attack")
    seen = canvas(game, 0)
    first, *_ = [act for act in seen.legal if act.startswith("drop ")]
    seen.prospects = Prospects({}, 0.4, [first], 0.5, of="captured")
    shown = Page(WARRIOR_KNIGHTS.web.draw(WARRIOR_KNIGHTS.view(game, 0), seen).regions["board"])
    assert [thing["data-acts"] for thing in shown.looks("wk-advised")] == [first]
    assert "the best choice discards it" in shown.looks("wk-advised")[0]["aria-label"]
    assert "40%" in shown.text()


# Shapes.


def test_every_shape_is_a_closed_outline_within_its_square() -> None:
    for name, data in ALL.items():
        assert re.fullmatch(r"[MLHVCQAZqv0-9 .\-]+", data), name
        numbers = [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", data)]
        assert all(-2 <= number <= 104 for number in numbers), name
    assert len(land().middle) == AREAS


# W-1.1, W-1.2, W-16.2 What is public is to be seen, on the board and off it.


def heirless_table() -> WarriorKnights:
    """Márk's star noble is marked; Éva holds the heir of his square; the garrison of Éva has lost its stronghold."""
    game = table(3, {"exchange_heirs": "on"})
    noble(game, 1, "star", "monz", "vassal_50")
    lasts(game, "no_heir", 5)
    game.heirs = put(game.heirs, 6, 2)
    game.strongholds = put(game.strongholds, 2, -1)
    reveal(game, "0:levy_taxes")
    return game


@pytest.mark.parametrize(
    ("language", "none", "held"),
    [("en", "no heir", "heir held by Éva"), ("hu", "nincs örököse", "örököse túsz, őrzője Éva")],
)
def test_W_16_2_who_has_no_heir_and_who_holds_one_is_shown_to_everybody(language: str, none: str, held: str) -> None:
    game = heirless_table()
    for seat in (0, 1, -1):
        regions = drawn(game, seat, language).regions
        assert none in regions["board"]  # he stands in Monz
        assert (held in regions["hand"]) == (seat == 1)  # off the board: among the own armies,
        assert (held in regions["opponents"]) == (seat != 1)  # or at the plate
    game.dead = BIT[6]
    waits = {"en": "dead, waits for his heir", "hu": "halott, az örökösére vár"}[language]
    assert f"{waits}, {held}" in drawn(game, 0, language).regions["opponents"]
    plate = drawn(game, 2, language).regions["hand"]
    assert "Alan of Smalt" in plate  # the holder sees whose heir he has


def test_W_1_1_what_another_baron_has_off_the_board_is_shown() -> None:
    game = heirless_table()
    assert "vassal 100" in drawn(game, 0).regions["opponents"]  # the garrison that waits
    game.strongholds = put(game.strongholds, 2, 16)
    assert "vassal 100" not in drawn(game, 0).regions["opponents"]
    board = page(game).text() + drawn(game, 0).regions["board"]
    assert "garrison" in board


def test_W_1_2_without_the_option_only_the_mark_is_told() -> None:
    game = table(3)
    noble(game, 1, "star", "monz", "vassal_50")
    game.heirs = put(game.heirs, 6, 2)
    reveal(game, "0:levy_taxes")
    assert "heir" not in drawn(game, 0).regions["board"] + drawn(game, 0).regions["opponents"]
    lasts(game, "broken_line", 5)
    assert "no heir" in drawn(game, 0).regions["board"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Discarded events: Arson", "Discarded agendas: Tithe", "Discarded mercenaries: Swiss 50 ×2"]),
        ("hu", ["Eldobott események: ", "Eldobott teendők: ", "Eldobott zsoldosok: svájci 50 ×2"]),
    ],
)
def test_W_1_1_discards_lie_open(language: str, words: list[str]) -> None:
    """Section 7: events, agendas and mercenaries; a private motion may pick from the agendas."""
    game = table(3)
    reveal(game, "0:levy_taxes")
    assert not any(text in drawn(game, -1, language).regions["board"] for text in words)
    swiss = TROOP_IDS.index("swiss_50")
    game.event_deck, game.event_discard = without(game.event_deck, ARSON), [ARSON]
    game.agenda_discard = [out_of_agendas(game, "tithe")]
    game.mercenary_discard = [swiss, swiss]
    for seat in (-1, 0, 1):
        board = drawn(game, seat, language).regions["board"]
        assert all(text in board for text in words)


@pytest.mark.parametrize(
    ("language", "card", "vote"),
    [
        ("en", "End: No Sieges", "No Sieges is no longer in force"),
        ("hu", "Visszavonás: ", "Magánindítvány, visszavonás: "),
    ],
)
def test_W_16_1_an_open_motion_in_force_is_shown_as_one_to_end(language: str, card: str, vote: str) -> None:
    game = table(3, {"open_private_motions": "on"})
    agenda(game, "private_motion", "fine")
    fates(game, 1)
    meet(game)
    assert card not in drawn(game, 0, language).regions["board"]
    game.open_laws = 1
    assert card in drawn(game, 0, language).regions["board"]
    play(game, "propose motion open_no_sieges")
    assert vote in drawn(game, 1, language).regions["board"]


def test_W_14_2_the_table_ranks_everybody_as_the_rules_do() -> None:
    """Under Might Is Right Kingdom cities come before influence, and who is out comes last."""
    game = table(4, {"might_is_right": "on"})
    game.influence = [1, 2, 3, 9]
    own(game, 0, "kovel", "lenz")
    own(game, 1, "monz")
    game.out = 8
    end_game(game, 0, BY_ROUNDS, "W-14.2")
    names = re.findall(r'wk-rank-name">(\w+)<', drawn(game, 1).regions["board"])
    assert names == ["Anita", "Márk", "Éva", "Jenő"]


@pytest.mark.parametrize(
    ("language", "laid", "markers"),
    [
        ("en", "Márk: Rally Support ×2, Serve the Church", "7 free markers"),
        ("hu", "Márk: Támogatásgyűjtés ×2, Az egyház szolgája", "7 szabad címer"),
    ],
)
def test_W_1_1_cards_on_the_areas_and_free_markers_are_told(language: str, laid: str, markers: str) -> None:
    """Section 7: what a Baron may hold is his twelve cards without those that lie on the areas."""
    game = table(3)
    game.laid = [[], [], [8, 9, 8]]
    game.track = put(game.track, 0, 1)
    game.hands = [game.hands[0], [0, 0, 1, 1, 3, 4, 4, 5, 5], game.hands[2]]
    reveal(game, "0:levy_taxes")
    regions = drawn(game, 2, language).regions
    assert laid in regions["board"]
    assert markers in regions["opponents"]
