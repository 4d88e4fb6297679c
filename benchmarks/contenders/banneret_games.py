"""Our games: random play, clones, views, sampled worlds and search, in whichever build this interpreter has."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import count, cycle
from random import choice

from banneret.bots.ismcts import Ismcts
from banneret.core.chance import FastChance
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.play import Play, random_playout
from banneret.core.rooms import RandomPolicy
from banneret.games.leduc import LEDUC
from banneret.games.registry import load

MODULE = "banneret.core.play"
PACKAGES = ("banneret",)

HAVOC = load("havoc")
KNIGHTS = load("knights")
FIELD_OF_GLORY = load("field_of_glory")
MOUSQUETAIRES = load("mousquetaires")
WARRIOR_KNIGHTS = load("warrior_knights")
HAVOC_PLAYERS = 4
LEDUC_PLAYERS = 2
DEALS = 30


def middle_of_a_game(kind: GameKind, players: int) -> Game:
    """The state half-way through a random game: the same seed played twice, the second time to the middle only."""
    chance = FastChance(7)
    length = random_playout(kind.new(players, kind.rules.simulation_options(), chance=chance), chance)
    chance = FastChance(7)
    play = Play(kind.new(players, kind.rules.simulation_options(), chance=chance), chance)
    for _ in range(length // 2):
        actions = play.legal()
        play.play(actions[chance.below(len(actions), "choice")])
    return play.game


def driven_from_python(kind: GameKind, players: int) -> tuple[str, Callable[[int], int]]:
    """The handle, choosing by `random.choice`; shuffles and dice come from the engine's fast generator."""
    chance = FastChance(7)

    def batch(games: int) -> int:
        decisions = 0
        for _ in range(games):
            play = Play(kind.new(players, kind.rules.simulation_options(), chance=chance), chance)
            seat = play.seat
            while seat >= 0:
                seat = play.play(choice(play.legal()))
                decisions += 1
        return decisions

    return "decisions", batch


def inner_loop(kind: GameKind, players: int) -> tuple[str, Callable[[int], int]]:
    """`random_playout`: one call a game."""
    chance = FastChance(7)

    def batch(games: int) -> int:
        decisions = 0
        for _ in range(games):
            decisions += random_playout(kind.new(players, kind.rules.simulation_options(), chance=chance), chance)
        return decisions

    return "decisions", batch


def clone(kind: GameKind, players: int) -> tuple[str, Callable[[int], int]]:
    """`game.clone()` half-way through a game."""
    game = middle_of_a_game(kind, players)

    def batch(clones: int) -> int:
        for _ in range(clones):
            game.clone()
        return clones

    return "clones", batch


def views(kind: GameKind, players: int) -> tuple[str, Callable[[int], int]]:
    """What each seat sees half-way through a game."""
    game = middle_of_a_game(kind, players)

    def batch(times: int) -> int:
        for _ in range(times):
            for seat in range(players):
                kind.view(game, seat)
        return players * times

    return "views", batch


def worlds(kind: GameKind, players: int) -> tuple[str, Callable[[int], int]]:
    """Complete states that agree with what the seat to answer knows half-way through a game."""
    game = middle_of_a_game(kind, players)
    sampler = kind.sight.sampler(kind.view(game, game.turn(), kind.sight.memory(game, game.turn())))
    chance = FastChance(7)

    def batch(times: int) -> int:
        for _ in range(times):
            sampler.sample(chance)
        return times

    return "determinizations", batch


def ismcts(kind: GameKind, players: int, iterations: int) -> tuple[str, Callable[[int], int]]:
    """IS-MCTS at the first decision of many deals by turns, every playout to the end, every search with a new seed."""
    views = []
    for seed in range(DEALS):
        game = kind.new(players, kind.rules.simulation_options(), chance=FastChance(seed))
        views.append(kind.view(game, game.turn(), kind.sight.memory(game, game.turn())))
    deals, seeds = cycle(views), count()

    def batch(searches: int) -> int:
        done = 0
        for _ in range(searches):
            bot = Ismcts(
                kind, iterations=iterations, seed=next(seeds), trust=0.0, playout=RandomPolicy(), playout_decisions=0,
                whole_budget=True,
            )  # fmt: skip
            bot.choose(next(deals))
            done += bot.iterations
        return done

    return "iterations", batch


def search(kind: GameKind, players: int, iterations: int) -> tuple[str, Callable[[int], int]]:
    """IS-MCTS as the bot plays it, with the game's expert, playouts and estimate, half-way through a game."""
    game = middle_of_a_game(kind, players)
    view = kind.view(game, game.turn(), kind.sight.memory(game, game.turn()))
    seeds = count()

    def batch(searches: int) -> int:
        done = 0
        for _ in range(searches):
            bot = Ismcts(kind, iterations=iterations, seed=next(seeds), whole_budget=True)
            bot.choose(view)
            done += bot.iterations
        return done

    return "iterations", batch


def returns(games: int) -> dict[str, object]:
    """Leduc, random play: `chips of the first player,decisions` -> share of the games."""
    chance = FastChance(11)
    found: Counter[str] = Counter()
    for _ in range(games):
        game = LEDUC.new(LEDUC_PLAYERS, {}, chance=chance)
        decisions = random_playout(game, chance)
        found[f"{game.returns()[0]:g},{decisions}"] += 1
    return {"games": games, "shares": {outcome: times / games for outcome, times in found.items()}}


VARIANTS = {
    "leduc_python": partial(driven_from_python, LEDUC, LEDUC_PLAYERS),
    "leduc_inner": partial(inner_loop, LEDUC, LEDUC_PLAYERS),
    "leduc_ismcts": partial(ismcts, LEDUC, LEDUC_PLAYERS, 1000),
    "havoc_python": partial(driven_from_python, HAVOC, HAVOC_PLAYERS),
    "havoc_inner": partial(inner_loop, HAVOC, HAVOC_PLAYERS),
    "havoc_clone": partial(clone, HAVOC, HAVOC_PLAYERS),
    "havoc_views": partial(views, HAVOC, HAVOC_PLAYERS),
    "havoc_worlds": partial(worlds, HAVOC, HAVOC_PLAYERS),
    "havoc_ismcts": partial(ismcts, HAVOC, HAVOC_PLAYERS, 100),
    "knights_inner": partial(inner_loop, KNIGHTS, 4),
    "field_of_glory_inner": partial(inner_loop, FIELD_OF_GLORY, 2),
    "mousquetaires_inner": partial(inner_loop, MOUSQUETAIRES, 4),
    "warrior_knights_inner": partial(inner_loop, WARRIOR_KNIGHTS, 4),
    "warrior_knights_clone": partial(clone, WARRIOR_KNIGHTS, 6),
    "warrior_knights_search": partial(search, WARRIOR_KNIGHTS, 6, 100),
}
