"""What may stand on the command line, read and explained in the reader's language.

A parser of our own, since the one of the standard library speaks English only: in its help, its usage and its errors.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches

from banneret.core.errors import UserError
from banneret.core.terminal import Pen, shown, wrap
from banneret.core.texts import Texts

TEXT = "text"
NUMBER = "number"


class UsageError(UserError):
    """A command line that makes no sense."""


@dataclass(frozen=True, slots=True)
class Argument:
    """A word in its place (`GAME`), an option with a value (`--seed S`) or a flag (`--json`).

    `value` is the placeholder in the help; a flag has none. `least` and `most` bound numbers. A `settled` one has been
    given already when the help is shown.
    """

    name: str
    value: str = ""
    sort: str = TEXT
    required: bool = False
    many: bool = False
    least: int = 0
    default: str = ""
    most: int = 1_000_000_000
    settled: bool = False

    @property
    def is_option(self) -> bool:
        return self.name.startswith("--")

    @property
    def key(self) -> str:
        return self.name.lstrip("-").lower().replace("-", "_")

    @property
    def usage(self) -> str:
        word = f"{self.name} {self.value}" if self.value else self.name
        if self.many and not self.is_option:
            word += " ..."
        return word if self.required else f"[{word}]"


@dataclass(frozen=True, slots=True)
class Command:
    """A command with its arguments; its texts are `<key>`, `<key>.about`, `<key>-<argument>`.

    The key is `cli-<name>` unless another is given. `more` is for a command whose arguments depend on its first words:
    it gets all words behind the command and gives the command with the arguments that fit them; `words` is then how it
    is written, and `texts` the folder with its texts.
    """

    name: str
    arguments: tuple[Argument, ...]
    key: str = ""
    more: Callable[[Sequence[str]], "Command"] | None = None
    words: str = ""
    texts: str = ""

    @property
    def text_key(self) -> str:
        return self.key or f"cli-{self.name}"

    @property
    def places(self) -> list[Argument]:
        return [argument for argument in self.arguments if not argument.is_option]

    @property
    def options(self) -> dict[str, Argument]:
        return {argument.name: argument for argument in (*self.arguments, *COMMON) if argument.is_option}


COMMON = (Argument("--lang", "en|hu"), Argument("--help"))
SHORT = {"-h": "--help"}


@dataclass(slots=True)
class Given:
    """The arguments of one call."""

    command: Command
    values: dict[str, list[str]] = field(default_factory=dict)

    def texts(self, key: str) -> list[str]:
        return self.values.get(key, [])

    def text(self, key: str) -> str:
        return self.values.get(key, [""])[-1]

    def flag(self, key: str) -> bool:
        return key in self.values

    def number(self, key: str, default: int) -> int:
        return int(self.text(key)) if key in self.values else default


def read(command: Command, words: Sequence[str]) -> Given:
    """Sort the words behind a command into its arguments; what does not fit is told."""
    given = Given(command)
    places = command.places
    waiting = list(words)
    only_places = False
    while waiting:
        word = waiting.pop(0)
        if word == "--" and not only_places:
            only_places = True
        elif not only_places and len(word) > 1 and word.startswith("-") and not _is_number(word):
            _take_option(given, word, waiting)
        elif not places:
            raise UsageError("cli_too_many", {"word": word, "command": command.name})
        else:
            _enter(given, places[0], word)
            if not places[0].many:
                places.pop(0)
    if not given.flag("help"):
        for argument in command.arguments:
            if argument.required and argument.key not in given.values:
                raise UsageError("cli_missing", {"name": argument.name, "command": command.name})
    return given


def _take_option(given: Given, word: str, waiting: list[str]) -> None:
    name, equals, value = word.partition("=")
    known = given.command.options
    argument = known.get(SHORT.get(name, name))
    if argument is None:
        close = get_close_matches(name, list(known), 1)
        parts = {"option": name, "command": given.command.name, "known": ", ".join(close or known)}
        raise UsageError("cli_unknown_option", {**parts})
    if not argument.value:
        if equals:
            raise UsageError("cli_no_value", {"option": argument.name})
        given.values[argument.key] = [""]
        return
    if not equals:
        if not waiting or waiting[0] in known:
            raise UsageError("cli_value_missing", {"option": argument.name, "value": argument.value})
        value = waiting.pop(0)
    _enter(given, argument, value)


def _enter(given: Given, argument: Argument, word: str) -> None:
    if argument.sort == NUMBER:
        try:
            number = int(word)
        except ValueError as error:
            raise UsageError("cli_not_a_number", {"name": argument.name, "word": word}) from error
        if not argument.least <= number:
            raise UsageError("cli_too_small", {"name": argument.name, "word": word, "least": str(argument.least)})
        if number > argument.most:
            raise UsageError("cli_too_large", {"name": argument.name, "word": word, "most": str(argument.most)})
    if argument.many:
        given.values.setdefault(argument.key, []).append(word)
    else:
        given.values[argument.key] = [word]


def _is_number(word: str) -> bool:
    try:
        float(word)
    except ValueError:
        return False
    return True


# Help.


def placed(words: str, texts: Texts) -> str:
    """Words of a usage with their placeholders in the reader's language: `GAME`, in Hungarian `JÁTÉK`."""
    return re.sub(r"\b[A-Z]{2,}\b", lambda found: texts.say("cli-placeholder", {"word": found[0]}), words)


