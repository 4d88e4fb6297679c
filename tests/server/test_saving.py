"""Save, then announce: nobody learns what the database does not have, and what fails leaves no trace."""

from __future__ import annotations

import asyncio
import gc

import pytest

from banneret.core.errors import RecordError
from banneret.core.table import Table, open_table
from banneret.core.view import SPECTATOR
from banneret.games import registry
from banneret.server import errors
from banneret.server.commands import Answer, NoteAbsence, Redraft, TakeSeat
from banneret.server.jobs import quick_chain
from banneret.server.results import APPLIED, DRAFTED, REPEATED, STALE
from banneret.server.settings import Settings, Timeouts
from banneret.server.subscriptions import Subscription
from tests.server.lobby_kit import (
    GatedStore,
    StillClock,
    asynchronous,
    key,
    loaded,
    lobby_at,
    people,
    picks,
    says,
    shown,
    stored_lines,
    toy_table,
)

pytestmark = pytest.mark.usefixtures("toy_on_the_shelf")


@asynchronous
async def test_nobody_learns_anything_before_the_database_has_it(url: str) -> None:
    store = GatedStore(url)
    async with lobby_at(url, store=store) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert])
        before = [shown(await live.scene(person)) for person in (anna.id, bert.id, "")]
        stream = await live.subscribe(bert.id, before[1]["version"])  # type: ignore[arg-type]
        store.reached.clear()
        store.gate.clear()
        answer = asyncio.create_task(live.perform(anna, key(), Answer(0, 1, ["go"])))
        await asyncio.to_thread(store.reached.wait, 10)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(anext(stream), 0.1)
        assert not answer.done()
        assert [shown(await live.scene(person)) for person in (anna.id, bert.id, "")] == before
        store.gate.set()
        assert (await answer).status == APPLIED
        assert (await anext(stream)).version != before[1]["version"]
        stream.close()


@asynchronous
async def test_a_commit_that_fails_leaves_everything_as_it_was(url: str) -> None:
    store = GatedStore(url)
    async with lobby_at(url, store=store) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert])
        before = [shown(await live.scene(person)) for person in (anna.id, bert.id, "")]
        stream = await live.subscribe("", before[2]["version"])  # type: ignore[arg-type]
        store.broken = True
        once = key()
        with pytest.raises(errors.StoreError, match="store_failed"):
            await live.perform(anna, once, Answer(0, 1, ["go"]))
        assert [shown(await live.scene(person)) for person in (anna.id, bert.id, "")] == before
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(anext(stream), 0.05)
        store.broken = False
        assert (await live.perform(anna, once, Answer(0, 1, ["go"]))).status == APPLIED
        assert stored_lines(lobby, live)[1:] == ["0 go"]
        stream.close()


@asynchronous
async def test_a_commit_that_was_taken_though_it_seemed_to_fail_is_found_again(url: str) -> None:
    store = GatedStore(url)
    async with lobby_at(url, store=store) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert])
        stream = await live.subscribe(bert.id, (await live.scene(bert.id)).version)
        store.broken = store.commit_first = True
        once = key()
        with pytest.raises(errors.StoreError):
            await live.perform(anna, once, Answer(0, 1, ["go"]))
        store.broken = False
        assert (await anext(stream)).version == (await live.scene(bert.id)).version
        assert (await live.perform(anna, once, Answer(0, 1, ["go"]))).status == REPEATED
        assert stored_lines(lobby, live)[1:] == ["0 go"]
        assert (await live.scene(anna.id)).frame == "Bid"
        stream.close()


@asynchronous
async def test_who_goes_away_in_mid_request_does_not_tear_memory_and_database_apart(url: str) -> None:
    store = GatedStore(url)
    async with lobby_at(url, store=store) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert])
        store.reached.clear()
        store.gate.clear()
        once = key()
        request = asyncio.create_task(live.perform(anna, once, Answer(0, 1, ["go"])))
        await asyncio.to_thread(store.reached.wait, 10)
        request.cancel()
        with pytest.raises(asyncio.CancelledError):
            await request
        store.gate.set()
        assert (await live.perform(anna, once, Answer(0, 1, ["go"]))).status == REPEATED
        assert (await live.scene(anna.id)).frame == "Bid"
        assert stored_lines(lobby, live)[1:] == ["0 go"]


