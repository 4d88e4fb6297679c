"""Write the questions, answers and events of every game on its page in docs/positions.

python -m tools.answers_page            write the pages anew

Questions are the frames that ask, answers the catalogue, and the sentences come from the English texts. Which answers a
question takes is found out by playing: random answers, from every step of the game's scenarios.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple, cast

from fluent.syntax import FluentParser, ast

from banneret.core.actions import CANCEL, REOPEN, TAKE_BACK, Action
from banneret.core.chance import FastChance
from banneret.core.errors import OptionError
from banneret.core.jsons import Json
from banneret.core.kernel import TABLE, Game, JointQuestion, Question
from banneret.core.kind import GameKind
from banneret.core.options import settle_options
from banneret.core.scenario import Scenario, read_scenario
from banneret.games import registry

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "positions"
BEGIN = "<!-- from here on written by tools/answers_page.py; `make answers` writes it anew -->"
END = "<!-- up to here -->"
WALK = 60
GAME_LENGTH = 2500
MOST_PIECES = 14
PLURALS = ("zero", "one", "two", "few", "many")


class Told(NamedTuple):
    """Sentences of a game's texts: messages by name, their attributes as `name.attribute`."""

    sentences: dict[str, str]
    parts: dict[str, list[str]]


class Seen(NamedTuple):
    """The answers seen at each question, and side acts, by their words."""

    answers: dict[str, set[str]]
    side: set[str]


# Sentences.


