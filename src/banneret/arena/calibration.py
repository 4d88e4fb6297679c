"""Whether shown chances are right: games are played, and what was shown is compared with what then happened."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from banneret.arena.playing import seed_of
from banneret.arena.stats import wilson
from banneret.bots import Bot, make_bot
from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import FastChance
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.odds import Figure, Odds, Prospects, ShownChance
from banneret.core.rooms import GameOdds
from banneret.core.table import Table, open_table
from banneret.core.view import View
from banneret.core.view_seed import seed_of_view

BINS = 10
SAMPLES = 400
"""Worlds that are sampled for a chance that is counted, as at a table."""


@dataclass(frozen=True, slots=True)
class Noted:
    """A chance that was shown, and whether it came about; `trial` names what decided it: several may share one."""

    of: str
    share: float
    came_about: bool
    trial: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Pending:
    """A shown chance whose outcome is still open: the state when it was shown, and how much had happened."""

    shown: ShownChance
    before: Game
    heard: int


@dataclass(slots=True)
class Calibration:
    """What was shown and what came of it. `undecided` counts by meaning the chances of which the game cannot tell."""

    noted: list[Noted] = field(default_factory=list)
    undecided: dict[str, int] = field(default_factory=dict)

    def meanings(self) -> list[str]:
        return sorted({note.of for note in self.noted})

    def bins(self, of: str) -> list["Bin"]:
        """The chances of one meaning by their size; those of 0 and 1 apart, and empty bins left out."""
        found: dict[float, Bin] = {}
        trials: set[tuple[float, tuple[int, int, int]]] = set()
        for note in self.noted:
            low = bin_of(note.share)
            if note.of != of or (low, note.trial) in trials:  # of one trial a bin takes the first chance shown
                continue
            trials.add((low, note.trial))
            found.setdefault(low, Bin(low)).add(note)
        return [found[low] for low in sorted(found)]


@dataclass(slots=True)
class Bin:
    """Chances of about the same size: how many, their mean, how many came about. `low` is where it begins."""

    low: float
    count: int = 0
    shown: float = 0.0
    came_about: int = 0

    def add(self, note: Noted) -> None:
        self.count += 1
        self.shown += note.share
        self.came_about += note.came_about

    @property
    def mean(self) -> float:
        return self.shown / self.count

    @property
    def seen(self) -> float:
        return self.came_about / self.count

    def interval(self, z: float) -> tuple[float, float]:
        """Wilson's interval for how often such things come about."""
        return wilson(self.seen, self.count, z)

    def is_off(self, z: float) -> bool:
        """Whether the chance that was shown lies outside the interval of what came about."""
        low, high = self.interval(z)
        return not low - 1e-9 <= self.mean <= high + 1e-9


def bin_of(share: float) -> float:
    """Where the bin of a chance begins; what is said to be impossible has a bin before all others, -1."""
    if share <= 0.0:
        return -1.0
    return 1.0 if share >= 1.0 else int(share * BINS) / BINS


# What was shown.


def figures_of(prospects: Prospects, action: Action) -> list[Figure]:
    """All chances that were shown for an answer that was then given: its own, or that of the draft which it commits."""
    notation = action.notation
    found = list(prospects.beside.get(notation, []))
    if prospects.chosen is None or not action.draft:  # else they belong to the draft as it stood before this answer
        found += prospects.beside.get("", [])
    if notation in prospects.answers:
        found.append(Figure(prospects.meaning(notation), prospects.answers[notation]))
    elif prospects.chosen is not None and not action.draft:
        found.append(Figure(prospects.of, prospects.chosen))
    return [figure for figure in found if figure.share]


def counted(kind: GameKind, view: View, samples: int) -> Odds | None:
    """What the table counts in sampled worlds, where the game does."""
    if type(kind.odds).beaten is GameOdds.beaten:
        return None
    return kind.odds.beaten(view, [], FastChance(seed_of_view(kind, view, [])), samples)


def judged_apart(
    kind: GameKind, view: View, prospects: Prospects | None, before: Game
) -> list[tuple[ShownChance, bool]]:
    """The chances of all answers that a seat was shown, where the game tells what would have come of each."""
    found: list[tuple[ShownChance, bool]] = []
    if prospects is None:
        return found
    for notation, share in prospects.answers.items():
        shown = ShownChance(int(view.seat), prospects.meaning(notation), notation, share)
        outcome = kind.odds.would_come_about(shown, before)
        if outcome is not None:
            found.append((shown, outcome))
    return found


def shown_for(
    kind: GameKind, view: View, prospects: Prospects | None, action: Action, samples: int
) -> list[ShownChance]:
    """The chances that a seat was shown for the answer that it gives."""
    figures = [] if prospects is None else figures_of(prospects, action)
    odds = counted(kind, view, samples) if not action.draft else None
    if odds is not None:
        figures += [Figure(odds.of, odds.share), *[figure for figure in odds.beside if figure.share]]
    return [ShownChance(int(view.seat), figure.of, action.notation, figure.value) for figure in figures]


# Playing.


def play(
    kind: GameKind, table: Table, bots: Sequence[Bot], into: Calibration, number: int = 0, samples: int = SAMPLES
) -> None:
    """Play a game to its end and note what was shown; `number` tells games apart."""
    pending: list[Pending] = []
    while not table.game.over:
        seat = next(seat for seat in range(table.game.players) if table.waiting() & BIT[seat])
        view = table.view(seat)
        before, heard = table.state_of(seat), len(table.log)
        prospects = kind.odds.prospects(view)
        assumed = None if prospects is None else kind.odds.assumed(view, prospects)
        action = bots[seat].choose(view) if assumed is None else assumed
        apart = judged_apart(kind, view, prospects, before)
        trial = (number, seat, len(table.record.lines))
        into.noted += [Noted(shown.of, shown.share, outcome, trial) for shown, outcome in apart]
        judged = {shown.of for shown, _ in apart}
        for shown in shown_for(kind, view, prospects, action, samples):
            if shown.of not in judged:
                pending.append(Pending(shown, before, heard))
        table.submit(seat, [action])
        pending = judge(kind, table, pending, into, number)
    for one in pending:
        into.undecided[one.shown.of] = into.undecided.get(one.shown.of, 0) + 1


def judge(kind: GameKind, table: Table, pending: list[Pending], into: Calibration, number: int) -> list[Pending]:
    """Note the chances whose outcome is known now; those still open come back."""
    still: list[Pending] = []
    for one in pending:
        outcome = kind.odds.came_about(one.shown, one.before, table.log[one.heard :], table.game)
        if outcome is None:
            still.append(one)
        else:
            trial = (number, one.shown.seat, len(table.record.lines))
            into.noted.append(Noted(one.shown.of, one.shown.share, outcome, trial))
    return still


def calibrate(
    kind: GameKind,
    games: int,
    seed: str,
    players: int = 0,
    options: Mapping[str, str] | None = None,
    bot: str = "expert",
    samples: int = SAMPLES,
) -> Calibration:
    """Games of bots against each other; without a number of players, all numbers take turns."""
    found = Calibration()
    for number in range(games):
        seats = players or kind.players[number % len(kind.players)]
        names = [f"{bot} {seat}" for seat in range(seats)]
        table = open_table(kind, seats, {} if options is None else dict(options), names, f"{seed}/{number}")
        bots = [make_bot(kind, bot, seed=seed_of(seed, number, seat)) for seat in range(seats)]
        play(kind, table, bots, found, number, samples)
    return found
