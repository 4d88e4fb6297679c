"""Milady's screen in the browser, for her alone: destination, treachery, Paris cards, enemies, traps, tokens."""

from collections.abc import Sequence
from typing import Final, final

from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, div, element, span
from banneret.games.mousquetaires.rules.cards import (
    ENEMIES,
    ENEMY_IDS,
    LA_ROCHELLE,
    LOCATION_IDS,
    LOCATION_WORDS,
    LODGING,
    LOUVRE,
    PARIS,
    PARIS_WORDS,
    QUEST,
    RICHELIEU,
    TOKEN_WORDS,
    TOKENS,
    TRAP_IDS,
    TRAPS,
    TREACHERIES,
    TREACHERY_IDS,
    UNKNOWN,
)
from banneret.games.mousquetaires.rules.filling_missions import Fill
from banneret.games.mousquetaires.rules.milady import ChooseDestination, PlayTreachery
from banneret.games.mousquetaires.rules.places import AtRichelieus, TakeParis
from banneret.games.mousquetaires.rules.quest import PlaceTokens
from banneret.games.mousquetaires.rules.setup import FirstParisCard
from banneret.games.mousquetaires.rules.state import IN_HAND, NOWHERE
from banneret.games.mousquetaires.web.part import TablePart
from banneret.games.mousquetaires.web.shapes import shape
from banneret.games.mousquetaires.words import agreed_text

DESTINATIONS: Final = (LODGING, RICHELIEU, PARIS, LOUVRE, LA_ROCHELLE, QUEST)
PLACE_SHAPES: Final = {
    LODGING: "mask", RICHELIEU: "letter", PARIS: "rapiers", LOUVRE: "queen", LA_ROCHELLE: "dice", QUEST: "ship",
}  # fmt: skip

# The order of treachery, destination, Paris cards, reserve and tokens where it is not this one.
ORDERS: Final[dict[type, Sequence[int]]] = {
    ChooseDestination: (1, 0, 2, 3, 4),
    FirstParisCard: (2, 0, 1, 3, 4),
    TakeParis: (2, 0, 1, 3, 4),
    Fill: (3, 0, 2, 1, 4),
    PlaceTokens: (4, 3, 2, 0, 1),
}


