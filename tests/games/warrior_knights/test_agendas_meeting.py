"""W-9.3 The Assembly: who attends and leads, what is voted on in which order, how votes are counted, bans."""

from __future__ import annotations

import pytest

from banneret.core.bits import BIT
from banneret.games.warrior_knights.rules.cards import AGENDA, AGENDA_IDS, ASSEMBLY
from banneret.games.warrior_knights.rules.laws import ban
from banneret.games.warrior_knights.rules.state import put
from tests.games.warrior_knights.card_tables import agenda, charge, chosen, discarded, law, meet, office
from tests.games.warrior_knights.tables import asks, begin, fates, heard, legal, noble, own, play, table, why


def test_W_9_3_2_votes_for_attending_and_for_kingdom_cities_even_besieged() -> None:
    game = table(4)
    own(game, 0, "vecht", "monz", "acre")
    game.besiegers = put(game.besiegers, 7, 2)
    noble(game, 2, "star", "vecht", "vassal_50")
    own(game, 1, "bingen")
    game.banned = BIT[1]
    agenda(game, "fine")
    meet(game)
    assert game.votes == [3, 0, 1, 1]


def test_W_9_3_1_a_meeting_that_nobody_attends_is_void_and_its_agendas_wait() -> None:
    game = table(3)
    game.banned = 7
    agenda(game, "fine", "tithe")
    meet(game)
    assert game.votes == [0, 0, 0]
    assert game.current[:2] == [AGENDA["fine"], AGENDA["tithe"]]
    assert (len(game.current), game.laid[ASSEMBLY]) == (3, [])
    assert "meeting_void" in heard(game)
    game.check()


def test_W_9_3_3_an_absent_chairman_with_one_to_name_is_not_asked() -> None:
    game = table(3)
    charge(game, 0, "ambassador")
    game.banned = BIT[1]
    agenda(game, "fine")
    meet(game)
    assert (game.acting, game.chairman, asks(game), game.turn()) == (2, 0, "CommitVotes", 2)


def test_W_9_3_3_an_acting_chairman_who_is_banned_is_replaced() -> None:
    game = table(4)
    charge(game, 0, "ambassador")
    agenda(game, "fine", "censure")
    meet(game)
    play(game, "chair emerande", "next fine, next censure, done")
    play(game, "commit 1", "commit 0", "commit 0", "vote for emerande", "refuse")
    assert (asks(game), game.turn(), legal(game)) == ("NameActing", 0, ["chair niebieski", "chair zobel"])
    game.check()


def test_W_9_3_11_case_35_a_chairman_who_refuses_is_banned_and_the_chair_passes() -> None:
    game = table(3)
    game.votes = [0, 1, 4]
    agenda(game, "chancellor", "fine")
    meet(game)
    play(game, "next chancellor, next fine, done", "commit 1", "commit 0", "commit 0", "vote for madder", "refuse")
    assert (game.chairman, game.banned, game.agenda_discard) == (2, BIT[0], [AGENDA["chancellor"]])
    assert game.waiting() == BIT[1] | BIT[2]
    play(game, "commit 0", "commit 0")
    assert (asks(game), game.turn()) == ("BreakTie", 2)


def test_W_9_3_11_a_tie_for_the_chair_is_settled_by_fate() -> None:
    game = table(4)
    agenda(game, "fine")
    meet(game)
    fates(game, 1, 13)  # madder is banned; zobel
    play(game, "commit 1", "commit 0", "commit 0", "commit 0", "vote for madder", "refuse")
    assert game.chairman == 3


def test_W_9_3_11_the_token_stays_where_all_are_banned() -> None:
    game = table(3)
    game.banned = BIT[1] | BIT[2]
    agenda(game, "fine", "censure")
    meet(game)
    play(game, "next fine, next censure, done", "commit 1", "vote for madder", "refuse")
    assert (game.banned, game.chairman) == (7, 0)
    assert AGENDA["censure"] in game.current  # the rest is void and waits
    game.check()


