"""The table and the final standing, drawn for a terminal."""

from typing import Final, final

from banneret.core.bits import BIT
from banneret.core.events import Event
from banneret.core.terminal import Pen, clip, flow, labelled, pad, shown
from banneret.core.texts import Texts
from banneret.games.mousquetaires.positions.describe import token_word
from banneret.games.mousquetaires.positions.words import FACE_UP_SIGN
from banneret.games.mousquetaires.rules.cards import (
    ADVENTURE_WORDS,
    ADVENTURES,
    ENEMIES,
    ENEMY_IDS,
    EQUIPMENT,
    FACE_IDS,
    FOE_WORDS,
    ITEM_WORDS,
    LOCATION_WORDS,
    LOUVRE_IDS,
    MUSKETEER_IDS,
    MUSKETEERS,
    PARIS_WORDS,
    ROCHEFORT,
    ROUTE_WORDS,
    SKILL_IDS,
    SKILLS,
    TOKEN_WORDS,
    TRAP_IDS,
    TREACHERY_IDS,
    words_text,
)
from banneret.games.mousquetaires.rules.challenges import harder
from banneret.games.mousquetaires.rules.data import MousquetairesData
from banneret.games.mousquetaires.rules.duel import BLIND_FOE, CARD_CODE, TOKEN_CODE
from banneret.games.mousquetaires.rules.exchange import AnswerExchange, OfferExchange
from banneret.games.mousquetaires.rules.missions import NO_TRAP, Fill, trap_of
from banneret.games.mousquetaires.rules.quest import ENGLAND, GALLERIES, INN, PlaceTokens
from banneret.games.mousquetaires.rules.siege import siege_blue_dice
from banneret.games.mousquetaires.rules.state import (
    AT_LOUVRE,
    AT_PARIS,
    NO_CARD,
    NO_FOE,
    NO_ROUTE,
    NOBODY,
    NOWHERE,
    Mousquetaires,
)
from banneret.games.mousquetaires.rules.treachery import siege_red_dice
from banneret.games.mousquetaires.rules.turns import TakeAction
from banneret.games.mousquetaires.sight.memory import MousquetairesView
from banneret.games.mousquetaires.terminal.notes import gear_notes, pile_notes, round_notes, treachery_notes
from banneret.games.mousquetaires.words import piece_words, pieces_words, space_words, texts_in

GOLD: Final = "1;38;5;178"
ALERT: Final = "1;38;5;196"
WIDE: Final = 92
VALUES_WIDTH: Final = 46  # of a musketeer's line without his player and his place
LABELS: Final = (
    "table-tracks", "table-milady", "table-paris", "table-louvre", "table-quest", "table-duel", "table-hands",
    "table-hand", "table-treachery", "table-paris-hand", "table-destination", "table-picked",
)  # fmt: skip


