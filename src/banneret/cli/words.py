"""Small things that several commands need: rules in words, options, the words of the table's own commands."""

from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from typing import cast
from unicodedata import combining, normalize

from banneret.cli.answers import ALIKE
from banneret.cli.arguments import UsageError, placed
from banneret.cli.console import TEXTS, Console
from banneret.core.card_list import folded
from banneret.core.errors import OptionError, UserError
from banneret.core.jsons import Json
from banneret.core.refusals import Refusal
from banneret.core.texts import LANGUAGES, Texts
from banneret.core.wording import Wording, game_texts, rule_numbers
from banneret.games import registry

COMMANDS = (
    "why",
    "rule",
    "card",
    "odds",
    "hint",
    "guide",
    "reason",
    "undo",
    "cancel",
    "anytime",
    "log",
    "save",
    "table",
    "help",
    "quit",
)
"""Each has words of its own in every language, `play-command-<command>`; the first is the one that help shows."""


def command_words() -> dict[str, str]:
    """Every word that a person may type for a command, in any of the languages."""
    found: dict[str, str] = {"?": "help", "exit": "quit", "q": "quit"}
    for language in LANGUAGES:
        texts = Texts(language, [TEXTS])
        for command in COMMANDS:
            for word in texts.say(f"play-command-{command}").split():
                found[word] = command
                found[unaccented(word)] = command
    return found


def command_word(command: str, texts: Texts) -> str:
    """What a person types for a command in a language."""
    return texts.say(f"play-command-{command}").split()[0]


def game_meant(text: str) -> str:
    """The game that is called so, by its id or its name in any of the languages; what is no game stays as it is."""
    if text in registry.game_ids():
        return text
    for game in registry.game_ids():
        kind = registry.load(game)
        told = [game_texts(kind, language) for language in LANGUAGES]
        names = [game, *[texts.say(key) for texts in told for key in ("game-title", "game-name")]]
        if folded(text) in [folded(name) for name in names]:
            return game
    return text


def near_command(text: str, texts: Texts) -> str:
    """The command that somebody may have meant by a word that is none, or nothing."""
    known = {unaccented(word): command for command in COMMANDS for word in texts.say(f"play-command-{command}").split()}
    near = get_close_matches(unaccented(text.split()[0].lower()), list(known), 1, ALIKE) if text.split() else []
    return command_word(known[near[0]], texts) if near else ""


def option_values(pairs: list[str]) -> dict[str, str]:
    """`--option name=value`, as often as it was given."""
    values: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise OptionError("option_form", {"text": pair})
        values[name.strip()] = value.strip()
    return values


@contextmanager
def in_file(file: str) -> Iterator[None]:
    """Mistakes found while a file is read are mistakes in that file."""
    try:
        yield
    except UserError as error:
        error.file = error.file or file
        raise


def sentence(console: Console, error: UserError) -> str:
    """A mistake in words; where only a game knows the reason (`reason-<why>`), its texts say it."""
    if error.code == "record_illegal":
        return illegal(console, error)
    if isinstance(error, UsageError):
        told = dict(error.parts)
        for name in ("name", "value"):
            if name in told:
                told[name] = placed(str(told[name]), console.texts)
        return console.texts.error(UsageError(error.code, told))
    reason = f"reason-{error.parts.get('why', '')}"
    if "why" in error.parts and not console.texts.has(reason):
        named = error.parts.get("game")
        for name in registry.game_ids() if named is None else [str(named)]:
            texts = game_texts(registry.load(name), console.texts.language, [TEXTS])
            if texts.has(reason):
                return texts.error(error)
    return console.texts.error(error)


def illegal(console: Console, error: UserError) -> str:
    """An answer in a record that the rules do not allow, with the sentence that a player would read."""
    parts = error.parts
    kind = registry.load(str(parts["game"]))
    wording = Wording(kind, game_texts(kind, console.texts.language, [TEXTS]), [], kind.rules.load_data())
    refusal = Refusal(str(parts["code"]), str(parts["rule"]), cast(dict[str, Json], parts["refusal"]))
    said: dict[str, Json] = {"text": parts["text"], "because": wording.refusal(refusal)}
    return console.texts.error(UserError(error.code, said, error.file, error.line))


def unaccented(word: str) -> str:
    """`miért` is `miert` on a keyboard without accents."""
    return "".join([sign for sign in normalize("NFD", word) if not combining(sign)])


def tidy_number(text: str, prefix: str) -> str:
    """`h6.3` and `6.3` are `H-6.3`."""
    number = text.strip().upper().removeprefix(prefix).lstrip("-")
    return f"{prefix}-{number}"


def show_rule(console: Console, wording: Wording, text: str, whole: bool) -> None:
    """One rule under its heading; of a group all its rules, or the heading alone."""
    number = tidy_number(text, wording.kind.prefix)
    numbers = rule_numbers(wording.kind)
    if number not in numbers:
        groups = ", ".join(known for known in numbers if "." not in known)
        raise OptionError("unknown_rule", {"rule": text.strip() or "–", "known": groups})
    group = number.partition(".")[0]
    console.heading(f"{group} {wording.rule(group)}")
    chosen = [number] if number != group else [one for one in numbers if one.startswith(f"{group}.")] if whole else []
    for one in chosen:
        console.paragraph(f"{one}  {wording.rule(one)}", 2)
