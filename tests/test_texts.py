"""Everything a person reads exists in both languages, says the same things, and can really be said."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import banneret
from banneret.cli.console import TEXTS as CLI_TEXTS
from banneret.cli.console import Console
from banneret.cli.main import COMMANDS
from banneret.cli.saves import SaveError
from banneret.core.chance import FastChance
from banneret.core.errors import MissingPart, UserError
from banneret.core.jsons import Json
from banneret.core.kernel import JointQuestion, Question
from banneret.core.kind import GameKind
from banneret.core.table import Table, open_table
from banneret.core.texts import CORE_TEXTS, LANGUAGES, Texts, hungarian_article
from banneret.core.wording import Wording, game_texts, rule_key, rule_numbers
from banneret.games import registry
from banneret.server.errors import StoreError
from banneret.server.web.faults import OurFault

PACKAGE = Path(banneret.__file__).parent
ENGLISH, HUNGARIAN = LANGUAGES
GAMES = registry.game_ids()
FOLDERS = sorted({path.parent for path in PACKAGE.rglob("*.ftl")})
NUMBERS = {"count", "dogs", "points", "place", "level", "low", "high", "draws", "wins", "cards", "deck", "discards",
           "files", "failed", "broken", "hidden", "year", "value"}  # fmt: skip
LARGE = 1_000
NAMES = ["Anita", "Márk", "Éva", "Jenő", "Odo", "Ursula"]
FORMAL = re.compile(r"\b(Önt?|Önnek|Önök|kattintson|válasszon|várjon|próbálja meg|döntsön|jelentkezzen|írja be)\b")
APART = re.compile(
    r"(?i)\b(élet pont|idő (jelző|sáv)|(álnokság|kaland|sors|bónusz|esemény|párizs|harc|készség|ellenfél) kárty)"
)


# The files.


@cache
def messages(folder: Path, language: str) -> dict[str, fluent.Pattern]:
    """Every text of a folder by `name` or `name.attribute`; junk fails."""
    found: dict[str, fluent.Pattern] = {}
    for path in sorted(folder.glob(f"{language}*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
                if entry.value is not None:
                    found[entry.id.name] = entry.value
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def variables(pattern: fluent.Pattern) -> set[str]:
    """The variables that a text names anywhere."""
    found: set[str] = set()
    waiting: list[object] = [pattern]
    while waiting:
        node = waiting.pop()
        if isinstance(node, fluent.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, fluent.BaseNode):
            waiting.extend(vars(node).values())
        elif isinstance(node, list):
            waiting.extend(node)
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(PACKAGE)))
def test_both_languages_have_the_same_texts(folder: Path) -> None:
    english, hungarian = messages(folder, ENGLISH), messages(folder, HUNGARIAN)
    assert english.keys() == hungarian.keys()
    for key in english:
        assert variables(english[key]) == variables(hungarian[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(PACKAGE)))
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_every_text_can_be_said(folder: Path, language: str, number: int) -> None:
    texts = Texts(language, [str(folder)])
    for key, pattern in messages(folder, language).items():
        parts: dict[str, Json] = {name: number if name in NUMBERS else f"<{name}>" for name in variables(pattern)}
        said = texts.say(key, parts)
        assert said.strip(), key
        assert said != f"[{key}]"
        assert said == said.rstrip() or key.startswith("scenario-"), key


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(PACKAGE)))
def test_hungarian_bolts_no_suffix_on_a_variable(folder: Path) -> None:
    for path in folder.glob(f"{HUNGARIAN}*.ftl"):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            assert not re.search(r"\}-?[a-záéíóöőúüű]", line), f"{path.name}:{number}: {line}"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(PACKAGE)))
def test_hungarian_says_te_to_everybody_and_writes_compounds_as_one(folder: Path) -> None:
    for path in folder.glob(f"{HUNGARIAN}*.ftl"):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            slip = FORMAL.search(line) or APART.search(line)
            assert slip is None, f"{path.name}:{number}: {line}"


@pytest.mark.parametrize(
    ("word", "article"),
    [
        ("eb", "az"),
        ("kék 9", "a"),
        ("5", "az"),
        ("1", "az"),
        ("10", "a"),
        ("1000", "az"),
        ("Éva", "az"),
        ("Sluys", "a"),
    ],
)
def test_the_hungarian_article_goes_by_the_sound(word: str, article: str) -> None:
    assert hungarian_article(word) == article


# What the code says.


class Call(NamedTuple):
    """A call of a class, or of `emit` and `fault`, as far as it is written in literals."""

    name: str
    of_something: bool  # `sheet.fault(...)`
    words: list[str | None]  # its arguments; None where no literal stands
    named: dict[str | None, str]
    choices: list[str]  # codes: a literal, or the literals that an expression chooses between


class Source(NamedTuple):
    """What the code says, read once for all tests."""

    calls: list[Call]
    rules: set[str]  # literals that look like the number of a rule


def literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def call_of(node: ast.Call) -> Call | None:
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    if not name[:1].isupper() and name not in ("emit", "fault", "_fault"):
        return None
    return Call(
        name,
        isinstance(node.func, ast.Attribute),
        [literal(argument) for argument in node.args],
        {given.arg: word for given in node.keywords if (word := literal(given.value)) is not None},
        [part.value for argument in node.args[:2] for part in ast.walk(argument)
         if isinstance(part, ast.Constant) and isinstance(part.value, str)
         and re.fullmatch(r"[a-z][a-z0-9_]*", part.value)],
    )  # fmt: skip


@cache
def source(path: Path) -> Source:
    calls: list[Call] = []
    rules: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            if (call := call_of(node)) is not None:
                calls.append(call)
        elif isinstance(node, ast.Constant) and re.fullmatch(r"[A-Z]+-\d+(\.\d+)?", str(node.value)):
            rules.add(str(node.value))
    return Source(calls, rules)


def calls(folder: Path) -> Iterator[Call]:
    for path in sorted(folder.rglob("*.py")):
        yield from source(path).calls


def hyphened(code: str) -> str:
    return code.replace("_", "-")


def error_classes(cls: type[UserError]) -> Iterator[type[UserError]]:
    """A class of errors and all below it; the imports above see to it that all of them are known."""
    yield cls
    for below in cls.__subclasses__():
        yield from error_classes(below)


def faults() -> Iterator[list[str]]:
    """The words in calls of `sheet.fault(code, key, reason, why)` and its kin, code first."""
    for call in calls(PACKAGE):
        if call.name == "_fault" or (call.name == "fault" and call.of_something):
            found = [word for word in call.words if word is not None and re.fullmatch(r"[a-z][a-z_-]*", word)]
            if found:
                yield found


def all_user_errors() -> set[str]:
    """The codes of all errors that a person can cause, in every layer of the package."""
    classes = {cls.__name__ for cls in error_classes(UserError) if cls.__module__.startswith("banneret.")}
    assert {"UserError", "UsageError", "RecordError", SaveError.__name__} <= classes
    assert {StoreError.__name__, OurFault.__name__} <= classes
    found = {words[0] for words in faults()}
    for call in calls(PACKAGE):
        if call.name in classes and call.words and (code := call.words[0]) is not None:
            part_of_a_game = call.name == MissingPart.__name__  # it names a method; its code is always the same
            found.add("missing_part" if part_of_a_game else code)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_sentence(language: str) -> None:
    texts = Console(language).texts
    codes = all_user_errors()
    assert {"unknown_game", "bad_toml", "record_illegal", "unknown_bot", "cli_missing", "save_exists"} <= codes
    assert {"bad_value", "missing_value", "unknown_key", "no_identity", "unknown_record", "scenario_seats"} <= codes
    assert [code for code in sorted(codes) if not texts.has(f"error-{hyphened(code)}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_why_a_value_does_not_fit_has_words(language: str) -> None:
    known = [Console(language).texts, *[game_texts(registry.load(game), language) for game in GAMES]]
    reasons = {words[-1] for words in faults() if words[0] == "bad_value"}
    assert {"range", "table", "type", "whole-number", "havoc-places"} <= reasons
    assert [why for why in sorted(reasons) if not any(texts.has(f"reason-{why}") for texts in known)] == []


def refusals(folder: Path) -> set[str]:
    return {code for call in calls(folder) if call.name == "Refusal" for code in call.choices[:1]}


def events(folder: Path) -> set[str]:
    return {code for call in calls(folder) if call.name == "emit" for code in call.choices[:1]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_kernel_has_a_sentence(language: str) -> None:
    texts = Texts(language)
    codes = refusals(PACKAGE / "core")
    assert {"game_over", "not_asked", "batch_goes_on", "cannot_undo"} <= codes
    assert [code for code in sorted(codes) if not texts.has(f"refusal-{hyphened(code)}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_event_and_refusal_of_a_game_has_a_sentence(game: str, language: str) -> None:
    kind = registry.load(game)
    texts = game_texts(kind, language)
    told, refused = events(kind.folder), refusals(kind.folder)
    assert len(told) >= 5
    assert len(refused) >= 5
    assert [name for name in sorted(told) if not texts.has(f"event-{hyphened(name)}")] == []
    assert [code for code in sorted(refused) if not texts.has(f"refusal-{hyphened(code)}")] == []


def first_words(folder: Path, classes: tuple[str, ...], keyword: str) -> set[str]:
    """The literals that stand first, or under a keyword, in calls of some classes."""
    said = [
        word for call in calls(folder) if call.name in classes for word in [*call.words[:1], call.named.get(keyword)]
    ]
    return {word for word in said if word is not None}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_chance_and_every_reason_of_a_bot_has_words(game: str, language: str) -> None:
    kind = registry.load(game)
    texts = game_texts(kind, language)
    chances = first_words(kind.folder, ("Figure", "Prospects", "Odds"), "of")
    reasons = first_words(kind.folder, ("Reason",), "key")
    assert [of for of in sorted(chances) if not texts.has(f"chance-{of}")] == []
    assert [key for key in sorted(reasons) if not texts.has(f"bot-{key}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_answer_question_rule_and_option_has_a_text(game: str, language: str) -> None:
    kind = registry.load(game)
    texts = game_texts(kind, language, [CLI_TEXTS])
    for key in ("game-title", "game-name", "game-about", "game-credit", f"maturity-{kind.maturity}"):
        assert texts.has(key), key
    for action in kind.rules.catalogue.actions:
        assert texts.has(action.text_key), action.text_key
    rules = rule_numbers(kind)
    for name, frame in kind.rules.frames.items():
        if issubclass(frame, (Question, JointQuestion)):
            assert texts.has(f"question-{name}"), name
            assert texts.has(f"question-{name}.others"), name
            assert frame.rule in rules, name
    for number in [*rules, *kind.rules.numbers]:
        assert texts.has(rule_key(number)), number
    for option in kind.rules.options:
        for key in (option.id, f"{option.id}-help"):
            assert texts.has(f"option-{key}"), key
        for value in option.values:
            assert texts.has(f"option-{option.id}-{value}") or (option.is_number and value.isdecimal()), value
        assert texts.has(f"option-{option.id}-any") == option.is_number
        assert set(option.rules) <= set(rules)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_follow_options_and_nothing_else(game: str, language: str) -> None:
    """The variables of a rule's text are options of the game, and every value of them can be told."""
    kind = registry.load(game)
    texts = game_texts(kind, language)
    known = messages(kind.folder / "texts", language)
    usual = Wording(kind, texts, [], kind.rules.load_data())
    for number in rule_numbers(kind):
        named = variables(known[rule_key(number)])
        assert named <= set(kind.rules.plain_options), number
        for option in [option for option in kind.rules.options if option.id in named]:
            for value in option.values:
                chosen = Wording(kind, texts, [], kind.rules.load_data(), {option.id: value})
                assert spoken_well(chosen.rule(number)), (number, option.id, value)
            told = {Wording(kind, texts, [], usual.data, {option.id: value}).rule(number) for value in option.values}
            assert len(told) > 1, f"{number} names {option.id}, which changes nothing"


