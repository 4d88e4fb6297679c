"""The table: drafts, batches, joint answers, side acts, undo, question numbers."""

from __future__ import annotations

import pytest

from banneret.conformance.walk import snapshot
from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance, ScriptedChance
from banneret.core.errors import RecordError
from banneret.core.kernel import TABLE
from banneret.core.record import parse_record
from banneret.core.refusals import Refused
from banneret.core.table import FixedSource, Source, Table, open_table, replay_table
from banneret.core.view import SPECTATOR
from banneret.games.registry import load
from tests.conformance import toy
from tests.conformance.toy import FAIR, Bid, Call, Fair, FairMemory


def table_of(players: int = 2, seed: str = "1") -> Table:
    return open_table(FAIR, players, {}, [f"player {seat}" for seat in range(players)], seed)


def state(table: Table) -> Fair:
    assert isinstance(table.game, Fair)
    return table.game


def bidding(players: int = 2, seed: str = "1") -> Table:
    table = table_of(players, seed)
    table.submit(0, [toy.OPEN])
    assert isinstance(table.game.stack[-1], Bid)
    return table


def offers(table: Table, seat: int, count: int) -> list[Action]:
    return [toy.OFFER[card] for card in state(table).hands[seat][:count]]


def refused(table: Table, seat: int, actions: list[Action]) -> str:
    with pytest.raises(Refused) as caught:
        table.submit(seat, actions)
    return caught.value.refusal.code


# Drafts.


def test_a_draft_lives_beside_the_state_and_its_owner_alone_sees_it() -> None:
    table = bidding()
    before = snapshot(table)
    first, second = offers(table, 0, 2)
    table.submit(0, [first])
    assert state(table).offers == [[], []]
    owner = table.view(0).state
    assert isinstance(owner, Fair)
    assert owner.offers[0] == [first.piece]
    after = snapshot(table)
    assert {key for key in before if before[key] != after[key]} == {"view of 0", "answers of 0"}
    assert toy.SEAL in table.legal(0)
    table.submit(0, [second])
    assert table.draft_of(0) == [first, second]


def test_take_back_cancel_and_reopen_leave_no_trace() -> None:
    table = bidding()
    before = snapshot(table)
    first, second = offers(table, 0, 2)
    table.submit(0, [first, second])
    table.take_back(0)
    assert table.draft_of(0) == [first]
    table.cancel(0)
    assert snapshot(table) == before
    table.submit(0, [first, toy.SEAL])
    assert table.waiting() == BIT[1]
    table.reopen(0)
    assert table.draft_of(0) == [first]
    assert table.waiting() == BIT[0] | BIT[1]
    table.submit(0, [toy.SEAL])
    table.take_back(0)
    table.take_back(0)
    assert snapshot(table) == before
    for edit, code in ((table.take_back, "nothing_to_take_back"), (table.reopen, "nothing_to_reopen")):
        with pytest.raises(Refused, match=code):
            edit(0)


def test_a_draft_is_replaced_whole_and_without_a_trace() -> None:
    table = bidding()
    before = snapshot(table)
    first, second = offers(table, 0, 2)
    table.submit(0, [second])
    written_at_once = snapshot(table)
    table.redraft(0, [first, second])
    assert table.draft_of(0) == [first, second]
    table.redraft(0, [second])
    assert snapshot(table) == written_at_once
    table.redraft(0, [])
    assert snapshot(table) == before
    table.redraft(0, [first])
    assert table.draft_of(0) == [first]
    table.redraft(0, [first, toy.SEAL])
    assert table.waiting() == BIT[1]


def test_a_draft_that_cannot_be_replaced_stays_as_it_was() -> None:
    table = bidding()
    first, second = offers(table, 0, 2)
    with pytest.raises(Refused):
        table.redraft(0, [first, first])
    assert 0 not in table.drafts
    table.submit(0, [first])
    before = snapshot(table)
    for chain in ([second, second], [toy.SEAL], [second, toy.SEAL, first]):
        with pytest.raises(Refused):
            table.redraft(0, chain)
        assert snapshot(table) == before
        assert table.draft_of(0) == [first]
    table.submit(0, [toy.SEAL])
    with pytest.raises(Refused, match="already_answered"):
        table.redraft(0, [second])


