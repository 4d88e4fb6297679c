"""The cards of a written position: each of a player's 48 lies somewhere, once, 24 of them in play."""

from typing import Final

from banneret.core.chance import Chance
from banneret.games.field_of_glory.positions.words import REST_WORDS, Words, fault
from banneret.games.field_of_glory.rules.actions import COLUMNS
from banneret.games.field_of_glory.rules.cards import COPIES, KINDS, notation
from banneret.games.field_of_glory.rules.invariants import ARMY_SIZE
from banneret.games.field_of_glory.rules.state import PLAYERS, FieldOfGlory

CARD_KEYS: Final = ("hands", "deck", "discard", "victory", "removed")


def place_cards(game: FieldOfGlory, words: Words, chance: Chance) -> None:
    """F-3.7 Every card lies somewhere. What is not named fills the hands and, up to 24 in play, the rest."""
    named = {key: words.cards_by_seat(key) for key in CARD_KEYS}
    for seat in range(PLAYERS):
        left = list(COPIES)
        name = words.names[seat]
        take(left, f"units.{name}", [kind for column in range(COLUMNS) for kind in game.at(seat, column)])
        take(left, "fight", game.on_table(seat))
        for key in ("hands", "deck", "discard"):
            take(left, f"{key}.{name}", named[key].get(seat, []))
        take(left, f"victory.{words.names[1 - seat]}", named["victory"].get(1 - seat, []))
        in_play = sum(COPIES) - sum(left)
        take(left, f"removed.{name}", named["removed"].get(seat, []))
        others = [kind for kind in range(KINDS) for _ in range(left[kind])]
        chance.shuffle(others, "deal")
        fill(game, words, seat, named, others, max(0, ARMY_SIZE - in_play))


def fill(
    game: FieldOfGlory, words: Words, seat: int, named: dict[str, dict[int, list[int]]], others: list[int], wanted: int
) -> None:
    """Cards in play that are not named, `wanted` of `others`: first the hand, then where `rest` says."""
    removed = named["removed"].get(seat, [])
    fresh = others[:wanted]
    hand = named["hands"].get(seat)
    if hand is None:
        size = min(int(game.charter.hand_size), len(fresh))
        hand = fresh[:size]
        fresh = fresh[size:]
    deck = named["deck"].get(seat, [])
    discard = named["discard"].get(seat, [])
    captured = named["victory"].get(1 - seat, [])
    rest = rest_of(words, seat)
    game.hands[seat] = hand + fresh if rest == "hand" else hand
    game.decks[seat] = (fresh if rest == "deck" else []) + deck[::-1]
    game.discards[seat] = (fresh if rest == "discard" else []) + discard
    game.victory[1 - seat] = captured + (fresh if rest == "victory" else [])
    game.removed[seat] = removed + others[wanted:]


def rest_of(words: Words, seat: int) -> str:
    """Where the cards of a seat go that are not named: one word for both seats, or one for each."""
    value = words.values.get("rest", REST_WORDS[0])
    if isinstance(value, str):
        return words.word_of("rest", value, REST_WORDS)
    return words.word_of(f"rest.{words.names[seat]}", words.by_seat("rest").get(seat, REST_WORDS[0]), REST_WORDS)


def take(left: list[int], key: str, cards: list[int]) -> None:
    """Take named cards out of the 48."""
    for card in cards:
        if left[card] == 0:
            raise fault(key, "card-too-often", {"card": notation(card), "count": COPIES[card]})
        left[card] -= 1
