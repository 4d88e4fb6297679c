"""A person at the table, against bots, in the terminal."""

import shlex
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from time import monotonic

from banneret.bots import Bot, ExpertBot, Forfeit, has_expert, is_program
from banneret.cli.answers import parts_of
from banneret.cli.arguments import Given, UsageError
from banneret.cli.asking import Asking
from banneret.cli.chances import Chances
from banneret.cli.console import TEXTS, Console, read_line
from banneret.cli.guiding import Guiding
from banneret.cli.menu import NOVICE, Left, choose_game
from banneret.cli.opponents import Opponents
from banneret.cli.saves import data_folder, named_file, new_place, open_record, write_record
from banneret.cli.screen import Screen
from banneret.cli.seats import Seats, bot_list, bot_words, count_players, make_bots, seat_people, seats_of
from banneret.cli.words import command_words, in_file, near_command, option_values
from banneret.core.actions import TAKE_BACK, Action
from banneret.core.bits import BIT
from banneret.core.earlier_rules import earlier_parts, replay_as_far
from banneret.core.errors import RecordError, UserError
from banneret.core.hourglass import Hourglass, is_up, turned
from banneret.core.kernel import TABLE
from banneret.core.refusals import Refused
from banneret.core.table import Table, open_table
from banneret.core.wording import Wording, game_texts
from banneret.games import registry
from banneret.insight import TEXTS as INSIGHT_TEXTS

INTERRUPTED = 130
SETTLED = ("game", "players", "bots", "option", "seed", "name", "save")
"""What a saved game has settled already."""


class Leave(Exception):
    """The person wants to stop; the game is saved."""


