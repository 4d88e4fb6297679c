"""W-6 to W-9 Action cards, neutral cards and special phases."""

from __future__ import annotations

import pytest

from banneret.core.bits import BIT
from banneret.games.warrior_knights.rules.cards import (
    AGENDA,
    ASSEMBLY,
    BAD_HARVEST,
    SLOTS,
    TAXATION,
    TROOP_IDS,
    WAGES,
)
from banneret.games.warrior_knights.rules.state import NEUTRAL, RAZED, put, put_list
from tests.games.warrior_knights.card_tables import agenda, lay, meet, top_event
from tests.games.warrior_knights.tables import asks, city, fates, heard, legal, noble, own, play, reveal, table, why


def test_W_6_1_a_declined_card_is_still_allocated() -> None:
    game = table()
    reveal(game, "0:levy_taxes")
    play(game, "decline")
    assert game.crowns[0] == 15
    assert len(game.laid[TAXATION]) == 1


def test_X_1_the_eighth_card_sets_off_the_assembly() -> None:
    game = table(4)
    lay(game, ASSEMBLY, 7)
    reveal(game, "1:rally_support")
    play(game, "execute")
    assert game.chairman == 1
    assert "special_phase" in heard(game)
    assert game.votes[1] == 3  # two, and one for attending


def test_X_2_serve_the_church_goes_where_its_owner_sends_it() -> None:
    game = table(4)
    lay(game, TAXATION, 2)
    game.faith = [0, 2, 0, 3]
    reveal(game, "1:serve_the_church")
    play(game, "execute")
    assert (game.faith[1], game.head) == (3, 1)
    assert legal(game) == ["send taxation", "send wages", "send assembly"]
    play(game, "send taxation")
    assert len(game.laid[TAXATION]) == 3
    assert "special_phase" not in heard(game)


def test_case_1_all_six_cards_return_after_wages() -> None:
    game = table()
    lay(game, WAGES, 5)
    reveal(game, "2:serve_the_church")
    play(game, "execute, send wages")
    assert game.laid[WAGES] == []
    assert [len(hand) for hand in game.hands] == [12, 12, 12]


def test_W_7_1_a_crown_for_each_area_with_a_noble() -> None:
    game = table()
    noble(game, 0, "star", "monz", "english_50")
    noble(game, 0, "square", "monz", "english_50")
    noble(game, 0, "triangle", "vecht", "english_50")
    army = noble(game, 0, "circle", "cadiz", "english_50")
    game.places = put(game.places, army, game.places[army] + 42)
    reveal(game, "0:levy_taxes")
    play(game, "execute")
    assert game.crowns[0] == 17


def test_W_7_2_X_3_X_4_only_spaces_up_to_the_number_of_barons() -> None:
    game = table(3)
    reveal(game, "0:draft_soldiers")
    assert legal(game) == ["mark first", "mark second", "mark n2", "mark n3", "decline"]
    assert why(game, "mark n4") == "space_not_open"
    play(game, "mark n3")
    assert game.track[3] == 0
    reveal(game, "1:draft_soldiers")
    assert why(game, "mark n3") == "space_taken"


def test_W_7_7_X_5_a_marker_by_versatile_strategy_costs_its_fee() -> None:
    game = table(3)
    reveal(game, "0:versatile_strategy")
    play(game, "mark n3")
    assert (game.crowns[0], game.track[3]) == (10, 0)
    assert game.hands[0].count(5) == 2


@pytest.mark.parametrize(("votes", "banned", "chairman"), [(5, 0, 1), (4, 0, 0), (4, 1, 1)])
def test_W_7_3_the_token_needs_strictly_most_votes(votes: int, banned: int, chairman: int) -> None:
    game = table()
    game.chairman = 1
    game.votes = [3, votes, 0]
    game.banned = banned
    reveal(game, "0:rally_support")
    play(game, "execute")
    assert game.votes[0] == 5
    assert game.chairman == chairman


def test_W_7_5_a_vote_by_versatile_strategy_moves_no_token() -> None:
    game = table()
    reveal(game, "1:versatile_strategy")
    play(game, "take vote")
    assert (game.votes[1], game.chairman) == (1, 0)


def test_W_7_4_a_papal_legate_gains_more_and_a_heretic_nothing() -> None:
    game = table()
    game.charges = put_list(game.charges, 0, [AGENDA["papal_legate"]])
    reveal(game, "0:serve_the_church")
    play(game, "execute")
    assert (game.faith[0], game.head) == (2, 0)
    other = table()
    other.in_force = put(other.in_force, 0, 0)
    reveal(other, "0:serve_the_church")
    play(other, "execute")
    assert (other.faith[0], other.head) == (0, 1)


