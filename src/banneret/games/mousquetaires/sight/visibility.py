"""What is hidden in a way of its own (section 6 of the specification)."""

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.fields import UNKNOWN, Field
from banneret.core.jsons import Json
from banneret.games.mousquetaires.rules.cards import NO_TOKEN
from banneret.games.mousquetaires.rules.state import Mousquetaires


def is_milady(game: Mousquetaires, seat: i64) -> bool:
    return game.charter.with_milady and seat == game.charter.milady


class DeckField(Field["Mousquetaires"]):
    """Nobody knows the order; the number of cards is public. What was drawn before tells hands, so it goes too."""

    def mask(self, game: Mousquetaires, seat: i64) -> None:
        game.deck = [UNKNOWN] * game.deck_size()
        game.drawn = 0

    def json(self, game: Mousquetaires) -> Json:
        return list(game.deck[game.drawn :])


class DrawnField(Field["Mousquetaires"]):
    """Part of the deck: how many of its cards are used. The deck's field hides it."""

    def json(self, game: Mousquetaires) -> Json:
        return None


class TreacheryDeckField(Field["Mousquetaires"]):
    """Nobody knows the order, except for a top card that Kitty has shown (M-17.3)."""

    def mask(self, game: Mousquetaires, seat: i64) -> None:
        deck = game.treachery_deck
        if deck:
            first = deck[0] if game.top_known else UNKNOWN
            game.treachery_deck = [first, *[UNKNOWN] * (len(deck) - 1)]


class LouvreDeckField(Field["Mousquetaires"]):
    """M-12.1 The title of the top card is open, the rest nobody knows."""

    def mask(self, game: Mousquetaires, seat: i64) -> None:
        deck = game.louvre_deck
        game.louvre_deck = [*deck[:1], *[UNKNOWN] * (len(deck) - 1)] if deck else []


class TreacheryHandField(Field["Mousquetaires"]):
    """Cards that only Milady sees; their number is public."""

    def mask(self, game: Mousquetaires, seat: i64) -> None:
        if not is_milady(game, seat):
            game.treachery_hand = [UNKNOWN] * len(game.treachery_hand)


class ParisHandField(Field["Mousquetaires"]):
    """M-14.1 All know which Paris cards are unused or in Milady's hand, only she which is which."""

    def mask(self, game: Mousquetaires, seat: i64) -> None:
        if not is_milady(game, seat) and game.paris_hand:
            game.paris_hand = [UNKNOWN] * len(game.paris_hand)
            game.paris_unused = [UNKNOWN] * len(game.paris_unused)


class DestinationField(Field["Mousquetaires"]):
    """M-4.1 Milady's location card, until it is turned up."""

    def mask(self, game: Mousquetaires, seat: i64) -> None:
        if game.face_down and not is_milady(game, seat):
            game.destination = UNKNOWN


class BoardField(Field["Mousquetaires"]):
    """M-15 Face-down tokens, and with them those not yet placed, are known to Milady alone."""

    def mask(self, game: Mousquetaires, seat: i64) -> None:
        if is_milady(game, seat) or game.hidden_tokens() == 0:
            return
        game.board = [
            token if token == NO_TOKEN or game.face_up & BIT[space] else UNKNOWN
            for space, token in enumerate(game.board)
        ]
        game.tokens = [UNKNOWN] * len(game.tokens)