def test_W_9_3_5_the_chair_orders_the_agendas() -> None:
    game = table(3)
    agenda(game, "fine", "tithe", "marshal")
    meet(game)
    assert (asks(game), game.turn(), legal(game)) == ("ChooseOrder", 0, ["next fine", "next tithe", "next marshal"])
    begin(game, "next marshal, next fine")
    assert why(game, "next marshal") == "order_agendas"
    play(game, "next tithe, done")
    assert (game.agenda, game.current) == (AGENDA["marshal"], [AGENDA["fine"], AGENDA["tithe"]])


def test_W_9_3_6_votes_are_declared_from_the_chair_and_only_by_who_committed_some() -> None:
    game = table(4)
    game.chairman = 2
    game.votes = [5, 5, 5, 5]
    agenda(game, "tithe")
    meet(game)
    play(game, "commit 2", "commit 0", "commit 1", "commit 3")
    assert game.turn() == 2
    play(game, "vote yes")
    assert game.turn() == 3
    play(game, "vote no")
    assert game.turn() == 0
    play(game, "vote yes")
    assert (asks(game), game.turn()) == ("BreakTie", 2)  # 3 : 3
    play(game, "vote no")  # free of how he voted
    assert (game.laws, game.votes) == (0, [4, 6, 5, 3])
    assert asks(game) == "PlanCards"


def test_W_9_3_6_nobody_commits_more_votes_than_he_has() -> None:
    game = table(3)
    agenda(game, "tithe")
    meet(game)
    assert legal(game) == ["commit 0", "commit 1"]
    assert why(game, "commit 2") == "commit_votes"


def test_A_29_without_any_votes_the_chair_decides_among_all_results() -> None:
    game = table(3)
    agenda(game, "royal_grant")
    meet(game)
    play(game, "commit 0", "commit 0", "commit 0")
    assert (asks(game), legal(game)) == ("BreakTie", ["vote for madder", "vote for emerande", "vote for niebieski"])


def test_W_9_3_6_a_baron_may_commit_all_of_many_votes() -> None:
    game = table(3)
    game.votes = [250, 0, 0]
    agenda(game, "tithe")
    meet(game)
    play(game, "commit 251", "commit 0", "commit 0", "vote yes")
    assert game.votes == [0, 1, 1]


def test_W_9_3_6_whoever_has_no_votes_left_is_not_asked_for_any() -> None:
    """Section 6: where only one answer is legal nobody is asked."""
    game = table(3)
    agenda(game, "tithe", "income_tax")
    meet(game)
    play(game, "next tithe, next income_tax, done", "commit 1", "commit 0", "commit 1", "vote yes", "vote no")
    play(game, "vote yes")
    assert (asks(game), game.waiting()) == ("CommitVotes", BIT[1])
    play(game, "commit 0")
    assert (asks(game), game.turn()) == ("BreakTie", 0)


def test_W_9_3_6_where_nobody_has_votes_the_chair_decides_at_once() -> None:
    game = table(3)
    agenda(game, "tithe", "income_tax")
    meet(game)
    play(
        game, "next tithe, next income_tax, done", "commit 1", "commit 1", "commit 1", "vote yes", "vote no", "vote no"
    )
    assert (asks(game), game.turn(), game.agenda) == ("BreakTie", 0, AGENDA["income_tax"])


def test_W_9_3_6_a_tie_is_broken_among_the_tied_alone() -> None:
    game = table(4)
    agenda(game, "royal_grant")
    meet(game)
    play(game, "commit 1", "commit 1", "commit 0", "commit 0", "vote for zobel", "vote for emerande")
    assert legal(game) == ["vote for emerande", "vote for zobel"]
    assert why(game, "vote for madder") == "not_tied"


def test_W_9_3_6_absent_and_banned_barons_can_be_chosen() -> None:
    game = table(3)
    charge(game, 1, "ambassador")
    game.banned = BIT[2]
    agenda(game, "royal_grant")
    meet(game)
    play(game, "commit 1")
    assert legal(game) == ["vote for madder", "vote for emerande", "vote for niebieski"]
    play(game, "vote for niebieski", "accept")
    assert game.crowns[2] == 21