def rules_named_in_code(kind: GameKind) -> set[str]:
    """The rule numbers that events and refusals carry."""
    found = {rule for path in kind.folder.rglob("*.py") for rule in source(path).rules}
    return {rule for rule in found if rule.partition("-")[0] == kind.prefix}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_the_code_names_exists(game: str) -> None:
    kind = registry.load(game)
    named = rules_named_in_code(kind)
    assert len(named) > 10
    assert named <= set(rule_numbers(kind))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_option_is_explained(language: str) -> None:
    texts = Texts(language, [CLI_TEXTS])
    for command in COMMANDS:
        assert texts.has(f"cli-{command.name}")
        assert texts.has(f"cli-{command.name}.about")
        for argument in command.arguments:
            key = argument.key.replace("_", "-")
            assert texts.has(f"cli-{command.name}-{key}") or texts.has(f"cli-option-{key}"), argument.name


# Whole games in words.


def played(kind: GameKind, players: int, seed: int, options: dict[str, str]) -> Iterator[Table]:
    """A random game through a table, halting at every answer."""
    table = open_table(kind, players, options, NAMES[:players], str(seed))
    chance = FastChance(seed)
    while not table.game.over:
        seat = next(seat for seat in range(players) if table.waiting() >> seat & 1)
        yield table
        legal = table.legal(seat)
        table.submit(seat, [legal[chance.below(len(legal), "choice")]])
    yield table


