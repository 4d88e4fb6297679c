"""Who sits where: a person and bots, by name and by what the command line asks for."""

from dataclasses import dataclass

from banneret.bots import Bot, has_expert, is_program, make_bot
from banneret.cli.saves import person_name, seat_parts, seat_text
from banneret.core.chance import secret_of
from banneret.core.errors import OptionError, UserError
from banneret.core.kind import GameKind
from banneret.core.record import Record
from banneret.core.texts import Texts

USUAL_PLAYERS = 4
EXPERT = "expert"
BOT_FOR_ALL = "ismcts"  # plays every game


@dataclass(frozen=True, slots=True)
class Seats:
    """Names as the table shows them, and the bot of each seat; the person's is empty."""

    names: list[str]
    bots: list[str]
    person: int

    def texts(self) -> list[str]:
        """The seats as a record writes them."""
        return [seat_text(name, bot) for name, bot in zip(self.names, self.bots, strict=True)]


def usual_players(kind: GameKind) -> int:
    return USUAL_PLAYERS if USUAL_PLAYERS in kind.players else kind.players[len(kind.players) // 2]


def usual_bot(kind: GameKind) -> str:
    return EXPERT if has_expert(kind) else BOT_FOR_ALL


def bot_list(text: str) -> list[str]:
    """`expert,random`: the bots named in an option."""
    return [name.strip() for name in text.split(",") if name.strip()]


def count_players(kind: GameKind, players: int, bots: list[str]) -> int:
    """The number asked for, else as many as the bots named and a person, else the usual number."""
    players = players or (len(bots) + 1 if len(bots) > 1 else usual_players(kind))
    kind.check_players(players)
    return players


def seat_people(kind: GameKind, players: int, bots: list[str], person: int, name: str, texts: Texts) -> Seats:
    """A person among bots; with fewer bots than free seats they take turns."""
    if not 0 <= person < players:
        raise OptionError("no_such_seat", {"seat": str(person), "most": str(players - 1)})
    if len(bots) > players - 1:
        raise OptionError("too_many_bots", {"bots": str(len(bots)), "seats": str(players - 1)})
    kinds = bots or [usual_bot(kind)]
    for bot in kinds if players > 1 else []:
        make_bot(kind, bot, programs=True)
    own = person_name(name) if name else texts.say("play-person")
    given = [name for name in texts.say("play-bot-names").split(", ") if name != own]
    others = [(given[at], kinds[at % len(kinds)]) for at in range(players - 1)]
    others.insert(person, (own, ""))
    names = [name for name, _ in others]
    seated = [bot for _, bot in others]
    return Seats(names, seated, person)


def bot_words(bot: str, texts: Texts) -> str:
    """How strong a bot is, in the reader's words; a bot with figures of its own, or a program, as it was named."""
    key = f"play-level-{bot}"
    return texts.say(key) if texts.has(key) else bot


def seats_of(record: Record, person: int | None, programs: bool = False) -> Seats:
    """The seats of a saved game; where no single person can be told, the caller must say which seat it is.

    A file may come from anybody: the programs that it names are started only where the caller says so.
    """
    parts = [seat_parts(text) for text in record.seats]
    people = [seat for seat, (_, bot) in enumerate(parts) if not bot]
    if person is None:
        if len(people) != 1:
            raise UserError("whose_seat", {"seats": ", ".join(map(str, people)) or "–"}, record.file)
        person = people[0]
    if not 0 <= person < record.players:
        raise OptionError("no_such_seat", {"seat": str(person), "most": str(record.players - 1)})
    bots = ["" if seat == person else bot or usual_bot(record.kind) for seat, (_, bot) in enumerate(parts)]
    for bot in bots:
        if is_program(bot) and not programs:
            raise UserError("saved_program", {"bot": bot}, record.file)
    return Seats([name for name, _ in parts], bots, person)


def make_bots(kind: GameKind, seats: Seats, seed: str) -> dict[int, Bot]:
    """The bots of a table; each has dice of its own, which tell nothing about the game's."""
    made: dict[int, Bot] = {}
    for seat, bot in enumerate(seats.bots):
        if bot:
            dice = int.from_bytes(secret_of(f"bot {seat} {seed}")[:7], "big")
            made[seat] = make_bot(kind, bot, seed=dice, programs=True)
    return made
