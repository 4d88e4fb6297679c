"""The bots at a table with a person: they hear what happens, are asked, and end with the session."""

from __future__ import annotations

from collections.abc import Mapping

from banneret.bots import Bot
from banneret.core.actions import Action
from banneret.core.table import Table
from banneret.core.view import View


class Opponents:
    """The bots by seat. One that listens is told before each question what it has not heard yet.

    By then nobody can take back what led to the question.
    """

    def __init__(self, bots: Mapping[int, Bot]) -> None:
        self.bots = dict(bots)
        self.told: dict[int, int] = {}

    @property
    def seats(self) -> list[int]:
        return sorted(self.bots)

    def choose(self, table: Table, seat: int, view: View) -> Action:
        """A bot's answer; it learns of the game when it is first asked."""
        bot = self.bots[seat]
        if seat not in self.told:
            bot.begin(seat, table.game.players, table.record.options)
            self.told[seat] = 0
        if bot.listens:
            log = table.log_of(seat)
            for event in log[self.told[seat] :]:
                bot.heard(event)
            self.told[seat] = len(log)
        return bot.choose(view)

    def close(self, table: Table) -> None:
        """The game is over, or the person leaves."""
        for seat, bot in self.bots.items():
            if seat in self.told and table.game.over:
                bot.end(table.game.returns())
            bot.close()