class Session:
    """One game in progress: asks the person, lets the bots answer, saves after every committed answer.

    A real-time limit of the game is measured while the person thinks; an answer of a bot costs what the game says. What
    is typed after the end of the time is not taken.
    """

    clock: Callable[[], float] = staticmethod(monotonic)

    def __init__(
        self, console: Console, table: Table, seats: Seats, bots: dict[int, Bot], path: Path, data: str, guided: bool
    ) -> None:  # fmt: skip
        self.console = console
        self.table = table
        self.seat = seats.person
        self.opponents = Opponents(bots)
        self.path = path
        self.data = data
        texts = game_texts(table.kind, console.texts.language, [TEXTS, INSIGHT_TEXTS])
        self.wording = Wording(table.kind, texts, seats.names, table.data, table.record.options)
        self.screen = Screen(console, self.wording, self.seat)
        self.asking = Asking(console, self.wording, table, self.seat, self.screen, data)
        self.guiding = Guiding(console, self.wording, table, self.seat, data_folder(), guided)
        self.asking.experts = any(isinstance(bot, ExpertBot) for bot in bots.values())
        self.asking.styles = {
            seat: bot.name.removeprefix("expert-") for seat, bot in bots.items() if bot.name.startswith("expert-")
        }
        self.seen = 0
        self.saved = -1
        self.glass: Hourglass | None = None
        self.words = command_words()
        asking = self.asking
        self.questions: dict[str, Callable[[str], None]] = {
            "why": asking.why, "rule": asking.rule, "card": asking.card, "odds": asking.odds, "reason": asking.reason,
            "anytime": asking.anytime, "hint": asking.hint, "guide": self.guiding.switch,
            "log": asking.log, "help": asking.help, "save": self.save_as,
        }  # fmt: skip
        self.edits: dict[str, Callable[[int], None]] = {
            "undo": table.undo, "cancel": table.cancel, TAKE_BACK: table.take_back,
        }  # fmt: skip

    # The loop.

    def run(self) -> int:
        try:
            self.save()
            while not self.table.game.over:
                waiting = self.table.waiting()
                others = [seat for seat in self.opponents.seats if waiting & BIT[seat]]
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
        except Forfeit:
            self.console.passed()
            self.tell_how_to_resume()
            raise
        finally:
            self.opponents.close(self.table)
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
        view = self.table.view(seat)
        action = self.opponents.choose(self.table, seat, view)
        if isinstance(self.opponents.bots[seat], ExpertBot):
            self.asking.heed(seat, view.state, action)
        self.glass = turned(self.glass, self.table.game, self.clock())
        if self.glass is not None and self.glass.runs and not action.draft:
            self.glass = self.glass.charged(float(self.table.game.clock_charge()))
        self.table.submit(seat, [action])
        self.end_if_up()
        self.save()
        self.console.passed()
        self.tell_news()

    def tell_news(self) -> None:
        """What the seat has heard since it was last told; each line is told once."""
        log = self.table.log_of(self.seat)
        if len(log) > self.seen:
            self.console.take_block_off()
        for event in log[self.seen :]:
            self.console.lines(self.screen.event_lines(event))
        self.seen = len(log)
        self.console.flush()

    # The person's turn.

    def ask(self) -> None:
        """Put the question until it is answered or a draft has changed."""
        self.tell_news()
        self.console.take_block_off()
        choices = self.asking.choices()
        chances = Chances(self.console, self.wording, self.table, self.seat)
        self.screen.show(self.table, choices, chances, self.guiding.lines())
        while True:
            self.console.flush()
            self.glass = turned(self.glass, self.table.game, self.clock())
            prompt = self.prompt()
            text = read_line(prompt)
            self.console.typed(len(prompt) + len(text))
            self.glass = self.glass.counted(self.clock()) if self.glass is not None else None
            if self.end_if_up():
                self.tell_news()
                return
            if self.carry_out(text):
                return

    def carry_out(self, text: str) -> bool:
        """What was typed: a command or an answer; says whether the screen must be drawn anew."""
        command, _, rest = text.partition(" ")
        name = TAKE_BACK if text.lower() == TAKE_BACK else self.words.get(command.lower(), "")
        if name == "quit":
            raise Leave
        if name in self.questions:
            self.questions[name](rest.strip())
            return False
        if name in self.edits:
            return self.edit(name)
        return name == "table" or not text or self.answer(text)

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
        """Give the answers of a line one after another; says whether any of them was given.

        Answers of a draft are given together, wholly or not at all. What follows an answer that decides is given to
        the next question, if this seat is asked it.
        """
        given = False
        try:
            parts = self.parts_of(text)
            while parts:
                parts = self.give(parts)
                given = True
                if parts and not self.table.waiting() & BIT[self.seat]:
                    key = "play-rest-over" if self.table.game.over else "play-rest-unused"
                    self.console.say(key, {"text": ", ".join(" ".join(words) for words in parts)})
                    break
        except UserError as error:
            self.asking.complain(error)
            if error.code == "no_such_answer":
                self.offer_command(text)
        except Refused as refused:
            self.console.paragraph(self.wording.refusal(refused.refusal))
        return given

    def offer_command(self, text: str) -> None:
        """Somebody may have meant a command by a word that is no verb."""
        command = "" if self.asking.typist.is_verb(text) else near_command(text, self.console.texts)
        if command:
            self.console.say("play-command-near", {"command": command})

    def parts_of(self, text: str) -> list[list[str]]:
        """A line in parts: as the game reads it, else as it stands."""
        read = self.table.kind.terminal.read(
            self.table.view(self.seat), text, self.wording.texts.language, self.table.data
        )
        return [notation.split() for notation in read] or parts_of(text)

    def give(self, parts: list[list[str]]) -> list[list[str]]:
        """Submit answers up to the first that decides, or all of a draft; the parts that are left come back."""
        state = self.table.state_of(self.seat).clone()
        batch: list[Action] = []
        while parts:
            actions, left = self.asking.understand(parts[0], state)
            parts = [left, *parts[1:]] if left else parts[1:]
            if not batch and len(actions) == 1 and actions[0] in self.asking.side_acts():
                self.table.side(self.seat, actions[0])
                self.table.let_reply(self.seat, actions[0], self.opponents.seats)
                self.heard()
                return parts
            for place, action in enumerate(actions):
                batch.append(action)
                if not action.draft or action.seals:
                    self.submit(batch)
                    return [*[one.notation.split() for one in actions[place + 1 :]], *parts]
                refusal = state.refuse(self.seat, action)
                if refusal is not None:
                    raise Refused(refusal)
                state.draft(self.seat, action)
        self.submit(batch)
        return []

    def submit(self, batch: list[Action]) -> None:
        self.table.submit(self.seat, batch)
        self.heard()

    def heard(self) -> None:
        """Save and tell what an answer led to."""
        self.save()
        self.tell_news()

    def edit(self, name: str) -> bool:
        """Take a draft back, or undo."""
        try:
            self.edits[name](self.seat)
        except Refused as refused:
            self.console.paragraph(self.wording.refusal(refused.refusal))
            return False
        self.seen = min(self.seen, len(self.table.log_of(self.seat)))
        return True

    def save_as(self, text: str) -> None:
        """Save now; a file that is named must not exist yet."""
        try:
            path = named_file(text) if text else self.path
            write_record(path, self.table.record)
        except UserError as error:
            self.asking.complain(error)
            return
        self.console.say("play-saved")
        self.console.line(f"  {path}")

    # Leaving.

    def tell_how_to_resume(self) -> None:
        command = ["banneret", "play", "--resume", str(self.path)]
        if self.data:
            command += ["--data", self.data]
        if any(is_program(bot.name) for bot in self.opponents.bots.values()):
            command.append("--programs")
        self.console.say("play-resume")
        self.console.line("  " + self.console.command(shlex.join(command)))

    def show_end(self) -> None:
        console = self.console
        table = self.table
        self.tell_news()
        console.line()
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
    except Left:
        return 0
    return session.run()


