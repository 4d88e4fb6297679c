"""Bonus cards on the battlefield: beside the units that they were laid for, face down until the blows."""

from typing import Final, final

from banneret.core.drawing.svg import NOTHING, Markup, classes
from banneret.games.field_of_glory.rules.fight_record import (
    NO_BONUS_CARD,
    NO_CARD,
    NOT_YET,
    SOURCE_WORDS,
    Fight,
    Reckoning,
)
from banneret.games.field_of_glory.web.part import Part

TURNS_SHOWN: Final = 1  # a revealed card lies on the field for the rest of the turn and through the next


@final
class BonusCards(Part):
    """Draws from a masked state: a card that the viewer may not see is not in it (F-7.2)."""

    def beside(self, seat: int, column: int) -> Markup:
        """The bonus card of a side that fights in a column, or has just fought there; nothing elsewhere."""
        game = self.game
        if game.fight is not None:
            return self.laid(game.fight, seat, column)
        last = game.reckoning
        if last is None or game.turn_no - last.turn > TURNS_SHOWN:
            return NOTHING
        return self.revealed(last, seat, column)

    def laid(self, fight: Fight, seat: int, column: int) -> Markup:
        """F-7.2 While the fight goes on: its owner sees his card, unless nobody was to look; the other its back."""
        source = fight.sources[seat]
        if column != (fight.origin if seat == fight.attacker else fight.target) or source in (NOT_YET, NO_BONUS_CARD):
            return NOTHING
        kind = self.game.bonus[seat]
        key = "face-down" if kind == NO_CARD else "own"
        return self.card(seat, column, kind, source, key)

    def revealed(self, last: Reckoning, seat: int, column: int) -> Markup:
        """After the blows, until somebody stands there who did not fight."""
        attacks = seat == last.attack.seat
        side = last.attack if attacks else last.defence
        if column != (last.origin if attacks else last.target) or side.bonus == NO_CARD:
            return NOTHING
        if any(kind not in side.units for kind in self.game.at(seat, column)):
            return NOTHING
        return self.card(seat, column, int(side.bonus), int(side.source), "revealed")

    def card(self, seat: int, column: int, kind: int, source: int, key: str) -> Markup:
        parts = {"name": self.canvas.names[seat], "source": SOURCE_WORDS[source]}
        if kind == NO_CARD:
            label = self.canvas.say(f"table-web-bonus-{key}", **parts)
            picture = self.cards.back(self.region)
        else:
            label = self.canvas.say(f"table-web-bonus-{key}", card=self.cards.words(kind), **parts)
            picture = self.cards.small(self.region, kind, seat)
        return self.region.piece(
            f"bonus-{seat}",
            f"{column} {key} {kind}",
            label,
            classes("fog-bonus", f"fog-bonus-{key}"),
            picture,
            more={"title": label},
        )
