"""What is typed at the table beyond single answers: cards by their letters, and whole acts in one line."""

from typing import Final, final

from banneret.core.card_list import folded
from banneret.core.errors import NotationError
from banneret.core.texts import Texts
from banneret.games.field_of_glory.rules.actions import BONUS, CATALOGUE, CHARGE_WITH, COLUMNS, KEEP, PLACE, SPEND
from banneret.games.field_of_glory.rules.cards import KINDS, UNIT_KINDS, notation
from banneret.games.field_of_glory.rules.data import FieldData
from banneret.games.field_of_glory.rules.draft import ChooseArmy
from banneret.games.field_of_glory.rules.main_phase import MainAction
from banneret.games.field_of_glory.rules.state import FieldOfGlory
from banneret.games.field_of_glory.words import short_words, texts_in, type_words

NEXT_OR_DONE: Final = ("next", "done")
LONGEST: Final = 4  # digits of a place in a list


def piece_words(language: str) -> dict[str, list[str]]:
    """Cards by the letters of the language: `ng4`, and in a column `ng4@3`."""
    texts = texts_in(language)
    found: dict[str, list[str]] = {}
    for kind in range(KINDS):
        found[notation(kind)] = [short_words(kind, texts)]
    for action in CATALOGUE.actions:
        card, _, place = action.piece_name.partition("@")
        if place and card in found:
            found[action.piece_name] = [f"{found[card][0]}@{place}"]
    return found


@final
class Line:
    """A typed line, read word by word."""

    def __init__(self, line: str, texts: Texts, data: FieldData) -> None:
        self.words = line.replace(",", " ").replace(";", " ").replace("@", " ").replace("→", " ").split()
        self.texts = texts
        self.data = data
        self.at = 0

    def more(self) -> bool:
        return self.at < len(self.words)

    def verb(self, *verbs: str) -> bool:
        """Whether the next word is one of these verbs; then it is read."""
        if not self.more():
            return False
        word = folded(self.words[self.at])
        for verb in verbs:
            said = [verb, *self.typed(verb)]
            if word in [folded(one) for one in said]:
                self.at += 1
                return True
        return False

    def typed(self, verb: str) -> list[str]:
        key = f"typed-{verb}"
        return self.texts.say(key).split() if self.texts.has(key) else []

    def card(self, hand: list[int]) -> int:
        """The next word as a card of a hand, by its letters; -1 where it is none. Then it is read."""
        if self.more():
            word = folded(self.words[self.at])
            for kind in hand:
                if word in (notation(kind), folded(short_words(kind, self.texts))):
                    self.at += 1
                    return kind
            types = {kind for kind in hand if folded(type_words(kind, self.texts, self.data)) == word}
            if len(types) == 1:
                self.at += 1
                return types.pop()
        return -1

    def is_place(self) -> bool:
        """Whether the next word is a place in the list: `3` or `#3`."""
        return self.more() and self.words[self.at].removeprefix("#").isdecimal()

    def place(self, listed: list[int]) -> int:
        """The card at that place; -1 where there is none. Then it is read."""
        number = int(self.words[self.at].removeprefix("#")[:LONGEST])
        self.at += 1
        return listed[number - 1] if 1 <= number <= len(listed) else -1

    def column(self) -> int:
        """The next word as the number of a column, from 0; -1 where it is none. Then it is read."""
        word = self.words[self.at] if self.more() else ""
        if word.isdecimal() and len(word) == 1 and 1 <= int(word) <= COLUMNS:
            self.at += 1
            return int(word) - 1
        return -1


def whole_act(game: FieldOfGlory, seat: int, line: Line) -> list[str]:
    """The answers of an act that a line names as a whole; none where it does not."""
    top = game.stack[-1] if game.stack else None
    if isinstance(top, ChooseArmy):
        return kept_pair(game, seat, line)
    if not isinstance(top, MainAction):
        return []
    return charge(game, seat, line) if line.verb("charge") else deployment(game, seat, line)


def kept_pair(game: FieldOfGlory, seat: int, line: Line) -> list[str]:
    """F-3.6 Two cards of the four: both are kept, and the next four come."""
    line.verb("keep")
    left = game.offered(seat)
    if game.kept_now(seat):
        return []
    listed = sorted(set(left))
    pair: list[int] = []
    for _ in range(int(game.charter.keep)):
        card = line.place(listed) if line.is_place() else line.card(left)
        if card not in left:
            return []
        left.remove(card)
        pair.append(card)
    if line.more():
        return []
    last = game.rounds[seat] + 1 == game.charter.rounds
    return [*[KEEP[card].notation for card in pair], NEXT_OR_DONE[1 if last else 0]]


def charge(game: FieldOfGlory, seat: int, line: Line) -> list[str]:
    """F-6.7 `charge 3`: the column is enough where one kind of unit stands there; a bonus card may follow."""
    column = line.column()
    fitting = [action for action in game.legal(seat) if action.verb == CHARGE_WITH and action.piece % COLUMNS == column]
    if len(fitting) != 1:
        return []
    found = [fitting[0].notation]
    if line.verb("bonus"):
        card = line.card(game.hands[seat])
        if card < 0:
            return []
        found.append(BONUS[card].notation)
    return [] if line.more() else found


def held(line: Line, hand: list[int]) -> int:
    """The next word as a card that is left in a hand; one that is not left there is told."""
    card = line.card(hand)
    if card < 0 and line.card(list(range(KINDS))) >= 0:
        raise NotationError("cannot_be_meant", {"text": line.words[line.at - 1], "why": "field-not-left"})
    return card


def deployment(game: FieldOfGlory, seat: int, line: Line) -> list[str]:
    """F-6.8 `place hi4 3 li2 4 pay co5`: opened, placed, paid and confirmed.

    `pay` alone asks with what; without it more can be placed.
    """
    plan = game.plan
    if plan is not None and plan.paying:
        return []
    found: list[str] = ["deploy"] if plan is None else []
    hand = game.hands[seat][:] if plan is None else plan.rest[:]
    cost = 0 if plan is None else int(plan.cost)
    line.verb("deploy")
    paying = plan is not None and line.verb("spend")
    if not paying and not line.verb("place"):
        return []
    while line.more() and not paying:
        card = held(line, hand)
        column = line.column()
        if not 0 <= card < UNIT_KINDS or column < 0:
            return []
        hand.remove(card)
        cost += int(game.deploy_cost(card, column))
        found.append(PLACE[card][column].notation)
        line.verb("place")
        paying = line.verb("spend", "pay")
    if not line.more():
        return [*found, "pay"] if paying else found
    found.append("pay")
    while line.more():
        card = held(line, hand)
        if card < 0:
            return []
        hand.remove(card)
        cost -= game.charter.points[card]
        found.append(SPEND[card].notation)
    return [*found, "confirm"] if cost <= 0 else found