def begin(console: Console, given: Given) -> Session:
    """A new game; where no game is named a short menu asks for it."""
    guided = given.flag("guided")
    game, players, bots = given.text("game"), given.number("players", 0), bot_list(given.text("bots"))
    if not game:
        choice = choose_game(console, players, bots)
        if choice.resume:
            return resume_file(console, choice.resume, given)
        game, players, bots = choice.game, choice.players, choice.bots
    kind = registry.load(game)
    if guided and not bots and has_expert(kind):
        bots = [NOVICE]
    players = count_players(kind, players, bots)
    seats = seat_people(kind, players, bots, given.number("seat", 0), given.text("name"), console.texts)
    data = kind.rules.load_data(given.text("data"))
    path = named_file(given.text("save")) if given.text("save") else None
    seed = given.text("seed") or token_hex(16)
    table = open_table(kind, players, option_values(given.texts("option")), seats.texts(), seed, data)
    path = path or new_place(kind.id, data_folder(), datetime.now())
    session = Session(console, table, seats, make_bots(kind, seats, seed), path, given.text("data"), guided)
    opponents = [
        f"{name} ({bot_words(bot, console.texts)})" for name, bot in zip(seats.names, seats.bots, strict=True) if bot
    ]
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
        followed = replay_as_far(reader, record.kind.rules.load_data(given.text("data")))
    table = followed.table
    if table is None or followed.trouble is not None:
        raise RecordError("earlier_rules", earlier_parts(record), file) from followed.trouble
    seats = seats_of(record, given.number("seat", 0) if given.flag("seat") else None, given.flag("programs"))
    bots = make_bots(record.kind, seats, record.seed)
    session = Session(console, table, seats, bots, Path(file), given.text("data"), given.flag("guided"))
    session.saved = len(table.record.lines)
    session.seen = max(0, len(table.log_of(seats.person)) - 12)
    return session


def _edit_lines() -> None:
    """Arrow keys and history at the prompt, where Python has them."""
    if sys.stdin.isatty():
        try:
            import readline  # noqa: F401
        except ImportError:
            return
