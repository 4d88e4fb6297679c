"""`banneret`: what may be typed, and who answers it."""

import os
import sys
from collections.abc import Callable, Sequence

from banneret import __version__
from banneret.cli.arguments import (
    NUMBER,
    Argument,
    Command,
    Given,
    UsageError,
    explain,
    overview,
    read,
)
from banneret.cli.console import TEXTS, Console, language_of
from banneret.cli.words import game_meant, sentence
from banneret.core.errors import EXIT_CODE, UserError
from banneret.core.texts import LANGUAGES, Texts

GAME = Argument("GAME", required=True)
JSON = Argument("--json")
SEED = Argument("--seed", "S")
DATA = Argument("--data", "FILE")
OPTION = Argument("--option", "NAME=VALUE", many=True)
DATABASE = Argument("--db", "URL")
PLAYERS = Argument("--players", "N", NUMBER, least=1)
WORKERS = (Argument("--workers", "N|ray|ray://...", default="1"), Argument("--allow-clock"))


def odds_command(words: Sequence[str]) -> Command:
    """`banneret odds` with the arguments that the game asks for."""
    from banneret.cli.odds import command_for

    return command_for(words)


COMMANDS = (
    Command(
        "play",
        (
            Argument("GAME"),
            PLAYERS,
            Argument("--bots", "BOT,..."),
            OPTION,
            SEED,
            DATA,
            Argument("--seat", "N", NUMBER, default="0"),
            Argument("--name", "NAME"),
            Argument("--save", "FILE"),
            Argument("--resume", "FILE"),
            Argument("--programs"),
            Argument("--guided"),
        ),
    ),
    Command(
        "serve",
        (
            Argument("--host", "ADDRESS", default="127.0.0.1"),
            Argument("--port", "N", NUMBER, least=1, most=65535),
            DATABASE,
            Argument("--workers", "N", NUMBER, default="1", least=1),
            Argument("--trusted-proxy", "ADDRESS", many=True),
            Argument("--log", "FOLDER"),
            Argument("--public-address", "URL"),
            Argument("--mail", "URL"),
            Argument("--mail-from", "SENDER"),
            Argument("--mail-password", "FILE"),
            Argument("--private-push"),
            Argument("--open"),
        ),
    ),
    Command("rotate-key", (Argument("--db", "URL"), Argument("--forget"))),
    Command(
        "admin",
        (
            Argument("DEED", required=True),
            Argument("WHAT", many=True),
            DATABASE,
            Argument("--unfinished", "DAYS", NUMBER, least=1),
            Argument("--chat", "DAYS", NUMBER, least=1),
            Argument("--guests", "DAYS", NUMBER, least=1),
            Argument("--log", "FOLDER"),
            JSON,
        ),
    ),
    Command("backup", (Argument("FILE", required=True), DATABASE)),
    Command("restore", (Argument("FILE", required=True), DATABASE)),
    Command("games", (JSON,)),
    Command("rules", (GAME, Argument("NUMBER"), Argument("--cards"), Argument("--page"), OPTION, DATA, JSON)),
    Command(
        "replay",
        (
            Argument("FILE", required=True),
            Argument("--seat", "SEAT"),
            Argument("--to", "N", NUMBER),
            DATA,
            JSON,
        ),
    ),
    Command(
        "review",
        (
            Argument("FILE", required=True),
            Argument("--seat", "SEAT"),
            Argument("--worlds", "N", NUMBER, least=2, most=10_000),
            DATA,
            JSON,
        ),
    ),
    Command("learn", (GAME, Argument("NUMBER", sort=NUMBER, least=1), Argument("--list"))),
    Command("puzzle", (Argument("GAME"), Argument("NUMBER", sort=NUMBER, least=1), Argument("--list"))),
    Command("scenario", (Argument("PATH", required=True, many=True), JSON)),
    Command("odds", (GAME, Argument("QUESTION"), DATA, JSON), more=odds_command),
    Command(
        "simulate",
        (
            GAME,
            PLAYERS,
            Argument("--games", "K", NUMBER, least=1, default="100"),
            Argument("--bots", "BOT,...", default="random"),
            OPTION,
            SEED,
            DATA,
            Argument("--check"),
            *WORKERS,
            JSON,
        ),
    ),
    Command(
        "match",
        (
            GAME,
            Argument("--bots", "BOT,BOT,...", required=True),
            Argument("--games", "K", NUMBER, least=1, default="100"),
            PLAYERS,
            OPTION,
            SEED,
            DATA,
            *WORKERS,
            JSON,
        ),
    ),
    Command(
        "ladder",
        (
            GAME,
            Argument("--levels", "BOT,BOT,...", default="random,novice,expert,ismcts:500"),
            Argument("--deals", "K", NUMBER, least=1, default="20"),
            PLAYERS,
            OPTION,
            SEED,
            DATA,
            Argument("--file", "FILE"),
            *WORKERS,
            JSON,
        ),
    ),
    Command(
        "train",
        (
            GAME,
            Argument("--games", "K", NUMBER, least=1, default="10000"),
            PLAYERS,
            SEED,
            Argument("--first", "N", NUMBER, least=1, default="64"),
            Argument("--second", "N", NUMBER, least=1, default="32"),
            Argument("--passes", "N", NUMBER, least=1, default="6"),
            *WORKERS,
            Argument("--out", "FOLDER", required=True),
        ),
    ),
    Command(
        "lab",
        (
            GAME,
            Argument("--vary", "WHAT", many=True),
            Argument("--games", "K", NUMBER, least=1, default="100"),
            Argument("--bots", "BOT,...", default="expert"),
            PLAYERS,
            OPTION,
            SEED,
            DATA,
            *WORKERS,
            Argument("--out", "FOLDER"),
        ),
    ),
    Command(
        "export",
        (
            Argument("GAME"),
            Argument("--out", "FILE", required=True),
            Argument("--record", "FILE", many=True),
            Argument("--games", "K", NUMBER, least=1, default="100"),
            Argument("--bots", "BOT,...", default="expert"),
            PLAYERS,
            OPTION,
            SEED,
            DATA,
            *WORKERS,
        ),
    ),
    Command(
        "bot-check",
        (
            Argument("PROGRAM", required=True),
            Argument("--game", "GAME", default="knights"),
            PLAYERS,
            Argument("--games", "K", NUMBER, least=1, most=1000, default="4"),
            Argument("--seconds", "S", default="5"),
            SEED,
            JSON,
        ),
    ),
)