def overview(commands: Sequence[Command], texts: Texts, pen: Pen) -> list[str]:
    """`banneret --help`: what the program is, and its commands."""
    lines = [pen.bold(texts.say("cli-title")), ""]
    lines += wrap(texts.say("cli-about"), pen.width)
    lines += ["", pen.bold(texts.say("cli-usage")), "  banneret " + texts.say("cli-usage-command"), ""]
    lines += [pen.bold(texts.say("cli-commands"))]
    lines += _entries([(command.name, texts.say(command.text_key)) for command in commands], pen)
    lines += ["", pen.bold(texts.say("cli-options"))]
    entries = [(_spelt(argument, texts), _explained("cli", argument, texts)) for argument in COMMON]
    entries.append(("--version", texts.say("cli-option-version")))
    lines += _entries(entries, pen)
    lines += ["", pen.bold(texts.say("cli-examples"))]
    lines += ["  " + line for line in texts.say("cli-about.examples").splitlines()]
    return [*lines, "", *wrap(texts.say("cli-more"), pen.width)]


def explain(command: Command, texts: Texts, pen: Pen) -> list[str]:
    """`banneret COMMAND --help`."""
    usage = " ".join(argument.usage for argument in command.arguments if not argument.settled)
    head = f"  banneret {command.words or command.name} "
    rows = wrap_usage(placed(usage, texts), pen.width - len(head))
    lines = [pen.bold(texts.say("cli-usage")), head + rows[0], *[" " * len(head) + row for row in rows[1:]], ""]
    key = command.text_key
    lines += wrap(texts.say(f"{key}.about"), pen.width)
    places = [place for place in command.places if not place.settled]
    if places:
        lines += ["", pen.bold(texts.say("cli-arguments"))]
        lines += _entries([(placed(place.name, texts), _explained(key, place, texts)) for place in places], pen)
    options = [argument for argument in (*command.arguments, *COMMON) if argument.is_option]
    lines += ["", pen.bold(texts.say("cli-options"))]
    lines += _entries([(_spelt(option, texts), _explained(key, option, texts)) for option in options], pen)
    if texts.has(f"{key}.examples"):
        lines += ["", pen.bold(texts.say("cli-examples"))]
        lines += ["  " + line for line in texts.say(f"{key}.examples").splitlines()]
    return lines


def wrap_usage(usage: str, width: int) -> list[str]:
    """Usage broken between arguments, never inside one."""
    pieces = usage.replace("] [", "]\n[").split("\n") if usage else [""]
    rows = [pieces[0]]
    for piece in pieces[1:]:
        if len(rows[-1]) + 1 + len(piece) <= width:
            rows[-1] += " " + piece
        else:
            rows.append(piece)
    return rows


def _spelt(argument: Argument, texts: Texts) -> str:
    short = next((f"{short}, " for short, name in SHORT.items() if name == argument.name), "")
    return short + (f"{argument.name} {placed(argument.value, texts)}" if argument.value else argument.name)


def _explained(key: str, argument: Argument, texts: Texts) -> str:
    """The text of the command itself, of its family (`odds-option-dice`), or of all commands."""
    name = argument.key.replace("_", "-")
    keys = (f"{key}-{name}", f"{key.partition('-')[0]}-option-{name}", f"cli-option-{name}")
    text = texts.say(next((one for one in keys if texts.has(one)), keys[-1]))
    return f"{text} {texts.say('cli-default', {'value': argument.default})}" if argument.default else text


def _entries(entries: list[tuple[str, str]], pen: Pen) -> list[str]:
    """Names on the left, explanations beside them."""
    width = max(shown(name) for name, _ in entries) + 2
    lines: list[str] = []
    for name, text in entries:
        rows = wrap(text, max(20, pen.width - width - 2)) or [""]
        lines.append(f"  {name:<{width}}{rows[0]}")
        lines.extend(" " * (width + 2) + row for row in rows[1:])
    return lines
