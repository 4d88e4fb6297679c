"""Havoc's table and its final standing, drawn for a terminal."""

from typing import Final, cast, final

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.events import Event
from banneret.core.rooms import GameTerminal
from banneret.core.terminal import Pen, clip, flow, labelled, pad, shown, wrap
from banneret.core.texts import Texts
from banneret.games.havoc.rules.cards import KINDS, SUIT, SUITS, UNKNOWN, VALUE, VALUES, notation
from banneret.games.havoc.rules.castillon import CastillonLay
from banneret.games.havoc.rules.data import CASTILLON, HavocData
from banneret.games.havoc.rules.hands import best_dogs_out, laid_key
from banneret.games.havoc.rules.state import (
    HAVOC_FACE,
    JOHN_FIGHTING,
    JOHN_PENDING,
    JOHN_SEAT,
    NO_BATTLE,
    NO_KEY,
    NO_SEAT,
    NOT_DECLARED,
    Havoc,
)
from banneret.games.havoc.sight.memory import HavocMemory, HavocView
from banneret.games.havoc.terminal.completion import best_completion
from banneret.games.havoc.terminal.final_standing import draw_end
from banneret.games.havoc.words import combination_of, short_card, suit_word, texts_in

# Paper and ink of the six suits and of dogs, as numbers of the 256 colours of terminals.
CARD_STYLES: Final = [
    "48;5;25;38;5;231", "48;5;208;38;5;16", "48;5;28;38;5;231", "48;5;240;38;5;231", "48;5;220;38;5;16",
    "48;5;94;38;5;231", "48;5;88;38;5;231;1",
]  # fmt: skip
ALERT: Final = "1;38;5;196"
GOLD: Final = "1;38;5;178"
NARROW_NAME: Final = 14
WIDE: Final = 100


def points_text(points: list[int], players: int) -> str:
    """`5·3·1`: what the places pay, as far as there are players."""
    return "·".join([str(value) for value in points[:players]])


def hand_order(cards: list[int]) -> list[int]:
    """Highest value first, equal values side by side, dogs last."""
    return sorted(cards, key=lambda card: (-VALUE[card], SUIT[card]))


