"""One build of the engine against another: random play, clones, views, sampled worlds and search, in all five games.

Every batch does the same work again, so that two builds that play alike do exactly the same. What newer builds call
otherwise than older ones is looked up by either name.
"""

from collections.abc import Callable
from functools import partial
from operator import attrgetter
from typing import Any

from banneret.bots.ismcts import Ismcts
from banneret.core.chance import FastChance
from banneret.core.play import Play, random_playout
from banneret.games.registry import load

MODULE = "banneret.core.play"
PACKAGES = ("banneret",)

PLAYERS = {"havoc": 4, "knights": 4, "field_of_glory": 2, "mousquetaires": 4, "warrior_knights": 4}
GAMES_PLAYED = 4
POSITIONS = 4
ITERATIONS = 30

Work = tuple[str, Callable[[int], int]]


def either(thing: Any, *names: str) -> Any:
    """The first of several dotted names that a thing has: builds differ in where a function lives."""
    for name in names:
        try:
            return attrgetter(name)(thing)
        except AttributeError:
            continue
    raise AttributeError(f"{thing!r} has none of {', '.join(names)}")


def new_game(kind: Any, players: int, chance: FastChance) -> Any:
    return either(kind, "new", "rules.new")(players, {}, chance=chance)


def view_of(kind: Any, game: Any, seat: int) -> Any:
    """What a seat sees of a game, with what it remembers."""
    memory = either(kind, "memory", "sight.memory")(game, seat)
    return either(kind, "view", "sight.view")(game, seat, memory)


def any_position(game: Any) -> bool:
    return True


def positions(kind: Any, players: int, fits: Callable[[Any], bool] = any_position) -> list[Any]:
    """States half-way through random games, or the next ones after the middle that fit.

    Each seed is played twice, the second time to the middle only.
    """
    found = []
    for seed in range(POSITIONS):
        chance = FastChance(seed)
        length = random_playout(new_game(kind, players, chance), chance)
        chance = FastChance(seed)
        play = Play(new_game(kind, players, chance), chance)
        answered = 0
        while answered < length // 2 or not fits(play.game):
            actions = play.legal()
            play.play(actions[chance.below(len(actions), "choice")])
            answered += 1
        found.append(play.game)
    return found


def decisions(name: str) -> Work:
    """Random games in the inner loop, one call a game."""
    kind, players = load(name), PLAYERS[name]
    new = either(kind, "new", "rules.new")

    def batch(times: int) -> int:
        done = 0
        for _ in range(times):
            chance = FastChance(7)
            for _ in range(GAMES_PLAYED):
                done += random_playout(new(players, {}, chance=chance), chance)
        return done

    return "decisions", batch


def clones(name: str) -> Work:
    """`game.clone()` half-way through games."""
    games = positions(load(name), PLAYERS[name])

    def batch(times: int) -> int:
        for _ in range(times):
            for game in games:
                game.clone()
        return POSITIONS * times

    return "clones", batch


def views(name: str) -> Work:
    """What each seat sees half-way through games."""
    kind, players = load(name), PLAYERS[name]
    games, view = positions(kind, players), either(kind, "view", "sight.view")

    def batch(times: int) -> int:
        for _ in range(times):
            for game in games:
                for seat in range(players):
                    view(game, seat)
        return POSITIONS * players * times

    return "views", batch


def worlds(name: str) -> Work:
    """Complete states that agree with what the seat to answer knows half-way through games."""
    kind, players = load(name), PLAYERS[name]
    make = either(kind, "sampler", "sight.sampler")
    samplers = [make(view_of(kind, game, game.turn())) for game in positions(kind, players)]

    def batch(times: int) -> int:
        chance = FastChance(7)
        for _ in range(times):
            for sampler in samplers:
                sampler.sample(chance)
        return POSITIONS * times

    return "worlds", batch


def searcher(kind: Any) -> Ismcts:
    """A bot that uses up its iterations, as those of older builds always do: newer ones end where the answer stands."""
    try:
        return Ismcts(kind, iterations=ITERATIONS, seed=7, whole_budget=True)
    except TypeError:
        return Ismcts(kind, iterations=ITERATIONS, seed=7)


def iterations(name: str) -> Work:
    """`ismcts` as the bot plays it, with the game's expert, playouts and estimate, half-way through games."""
    kind, players = load(name), PLAYERS[name]

    def is_searched(game: Any) -> bool:
        """Questions with one answer, or with one that is known to be best, are answered without a search."""
        bot = Ismcts(kind, iterations=1, seed=0)
        bot.choose(view_of(kind, game, game.turn()))
        return bot.iterations > 0

    seen = [view_of(kind, game, game.turn()) for game in positions(kind, players, is_searched)]

    def batch(times: int) -> int:
        done = 0
        for _ in range(times):
            for view in seen:
                bot = searcher(kind)
                bot.choose(view)
                done += bot.iterations
        return done

    return "iterations", batch


MEASURES = {"decisions": decisions, "clone": clones, "view": views, "sampler": worlds, "ismcts": iterations}
VARIANTS = {f"{game} {measure}": partial(prepare, game) for game in PLAYERS for measure, prepare in MEASURES.items()}
