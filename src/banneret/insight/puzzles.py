"""Puzzles: positions of bots' games in which one answer is clearly best and not obvious.

A puzzle is one scenario in `games/<game>/puzzles/`, with a table `puzzle`: whose turn it is, and what each answer came
to in games that experts played to their end. `tools/find_puzzles.py` writes them. The solver sees the view of the seat.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, cast

from banneret.core.errors import ScenarioError
from banneret.core.jsons import Json
from banneret.core.kind import GameKind
from banneret.core.odds import Figure, percent
from banneret.core.scenario import Scenario, read_scenario
from banneret.core.table import Table
from banneret.core.view import View
from banneret.core.wording import Wording
from banneret.insight.chains import Chain
from banneret.insight.hints import chain_words, plain_chain, reason_for

FOLDER: Final = "puzzles"
NAMES: Final = {
    "en": ("Anita", "Mark", "Eva", "Jeno", "Sara", "Otto"),
    "hu": ("Anita", "Márk", "Éva", "Jenő", "Sára", "Ottó"),
}
LETTERS: Final = "ABCDEFGH"
WORTH_TELLING: Final = 0.03


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
    """An answer as scenarios write it, and what every seat won with it.

    `behind` is how far it is behind the best answer in the same deals, `error` the standard error of that. `expert`:
    the expert's answer; `simple`: what an estimate one step ahead likes best; `hasty`: what a rule of thumb says.
    `next`: how the expert mostly goes on.
    """

    do: str
    chances: list[float]
    behind: float
    error: float
    expert: bool
    simple: bool
    hasty: bool
    next: str


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle that has been read. `id` is the name of its file; each answer was played on in `games` deals."""

    id: str
    kind: GameKind
    scenario: Scenario
    seat: int
    games: int
    answers: list[PuzzleAnswer]

    @property
    def best(self) -> int:
        """The place of the best answer."""
        return next(place for place, answer in enumerate(self.answers) if answer.behind == 0.0)

    @property
    def second(self) -> int:
        """The place of the one that comes nearest to it."""
        others = [place for place in range(len(self.answers)) if place != self.best]
        return min(others, key=lambda place: self.answers[place].behind)

    def chance(self, place: int) -> float:
        """The chance to win with an answer."""
        return self.answers[place].chances[self.seat]

    def table(self) -> Table:
        return self.scenario.table()

    def names(self, language: str) -> list[str]:
        return list(NAMES[language][: self.scenario.players])

    def chain(self, do: str) -> Chain:
        """The small answers that an answer is made of."""
        texts = self.scenario.words.answers(do)
        return tuple(action for text in texts for action in self.scenario.actions_of(text, [FOLDER]))

    def labels(self, wording: Wording, view: View) -> list[str]:
        """The answers in the game's words."""
        return [chain_words(wording, view, self.chain(answer.do)) for answer in self.answers]


def puzzle_files(kind: GameKind) -> list[Path]:
    """The files of a game's puzzles in their order; a game may have none."""
    return sorted((kind.folder / FOLDER).glob("*.toml"))


def puzzles_of(kind: GameKind) -> list[Puzzle]:
    return [read_puzzle(path, kind) for path in puzzle_files(kind)]


def read_puzzle(path: Path, kind: GameKind) -> Puzzle:
    scenario = read_scenario(str(path), lambda _: kind)
    if "puzzle" not in scenario.values:
        raise ScenarioError("missing_value", {"key": "puzzle", "reason": ""}, str(path), 1)
    told = cast(Mapping[str, Json], scenario.values["puzzle"])
    rows = [cast(Mapping[str, Json], row) for row in cast(list[Json], told["answers"])]
    seat = scenario.words.seat(told["seat"], ["puzzle", "seat"])
    return Puzzle(path.stem, kind, scenario, seat, cast(int, told["games"]), [_answer(row) for row in rows])


def _answer(row: Mapping[str, Json]) -> PuzzleAnswer:
    return PuzzleAnswer(
        do=str(row["do"]),
        chances=[float(cast(float, chance)) for chance in cast(list[Json], row["chances"])],
        behind=float(cast(float, row.get("behind", 0.0))),
        error=float(cast(float, row.get("error", 0.0))),
        expert=bool(row.get("expert", False)),
        simple=bool(row.get("simple", False)),
        hasty=bool(row.get("hasty", False)),
        next=str(row.get("next", "")),
    )


