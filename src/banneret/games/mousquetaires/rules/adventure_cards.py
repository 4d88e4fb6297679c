"""M-5.7 Adventure cards: drawn, dealt, discarded, and known to all."""

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.games.mousquetaires.rules.cards import ADVENTURE_WORDS, cards_text
from banneret.games.mousquetaires.rules.reasons import reason_of
from banneret.games.mousquetaires.rules.state import NO_CARD, NO_SEAT, Mousquetaires


def draw_card(game: Mousquetaires, chance: Chance) -> i64:
    """M-5.7 The top card; an empty deck is made anew of the discards when a card is needed. NO_CARD: none."""
    if game.drawn == len(game.deck):
        if not game.discard:
            return NO_CARD
        deck = game.discard
        chance.shuffle(deck, "adventure")
        game.deck = deck
        game.drawn = 0
        game.discard = []
        if game.heard:
            game.emit("reshuffled", "M-5.7", NO_SEAT, {"count": len(deck)})
    card = game.deck[game.drawn]
    game.drawn += 1
    return card


def deal_to(game: Mousquetaires, seat: i64, count: i64, rule: str, chance: Chance) -> None:
    """Cards for a player, as far as there are any."""
    while count > 0:
        card = draw_card(game, chance)
        if card == NO_CARD:
            if game.heard:
                game.emit("no_card_left", "M-5.7", seat, {})
            return
        game.hands[seat].append(card)
        count -= 1
        if game.heard:
            told: dict[str, Json] = {"why": reason_of(rule)}
            game.emit("drew", rule, seat, told, secret={"card": ADVENTURE_WORDS[card]}, secret_to=BIT[seat],
                      reveals=True)  # fmt: skip


def leave_hand(game: Mousquetaires, seat: i64, card: i64) -> None:
    """A card leaves a hand; one that all know of is the first to go."""
    game.hands[seat].remove(card)
    if card in game.shown[seat]:
        game.shown[seat].remove(card)


def discard_cards(game: Mousquetaires, seat: i64, cards: list[int], rule: str) -> None:
    """Openly onto the discards."""
    if not cards:
        return
    for card in cards:
        leave_hand(game, seat, card)
        game.discard.append(card)
    if game.heard:
        game.emit("discarded", rule, seat, {"cards": cards_text(cards)}, reveals=True)


def make_known(game: Mousquetaires, seat: i64, cards: list[int]) -> None:
    """Cards of a hand that everybody has now seen; those known before are not counted twice."""
    counted: list[int] = []
    for card in cards:
        counted.append(card)
        if counted.count(card) > game.shown[seat].count(card):
            game.shown[seat].append(card)