def mixed_options(kind: GameKind, players: int, seed: int) -> dict[str, str]:
    """Every value of every option turns up over a few games."""
    chosen: dict[str, str] = {}
    for place, option in enumerate(kind.rules.options):
        value = option.values[(seed + place * (seed // 3)) % len(option.values)]
        if players in option.only_for.get(value, [players]):
            chosen[option.id] = value
    return chosen


@cache
def spoken_well(text: str) -> bool:
    return bool(text.strip()) and not re.search(r"\[[a-z]+-|\{|\}|  |None|\bjohn\b", text)


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_can_be_told_to_everybody_in_both_languages(game: str) -> None:
    kind = registry.load(game)
    spoken = [game_texts(kind, language) for language in LANGUAGES]
    data = kind.rules.load_data()
    heard: set[str] = set()
    told: set[str] = set()  # what happens again in the same words need not be told again
    for seed in range(24):
        players = kind.players[seed % len(kind.players)]
        wordings = [Wording(kind, texts, NAMES[:players], data) for texts in spoken]
        *_, table = played(kind, players, seed, mixed_options(kind, players, seed))
        for event in table.log:
            heard.add(event.name)
            again = (
                f"{players} {event.name} {event.seat} {event.parts} {event.secret} {event.secret_to} {event.audience}"
            )
            if again in told:
                continue
            told.add(again)
            for wording in wordings:
                for seat in range(-1, players):
                    assert spoken_well(wording.event(event, seat)), (event, wording.event(event, seat))
                assert spoken_well(wording.event_for_all(event)), event
    assert len(heard) > 0.8 * len(events(kind.folder))


@pytest.mark.parametrize("game", GAMES)
def test_every_question_answer_and_refusal_of_a_game_can_be_said_in_both_languages(game: str) -> None:
    kind = registry.load(game)
    spoken = [game_texts(kind, language) for language in LANGUAGES]
    data = kind.rules.load_data()
    actions = kind.rules.catalogue.actions
    stride = 11 if len(actions) > LARGE else 1  # of a large catalogue another part at each question
    said: set[tuple[object, ...]] = set()  # what is said again in the same words need not be listened to again
    for seed in range(3):
        players = kind.players[(seed * 2) % len(kind.players)]
        wordings = [Wording(kind, texts, NAMES[:players], data) for texts in spoken]
        for number, table in enumerate(played(kind, players, seed, mixed_options(kind, players, seed + 4))):
            for seat in range(players):
                if not table.waiting() >> seat & 1:
                    continue
                state = table.state_of(seat)
                for wording in wordings:
                    assert spoken_well(wording.question(state, seat))
                    assert spoken_well(wording.question_to_another(table.game, seat))
                for action in table.legal(seat):
                    if (players, action) not in said:
                        said.add((players, action))
                        assert all(spoken_well(wording.action(action)) for wording in wordings), action
                for action in actions[number % stride :: stride] if number % 7 == 0 else []:
                    refusal = table.refuse(seat, action)
                    if refusal is None:
                        continue
                    why = (players, refusal.code, refusal.rule, str(refusal.parts))
                    if why not in said:
                        said.add(why)
                        assert all(spoken_well(wording.refusal(refusal)) for wording in wordings), (action, refusal)


def test_a_language_that_we_do_not_speak_is_refused() -> None:
    with pytest.raises(UserError, match="unknown_language"):
        Texts("xx")


def test_the_kernel_texts_are_where_they_are_looked_for() -> None:
    assert (Path(CORE_TEXTS) / "en.ftl").exists()