@asynchronous
async def test_two_servers_on_one_database_do_not_overwrite_each_other(url: str) -> None:
    async with lobby_at(url) as one, lobby_at(url) as other:
        anna, bert = await people(one, "Anna", "Bert")
        here = await toy_table(one, [anna, bert])
        there = await other.table(here.id)
        await says(here, anna, "wait")
        assert (await there.perform(anna, key(), Answer(0, 1, ["go"]))).status == STALE
        assert (await there.perform(anna, key(), Answer(0, 2, ["go"]))).status == APPLIED
        once = key()
        assert (await there.perform(anna, once, Answer(0, 3, [picks(await there.scene(anna.id))[0]]))).status == DRAFTED
        assert (await here.perform(anna, once, Answer(0, 3, [picks(await there.scene(anna.id))[0]]))).status == REPEATED
        assert shown(await here.scene(anna.id)) == shown(await there.scene(anna.id))
        assert stored_lines(one, here)[1:] == ["0 wait", "0 go"]


@asynchronous
async def test_the_chain_that_is_committed_is_the_one_that_was_acknowledged_wherever_it_was_drafted(url: str) -> None:
    async with lobby_at(url) as one, lobby_at(url) as other:
        anna, bert = await people(one, "Anna", "Bert")
        here = await toy_table(one, [anna, bert])
        await says(here, anna, "go")
        there = await other.table(here.id)
        question = (await here.scene(anna.id)).question
        first, second, *_ = picks(await here.scene(anna.id))
        for drafted, at in (([first], there), ([second], here), ([], there), ([second, first], here)):
            assert (await at.perform(anna, key(), Redraft(0, question, drafted))).status in (DRAFTED, REPEATED)
            assert [draft.text for draft in loaded(one, here.id).drafts] == ([", ".join(drafted)] if drafted else [])
        assert (await there.scene(anna.id)).draft != [second, first], "the other server has not looked yet"
        assert (await there.perform(anna, key(), Answer(0, question, ["done"]))).status == APPLIED
        assert loaded(one, here.id).drafts[0].text == f"{second}, {first}, done"


@asynchronous
async def test_what_is_noted_at_one_server_does_not_hide_a_draft_of_another(url: str) -> None:
    async with lobby_at(url) as one, lobby_at(url) as other:
        anna, bert = await people(one, "Anna", "Bert")
        here = await toy_table(one, [anna, bert])
        await says(here, anna, "go")
        there = await other.table(here.id)
        question, pick = (await here.scene(anna.id)).question, picks(await here.scene(anna.id))[0]
        assert (await here.perform(anna, key(), Answer(0, question, [pick]))).status == DRAFTED
        await there.by_itself(NoteAbsence(anna.id, 5.0))
        assert (await there.scene(anna.id)).draft == [pick]
        assert loaded(one, here.id).seats[0].drafted == 1


@asynchronous
async def test_who_sat_down_at_one_server_is_known_at_the_other_at_once(url: str) -> None:
    async with lobby_at(url) as one, lobby_at(url) as other:
        anna, bert = await people(one, "Anna", "Bert")
        made = await one.create(anna, key(), "toy", 2, ["me", "open"], settings=Settings(pace=0.0, public=True))
        here, there = await one.table(made.id), await other.table(made.id)
        assert (await there.scene(bert.id)).seat == SPECTATOR
        await here.perform(bert, key(), TakeSeat(1))
        assert (await there.scene(bert.id)).seat == 1
        made = await one.create(anna, key(), "toy", 2, ["me", "open"], settings=Settings(pace=0.0, public=True))
        here, there = await one.table(made.id), await other.table(made.id)
        await here.perform(bert, key(), TakeSeat(1))
        first = (await here.scene("")).asked[0]
        person = (anna, bert)[first]
        question = (await here.scene(person.id)).question
        assert (await there.perform(person, key(), Answer(first, question, ["go"]))).status == APPLIED


@asynchronous
async def test_changes_of_many_tables_share_commits_and_none_is_lost(url: str) -> None:
    store = GatedStore(url)
    async with lobby_at(url, store=store) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        tables = [await toy_table(lobby, [anna, bert]) for _ in range(10)]
        batches = store.batches = []
        results = await asyncio.gather(*[live.perform(anna, key(), Answer(0, 1, ["go"])) for live in tables])
        assert {result.status for result in results} == {APPLIED}
        assert sum(batches) == 10
        assert max(batches) > 1
        assert all(stored_lines(lobby, live)[1:] == ["0 go"] for live in tables)


