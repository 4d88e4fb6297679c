"""W-9.2 Wages, W-9.4 the draft."""

from __future__ import annotations

import pytest

from banneret.core.bits import BIT
from banneret.core.chance import FastChance
from banneret.games.warrior_knights.rules.armies_and_places import set_troops
from banneret.games.warrior_knights.rules.cards import (
    FIRST_STRONGHOLD,
    GARRISON,
    OFF_BOARD,
    PORT,
    REMOVED,
    SLOTS,
    SPACE_IDS,
    TROOP_IDS,
)
from banneret.games.warrior_knights.rules.hiring import push_draft
from banneret.games.warrior_knights.rules.state import NO_SEAT, WarriorKnights, put
from banneret.games.warrior_knights.rules.wages import push_wages
from tests.games.warrior_knights.tables import (
    asks,
    begin,
    city,
    fates,
    heard,
    legal,
    noble,
    own,
    play,
    table,
    troop,
    why,
)


def kinds(*names: str) -> list[int]:
    return sorted(TROOP_IDS.index(name) for name in names)


def wages(game: WarriorKnights) -> None:
    push_wages(game)
    game.advance(FastChance(1))


def draft(game: WarriorKnights, **markers: int) -> None:
    """The draft with these markers: `first=0, n2=1`."""
    for space, seat in markers.items():
        game.track = put(game.track, SPACE_IDS.index(space), seat)
    push_draft(game)
    game.advance(FastChance(1))


def offer(game: WarriorKnights, *names: str) -> None:
    game.mercenary_deck = game.mercenary_deck + game.offer
    for kind in kinds(*names):
        game.mercenary_deck.remove(kind)
    game.offer = kinds(*names)


# W-9.2


def test_W_9_2_every_card_is_billed_wherever_it_is() -> None:
    game = table(2)
    game.crowns = [30, 0]
    noble(game, 0, "star", "kovel", "swiss_200")  # 4
    at_sea = noble(game, 0, "square", "cadiz", "english_50")  # 1
    game.places = put(game.places, at_sea, PORT + 36)
    game.exhausted = BIT[at_sea]
    troop(game, 0, "triangle", "polish_100")  # off the board: 2
    troop(game, 0, "garrison", "lombard_50")  # 1
    wages(game)
    assert (asks(game), game.crowns[0]) == ("PayWages", 25)  # five for the vassals in the garrison
    play(game, "pay")
    assert game.crowns[0] == 25 - 8


def test_W_9_2_casualties_do_not_lower_the_bill() -> None:
    game = table(2)
    game.crowns = [30, 0]
    army = noble(game, 0, "star", "kovel", "swiss_200")
    game.casualties = put(game.casualties, army, 1)
    wages(game)
    play(game, "pay")
    assert game.crowns[0] == 30 - 5 - 4


@pytest.mark.parametrize(("crowns", "left"), [(5, 0), (4, 1), (3, 0), (2, 0), (1, 0), (0, 0)])
def test_W_9_2_A_41_vassals_are_paid_cheapest_first_and_stay_anyway(crowns: int, left: int) -> None:
    game = table(2)
    game.crowns = [crowns, 0]
    wages(game)
    assert game.crowns[0] == left  # three of one crown, one of two
    assert len(game.armies[GARRISON]) == 4


def test_W_9_2_any_set_that_he_can_pay_in_full() -> None:
    game = table(2)
    troop(game, 0, "garrison", "swiss_200", "english_100", "english_50")
    game.crowns = [5 + 4, 0]
    wages(game)
    assert why(game, "pay") == "cannot_pay"
    assert why(game, "wage garrison:vassal_50") == "not_billed"
    play(game, "wage garrison:english_100")
    assert why(game, "wage garrison:swiss_200") == "cannot_pay_wage"
    play(game, "wage garrison:english_50", "done")
    assert game.crowns[0] == 1
    assert [kind for kind in game.armies[GARRISON] if kind < 24] == kinds("english_100", "english_50")
    assert game.mercenary_discard == []  # the Swiss are in the deck
    game.check()


def test_W_9_2_standing_checks_follow_the_desertion() -> None:
    game = table(2)
    game.crowns = [5, 0]
    spent = noble(game, 0, "star", "kovel", "swiss_100", "vassal_50")
    empty = noble(game, 0, "square", "kovel", "english_50")
    game.casualties = put(game.casualties, spent, 1)
    fates(game, 1)
    wages(game)
    assert (game.places[spent], game.places[empty]) == (OFF_BOARD, OFF_BOARD)
    died = [event.parts["noble"] for event in game.events if event.name == "noble_dies"]
    assert died == ["star"]
    assert game.armies[spent] == kinds("vassal_50")
    game.check()


def test_W_9_2_in_turn_order() -> None:
    game = table(3)
    game.chairman = 1
    for seat in range(3):
        troop(game, seat, "garrison", "english_50")
    wages(game)
    order = []
    while asks(game) == "PayWages":
        order.append(game.turn())
        play(game, "pay")
    assert order == [1, 2, 0]


@pytest.mark.parametrize(("extra", "free"), [([], True), (["vassal_50"], False)])
def test_W_9_2_A_42_a_circle_noble_off_the_board_is_exempt_as_well(extra: list[str], free: bool) -> None:
    game = table(2)
    troop(game, 0, "circle", "swiss_200", "polish_200", *extra)
    before = game.crowns[0]
    wages(game)
    if free:
        assert game.crowns[0] == before - 5
        assert asks(game) != "PayWages"
    else:
        play(game, "pay")  # at 450 all of them are billed
        assert game.crowns[0] == before - 5 - 8


