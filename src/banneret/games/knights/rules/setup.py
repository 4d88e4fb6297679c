"""K-1 Setting up the table."""

from mypy_extensions import i64

from banneret.core.chance import Chance
from banneret.games.knights.rules.cards import CARDS, CASTLES, COLOUR, COLOURS, LEFT, RIGHT, notation
from banneret.games.knights.rules.data import KnightsData
from banneret.games.knights.rules.state import (
    NO_SEAT,
    Charter,
    Knights,
)
from banneret.games.knights.rules.turn import NEXT_TURN


def set_up(players: int, options: dict[str, str], data: KnightsData, chance: Chance, listen: bool) -> Knights:
    """K-1 First player, starting castles, two piles."""
    game = Knights(players, Charter(players, options, data))
    if listen:
        game.listen()
    chosen = game.charter.first_player
    game.first = chance.below(players, "first_player") if chosen == NO_SEAT else chosen
    game.current = game.first
    castles = starting_castles(game, chance)
    for seat in range(players):
        game.gain(seat, castles[seat])
    deal_piles(game, castles[:players], chance)
    if listen:
        tell_set_up(game)
    game.push(NEXT_TURN)
    return game


def starting_castles(game: Knights, chance: Chance) -> list[int]:
    """K-1.4, section 10 One castle of each colour, shuffled; seat i gets the i-th."""
    castles: list[int] = []
    if game.charter.fixed_start:
        castles.extend(game.charter.data.fixed_start)
    else:
        for colour in range(COLOURS):
            same = [card for card in range(CASTLES) if COLOUR[card] == colour]
            castles.append(same[chance.below(len(same), "castle")])
    chance.shuffle(castles, "castles")
    return castles


def deal_piles(game: Knights, dealt: list[int], chance: Chance) -> None:
    """K-1.5 All other cards are shuffled and cut into two piles; blank cards are out of the game (K-1.3)."""
    deck = [card for card in range(CARDS) if card not in dealt]
    chance.shuffle(deck, "deck")
    left: i64 = game.charter.data.left_sizes[int(game.players)]
    game.piles = [deck[:left], deck[left:]]


def tell_set_up(game: Knights) -> None:
    for seat in range(game.players):
        game.emit("castle_dealt", "K-1.4", seat, {"card": notation(game.castles[seat][0])})
    sizes = [len(pile) for pile in game.piles]
    game.emit("piles_made", "K-1.5", NO_SEAT, {"count": sizes[LEFT] + sizes[RIGHT], "left": sizes[LEFT]})
    game.tell_top(LEFT, "K-1.5")
    game.tell_top(RIGHT, "K-1.5")
    game.emit("first_player", "K-1.1", game.first, {})
