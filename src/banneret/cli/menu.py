"""The short menu of a newcomer: which game, how many players, which bots."""

from dataclasses import dataclass, field

from banneret.bots import has_expert
from banneret.bots.value_file import has_network
from banneret.cli.console import Console, read_line
from banneret.cli.saves import data_folder, unfinished
from banneret.cli.seats import EXPERT, usual_bot, usual_players
from banneret.core.terminal import wrap
from banneret.core.wording import game_texts
from banneret.games import registry

NOVICE = "novice"
MASTER = "master"
BOTS = (EXPERT, "ismcts", NOVICE, "random", MASTER)


@dataclass(slots=True)
class Choice:
    """What was chosen: a saved game, or a new one."""

    resume: str = ""
    game: str = ""
    players: int = 0
    bots: list[str] = field(default_factory=list)


def choose_game(console: Console, players: int, bots: list[str]) -> Choice:
    """Ask what the command line left open; Enter takes the answer in brackets."""
    say = console.texts.say
    console.heading(say("cli-title"))
    console.line()
    games = registry.game_ids()
    saved = unfinished(data_folder())
    labels: list[str] = []
    for game in games:
        texts = game_texts(registry.load(game), console.texts.language)
        labels.append(f"{texts.say('game-title')} – {texts.say('game-about')}")
    if saved is not None:
        labels.append(say("menu-go-on", {"file": saved.name}))
    number = ask(console, say("menu-game"), labels, len(labels) if saved is not None else 1)
    if number > len(games):
        return Choice(resume=str(saved))
    game = games[number - 1]
    kind = registry.load(game)
    if not players:
        players = ask_number(console, say("menu-players"), kind.players, usual_players(kind))
    if not bots and players > 1:
        offered = [
            bot for bot in BOTS
            if (bot not in (EXPERT, NOVICE) or has_expert(kind)) and (bot != MASTER or has_network(kind, players))
        ]  # fmt: skip
        described = [f"{bot} – {say(f'menu-bot-{bot}')}" for bot in offered]
        bots = [offered[ask(console, say("menu-bots"), described, offered.index(usual_bot(kind)) + 1) - 1]]
    return Choice(game=game, players=players, bots=bots)


def ask(console: Console, question: str, labels: list[str], usual: int) -> int:
    """A question with numbered answers."""
    console.heading(question)
    for number, label in enumerate(labels, start=1):
        rows = wrap(label, console.width - 5)
        console.lines([f"  {number}  {rows[0]}", *[f"     {row}" for row in rows[1:]]])
    return _number(console, list(range(1, len(labels) + 1)), usual)


def ask_number(console: Console, question: str, numbers: list[int], usual: int) -> int:
    """A question whose answer is a number itself."""
    console.heading(f"{question} ({', '.join(map(str, numbers))})")
    return _number(console, numbers, usual)


def _number(console: Console, numbers: list[int], usual: int) -> int:
    """Asked again until it is one of the numbers; Enter takes the usual one."""
    while True:
        console.flush()
        text = read_line(f"[{usual}] > ")
        if not text:
            return usual
        chosen = [number for number in numbers if text == str(number)]
        if chosen:
            return chosen[0]
        console.say("menu-again", {"known": ", ".join(map(str, numbers))})