@final
class Screen(TablePart):
    """What lies behind Milady's screen; what the question is about comes first."""

    def draw(self) -> Markup:
        groups = [self.treachery(), self.destination(), self.paris(), self.reserve(), self.tokens()]
        return div("fan mq-screen", *[groups[at] for at in ORDERS.get(type(self.uses.top), range(len(groups)))])

    def group(self, name: str, *pieces: Markup, look: str = "") -> Markup:
        if not any(pieces):
            return NOTHING
        label = self.canvas.say(f"table-web-{name}")
        attributes: dict[str, Attribute] = {"class": classes("mq-group", look), "aria-label": label}
        return element(
            "section", attributes, element("h3", {"class": "mq-group-name"}, label), div("mq-group-row", *pieces)
        )

    # Cards.

    def treachery(self) -> Markup:
        game, say = self.game, self.canvas.say
        pieces: list[Markup] = []
        met: list[int] = []
        for card in sorted(game.treachery_hand):
            id = f"treachery-{TREACHERY_IDS[card]}-{met.count(card)}"
            pieces.append(self.scheme(id, card, self.uses.treachery(card)))
            met.append(card)
        if isinstance(self.uses.top, AtRichelieus):
            for card in range(TREACHERIES):
                act = f"fetch {TREACHERY_IDS[card]}"
                if act in self.canvas.legal:
                    pieces.append(self.scheme(f"search-{TREACHERY_IDS[card]}", card, [act], "mq-in-deck"))
        deck = len(game.treachery_deck)
        if deck:
            words = say("table-web-treachery-left", count=deck)
            pieces.append(
                self.region.piece(
                    "treachery-deck",
                    str(deck),
                    words,
                    "card-piece mq-screen-card mq-pile",
                    self.cards.treachery(self.region, UNKNOWN),
                    span("pile-count", str(deck)),
                    acts=["draw treachery"] if isinstance(self.uses.top, PlayTreachery) else [],
                    dims=False,
                    more={"title": words},
                )
            )
        return self.group("treachery", *pieces)

    def scheme(self, id: str, card: int, acts: list[str], look: str = "") -> Markup:
        """A treachery card, in her hand or found in the deck."""
        name = self.cards.name(self.data.treachery[card].label)
        told = f"{name} – {agreed_text(card, self.game.charter, self.cards.language)}"
        return self.card(id, told, self.cards.treachery(self.region, card), acts, look)

    def card(self, id: str, words: str, picture: Markup, acts: list[str], look: str = "") -> Markup:
        return self.region.piece(id, "screen", words, classes("card-piece mq-screen-card", look), picture, acts=acts,
                                 more={"title": words})  # fmt: skip

    def destination(self) -> Markup:
        """M-4.1 Her six location cards; the chosen one lies alone until the round is over."""
        game = self.game
        choosing = isinstance(self.uses.top, ChooseDestination)
        if not choosing and game.destination == NOWHERE:
            return NOTHING
        found = DESTINATIONS if choosing else (int(game.destination),)
        pieces = [
            self.card(
                f"location-{LOCATION_WORDS[place]}",
                self.cards.told(self.data.destinations[LOCATION_IDS[place]]),
                self.cards.plain(self.region, "mq-destination", PLACE_SHAPES[place], "",
                                 self.data.destinations[LOCATION_IDS[place]]),
                [f"go {LOCATION_WORDS[place]}"] if choosing else [],
            )
            for place in found
            if LOCATION_IDS[place] in self.data.destinations
        ]  # fmt: skip
        return self.group("destinations" if choosing else "destination", *pieces)

    def paris(self) -> Markup:
        """Paris cards in her hand; and those she may choose from now."""
        game, top = self.game, self.uses.top
        choosing = isinstance(top, FirstParisCard | TakeParis)
        found = sorted({*game.paris_hand, *(game.paris_unused if choosing else [])})
        pieces = [
            self.card(
                f"paris-{PARIS_WORDS[card]}",
                self.cards.told(self.data.paris[card].label),
                self.cards.plain(self.region, "mq-paris-card", "letter", str(self.data.paris[card].strength),
                                 self.data.paris[card].label),
                self.uses.paris(card),
            )
            for card in found
        ]  # fmt: skip
        return self.group("paris-cards", *pieces)

    # Enemies, traps and tokens.

    def reserve(self) -> Markup:
        """M-11.2 Enemies and traps that she can still place, with their strength."""
        game = self.game
        filling = isinstance(self.uses.top, Fill)
        pieces: list[Markup] = []
        for enemy in range(ENEMIES):
            if game.enemy_at[enemy] == IN_HAND:
                foe = self.data.foes[enemy]
                words = self.cards.foe_words(foe, int(foe.life))
                strength = self.canvas.say("table-web-strength", strength=int(foe.strength))
                pieces.append(self.small(
                    f"reserve-{ENEMY_IDS[enemy]}", f"{words}, {strength}", int(foe.strength),
                    self.cards.foe(self.region, foe, int(foe.life)), [f"post {ENEMY_IDS[enemy]}"] if filling else [],
                    "mq-enemy", foe.label.texts[self.canvas.language],
                ))  # fmt: skip
        for trap in range(TRAPS):
            if game.trap_at[trap] == IN_HAND:
                label = self.data.traps[trap].label
                name = self.cards.name(label)
                body = span("mq-foe", span("mq-foe-name", name), shape(self.region, TRAP_IDS[trap], "mq-trap-shape"))
                pieces.append(self.small(
                    f"reserve-{TRAP_IDS[trap]}", self.canvas.say("table-web-trap", trap=name),
                    int(self.data.traps[trap].strength), body, [f"set {TRAP_IDS[trap]}"] if filling else [], "mq-trap",
                    label.texts[self.canvas.language],
                ))  # fmt: skip
        return self.group("reserve", *pieces, look="mq-reserve")

    def small(
        self, id: str, words: str, strength: int, body: Markup, acts: list[str], look: str, text: str
    ) -> Markup:  # fmt: skip
        return self.region.piece(
            id, "screen", words, f"mq-task {look} mq-reserve-card", span("mq-strength", str(strength)), body, acts=acts,
            more={"title": f"{words}. {text}"},
        )  # fmt: skip

    def tokens(self) -> Markup:
        """M-15 Tokens that are not placed yet, by kind."""
        game = self.game
        placing = isinstance(self.uses.top, PlaceTokens)
        left = list(game.tokens)
        if placing:
            for token in game.picked[game.charter.milady]:
                left.remove(token)
        pieces: list[Markup] = []
        for token in range(TOKENS):
            count = left.count(token)
            if count == 0:
                continue
            words = f"{self.cards.token_words(token)} ×{count}"
            pieces.append(self.region.piece(
                f"left-{TOKEN_WORDS[token]}", str(count), words, "mq-token mq-token-up mq-token-left",
                self.cards.token(self.region, token), span("mq-token-count", f"×{count}"),
                acts=[f"place {TOKEN_WORDS[token]}"] if placing else [], nth=99, more={"title": words},
            ))  # fmt: skip
        return self.group("tokens", *pieces, look="mq-tokens-left")