def sentences(kind: GameKind) -> Told:
    told = Told({}, {})
    for path in sorted((kind.folder / "texts").glob("en*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                parts: list[str] = []
                told.sentences[entry.id.name] = spoken(entry.value, parts)
                for attribute in entry.attributes:
                    told.sentences[f"{entry.id.name}.{attribute.id.name}"] = spoken(attribute.value, parts)
                told.parts[entry.id.name] = parts
    return told


def spoken(pattern: ast.Pattern, parts: list[str]) -> str:
    """A sentence with its parts in braces; of several forms all, or the usual one of a number. Collects the parts."""
    return " ".join("".join([said(element, parts) for element in pattern.elements]).split())


def said(element: object, parts: list[str]) -> str:
    if isinstance(element, ast.TextElement | ast.StringLiteral | ast.NumberLiteral):
        return element.value
    if isinstance(element, ast.Placeable):
        return said(element.expression, parts)
    if isinstance(element, ast.VariableReference):
        if element.id.name not in parts:
            parts.append(element.id.name)
        return f"{{{element.id.name}}}"
    if isinstance(element, ast.SelectExpression):
        said(element.selector, parts)
        forms = [spoken(variant.value, parts) for variant in element.variants]
        if any(
            isinstance(key := variant.key, ast.NumberLiteral) or key.name in PLURALS for variant in element.variants
        ):
            return forms[[variant.default for variant in element.variants].index(True)]
        return " / ".join(dict.fromkeys(form for form in forms if form))
    if isinstance(element, ast.FunctionReference):
        return said(element.arguments.positional[0], parts)
    return ""


# Answers, found by playing.


def seen_in_play(kind: GameKind) -> Seen:
    seen = Seen({}, set())
    for path in sorted((kind.folder / "scenarios").glob("*.toml")):
        follow(read_scenario(str(path), lambda id: kind), seen)
    for number, (players, options) in enumerate(settings(kind)):
        chance = FastChance(number)
        walk(kind.new(players, options, chance=chance), chance, GAME_LENGTH, seen)
    return seen


def settings(kind: GameKind) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of players, and every value of every option once."""
    for players in kind.players:
        yield players, {}
    for option in kind.rules.options:
        for value in option.values:
            for players in kind.players:
                try:
                    settle_options(kind.rules.options, players, {option.id: value})
                except OptionError:
                    continue
                yield players, {option.id: value}
                break


def follow(scenario: Scenario, seen: Seen) -> None:
    """The steps of a scenario, answer by answer, and from each step on a walk."""
    table = scenario.table()
    walk(table.game.clone(), FastChance(0), WALK, seen)
    for place, step in enumerate(cast("list[Mapping[str, Json]]", scenario.values.get("steps", []))):
        seat = scenario.words.seat(step.get("seat"), [])
        words = [text for text in scenario.words.answers(step.get("do", "")) if text not in (TAKE_BACK, CANCEL, REOPEN)]
        game = table.state_of(seat).clone()
        if "refused" not in step:
            for action in scenario.words.actions(words, []):
                if action in look(game, seat, seen):
                    game.apply(seat, action, FastChance(place))
        scenario.play(table, step, [], [])
        walk(table.game.clone(), FastChance(place), WALK, seen)


def look(game: Game, seat: int, seen: Seen) -> list[Action]:
    """What a seat may answer, taken down."""
    for other in [*range(game.players), TABLE]:
        seen.side.update([action.word for action in game.side(other)])
    legal = game.legal(seat)
    if legal:
        seen.answers.setdefault(type(game.stack[-1]).__name__, set()).update([action.word for action in legal])
    return legal


def walk(game: Game, chance: FastChance, length: int, seen: Seen) -> None:
    """Answer at random: a word, then one of its pieces, so that rare words are found."""
    for _ in range(length):
        seat = game.turn()
        if seat < 0:
            return
        legal = look(game, seat, seen)
        words = sorted({action.word for action in legal})
        word = words[chance.below(len(words), "word")]
        actions = [action for action in legal if action.word == word]
        game.apply(seat, actions[chance.below(len(actions), "piece")], chance)


# The page.


def table(heads: list[str], rows: list[list[str]]) -> list[str]:
    lines = ["| " + " | ".join(heads) + " |", "|" + "---|" * len(heads)]
    return [*lines, *["| " + " | ".join([cell.replace("|", "\\|") for cell in row]) + " |" for row in rows], ""]


def family(kind: GameKind, word: str) -> list[Action]:
    return kind.rules.catalogue.families[word.lower()]


def written(kind: GameKind, word: str) -> str:
    """`lay CARD`: an answer as it is typed."""
    parameter = family(kind, word)[0].parameter
    return f"`{word} {parameter.upper()}`" if parameter else f"`{word}`"


def words_in_order(kind: GameKind, words: set[str]) -> list[str]:
    return [actions[0].word for actions in kind.rules.catalogue.families.values() if actions[0].word in words]


def pieces(kind: GameKind, word: str) -> str:
    """What may stand after a word."""
    names = [action.piece_name for action in family(kind, word) if action.piece_name]
    if len(names) <= MOST_PIECES:
        return ", ".join([f"`{name}`" for name in names])
    return ", ".join([f"`{name}`" for name in names[:3]]) + f", … `{names[-1]}` ({len(names)})"


def sort_of(kind: GameKind, word: str, seen: Seen) -> str:
    first = family(kind, word)[0]
    sort = "draft, shows something and stands" if first.seals else "draft" if first.draft else ""
    asked = any(word in words for words in seen.answers.values())
    return sort if word not in seen.side else "side act" if not asked else f"{sort}, also a side act".lstrip(", ")


def questions_of(kind: GameKind) -> list[str]:
    return [name for name, frame in kind.rules.frames.items() if issubclass(frame, Question | JointQuestion)]


def section(kind: GameKind) -> str:
    told, seen = sentences(kind), seen_in_play(kind)
    asked = []
    for name in questions_of(kind):
        answers = words_in_order(kind, seen.answers.get(name, set()))
        key = f"question-{name}"
        rule = told.sentences.get(f"{key}.rule", "")
        asked.append([
            f"`{name}`", told.sentences.get(key, ""), rule, ", ".join([written(kind, word) for word in answers]),
        ])  # fmt: skip
    given = []
    for actions in kind.rules.catalogue.families.values():
        word = actions[0].word
        said_as = told.sentences.get(actions[0].text_key, "")
        given.append([written(kind, word), said_as, sort_of(kind, word, seen), pieces(kind, word)])
    happened = [
        [f"`{key.removeprefix('event-').replace('-', '_')}`", told.sentences[key], listed_parts(told.parts[key])]
        for key in told.parts
        if key.startswith("event-")
    ]
    lines = [
        BEGIN, "",
        "## Questions", "",
        "`question` of an expectation names one of these. Words in capitals stand for a piece.", "",
        *table(["question", "what the seat reads", "rule", "answers"], asked),
        "## Answers", "",
        "A draft waits for the answer that commits it; a side act stands in `side`.", "",
        *table(["answer", "what it says", "sort", "pieces"], given),
        "## Events", "",
        "`events` of an expectation names these, with any of their parts.", "",
        *table(["event", "what the log says", "parts"], happened),
        END,
    ]  # fmt: skip
    return "\n".join(lines)


def listed_parts(parts: list[str]) -> str:
    return ", ".join([f"`{part}`" for part in parts])


def page(game: str) -> str:
    """The page of a game with its section as it should be."""
    text = (PAGES / f"{game}.md").read_text("utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"docs/positions/{game}.md has no place for the answers: {BEGIN} ... {END}")
    return before + section(registry.load(game)) + after


def main() -> None:
    for game in registry.game_ids():
        (PAGES / f"{game}.md").write_text(page(game), "utf-8", newline="\n")


if __name__ == "__main__":
    main()
