"""A game on one page: what it is about, a turn, how it is won, what to know at first."""

from dataclasses import dataclass

from banneret.bots import has_expert, make_bot
from banneret.core.bits import BIT
from banneret.core.kind import GameKind
from banneret.core.table import Table, open_table
from banneret.core.texts import Texts

LISTS = ("turn", "know")
PICTURE_ANSWERS = 24
MOST_WORDS = 300


@dataclass(frozen=True, slots=True)
class Primer:
    """The page in words: sentences, and two lists of them."""

    about: str
    aim: str
    turn: list[str]
    know: list[str]
    first: str

    def words(self) -> int:
        """How long it is."""
        return len(" ".join([self.about, self.aim, *self.turn, *self.know, self.first]).split())


def has_primer(texts: Texts) -> bool:
    return texts.has("primer-about")


def primer(texts: Texts) -> Primer:
    """The page of a game, out of its texts."""
    turn, know = (texts.say(f"primer-{name}").splitlines() for name in LISTS)
    return Primer(texts.say("primer-about"), texts.say("primer-aim"), turn, know, texts.say("primer-first"))


def pictured_table(kind: GameKind, players: int, names: list[str]) -> Table:
    """A real table some answers into a game, for the picture: always the same."""
    table = open_table(kind, players, {}, names, "primer")
    bots = [make_bot(kind, "expert" if has_expert(kind) else "random", seed=seat) for seat in range(players)]
    while not table.game.over and len(table.record.lines) <= PICTURE_ANSWERS:
        seat = next(seat for seat in range(players) if table.waiting() & BIT[seat])
        table.submit(seat, [bots[seat].choose(table.view(seat))])
    return table