def test_W_9_3_8_three_new_agendas_come_and_the_discards_are_shuffled_in() -> None:
    game = table(3)
    agenda(game, "fine")
    game.agenda_discard, game.agenda_deck = game.agenda_deck[1:], game.agenda_deck[:1]
    meet(game)
    play(game, "commit 1", "commit 0", "commit 0", "vote for madder", "accept")
    assert (len(game.current), game.votes) == (3, [0, 1, 1])  # unspent votes are kept
    assert game.laid[ASSEMBLY] == []
    game.check()


def test_W_9_3_8_fewer_agendas_come_where_there_are_no_more() -> None:
    game = table(3)
    agenda(game, "fine")
    game.agenda_deck = []
    meet(game)
    play(game, "commit 1", "commit 0", "commit 0", "vote for madder", "accept")
    assert game.current == [AGENDA["fine"]]  # its own discard is all there is


def test_W_9_3_6_votes_that_were_counted_are_not_shown_again_at_the_next_matter_or_meeting() -> None:
    game = table(4)
    agenda(game, "private_motion", "fine", "censure")
    fates(game, 1)
    meet(game)
    play(game, "propose delay", "commit 1", "commit 0", "commit 1", "commit 0", "vote no")
    assert (asks(game), game.pledges, game.choices) == ("Declare", [1, 0, 1, 0], [1, -1, -1, -1])
    play(game, "vote no")
    assert (asks(game), game.pledges, game.choices) == ("ChooseOrder", [0, 0, 0, 0], [-1, -1, -1, -1])
    play(game, "next fine, next censure, done", "commit 1", "commit 0", "vote for madder")
    assert (asks(game), game.pledges) == ("AcceptDecree", [0, 1, 0, 0])  # while it is being settled they are seen
    play(game, "accept", "commit 1", "vote for madder", "accept")
    assert (asks(game), game.pledges, game.choices) == ("PlanCards", [0, 0, 0, 0], [-1, -1, -1, -1])


# W-9.3.4 private_motion


@pytest.mark.parametrize("banned", [0, 1])
def test_W_9_3_4_private_motion_is_laid_by_a_random_baron_even_a_banned_one(banned: int) -> None:
    game = table(3)
    game.banned = BIT[1] if banned else 0
    agenda(game, "fine", "private_motion")
    fates(game, 13, 5)  # zobel does not play; emerande
    meet(game)
    assert (asks(game), game.turn()) == ("Propose", 1)
    play(game, "pass")
    assert (asks(game), game.agenda) == ("CommitVotes", AGENDA["fine"])
    assert game.agenda_discard == [AGENDA["private_motion"]]


def test_W_9_3_4_private_motion_a_lifts_one_ban() -> None:
    game = table(4)
    game.banned = BIT[1] | BIT[2]
    game.votes = [1, 1, 1, 0]
    agenda(game, "private_motion", "fine")
    fates(game, 5)
    meet(game)
    assert {"propose pardon emerande", "propose pardon niebieski"} <= set(legal(game))
    assert why(game, "propose pardon madder") == "no_such_proposal"
    play(game, "propose pardon niebieski", "commit 1", "commit 0", "vote yes")
    assert game.banned == BIT[1]
    assert game.waiting() == BIT[0] | BIT[3]  # he attends from the next meeting on