@final
class TableDrawing:
    """One picture of the table, for one seat."""

    def __init__(self, view: HavocView, texts: Texts, names: list[str], data: HavocData, pen: Pen) -> None:
        self.seat = int(view.seat)
        self.game = view.state
        self.texts = texts
        self.names = names
        self.data = data
        self.pen = pen
        self.inner = pen.width - 4

    def lines(self) -> list[str]:
        say = self.texts.say
        sections = [self.battles(), self.middle(), self.seats()]
        if self.seat >= 0 and not self.game.over:
            sections.append(self.hand())
        return self.pen.box(say("game-name"), self.heading(), sections)

    def heading(self) -> str:
        """What is going on, in the upper edge of the frame."""
        game = self.game
        if game.battle == NO_BATTLE:
            return ""
        card = game.charter.battle(game.battle)
        return f"{card.names[self.texts.language]} {card.year}"

    # The middle of the table.

    def battles(self) -> list[str]:
        """The row of battles to come, the next one marked, and those that were cancelled."""
        game = self.game
        language = self.texts.language
        pieces: list[str] = []
        hidden = len([battle for battle in game.battle_row if battle == UNKNOWN])
        for place, battle in enumerate(game.battle_row):
            if battle == UNKNOWN:
                continue
            if battle == CASTILLON and hidden:
                pieces.append(self.pen.dim(self.texts.say("table-hidden-battles", {"hidden": hidden})))
            name = self.data.battles[battle].names[language]
            text = f"{name} {points_text(game.charter.points[battle], game.players)}"
            is_next = place == 0 and game.battle <= CASTILLON
            pieces.append(self.pen.paint(f"▸ {text}", GOLD) if is_next else text)
        if game.battle > CASTILLON:
            text = points_text(game.charter.points[game.battle], game.players)
            pieces.insert(0, self.pen.paint(f"▸ {self.data.battles[game.battle].names[language]} {text}", GOLD))
        if game.cancelled:
            names = ", ".join([self.data.battles[battle].names[language] for battle in game.cancelled])
            pieces.append(self.pen.dim(f"{self.texts.say('table-cancelled')}: {names}"))
        if pieces:
            pieces.append(self.pen.dim(self.texts.say("table-battles-legend")))
        lines = self.labelled("table-battles", pieces, "   ") if pieces else []
        return [*lines, *self.action()]

    def action(self) -> list[str]:
        """What the card of the next battle, or of the one being fought, says besides its points."""
        game = self.game
        battle = game.battle if game.battle != NO_BATTLE else game.battle_row[0] if game.battle_row else NO_BATTLE
        if battle == NO_BATTLE or game.over:
            return []
        card = self.data.battles[battle]
        language = self.texts.language
        words = self.texts.say("table-action", {"battle": card.names[language], "action": card.texts[language]})
        return [self.pen.dim(line) for line in wrap(words, self.inner)]

    def middle(self) -> list[str]:
        """Peace card or Havoc!, recruits, the two piles."""
        game = self.game
        lines = self.labelled("table-peace", [self.peace()], "")
        chips = [self.chip(card, True) for card in hand_order(game.recruits)]
        room = self.pen.dim(f"{len(game.recruits)}/{game.charter.cap}")
        recruits = [*chips, room] if chips else [self.texts.say("table-recruits-none")]
        lines += self.labelled("table-recruits", recruits, " ")
        piles = self.texts.say("table-deck", {"deck": game.deck_size(), "discards": len(game.discard)})
        if shown(lines[-1]) + shown(piles) + 2 <= self.inner:
            lines[-1] = pad(lines[-1], self.inner - shown(piles)) + self.pen.dim(piles)
        else:
            lines.append(pad(self.pen.dim(piles), self.inner, right=True))
        for note in self.warnings():
            lines.extend(wrap(note, self.inner))
        return lines

    def warnings(self) -> list[str]:
        """What is about to happen: a full recruits area, a year of peace, John of Gaunt's battle."""
        game = self.game
        say = self.texts.say
        found: list[str] = []
        if game.battle == NO_BATTLE and not game.over:
            if len(game.recruits) >= game.charter.cap:
                found.append(say("table-web-recruits-full"))
            if game.level >= game.charter.sides and not game.skip_turning and game.battle_row[0] != CASTILLON:
                name = self.data.battles[game.battle_row[0]].names[self.texts.language]
                found.append(say("table-web-peace-near", {"battle": name}))
        if game.john == JOHN_PENDING:
            found.append(say("table-john-pending", {"seat": self.label(game.john_after)}))
        return found

    def peace(self) -> str:
        game = self.game
        say = self.texts.say
        if game.face == HAVOC_FACE:
            return self.pen.paint(say("table-havoc"), ALERT) + f"  {say('table-initiator')}: {self.who(game.initiator)}"
        if game.level == 0:
            sides = self.pen.dim(say("table-peace-none"))
        else:
            marks = [
                self.pen.bold(f"[{side}]") if side == game.level else self.pen.dim(f" {side} ")
                for side in range(1, game.charter.sides + 1)
            ]
            sides = "".join(marks)
        return f"{sides}  {say('table-peacekeeper')}: {self.who(game.peacekeeper)}"

    # The seats.

    def seats(self) -> list[str]:
        """One line a seat; in a battle its laid cards and their combination beneath."""
        game = self.game
        names = [self.label(seat) for seat in range(game.players)]
        width = max([shown(name) for name in names])
        lines: list[str] = []
        if game.john == JOHN_FIGHTING and game.initiator == JOHN_SEAT:
            john = pad(self.texts.say("who-john"), width)
            lines.append(f"  {john}  {self.pen.dim(self.combination(game.charter.john_key))}")
        for seat in range(game.players):
            lines.extend(self.seat_lines(seat, pad(names[seat], width)))
        return lines

    def label(self, seat: int) -> str:
        """The name of a seat, as long as the width of the table allows."""
        own = f" ({self.texts.say('table-you')})" if seat == self.seat else ""
        return clip(self.names[seat], max(NARROW_NAME, self.inner // 4) - shown(own)) + own

    def seat_lines(self, seat: int, name: str) -> list[str]:
        game = self.game
        say = self.texts.say
        asked = game.waiting() & BIT[seat] != 0
        mark = self.pen.paint("▸", GOLD) if asked else " "
        cards = pad(say("table-cards", {"cards": len(game.hands[seat])}), 10, right=True)
        points = pad(say("table-points", {"points": game.vp[seat]}), 11, right=True)
        line = f"{mark} {self.pen.bold(name) if seat == self.seat else name}{cards}{points}"
        notes = self.notes(seat)
        room = self.inner - shown(line) - 2
        wrapped = flow(notes, room, " ")
        lines = [line + ("  " + wrapped[0] if wrapped else "")]
        lines.extend([" " * (shown(line) + 2) + more for more in wrapped[1:]])
        if game.laid[seat] or game.keys[seat] != NO_KEY:
            lines.extend(self.laid_lines(seat))
        return lines

    def notes(self, seat: int) -> list[str]:
        """What is to be said of a seat beside its numbers, in pieces between which a line may break."""
        game = self.game
        say = self.texts.say
        notes: list[str] = []
        if game.battle == NO_BATTLE:
            if game.peacekeeper == seat:
                notes.append(say("table-peacekeeper"))
        elif game.battle != CASTILLON:
            if not game.fights(seat):
                key = "table-undecided" if self.still_to_join(seat) else "table-out"
                notes.append(self.pen.dim(say(key)))
            elif game.passed & BIT[seat]:
                notes.append(self.pen.dim(say("table-passed")))
        if game.trophies[seat]:
            if notes:
                notes.append(self.pen.dim("·"))
            won = [self.data.battles[battle].names[self.texts.language] for battle in game.trophies[seat]]
            notes.append(f"{say('table-won')}:")
            notes.extend([f"{name}," for name in won[:-1]])
            notes.append(won[-1])
        return notes

    def still_to_join(self, seat: int) -> bool:
        """Whether a seat has not yet been asked to join: its place in the round is still to come."""
        game = self.game
        for frame in game.stack:
            if type(frame).__name__ in ("JoinRound", "JoinBattle"):
                parts = frame.parts()
                first = cast(int, parts[0])
                left = cast(int, parts[1]) if len(parts) > 1 else 1
                if (seat - first) % game.players < left:
                    return True
        return False

    def laid_lines(self, seat: int) -> list[str]:
        """Laid cards with the combination that they make now; once they are judged, with their place."""
        game = self.game
        laid = game.laid[seat]
        words: list[str] = []
        judged = game.keys[seat]
        if judged == NO_KEY:
            out = game.dogs_out[seat]
            dogs_out = best_dogs_out(laid) if out == NOT_DECLARED else out
            words.append(self.combination(laid_key(laid, dogs_out)))
            if dogs_out:
                words.append(self.texts.say("table-dogs-out", {"dogs": dogs_out}))
        else:
            words.append(self.combination(judged))
            words.append(self.texts.say("table-place", {"place": game.places[seat]}))
        chips = [self.chip(card, False) for card in laid]
        return [
            "    " + line
            for line in flow([*chips, f"→ {words[0]}", *[f"· {word}" for word in words[1:]]], self.inner - 4, " ")
        ]

    # The own hand.

    def hand(self) -> list[str]:
        """The own cards, what is chosen of them, and the strongest combination among them."""
        game = self.game
        say = self.texts.say
        cards = list(game.hands[self.seat])
        picked = game.picked[self.seat]
        for card in picked:
            cards.remove(card)
        title = f"{say('table-hand')} ({len(cards)})"
        joint = game.battle == CASTILLON or (isinstance(game.stack[-1], CastillonLay) if game.stack else False)
        if not cards:
            lines = [f"{self.pen.bold(title)}  {say('table-hand-empty')}"]
        else:
            lines = [self.pen.bold(title)]
            lays = game.keys[self.seat] == NO_KEY and not game.passed & BIT[self.seat]
            down = [*(game.laid[self.seat] if lays else []), *picked]
            best = [*down, *best_completion(down, cards, not joint)]
            worth = self.combination(laid_key(best, 0 if joint else best_dogs_out(best)))
            note = f"{say('table-best-with-laid' if down else 'table-best')}: {worth}"
            text = " ".join([short_card(card, self.texts, self.data) for card in best])
            if shown(title) + shown(note) + shown(text) + 6 <= self.inner:
                note += f" ({text})"
            if shown(title) + shown(note) + 2 <= self.inner:
                lines[0] = pad(lines[0], self.inner - shown(note)) + self.pen.dim(note)
            else:
                lines.extend([self.pen.dim(line) for line in wrap(note, self.inner)])
            lines += flow([self.chip(card, True) for card in hand_order(cards)], self.inner, " ")
        if picked:
            chips = [self.chip(card, False) for card in picked]
            whole = [*game.laid[self.seat], *picked]
            out = 0 if joint else best_dogs_out(whole)
            words = f"→ {self.combination(laid_key(whole, out))}" if len(whole) - out <= 6 else ""
            lines += labelled(f"{say('table-chosen')}: ", flow([*chips, words], self.inner - 14, " "), 14)
        return lines

    # Words.

    def chip(self, card: int, with_suit: bool) -> str:
        """A card: letter and number, with the word of its suit where there is room."""
        if card == UNKNOWN:
            return self.pen.chip("?", "2")
        text = short_card(card, self.texts, self.data)
        word = suit_word(card, self.texts, self.data)
        if with_suit and word != text:
            text += f" {word}"
        return self.pen.chip(text, CARD_STYLES[SUIT[card]])

    def combination(self, key: int) -> str:
        """A combination in words: `full house: three 13s, two 1s`."""
        return combination_of(key, self.texts)

    def who(self, seat: int) -> str:
        if seat == JOHN_SEAT:
            return self.texts.say("who-john")
        return self.label(seat) if seat != NO_SEAT else "–"

    def labelled(self, key: str, pieces: list[str], gap: str) -> list[str]:
        """Pieces behind a label; all labels of the table's middle are equally wide."""
        say = self.texts.say
        width = max([shown(say(name)) for name in ("table-battles", "table-peace", "table-recruits")]) + 2
        return labelled(self.pen.dim(say(key)), flow(pieces, self.inner - width, gap), width)


@final
class HavocTerminal(GameTerminal[Havoc, HavocMemory, HavocData]):
    """Havoc in a terminal."""

    def order(self, action: Action) -> int:
        """Cards stand as in the hand: the highest first, dogs last."""
        if action.parameter != "card":
            return 0
        return (VALUES - VALUE[action.piece]) * SUITS + SUIT[action.piece]

    def piece_words(self, language: str, data: HavocData) -> dict[str, list[str]]:
        """`ké9`, `eb`: cards by the first letters of their suits in the reader's language."""
        texts = texts_in(language)
        return {notation(card): [short_card(card, texts, data)] for card in range(KINDS)}

    def draw(
        self, view: HavocView, language: str, names: list[str], data: HavocData, width: int, colour: bool
    ) -> list[str]:
        return TableDrawing(view, texts_in(language), names, data, Pen(width, colour)).lines()

    def draw_end(
        self, game: Havoc, log: list[Event], language: str, names: list[str], data: HavocData, width: int, colour: bool
    ) -> list[str]:
        return draw_end(game, log, language, names, data, width, colour)
