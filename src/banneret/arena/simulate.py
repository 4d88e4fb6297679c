"""Bots play many games: how long they are, how they end, how fast the engine is."""

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from time import perf_counter

from banneret.bots import Bot, ExpertBot, NoviceBot, RandomBot, make_bot
from banneret.core.chance import Chance, FastChance
from banneret.core.errors import UserError
from banneret.core.jsons import Json
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.play import random_playout
from banneret.core.rooms import Components, shares_of
from banneret.core.view import Memory

Progress = Callable[[int, int], None]


def seed_of(*parts: object) -> int:
    """One seed for each game, deal or seat, out of what names it."""
    text = "/".join(map(str, parts))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") // 4


def needs_memory(bot: Bot) -> bool:
    """Whether a bot looks at what its seat remembers; keeping memories costs time, so the plain ones do without."""
    return bool(getattr(bot, "needs_memory", not isinstance(bot, (RandomBot, NoviceBot, ExpertBot))))


class Seats:
    """The bots around one table, and what those remember that need to."""

    def __init__(self, kind: GameKind, game: Game, bots: Sequence[Bot]) -> None:
        self.kind = kind
        self.game = game
        self.bots = bots
        self.memories: list[Memory | None] = [
            kind.sight.memory(game, seat) if needs_memory(bot) else None for seat, bot in enumerate(bots)
        ]
        self.hear()

    def hear(self) -> None:
        """Every seat that remembers hears what has happened."""
        for event in self.game.take_events():
            for seat, memory in enumerate(self.memories):
                if memory is not None and event.heard_by(seat):
                    memory.hear(event)

    def answer(self, seat: int, chance: Chance) -> None:
        """The bot of a seat answers its view."""
        action = self.bots[seat].choose(self.kind.view(self.game, seat, self.memories[seat]))
        self.game.apply(seat, action, chance)
        if self.game.heard:
            self.hear()


def play_game(
    kind: GameKind,
    bots: Sequence[Bot],
    options: Mapping[str, str],
    chance: Chance,
    data: Components | None = None,
    check: bool = False,
) -> tuple[Game, int]:
    """One game from the deal to the end, a bot in each seat; the game and the number of decisions.

    Options that are not named have the value that the game proposes for simulations, if it does.
    """
    listen = any(needs_memory(bot) for bot in bots)
    settled = {**kind.rules.simulation_options(), **options}
    game = kind.new(len(bots), settled, chance=chance, data=data, listen=listen)
    if check:
        game.check()
    decisions = 0
    if not check and all(isinstance(bot, RandomBot) for bot in bots):
        return game, random_playout(game, chance)
    seats = Seats(kind, game, bots)
    while (seat := game.turn()) >= 0:
        seats.answer(seat, chance)
        decisions += 1
        if check:
            game.check()
    return game, decisions


def simulate(
    kind: GameKind,
    players: int,
    games: int,
    bots: Sequence[str] = ("random",),
    options: Mapping[str, str] | None = None,
    seed: int | str = 0,
    check: bool = False,
    progress: Progress | None = None,
    data: str = "",
) -> dict[str, Json]:
    """Play so many games, the bots in seat order (fewer names than seats are repeated), and count.

    With random bots alone the whole game runs in the engine's inner loop. `check` looks at the rules' invariants after
    every answer. `data` is a file laid over the game's own data.
    """
    kind.check_players(players)
    if len(bots) > players:
        raise UserError("too_many_bots", {"bots": len(bots), "seats": players})
    names = [bots[seat % len(bots)] for seat in range(players)]
    components = kind.rules.load_data(data)
    chosen = {} if options is None else options
    decisions = 0
    scores = [0.0] * players
    returns = [0.0] * players
    start = perf_counter()
    for number in range(games):
        seated = [make_bot(kind, name, seed=seed_of(seed, number, seat)) for seat, name in enumerate(names)]
        chance = FastChance(seed_of(seed, number))
        game, taken = play_game(kind, seated, chosen, chance, components, check)
        decisions += taken
        for seat, (points, share) in enumerate(zip(game.scores(), shares_of(game.returns()), strict=True)):
            scores[seat] += points
            returns[seat] += share
        if progress is not None:
            progress(number + 1, games)
    seconds = perf_counter() - start
    return {
        "game": kind.id,
        "players": players,
        "games": games,
        "bots": list(names),
        "seed": seed,
        "checked": check,
        "decisions": decisions,
        "seconds": seconds,
        "games_per_second": games / seconds,
        "decisions_per_second": decisions / seconds,
        "mean_decisions": decisions / games,
        "mean_scores": [points / games for points in scores],
        "mean_returns": [share / games for share in returns],
    }