def test_W_9_3_4_private_motion_b_ends_a_law_a_charge_or_an_office_and_nobody_can_refuse() -> None:
    game = table(3)
    law(game, "tithe")
    charge(game, 1, "salt_mines")
    army = noble(game, 2, "star", "monz", "vassal_50")
    office(game, 2, "star", "marshal")
    agenda(game, "private_motion", "fine")
    fates(game, 1)
    meet(game)
    repeals = [answer for answer in legal(game) if answer.startswith("propose repeal")]
    assert repeals == ["propose repeal tithe", "propose repeal salt_mines", "propose repeal marshal"]
    for name in ("tithe", "salt_mines", "marshal"):
        at = game.clone()
        play(at, f"propose repeal {name}", "commit 1", "commit 0", "commit 0", "vote yes")
        assert AGENDA[name] in at.agenda_discard
        assert (at.laws == 0, at.charges[1] == [], at.offices[army] == -1) == (
            name == "tithe",
            name == "salt_mines",
            name == "marshal",
        )
        assert (at.agenda, asks(at)) == (AGENDA["fine"], "CommitVotes")
        at.check()
    play(game, "propose repeal tithe", "commit 1", "commit 0", "commit 0", "vote no")
    assert game.laws == BIT[AGENDA["tithe"]]


def test_W_9_3_4_private_motion_b_a_withdrawn_office_can_send_a_noble_home() -> None:
    game = table(3)
    army = office(game, 2, "star", "marshal")
    game.places = put(game.places, army, 13)
    agenda(game, "private_motion", "fine")
    fates(game, 1)
    meet(game)
    play(game, "propose repeal marshal", "commit 1", "commit 0", "commit 0", "vote yes")
    assert game.places[army] == -1


def test_W_9_3_1_private_motion_b_an_ambassador_who_is_recalled_attends() -> None:
    game = table(3)
    charge(game, 1, "ambassador")
    game.votes = [1, 1, 0]
    agenda(game, "private_motion", "fine")
    fates(game, 1)
    meet(game)
    play(game, "propose repeal ambassador", "commit 1", "commit 0", "vote yes")
    assert (game.waiting(), game.votes[1]) == (7, 1)  # neither banned nor Ambassador; his votes he has missed


def test_W_9_3_4_private_motion_c_a_rejected_delay_changes_nothing() -> None:
    game = table(3)
    agenda(game, "private_motion", "fine")
    fates(game, 1)
    meet(game)
    play(game, "propose delay", "commit 1", "commit 0", "commit 0", "vote no")
    assert (asks(game), game.agenda) == ("CommitVotes", AGENDA["fine"])


def test_W_9_3_4_private_motion_d_votes_on_a_discarded_card_by_its_own_kind() -> None:
    game = table(3)
    for name in ("royal_grant", "tithe", "private_motion"):
        discarded(game, name)
    agenda(game, "private_motion", "fine")
    fates(game, 1)
    meet(game)
    votes = [answer for answer in legal(game) if answer.startswith("propose vote")]
    assert votes == ["propose vote royal_grant", "propose vote tithe"]  # A-49 never a private motion
    lawful = game.clone()
    play(game, "propose vote royal_grant", "commit 1", "commit 0", "commit 0", "vote for emerande", "accept")
    assert (game.crowns[1], game.agenda_discard.count(AGENDA["royal_grant"])) == (21, 1)
    play(lawful, "propose vote tithe", "commit 1", "commit 0", "commit 0", "vote yes")
    assert (lawful.laws, AGENDA["tithe"] in lawful.agenda_discard) == (BIT[AGENDA["tithe"]], False)
    game.check()
    lawful.check()


@pytest.mark.parametrize("option", ["off", "on"])
def test_W_16_1_private_motion_e_open_motions_are_an_option(option: str) -> None:
    game = table(3, {"open_private_motions": option})
    game.open_laws = BIT[1] if option == "on" else 0
    agenda(game, "private_motion", "fine")
    fates(game, 1)
    meet(game)
    motions = [answer for answer in legal(game) if answer.startswith("propose motion")]
    assert len(motions) == (6 if option == "on" else 0)
    if option == "on":
        other = game.clone()
        play(game, "propose motion open_no_sieges", "commit 1", "commit 0", "commit 0", "vote yes")
        assert game.open_laws == BIT[0] | BIT[1]
        play(other, "propose motion open_no_roads", "commit 1", "commit 0", "commit 0", "vote yes")
        assert other.open_laws == 0