def puzzle_of_day(counts: Mapping[str, int], day: int) -> tuple[str, int] | None:
    """The game and the number (from 1) of a day's puzzle, the same for everybody; `day` counts from any day.

    Games take turns, and each goes through its puzzles; None where there are none.
    """
    games = [game for game, count in counts.items() if count]
    if not games:
        return None
    game = games[day % len(games)]
    return game, day // len(games) % counts[game] + 1


# In words.


def explanation(puzzle: Puzzle, wording: Wording, view: View) -> list[str]:
    """Why the best answer is best, as far as the games tell: sentences in the game's words."""
    best, second, labels = puzzle.best, puzzle.second, puzzle.labels(wording, view)
    texts = wording.texts

    def parts(place: int) -> dict[str, Json]:
        return {"letter": LETTERS[place], "answer": labels[place], "percent": percent(puzzle.chance(place))}

    close = puzzle.answers[second]
    lead: dict[str, Json] = {
        "letter": LETTERS[second],
        "percent": percent(puzzle.chance(second)),
        "lead": percent(puzzle.chance(best)) - percent(puzzle.chance(second)),
        "error": max(1, round(100 * close.error)),
    }
    found = [texts.say("puzzle-best", parts(best)), texts.say("puzzle-lead", lead)]
    found += _who_errs(puzzle, wording, view, parts)
    if puzzle.answers[best].next and puzzle.answers[best].next != puzzle.answers[best].do:
        then = plain_chain(wording, list(puzzle.chain(puzzle.answers[best].next)))
        found.append(texts.say("puzzle-then", {"answer": then}))
    found += _odds(puzzle, wording, view)
    rival = _helped(puzzle)
    if rival >= 0:
        gains: dict[str, Json] = {
            "letter": LETTERS[second],
            "name": wording.names[rival],
            "percent": percent(close.chances[rival]),
            "instead": percent(puzzle.answers[best].chances[rival]),
        }
        found.append(texts.say("puzzle-helps", gains))
    return found


def _who_errs(
    puzzle: Puzzle, wording: Wording, view: View, parts: Callable[[int], dict[str, Json]]
) -> list[str]:  # fmt: skip
    """What the expert, a look one step ahead and a rule of thumb would have answered."""
    best, texts = puzzle.best, wording.texts
    expert = next((place for place, one in enumerate(puzzle.answers) if one.expert), best)
    simple = next((place for place, one in enumerate(puzzle.answers) if one.simple), best)
    hasty = next((place for place, one in enumerate(puzzle.answers) if one.hasty), best)
    found: list[str] = []
    if expert == best:
        reason = reason_for(puzzle.kind, view, puzzle.chain(puzzle.answers[best].do))
        if reason is not None:
            found.append(texts.say("insight-expert-says", {"reason": wording.reason(reason)}))
        else:
            found.append(texts.say("puzzle-expert-right"))
    elif expert == simple:
        found.append(texts.say("puzzle-both-err", parts(expert)))
    else:
        found.append(texts.say("puzzle-expert-errs", parts(expert)))
    if simple not in (best, expert):
        found.append(texts.say("puzzle-simple-errs", parts(simple)))
    if hasty not in (best, expert, simple):
        found.append(texts.say("puzzle-hasty-errs", parts(hasty)))
    return found


def _odds(puzzle: Puzzle, wording: Wording, view: View) -> list[str]:
    """What the table's own odds say of the best answer and of those that are tempting."""
    prospects = puzzle.kind.odds.prospects(view)
    if prospects is None:
        return []
    found: list[str] = []
    for place in sorted({puzzle.best, puzzle.second}):
        first = puzzle.chain(puzzle.answers[place].do)[0].notation
        if first in prospects.answers:
            figure = wording.figure(Figure(prospects.meaning(first), prospects.answers[first]))
            found.append(wording.texts.say("puzzle-odds", {"letter": LETTERS[place], "figure": figure}))
    return found if len(set(found)) > 1 else []


def _helped(puzzle: Puzzle) -> int:
    """The opponent who would gain most by the second answer, where there are several; -1: nobody worth telling."""
    best, second = puzzle.answers[puzzle.best].chances, puzzle.answers[puzzle.second].chances
    if len(best) < 3:
        return -1
    rival = max(range(len(best)), key=lambda seat: second[seat] - best[seat])
    return rival if second[rival] - best[rival] >= WORTH_TELLING else -1
