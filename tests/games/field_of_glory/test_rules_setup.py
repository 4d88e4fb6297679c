"""F-3 Terrain, draft, first hands."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from banneret.conformance.walk import snapshot
from banneret.core.chance import FastChance, Outcome, ScriptedChance
from banneret.core.refusals import Refused
from banneret.core.table import Table, open_table
from banneret.games.field_of_glory.kind import FIELD_OF_GLORY
from banneret.games.field_of_glory.rules.cards import ARMY_LIST, CO5, COPIES, KINDS, TYPE, UNIT_KINDS
from banneret.games.field_of_glory.rules.data import HILL, PLAIN, ROUGH, TERRAIN_IDS, WOODS, load_data
from banneret.games.field_of_glory.rules.setup import column_for, lay_terrain
from banneret.games.field_of_glory.rules.state import PLAYERS, Charter, FieldOfGlory
from tests.games.field_of_glory.tables import (
    DATA,
    NAMES,
    asked,
    events,
    legal,
    play,
    question,
    refused,
    seen,
    state,
    table,
    told,
)

SPECIALS = [ROUGH, WOODS, HILL]


def laid(cards: list[int], sides: list[int] | None = None, options: dict[str, str] | None = None) -> list[str]:
    """The columns after these terrain cards were drawn, coins falling as named (0 left, 1 right)."""
    settled = {**FIELD_OF_GLORY.rules.plain_options, **(options or {})}
    game = FieldOfGlory(PLAYERS, Charter(settled, DATA))
    rest = [PLAIN] * 6 + SPECIALS
    for card in cards:
        rest.remove(card)
    outcomes = [Outcome("terrain", [*cards, *rest], True), *[Outcome("side", [side], False) for side in sides or []]]
    lay_terrain(game, ScriptedChance(outcomes, None))
    return [TERRAIN_IDS[card] for card in game.terrain]


def new_game(seed: int, options: dict[str, str] | None = None) -> FieldOfGlory:
    game = FIELD_OF_GLORY.new(2, options, chance=FastChance(seed))
    assert isinstance(game, FieldOfGlory)
    return game


def test_F_3_1_five_columns_of_which_the_outer_ones_are_flanks() -> None:
    at = table({"turn": "Red", "hands": {"Red": "hi2 co5 co5"}})
    game = state(at)
    kind = game.hands[0][0]
    assert [game.deploy_cost(kind, column) for column in range(5)] == [6, 4, 4, 4, 6]
    assert refused(at, "Red", "deploy, place hi2@3, place hi2@4")[0] == "not_left_in_hand"


def test_F_3_2_edge_2_specials_go_to_the_wings_and_plains_to_the_middle() -> None:
    columns = laid([WOODS, HILL, ROUGH, PLAIN, PLAIN], [0, 1])
    assert columns == ["woods", "plain", "plain", "rough", "hill"]
    assert laid([WOODS, HILL, ROUGH, PLAIN, PLAIN], [1, 0]) == ["hill", "rough", "plain", "plain", "woods"]


def test_F_3_2_edge_3_five_plains_fill_the_middle_first() -> None:
    assert laid([PLAIN] * 5, [1, 0]) == ["plain"] * 5
    columns = [-1] * 5
    order = []
    for _ in range(5):
        at = column_for(PLAIN, columns, True, FastChance(1))
        columns[at] = PLAIN
        order.append(int(at) + 1)
    assert order == [3, 2, 4, 1, 5]


def test_F_3_2_ruling_34_the_side_is_a_coin_or_always_the_left() -> None:
    assert laid([ROUGH, PLAIN, PLAIN, PLAIN, PLAIN], [1, 0, 0])[4] == "rough"
    assert laid([ROUGH, WOODS, HILL, PLAIN, PLAIN], options={"terrain_tie": "left"}) == [
        "rough", "hill", "plain", "plain", "woods",
    ]  # fmt: skip


def test_F_3_3_all_terrain_is_neutral_at_first() -> None:
    assert set(told(table())["control"].values()) == {"nobody"}


def test_F_3_4_specials_lie_outside_and_their_number_follows_the_cards() -> None:
    counts: Counter[int] = Counter()
    for seed in range(600):
        terrain = new_game(seed).terrain
        specials = [column for column, card in enumerate(terrain) if card != PLAIN]
        counts[len(specials)] += 1
        outermost = {0: [], 1: [0, 4], 2: [0, 4], 3: [0, 4, 1, 3]}[len(specials)]
        assert terrain[2] == PLAIN
        assert set(specials) <= set(outermost)
        if len(specials) >= 2:
            assert {0, 4} <= set(specials)
    for number, share in {0: 6, 1: 45, 2: 60, 3: 15}.items():
        expected = 600 * share / 126
        assert abs(counts[number] - expected) < 5 * math.sqrt(expected)


def test_F_3_5_ruling_1_both_own_the_same_48_cards_beside_the_shuffle_card() -> None:
    assert len(ARMY_LIST) == 48
    assert sum(COPIES) == 48
    assert sum(COPIES[kind] for kind in range(UNIT_KINDS)) == 40
    game = new_game(1)
    for seat in range(2):
        assert sorted(game.pool[seat]) == ARMY_LIST


def test_F_3_5_ruling_4_command_and_victory_points_of_a_card_list() -> None:
    data = load_data()
    assert sum(data.points[kind] for kind in ARMY_LIST) == 150
    assert sum(data.types[TYPE[kind]].victory_points for kind in ARMY_LIST) == 47
    assert Counter(data.points[kind] for kind in ARMY_LIST) == {2: 16, 3: 15, 4: 12, 5: 5}
    cavalry = data.types[TYPE_OF["cavalry"]]
    assert [TYPES[against] for against, value in enumerate(cavalry.versus) if value] == ["elephant", "pike"]
    assert [type.id for type in data.types if type.wins_ties] == ["spear"]


TYPES = [type.id for type in DATA.types]
TYPE_OF = {name: number for number, name in enumerate(TYPES)}


def draft_all(at: Table, seat: str) -> None:
    """The first two of every four, to the end."""
    for round in range(12):
        first, second = seen(at, seat)["offered"][seat].split()[:2]
        play(at, seat, f"keep {first}, keep {second}, {'next' if round < 11 else 'done'}")


def test_F_3_6_edge_1_twelve_rounds_of_four_leave_24_cards() -> None:
    at = open_table(FIELD_OF_GLORY, 2, {}, NAMES, "draft")
    draft_all(at, "Blue")
    assert asked(at) == ["Red"]
    draft_all(at, "Red")
    game = state(at)
    assert question(at) == "MainAction"
    assert [len(game.hands[seat]) for seat in range(2)] == [9, 9]
    assert [len(game.decks[seat]) for seat in range(2)] == [15, 15]
    assert [len(game.removed[seat]) for seat in range(2)] == [24, 24]


DRAFT = {"phase": "draft", "pool": {"Red": "hi2 hi2 co5 lc3 mi2 mi2 mi3 mi3", "Blue": "mi2 mi3 mi4 re2"}}


def test_F_3_6_exactly_two_of_the_four_are_kept() -> None:
    at = table(DRAFT)
    assert asked(at) == ["Red", "Blue"]
    assert legal(at, "Red") == ["keep co5", "keep hi2", "keep lc3"]
    assert refused(at, "Red", "done") == ("keep_two", "F-3.6")
    assert refused(at, "Red", "next") == ("keep_two", "F-3.6")
    assert refused(at, "Red", "keep re2") == ("not_offered", "F-3.6")
    assert refused(at, "Red", "end") == ("armies_first", "F-3.6")
    assert refused(at, "Red", "keep co5, keep co5") == ("already_kept", "F-3.6")
    assert refused(at, "Red", "keep hi2, keep hi2, keep co5") == ("only_two_kept", "F-3.6")
    assert refused(at, "Red", "keep hi2, keep hi2, done") == ("draft_goes_on", "F-3.6")
    play(at, "Red", "keep hi2, keep hi2")
    assert legal(at, "Red") == ["next"]
    play(at, "Red", "next")
    assert legal(at, "Red") == ["keep mi2", "keep mi3"]
    play(at, "Red", "keep mi2, keep mi2")
    assert seen(at, "Red")["picked"]["Red"] == "hi2 hi2 mi2 mi2"
    last = table({"phase": "draft", "round": {"Red": 12}})
    first, second = seen(last, "Red")["offered"]["Red"].split()[:2]
    assert refused(last, "Red", f"keep {first}, keep {second}, next") == ("last_four", "F-3.6")


def test_F_3_6_what_was_chosen_before_the_next_four_were_seen_stands() -> None:
    at = table(DRAFT)
    play(at, "Red", "keep hi2, keep lc3")
    at.take_back(0)
    play(at, "Red", "keep co5, next, keep mi2")
    at.cancel(0)
    assert seen(at, "Red")["picked"]["Red"] == "hi2 co5", "back to the beginning of the second four, no further"
    with pytest.raises(Refused, match="sealed"):
        at.take_back(0)


def test_F_3_6_the_next_four_cannot_be_probed_by_a_batch_that_is_refused() -> None:
    at = table(DRAFT)
    before = snapshot(at)
    for guess in ("mi2", "el2"):
        chain = FIELD_OF_GLORY.rules.catalogue.parse_many(f"keep hi2, keep co5, next, keep {guess}")
        with pytest.raises(Refused, match="batch_goes_on"):
            at.submit(0, chain)
    assert snapshot(at) == before


def test_F_3_6_the_draft_is_simultaneous_secret_and_at_the_own_pace() -> None:
    at = table(DRAFT)
    before = snapshot(at)
    play(at, "Blue", "keep re2, keep mi2, next")
    play(at, "Blue", f"keep {seen(at, 'Blue')['offered']['Blue'].split()[0]}")
    assert asked(at) == ["Red", "Blue"]
    now = snapshot(at)
    for key in ("view of 0", "log of 0", "answers of 0", "view of -1"):
        assert now[key] == before[key]
    assert seen(at, "Red")["offered"]["Blue"] == "? ? ? ?"
    assert set(seen(at, "Red")["pool"]["Blue"].split()) == {"?"}
    assert (seen(at, "Red")["round"]["Blue"], seen(at, "Blue")["round"]["Blue"]) == (1, 2)
    pool = seen(at, "Blue")["pool"]["Blue"].split()
    assert pool[:4] == ["mi2", "mi3", "mi4", "re2"]
    assert "?" not in pool[:8]
    assert set(pool[8:]) == {"?"}, "nobody sees what comes"


def test_F_3_6_who_is_done_waits_for_the_other() -> None:
    at = open_table(FIELD_OF_GLORY, 2, {}, NAMES, "waiting")
    draft_all(at, "Red")
    assert asked(at) == ["Blue"]
    assert seen(at, "Blue")["answered"] == []
    at.reopen(0)
    at.take_back(0)
    card = legal(at, "Red")[-1]
    play(at, "Red", f"{card}, done")
    draft_all(at, "Blue")
    assert question(at) == "MainAction"


def test_F_3_6_the_terrain_is_known_and_the_starter_is_not() -> None:
    at = table()
    assert told(at)["starter"] == "nobody"
    assert seen(at, "Blue")["terrain"] == told(at)["terrain"]
    assert "starts" not in {event.name for event in at.log}


def test_F_3_6_a_random_army_is_a_quick_start() -> None:
    counts: Counter[int] = Counter()
    for seed in range(150):
        game = new_game(seed, {"army_selection": "random"})
        assert game.turn_no == 1
        assert game.pool == [[], []]
        for seat in range(2):
            counts.update(game.hands[seat] + game.decks[seat])
    for kind in range(KINDS):
        expected = 150 * COPIES[kind]
        assert abs(counts[kind] - expected) < 5 * math.sqrt(expected), kind
    assert counts[CO5] > 0


def test_F_3_7_what_was_kept_is_the_deck_and_the_rest_is_gone() -> None:
    at = open_table(FIELD_OF_GLORY, 2, {"army_selection": "random"}, NAMES, "quick")
    game = state(at)
    for seat in range(2):
        in_play = game.hands[seat] + game.decks[seat] + game.discards[seat] + [
            kind for column in range(5) for kind in game.at(seat, column)
        ]  # fmt: skip
        assert len(in_play) == 24
        assert sorted(in_play + game.removed[seat]) == ARMY_LIST
    assert game.shuffles == [0, 0]
    assert seen(at, "Red")["removed"]["Red"] == told(at)["removed"]["Red"]
    assert set(seen(at, "Red")["removed"]["Blue"].split()) == {"?"}


def test_F_3_8_both_draw_nine_cards() -> None:
    at = open_table(FIELD_OF_GLORY, 2, {"army_selection": "random"}, NAMES, "nine")
    drawn = [event for event in events(at, "drew") if event["rule"] == "F-3.8"]
    assert [(event["seat"], event["count"]) for event in drawn] == [(0, 9), (1, 9)]
    assert at.log_of(1)
    mine = next(event for event in at.log if event.name == "drew" and event.seat == 0)
    assert "cards" in mine.told_to(0)
    assert "cards" not in mine.told_to(1)


@pytest.mark.parametrize(("value", "starter"), [("red", 0), ("blue", 1)])
def test_F_3_9_the_starter_is_agreed_on(value: str, starter: int) -> None:
    for seed in range(5):
        game = new_game(seed, {"army_selection": "random", "starting_player": value})
        assert (game.starter, game.active) == (starter, starter)


def test_F_3_9_or_chosen_by_chance() -> None:
    starters = Counter(new_game(seed, {"army_selection": "random"}).starter for seed in range(200))
    assert abs(starters[0] - 100) < 5 * math.sqrt(50)