class EmptySource(Source):
    """A source of chance that has run dry."""

    def at(self, line: int) -> Chance:
        raise RuntimeError("half-way")


def test_what_fails_half_way_leaves_the_draft_as_it_was() -> None:
    table = bidding()
    first, second = offers(table, 0, 2)
    table.submit(1, [*offers(table, 1, 1), toy.SEAL])
    table.submit(0, [first])
    before = snapshot(table)
    table.source = EmptySource()
    with pytest.raises(RuntimeError, match="half-way"):
        table.redraft(0, [second, toy.SEAL])
    assert snapshot(table) == before
    assert table.draft_of(0) == [first]


def test_what_is_sealed_stands_at_the_beginning_of_a_new_draft(monkeypatch: pytest.MonkeyPatch) -> None:
    table = bidding()
    first, second = offers(table, 0, 2)
    monkeypatch.setattr(first, "seals", True)
    table.submit(0, [first])
    before = snapshot(table)
    for chain in ([], [second], [second, first]):
        with pytest.raises(Refused, match="sealed"):
            table.redraft(0, chain)
        assert snapshot(table) == before
    table.redraft(0, [first, second])
    assert table.draft_of(0) == [first, second]
    table.redraft(0, [first])
    assert snapshot(table) == before


def test_what_is_sealed_can_neither_be_taken_back_nor_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    table = bidding()
    first, second = offers(table, 0, 2)
    monkeypatch.setattr(first, "seals", True)
    table.submit(0, [first])
    sealed = snapshot(table)
    with pytest.raises(Refused, match="sealed"):
        table.take_back(0)
    with pytest.raises(Refused, match="sealed"):
        table.undo(0)
    table.cancel(0)
    assert snapshot(table) == sealed
    table.submit(0, [second])
    table.cancel(0)
    assert snapshot(table) == sealed
    table.submit(0, [second, toy.SEAL])
    table.reopen(0)
    assert table.draft_of(0) == [first, second]
    table.take_back(0)
    assert snapshot(table) == sealed


def test_a_batch_is_applied_wholly_or_not_at_all() -> None:
    table = bidding()
    before = snapshot(table)
    first, second = offers(table, 0, 2)
    strange = offers(table, 1, 1)[0]
    assert refused(table, 0, [first, strange, toy.SEAL]) == "no_such_offer"
    assert refused(table, 0, [toy.SEAL]) == "offer_first"
    assert refused(table, 0, [first, toy.SEAL, second]) == "batch_goes_on"
    assert refused(table, 0, []) == "nothing_answered"
    assert refused(table, 5, [first]) == "not_asked"
    assert snapshot(table) == before


def test_a_committed_joint_answer_cannot_be_answered_again() -> None:
    table = bidding()
    table.submit(0, [*offers(table, 0, 1), toy.SEAL])
    assert table.legal(0) == []
    assert refused(table, 0, offers(table, 0, 1)) == "already_answered"
    refusal = table.refuse(0, toy.SEAL)
    assert refusal is not None
    assert refusal.code == "already_answered"


# Joint questions.


def test_joint_answers_are_recorded_in_seat_order() -> None:
    chains = {seat: [*offers(bidding(4), seat, 1 + seat % 2), toy.SEAL] for seat in range(4)}
    snapshots = []
    for order in ([0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]):
        table = bidding(4)
        for seat in order:
            table.submit(seat, chains[seat])
        assert [line.seat for line in table.record.lines[2:]] == [0, 1, 2, 3]
        assert [bool(line.outcomes) for line in table.record.lines[2:]] == [False, False, False, True]
        snapshots.append(snapshot(table))
    assert snapshots[0] == snapshots[1] == snapshots[2]


def test_nobody_sees_a_joint_answer_before_the_last() -> None:
    table = bidding(4)
    before = snapshot(table)
    table.submit(2, [*offers(table, 2, 2), toy.SEAL])
    after = snapshot(table)
    changed = {key for key in before if before[key] != after[key]}
    assert changed == {"view of 2", "answers of 2", "waiting"}


