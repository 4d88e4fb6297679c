"""The cards of a written position: every card lies somewhere, once."""

from typing import Final

from banneret.core.chance import Chance
from banneret.games.knights.positions.words import Words, fault
from banneret.games.knights.rules.cards import (
    CARDS,
    COLOUR,
    FIRST_SPECIAL,
    FIRST_TOURNAMENT,
    LEFT,
    RIGHT,
    TOURNAMENTS,
    notation,
)
from banneret.games.knights.rules.state import Knights

CARD_KEYS: Final = ("castles", "specials", "tournaments", "left", "right", "rest")


def place_cards(game: Knights, words: Words, chance: Chance) -> None:
    """Named cards go where they are named; a seat without named castles has one, and the rest lies in the piles."""
    if not any(words.has(key) for key in CARD_KEYS):
        return
    left = list(range(CARDS))
    castles = words.cards_by_seat("castles")
    specials = words.cards_by_seat("specials")
    tournaments = tournaments_of(words)
    piles = [words.cards("left"), words.cards("right")]
    for seat, cards in castles.items():
        take(left, f"castles.{words.names[seat]}", cards, 0, FIRST_SPECIAL)
    for seat, cards in specials.items():
        take(left, f"specials.{words.names[seat]}", cards, FIRST_SPECIAL, FIRST_TOURNAMENT)
    for seat, cards in tournaments.items():
        take(left, f"tournaments.{words.names[seat]}", cards, FIRST_TOURNAMENT, CARDS)
    take(left, "left", piles[LEFT], 0, CARDS)
    take(left, "right", piles[RIGHT], 0, CARDS)
    chance.shuffle(left, "deck")
    forget_cards(game)
    for seat in range(game.players):
        if seat not in castles:
            castles[seat] = [starting_castle(left, castles)]
        for card in castles[seat] + specials.get(seat, []) + tournaments.get(seat, []):
            game.gain(seat, card)
    lay_rest(words, piles, left)
    game.piles = piles


def forget_cards(game: Knights) -> None:
    """Nobody owns anything."""
    game.castles = [[] for _ in range(game.players)]
    game.specials = [[] for _ in range(game.players)]
    game.tournaments = [[] for _ in range(game.players)]
    game.colours = [0] * game.players
    game.kinds = [0] * game.players


def take(left: list[int], key: str, cards: list[int], low: int, high: int) -> None:
    """Take named cards out of those that have no place yet."""
    for card in cards:
        if not low <= card < high:
            raise fault(key, "other-sort", {"card": notation(card)})
        if card not in left:
            raise fault(key, "card-twice", {"card": notation(card)})
        left.remove(card)


def tournaments_of(words: Words) -> dict[int, list[int]]:
    """Tournament cards by name; a number takes that many that are not named."""
    found: dict[int, list[int]] = {}
    counts: dict[int, int] = {}
    named: list[int] = words.cards("left") + words.cards("right")
    for seat, value in words.by_seat("tournaments").items():
        key = f"tournaments.{words.names[seat]}"
        if isinstance(value, int):
            counts[seat] = words.number_of(key, value, 0, TOURNAMENTS)
        else:
            found[seat] = words.cards_of(key, value)
            named = named + found[seat]
    free = [card for card in range(FIRST_TOURNAMENT, CARDS) if card not in named]
    for seat, count in counts.items():
        if count > len(free):
            raise fault(f"tournaments.{words.names[seat]}", "no-tournament-left", {"count": len(free)})
        found[seat] = free[:count]
        free = free[count:]
    return found


def starting_castle(left: list[int], castles: dict[int, list[int]]) -> int:
    """K-1.4 A castle for a seat that has none named, of a colour that nobody has if there is one."""
    colours = {COLOUR[card] for cards in castles.values() for card in cards}
    free = [card for card in left if card < FIRST_SPECIAL]
    if not free:
        raise fault("castles", "no-castle-left")
    new = [card for card in free if COLOUR[card] not in colours]
    card = (new or free)[0]
    left.remove(card)
    return card


def lay_rest(words: Words, piles: list[list[int]], rest: list[int]) -> None:
    """Cards that are not named lie shuffled under the named ones: under both piles, or all under one."""
    where = words.word("rest", "both", ["both", "left", "right"])
    for card in rest:
        if where == "both":
            pile = LEFT if len(piles[LEFT]) <= len(piles[RIGHT]) else RIGHT
        else:
            pile = LEFT if where == "left" else RIGHT
        piles[pile] = [*piles[pile], card]