@final
class TableDrawing:
    """One picture of the table, for one seat."""

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

    def lines(self) -> list[str]:
        say = self.texts.say
        sections = [
            self.tracks() + self.milady(),
            self.missions() + self.quest() + self.duel(),
            self.men(),
            self.seats(),
        ]
        if self.seat >= 0 and not self.game.over:
            sections.append(self.own())
        return self.pen.box(say("game-name"), say("table-round", {"round": str(self.game.round)}), sections)

    # The board.

    def tracks(self) -> list[str]:
        """Markers, and what the team owns together."""
        game = self.game
        say = self.texts.say
        ends = self.data.tracks
        time = say("table-time", {"time": str(game.time), "end": str(ends.time_end)})
        if game.time_frozen:
            time += f" ({say('table-frozen')})"
        left = str(ends.queen_end - game.queen)
        pieces = [
            time,
            say("table-queen", {"left": left, "end": str(ends.queen_end)}),
            say("table-siege", {"siege": str(game.siege), "end": str(ends.siege_end)}),
            say("table-gold", {"gold": str(game.gold)}),
            say("table-epic", {"epic": str(game.epic)}),
            say("table-all-for-one", {"count": int(game.all_for_one)}),
        ]
        red = 0 if game.time >= ends.time_end else siege_red_dice(game)
        dice = say("table-dice", {"blue": str(siege_blue_dice(game)), "red": str(red)})
        laid = say("table-siege-cards", {"cards": self.pieces("card", words_text(game.siege_cards, ADVENTURE_WORDS))})
        return self.row("table-tracks", [*pieces, laid, dice])

    def milady(self) -> list[str]:
        """Where she is, how Rochefort does, how many cards she holds."""
        game = self.game
        say = self.texts.say
        if game.revealed and not game.fled:
            where = self.pen.paint(self.piece("location", LOCATION_WORDS[game.destination]), ALERT)
        else:
            where = say("table-milady-hidden" if game.face_down else "table-milady-home")
        pieces = [where]
        if game.ruled_out and game.face_down:
            places = [word for place, word in enumerate(LOCATION_WORDS) if game.ruled_out & BIT[place]]
            pieces.append(say("table-not-there", {"places": self.pieces("location", " ".join(places))}))
        life = {"life": str(game.rochefort), "end": str(self.data.foes[ROCHEFORT].life)}
        pieces.append(say("table-rochefort", {**life}) + (f" ({say('table-fled')})" if game.fled else ""))
        counts = {"treachery": str(len(game.treachery_hand)), "paris": str(len(game.paris_hand))}
        pieces.append(self.pen.dim(say("table-hand-counts", {**counts, "deck": str(len(game.treachery_deck))})))
        told = [*round_notes(game, self.texts), *treachery_notes(game, self.texts, self.data)]
        return self.row("table-milady", pieces) + (self.words_row("table-web-treachery", told) if told else [])

    def missions(self) -> list[str]:
        game = self.game
        say = self.texts.say
        lines: list[str] = []
        if game.paris == NO_CARD:
            lines += self.row("table-paris", [self.pen.dim(say("table-empty"))])
        else:
            card = self.data.paris[game.paris]
            pieces = [self.pen.bold(self.piece("paris", PARIS_WORDS[game.paris]))]
            for place in range(len(card.skills)):
                done = game.paris_overcome & BIT[place] != 0
                pieces.append(self.level(card.skills[place], card.levels[place] + harder(game, AT_PARIS), done))
            if card.side:
                end = str(self.data.tracks.successes)
                pieces.append(say("table-successes", {"count": int(game.constance), "end": end}))
            lines += self.row("table-paris", [*pieces, *self.guards(AT_PARIS)])
        if game.louvre == NO_CARD:
            lines += self.row("table-louvre", [self.pen.dim(say("table-empty"))])
        else:
            louvre = self.data.louvre[game.louvre]
            mark = {"mark": str(game.louvre_mark + 1), "end": str(self.data.tracks.louvre_end + 1)}
            pieces = [
                self.pen.bold(self.piece("louvre", LOUVRE_IDS[game.louvre])),
                self.level(louvre.skill, louvre.level + harder(game, AT_LOUVRE), game.louvre_overcome),
                say("table-mark", {**mark}),
                *self.guards(AT_LOUVRE),
            ]
            if game.louvre_deck:
                following = self.piece("louvre", LOUVRE_IDS[game.louvre_deck[0]])
                pieces.append(self.pen.dim(say("table-next", {"louvre": following})))
            lines += self.row("table-louvre", pieces)
        return lines

    def level(self, skill: int, level: int, done: bool) -> str:
        text = self.texts.say("table-level", {"skill": self.piece("skill", SKILL_IDS[skill]), "level": str(level)})
        return self.pen.dim(f"{text} ({self.texts.say('table-done')})") if done else text

    def guards(self, slot: int) -> list[str]:
        """Enemies with their dice and life, and the trap."""
        game = self.game
        found: list[str] = []
        for enemy in range(ENEMIES):
            if game.enemy_at[enemy] == slot:
                foe = self.data.foes[enemy]
                hearts = "♥" * game.enemy_life[enemy]
                found.append(self.pen.chip(f"{self.piece('enemy', ENEMY_IDS[enemy])} ⚔{foe.dice} {hearts}", "7"))
        trap = trap_of(game, slot)
        if trap != NO_TRAP:
            name = self.piece("trap", TRAP_IDS[trap])
            if game.named != NOBODY and TRAP_IDS[trap] == "nemesis":
                name += f" ({self.texts.say('table-named', {'man': self.man(game.named)})})"
            found.append(self.pen.paint(name, ALERT))
        return found

    def quest(self) -> list[str]:
        """The current board: tokens by route, the challenges left, the room."""
        game = self.game
        say = self.texts.say
        number = int(game.board_number)
        name = self.data.boards.labels[number - 1].names[self.texts.language]
        pieces = [self.pen.bold(say("table-board", {"board": number, "name": name}))]
        words = [self.token(token_word(game, space)) for space in range(len(game.board))]
        if number == INN:
            size = len(words) // len(ROUTE_WORDS)
            for route, word in enumerate(ROUTE_WORDS):
                pieces.append(f"{self.piece('route', word)}: {', '.join(words[route * size : (route + 1) * size])}")
        elif number == ENGLAND:
            for skill in range(SKILLS):
                pieces.append(self.level(skill, self.data.boards.levels[skill], game.overcome & BIT[skill] != 0))
        elif number == GALLERIES:
            pieces.append(say("table-room", {"room": int(game.room) + 1}))
            pieces.append(", ".join(words))
        else:
            pieces.append(", ".join(words))
        return self.row("table-quest", pieces)

    def duel(self) -> list[str]:
        """The duel that is on, and the dice on the table."""
        game = self.game
        pieces: list[str] = []
        if game.foe != NO_FOE:
            foe = "?" if game.foe == BLIND_FOE else self.piece("foe", FOE_WORDS[game.foe])
            told = {"man": self.man(game.duellist), "foe": foe, "blue": str(game.blue), "red": str(game.red)}
            pieces.append(self.texts.say("table-duel-is", {**told}))
        if game.blue_dice or game.red_dice:
            blue = self.pieces("face", words_text(game.blue_dice, FACE_IDS))
            red = self.pieces("face", words_text(game.red_dice, FACE_IDS))
            pieces.append(self.texts.say("table-rolled", {"blue": blue, "red": red}))
        return self.row("table-duel", pieces) if pieces else []

    # People.

    def men(self) -> list[str]:
        """One line for each musketeer in play; what does not fit stands beneath it."""
        game = self.game
        say = self.texts.say
        rows: list[list[str]] = []
        remarks: list[list[str]] = []
        for man in range(MUSKETEERS):
            if not game.in_play(man):
                continue
            mark = self.pen.paint("▸", GOLD) if game.active == man else " "
            life = say("table-life", {"life": str(game.life[man]), "end": str(game.most_life(man))})
            where = self.piece("location", LOCATION_WORDS[game.place[man]])
            if game.route[man] != NO_ROUTE:
                where += f" ({self.piece('route', ROUTE_WORDS[game.route[man]])} {game.space[man]})"
            skills = [
                f"{self.piece('skill', SKILL_IDS[skill])[:2]}{game.skill_of(man, skill)}" for skill in range(SKILLS)
            ]
            rows.append(
                [
                    mark,
                    self.man(man),
                    self.label(game.owner[man]),
                    clip(where, self.inner - self.label_width - VALUES_WIDTH),
                    life,
                    " ".join(skills),
                ]
            )
            remarks.append(self.remarks(man))
        if not rows:
            return []
        lines: list[str] = []
        for line, notes in zip(self.pen.columns(rows, [False] * 6), remarks, strict=True):
            text = " · ".join(notes)
            if not notes:
                lines.append(line)
            elif shown(line) + shown(text) + 2 <= self.inner:
                lines.append(f"{line}  {text}")
            else:
                lines.extend([line, *["    " + more for more in flow(notes, self.inner - 4, " · ")]])
        return lines

    def remarks(self, man: int) -> list[str]:
        """What is to be said of a musketeer beside his values."""
        game = self.game
        say = self.texts.say
        notes: list[str] = []
        if game.lying & BIT[man]:
            notes.append(self.pen.paint(say("table-lying"), ALERT))
        if game.active == man:
            notes.append(say("table-actions", {"count": int(game.actions)}))
        elif game.done & BIT[man]:
            notes.append(self.pen.dim(say("table-had-turn")))
        return notes + gear_notes(game, man, self.texts, self.data)

    def seats(self) -> list[str]:
        """How many cards each player holds, and which of them all know; the deck and the discards."""
        game = self.game
        say = self.texts.say
        lines: list[str] = []
        for seat in range(game.players):
            asked = game.waiting() & BIT[seat] != 0
            mark = self.pen.paint("▸", GOLD) if asked else " "
            name = pad(self.label(seat), 18)
            if seat == game.charter.milady:
                lines.append(f"{mark} {name} {say('table-milady')}")
                continue
            pieces = [say("table-cards", {"count": len(game.hands[seat])})]
            if game.shown[seat]:
                known = self.pieces("card", words_text(sorted(game.shown[seat]), ADVENTURE_WORDS))
                pieces.extend(say("table-known", {"cards": known}).split())
            room = flow(pieces, self.inner - 21, " ")
            lines.extend([f"{mark} {name} {room[0]}", *[" " * 21 + more for more in room[1:]]])
        piles = " · ".join(pile_notes(game, self.texts, self.data))
        lines.extend([f"  {self.pen.dim(line)}" for line in flow(piles.split(), self.inner - 2, " ")])
        return lines

    def own(self) -> list[str]:
        """What only this seat sees."""
        game = self.game
        if self.seat == game.charter.milady:
            held = self.pieces("treachery", words_text(game.treachery_hand, TREACHERY_IDS))
            lines = self.row("table-treachery", [held])
            if game.paris_hand:
                lines += self.row("table-paris-hand", [self.pieces("paris", words_text(game.paris_hand, PARIS_WORDS))])
            if game.destination != NOWHERE:
                lines += self.row("table-destination", [self.piece("location", LOCATION_WORDS[game.destination])])
        else:
            cards = words_text(sorted(game.hands[self.seat]), ADVENTURE_WORDS)
            lines = self.row("table-hand", self.pieces("card", cards).split(", "), ", ")
        picked = self.picked()
        return lines + (self.row("table-picked", picked) if picked else [])

    def picked(self) -> list[str]:
        """What is chosen of an answer that is not given yet."""
        game = self.game
        top = game.stack[-1]
        codes = game.picked[self.seat]
        if isinstance(top, PlaceTokens):
            return [self.piece("token", TOKEN_WORDS[code]) for code in codes]
        if isinstance(top, Fill):
            return [
                self.piece("enemy", ENEMY_IDS[code]) if code < ENEMIES else self.piece("trap", TRAP_IDS[code - ENEMIES])
                for code in codes
            ]
        if isinstance(top, TakeAction):
            return [space_words(INN, code, self.texts) for code in codes]
        if isinstance(top, (OfferExchange, AnswerExchange)):
            return [
                self.piece("card", ADVENTURE_WORDS[code])
                if code < ADVENTURES
                else self.piece("item", ITEM_WORDS[(code - ADVENTURES) % EQUIPMENT])
                for code in codes
            ]
        return [self.card_code(code) for code in codes]

    def card_code(self, code: int) -> str:
        """A card, perhaps used through Aramis' ability, a token or an All for One card."""
        if code == TOKEN_CODE:
            return self.texts.say("table-token")
        if code == CARD_CODE:
            return self.data.all_for_one.names[self.texts.language]
        return self.piece("card", ADVENTURE_WORDS[code % ADVENTURES])

    # Words.

    def piece(self, part: str, word: str) -> str:
        return piece_words(part, word, self.texts, self.data)

    def pieces(self, part: str, text: str) -> str:
        return pieces_words(part, text, self.texts, self.data)

    def token(self, word: str) -> str:
        """A token of the board in short; `*` marks one that lies face up."""
        plain = word.rstrip(FACE_UP_SIGN)
        if plain not in TOKEN_WORDS:
            return word
        return self.texts.say(f"token-{plain}") + word[len(plain) :]

    def man(self, man: int) -> str:
        return self.piece("man", MUSKETEER_IDS[man])

    def label(self, seat: int) -> str:
        own = f" ({self.texts.say('table-you')})" if seat == self.seat else ""
        return clip(self.names[seat], self.label_width - shown(own)) + own

    def row(self, key: str, pieces: list[str], gap: str = " · ") -> list[str]:
        """Pieces behind a label; all labels of the table are equally wide."""
        say = self.texts.say
        width = max([shown(say(name)) for name in LABELS]) + 2
        fitting = [piece if shown(piece) <= self.inner - width else clip(piece, self.inner - width) for piece in pieces]
        return labelled(self.pen.dim(say(key)), flow(fitting, self.inner - width, gap), width)

    def words_row(self, key: str, notes: list[str]) -> list[str]:
        """Whole sentences behind a label, broken between words."""
        return self.row(key, " · ".join(notes).split(), " ")


def draw_table(
    view: MousquetairesView, language: str, names: list[str], data: MousquetairesData, width: int, colour: bool
) -> list[str]:
    """The table as a seat sees it."""
    return TableDrawing(view, texts_in(language), names, data, Pen(width, colour)).lines()


def draw_end(
    game: Mousquetaires, log: list[Event], language: str, names: list[str], data: MousquetairesData, width: int,
    colour: bool,
) -> list[str]:  # fmt: skip
    """M-21.1 Which side has won and how; the winners' rows are marked."""
    from banneret.games.mousquetaires.standing import standing

    texts = texts_in(language)
    pen = Pen(width, colour)
    told = standing(game, log, language, names, data)
    rows = [["", *[column.head for column in told.columns]]]
    for row in told.rows:
        rows.append(["★" if row.won else "", *[clip(cell, max(8, width // 3)) for cell in row.cells]])
    table = pen.columns(rows, [False] * len(rows[0]))
    lines = [pen.dim(table[0]), *[pen.paint(line, GOLD) if line.startswith("★") else line for line in table[1:]]]
    notes = [line for note in told.notes for line in flow(note.split(), width - 4, " ")]
    return pen.box(texts.say("game-title"), "", [lines, notes])