# Side acts.


def test_a_side_act_is_recorded_where_it_falls() -> None:
    table = bidding()
    table.submit(0, [*offers(table, 0, 1), toy.SEAL])
    table.side(1, toy.GIVE[0])
    assert table.record.line_text(table.record.lines[-1]) == "1! give 0"
    table.submit(1, [*offers(table, 1, 1), toy.SEAL])
    again = replay_table(parse_record(table.record.text(), lambda id: FAIR))
    assert FAIR.digest(again.game) == FAIR.digest(table.game)


def test_a_side_act_is_judged_with_the_seats_own_draft() -> None:
    table = bidding()
    state(table).coins = [1, 1]
    table.submit(0, offers(table, 0, 2))
    with pytest.raises(Refused, match="no_side_act"):
        table.side(0, toy.GIVE[1])
    table.take_back(0)
    table.side(0, toy.GIVE[1])
    assert state(table).coins == [0, 2]


def test_a_draft_that_no_longer_fits_goes_back_to_its_owner() -> None:
    table = bidding()
    state(table).coins = [1, 2]
    first, second = offers(table, 0, 2)
    table.submit(0, [first, second, toy.SEAL])
    table.submit(1, offers(table, 1, 2))
    table.side(TABLE, toy.LEVY)
    assert state(table).coins == [0, 1]
    assert table.draft_of(0) == [first]
    assert table.waiting() == BIT[0] | BIT[1]
    assert table.draft_of(1) == offers(table, 1, 2)
    assert table.record.line_text(table.record.lines[-1]) == "T! levy"


def test_when_the_last_one_out_withdraws_the_others_answers_count() -> None:
    table = bidding(4)
    for seat in (0, 1, 3):
        table.submit(seat, [*offers(table, seat, 1), toy.SEAL])
    table.side(2, toy.WITHDRAW)
    assert [line.seat for line in table.record.lines[-4:]] == [2, 0, 1, 3]
    assert state(table).lot == toy.NO_LOT
    assert table.drafts == {}
    assert table.waiting() == table.game.waiting() != 0
    again = replay_table(parse_record(table.record.text(), lambda id: FAIR))
    assert snapshot(again) == snapshot(table)


def test_who_withdraws_loses_the_draft_and_is_asked_no_more() -> None:
    table = bidding(4)
    table.submit(2, [*offers(table, 2, 2), toy.SEAL])
    table.submit(1, offers(table, 1, 1))
    table.side(2, toy.WITHDRAW)
    assert table.waiting() == BIT[0] | BIT[1] | BIT[3]
    assert table.legal(2) == []
    assert table.draft_of(1) == offers(table, 1, 1)


def test_drafts_of_a_question_that_is_dropped_are_gone() -> None:
    table = bidding()
    asked = list(table.questions)
    table.submit(0, [*offers(table, 0, 1), toy.SEAL])
    table.submit(1, offers(table, 1, 1))
    table.side(TABLE, toy.TIME_UP)
    assert isinstance(table.game.stack[-1], Call)
    assert (table.drafts, table.committed) == ({}, 0)
    assert table.questions == [asked[0], asked[1] + 1]
    assert table.waiting() == BIT[1]


# Question numbers.


def test_every_question_put_to_a_seat_has_a_number_of_its_own() -> None:
    table = table_of()
    assert table.questions == [1, 0]
    table.submit(0, [toy.WAIT])
    assert table.questions == [2, 0]
    table.undo(0)
    assert table.questions == [3, 0]
    table.submit(0, [toy.OPEN])
    assert table.questions == [4, 1]
    table.side(0, toy.GIVE[1])
    table.submit(0, offers(table, 0, 1))
    table.submit(1, [*offers(table, 1, 1), toy.SEAL])
    assert table.questions == [4, 1]


