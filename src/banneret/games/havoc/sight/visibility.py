"""What is hidden in a way of its own (section 7 of the specification)."""

from mypy_extensions import i64

from banneret.core.fields import UNKNOWN, Field
from banneret.core.jsons import Json
from banneret.games.havoc.rules.data import CASTILLON
from banneret.games.havoc.rules.loot import LootPick
from banneret.games.havoc.rules.state import SHOWN_BATTLES, Havoc


class DeckField(Field["Havoc"]):
    """Nobody knows the order; the number of cards is public. What was drawn before tells hands, so it goes too."""

    def mask(self, game: Havoc, seat: i64) -> None:
        game.deck = [UNKNOWN] * game.deck_size()
        game.drawn = 0

    def json(self, game: Havoc) -> Json:
        return list(game.deck[game.drawn :])


class DrawnField(Field["Havoc"]):
    """Part of the deck: how many of its cards are used. The deck's field hides it."""

    def json(self, game: Havoc) -> Json:
        return None


class DiscardField(Field["Havoc"]):
    """H-4.5 The discards may be looked through only by a looter while looting; their number is public.

    That nothing but dogs lies there is public too: robbing the dead is offered to nobody then.
    """

    def mask(self, game: Havoc, seat: i64) -> None:
        top = game.stack[-1] if game.stack else None
        looks = isinstance(top, LootPick) and top.seat == seat
        if not looks and game.loot_possible():
            game.discard = [UNKNOWN] * len(game.discard)


class BattleRowField(Field["Havoc"]):
    """H-15.4 With `next_four` only the next four battles are shown; Castillon is always last."""

    def mask(self, game: Havoc, seat: i64) -> None:
        row = game.battle_row
        if game.charter.next_four and len(row) > SHOWN_BATTLES:
            hidden = [UNKNOWN] * (len(row) - SHOWN_BATTLES - 1)
            game.battle_row = [*row[:SHOWN_BATTLES], *hidden, CASTILLON]
