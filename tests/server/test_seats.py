"""Who sits where: free seats, invitations, hosts, absence, bots that stand in."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path

import pytest

from banneret.core.errors import OptionError, UserError
from banneret.core.view import SPECTATOR
from banneret.server import errors
from banneret.server.commands import (
    Answer,
    ChangeSettings,
    CloseTable,
    HandOver,
    Join,
    Leave,
    OpenSeat,
    Reclaim,
    ReplaceAbsent,
    Revoke,
    SetBot,
    Start,
    TakeSeat,
)
from banneret.server.jobs import quick_chain
from banneret.server.live_table import LiveTable
from banneret.server.results import APPLIED, REPEATED
from banneret.server.settings import Settings, Timeouts
from banneret.server.store.rows import BOT, FREE, INVITED, OPEN, OVER, PERSON, PLAYING, Person
from tests.server.lobby_kit import (
    AT_ONCE,
    QuickThinkers,
    StillClock,
    asynchronous,
    invite,
    key,
    lobby_at,
    people,
    picks,
    says,
    soon,
    stored_lines,
    toy_table,
)

pytestmark = pytest.mark.usefixtures("toy_on_the_shelf")


@asynchronous
async def test_a_table_begins_when_the_last_seat_is_taken(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert, cleo, dora = await people(lobby, "Anna", "Bert", "Cleo", "Dora")
        made = await lobby.create(anna, key(), "toy", 3, ["open", "me", "open"])
        live = await lobby.table(made.id)
        scene = await live.scene(anna.id)
        assert (scene.status, scene.seat, scene.hosting, scene.view) == (OPEN, 1, True, None)
        with pytest.raises(errors.Conflict, match="not_started"):
            await live.perform(anna, key(), Answer(1, 0, ["go"]))
        with pytest.raises(errors.Conflict, match="seat_taken"):
            await live.perform(bert, key(), TakeSeat(1))
        once = key()
        assert (await live.perform(bert, once, TakeSeat(0))).status == APPLIED
        assert (await live.perform(bert, once, TakeSeat(0))).status == REPEATED
        with pytest.raises(errors.Conflict, match="already_seated"):
            await live.perform(bert, key(), TakeSeat(2))
        assert (await live.perform(cleo, key(), TakeSeat(2))).status == APPLIED
        assert (await live.scene("")).status == PLAYING
        with pytest.raises(errors.Conflict, match="already_started"):
            await live.perform(dora, key(), TakeSeat(0))
        assert (await lobby.tables_of(bert.id))[0].my_turn
        assert not (await lobby.tables_of(anna.id))[0].my_turn


@asynchronous
async def test_only_one_of_two_gets_the_last_seat(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert, cleo = await people(lobby, "Anna", "Bert", "Cleo")
        made = await lobby.create(anna, key(), "toy", 2, ["me", "open"])
        live = await lobby.table(made.id)
        results = await asyncio.gather(
            live.perform(bert, key(), TakeSeat(1)), live.perform(cleo, key(), TakeSeat(1)), return_exceptions=True
        )  # fmt: skip
        assert sum(isinstance(result, errors.Conflict) for result in results) == 1


@asynchronous
async def test_making_a_table_twice_with_one_key_makes_one(url: str) -> None:
    async with lobby_at(url) as lobby:
        (anna,) = await people(lobby, "Anna")
        once = key()
        first = await lobby.create(anna, once, "toy", 2, ["me", "invite"])
        second = await lobby.create(anna, once, "toy", 2, ["me", "invite"])
        assert first.id == second.id
        assert (list(first.tokens), second.tokens) == ([1], {})
        assert len(await lobby.tables_of(anna.id)) == 1


@pytest.mark.parametrize(
    ("game", "players", "plans", "options", "error", "code"),
    [
        ("chess", 2, ["me", "open"], {}, OptionError, "unknown_game"),
        ("havoc", 9, ["me"] + 8 * ["open"], {}, OptionError, "player_count"),
        ("havoc", 2, ["me"], {}, errors.BadInput, "seat_plans"),
        ("havoc", 2, ["me", "me"], {}, errors.BadInput, "one_seat_each"),
        ("havoc", 2, ["me", "bot:genius"], {}, errors.BadInput, "unknown_level"),
        ("havoc", 2, ["me", "dragon"], {}, errors.BadInput, "seat_plan"),
        ("havoc", 2, ["me", "open"], {"colour": "red"}, OptionError, "unknown_option"),
        ("havoc", 4, ["me", "open", "open", "open"], {"small_game_scoring": "shifted"}, OptionError, "option_excluded"),
    ],
)
@asynchronous
async def test_a_table_that_cannot_be_is_refused(
    url: str, game: str, players: int, plans: list[str], options: dict[str, str], error: type[UserError], code: str
) -> None:
    async with lobby_at(url) as lobby:
        (anna,) = await people(lobby, "Anna")
        with pytest.raises(error) as caught:
            await lobby.create(anna, key(), game, players, plans, options)
        assert caught.value.code == code
        assert await lobby.tables_of(anna.id) == []


@asynchronous
async def test_an_invitation_is_used_once(url: str) -> None:
    clock = StillClock()
    async with lobby_at(url, clock=clock, timeouts=Timeouts(invitation=100.0)) as lobby:
        anna, bert, cleo = await people(lobby, "Anna", "Bert", "Cleo")
        made = await lobby.create(
            anna, key(), "toy", 4, ["me", "invite", "invite", "open"], settings=Settings(public=False)
        )
        live = await lobby.table(made.id)
        for token in ("", "x", "\udcff", "0" * 10_000, made.tokens[1][:-1], made.tokens[1].upper()):
            with pytest.raises(errors.NotFound, match="invite_unknown"):
                await live.perform(bert, key(), Join(token))
        with pytest.raises(errors.Forbidden, match="private_table"):
            await live.scene(bert.id)
        with pytest.raises(errors.Forbidden, match="private_table"):
            await live.perform(bert, key(), TakeSeat(3))
        assert (await live.invitation(made.tokens[1], bert.id)).names == ["Anna", "", "", ""]
        once = key()
        assert (await live.perform(bert, once, Join(made.tokens[1]))).status == APPLIED
        assert (await live.perform(bert, once, Join(made.tokens[1]))).status == REPEATED
        assert (await live.perform(bert, key(), Join(made.tokens[1]))).status == REPEATED
        assert (await live.scene(bert.id)).seat == 1
        with pytest.raises(errors.Gone, match="invite_used"):
            await live.perform(cleo, key(), Join(made.tokens[1]))
        await live.perform(bert, key(), Leave())
        with pytest.raises(errors.Gone, match="invite_used"):
            await live.perform(bert, key(), Join(made.tokens[1]))
        await live.perform(anna, key(), Revoke(2))
        with pytest.raises(errors.Gone, match="invite_revoked"):
            await live.perform(cleo, key(), Join(made.tokens[2]))
        assert (await live.scene(anna.id)).seats[2].kind == INVITED
        fresh = await invite(live, anna, 2)
        assert (fresh.status, fresh.expires) == (APPLIED, clock.now() + 100.0)
        newer = await invite(live, anna, 2)
        with pytest.raises(errors.Gone, match="invite_revoked"):
            await live.perform(cleo, key(), Join(fresh.token))
        await clock.pass_by(100.0)
        with pytest.raises(errors.Gone, match="invite_expired"):
            await live.perform(cleo, key(), Join(newer.token))
        table = live.id
        last = await invite(live, anna, 2)
    async with lobby_at(url, clock=clock) as lobby:
        live = await lobby.table(table)
        assert (await live.perform(cleo, key(), Join(last.token))).status == APPLIED
    text = Path(url.removeprefix("sqlite:///")).read_bytes()
    assert last.token.encode() not in text


@asynchronous
async def test_only_the_host_decides_about_seats(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        made = await lobby.create(anna, key(), "toy", 3, ["me", "open", "open"])
        live = await lobby.table(made.id)
        await live.perform(bert, key(), TakeSeat(1))
        for command in (
            live.perform(bert, key(), SetBot(2, "easy")),
            invite(live, bert, 2),
            live.perform(bert, key(), Revoke(2)),
            live.perform(bert, key(), OpenSeat(2)),
            live.perform(bert, key(), Start()),
            live.perform(bert, key(), CloseTable()),
            live.perform(bert, key(), ChangeSettings(Settings())),
            live.perform(bert, key(), ReplaceAbsent(0)),
        ):
            with pytest.raises(errors.Forbidden, match="not_host"):
                await command
        await live.perform(anna, key(), ChangeSettings(Settings(title="Fun", pace=0.0, odds=True)))
        assert (await live.scene("")).settings.title == "Fun"
        with pytest.raises(errors.BadInput, match="bad_pace"):
            await live.perform(anna, key(), ChangeSettings(Settings(pace=float("nan"))))
        await invite(live, anna, 2)
        await live.perform(anna, key(), OpenSeat(2))
        assert (await live.scene("")).seats[2].kind == FREE
        await live.perform(anna, key(), Start("easy"))
        scene = await live.scene(anna.id)
        assert (scene.status, scene.seats[2].kind, scene.seats[2].level) == (PLAYING, BOT, "easy")


@asynchronous
async def test_who_leaves_before_the_game_frees_the_seat_and_passes_the_host_on(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        made = await lobby.create(anna, key(), "toy", 3, ["me", "open", "open"])
        live = await lobby.table(made.id)
        await live.perform(bert, key(), TakeSeat(1))
        await live.perform(anna, key(), Leave())
        scene = await live.scene(bert.id)
        assert ([seat.kind for seat in scene.seats], scene.hosting) == ([FREE, PERSON, FREE], True)
        with pytest.raises(errors.Forbidden, match="not_seated"):
            await live.perform(anna, key(), Leave())
        await live.perform(bert, key(), Leave())
        assert (await live.scene("")).status == OVER
        assert await lobby.public_tables() == []
        with pytest.raises(errors.Conflict, match="never_played"):
            await live.record("")
        with pytest.raises(errors.Conflict, match="table_over"):
            await live.perform(anna, key(), TakeSeat(0))


@asynchronous
async def test_a_bot_stands_in_and_the_seat_is_reclaimed(url: str) -> None:
    thinkers = QuickThinkers()
    thinkers.gate.clear()
    async with lobby_at(url, thinkers=thinkers) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert])
        await says(live, anna, "go")
        await says(live, anna, picks(await live.scene(anna.id))[0])
        await live.perform(anna, key(), HandOver("easy"))
        away = await live.scene(anna.id)
        assert (away.seat, away.claim, away.draft, away.view.seat if away.view else None) == (SPECTATOR, 0, [], -1)
        assert (away.seats[0].kind, away.seats[0].name, away.seats[0].stands_in) == (BOT, "Anna", True)
        with pytest.raises(errors.Forbidden, match="not_your_seat"):
            await live.perform(anna, key(), Answer(0, 2, ["done"]))
        with pytest.raises(errors.Forbidden, match="nothing_to_reclaim"):
            await live.perform((await people(lobby, "Cleo"))[0], key(), Reclaim())
        await live.perform(anna, key(), Reclaim())
        thinkers.gate.set()
        await asyncio.sleep(0.05)  # the bot's answer comes too late and is dropped
        back = await live.scene(anna.id)
        assert (back.seat, back.claim, back.draft, back.asked) == (0, SPECTATOR, [], [0, 1])
        assert stored_lines(lobby, live)[1:] == ["0 go"]
        await live.perform(bert, key(), Leave("easy"))
        gone = await live.scene(bert.id)
        assert (gone.claim, gone.seats[1].stands_in) == (SPECTATOR, False)
        assert gone.seats[1].name not in ("Bert", "")


@asynchronous
async def test_a_guest_takes_over_from_a_bot_in_mid_game(url: str) -> None:
    async with lobby_at(url) as lobby:
        anna, bert, cleo = await people(lobby, "Anna", "Bert", "Cleo")
        live = await toy_table(lobby, [anna, bert])
        with pytest.raises(errors.Conflict, match="seat_taken"):
            await invite(live, anna, 1)
        await live.perform(bert, key(), Leave())
        invited = await invite(live, anna, 1)
        assert (await live.scene("")).seats[1].kind == BOT
        await live.perform(cleo, key(), Join(invited.token))
        assert (await live.scene(cleo.id)).seat == 1
        with pytest.raises(errors.Conflict, match="seat_taken"):
            await invite(live, anna, 1)


@asynchronous
async def test_an_absent_player_is_replaced_after_the_grace_time(url: str) -> None:
    clock = StillClock()
    async with lobby_at(url, clock=clock, timeouts=Timeouts(linger=20.0, grace=60.0)) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert])

        async def away_since() -> float | None:
            return (await live.scene("")).seats[1].away_since

        async def replaceable() -> bool:
            return (await live.scene(anna.id)).seats[1].replaceable

        async with await live.subscribe(anna.id):
            stream = await live.subscribe(bert.id)
            await clock.pass_by(500.0)
            assert [seat.away_since for seat in (await live.scene("")).seats] == [None, None]
            stream.close()
            gone_at = clock.now()
            await clock.pass_by(19.0)
            assert (await live.scene("")).seats[1].away_since is None
            await clock.pass_by(2.0)
            await soon(away_since, gone_at)
            with pytest.raises(errors.Conflict, match="not_away"):
                await live.perform(anna, key(), ReplaceAbsent(1))
            await live.scene(bert.id)  # a page without a stream counts as a sign of life
            seen_at = clock.now()
            await clock.pass_by(1.0)
            await soon(away_since, None)
            await clock.pass_by(21.0)
            await soon(away_since, seen_at)
            await clock.pass_by(60.0)
            await soon(replaceable, True)
            await live.perform(anna, key(), ReplaceAbsent(1, "easy"))
            assert (await live.scene(bert.id)).claim == 1
            await live.perform(bert, key(), Reclaim())
            assert (await live.scene(bert.id)).seat == 1


@asynchronous
async def test_when_the_grace_time_is_over_those_who_may_put_a_bot_in_are_told(url: str) -> None:
    clock = StillClock()
    async with lobby_at(url, clock=clock, timeouts=Timeouts(linger=20.0, grace=60.0)) as lobby:
        anna, bert, cleo = await people(lobby, "Anna", "Bert", "Cleo")
        live = await toy_table(lobby, [anna, bert])
        async with await live.subscribe(anna.id) as host, await live.subscribe(cleo.id) as watcher:
            gone_at = clock.now()
            await clock.pass_by(21.0)
            for notices in (host, watcher):
                while "seats" not in (await anext(notices)).touched:
                    pass
            before = await live.scene(anna.id)
            assert (before.seats[1].replaceable, before.seats[1].grace_ends) == (False, gone_at + 60.0)
            assert (await live.scene(cleo.id)).seats[1].grace_ends == 0.0
            await clock.pass_by(38.0)
            for notices in (host, watcher):
                with pytest.raises(TimeoutError):
                    await asyncio.wait_for(anext(notices), 0.05)
            await clock.pass_by(2.0)
            for notices in (host, watcher):
                notice = await asyncio.wait_for(anext(notices), 1.0)
                assert (notice.version, notice.by_time) == (before.version, True)
            after = await live.scene(anna.id)
            assert (after.version, after.seats[1].replaceable, after.seats[1].grace_ends) == (before.version, True, 0.0)
            await live.scene(bert.id)
            await clock.pass_by(1.0)
            assert not (await live.scene(anna.id)).seats[1].replaceable
        table = live.id
    async with lobby_at(url, clock=clock, timeouts=Timeouts(linger=20.0, grace=60.0)) as lobby:
        live = await lobby.table(table)
        async with await live.subscribe(anna.id) as host:
            await clock.pass_by(21.0)
            while "seats" not in (await anext(host)).touched:
                pass
            await clock.pass_by(60.0)
            assert (await asyncio.wait_for(anext(host), 1.0)).by_time, "also after a restart"


@asynchronous
async def test_after_a_restart_absence_counts_on(url: str) -> None:
    clock = StillClock()
    async with lobby_at(url, clock=clock) as lobby:
        anna, bert = await people(lobby, "Anna", "Bert")
        live = await toy_table(lobby, [anna, bert])
        await clock.pass_by(21.0)
        since = (await live.scene("")).seats[1].away_since
        assert since is not None
        table = live.id
    await clock.pass_by(100.0)
    async with lobby_at(url, clock=clock) as lobby:
        live = await lobby.table(table)
        assert (await live.scene(anna.id)).seats[1].away_since == since
        await live.perform(anna, key(), ReplaceAbsent(1, "easy"))


@asynchronous
async def test_while_the_host_is_away_players_decide(url: str) -> None:
    clock = StillClock()
    async with lobby_at(url, clock=clock) as lobby:
        anna, bert, cleo = await people(lobby, "Anna", "Bert", "Cleo")
        live = await toy_table(lobby, [anna, bert])
        async with await live.subscribe(bert.id):
            await clock.pass_by(21.0)
            await clock.pass_by(60.0)
            with pytest.raises(errors.Forbidden, match="not_host"):
                await live.perform(cleo, key(), ReplaceAbsent(0))
            await live.perform(bert, key(), ReplaceAbsent(0, "easy"))
            assert (await live.scene("")).seats[0].kind == BOT


@asynchronous
async def test_what_cannot_be_done_with_a_seat_is_told(url: str) -> None:
    async def no(code: str, work: Coroutine[object, object, object]) -> None:
        with pytest.raises(UserError) as caught:
            await work
        assert caught.value.code == code

    async with lobby_at(url) as lobby:
        anna, bert, cleo = await people(lobby, "Anna", "Bert", "Cleo")
        made = await lobby.create(anna, key(), "toy", 4, ["me", "invite", "open", "bot:easy"], settings=AT_ONCE)
        live = await lobby.table(made.id)
        await no("seat_is_kept", live.perform(bert, key(), TakeSeat(1)))
        await no("seat_taken", live.perform(bert, key(), TakeSeat(3)))
        await no("no_such_seat", live.perform(bert, key(), TakeSeat(4)))
        await no("no_such_seat", live.perform(anna, key(), SetBot(-1, "easy")))
        await no("seat_taken", live.perform(anna, key(), SetBot(0, "easy")))
        await no("seat_taken", live.perform(anna, key(), OpenSeat(0)))
        await no("unknown_level", live.perform(anna, key(), SetBot(2, "godlike")))
        await no("nobody_there", live.perform(anna, key(), ReplaceAbsent(2)))
        await no("not_away", live.perform(anna, key(), ReplaceAbsent(0)))
        await no("not_started", live.perform(anna, key(), HandOver()))
        await no("not_started", live.perform(anna, key(), Reclaim()))
        await no("already_seated", live.perform(anna, key(), Join(made.tokens[1])))
        await live.perform(anna, key(), SetBot(1, "easy"))
        await no("invite_revoked", live.perform(bert, key(), Join(made.tokens[1])))
        await live.perform(anna, key(), SetBot(3, "hard"))
        assert (await live.scene("")).seats[3].level == "hard"
        await live.perform(anna, key(), Start("easy"))
        await no("already_started", live.perform(anna, key(), Start("easy")))
        await no("already_started", live.perform(anna, key(), OpenSeat(2)))
        await no("already_seated", live.perform(anna, key(), Reclaim()))
        guest = await invite(live, anna, 2)
        await live.perform(bert, key(), Join(guest.token))
        await play_out(live, [anna, bert])
        await no("table_over", invite(live, anna, 2))
        await no("table_over", live.perform(anna, key(), SetBot(2, "easy")))
        await no("table_over", live.perform(anna, key(), ReplaceAbsent(2)))
        await no("table_over", live.perform(anna, key(), CloseTable()))
        await no("table_over", live.perform(anna, key(), HandOver()))
        await no("table_over", live.perform(cleo, key(), TakeSeat(1)))


async def play_out(live: LiveTable, seated: list[Person]) -> None:
    """The people answer until the game is over; bots go on by themselves."""
    async with await live.subscribe("") as notices:
        async for _ in notices:
            for person in seated:
                scene = await live.scene(person.id)
                while scene.legal and scene.view is not None:
                    await says(live, person, *quick_chain(scene.kind, scene.view, scene.question))
                    scene = await live.scene(person.id)
            if (await live.scene("")).status == OVER:
                return
