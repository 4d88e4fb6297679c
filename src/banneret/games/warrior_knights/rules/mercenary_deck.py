"""W-2.1 The mercenary deck and its discards."""

from mypy_extensions import i64

from banneret.core.chance import Chance
from banneret.games.warrior_knights.rules.state import WarriorKnights


def into_mercenary_deck(game: WarriorKnights, troops: list[int], chance: Chance) -> None:
    """Deserters and unhired troops are shuffled into the deck."""
    if troops:
        deck = game.mercenary_deck + troops
        chance.shuffle(deck, "mercenaries")
        game.mercenary_deck = deck


def draw_mercenaries(game: WarriorKnights, count: i64, chance: Chance) -> list[int]:
    """From the top; the discards are shuffled in when the deck is empty; fewer if there are no more."""
    drawn: list[int] = []
    while len(drawn) < count:
        if not game.mercenary_deck:
            if not game.mercenary_discard:
                break
            deck = game.mercenary_discard[:]
            chance.shuffle(deck, "mercenaries")
            game.mercenary_deck = deck
            game.mercenary_discard = []
        drawn.append(game.mercenary_deck[0])
        game.mercenary_deck = game.mercenary_deck[1:]
    return drawn
