"""W-6 The action phase, W-7 the cards of the Barons."""

from __future__ import annotations

import pytest

from banneret.core.bits import BIT
from banneret.core.chance import FastChance
from banneret.games.warrior_knights.rules.armies_and_places import is_rested
from banneret.games.warrior_knights.rules.cards import AREA, ASSEMBLY, OFF_BOARD, PORT, SLOTS, TAXATION, WAGES
from banneret.games.warrior_knights.rules.crowns_and_votes import free_markers
from banneret.games.warrior_knights.rules.state import WarriorKnights, put, put_list, without
from tests.games.warrior_knights.tables import (
    asks,
    city,
    fates,
    heard,
    legal,
    noble,
    own,
    play,
    reveal,
    table,
    why,
)

KINDS = ["levy_taxes", "draft_soldiers", "rally_support", "serve_the_church", "mobilize_forces", "versatile_strategy"]


def lay(game: WarriorKnights, area: int, *cards: str) -> None:
    """Cards out of the hands lie on a special area: `0:levy_taxes`."""
    for card in cards:
        seat, kind = int(card[0]), KINDS.index(card[2:])
        game.hands = put_list(game.hands, seat, without(game.hands[seat], kind))
        game.laid = put_list(game.laid, area, [*game.laid[area], seat * 6 + kind])


def mark(game: WarriorKnights, *owners: int) -> None:
    for space, owner in enumerate(owners):
        game.track = put(game.track, space, owner)


# W-6


@pytest.mark.parametrize(
    ("card", "area"), [("levy_taxes", TAXATION), ("rally_support", ASSEMBLY), ("draft_soldiers", WAGES)]
)
def test_W_6_2_where_a_card_goes(card: str, area: int) -> None:
    game = table(3)
    reveal(game, f"0:{card}", "uncertain_times")
    play(game, "decline")
    assert game.laid[area] == [KINDS.index(card)]
    assert sum(len(cards) for cards in game.laid) == 1


def test_W_6_2_versatile_strategy_goes_back_to_the_hand_and_not_into_a_stack() -> None:
    game = table(3)
    reveal(game, "0:versatile_strategy")
    play(game, "take crowns")
    assert game.hands[0].count(5) == 2
    assert game.laid == [[], [], []]


def test_W_6_2_both_or_neither_lets_the_owner_choose() -> None:
    game = table(2)
    noble(game, 0, "star", "oakvale", "english_200")
    fates(game, 1, 8, 12, 16, 22, 24)  # all prevent: nothing happens
    reveal(game, "0:mobilize_forces")
    play(game, "target monz", "choose star", "step monz, go", "assault, with star, attack")
    play(game, "drop fate_01, drop fate_08, keep the rest")
    while asks(game) == "UseAbility":
        play(game, "forgo ability")
    assert (asks(game), legal(game)) == ("SendCard", ["send wages", "send assembly"])
    assert why(game, "send taxation") == "not_to_taxation"


def test_W_6_2_where_mobilize_forces_goes() -> None:
    game = table(2)
    noble(game, 0, "star", "monz", "english_50")
    reveal(game, "0:mobilize_forces")
    play(game, "target oakvale", "choose star", "step oakvale, go")
    assert len(game.laid[1]) == 1
    assert not is_rested(game, 0)
    other = table(2)
    reveal(other, "0:mobilize_forces")  # nobody to move: it declines itself
    assert legal(other) == ["send wages", "send assembly"]


def test_W_6_3_case_2_wages_come_before_the_draft() -> None:
    game = table(3)
    mark(game, 0, 1, 2)
    lay(game, WAGES, "0:draft_soldiers", "1:draft_soldiers", "2:draft_soldiers", "0:mobilize_forces")
    lay(game, WAGES, "1:mobilize_forces")
    game.crowns = [15, 15, 7]
    reveal(game, "2:draft_soldiers")
    play(game, "mark n3")
    names = heard(game)
    assert names.index("special_phase") < names.index("cards_return") < names.index("draft")
    assert game.crowns == [10, 10, 2]  # the vassals' wages are paid out of what the draft then has left
    assert game.laid[WAGES] == []
    assert (asks(game), game.turn()) == ("HireTroops", 0)


def test_W_6_4_all_cards_of_the_area_return_and_can_be_planned_again() -> None:
    game = table(2)
    lay(game, TAXATION, "0:levy_taxes", "0:serve_the_church", "1:levy_taxes")
    lay(game, WAGES, "1:draft_soldiers")
    reveal(game, "0:levy_taxes", "uncertain_times")
    play(game, "decline")
    assert game.laid == [[], [7], []]
    assert [len(hand) for hand in game.hands] == [12, 11]
    names = heard(game)  # the phase is finished before the next card is revealed
    assert names.index("cards_return") < names.index("neutral_card")