def test_W_8_5_uncertain_times_shuffles_the_fate_deck() -> None:
    game = table()
    before = game.fate
    reveal(game, "uncertain_times")
    assert sorted(game.fate) == sorted(before)
    assert game.fate != before


def test_W_8_1_case_40_the_head_without_faith_draws_red_himself_and_gives_green_away() -> None:
    game = table()
    top_event(game, "robbers")
    reveal(game, "important_event")
    assert game.crowns[1] == 8  # he drew it himself and could not cancel it
    other = table()
    top_event(other, "inheritance")
    reveal(other, "important_event")
    assert legal(other) == ["draws niebieski", "draws madder"]
    play(other, "draws madder")
    assert other.crowns[0] == 21


def test_X_6_arson_names_its_city_before_it_may_be_cancelled() -> None:
    game = table()
    game.faith = [1, 1, 0]
    own(game, 2, "berac")
    army = noble(game, 2, "star", "berac", "vassal_50")
    top_event(game, "arson")
    fates(game, 8)
    reveal(game, "important_event")
    play(game, "draws emerande")
    assert game.target == city("berac")
    spared = game.clone()
    play(spared, "pledge 1, pledge 1")
    assert (spared.faith, spared.owners[city("berac")]) == ([0, 0, 0], 2)
    play(game, "pledge 0, pledge 0, pledge 0, pledge 0")
    assert game.owners[city("berac")] == RAZED
    assert (game.places[army], game.faith) == (-1, [1, 1, 0])


def test_case_38_too_few_pledges_cost_nothing() -> None:
    game = table()
    game.faith = [1, 1, 0]
    own(game, 2, "berac")
    top_event(game, "arson")
    fates(game, 8)
    reveal(game, "important_event")
    play(game, "draws emerande", "pledge 1", "pledge 0", "pledge 0")
    assert game.faith == [1, 1, 0]
    assert game.owners[city("berac")] == RAZED


def test_W_8_2_X_7_expeditions() -> None:
    game = table()
    game.faith = [0, 1, 0]
    game.expeditions = [0, 2, 0]
    game.stakes = [0, 0, 0, 5, 1, 0, 0, 0, 0]
    fates(game, 3)  # Spice Islands 2x
    reveal(game, "fund_expeditions")
    assert legal(game) == ["launch ceylon", "launch china", "pass"]
    play(game, "launch china", "stake 3", "stake 0", "stake 0", "bless")
    assert game.crowns == [15 - 3 + 10, 17, 15]
    assert game.expeditions == [0, 0, 1]
    assert (game.blessed, game.faith[1]) == (BIT[2], 0)


def test_A_34_an_expedition_that_nobody_funds_does_not_start() -> None:
    game = table()
    reveal(game, "fund_expeditions")
    play(game, "launch china, stake 0, stake 0, stake 0")
    assert game.expeditions == [0, 0, 0]


def test_case_39_a_blessed_expedition_takes_the_better_card() -> None:
    game = table()
    game.expeditions = [2, 0, 0]
    game.stakes = [4, 0, 0, 0, 0, 0, 0, 0, 0]
    game.blessed = 1
    fates(game, 5, 3)  # no news, 1x
    reveal(game, "fund_expeditions")
    play(game, "pass")
    assert (game.crowns[0], game.expeditions[0]) == (19, 0)


def test_W_8_3_breaches_are_repaired_and_cities_fortified() -> None:
    game = table()
    own(game, 0, "vecht", "monz")
    game.breaches = put(game.breaches, city("vecht"), 2)
    reveal(game, "upgrade_defenses")
    assert why(game, "fortify kovel") == "cannot_fortify"
    play(game, "mend vecht, mend vecht, done")
    assert (game.breaches[city("vecht")], game.crowns[0]) == (0, 11)


def test_W_8_4_casualties_of_one_army_are_healed() -> None:
    game = table()
    army = noble(game, 0, "star", "monz", "english_200")
    game.casualties = put(game.casualties, army, 1)
    reveal(game, "muster_troops")
    play(game, "heal star, done")
    assert (game.casualties[army], game.crowns[0]) == (0, 13)


