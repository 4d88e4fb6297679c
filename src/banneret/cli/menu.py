"""The short menu of a newcomer: which game, how many players, which bots."""

from dataclasses import dataclass, field

from banneret.bots import has_expert
from banneret.bots.value_file import has_network
from banneret.cli.answers import LEAST_BEGUN
from banneret.cli.console import Console, read_line
from banneret.cli.saves import data_folder, unfinished
from banneret.cli.seats import EXPERT, usual_bot, usual_players
from banneret.cli.words import command_word, command_words
from banneret.core.card_list import folded
from banneret.core.terminal import wrap
from banneret.core.wording import game_texts
from banneret.games import registry

NOVICE = "novice"
MASTER = "master"
BOTS = (EXPERT, "ismcts", NOVICE, "random", MASTER)


class Left(Exception):
    """The person does not want to play after all."""


@dataclass(slots=True)
class Choice:
    """What was chosen: a saved game, or a new one."""

    resume: str = ""
    game: str = ""
    players: int = 0
    bots: list[str] = field(default_factory=list)


def choose_game(console: Console, players: int, bots: list[str]) -> Choice:
    """Ask what the command line left open, and what can be chosen; Enter takes the answer in brackets."""
    say = console.texts.say
    console.heading(say("cli-title"))
    console.say("menu-how", {"quit": command_word("quit", console.texts)})
    console.line()
    games = registry.game_ids()
    saved = unfinished(data_folder())
    labels: list[str] = []
    called: list[list[str]] = []
    for game in games:
        texts = game_texts(registry.load(game), console.texts.language)
        labels.append(f"{texts.say('game-title')} – {texts.say('game-about')}")
        called.append([game, texts.say("game-title"), texts.say("game-name")])
    if saved is not None:
        labels.append(say("menu-go-on", {"file": saved.name}))
    number = ask(console, say("menu-game"), labels, called, len(labels) if saved is not None else 1)
    if number > len(games):
        return Choice(resume=str(saved))
    game = games[number - 1]
    kind = registry.load(game)
    if not players and len(kind.players) == 1:
        players = kind.players[0]
    elif not players:
        players = ask_number(console, say("menu-players"), kind.players, usual_players(kind))
    if not bots and players > 1:
        offered = [
            bot for bot in BOTS
            if (bot not in (EXPERT, NOVICE) or has_expert(kind)) and (bot != MASTER or has_network(kind, players))
        ]  # fmt: skip
        levels = [[say(f"menu-level-{bot}"), bot] for bot in offered]
        described = [f"{level} ({bot}) – {say(f'menu-bot-{bot}')}" for level, bot in levels]
        bots = [offered[ask(console, say("menu-bots"), described, levels, offered.index(usual_bot(kind)) + 1) - 1]]
    return Choice(game=game, players=players, bots=bots)


def ask(console: Console, question: str, labels: list[str], called: list[list[str]], usual: int) -> int:
    """A question with numbered answers, which may be called by their names too."""
    console.heading(question)
    for number, label in enumerate(labels, start=1):
        rows = wrap(label, console.width - 5)
        console.lines([f"  {number}  {rows[0]}", *[f"     {row}" for row in rows[1:]]])
    return _number(console, list(range(1, len(labels) + 1)), called, usual)


def ask_number(console: Console, question: str, numbers: list[int], usual: int) -> int:
    """A question whose answer is a number itself."""
    console.heading(f"{question} ({', '.join(map(str, numbers))})")
    return _number(console, numbers, [], usual)


def _number(console: Console, numbers: list[int], called: list[list[str]], usual: int) -> int:
    """Asked again until it is one of the numbers, or the name that only one is called by; Enter takes the usual one."""
    while True:
        console.flush()
        text = read_line(f"[{usual}] > ")
        if not text:
            return usual
        if command_words().get(text.lower()) == "quit":
            raise Left
        chosen = [number for number in numbers if text == str(number)] or [
            number for number, names in enumerate(called, start=1) if _is_called(folded(text), names)
        ]
        if len(chosen) == 1:
            return chosen[0]
        console.say("menu-again", {"known": ", ".join(map(str, numbers))})


def _is_called(wanted: str, names: list[str]) -> bool:
    """Whether a name, or a word of it, begins so."""
    words = [*names, *[word for name in names for word in name.split()]]
    return len(wanted) >= LEAST_BEGUN and any(folded(word).startswith(wanted) for word in words)