def test_W_6_4_one_card_less_sets_nothing_off() -> None:
    game = table(2)
    lay(game, TAXATION, "0:levy_taxes", "0:serve_the_church")
    reveal(game, "0:levy_taxes")
    play(game, "decline")
    assert "special_phase" not in heard(game)
    assert len(game.laid[TAXATION]) == 3


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_W_6_4_two_cards_for_each_baron_set_a_phase_off(players: int) -> None:
    game = table(players)
    for seat in range(players - 1):
        lay(game, TAXATION, f"{seat}:levy_taxes", f"{seat}:serve_the_church")
    last = players - 1
    reveal(game, f"{last}:levy_taxes", f"{last}:levy_taxes")
    play(game, "decline")
    assert (len(game.laid[TAXATION]), "special_phase" in heard(game)) == (2 * players - 1, False)
    play(game, "decline")
    assert (len(game.laid[TAXATION]), "special_phase" in heard(game)) == (0, True)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_W_6_3_a_marker_more_than_barons_sets_the_draft_off(players: int) -> None:
    game = table(players)
    mark(game, *range(players))
    reveal(game, "0:draft_soldiers")
    assert "draft" not in heard(game)
    spaces = [answer for answer in legal(game) if answer.startswith("mark")]
    assert spaces == [f"mark n{players}"]  # the last space whose label is not above their number
    play(game, spaces[0])
    assert "draft" in heard(game)
    assert (asks(game), game.turn()) == ("HireTroops", 0)


def test_W_6_5_a_battle_that_was_refused_or_bought_off_was_not_started() -> None:
    game = table(3)
    noble(game, 0, "star", "oakvale", "english_200", "swiss_200")
    noble(game, 1, "star", "monz", "vassal_50")
    noble(game, 2, "star", "monz", "vassal_50")
    own(game, 1, "monz")
    reveal(game, "0:mobilize_forces")
    play(game, "target monz", "choose star", "step monz, go", "assault, with star, attack", "refuse")
    assert (game.fought, asks(game)) == (False, "ChooseBattle")
    play(game, "fight niebieski, with star, attack", "offer 3", "accept")
    assert (game.fought, game.marched) == (False, BIT[0])
    assert len(game.laid[WAGES]) == 1  # he only moved
    assert game.crowns == [18, 15, 12]


def test_W_6_5_a_battle_without_a_move_goes_to_the_assembly() -> None:
    game = table(2)
    noble(game, 0, "star", "monz", "english_200")
    reveal(game, "0:mobilize_forces")
    play(game, "target monz", "siege, with star, attack")
    assert len(game.laid[ASSEMBLY]) == 1
    assert game.marched == 0


def test_W_6_1_every_baron_card_can_be_declined() -> None:
    game = table(3)
    noble(game, 0, "star", "monz", "english_200")
    for kind in KINDS:
        at = game.clone()
        reveal(at, f"0:{kind}")
        assert "decline" in legal(at)
        before = (at.crowns, at.votes, at.faith, at.places, at.track)
        play(at, "decline")
        assert (at.crowns, at.votes, at.faith, at.places, at.track) == before


# W-7


def test_W_7_2_without_a_free_marker_nothing_can_be_placed() -> None:
    game = table(6)
    mark(game, 0, 0, 0, 0, 0)
    for expedition in range(3):
        game.stakes = put(game.stakes, expedition * 6, 1)
        game.expeditions = put(game.expeditions, expedition, 1)
    assert free_markers(game, 0) == 0
    reveal(game, "0:draft_soldiers")  # the card declines itself
    assert game.track.count(0) == 5
    assert len(game.laid[WAGES]) == 1


def test_W_7_6_any_number_of_nobles_go_to_the_target_and_are_exhausted_at_the_end() -> None:
    game = table(2)
    first = noble(game, 0, "star", "oakvale", "vassal_50")
    second = noble(game, 0, "square", "surat", "vassal_50")
    third = noble(game, 0, "circle", "alta", "vassal_50")
    fourth = noble(game, 0, "triangle", "monz", "vassal_100")
    reveal(game, "0:mobilize_forces")
    play(game, "target monz")
    assert "choose triangle" not in legal(game)  # he is there
    play(game, "choose star", "step monz, go")
    assert why(game, "choose star") == "exhausted"
    play(game, "choose square", "step monz, go", "pass")
    assert [game.places[army] for army in (first, second, third)] == [AREA["monz"], AREA["monz"], AREA["alta"]]
    assert game.exhausted == 0  # not before the card is finished (W-7.8)
    play(game, "assault, with triangle, with star, attack", "command star")
    while asks(game) != "PlanCards" and asks(game) != "SendCard":
        options = legal(game)
        play(game, options[0] if asks(game) == "DropCards" and "keep the rest" not in options else options[-1])
    assert game.exhausted == BIT[first] | BIT[second] | BIT[fourth]