def test_W_9_1_cities_pay_unless_besieged_and_a_bad_harvest_is_used_up() -> None:
    game = table()
    own(game, 0, "vecht", "monz")
    own(game, 1, "bingen")
    own(game, 2, "kovel")
    game.fortified = BIT[city("vecht")]
    noble(game, 2, "star", "monz", "english_50")
    game.besiegers = put(game.besiegers, city("monz"), 2)
    game.in_force = put(game.in_force, BAD_HARVEST, 1)
    game.event_deck = [card for card in game.event_deck if card != BAD_HARVEST]
    lay(game, TAXATION, 5)
    reveal(game, "2:levy_taxes")
    play(game, "decline")
    assert game.crowns == [20, 15, 18]
    assert game.event_discard == [BAD_HARVEST]
    assert game.laid[TAXATION] == []


def test_W_9_1_2_income_tax_can_be_defied() -> None:
    game = table()
    own(game, 0, "bingen")
    own(game, 1, "thira")
    game.laws = BIT[AGENDA["income_tax"]]
    game.agenda_deck = [card for card in game.agenda_deck if card != AGENDA["income_tax"]]
    lay(game, TAXATION, 5)
    reveal(game, "2:levy_taxes")
    play(game, "decline", "comply", "defy")
    assert game.crowns == [19, 20, 15]
    assert game.banned == BIT[1]


def test_W_9_2_unpaid_mercenaries_desert_and_vassals_stay() -> None:
    game = table()
    game.crowns = [6, 15, 15]
    army = noble(game, 0, "star", "monz", "english_150", "polish_50", "vassal_50")
    lay(game, WAGES, 5)
    reveal(game, "2:draft_soldiers")
    play(game, "decline")
    assert asks(game) == "PayWages"
    assert game.crowns[0] == 1  # four vassals cost five
    assert legal(game) == ["wage star:polish_50", "done"]
    assert why(game, "pay") == "cannot_pay"
    play(game, "wage star:polish_50, done")
    assert game.armies[army] == [TROOP_IDS.index("polish_50"), TROOP_IDS.index("vassal_50")]
    assert game.crowns[0] == 0


def test_W_9_2_1_troops_of_a_circle_noble_are_free_up_to_400() -> None:
    game = table()
    noble(game, 0, "circle", "monz", "english_200", "swiss_200")
    lay(game, WAGES, 5)
    reveal(game, "2:draft_soldiers")
    play(game, "decline")
    assert game.crowns[0] == 10  # his vassals in the garrison
    assert asks(game) == "PlanCards"


def test_W_9_4_X_9_the_draft() -> None:
    game = table(3)
    names = ["english_150", "polish_100", "polish_50", "swabian_50"]
    deck = sorted(game.mercenary_deck + game.offer)
    game.offer = [TROOP_IDS.index(name) for name in names]
    for kind in game.offer:
        deck.remove(kind)
    game.mercenary_deck = deck
    own(game, 1, "kovel")
    noble(game, 1, "circle", "kovel", "vassal_50")
    game.track = [0, 2, -1, 2, -1, -1, -1]
    reveal(game, "1:draft_soldiers")
    play(game, "mark n2")
    play(game, "hire english_150, done, station garrison")
    play(game, "hire polish_100, hire polish_50, done, station circle, station circle")
    assert game.track == [-1] * 7
    play(game, "hire swabian_50, done, station circle")
    assert game.crowns == [12, 14, 12]
    assert len(game.armies[2 * SLOTS + 3]) == 2
    assert len(game.offer) == 4
    game.check()


def test_case_4_a_baron_without_crowns_hires_nothing() -> None:
    game = table(3)
    game.crowns = [0, 0, 0]
    game.track = [0, 0, 1, -1, -1, -1, -1]
    reveal(game, "2:draft_soldiers")
    play(game, "mark n3")
    assert game.track == [-1] * 7
    assert asks(game) == "PlanCards"


def test_case_3_the_draft_can_be_set_off_by_versatile_strategy() -> None:
    game = table(2)
    game.track = [0, 1, -1, -1, -1, -1, -1]
    reveal(game, "0:versatile_strategy")
    play(game, "mark n2")
    assert "draft" in heard(game)
    assert sum(len(cards) for cards in game.laid) == 0


def test_W_9_3_6_votes_are_committed_shown_and_paid() -> None:
    game = table(3)
    game.votes = [3, 4, 2]
    agenda(game, "royal_grant")
    meet(game)
    assert asks(game) == "CommitVotes"
    assert game.votes == [4, 5, 3]
    play(game, "commit 2", "commit 3", "commit 1")
    assert game.votes == [2, 2, 2]
    play(game, "vote for madder", "vote for emerande", "vote for madder")
    assert asks(game) == "BreakTie"
    play(game, "vote for emerande", "accept")
    assert game.crowns == [15, 21, 15]


