"""Answers: none is done twice or on a question that is gone, drafts are private, joint answers come in any order."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import permutations
from pathlib import Path

import pytest

from banneret.core.errors import NotationError, UserError
from banneret.server import errors
from banneret.server.commands import Answer, Cancel, Drop, Redraft, Reopen, Say, SideAct, TakeBack, Undo
from banneret.server.results import APPLIED, DRAFTED, REFUSED, REPEATED, STALE
from banneret.server.store.rows import PLAYING
from tests.server.lobby_kit import (
    CountedIds,
    asynchronous,
    bid,
    key,
    loaded,
    lobby_at,
    people,
    picks,
    run,
    says,
    shown,
    stored_lines,
    toy_table,
    url_of,
)

pytestmark = pytest.mark.usefixtures("toy_on_the_shelf")


@asynchronous
async def test_an_answer_is_applied_saved_and_seen(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert])
        before = await live.scene(anna.id)
        assert (before.status, before.seat, before.asked, before.frame) == (PLAYING, 0, [0], "Opening")
        assert list(before.legal) == ["wait", "peek", "go"]
        result = await live.perform(anna, key(), Answer(0, before.question, ["go"]))
        assert result.status == APPLIED
        after = await live.scene(anna.id)
        assert after.version == result.version != before.version
        assert (after.asked, after.frame) == ([0, 1], "Bid")
        assert stored_lines(lobby, live)[1:] == ["0 go"]


@asynchronous
async def test_a_repeated_key_is_met_with_the_present_state(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert])
        once = key()
        results = await asyncio.gather(*[live.perform(anna, once, Answer(0, 1, ["wait"])) for _ in range(5)])
        assert sorted(result.status for result in results) == [APPLIED] + 4 * [REPEATED]
        assert len({result.version for result in results}) == 1
        assert stored_lines(lobby, live)[1:] == ["0 wait"]
        table = live.id
    async with lobby_at(url) as lobby:
        live = await lobby.table(table)
        assert (await live.perform(anna, once, Answer(0, 2, ["go"]))).status == REPEATED
        assert stored_lines(lobby, live)[1:] == ["0 wait"]


@asynchronous
async def test_a_question_that_is_gone_is_stale(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert])
        results = await asyncio.gather(*[live.perform(anna, key(), Answer(0, 1, ["wait"])) for _ in range(4)])
        assert [result.status for result in results] == [APPLIED, STALE, STALE, STALE]
        assert (await live.perform(bert, key(), Answer(1, 0, ["go"]))).status == STALE
        assert (await live.perform(anna, key(), Answer(0, 2**70, ["go"]))).status == STALE
        assert (await live.perform(anna, key(), Answer(0, -1, ["go"]))).status == STALE
        for command in (TakeBack(0, 1), Cancel(0, 1), Reopen(0, 1), Undo(0, 1)):
            assert (await live.perform(anna, key(), command)).status == STALE
        assert stored_lines(lobby, live)[1:] == ["0 wait"]


@asynchronous
async def test_a_refused_answer_says_why_and_changes_nothing(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert])
        await says(live, anna, "go")
        before = shown(await live.scene(anna.id))
        again = key()
        result = await live.perform(anna, again, Answer(0, 2, ["done"]))
        assert result.status == REFUSED
        assert result.refusal is not None
        assert (result.refusal.code, result.refusal.rule) == ("bid_first", "T-3")
        card = picks(await live.scene(anna.id))[0]
        batch = await live.perform(anna, key(), Answer(0, 2, [card, card, "done"]))
        assert batch.status == REFUSED
        assert shown(await live.scene(anna.id)) == before
        assert (await live.perform(anna, again, Answer(0, 2, [card]))).status == DRAFTED  # the key was not used up


@pytest.mark.parametrize(
    ("answers", "error"),
    [
        (["fly"], NotationError),
        ([""], None),
        ([], None),
        (["go\x00"], NotationError),
        (["pick 1"] * 65, errors.BadInput),
        (["x" * 101], errors.BadInput),
        (["'; DROP TABLE lines; --"], NotationError),
    ],
)
@asynchronous
async def test_hostile_answers_change_nothing(url: str, answers: list[str], error: type[UserError] | None) -> None:
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert])
        before = shown(await live.scene(anna.id))
        if error is None:
            assert (await live.perform(anna, key(), Answer(0, 1, answers))).status == REFUSED
        else:
            with pytest.raises(error):
                await live.perform(anna, key(), Answer(0, 1, answers))
        assert shown(await live.scene(anna.id)) == before


@pytest.mark.parametrize("bad", ["", "short", "x" * 65, "with space", "né" * 5, "a\x00bcdefgh", "drop'--table"])
@asynchronous
async def test_a_key_must_look_like_one(url: str, bad: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert])
        with pytest.raises(errors.BadInput, match="bad_key"):
            await live.perform(anna, bad, Answer(0, 1, ["go"]))
        with pytest.raises(errors.BadInput, match="bad_key"):
            await live.perform(anna, bad, Say("hello"))


@asynchronous
async def test_only_who_sits_there_answers(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert, cleo = await people(lobby, "Anna", "Bert", "Cleo")
        live = await toy_table(lobby, [anna, bert])
        for person, seat in [(bert, 0), (cleo, 0), (anna, 1)]:
            with pytest.raises(errors.Forbidden, match="not_your_seat"):
                await live.perform(person, key(), Answer(seat, 1, ["go"]))
        for seat in (-1, -2, 2, 99):
            with pytest.raises(errors.NotFound, match="no_such_seat"):
                await live.perform(anna, key(), Answer(seat, 1, ["go"]))


@asynchronous
async def test_undo_takes_the_line_out_and_its_number_is_never_used_again(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert])
        await says(live, anna, "wait")
        await says(live, anna, "wait")
        seen = await live.events(bert.id, "0")
        scene = await live.scene(anna.id)
        assert scene.can_undo
        assert not (await live.scene(bert.id)).can_undo
        assert (await live.perform(anna, key(), Undo(0, scene.question))).status == APPLIED
        assert stored_lines(lobby, live)[1:] == ["0 wait"]
        undone = await live.events(bert.id, seen.version)
        assert (undone.kept, undone.entries) == (len(seen.entries) - 1, [])
        question = (await live.scene(anna.id)).question
        assert question == scene.question + 1
        table = live.id
    async with lobby_at(url) as lobby:
        live = await lobby.table(table)
        again = await live.scene(anna.id)
        assert (again.question, again.can_undo) == (question, True)
        for stale in range(question):
            assert (await live.perform(anna, key(), Answer(0, stale, ["go"]))).status == STALE
        await says(live, anna, "peek")
        assert not (await live.scene(anna.id)).can_undo
        refused = await live.perform(anna, key(), Undo(0, question + 1))
        assert refused.refusal is not None
        assert refused.refusal.code == "cannot_undo"


@asynchronous
async def test_a_side_act_is_recorded_beside_the_question(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert])
        assert list((await live.scene(bert.id)).side) == ["give"]
        once = key()
        assert (await live.perform(bert, once, SideAct(1, "give"))).status == APPLIED
        assert (await live.perform(bert, once, SideAct(1, "give"))).status == REPEATED
        assert (await live.perform(bert, key(), SideAct(1, "give"))).status == APPLIED
        assert (await live.perform(bert, key(), SideAct(1, "give"))).status == REFUSED
        assert (await live.scene(anna.id)).question == 1
        assert stored_lines(lobby, live)[1:] == ["1! give", "1! give"]
        table = live.id
    async with lobby_at(url) as lobby:
        scene = await (await lobby.table(table)).scene(anna.id)
        assert scene.kind.view_json(scene.view)["state"]["coins"] == [4, 0]  # type: ignore[arg-type,call-overload,index]


# Drafts and joint questions.


@asynchronous
async def test_drafts_are_private_and_survive_a_restart(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert, cleo = await people(lobby, "Anna", "Bert", "Cleo")
        live = await toy_table(lobby, [anna, bert])
        await says(live, anna, "go")
        before = [shown(await live.scene(person)) for person in (bert.id, cleo.id, "")]
        mine = await live.scene(anna.id)
        first, second, *_ = picks(mine)
        assert (await says(live, anna, first)).status == DRAFTED
        assert (await says(live, anna, second)).status == DRAFTED
        drafted = await live.scene(anna.id)
        assert (drafted.draft, drafted.question, drafted.can_take_back) == ([first, second], mine.question, True)
        assert drafted.version != mine.version
        assert [shown(await live.scene(person)) for person in (bert.id, cleo.id, "")] == before
        table = live.id
    async with lobby_at(url) as lobby:
        live = await lobby.table(table)
        assert shown(await live.scene(anna.id)) == shown(drafted)
        assert [shown(await live.scene(person)) for person in (bert.id, cleo.id, "")] == before
        await live.perform(anna, key(), TakeBack(0, mine.question))
        assert (await live.scene(anna.id)).draft == [first]
        await live.perform(anna, key(), Cancel(0, mine.question))
        assert (await live.scene(anna.id)).draft == []
        assert [shown(await live.scene(person)) for person in (bert.id, cleo.id, "")] == before
        table = live.id
    async with lobby_at(url) as lobby:
        assert (await (await lobby.table(table)).scene(anna.id)).draft == []


@asynchronous
async def test_a_draft_is_replaced_in_one_step_and_only_its_owner_hears_of_it(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert, cleo = await people(lobby, "Anna", "Bert", "Cleo")
        live = await toy_table(lobby, [anna, bert])
        await says(live, anna, "go")
        others = (bert.id, cleo.id, "")
        before = [shown(await live.scene(person)) for person in others]
        streams = {person: await live.subscribe(person, (await live.scene(person)).version) for person in others}
        mine = await live.scene(anna.id)
        first, second, third = picks(mine)
        await says(live, anna, first, second)
        mine = await live.scene(anna.id)
        own = await live.subscribe(anna.id, mine.version)
        once = key()
        assert (await live.perform(anna, once, Redraft(0, mine.question, [third, first]))).status == DRAFTED
        assert (await anext(own)).version == (await live.scene(anna.id)).version
        assert (await live.scene(anna.id)).draft == [third, first]
        assert (await live.perform(anna, once, Redraft(0, mine.question, [second]))).status == REPEATED
        assert (await live.scene(anna.id)).draft == [third, first]
        refused = await live.perform(anna, key(), Redraft(0, mine.question, [first, first]))
        assert refused.status == REFUSED
        assert (await live.scene(anna.id)).draft == [third, first]
        assert (await live.perform(anna, key(), Redraft(0, mine.question - 1, [first]))).status == STALE
        with pytest.raises(errors.Forbidden, match="not_your_seat"):
            await live.perform(bert, key(), Redraft(0, mine.question, [first]))
        with pytest.raises(NotationError):
            await live.perform(anna, key(), Redraft(0, mine.question, ["fly"]))
        assert [draft.text for draft in loaded(lobby, live.id).drafts] == [f"{third}, {first}"]
        assert [shown(await live.scene(person)) for person in others] == before
        for person in others:
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(anext(streams[person]), 0.05)
        for stream in (*streams.values(), own):
            stream.close()
        drafted = shown(await live.scene(anna.id))
        table = live.id
    async with lobby_at(url) as lobby:
        live = await lobby.table(table)
        assert shown(await live.scene(anna.id)) == drafted
        assert (await live.perform(anna, key(), Redraft(0, mine.question, []))).status == DRAFTED
        assert (await live.scene(anna.id)).draft == []
        assert loaded(lobby, live.id).drafts == ()


@asynchronous
async def test_one_answer_is_taken_out_of_the_middle_of_a_draft(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert])
        await says(live, anna, "go")
        mine = await live.scene(anna.id)
        first, second, third = picks(mine)
        await says(live, anna, first, second)
        before = [shown(await live.scene(person)) for person in (bert.id, "")]
        assert (await live.perform(anna, key(), Drop(0, mine.question, first))).status == DRAFTED
        assert (await live.scene(anna.id)).draft == [second]
        assert (await live.perform(anna, key(), Drop(0, mine.question, third))).status == STALE
        assert (await live.perform(anna, key(), Drop(0, mine.question, second))).status == DRAFTED
        assert (await live.scene(anna.id)).draft == []
        assert [shown(await live.scene(person)) for person in (bert.id, "")] == before
        await bid(live, anna)
        committed = await live.scene(anna.id)
        refused = await live.perform(anna, key(), Drop(0, committed.question, committed.draft[0]))
        assert refused.status == REFUSED
        assert refused.refusal is not None
        assert refused.refusal.code == "already_answered"
        assert shown(await live.scene(anna.id)) == shown(committed)


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_joint_answers_come_in_any_order(tmp_path: Path, order: Sequence[int]) -> None:
    async def play(url: str, order: Sequence[int]) -> list[str]:
        async with lobby_at(url, ids=CountedIds()) as lobby:
            seated = await people(lobby, "Anna", "Bert", "Cleo")
            live = await toy_table(lobby, seated)
            await says(live, seated[0], "go")
            finished: list[int] = []
            for seat in order:
                assert (await live.scene("")).finished == sorted(finished)
                await bid(live, seated[seat])
                finished.append(seat)
            assert (await live.scene("")).finished == []
            return stored_lines(lobby, live)

    natural = run(play(url_of(tmp_path), (0, 1, 2)))
    other = tmp_path / "other"
    other.mkdir()
    assert run(play(url_of(other), order)) == natural


@asynchronous
async def test_committed_joint_answers_survive_a_restart_and_can_be_reopened(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert])
        await says(live, anna, "go")
        await bid(live, anna, 2)
        mine = await live.scene(anna.id)
        assert (mine.answered, mine.can_reopen, mine.legal, mine.asked, mine.finished) == (True, True, {}, [1], [0])
        assert mine.why("done") is not None
        table = live.id
    async with lobby_at(url) as lobby:
        live = await lobby.table(table)
        assert shown(await live.scene(anna.id)) == shown(mine)
        assert (await live.perform(anna, key(), Answer(0, mine.question, ["done"]))).status == REFUSED
        assert (await live.perform(anna, key(), Reopen(0, mine.question))).status == APPLIED
        reopened = await live.scene(anna.id)
        assert (reopened.answered, len(reopened.draft), reopened.asked) == (False, 2, [0, 1])
        await says(live, anna, "done")
        await bid(live, bert)
        lines = stored_lines(lobby, live)
        assert [line.partition(" ~ ")[0][:6] for line in lines[2:]] == ["0 pick", "1 pick"]
        assert (await live.perform(anna, key(), Reopen(0, mine.question))).status == STALE


@asynchronous
async def test_the_streams_of_others_are_silent_while_somebody_drafts(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert])
        await says(live, anna, "go")
        version = {person: (await live.scene(person)).version for person in (anna.id, bert.id, "")}
        streams = {person: await live.subscribe(person, version[person]) for person in version}
        first, second, *_ = picks(await live.scene(anna.id))
        for answers in ([first], [second]):
            await says(live, anna, *answers)
            notice = await anext(streams[anna.id])
            assert (notice.version, notice.touched) == ((await live.scene(anna.id)).version, frozenset({"draft"}))
        await live.perform(anna, key(), TakeBack(0, 2))
        for person in (bert.id, ""):
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(anext(streams[person]), 0.05)
            assert (await live.scene(person)).version == version[person]
        await says(live, anna, "done")
        for person in (bert.id, ""):
            assert "game" in (await anext(streams[person])).touched
        for stream in streams.values():
            stream.close()
