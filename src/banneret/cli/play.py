"""A person at the table, against bots, in the terminal."""

import re
import shlex
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from time import monotonic

from banneret.bots import Bot
from banneret.cli.answers import LONGEST_NUMBER, listed, understand
from banneret.cli.arguments import Given, UsageError
from banneret.cli.console import TEXTS, Console, read_line
from banneret.cli.menu import choose_game
from banneret.cli.saves import data_folder, named_file, new_place, open_record, write_record
from banneret.cli.screen import Screen
from banneret.cli.seats import Seats, bot_list, count_players, make_bots, seat_people, seats_of
from banneret.cli.words import command_words, in_file, option_values, show_rule
from banneret.core.actions import CANCEL, TAKE_BACK, Action
from banneret.core.bits import BIT
from banneret.core.errors import UserError
from banneret.core.hourglass import Hourglass, is_up, turned
from banneret.core.kernel import TABLE
from banneret.core.refusals import Refusal, Refused
from banneret.core.table import Table, open_table, replay_file
from banneret.core.wording import Wording, game_texts
from banneret.games import registry

INTERRUPTED = 130
SETTLED = ("game", "players", "bots", "option", "seed", "name", "save")
"""What a saved game has settled already."""


NUMBER = re.compile(r"\b\d+\b")


class Leave(Exception):
    """The person wants to stop; the game is saved."""


