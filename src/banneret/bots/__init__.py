"""Bots: random, novice, expert, search, and programs in any language. Each gets a view and gives an answer."""

from collections.abc import Callable
from time import perf_counter, process_time
from typing import Final

from banneret.bots.base import Bot, Forfeit
from banneret.bots.expert import ExpertBot
from banneret.bots.ismcts import Ismcts
from banneret.bots.novice import NoviceBot
from banneret.bots.outside import OutsideBot, is_program
from banneret.bots.parallel import MOST_PROCESSES, ParallelSearch
from banneret.bots.random_bot import RandomBot
from banneret.bots.value_file import Values
from banneret.core.errors import UserError
from banneret.core.kind import RULES_ONLY, GameKind

KNOWN_BOTS: Final = (
    "random", "novice", "expert", "ismcts", "ismcts:2000", "ismcts:0.5s", "ismcts:0.05cpu", "ismcts:1sx2", "master",
)  # fmt: skip
SEARCHES: Final = ("ismcts", "master")
"""The bots that search, and take a budget."""
DEFAULT_SECONDS: Final = 1.0
CPU: Final = "cpu"  # behind a budget: seconds of this process, whatever else the machine does
MOST_ITERATIONS: Final = 10**12
APART: Final = 7_368_787  # between the seeds of searches that work together

ENTRY_POINTS: Final = "banneret.bots"
"""The group of entry points by which packages of others offer bots."""

BotMaker = Callable[[GameKind, str, int], Bot]
"""Makes a bot out of the game, what stands behind the colon of its name, and a seed."""

__all__ = [
    "KNOWN_BOTS",
    "SEARCHES",
    "Bot",
    "BotMaker",
    "ExpertBot",
    "Forfeit",
    "Ismcts",
    "NoviceBot",
    "OutsideBot",
    "ParallelSearch",
    "RandomBot",
    "has_expert",
    "is_program",
    "make_bot",
]


def has_expert(kind: GameKind) -> bool:
    """Whether somebody has written down how to play this game well; where only the rules stand, nobody has."""
    return kind.maturity != RULES_ONLY


def make_bot(
    kind: GameKind,
    name: str,
    *,
    iterations: int = 0,
    seconds: float = 0.0,
    seed: int = 0,
    processes: int = 1,
    programs: bool = False,
) -> Bot:
    """A bot by its name: `random`, `novice`, `expert`, `ismcts`, `ismcts:2000` (iterations), `ismcts:0.5s` (time),
    `ismcts:0.05cpu` (time of the processor); `master` with the same budgets searches with the networks of the game.
    `x2` behind a budget lets two processes search: they share iterations, and each has the whole time.

    A budget in the name counts before the arguments; `ismcts` without any thinks for a second. `expert-<name>` is the
    expert in a style (`expert-bold`) or another variant, where the game has one of that name. Packages of others may
    offer bots by the entry point `banneret.bots`, a `BotMaker`. `exec:./mybot` starts a program: only where `programs`
    says that whoever wrote the name may start programs here.
    """
    if is_program(name):
        if not programs:
            raise UserError("program_forbidden", {"bot": name})
        return OutsideBot(kind, name, seed)
    what, colon, budget = name.strip().lower().partition(":")
    if what in SEARCHES and (budget or not colon):
        return make_search(kind, name, iterations, seconds, seed, processes)
    if what == "random" and not colon:
        return RandomBot(seed)
    if what in ("novice", "expert") and not colon:
        if not has_expert(kind):
            raise UserError("no_expert", {"game": kind.id, "known": "random, ismcts"})
        return ExpertBot(kind, seed) if what == "expert" else NoviceBot(kind, seed)
    variant = kind.bot.policy_named(what.removeprefix("expert-")) if what.startswith("expert-") and not colon else None
    if variant is not None:
        return ExpertBot(kind, seed, what, variant)
    maker = offered(what)
    if maker is not None:
        return maker(kind, budget, seed)
    styles = [f"expert-{style}" for style in kind.bot.styles()]
    raise UserError("unknown_bot", {"bot": name, "known": ", ".join([*KNOWN_BOTS, *styles])})


def make_search(
    kind: GameKind, name: str, iterations: int, seconds: float, seed: int, processes: int
) -> Ismcts | ParallelSearch:
    """A bot that searches; the budget in its name, if there is one, counts before the others."""
    what, _, budget = name.strip().lower().partition(":")
    clock, unit = perf_counter, "s"
    if budget:
        budget, processes = parse_processes(name, budget)
        if budget.endswith(CPU):
            clock, unit, budget = process_time, CPU, budget.removesuffix(CPU) + "s"
        iterations, seconds = parse_budget(name, budget)
    elif iterations == 0 and seconds == 0.0:
        seconds = DEFAULT_SECONDS
    if iterations > 0:
        processes = min(processes, iterations)
    values = Values(kind) if what == "master" else None
    searches = [
        Ismcts(kind, (iterations + which) // processes, seconds, seed + which * APART, clock=clock, values=values)
        for which in range(processes)
    ]
    for search in searches:
        search.name = f"{what}:{iterations}" if iterations > 0 else f"{what}:{seconds:g}{unit}"
    return searches[0] if processes == 1 else ParallelSearch(searches)


def offered(word: str) -> BotMaker | None:
    """The maker of a bot that a package of somebody else's offers under this name."""
    from importlib.metadata import entry_points  # only where a name is none of ours

    for point in entry_points(group=ENTRY_POINTS, name=word):
        maker: BotMaker = point.load()
        return maker
    return None


def parse_processes(name: str, budget: str) -> tuple[str, int]:
    """A budget, and how many processes search: `0.5sx2` is half a second in two of them."""
    budget, many, processes = budget.partition("x")
    if not many:
        return budget, 1
    if processes.isdecimal() and len(processes) <= 2 and 0 < int(processes) <= MOST_PROCESSES:
        return budget, int(processes)
    raise UserError("bot_processes", {"bot": name, "most": MOST_PROCESSES})


def parse_budget(name: str, budget: str) -> tuple[int, float]:
    """Iterations, or seconds where the number ends in `s`; one of the two is above zero."""
    try:
        iterations, seconds = (0, float(budget[:-1])) if budget.endswith("s") else (int(budget), 0.0)
    except ValueError:
        iterations, seconds = 0, 0.0
    if 0 < iterations <= MOST_ITERATIONS or 0.0 < seconds < float("inf"):
        return iterations, seconds
    raise UserError("bot_budget", {"bot": name, "known": ", ".join(KNOWN_BOTS)})
