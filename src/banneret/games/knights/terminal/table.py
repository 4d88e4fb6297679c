"""Knights' table and its final standing, drawn for a terminal."""

from typing import Final, final

from banneret.core.bits import BIT
from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.rooms import GameTerminal
from banneret.core.terminal import Pen, clip, flow, labelled, pad, shown, wrap
from banneret.core.texts import Texts
from banneret.games.knights.rules.cards import COLOUR, FIRST_SPECIAL, FIRST_TOURNAMENT, KIND, LEFT, RIGHT
from banneret.games.knights.rules.data import KnightsData
from banneret.games.knights.rules.state import (
    NO_SEAT,
    NO_TARGET,
    NOT_YET,
    STAYED_AWAY,
    Knights,
)
from banneret.games.knights.rules.strength import FACES, LOCKED
from banneret.games.knights.sight.memory import KnightsMemory, KnightsView
from banneret.games.knights.standing import standing
from banneret.games.knights.terminal.typing import piece_words, read_dice
from banneret.games.knights.words import card_words, colour_words, dice_words, strength_words, texts_in

# Paper and ink of the six colours of castles, of special cards and of tournaments, out of the 256 of terminals.
CASTLE_STYLES: Final = [
    "48;5;124;38;5;231", "48;5;28;38;5;231", "48;5;25;38;5;231", "48;5;220;38;5;16", "48;5;236;38;5;231",
    "48;5;255;38;5;16",
]  # fmt: skip
SPECIAL_STYLE: Final = "48;5;94;38;5;231"
TOURNAMENT_STYLE: Final = "48;5;54;38;5;231"
DIE_STYLE: Final = "48;5;231;38;5;16;1"
PICKED_STYLE: Final = "48;5;178;38;5;16;1"
LOCKED_STYLE: Final = "2"
GOLD: Final = "1;38;5;178"
NARROW_NAME: Final = 14


