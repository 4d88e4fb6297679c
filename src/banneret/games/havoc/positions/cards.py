"""The cards of a written position: every card in play lies somewhere, once."""

from typing import Final

from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.errors import ScenarioError
from banneret.core.jsons import Json
from banneret.games.havoc.positions.battle import FINAL_PHASES
from banneret.games.havoc.positions.words import CASTILLON_LAY, CONTINUE, HAVOC_LAY, JOIN, Words, fault
from banneret.games.havoc.rules.cards import DOG, JOHN, KINDS, VALUE, notation
from banneret.games.havoc.rules.castillon import MOST_LAID
from banneret.games.havoc.rules.hands import lay_fits
from banneret.games.havoc.rules.setup import regular_cards
from banneret.games.havoc.rules.state import JOHN_IN_DECK, RECRUITS_MINIMUM, Havoc

CARD_KEYS: Final = ("hands", "deck", "discard", "recruits", "laid", "rest")
LAYING_PHASES: Final = (HAVOC_LAY, JOIN, CONTINUE, CASTILLON_LAY)


def place_cards(game: Havoc, words: Words, phase: str, chance: Chance) -> None:
    """H-2.1 Every card in play lies somewhere, once."""
    if not any(words.has(key) for key in CARD_KEYS) and phase not in FINAL_PHASES and game.john <= JOHN_IN_DECK:
        return
    left = [0] * (KINDS + 1)
    left[DOG] = game.charter.dogs
    left[JOHN] = 1 if game.john == JOHN_IN_DECK else 0
    for card in regular_cards(game.charter.max_value):
        left[card] = 1
    hands = words.cards_by_seat("hands")
    for seat, cards in hands.items():
        take(game, left, f"hands.{words.names[seat]}", cards)
    game.laid = [[] for _ in range(game.players)]
    for seat, cards in words.cards_by_seat("laid").items():
        game.laid[seat] = cards
        take(game, left, f"laid.{words.names[seat]}", cards)
    game.discard = words.cards("discard")
    take(game, left, "discard", game.discard)
    game.recruits = words.cards("recruits")
    take(game, left, "recruits", game.recruits)
    deck = words.cards("deck")
    take(game, left, "deck", deck)
    regular = [card for card in range(1, KINDS) if left[card] > 0]
    chance.shuffle(regular, "deal")
    rest = words.values.get("rest", "deck")
    to_hands = words.seats("rest") if rest not in ("deck", "discard") else []
    for seat in range(game.players):
        if seat in hands:
            game.hands[seat] = hands[seat]
        elif seat in to_hands:
            game.hands[seat] = []
        else:
            game.hands[seat] = usual_hand(game, words, seat, left, regular)
    if not words.has("recruits") and phase not in FINAL_PHASES:
        if len(regular) < RECRUITS_MINIMUM:
            raise fault("recruits", "no-recruits-left")
        game.recruits = [regular.pop() for _ in range(RECRUITS_MINIMUM)]
    others = regular + [DOG] * left[DOG] + [JOHN] * left[JOHN]
    if left[JOHN] and rest != "deck":
        raise fault("deck", "john-in-deck")
    chance.shuffle(others, "deck")
    if rest == "deck":
        deck = deck + others
    elif rest == "discard":
        game.discard = others + game.discard
    elif to_hands:
        for at, card in enumerate(others):
            game.hands[to_hands[at % len(to_hands)]].append(card)
    elif others:
        raise fault("rest", "no-place", {"count": len(others)})
    game.deck = deck
    game.drawn = 0


def take(game: Havoc, left: list[int], key: str, cards: list[int]) -> None:
    """Take named cards out of those in play."""
    for card in cards:
        if card == JOHN and key != "deck":
            raise fault(key, "john-only-in-deck")
        if left[card] == 0:
            raise missing(game, key, card)
        left[card] -= 1


def missing(game: Havoc, key: str, card: int) -> ScenarioError:
    """Why a named card cannot be had."""
    if card == DOG:
        return fault(key, "too-many-dogs", {"dogs": game.charter.dogs})
    if card == JOHN:
        return fault(key, "john-missing")
    if VALUE[card] > game.charter.max_value:
        parts: dict[str, Json] = {"card": notation(card), "players": game.players, "high": game.charter.max_value}
        return fault(key, "not-in-play", parts)
    return fault(key, "card-twice", {"card": notation(card)})


def usual_hand(game: Havoc, words: Words, seat: int, left: list[int], regular: list[int]) -> list[int]:
    """H-2.3 A hand that is not named is like one at the start: a dog, while there is one, and regular cards."""
    size = game.charter.data.dealt + 1
    hand: list[int] = []
    if left[DOG] > 0:
        left[DOG] -= 1
        hand.append(DOG)
    if len(regular) < size - len(hand):
        raise fault("hands", "no-hand-left", {"who": words.names[seat]})
    while len(hand) < size:
        hand.append(regular.pop())
    return hand


def place_picked(game: Havoc, words: Words, phase: str) -> None:
    """Cards of a lay that is not confirmed yet; they are still in the hand."""
    asked = game.stack[-1].asked(game)
    answered = words.seats("answered")
    for seat, cards in words.cards_by_seat("picked").items():
        if not cards:
            continue
        key = f"picked.{words.names[seat]}"
        if phase not in LAYING_PHASES:
            raise fault(key, "nobody-lays")
        if not asked & BIT[seat] and seat not in answered:
            raise fault(key, "not-asked", {"who": words.names[seat]})
        for card in cards:
            if cards.count(card) > game.hands[seat].count(card):
                raise fault(key, "not-in-hand", {"card": notation(card)})
        dogs = (cards + game.laid[seat]).count(DOG)
        fits = lay_fits(len(cards) + len(game.laid[seat]) - dogs, dogs)
        if not fits or (phase == CASTILLON_LAY and len(cards) > MOST_LAID):
            raise fault(key, "too-many-laid")
        game.picked[seat] = cards
    for seat in answered:
        if not game.picked[seat]:
            raise fault("answered", "nothing-picked", {"who": words.names[seat]})
