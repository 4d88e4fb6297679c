"""Odds: how often something comes about in sampled worlds, and what a game can tell about its chances in general."""

from typing import Final, final

from banneret.core.errors import UserError
from banneret.core.jsons import Json

TEXT: Final = "text"
NUMBER: Final = "number"
BEATEN: Final = "beaten"
SUCCESS: Final = "success"


def percent(share: float) -> int:
    """A chance in whole hundredths; what is possible is never 0, what is not certain never 100."""
    rounded = round(share * 100)
    if share > 0.0 and rounded == 0:
        return 1
    return 99 if share < 1.0 and rounded == 100 else rounded


@final
class Figure:
    """A figure that stands beside others: a chance from 0 to 1, or (`share` false) a number, as of rounds expected.

    `of` says what it is: the text `chance-<of>` of the game, with `parts`, which are made readable first.
    """

    def __init__(self, of: str, value: float, share: bool = True, parts: dict[str, Json] | None = None) -> None:
        self.of = of
        self.value = value
        self.share = share
        self.parts: dict[str, Json] = {} if parts is None else parts


@final
class Odds:
    """In `times` of `samples` sampled worlds it comes about; `of` says what: the text `chance-<of>` of the game.

    `beside` are further figures that belong to it: the worst case, a chance for each place.
    """

    def __init__(self, times: int, samples: int, of: str = BEATEN, beside: list[Figure] | None = None) -> None:
        self.times = times
        self.samples = samples
        self.of = of
        self.beside: list[Figure] = [] if beside is None else beside

    @property
    def share(self) -> float:
        return self.times / self.samples if self.samples else 0.0


@final
class Prospects:
    """Chances that a table shows beside what can be answered, where help is allowed: each from 0 to 1.

    `answers` holds them by notation; `chosen` tells what the draft is worth as it stands, `best` the answers of the
    draft that is worth most, which is `best_chance`. An empty `best` with a chance means to choose nothing. `after`
    tells for an answer the chances of the choices that follow it, by notation; an empty one stands for both sides
    choosing at their best.

    `of` says what all of them are the chance of: the text `chance-<of>` of the game. `of_answer` names the answers
    whose chance is of something else. `beside` holds further figures by notation (win, tie and loss apart), those of
    the question as a whole under an empty one. `notes` are texts of the game with their parts that stand beneath: a
    warning, the assumption that the chances rest on.
    """

    def __init__(
        self,
        answers: dict[str, float],
        chosen: float | None = None,
        best: list[str] | None = None,
        best_chance: float | None = None,
        after: dict[str, dict[str, float]] | None = None,
        of: str = SUCCESS,
        of_answer: dict[str, str] | None = None,
        beside: dict[str, list[Figure]] | None = None,
        notes: list[tuple[str, dict[str, Json]]] | None = None,
    ) -> None:
        self.answers = answers
        self.chosen = chosen
        self.best: list[str] = [] if best is None else best
        self.best_chance = best_chance
        self.after: dict[str, dict[str, float]] = {} if after is None else after
        self.of = of
        self.of_answer: dict[str, str] = {} if of_answer is None else of_answer
        self.beside: dict[str, list[Figure]] = {} if beside is None else beside
        self.notes: list[tuple[str, dict[str, Json]]] = [] if notes is None else notes

    def meaning(self, notation: str) -> str:
        """What the chance of an answer is the chance of."""
        return self.of_answer.get(notation, self.of)


@final
class ShownChance:
    """A chance that was shown beside an answer which was then given: for calibration, which compares the two."""

    def __init__(self, seat: int, of: str, answer: str, share: float) -> None:
        self.seat = seat
        self.of = of
        self.answer = answer
        self.share = share


# Questions that have nothing to do with a game in progress: "how likely is it to beat this card?"


@final
class OddsParameter:
    """What a question wants to know: a word in its place (`target`), an option with a value, or a flag.

    `value` stands for what is to be given (`CARD`); without one it is a flag. `many` may be given several times.
    The text that explains it is `odds-<question>-<id>`, or `odds-option-<id>` where several questions share it.
    """

    def __init__(
        self,
        id: str,
        value: str = "",
        sort: str = TEXT,
        place: bool = False,
        required: bool = False,
        many: bool = False,
        least: int = 0,
        default: str = "",
    ) -> None:
        self.id = id
        self.value = value
        self.sort = sort
        self.place = place
        self.required = required
        self.many = many
        self.least = least
        self.default = default


@final
class OddsQuestion:
    """A question by name; its texts are `odds-<id>`, `odds-<id>.about` and `odds-<id>.examples`."""

    def __init__(self, id: str, parameters: list[OddsParameter]) -> None:
        self.id = id
        self.parameters = parameters


@final
class OddsRow:
    """One line of a chart: a name for programs, a label for people, a chance for each column.

    None stands where a column does not apply; `best` marks the line that a player should choose.
    """

    def __init__(self, name: str, label: str, chances: list[float | None], best: bool = False) -> None:
        self.name = name
        self.label = label
        self.chances = chances
        self.best = best


@final
class OddsChart:
    """The answer to a question. Headings, labels and notes are in the reader's language; columns are name and label."""

    def __init__(
        self, heading: str, columns: list[tuple[str, str]], rows: list[OddsRow], notes: list[str] | None = None
    ) -> None:
        self.heading = heading
        self.columns = columns
        self.rows = rows
        self.notes: list[str] = [] if notes is None else notes

    def json(self) -> dict[str, Json]:
        rows: list[Json] = []
        for row in self.rows:
            chances: dict[str, Json] = {
                name: chance for (name, _), chance in zip(self.columns, row.chances, strict=True) if chance is not None
            }
            rows.append({"name": row.name, "label": row.label, "chances": chances, "best": row.best})
        return {"heading": self.heading, "rows": rows, "notes": list(self.notes)}


class OddsError(UserError):
    """A question about odds that cannot be answered: there is no such question, or a value makes no sense."""