BESIDE_THE_SOURCES = ("bench", "load")
"""Commands of earlier versions: the benchmarks are not part of the installed program."""


def runner_of(name: str) -> Callable[[Console, Given], int]:
    """The function behind a command; each brings its own imports, so that `--help` stays quick."""
    if name == "play":
        from banneret.cli.play import play

        return play
    if name == "serve":
        from banneret.cli.serve import serve

        return serve
    if name == "rotate-key":
        from banneret.cli.rotate_key import rotate_key

        return rotate_key
    if name in ("admin", "backup", "restore"):
        from banneret.cli import operate

        return {"admin": operate.admin, "backup": operate.backup, "restore": operate.restore}[name]
    if name == "games":
        from banneret.cli.shelf import games

        return games
    if name == "rules":
        from banneret.cli.rulebook import rules

        return rules
    if name == "replay":
        from banneret.cli.replay import replay

        return replay
    if name == "review":
        from banneret.cli.review import review

        return review
    if name == "learn":
        from banneret.cli.learn import learn

        return learn
    if name == "puzzle":
        from banneret.cli.puzzle import puzzle

        return puzzle
    if name == "scenario":
        from banneret.cli.scenarios import scenarios

        return scenarios
    if name == "odds":
        from banneret.cli.odds import odds

        return odds
    if name == "train":
        from banneret.cli.train import train_network

        return train_network
    if name == "ladder":
        from banneret.cli.ladder import ladder

        return ladder
    if name == "lab":
        from banneret.cli.lab import lab

        return lab
    if name == "export":
        from banneret.cli.export import export

        return export
    if name == "bot-check":
        from banneret.cli.bot_check import bot_check

        return bot_check
    from banneret.cli import trials

    return trials.simulate if name == "simulate" else trials.match


def wanted_language(words: Sequence[str]) -> str:
    """The language named on the command line, else that of the environment."""
    language = language_of(os.environ)
    for place, word in enumerate(words):
        if word == "--":
            break
        if word.startswith("--lang="):
            return word.partition("=")[2]
        if word == "--lang" and place + 1 < len(words):
            return words[place + 1]
    return language


def find_command(words: list[str]) -> tuple[str, list[str]]:
    """The command and what follows it; options for all commands may stand before it."""
    rest = list(words)
    while rest and rest[0].startswith("-"):
        word = rest.pop(0)
        if word == "--lang":
            if not rest:
                raise UsageError("cli_value_missing", {"option": "--lang", "value": "|".join(LANGUAGES)})
            rest.pop(0)
        elif word in ("-h", "--help"):
            return "help", rest
        elif word == "--version":
            return "version", rest
        elif not word.startswith("--lang="):
            known = "--help, --lang, --version"
            raise UsageError("cli_unknown_option", {"option": word, "command": "", "known": known})
    return (rest[0], rest[1:]) if rest else ("help", [])


def run(console: Console, words: list[str]) -> int:
    """Carry out one command line."""
    name, rest = find_command(words)
    commands = {command.name: command for command in COMMANDS}
    asked = rest if name == "help" else [name]
    if gone := next((word for word in asked if word in BESIDE_THE_SOURCES), ""):
        raise UsageError("cli_beside_the_sources", {"command": gone})
    if name == "version":
        console.line(f"banneret {__version__}")
        return 0
    if name == "help":
        chosen = next((word for word in rest if word in commands), "")
        if chosen:
            show_help(console, fitted(commands[chosen], rest[rest.index(chosen) + 1 :]))
        else:
            console.lines(overview(COMMANDS, console.texts, console.pen))
        return 0
    command = commands.get(name)
    if command is None:
        raise UsageError("cli_unknown_command", {"command": name, "known": ", ".join(commands)})
    command = fitted(command, rest)
    given = read(command, rest)
    if given.flag("help"):
        show_help(console, command)
        return 0
    if given.text("game"):
        given.values["game"] = [game_meant(given.text("game"))]
    return runner_of(name)(console, given)


def fitted(command: Command, words: Sequence[str]) -> Command:
    """The command with the arguments that its first words ask for."""
    return command if command.more is None else command.more(words)


def show_help(console: Console, command: Command) -> None:
    texts = Texts(console.texts.language, [TEXTS, command.texts]) if command.texts else console.texts
    console.lines(explain(command, texts, console.pen))


def main(argv: Sequence[str] | None = None) -> int:
    """The command line. Mistakes are told in one line on standard error; then the exit code is 2."""
    words = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    language = wanted_language(words)
    console = Console(language if language in LANGUAGES else language_of(os.environ))
    try:
        if language not in LANGUAGES:
            raise UserError("unknown_language", {"language": language, "known": ", ".join(LANGUAGES)})
        code = run(console, words)
        console.flush()
        return code
    except UserError as error:
        console.complain(sentence(console, error))
        return EXIT_CODE
    except KeyboardInterrupt:
        console.complain(console.texts.say("cli-interrupted"))
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


if __name__ == "__main__":
    sys.exit(main())