@final
class TableDrawing:
    """One picture of the table, for one seat."""

    def __init__(self, view: KnightsView, texts: Texts, names: list[str], data: KnightsData, pen: Pen) -> None:
        self.seat = int(view.seat)
        self.game = view.state
        self.texts = texts
        self.names = names
        self.data = data
        self.pen = pen
        self.inner = pen.width - 4

    def lines(self) -> list[str]:
        sections = [self.middle(), self.seats(), self.roll()]
        return self.pen.box(self.texts.say("game-name"), self.heading(), sections)

    def heading(self) -> str:
        """The round, in the upper edge of the frame."""
        return self.texts.say("table-round", {"round": int(self.game.round_number())})

    # The middle of the table.

    def middle(self) -> list[str]:
        """The two piles with their top cards, and the king."""
        say = self.texts.say
        lines: list[str] = []
        for pile, key in ((LEFT, "table-left"), (RIGHT, "table-right")):
            cards = self.game.piles[pile]
            top = self.chip(cards[0], False, self.inner) if cards else self.pen.dim(say("table-pile-empty"))
            pieces = [top, self.pen.dim(say("table-pile-size", {"count": len(cards)}))]
            lines += self.labelled(key, [*pieces, *self.effect(cards)])
        lines += self.labelled("table-king", [dice_words(int(self.game.charter.king))])
        lines += self.labelled("table-goals", self.goals())
        return lines

    def effect(self, cards: list[int]) -> list[str]:
        """K-12 What the special card on top of a pile is good for."""
        if not cards or not FIRST_SPECIAL <= cards[0] < FIRST_TOURNAMENT:
            return []
        words = self.data.texts[self.texts.language][KIND[cards[0]] + 1].split()
        return [self.pen.dim(word) for word in ("–", *words)]

    def goals(self) -> list[str]:
        """K-1.2 The three ways of winning."""
        goals = self.game.charter.data.goals
        parts: dict[str, Json] = {
            "castles": goals.castles,
            "king_castles": goals.king_castles,
            "tournament_castles": goals.tournament_castles,
            "tournaments": goals.tournaments,
        }
        return self.texts.say("table-goals-are", parts).split()

    def labelled(self, key: str, pieces: list[str]) -> list[str]:
        """Pieces behind a label; all labels of the table's middle are equally wide."""
        say = self.texts.say
        names = ("table-left", "table-right", "table-king", "table-goals", "table-dice", "table-goal", "table-results")
        width = max([shown(say(name)) for name in names]) + 2
        return labelled(self.pen.dim(say(key)) if key else "", flow(pieces, self.inner - width, " "), width)

    # The seats.

    def seats(self) -> list[str]:
        names = [self.label(seat) for seat in range(self.game.players)]
        width = max([shown(name) for name in names])
        lines: list[str] = []
        for seat in range(self.game.players):
            lines.extend(self.seat_lines(seat, pad(names[seat], width)))
        return lines

    def label(self, seat: int) -> str:
        """The name of a seat, as long as the width of the table allows."""
        own = f" ({self.texts.say('table-you')})" if seat == self.seat else ""
        return clip(self.names[seat], max(NARROW_NAME, self.inner // 4) - shown(own)) + own

    def seat_lines(self, seat: int, name: str) -> list[str]:
        """Castles, special cards and tournaments of a seat; what is covered says so."""
        game = self.game
        asked = game.waiting() & BIT[seat] != 0
        mark = self.pen.paint("▸", GOLD) if asked else "•" if seat == game.current else " "
        head = f"{mark} {self.pen.bold(name) if seat == self.seat else name}  "
        room = self.inner - shown(head)
        owned = [*game.castles[seat], *game.specials[seat]]
        chips = [self.chip(card, self.is_covered(seat, card), room) for card in owned]
        if game.tournaments[seat]:
            count = len(game.tournaments[seat])
            chips.append(self.pen.chip(self.texts.say("table-tournaments", {"count": count}), TOURNAMENT_STYLE))
        return labelled(head, flow(chips, room, " "), shown(head))

    def is_covered(self, seat: int, card: int) -> bool:
        return card in self.game.castle_guard_on[seat] or card == self.game.bodyguard_on[seat]

    # The roll and the tournament.

    def roll(self) -> list[str]:
        """The dice as they lie with those of die cards (`+5`), what they are worth and must beat, and a tournament."""
        game = self.game
        lines: list[str] = []
        if game.dice:
            chips = [self.die(place) for place in range(len(game.dice))]
            faces = [face for face in range(FACES) if game.kinds[game.roller] & BIT[face]]
            chips += [self.pen.chip(f"+{face + 1}", SPECIAL_STYLE) for face in faces]
            chips += [self.pen.dim(word) for word in self.texts.say("table-die-cards").split()] if faces else []
            worth = strength_words(int(game.rolled()), self.texts, game.rest(game.rolled_against_roll()))
            left = self.texts.say("table-rerolls", {"count": int(game.rerolls_left)})
            lines += self.labelled("table-dice", [*chips, "→", *f"{worth} ({left})".split()])
            lines += self.labelled("table-goal", self.goal().split())
            if game.roller == self.seat:
                lines += self.labelled("", self.pen.dim(self.texts.say("table-typing")).split())
        if game.organiser != NO_SEAT:
            lines += self.labelled("table-results", self.results())
        return lines

    def die(self, place: int) -> str:
        """A die: in brackets where there is no colour; a locked one between crosses, a picked one with a star."""
        face = self.game.dice[place]
        if face == LOCKED:
            return self.pen.chip(f"{face}×", LOCKED_STYLE)
        if self.game.picked & BIT[place]:
            return self.pen.chip(f"{face}*", PICKED_STYLE)
        return self.pen.chip(f"{face} ", DIE_STYLE)

    def goal(self) -> str:
        """What is rolled for, and what must be beaten."""
        game = self.game
        say = self.texts.say
        prize = say("table-king") if game.prize < 0 else card_words(int(game.prize), self.texts, self.data)
        if game.target == NO_TARGET:
            return prize
        rest = game.rest(game.target) if game.is_against_roll() else []
        target = strength_words(int(game.target_without_rest()), self.texts, rest)
        key = "table-to-reach" if game.tie_is_enough() else "table-to-beat"
        return say(key, {"prize": prize, "target": target})

    def results(self) -> list[str]:
        """What everybody has rolled in the tournament so far."""
        game = self.game
        pieces: list[str] = []
        for step in range(game.players):
            seat = int((game.organiser + step) % game.players)
            result = game.results[seat]
            if result == NOT_YET:
                continue
            if result == STAYED_AWAY:
                words = self.texts.say("table-away")
            else:
                words = strength_words(int(game.without_rest(result)), self.texts, game.rest(result))
            star = "★ " if seat == game.leader else ""
            pieces.extend(f"{star}{clip(self.names[seat], NARROW_NAME)}: {words};".split())
        return pieces if pieces else self.texts.say("table-no-results").split()

    # Cards.

    def chip(self, card: int, covered: bool, room: int) -> str:
        """A card: its name and dice, which tell it even without colour; a covered one is marked."""
        mark = f" {self.texts.say('table-covered')}" if covered else ""
        if card >= FIRST_TOURNAMENT:
            return self.pen.chip(self.texts.say("table-tournament"), TOURNAMENT_STYLE)
        dice = dice_words(self.data.strengths[card])
        if card < FIRST_SPECIAL:
            colour = colour_words(COLOUR[card], self.texts, self.data)
            words = self.texts.say("table-castle", {"colour": colour})
            return self.pen.chip(f"{words} {dice}{mark}", CASTLE_STYLES[COLOUR[card]])
        about = f" {dice}{mark}"
        words = clip(self.data.kinds[self.texts.language][KIND[card]], room - shown(about) - 2)
        return self.pen.chip(f"{words}{about}", SPECIAL_STYLE)


@final
class KnightsTerminal(GameTerminal[Knights, KnightsMemory, KnightsData]):
    """Knights in a terminal."""

    def piece_words(self, language: str, data: KnightsData) -> dict[str, list[str]]:
        return piece_words(texts_in(language), data)

    def read(self, view: KnightsView, line: str, language: str, data: KnightsData) -> list[str]:
        return read_dice(view.state, line, texts_in(language))

    def draw(
        self, view: KnightsView, language: str, names: list[str], data: KnightsData, width: int, colour: bool
    ) -> list[str]:
        return TableDrawing(view, texts_in(language), names, data, Pen(width, colour)).lines()

    def draw_end(
        self, game: Knights, log: list[Event], language: str, names: list[str], data: KnightsData, width: int,
        colour: bool,
    ) -> list[str]:  # fmt: skip
        """K-14 The standing; the winner's row is marked."""
        texts = texts_in(language)
        pen = Pen(width, colour)
        final_standing = standing(game, log, language, names, data)
        heads = [column.head for column in final_standing.columns]
        room = width - 4 - 6 - sum([max(3, shown(head)) + 2 for head in heads[1:]])  # mark, frame and the numbers
        rows = [["", *heads]]
        for row in final_standing.rows:
            mark = f"{'★ ' if row.won else ''}{row.place}."
            rows.append([mark, clip(row.cells[0], room), *row.cells[1:]])
        table = pen.columns(rows, [True, False, *[True] * (len(final_standing.columns) - 1)])
        lines = [pen.dim(table[0]), *[pen.paint(line, GOLD) if line.startswith("★") else line for line in table[1:]]]
        notes = [line for note in final_standing.notes for line in wrap(note, width - 4)]
        return pen.box(texts.say("game-title"), "", [lines, notes])
