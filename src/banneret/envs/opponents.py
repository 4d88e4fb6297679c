"""Who answers for the seats that a learner does not play."""

from collections.abc import Sequence

from banneret.arena.given import bots_given, mistake
from banneret.bots import Bot, RandomBot, make_bot
from banneret.core.actions import Action
from banneret.core.chance import FastChance
from banneret.envs.seating import Seating, TableKind


def check_opponents(table: TableKind, names: Sequence[str]) -> list[str]:
    """The names of the bots for the other seats, in order; fewer names than seats are repeated."""
    if not bots_given(names):
        raise mistake("no_opponents")
    for name in names:
        make_bot(table.kind, name)
    return [names[place % len(names)] for place in range(table.players - 1)]


class Opponents:
    """The bots around one learner in one game."""

    def __init__(self, table: TableKind, names: Sequence[str], learner: int, seed: int) -> None:
        self.made_of = (table, names, learner, seed)
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

    def choice(self, seating: Seating, seat: int) -> Action:
        if seat in self.random:
            legal = seating.game.legal(seat)
            return legal[self.chance.below(len(legal), "choice")]
        return self.bots[seat].choose(seating.view(seat))

    def play(self, seating: Seating) -> None:
        """Answer until the learner is asked or the game is over."""
        game = seating.game
        seat = game.turn()
        while seat in self.bots:
            seating.apply(self.choice(seating, seat))
            seat = game.turn()
        if seat < 0:
            returns = game.returns()
            for bot in self.bots.values():
                bot.end(returns)


Game = tuple[Seating, Opponents]
"""A learner's game: the seats, and who answers for the others."""

Recipe = tuple[tuple[TableKind, Sequence[str], int, int], int | str, list[int]]
"""What opponents are made of, the seed of the deal, and all answers so far."""


def recipe_of(game: Game) -> Recipe:
    """What it takes to come to the same point again, in a copy or in another process."""
    seating, opponents = game
    return opponents.made_of, seating.seed, list(seating.answers)


def made_again(recipe: Recipe) -> Game:
    """The same answers once more. Opponents are asked again, so that their dice go on as they did."""
    made_of, seed, answers = recipe
    opponents = Opponents(*made_of)
    seating = Seating(made_of[0], seed, opponents.listening)
    opponents.begin(seating)
    for answer in answers:
        seat = seating.seat()
        if seat in opponents.bots:
            opponents.choice(seating, seat)
        seating.apply(seating.table.actions[answer])
    return seating, opponents
