"""Who answers for the seats that a learner does not play."""

from collections.abc import Sequence

from banneret.bots import Bot, RandomBot, make_bot
from banneret.core.chance import FastChance
from banneret.core.errors import UserError
from banneret.envs.seating import Seating, TableKind


def check_opponents(table: TableKind, names: Sequence[str]) -> list[str]:
    """The names of the bots for the other seats, in order; fewer names than seats are repeated."""
    if not names:
        raise UserError("no_opponents")
    for name in names:
        make_bot(table.kind, name)
    return [names[place % len(names)] for place in range(table.players - 1)]


class Opponents:
    """The bots around one learner in one game."""

    def __init__(self, table: TableKind, names: Sequence[str], learner: int, seed: int) -> None:
        others = [seat for seat in range(table.players) if seat != learner]
        self.bots: dict[int, Bot] = {
            seat: make_bot(table.kind, name, seed=seed + seat) for seat, name in zip(others, names, strict=True)
        }
        self.listening = [seat for seat, bot in self.bots.items() if bot.needs_memory]
        self.random = {seat for seat, bot in self.bots.items() if type(bot) is RandomBot}
        self.chance = FastChance(seed)

    def begin(self, seating: Seating) -> None:
        for seat, bot in self.bots.items():
            bot.begin(seat, seating.table.players, seating.table.options)

    def play(self, seating: Seating) -> None:
        """Answer until the learner is asked or the game is over."""
        game = seating.game
        seat = game.turn()
        while seat in self.bots:
            if seat in self.random:
                legal = game.legal(seat)
                seating.apply(legal[self.chance.below(len(legal), "choice")])
            else:
                seating.apply(self.bots[seat].choose(seating.view(seat)))
            seat = game.turn()
        if seat < 0:
            returns = game.returns()
            for bot in self.bots.values():
                bot.end(returns)
