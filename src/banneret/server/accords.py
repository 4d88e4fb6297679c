"""What the people at a table agree on: a pause, and going back to before an answer. It is kept with the table's row."""

from __future__ import annotations

import msgspec

PAUSE, TAKE_BACK = "pause", "take_back"


class Offer(msgspec.Struct, frozen=True):
    """Something that all people at the table have to agree to. `seat` wants it, `agreed` are the seats that said yes.

    `lines`: how long the record was when somebody asked to take an answer back, and `kept`: how much of it would stay.
    """

    number: int
    what: str
    seat: int
    agreed: tuple[int, ...]
    lines: int = 0
    kept: int = 0


class Accords(msgspec.Struct, frozen=True):
    """`paused`: since when the game rests, 0 while it goes on. `asked`: how often something was offered so far.

    `taken_back`: how often answers were taken back, so that chance is another one afterwards.
    """

    paused: float = 0.0
    asked: int = 0
    offers: tuple[Offer, ...] = ()
    taken_back: int = 0

    def offer(self, what: str) -> Offer | None:
        return next((offer for offer in self.offers if offer.what == what), None)

    def without(self, what: str) -> Accords:
        return msgspec.structs.replace(self, offers=tuple(offer for offer in self.offers if offer.what != what))

    def with_offer(self, offer: Offer) -> Accords:
        """An offer that is new, or in the place of the one of its kind."""
        known = self.offer(offer.what) is not None
        offers = tuple(offer if one.what == offer.what else one for one in self.offers)
        asked = max(self.asked, offer.number)
        return msgspec.structs.replace(self, offers=offers if known else (*offers, offer), asked=asked)


NO_ACCORDS = Accords()


def accords_text(accords: Accords) -> str:
    """To be kept; empty where nothing was ever agreed on."""
    return "" if accords == NO_ACCORDS else msgspec.json.encode(accords).decode()


def read_accords(text: str) -> Accords:
    return msgspec.json.decode(text, type=Accords) if text else NO_ACCORDS
