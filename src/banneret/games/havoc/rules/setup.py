"""H-2 Setting up the table."""

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.games.havoc.rules.cards import DOG, JOHN, SUITS, VALUES, cards_text
from banneret.games.havoc.rules.data import CASTILLON, HavocData
from banneret.games.havoc.rules.state import (
    NO_SEAT,
    RECRUITS_MINIMUM,
    Charter,
    Havoc,
)
from banneret.games.havoc.rules.turn import NEXT_TURN


def regular_cards(max_value: i64) -> list[int]:
    """H-2.1 One card for each suit and value in use."""
    return [suit * VALUES + value for suit in range(SUITS) for value in range(1, max_value + 1)]


def set_up(players: int, options: dict[str, str], data: HavocData, chance: Chance, listen: bool) -> Havoc:
    """H-2 Dealer, hands, recruits, deck, Peacekeeper. H-2.2, H-15.1 The battles lie in a row, in random order where
    that is wanted, Castillon last.
    """
    game = Havoc(players, Charter(players, options, data))
    if listen:
        game.listen()
    dealer = chance.below(players, "dealer")
    if game.charter.random_order:
        order = list(range(1, CASTILLON))
        chance.shuffle(order, "battles")
        game.battle_row = [*order, CASTILLON]
    deal(game, dealer, chance)
    first = game.left_of(dealer)
    game.peacekeeper = first
    game.holder = first
    game.active = first
    game.next_seat = first
    game.emit("peacekeeper_first", "H-2.5", first, {})
    game.push(NEXT_TURN)
    return game


def deal(game: Havoc, dealer: i64, chance: Chance) -> None:
    """H-2.3, H-2.4 One dog and seven regular cards each, three recruits; then dogs (H-16.1 and John) join the deck."""
    charter = game.charter
    cards = regular_cards(charter.max_value)
    chance.shuffle(cards, "deal")
    at: i64 = 0
    for hand in game.hands:
        hand.append(DOG)
    for _ in range(charter.data.dealt):
        seat = dealer
        for _ in range(game.players):
            seat = game.left_of(seat)
            game.hands[seat].append(cards[at])
            at += 1
    for seat in range(game.players):
        game.emit("dealt", "H-2.3", seat, {}, secret={"cards": cards_text(game.hands[seat])}, secret_to=BIT[seat])
    game.recruits = cards[at : at + RECRUITS_MINIMUM]
    game.emit("recruits_refilled", "H-2.3", NO_SEAT, {"cards": cards_text(game.recruits)})
    deck = cards[at + RECRUITS_MINIMUM :] + [DOG] * (charter.dogs - game.players)
    if charter.with_john:
        deck.append(JOHN)
    chance.shuffle(deck, "deck")
    game.deck = deck
