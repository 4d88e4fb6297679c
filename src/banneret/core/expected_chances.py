"""What a scenario expects a table to show: chances beside the answers, and charts of odds; each within a tolerance."""

from collections.abc import Mapping
from typing import Final

from banneret.core.chance import FastChance
from banneret.core.jsons import Json
from banneret.core.odds import NUMBER, OddsChart, OddsError, OddsQuestion, OddsRow, Prospects
from banneret.core.rooms import Components
from banneret.core.scenario_words import Difference, Place, ScenarioWords, name_of
from banneret.core.view import View

CHANCE_KEYS: Final = ("within", "answers", "after", "chosen", "best", "best_chance", "beaten", "samples")
ODDS_KEYS: Final = ("question", "given", "row", "column", "chance", "within")
WITHIN: Final = 0.005  # what rounds to the same percentage
SAMPLES: Final = 400
MOST_SAMPLES: Final = 100_000
NOTHING: Final = "none"
SEED: Final = 1


def compare_chances(words: ScenarioWords, view: View, asked: bool, value: Json, at: Place) -> list[Difference]:
    """What stands beside the answers of a seat that is asked; `none` where nothing may stand there."""
    prospects = words.kind.odds.prospects(view) if asked else None
    if value == NOTHING:
        shown = [] if prospects is None else [*prospects.answers]
        return [] if prospects is None else [differs(words, at, ", ".join(shown), NOTHING)]
    wanted = words.table(value, at)
    words.check_keys(wanted, CHANCE_KEYS, at)
    within = words.share(wanted.get("within", WITHIN), [*at, "within"])
    samples = samples_of(words, wanted, at)
    found: list[Difference] = []
    for key, expected in wanted.items():
        here: Place = [*at, key]
        if key == "beaten":
            odds = words.kind.odds.beaten(view, [], FastChance(SEED), samples) if asked else None
            share = None if odds is None else odds.share
            found.extend(compare_share(words, here, share, expected, within))
        elif key in ("answers", "after", "chosen", "best", "best_chance"):
            found.extend(compare_prospect(words, prospects or Prospects({}), key, expected, within, here))
    return found


def compare_prospect(
    words: ScenarioWords, prospects: Prospects, key: str, wanted: Json, within: float, at: Place
) -> list[Difference]:
    if key == "answers":
        return compare_shares(words, prospects.answers, wanted, within, at, answers=True)
    if key == "chosen":
        return compare_share(words, at, prospects.chosen, wanted, within)
    if key == "best_chance":
        return compare_share(words, at, prospects.best_chance, wanted, within)
    if key == "best":
        best = sorted([action.notation for action in words.actions(list(prospects.best), at)])
        named = sorted([action.notation for action in words.actions(wanted, at)])
        return [] if best == named else [differs(words, at, ", ".join(best), ", ".join(named))]
    found: list[Difference] = []
    for text, shares in words.table(wanted, at).items():
        after = prospects.after.get(notation(words, text, [*at, text]), {})
        found.extend(compare_shares(words, after, shares, within, [*at, text]))
    return found


def compare_shares(
    words: ScenarioWords, shown: Mapping[str, float], wanted: Json, within: float, at: Place, answers: bool = False
) -> list[Difference]:
    """Shares by name; the names of `answers` are looked up in the catalogue."""
    found: list[Difference] = []
    for text, share in words.table(wanted, at).items():
        name = notation(words, text, [*at, text]) if answers else text
        found.extend(compare_share(words, [*at, text], shown.get(name), share, within))
    return found


def compare_share(
    words: ScenarioWords, at: Place, actual: float | None, wanted: Json, within: float
) -> list[Difference]:
    """A number that is shown; `none` where there must not be one."""
    if wanted == NOTHING:
        return [] if actual is None else [differs(words, at, f"{actual:.6g}", NOTHING)]
    share = words.share(wanted, at)
    if actual is not None and abs(actual - share) <= within + 1e-12:
        return []
    told = NOTHING if actual is None else f"{actual:.6g}"
    return [differs(words, at, told, f"{share:g} ± {within:g}")]


def notation(words: ScenarioWords, text: str, at: Place) -> str:
    """An answer as the catalogue writes it."""
    return words.one_action(text, at).notation


