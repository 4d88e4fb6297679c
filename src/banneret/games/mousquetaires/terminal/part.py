"""What every part of the terminal's table has at hand while it is drawn: colours, words, labelled lines."""

from typing import Final

from banneret.core.terminal import Pen, clip, flow, labelled, shown
from banneret.core.texts import Texts
from banneret.games.mousquetaires.rules.cards import MUSKETEER_IDS
from banneret.games.mousquetaires.rules.data import MousquetairesData
from banneret.games.mousquetaires.sight.memory import MousquetairesView
from banneret.games.mousquetaires.words import piece_words, pieces_words

GOLD: Final = "1;38;5;178"
ALERT: Final = "1;38;5;196"
WIDE: Final = 92
NO_LABEL: Final = ""  # what goes on beneath a labelled line
LABELS: Final = (
    "table-tracks", "table-milady", "table-paris", "table-louvre", "table-quest", "table-duel", "table-hands",
    "table-hand", "table-treachery", "table-paris-hand", "table-destination", "table-picked", "table-own-men",
    "table-last-dice",
)  # fmt: skip


class TablePart:
    """A part of one picture of the table, for one seat."""

    def __init__(
        self, view: MousquetairesView, texts: Texts, names: list[str], data: MousquetairesData, pen: Pen
    ) -> None:
        self.seat = int(view.seat)
        self.game = view.state
        self.texts = texts
        self.names = names
        self.data = data
        self.pen = pen
        self.inner = pen.width - 4
        self.label_width = 12 if self.inner < WIDE else 18

    def piece(self, part: str, word: str) -> str:
        return piece_words(part, word, self.texts, self.data)

    def pieces(self, part: str, text: str) -> str:
        return pieces_words(part, text, self.texts, self.data)

    def man(self, man: int) -> str:
        return self.piece("man", MUSKETEER_IDS[man])

    def label(self, seat: int, width: int = 0) -> str:
        """The name of a seat, cut where it has no more room."""
        own = f" ({self.texts.say('table-you')})" if seat == self.seat else ""
        return clip(self.names[seat], (width or self.label_width) - shown(own)) + own

    def row(self, key: str, pieces: list[str], gap: str = " · ") -> list[str]:
        """Pieces behind a label; all labels of the table are equally wide."""
        say = self.texts.say
        width = max([shown(say(name)) for name in LABELS]) + 2
        fitting = [piece if shown(piece) <= self.inner - width else clip(piece, self.inner - width) for piece in pieces]
        return labelled(self.pen.dim(say(key)) if key else "", flow(fitting, self.inner - width, gap), width)

    def words_row(self, key: str, notes: list[str]) -> list[str]:
        """Whole sentences behind a label, broken between words."""
        return self.row(key, " · ".join(notes).split(), " ")
