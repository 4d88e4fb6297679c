"""Who may see what: every field of Havoc's state, declared (section 7 of the specification)."""

from typing import Final

from mypy_extensions import i64

from banneret.core.jsons import Json
from banneret.core.kernel import Game
from banneret.core.view import UNKNOWN, Field, OwnedCounted, OwnedSecret, Public
from banneret.games.havoc.rules.data import CASTILLON
from banneret.games.havoc.rules.loot import LootPick
from banneret.games.havoc.rules.state import SHOWN_BATTLES, Havoc


class DeckField(Field):
    """Nobody knows the order; the number of cards is public. What was drawn before tells hands, so it goes too."""

    def mask(self, game: Game, seat: i64) -> None:
        assert isinstance(game, Havoc)
        game.deck = [UNKNOWN] * game.deck_size()
        game.drawn = 0

    def json(self, game: Game) -> Json:
        assert isinstance(game, Havoc)
        return list(game.deck[game.drawn :])


class DrawnField(Field):
    """Part of the deck: how many of its cards are used. The deck's field hides it."""

    def json(self, game: Game) -> Json:
        return None


class DiscardField(Field):
    """H-4.5 The discards may be looked through only by a looter while looting; their number is public.

    That nothing but dogs lies there is public too: robbing the dead is offered to nobody then.
    """

    def mask(self, game: Game, seat: i64) -> None:
        assert isinstance(game, Havoc)
        top = game.stack[-1] if game.stack else None
        looks = isinstance(top, LootPick) and top.seat == seat
        if not looks and game.loot_possible():
            game.discard = [UNKNOWN] * len(game.discard)


class BattleRowField(Field):
    """H-15.4 With `next_four` only the next four battles are shown; Castillon is always last."""

    def mask(self, game: Game, seat: i64) -> None:
        assert isinstance(game, Havoc)
        row = game.battle_row
        if game.charter.next_four and len(row) > SHOWN_BATTLES:
            hidden = [UNKNOWN] * (len(row) - SHOWN_BATTLES - 1)
            game.battle_row = [*row[:SHOWN_BATTLES], *hidden, CASTILLON]


class CharterField(Field):
    """What was agreed before the game is known to all."""

    def json(self, game: Game) -> Json:
        assert isinstance(game, Havoc)
        return dict(game.charter.options)

    def pack(self, game: Game) -> Json:
        return None

    def unpack(self, game: Game, value: Json) -> None:
        """A blank table already has its charter."""


FIELDS: Final[list[Field]] = [
    CharterField("charter"),
    OwnedCounted("hands"),
    OwnedSecret("picked"),
    Public("laid"),
    Public("recruits"),
    DiscardField("discard"),
    DeckField("deck"),
    DrawnField("drawn"),
    BattleRowField("battle_row"),
    Public("cancelled"),
    Public("trophies"),
    Public("vp"),
    Public("holder"),
    Public("face"),
    Public("level"),
    Public("skip_turning"),
    Public("peacekeeper"),
    Public("john"),
    Public("john_after"),
    Public("first_turn"),
    Public("active"),
    Public("next_seat"),
    Public("battle"),
    Public("initiator"),
    Public("fighters"),
    Public("passed"),
    Public("dogs_out"),
    Public("budget"),
    Public("keys"),
    Public("places"),
    Public("winner"),
]
