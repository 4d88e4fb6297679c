"""The bots of a table: each question to a bot is thought about elsewhere and answered like a person's."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, cast

from banneret.core.errors import UserError
from banneret.core.packing import pack_view
from banneret.core.view import View
from banneret.server.bot_pace import was_forced
from banneret.server.commands import BotAnswer
from banneret.server.errors import StoreError
from banneret.server.jobs import DEFAULT_LEVEL, Job, quick_chain
from banneret.server.results import DRAFTED, REFUSED, Result
from banneret.server.seating import style_of
from banneret.server.snapshot import Snapshot
from banneret.server.store.rows import BOT, PERSON

if TYPE_CHECKING:
    from banneret.server.live_table import LiveTable

LOG = logging.getLogger(__name__)
FIRST_PATIENCE, MOST_PATIENCE = 0.25, 1.0
PIECE_OF_A_PAUSE = 0.25
BOTS_ALONE = "bots alone"  # tables without people have one turn among those where somebody plays


def is_hurried(snapshot: Snapshot) -> bool:
    """Whether somebody wanted the bots to hurry, and no person has answered since; in a quick start they always do."""
    if snapshot.quick_start():
        return True
    since = snapshot.settings.hurried
    if snapshot.table is None or not 0 <= since <= len(snapshot.table.record.lines):
        return False
    lines = snapshot.table.record.lines[since:]
    return not any(line.seat >= 0 and snapshot.seats[line.seat].kind == PERSON for line in lines)


def bot_seed(secret: str, seat: int, question: int) -> int:
    """The bot's own dice: the same after a restart, and nothing about the table's can be told from it."""
    text = f"{secret} {seat} {question}".encode()
    return int.from_bytes(blake2b(text, digest_size=8, person=b"bot").digest(), "big") // 4


class BotPlay:
    """Keeps one thought under way for each question that a bot is asked."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._thinking: dict[int, int] = {}
        self._moved_at = float("-inf")

    def moved(self) -> None:
        """A line was added to the record: the next move of a bot waits until people could follow."""
        self._moved_at = self._live.services.clock.steady()

    def wake(self, snapshot: Snapshot) -> None:
        """Let bots think about what they are asked; among themselves only while somebody watches."""
        table = snapshot.table
        if table is None or self._live.unwatched(snapshot):
            return
        for seat in snapshot.bots_asked():
            question = table.questions[seat]
            if self._thinking.get(seat) != question:
                self._thinking[seat] = question
                self._live.background(self._turn(seat, question))

    async def _turn(self, seat: int, question: int) -> None:
        patience = FIRST_PATIENCE
        try:
            while not await self._answered(seat, question):
                await self._live.services.clock.sleep(patience)
                patience = min(2 * patience, MOST_PATIENCE)
                while not await self._database_there():
                    await self._live.services.clock.sleep(MOST_PATIENCE)
        except Exception:
            LOG.exception("table %s: the bot of seat %d could not answer", self._live.id, seat)
        finally:
            if self._thinking.get(seat) == question:
                del self._thinking[seat]

    async def _database_there(self) -> bool:
        """Whether it makes sense to think again."""
        try:
            await self._live.look_up()
        except StoreError:
            return self._live.closing
        return True

    async def _answered(self, seat: int, question: int) -> bool:
        """Think and answer; False where the database was not to be had, so that it has to be tried again."""
        try:
            snapshot = await self._live.snapshot()
            table = snapshot.table
            if table is None or seat not in snapshot.bots_asked() or table.questions[seat] != question:
                return True
            view = table.view(seat)
            seed = bot_seed(snapshot.row.seed, seat, question)
            began = self._live.services.clock.steady()
            chain = await self._live.services.thinkers.think(self._job(snapshot, seat, view, seed))
            await self._keep_pace(snapshot, view, chain, began)
            if not self._live.keeping.is_here(await self._live.snapshot()):
                return True
            result = await self._submit(seat, question, chain)
            if result is None or result.status == REFUSED:
                LOG.error("table %s: seat %d, a bot's answer was refused: %s", self._live.id, seat, chain)
                chain = quick_chain(snapshot.kind, view, seed)
                result = await self._submit(seat, question, chain)
            if result is not None and result.status == DRAFTED:  # it sealed, and showed what the next answer is about
                return await self._answered(seat, question)
        except StoreError as error:
            LOG.warning("table %s: a bot waits for the database: %s", self._live.id, error)
            return self._live.closing
        return True

    def _job(self, snapshot: Snapshot, seat: int, view: View, seed: int) -> Job:
        packed = cast(dict[str, object], pack_view(snapshot.kind, view))
        row, sitting = snapshot.row, snapshot.seats[seat]
        level = sitting.level if sitting.kind == BOT else DEFAULT_LEVEL
        house = self._live.services.homes.of(row.host) if snapshot.has_people() else BOTS_ALONE
        style = style_of(snapshot.kind, sitting)
        return Job(row.game, row.options, packed, level, seed, 0.0, row.host, house, style)

    async def _submit(self, seat: int, question: int, chain: Sequence[str]) -> Result | None:
        """None where the answer was not even one of this game."""
        try:
            return await self._live.by_itself(BotAnswer(seat, question, chain))
        except StoreError:
            raise
        except UserError as error:
            LOG.error("table %s: seat %d, a bot's answer makes no sense: %s", self._live.id, seat, error)
            return None

    async def _keep_pace(self, asked: Snapshot, view: View, chain: Sequence[str], began: float) -> None:
        """Wait until people could follow, and until nothing can be told from how soon the answer comes."""
        clock = self._live.services.clock
        question = type(view.state.stack[-1]).__name__ if view.state.stack else ""
        which = (asked.row.game, asked.seats[view.seat].level, question)
        forced = was_forced(asked.kind, view, chain)
        lot = bot_seed(asked.row.seed, view.seat, len(asked.table.record.lines) if asked.table is not None else 0)
        due = began + self._live.services.pace.seconds(which, clock.steady() - began, forced, lot)
        snapshot = await self._live.snapshot()
        await self._let_follow(self._moved_at + snapshot.settings.pace - clock.steady())
        if due > clock.steady():  # nothing is to be told from how soon it comes, even where people want it soon
            await clock.sleep(due - clock.steady())

    async def _let_follow(self, seconds: float) -> None:
        """Wait, but not on when people want to be asked again."""
        clock = self._live.services.clock
        until = clock.steady() + seconds
        while clock.steady() < until and not is_hurried(await self._live.snapshot()):
            await clock.sleep(min(until - clock.steady(), PIECE_OF_A_PAUSE))