class Session:
    """One game in progress: asks the person, lets the bots answer, saves after every committed answer.

    A real-time limit of the game is measured while the person thinks; an answer of a bot costs what the game says. What
    is typed after the end of the time is not taken.
    """

    clock: Callable[[], float] = staticmethod(monotonic)

    def __init__(self, console: Console, table: Table, seats: Seats, bots: dict[int, Bot], path: Path, data: str):
        self.console = console
        self.table = table
        self.seat = seats.person
        self.bots = bots
        self.path = path
        self.data = data
        texts = game_texts(table.kind, console.texts.language, [TEXTS])
        self.wording = Wording(table.kind, texts, seats.names, table.data, table.record.options)
        self.screen = Screen(console, self.wording, self.seat)
        self.seen = 0
        self.shown = 0
        self.decided = 0
        self.saved = -1
        self.glass: Hourglass | None = None
        self.words = command_words()
        self.commands: dict[str, Callable[[str], bool]] = {
            "why": self.why, "rule": self.rule, "undo": self.undo, "anytime": self.anytime, "log": self.log,
            "save": self.save_as, "table": self.redraw, "help": self.help, "quit": self.quit,
        }  # fmt: skip

    # The loop.

    def run(self) -> int:
        try:
            self.save()
            while not self.table.game.over:
                waiting = self.table.waiting()
                others = [seat for seat in self.bots if waiting & BIT[seat]]
                if others:
                    self.let_answer(others[0])
                else:
                    self.ask()
                self.save()
        except (KeyboardInterrupt, EOFError, Leave) as leaving:
            self.console.passed()
            if not isinstance(leaving, Leave):
                self.console.line()
            self.tell_how_to_resume()
            return INTERRUPTED if isinstance(leaving, KeyboardInterrupt) else 0
        self.show_end()
        return 0

    def save(self) -> None:
        """The record is the truth: it is on disk before anybody sees what an answer led to."""
        if self.saved != len(self.table.record.lines):
            write_record(self.path, self.table.record)
            self.saved = len(self.table.record.lines)

    def let_answer(self, seat: int) -> None:
        """A bot's next answer; what it leads to is shown at once."""
        thinking = self.wording.question_to_another(self.table.game, seat)
        self.console.passing(f"  {thinking} …")
        action = self.bots[seat].choose(self.table.view(seat))
        self.glass = turned(self.glass, self.table.game, self.clock())
        if self.glass is not None and self.glass.runs and not action.draft:
            self.glass = self.glass.charged(float(self.table.game.clock_charge()))
        self.table.submit(seat, [action])
        self.end_if_up()
        self.save()
        self.console.passed()
        self.tell_news()

    def tell_news(self) -> None:
        """What the seat has heard since it was last told."""
        log = self.table.log_of(self.seat)
        for event in log[self.seen :]:
            self.console.lines(self.screen.event_lines(event))
        self.seen = len(log)
        self.console.flush()

    # The person's turn.

    def ask(self) -> None:
        """Put the question until it is answered or a draft has changed."""
        self.tell_news()
        log = self.table.log_of(self.seat)
        choices = listed(self.table.legal(self.seat))
        self.screen.show(self.table, log[self.decided :], choices, fresh=len(log) > self.shown)
        self.shown = len(log)
        while True:
            self.console.flush()
            self.glass = turned(self.glass, self.table.game, self.clock())
            text = read_line(self.prompt())
            self.glass = self.glass.counted(self.clock()) if self.glass is not None else None
            if self.end_if_up():
                self.tell_news()
                return
            command, _, rest = text.partition(" ")
            name = self.words.get(command.lower(), "")
            if not text:
                changed = True
            elif name:
                changed = self.commands[name](rest.strip())
            elif text.lower() in (TAKE_BACK, CANCEL):
                changed = self.edit(text.lower())
            else:
                changed = self.answer(text)
            if changed:
                return

    def prompt(self) -> str:
        """`> `, with the time left where it runs."""
        if self.glass is None or not self.glass.runs:
            return "> "
        seconds = int(self.glass.left(self.table.game) + 0.5)
        return self.console.texts.say("play-time-left", {"time": f"{seconds // 60}:{seconds % 60:02}"}) + " > "

    def end_if_up(self) -> bool:
        """Tell the game that the time is up, if it is."""
        if not is_up(self.glass, self.table.game):
            return False
        self.table.side(TABLE, self.table.game.side(TABLE)[0])
        self.save()
        return True

    def answer(self, text: str) -> bool:
        lines = len(self.table.record.lines)
        heard = len(self.table.log_of(self.seat))
        try:
            actions = understand(text, listed(self.table.legal(self.seat)), self.table.kind.rules.catalogue)
            if len(actions) == 1 and actions[0] in self.side_acts():
                self.table.side(self.seat, actions[0])
            else:
                self.table.submit(self.seat, actions)
        except UserError as error:
            self.console.paragraph(self.wording.texts.error(error))
            return False
        except Refused as refused:
            self.refused(refused.refusal)
            return False
        if len(self.table.record.lines) != lines:
            self.save()
            self.decided = heard
            self.tell_news()
        return True

    def refused(self, refusal: Refusal) -> None:
        self.console.paragraph(self.wording.refusal(refusal))

    def edit(self, word: str) -> bool:
        try:
            if word == CANCEL:
                self.table.cancel(self.seat)
            else:
                self.table.take_back(self.seat)
        except Refused as refused:
            self.refused(refused.refusal)
            return False
        return True

    # Commands; each says whether the screen must be drawn anew.

    def why(self, text: str) -> bool:
        """Why an answer is not allowed, with the text of the rule."""
        if not text:
            self.console.say("play-why-what")
            return False
        try:
            actions = understand(text, listed(self.table.legal(self.seat)), self.table.kind.rules.catalogue)
        except UserError as error:
            self.console.paragraph(self.wording.texts.error(error))
            return False
        for action in actions:
            refusal = self.table.refuse(self.seat, action)
            if refusal is not None:
                self.refused(refusal)
                if refusal.rule and self.wording.has_rule(refusal.rule):
                    show_rule(self.console, self.wording, refusal.rule, whole=False)
                return False
        self.console.say("play-allowed", {"text": ", ".join(action.notation for action in actions)})
        return False

    def rule(self, number: str) -> bool:
        try:
            show_rule(self.console, self.wording, number, whole=True)
        except UserError as error:
            self.console.paragraph(self.wording.texts.error(error))
        return False

    def undo(self, _: str) -> bool:
        try:
            self.table.undo(self.seat)
        except Refused as refused:
            self.refused(refused.refusal)
            return False
        self.seen = min(self.seen, len(self.table.log_of(self.seat)))
        self.shown = min(self.shown, self.seen)
        self.decided = min(self.decided, self.seen)
        return True

    def side_acts(self) -> list[Action]:
        return self.table.state_of(self.seat).side(self.seat)

    def anytime(self, _: str) -> bool:
        """What may be done besides answering; acts that differ in a number alone are one line."""
        groups: dict[str, list[Action]] = {}
        for action in self.side_acts():
            groups.setdefault(NUMBER.sub("#", action.notation), []).append(action)
        if not groups:
            self.console.say("play-nothing-besides")
        for acts in groups.values():
            notation = acts[0].notation if len(acts) == 1 else f"{acts[0].notation} … {acts[-1].notation}"
            self.console.line(f"  {notation}  {self.console.pen.dim(self.wording.action(acts[0]))}")
        return False

    def log(self, text: str) -> bool:
        log = self.table.log_of(self.seat)
        lines = int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else 0
        for event in log[-lines:] if lines else log:
            self.console.lines(self.screen.event_lines(event))
        return False

    def save_as(self, text: str) -> bool:
        """Save now; a file that is named must not exist yet."""
        try:
            path = named_file(text) if text else self.path
            write_record(path, self.table.record)
        except UserError as error:
            self.console.paragraph(self.wording.texts.error(error))
            return False
        self.console.say("play-saved")
        self.console.line(f"  {path}")
        return False

    def redraw(self, _: str) -> bool:
        return True

    def help(self, _: str) -> bool:
        """With an answer and a rule of the present question for examples."""
        answer = listed(self.table.legal(self.seat))[0].notation
        self.console.say("play-help-answers", {"answer": answer})
        rule = self.wording.question_rule(self.table.state_of(self.seat))
        for line in self.console.texts.say("play-help", {"rule": rule.ljust(8)}).splitlines():
            self.console.line("  " + line)
        return False

    def quit(self, _: str) -> bool:
        raise Leave

    # Leaving.

    def tell_how_to_resume(self) -> None:
        command = ["banneret", "play", "--resume", str(self.path)]
        if self.data:
            command += ["--data", self.data]
        if self.console.texts.language != "en":
            command += ["--lang", self.console.texts.language]
        self.console.say("play-resume")
        self.console.line("  " + shlex.join(command))

    def show_end(self) -> None:
        console = self.console
        table = self.table
        if console.tty:
            console.clear()
            for event in table.log_of(self.seat)[self.decided :]:
                console.lines(self.screen.event_lines(event))
        console.lines(self.screen.table(table))
        console.line()
        console.lines(
            table.kind.terminal.draw_end(
                table.game, table.log, self.wording.texts.language, self.wording.names, table.data, console.width,
                console.colour,
            )
        )  # fmt: skip
        console.line()
        console.say("play-record")
        console.line(f"  {self.path}")