def samples_of(words: ScenarioWords, wanted: Mapping[str, Json], at: Place) -> int:
    value = wanted.get("samples", SAMPLES)
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= MOST_SAMPLES:
        more: dict[str, Json] = {"value": repr(value), "low": "1", "high": str(MOST_SAMPLES)}
        raise words.fault([*at, "samples"], "bad_value", "no number of samples", "range", more)
    return value


def differs(words: ScenarioWords, at: Place, actual: str, wanted: str) -> Difference:
    return words.told(at, "value", {"key": name_of(at), "actual": actual or NOTHING, "wanted": wanted})


# Questions about odds that need no game in progress.


def compare_odds(words: ScenarioWords, data: Components, value: Json, at: Place) -> list[Difference]:
    """One line of a chart, or several: the question, what is given, the row, the column and its chance."""
    found: list[Difference] = []
    for item in value if isinstance(value, list) else [value]:
        asked = words.table(item, at)
        words.check_keys(asked, ODDS_KEYS, at)
        for key in ("question", "chance"):
            if key not in asked:
                raise words.fault([*at, key], "missing_value", "")
        question = question_of(words, asked["question"], at)
        given = given_to(words, question, words.table(asked.get("given", {}), at), at)
        try:
            chart = words.kind.odds.chart(question.id, given, "en", data)
        except OddsError as error:
            raise words.moved(error.code, error.parts, at) from error
        row = row_of(words, chart, asked.get("row"), at)
        column = column_of(words, chart, asked.get("column"), at)
        within = words.share(asked.get("within", WITHIN), at)
        found.extend(compare_share(words, at, row.chances[column], asked["chance"], within))
    return found


def question_of(words: ScenarioWords, name: Json, at: Place) -> OddsQuestion:
    questions = words.kind.odds.questions()
    for question in questions:
        if question.id == name:
            return question
    raise unknown(words, at, "question", name, [question.id for question in questions])


def given_to(
    words: ScenarioWords, question: OddsQuestion, values: Mapping[str, Json], at: Place
) -> dict[str, list[str]]:
    """The parameters of a question, as its command line would give them."""
    known = {parameter.id: parameter for parameter in question.parameters}
    given: dict[str, list[str]] = {}
    for name, value in values.items():
        parameter = known.get(name)
        if parameter is None:
            raise unknown(words, at, "given", name, list(known))
        texts = [str(item) for item in (value if isinstance(value, list) else [value])]
        if parameter.sort == NUMBER and not all(
            text.isascii() and text.isdecimal() and len(text) < 9 and int(text) >= parameter.least for text in texts
        ):
            more: dict[str, Json] = {"value": repr(value)}
            raise words.fault(at, "bad_value", f"{value!r} is not a whole number", "whole-number", more)
        if not parameter.value:  # a flag
            if value is not True:
                raise words.fault(at, "bad_value", "only true", "only-true")
            texts = [""]
        given[name.replace("-", "_")] = texts
    for name, parameter in known.items():
        if parameter.required and name not in values:
            raise words.fault([*at, "given", name], "missing_value", "")
    return given


def row_of(words: ScenarioWords, chart: OddsChart, name: Json, at: Place) -> OddsRow:
    """A row by its name or its English label; a chart of a single row needs neither."""
    if name is None and len(chart.rows) == 1:
        return chart.rows[0]
    for row in chart.rows:
        if name in (row.name, row.label):
            return row
    raise unknown(words, at, "row", name, [row.name for row in chart.rows])


def column_of(words: ScenarioWords, chart: OddsChart, name: Json, at: Place) -> int:
    if name is None and len(chart.columns) == 1:
        return 0
    for place, column in enumerate(chart.columns):
        if name in column:
            return place
    raise unknown(words, at, "column", name, [column[0] for column in chart.columns])


def unknown(words: ScenarioWords, at: Place, key: str, value: Json, known: list[str]) -> Exception:
    more: dict[str, Json] = {"value": repr(value), "known": ", ".join(known) or NOTHING}
    return words.fault([*at, key], "bad_value", f"{value!r} is none of {known}", "one-of", more)
