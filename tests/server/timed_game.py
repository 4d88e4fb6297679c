"""The toy game with a real-time limit: T-6 a round is opened within a minute, or it goes on by itself.

The limit is seat 0's; while it runs seat 1 has to be silent. An answer of a bot costs ten seconds.
"""

from __future__ import annotations

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.kernel import TABLE
from banneret.core.rooms import Components
from tests.server.toy_game import CATALOGUE, Opening, Toy, ToyRules, kind_of, new_round

TIME_UP = CATALOGUE.single(6, "time up")
SECONDS, CHARGE = 60, 10


class Timed(Toy):
    """T-6 The opening of a round has a limit."""

    def clone(self) -> Timed:
        copy = Timed(
            self.players, self.stack[:], self.over, [hand[:] for hand in self.hands],
            [cards[:] for cards in self.picked], self.coins[:], self.points[:], self.played,
        )  # fmt: skip
        copy.waiting_mask = self.waiting_mask
        return copy

    def clock_runs(self) -> bool:
        return not self.over and bool(self.stack) and isinstance(self.stack[-1], Opening)

    def clock_number(self) -> i64:
        return self.played

    def clock_seconds(self) -> i64:
        return SECONDS

    def clock_charge(self) -> i64:
        return CHARGE

    def clock_binds(self, seat: i64) -> bool:
        return seat == 0

    def may_talk(self, seat: i64) -> bool:
        return seat != 1 or not self.clock_runs()

    def side(self, seat: i64) -> list[Action]:
        if seat == TABLE:
            return [TIME_UP] if self.clock_runs() else []
        return super().side(seat)

    def carry_out_side(self, seat: i64, action: Action, chance: Chance) -> None:
        if seat == TABLE:
            self.emit("time_up", "T-6", -1, {})
            self.pop()
        else:
            super().carry_out_side(seat, action, chance)


class TimedRules(ToyRules):
    """The rules as everybody else knows them."""

    def set_up(self, players: int, options: dict[str, str], data: Components, chance: Chance, listen: bool) -> Toy:
        plain = super().set_up(players, options, data, chance, False)
        game = Timed(players, [], False, plain.hands, plain.picked, plain.coins, plain.points, 0)
        if listen:
            game.listen()
        new_round(game)
        return game

    def blank(self, players: int, options: dict[str, str], data: Components) -> Toy:
        return Timed(players, [], False, [], [], [], [], 0)


TIMED = kind_of("timed", TimedRules())