def test_W_9_3_4_private_motion_several_come_one_after_another_before_all_agendas() -> None:
    game = table(3)
    agenda(game, "private_motion", "fine", "private_motion")
    fates(game, 1, 5)
    meet(game)
    assert game.turn() == 0
    play(game, "pass")
    assert (asks(game), game.turn()) == ("Propose", 1)
    play(game, "propose delay", "commit 1", "commit 0", "commit 0", "vote yes")
    assert (game.current[0], len(game.current)) == (AGENDA["fine"], 3)
    assert asks(game) == "PlanCards"
    game.check()


def test_W_9_3_4_private_motion_that_empties_the_meeting_ends_it() -> None:
    game = table(3)
    game.banned = BIT[1] | BIT[2]
    discarded(game, "fine")
    agenda(game, "private_motion", "tithe")
    fates(game, 1)
    meet(game)
    play(game, "propose vote fine", "commit 1", "vote for madder", "refuse")
    assert (game.banned, AGENDA["tithe"] in game.current, asks(game)) == (7, True, "PlanCards")


# W-9.3.6 two Barons


def test_W_9_3_6_two_barons_cannot_write_more_votes_than_they_hold_in_all() -> None:
    game = table(2)
    game.votes = [2, 0]
    agenda(game, "royal_grant", "tithe")
    meet(game)
    play(game, "next tithe, next royal_grant, done")
    assert (asks(game), game.waiting()) == ("WriteBallot", 3)
    play(game, "write yes, write votes 2")
    assert why(game, "write no") == "not_to_vote_for"  # a Baron is chosen
    play(game, "write emerande")
    assert legal(game) == ["write votes 0", "write votes 1"]
    assert why(game, "write votes 2") == "commit_votes"


def test_W_9_3_6_two_barons_ballots_are_paid_as_their_agendas_come_up() -> None:
    game = table(2)
    game.votes = [5, 5]
    agenda(game, "fine", "royal_grant")
    meet(game)
    play(game, "next fine, next royal_grant, done")
    play(game, "write emerande, write votes 3, write madder, write votes 2, done")
    play(game, "write madder, write votes 1, write emerande, write votes 4, done")
    assert (asks(game), game.turn(), game.votes) == ("AcceptDecree", 1, [3, 5])
    play(game, "accept")
    assert (game.turn(), game.votes) == (1, [1, 1])
    play(game, "accept")
    assert game.crowns == [15, 15 - 5 + 6]


def test_W_9_3_6_two_barons_leave_blank_what_comes_after_their_last_vote() -> None:
    """Nothing could come of it: no vote is left."""
    game = table(2)
    game.votes = [0, 1]
    agenda(game, "tithe", "royal_grant", "fine")
    meet(game)
    play(game, "next tithe, next royal_grant, next fine, done")
    assert game.votes == [1, 2]
    play(game, "write yes, write votes 1")
    assert legal(game) == ["done"]
    assert why(game, "write emerande") == "commit_votes"
    play(game, "done")
    play(game, "write no, write votes 0, write emerande, write votes 2")
    assert legal(game) == ["done"]
    play(game, "done")
    assert game.laws == BIT[AGENDA["tithe"]]
    assert (asks(game), game.turn(), game.votes) == ("AcceptDecree", 1, [0, 0])
    play(game, "accept")
    assert (asks(game), legal(game)) == ("BreakTie", ["vote for madder", "vote for emerande"])  # 0 : 0


def test_W_9_3_6_two_barons_who_have_no_vote_write_no_ballot() -> None:
    game = table(2)
    agenda(game, "tithe", "fine")
    meet(game)
    game.votes = [0, 0]
    play(game, "next tithe, next fine, done")
    assert (asks(game), game.turn()) == ("BreakTie", 0)
    play(game, "vote no")
    assert (asks(game), legal(game)) == ("BreakTie", ["vote for madder", "vote for emerande"])
    one = table(2)
    agenda(one, "tithe", "fine")
    meet(one)
    one.votes = [0, 3]
    play(one, "next tithe, next fine, done")
    assert (asks(one), one.waiting()) == ("WriteBallot", BIT[1])