def play(console: Console, given: Given) -> int:
    """`banneret play`: a new game, or a saved one."""
    _edit_lines()
    try:
        session = resume(console, given) if given.text("resume") else begin(console, given)
    except (KeyboardInterrupt, EOFError):
        console.line()
        return INTERRUPTED
    return session.run()


def begin(console: Console, given: Given) -> Session:
    """A new game; where no game is named a short menu asks for it."""
    game, players, bots = given.text("game"), given.number("players", 0), bot_list(given.text("bots"))
    if not game:
        choice = choose_game(console, players, bots)
        if choice.resume:
            return resume_file(console, choice.resume, given)
        game, players, bots = choice.game, choice.players, choice.bots
    kind = registry.load(game)
    players = count_players(kind, players, bots)
    seats = seat_people(kind, players, bots, given.number("seat", 0), given.text("name"), console.texts)
    data = kind.rules.load_data(given.text("data"))
    path = named_file(given.text("save")) if given.text("save") else None
    seed = given.text("seed") or token_hex(16)
    table = open_table(kind, players, option_values(given.texts("option")), seats.texts(), seed, data)
    path = path or new_place(kind.id, data_folder(), datetime.now())
    session = Session(console, table, seats, make_bots(kind, seats, seed), path, given.text("data"))
    opponents = [f"{name} ({bot})" for name, bot in zip(seats.names, seats.bots, strict=True) if bot]
    title = session.wording.texts.say("game-title")
    if opponents:
        console.say("play-welcome", {"game": title, "bots": ", ".join(opponents)})
    else:
        console.say("play-welcome-alone", {"game": title})
    return session


def resume(console: Console, given: Given) -> Session:
    for key in SETTLED:
        if given.flag(key):
            raise UsageError("cli_not_with_resume", {"name": "GAME" if key == "game" else f"--{key}"})
    return resume_file(console, given.text("resume"), given)


def resume_file(console: Console, file: str, given: Given) -> Session:
    """Go on with a saved game: every answer in it is checked."""
    reader = open_record(file)
    record = reader.record
    with in_file(file):
        table = replay_file(reader, record.kind.rules.load_data(given.text("data")))
    seats = seats_of(record, given.number("seat", 0) if given.flag("seat") else None)
    bots = make_bots(record.kind, seats, record.seed)
    session = Session(console, table, seats, bots, Path(file), given.text("data"))
    session.saved = len(table.record.lines)
    session.seen = session.decided = max(0, len(table.log_of(seats.person)) - 12)
    return session


def _edit_lines() -> None:
    """Arrow keys and history at the prompt, where Python has them."""
    if sys.stdin.isatty():
        try:
            import readline  # noqa: F401
        except ImportError:
            return