def test_a_fork_of_a_table_goes_its_own_way() -> None:
    kind = registry.load("havoc")
    table = open_table(kind, 3, {}, ["a", "b", "c"], "forks")

    def facts(table: Table) -> list[object]:
        seats = [*range(3), SPECTATOR]
        views = [kind.view_json(table.view(seat)) for seat in seats]
        return [table.record.text(), views, len(table.log), table.questions[:], table.can_undo(table.game.turn())]

    for move in range(60):
        before = facts(table)
        fork = table.fork()
        assert facts(fork) == before
        seat = fork.game.turn()
        if fork.can_undo(seat) and move % 3 == 0:
            fork.undo(seat)
        else:
            chain = quick_chain(kind, fork.view(seat), move)
            fork.submit(seat, [kind.rules.catalogue.parse(word) for word in chain])
        assert facts(table) == before
        assert facts(fork) != before
        table = fork


# Memory and restarts.


@asynchronous
async def test_tables_that_nobody_looks_at_leave_the_memory(url: str) -> None:
    clock = StillClock()
    async with lobby_at(url, clock=clock, timeouts=Timeouts(idle=900.0, linger=1.0)) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert])
        await says(live, anna, "wait")
        before = shown(await live.scene(""))
        stream: Subscription | None = await live.subscribe("")
        await clock.pass_by(2.0)
        await clock.pass_by(1000.0)
        assert lobby.sweep() == 1
        assert stream is not None
        stream.close()
        assert lobby.sweep() == 0
        table, same = live.id, id(live)
        assert await lobby.table(table) is live  # as long as somebody holds it there is only one
        await clock.pass_by(1000.0)
        lobby.sweep()
        del live, stream
        gc.collect()
        loaded = await lobby.table(table)
        assert {**shown(await loaded.scene("")), "seats": 0, "version": 0} == {**before, "seats": 0, "version": 0}
        assert same


@asynchronous
async def test_a_record_that_no_longer_fits_is_told_and_harms_no_other_table(url: str) -> None:
    async with lobby_at(url) as lobby:
        (anna,) = await people(lobby, "Anna")
        broken = await toy_table(lobby, [anna], "bot:easy")
        good = await toy_table(lobby, [anna], "bot:easy")
        with lobby.services.queue.store.engine.begin() as connection:
            connection.exec_driver_sql(
                f"UPDATE lines SET text = '* ~ deal 1 2 3 9 ~ deal 1 2 3 4' WHERE table_id = '{broken.id}'"
            )
        tables = broken.id, good.id
    async with lobby_at(url) as lobby:
        with pytest.raises(RecordError, match="outcome_differs"):
            await lobby.table(tables[0])
        assert (await (await lobby.table(tables[1])).scene(anna.id)).asked == [0]


@asynchronous
async def test_a_record_of_later_rules_is_told_and_one_of_earlier_rules_goes_on(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry.load("toy"), "rules_version", 2)
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        table = (await toy_table(lobby, [anna, bert])).id
    monkeypatch.setattr(registry.load("toy"), "rules_version", 1)
    async with lobby_at(url) as lobby:
        with pytest.raises(RecordError, match="record_other_rules"):
            await lobby.table(table)
    monkeypatch.setattr(registry.load("toy"), "rules_version", 3)
    async with lobby_at(url) as lobby:
        live = await lobby.table(table)
        assert (await says(live, anna, "go")).status == APPLIED
        assert (await live.snapshot()).row.rules == 2


@asynchronous
async def test_a_table_that_waited_through_an_upgrade_begins_under_the_new_rules(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        table = (await toy_table(lobby, [anna], "open")).id
    monkeypatch.setattr(registry.load("toy"), "rules_version", 2)
    async with lobby_at(url) as lobby:
        await (await lobby.table(table)).perform(bert, key(), TakeSeat(1))
    async with lobby_at(url) as lobby:
        assert (await (await lobby.table(table)).snapshot()).row.rules == 2


@pytest.mark.parametrize(("question", "text"), [(2, "pick 1, pick 1"), (1, "pick 1"), (3, "pick 1")])
@asynchronous
async def test_a_draft_that_no_longer_fits_is_asked_again(url: str, question: int, text: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert])
        await says(live, anna, "go")
        await says(live, anna, picks(await live.scene(anna.id))[0])
        with lobby.services.queue.store.engine.begin() as connection:
            connection.exec_driver_sql(f"UPDATE drafts SET text = '{text}', question = {question}")
        table = live.id
    async with lobby_at(url) as lobby:
        scene = await (await lobby.table(table)).scene(anna.id)
        assert (scene.draft, scene.asked) == ([], [0, 1])


@asynchronous
async def test_keys_are_forgotten_when_no_retry_can_come(url: str) -> None:
    clock = StillClock()
    async with lobby_at(url, clock=clock, timeouts=Timeouts(retry=1000.0)) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert])
        assert len(loaded(lobby, live.id).commands) == 1
        for _ in range(61):
            await clock.pass_by(60.0)
        assert loaded(lobby, live.id).commands == ()