def test_A_38_two_barons_a_banned_ones_later_ballots_are_void_and_their_votes_kept() -> None:
    game = table(2)
    game.votes = [5, 5]
    agenda(game, "fine", "royal_grant")
    meet(game)
    play(game, "next fine, next royal_grant, done")
    play(game, "write emerande, write votes 3, write madder, write votes 0, done")
    play(game, "write madder, write votes 1, write emerande, write votes 4, done", "refuse")
    assert (game.banned, game.votes) == (BIT[1], [3, 5])  # 5 of 6: the 4 written are kept
    assert (asks(game), game.turn()) == ("BreakTie", 0)  # 0 : 0


def test_W_9_3_6_two_barons_a_ballot_for_one_who_cannot_be_chosen_any_more_is_paid_and_lost() -> None:
    """It is paid when its agenda is resolved, and no banned Baron becomes Chairman."""
    game = table(2)
    game.votes = [5, 5]
    agenda(game, "fine", "elect_chairman")
    meet(game)
    play(game, "next fine, next elect_chairman, done")
    play(game, "write emerande, write votes 3, write emerande, write votes 2, done")
    play(game, "write madder, write votes 1, write madder, write votes 1, done", "refuse")
    assert (game.banned, game.votes) == (BIT[1], [1, 5])
    assert (asks(game), game.turn(), game.chairman) == ("AcceptDecree", 0, 0)  # the one who is left


def test_W_9_3_6_two_barons_write_for_a_private_motion_by_itself() -> None:
    game = table(2)
    game.votes = [2, 2]
    agenda(game, "private_motion", "fine")
    fates(game, 1)
    meet(game)
    play(game, "propose delay")
    assert asks(game) == "WriteBallot"
    play(game, "write yes, write votes 1, done", "write no, write votes 2, done")
    assert (game.votes, asks(game)) == ([2, 1], "WriteBallot")  # rejected: now the agendas
    play(game, "write madder, write votes 0, done", "write madder, write votes 1, done")
    assert (asks(game), game.turn()) == ("AcceptDecree", 0)


def test_W_9_3_6_two_barons_have_nothing_to_write_after_private_motions_alone() -> None:
    game = table(2)
    agenda(game, "private_motion", "private_motion")
    fates(game, 1, 5)
    meet(game)
    play(game, "pass", "pass")
    assert (asks(game), len(game.current)) == ("PlanCards", 3)


def test_W_9_3_6_two_barons_with_one_absent_write_alone() -> None:
    game = table(2)
    charge(game, 1, "ambassador")
    agenda(game, "tithe")
    meet(game)
    assert game.waiting() == BIT[0]
    play(game, "write yes, write votes 1, done")
    assert game.laws == BIT[AGENDA["tithe"]]


def test_W_9_3_7_case_36_the_fourth_charge_stays_whatever_goes() -> None:
    game = table(3)
    charge(game, 1, "admiral", "salt_mines", "royal_mint")
    chosen(game, "ambassador", 1)
    play(game, "accept")
    assert legal(game) == ["give up admiral", "give up salt_mines", "give up royal_mint"]
    assert why(game, "give up ambassador") == "give_up_older"
    play(game, "give up royal_mint")
    assert [AGENDA_IDS[card] for card in game.charges[1]] == ["admiral", "salt_mines", "ambassador"]
    assert asks(game) == "PlanCards"
    game.check()


def test_W_9_3_11_a_tie_that_no_card_outside_the_battle_can_settle_goes_clockwise() -> None:
    """The Fate cards of the tied Barons are held in a battle; a banned Chairman cannot keep the token."""
    game = table(3)
    held = [card for card in game.fate if game.charter.data.fates[card].baron in (1, 2)]
    game.fate = [card for card in game.fate if card not in held]
    game.fate_hands = [held, []]
    ban(game, 0, "W-9.3")
    assert (game.chairman, len(game.fate)) == (1, 16)
    game.check()