def test_a_question_that_a_side_act_brings_up_has_a_new_number() -> None:
    table = bidding(seed="3")
    state(table).coins = [0, 0]
    for seat in range(2):
        table.submit(seat, [*offers(table, seat, 1), toy.SEAL])
    assert isinstance(table.game.stack[-1], toy.Beg), "fine weather: another seed is needed"
    state(table).coins = [0, 1]
    first, second = table.questions
    table.side(1, toy.GIVE[0])
    assert isinstance(table.game.stack[-1], toy.Beg)
    assert table.waiting() == BIT[1]
    assert table.questions == [first, second + 1]


# Undo.


def test_an_answer_that_drew_and_told_nothing_can_be_undone() -> None:
    table = table_of()
    before = snapshot(table)
    table.submit(0, [toy.WAIT])
    once = snapshot(table)
    table.submit(0, [toy.WAIT])
    assert table.can_undo(0)
    assert not table.can_undo(1)
    table.undo(0)
    assert {**snapshot(table), "questions": ""} == {**once, "questions": ""}
    table.undo(0)
    assert {**snapshot(table), "questions": ""} == {**before, "questions": ""}
    with pytest.raises(Refused, match="nothing_to_take_back"):
        table.undo(0)


def test_nothing_is_undone_after_a_look_another_seats_question_or_a_side_act() -> None:
    table = table_of()
    table.submit(0, [toy.WAIT])
    table.submit(0, [toy.LOOK])
    assert not table.can_undo(0)
    other = table_of()
    other.submit(0, [toy.WAIT])
    other.side(1, toy.GIVE[0])
    assert not other.can_undo(0)
    third = table_of()
    third.submit(0, [toy.WAIT])
    third.submit(0, [toy.OPEN])
    assert not third.can_undo(0)


def test_undo_takes_a_draft_back_first() -> None:
    table = bidding()
    table.submit(0, offers(table, 0, 2))
    table.undo(0)
    assert table.draft_of(0) == offers(table, 0, 1)


def test_a_card_drawn_cannot_be_undone() -> None:
    havoc = load("havoc")
    table = open_table(havoc, 2, {}, ["a", "b"], "1")
    seat = table.game.turn()
    table.submit(seat, havoc.rules.catalogue.parse_many("recruit"))
    assert table.can_undo(seat)
    table.submit(seat, havoc.rules.catalogue.parse_many("draw deck"))
    assert not table.can_undo(seat)


# Memories, views, forks.


def test_each_seat_remembers_what_it_heard() -> None:
    table = table_of(4)
    table.submit(0, [toy.LOOK])
    tops = [memory.top for memory in [*table.memories, table.spectator_memory] if isinstance(memory, FairMemory)]
    assert tops == [state(table).deck[0], -1, -1, -1, -1]
    look = table.log_of(1)[-1]
    assert table.log_of(0)[-1] is look
    assert look.told_to(0) == {"card": state(table).deck[0]}
    assert look.told_to(1) == {}
    assert table.view(SPECTATOR).seat == SPECTATOR


def test_a_fork_goes_its_own_way() -> None:
    table = bidding()
    table.submit(0, offers(table, 0, 1))
    before = snapshot(table)
    fork = table.fork()
    assert snapshot(fork) == before
    fork.submit(0, [toy.SEAL])
    fork.submit(1, [*offers(fork, 1, 1), toy.SEAL])
    assert snapshot(table) == before


@pytest.mark.parametrize("draft_first", [False, True])
def test_what_fails_half_way_leaves_the_table_as_it_was(draft_first: bool) -> None:
    table = bidding()
    table.submit(0, [*offers(table, 0, 1), toy.SEAL])
    offer = offers(table, 1, 1)
    if draft_first:
        table.submit(1, offer)
    before = snapshot(table)
    live = table.source
    table.source = FixedSource(ScriptedChance([], None))
    with pytest.raises(RecordError, match="outcome_missing"):
        table.submit(1, [toy.SEAL] if draft_first else [*offer, toy.SEAL])
    assert snapshot(table) == before
    table.source = live
    table.submit(1, [toy.SEAL] if draft_first else [*offer, toy.SEAL])
    again = replay_table(parse_record(table.record.text(), lambda id: FAIR))
    assert snapshot(again) == snapshot(table)