def test_W_9_3_9_who_refuses_is_banned() -> None:
    game = table(3)
    agenda(game, "fine")
    meet(game)
    play(game, "commit 0", "commit 1", "commit 0", "vote for madder", "refuse")
    assert game.crowns == [15, 15, 15]
    assert game.banned == BIT[0]
    assert game.chairman == 1 or game.chairman == 2


def test_case_36_a_fourth_charge_replaces_an_older_one() -> None:
    game = table(3)
    charges = [AGENDA[name] for name in ("admiral", "salt_mines", "silver_mines")]
    game.agenda_deck = [card for card in game.agenda_deck if card not in charges]
    game.charges = put_list(game.charges, 0, charges)
    agenda(game, "chancellor")
    meet(game)
    play(game, "commit 1", "commit 0", "commit 0", "vote for madder", "accept")
    assert legal(game) == ["give up admiral", "give up salt_mines", "give up silver_mines"]
    play(game, "give up admiral")
    assert AGENDA["chancellor"] in game.charges[0]
    game.check()


def test_case_37_an_ambassador_who_is_chairman_names_an_acting_one() -> None:
    game = table(3)
    game.charges = put_list(game.charges, 0, [AGENDA["ambassador"]])
    game.agenda_deck = [card for card in game.agenda_deck if card != AGENDA["ambassador"]]
    agenda(game, "amnesty")
    meet(game)
    assert legal(game) == ["chair emerande", "chair niebieski"]
    play(game, "chair niebieski")
    assert (game.acting, game.chairman, game.votes) == (2, 0, [0, 1, 1])


def test_W_9_3_12_a_lifted_ban_counts_from_the_next_meeting() -> None:
    game = table(3)
    game.banned = BIT[2]
    game.votes = [1, 1, 1]
    agenda(game, "amnesty", "tithe")
    meet(game)
    assert game.votes == [2, 2, 1]
    play(game, "next amnesty, next tithe, done", "commit 1", "commit 0", "vote yes")
    assert game.banned == 0
    assert (asks(game), game.waiting()) == ("CommitVotes", 3)


def test_W_10_4_case_11_both_barons_of_an_area_are_asked() -> None:
    game = table(4)
    own(game, 2, "vecht")
    noble(game, 1, "star", "isar", "vassal_50")
    noble(game, 3, "star", "vecht", "vassal_50")
    reveal(game, "1:mobilize_forces")
    play(game, "target bingen", "choose star", "step bridgefields, step vecht, step bingen, go")
    assert game.turn() == 2
    play(game, "allow")
    assert game.turn() == 3
    play(game, "refuse")
    assert "choose star" not in legal(game)


def test_W_9_3_7_a_law_stays_in_force() -> None:
    game = table(3)
    agenda(game, "tithe")
    meet(game)
    play(game, "commit 1", "commit 0", "commit 0", "vote yes")
    assert game.has_law(AGENDA["tithe"])
    game.check()


def test_W_9_3_4_a_private_motion_can_postpone_the_meeting() -> None:
    game = table(3)
    agenda(game, "private_motion", "fine")
    fates(game, 1)
    meet(game)
    assert (asks(game), game.turn()) == ("Propose", 0)
    play(game, "propose delay", "commit 1", "commit 0", "commit 0", "vote yes")
    assert AGENDA["fine"] in game.current
    assert len(game.current) == 3
    assert game.laid[ASSEMBLY] == []
    game.check()


def test_W_9_3_6_two_barons_write_ballots() -> None:
    game = table(2)
    game.votes = [4, 4]
    agenda(game, "royal_grant", "tithe")
    meet(game)
    play(game, "next tithe, next royal_grant, done")
    play(game, "write yes, write votes 2, write madder, write votes 3, done")
    play(game, "write no, write votes 3, write emerande, write votes 1, done")
    assert not game.has_law(AGENDA["tithe"])
    play(game, "accept")
    assert game.crowns == [21, 15]
    assert game.votes == [0, 1]
    game.check()


def test_W_15_1_crowns_are_given_at_any_question() -> None:
    game = table(3)
    chance = reveal(game, "0:levy_taxes")
    gifts = [action.notation for action in game.side(2)]
    assert "gift madder:15" in gifts
    assert "gift madder:0" not in gifts
    assert "gift madder:16" not in gifts
    action = next(action for action in game.side(2) if action.notation == "gift madder:4")
    game.apply_side(2, action, chance)
    assert game.crowns == [19, 15, 11]
    assert table(3, {"negotiation": "off"}).side(2) == []


def test_W_1_3_a_city_is_neutral_at_first() -> None:
    assert table().owners[city("vecht")] == NEUTRAL