# W-9.4


def test_W_9_4_from_left_to_right_and_every_marker_comes_off() -> None:
    game = table(3)
    offer(game, "english_50", "polish_100", "swiss_150", "swabian_200")
    draft(game, second=1, n2=0, n3=2, first=2)
    order = []
    while asks(game) == "HireTroops":
        order.append(game.turn())
        play(game, "pass")
    assert order == [2, 1, 0, 2]
    assert game.track == [NO_SEAT] * 7
    assert game.crowns == [15, 15, 15]
    assert len(game.offer) == 4
    game.check()


def test_W_9_4_one_troop_for_its_wage() -> None:
    game = table(3)
    offer(game, "english_50", "polish_100", "swiss_150", "swabian_200")
    game.crowns = [3, 0, 0]
    draft(game, first=0)
    assert legal(game) == ["hire english_50", "hire polish_100", "hire swiss_150", "pass"]
    assert why(game, "hire swabian_200") == "cannot_pay"
    assert why(game, "hire lombard_50") == "not_on_offer"
    begin(game, "hire swiss_150")
    assert why(game, "hire english_50") == "one_troop_a_marker"
    play(game, "done", "station garrison")
    assert (game.crowns[0], game.armies[GARRISON].count(kinds("swiss_150")[0])) == (0, 1)


def test_W_9_4_A_31_several_of_one_nationality_cost_the_right_most_markers() -> None:
    game = table(3)
    offer(game, "english_50", "english_100", "english_50", "swabian_200")
    draft(game, first=0, second=0, n2=1, n3=0)
    play(game, "hire english_50")
    assert why(game, "hire swabian_200") == "one_nationality"
    play(game, "hire english_100, done", "station garrison", "station garrison")
    assert game.crowns[0] == 12
    assert (game.track.count(0), game.track[2]) == (0, 1)  # n3 went with the first, the second is being served
    told = [event.parts["space"] for event in game.events if event.name == "marker_comes_off"]
    assert told == ["first", "n3", "second"]
    assert game.turn() == 0
    begin(game, "hire english_50")
    assert legal(game) == ["done"]  # his second marker hires one alone


def test_W_9_4_no_more_at_once_than_he_has_markers() -> None:
    game = table(3)
    offer(game, "english_50", "english_100", "english_50", "english_150")
    draft(game, first=0, second=1, n2=0)
    begin(game, "hire english_50, hire english_50")
    assert why(game, "hire english_100") == "one_troop_a_marker"


def test_W_9_4_who_passed_at_his_first_marker_hires_one_at_the_next() -> None:
    game = table(3)
    offer(game, "english_50", "english_100", "english_50", "english_150")
    draft(game, first=0, second=0)
    begin(game, "pass", "hire english_50")
    assert legal(game) == ["done"]


def test_W_9_4_where_a_hired_troop_goes() -> None:
    game = table(3)
    own(game, 0, "kovel", "monz")
    noble(game, 0, "star", "kovel", "vassal_50")
    noble(game, 0, "square", "monz", "vassal_50")
    noble(game, 1, "star", "monz", "vassal_50")
    game.besiegers = put(game.besiegers, city("monz"), 1)
    noble(game, 0, "triangle", "grey_cape", "vassal_50")
    game.besiegers = put(game.besiegers, FIRST_STRONGHOLD, 2)
    noble(game, 2, "star", "oakvale", "vassal_50")
    offer(game, "english_50", "polish_100", "swiss_150", "swabian_200")
    draft(game, first=0)
    play(game, "hire english_50, done")
    assert legal(game) == ["station star", "station circle", "station garrison"]
    assert why(game, "station triangle") == "cannot_receive"  # in the open
    assert why(game, "station square") == "cannot_receive"  # besieged
    removed = game.clone()
    removed.places = put(removed.places, 3, REMOVED)
    assert legal(removed) == ["station star", "station garrison"]
    play(game, "station circle")
    assert game.armies[3] == kinds("english_50")
    assert game.places[3] == OFF_BOARD


def test_W_9_4_A_32_a_garrison_without_stronghold_takes_troops() -> None:
    game = table(3)
    game.strongholds = put(game.strongholds, 0, OFF_BOARD)
    offer(game, "english_50", "polish_100", "swiss_150", "swabian_200")
    draft(game, first=0)
    play(game, "hire english_50, done", "station garrison")
    assert len(game.armies[GARRISON]) == 5


def test_W_9_4_the_unhired_go_into_the_deck_and_the_discards_serve_when_it_is_empty() -> None:
    game = table(3)
    offer(game, "english_50", "polish_100", "swiss_150", "swabian_200")
    game.mercenary_discard = game.mercenary_deck
    game.mercenary_deck = []
    draft(game, first=0)
    play(game, "hire english_50, done", "station garrison")
    assert len(game.offer) == 4
    assert "offer" in heard(game)
    assert len(game.mercenary_deck) + len(game.mercenary_discard) == 66 - 5
    game.check()


def test_W_9_4_fewer_are_shown_where_there_are_no_more() -> None:
    game = table(3)
    offer(game, "english_50", "polish_100", "swiss_150", "swabian_200")
    for slot in range(SLOTS):
        set_troops(game, 2 * SLOTS + slot, game.armies[2 * SLOTS + slot] + game.mercenary_deck[slot::SLOTS])
    game.mercenary_deck = []
    draft(game, first=0)
    play(game, "hire english_50, done", "station garrison")
    assert sorted(game.offer) == kinds("polish_100", "swiss_150", "swabian_200")
    game.check()