def test_W_7_6_whoever_comes_by_sea_counts_as_moved_and_cannot_fight() -> None:
    game = table(2)
    army = noble(game, 0, "star", "ballin", "english_200")
    reveal(game, "0:mobilize_forces")
    play(game, "target surat", "choose star", "sail surat, go")
    assert game.places[army] == PORT + AREA["surat"]
    assert "names_battle" not in heard(game)
    assert asks(game) == "PlanCards"  # no battle is offered, and the card lies on Wages
    assert len(game.laid[WAGES]) == 1


def test_W_7_6_an_area_that_nobody_reaches_is_no_target() -> None:
    game = table(2)
    noble(game, 0, "star", "oakvale", "vassal_50")
    reveal(game, "0:mobilize_forces")
    assert why(game, "target cadiz") == "out_of_reach"
    assert why(game, "target ravenwood") == "out_of_reach"  # a mountain
    assert "target isar" in legal(game)  # three road steps


def test_W_7_7_one_of_its_five_uses() -> None:
    for answer, crowns, votes in (("take crowns", 17, 0), ("take vote", 15, 1), ("mark n3", 10, 0)):
        game = table(3)
        reveal(game, "0:versatile_strategy")
        play(game, answer)
        assert (game.crowns[0], game.votes[0]) == (crowns, votes)
    game = table(2)
    army = noble(game, 0, "star", "oakvale", "vassal_50")
    noble(game, 0, "square", "oakvale", "vassal_50")
    reveal(game, "0:versatile_strategy")
    play(game, "choose star", "step monz, go")
    assert game.exhausted == BIT[army]
    assert asks(game) == "PlanCards"  # one noble, and no battle with the same card


def test_W_7_7_fees_from_left_to_right() -> None:
    game = table(6)
    game.crowns = [5, 0, 0, 0, 0, 0]
    reveal(game, "0:versatile_strategy")
    assert [answer for answer in legal(game) if answer.startswith("mark")] == [
        "mark n3",
        "mark n4",
        "mark n5",
        "mark n6",
    ]
    assert why(game, "mark n2") == "cannot_pay"
    play(game, "mark n6")
    assert game.crowns[0] == 3


def test_W_7_8_who_moved_is_still_rested_when_he_attacks_with_the_same_card() -> None:
    game = table(2)
    army = noble(game, 0, "star", "oakvale", "english_200")
    fates(game, 2, 6, 1, 8, 12, 16)
    reveal(game, "0:mobilize_forces")
    play(game, "target monz", "choose star", "step monz, go", "assault, with star, attack")
    play(game, "drop fate_01, drop fate_08, keep the rest")
    assert asks(game) == "UseAbility"  # only a rested commander has his ability
    play(game, "use ability")
    assert game.breaches[city("monz")] == 1  # 2 + 1 dealt, 2 prevented
    play(game, "send wages")
    assert not is_rested(game, army)
    assert game.places[army] != OFF_BOARD


def test_W_7_5_totals_alone_move_no_token() -> None:
    game = table(3)
    game.votes = [0, 5, 0]
    game.faith = [4, 0, 9]
    reveal(game, "0:levy_taxes")
    play(game, "execute")
    assert (game.chairman, game.head) == (0, 1)


def test_W_7_4_strictly_most_faith_takes_the_token() -> None:
    for others, head in ((1, 1), (0, 0)):
        game = table(3)
        game.faith = [0, others, 0]
        reveal(game, "0:serve_the_church")
        play(game, "execute")
        assert (game.faith[0], game.head) == (1, head)


def test_W_7_1_overseas_areas_count_too() -> None:
    game = table(2)
    noble(game, 0, "star", "cadiz", "vassal_50")
    noble(game, 0, "square", "monz", "vassal_50")
    reveal(game, "0:levy_taxes")
    play(game, "execute")
    assert game.crowns[0] == 17
    assert game.places[SLOTS] == OFF_BOARD


def test_W_5_1_a_baron_without_cards_is_not_asked_to_plan() -> None:
    """Section 6: he could only say that he is done."""
    game = table(2)
    lay(game, TAXATION, "0:levy_taxes", "0:levy_taxes", "0:serve_the_church")
    lay(game, WAGES, "0:draft_soldiers", "0:draft_soldiers", "0:serve_the_church")
    lay(game, ASSEMBLY, "0:rally_support", "0:rally_support", "0:mobilize_forces")
    game.hands = put_list(game.hands, 0, [])
    game.advance(FastChance(1))
    assert (asks(game), game.waiting()) == ("PlanCards", BIT[1])
    play(game, "done")
    assert heard(game).count("planned") == 2
