"""W-14 The end of the game."""

from typing import Final

from mypy_extensions import i64

from banneret.core.jsons import Json
from banneret.games.warrior_knights.rules.armies_and_places import (
    cities_of,
    city_stands,
    count_kingdom_cities,
    is_on_board,
)
from banneret.games.warrior_knights.rules.cards import GARRISON, KINGDOM_CITIES, OFF_BOARD, SLOTS
from banneret.games.warrior_knights.rules.state import (
    BY_CITIES,
    BY_INFLUENCE,
    BY_ROUNDS,
    NO_SEAT,
    REASONS,
    WarriorKnights,
)

MEASURES: Final = ("influence", "cities", "wealth", "troops")
FIRST_MEASURES: Final = ("most_influence", "kingdom")  # by whether might is right


def end_game(game: WarriorKnights, seat: i64, reason: i64, rule: str) -> None:
    """NO_SEAT: the game ends without a winner."""
    game.winner = seat
    game.reason = reason
    if game.heard:
        game.emit("game_over", rule, seat, end_told(game))
    game.finish()


def end_told(game: WarriorKnights) -> dict[str, Json]:
    """W-14 Why the game is over, and what decided: cities and how many it takes, or what those who were level had."""
    told: dict[str, Json] = {"reason": REASONS[game.reason]}
    if game.winner == NO_SEAT:
        in_play = game.order_from(0)
        first = max([rank_of(game, seat) for seat in in_play])
        told["level"] = [seat for seat in in_play if rank_of(game, seat) == first]
        told["ranks"] = first[-len(MEASURES) :]
        return told
    if game.reason == BY_CITIES:
        told["count"] = counted_cities(game, game.winner)
        told["needed"] = cities_needed(game)
    elif game.reason in (BY_INFLUENCE, BY_ROUNDS):
        told["count"] = game.influence[game.winner]
        step = tie_broken_at(game)
        best = rank_of(game, game.winner)
        told["step"] = MEASURES[step - len(best)] if step else FIRST_MEASURES[int(game.charter.might_is_right)]
        level = [seat for seat in game.order_from(0) if rank_of(game, seat)[:step] == best[:step]]
        told["level"] = level
        told["ranks"] = [rank_of(game, seat)[step] for seat in level]
    return told


def tie_broken_at(game: WarriorKnights) -> int:
    """W-14.2 Which measure decided where the first one was equal; 0 where it was not."""
    best = rank_of(game, game.winner)
    deepest = 0
    for seat in range(game.players):
        if seat == game.winner or not game.in_play(seat):
            continue
        rank = rank_of(game, seat)
        at = 0
        while at < len(best) and rank[at] == best[at]:
            at += 1
        deepest = max(deepest, at)
    return deepest if deepest < len(best) else 0


def cities_needed(game: WarriorKnights) -> i64:
    """W-14.1 How many cities it takes."""
    if game.charter.two_barons:
        return game.charter.data.constants.two_player_cities
    return standing_kingdom_cities(game) // 2 + 1


def standing_kingdom_cities(game: WarriorKnights) -> i64:
    count: i64 = 0
    for city in range(KINGDOM_CITIES):
        if city_stands(game, city):
            count += 1
    return count


def city_winner(game: WarriorKnights) -> i64:
    """W-14.1 More than half of the standing Kingdom cities; with two Barons five cities, and more than the other."""
    if not game.charter.two_barons:
        standing = standing_kingdom_cities(game)
        for seat in game.turn_order():
            if 2 * count_kingdom_cities(game, seat) > standing:
                return seat
        return NO_SEAT
    counts = [int(counted_cities(game, seat)) for seat in range(game.players)]
    if counts[0] == counts[1] or max(counts) < game.charter.data.constants.two_player_cities:
        return NO_SEAT
    return 0 if counts[0] > counts[1] else 1


def counted_cities(game: WarriorKnights, seat: i64) -> i64:
    """W-14.1 The cities of a Baron that count for the victory by cities."""
    return len(cities_of(game, seat)) if overseas_count(game) else count_kingdom_cities(game, seat)


def overseas_count(game: WarriorKnights) -> bool:
    """W-14.1 Whether cities overseas count for it."""
    return game.charter.two_barons and game.charter.overseas_count


def troop_cards_on_board(game: WarriorKnights, seat: i64) -> i64:
    """A-25 Cards under nobles in areas or ports, and in a garrison on the board."""
    count: i64 = 0
    for slot in range(SLOTS):
        army = seat * SLOTS + slot
        there = game.strongholds[seat] != OFF_BOARD if slot == GARRISON else is_on_board(game, army)
        if there:
            count += len(game.armies[army])
    return count


def rank_of(game: WarriorKnights, seat: i64) -> list[int]:
    """W-14.2 Influence, cities, crowns with faith and votes, troop cards; Might Is Right puts Kingdom cities first."""
    rank = [
        game.influence[seat],
        len(cities_of(game, seat)),
        game.crowns[seat] + game.faith[seat] + game.votes[seat],
        int(troop_cards_on_board(game, seat)),
    ]
    return [int(count_kingdom_cities(game, seat)), *rank] if game.charter.might_is_right else rank


def final_ranks(game: WarriorKnights) -> list[list[int]]:
    """By seat: the winner is first, who is out comes last, between them the higher rank is ahead (W-14.2)."""
    return [[int(seat == game.winner), int(game.in_play(seat)), *rank_of(game, seat)] for seat in range(game.players)]


def influence_winner(game: WarriorKnights) -> i64:
    """W-14.2 The highest rank; NO_SEAT where two are still equal."""
    best: list[int] = []
    found = NO_SEAT
    for seat in game.turn_order():
        rank = rank_of(game, seat)
        if not best or rank > best:
            best = rank
            found = seat
        elif rank == best:
            found = NO_SEAT
    return found


def check_city_victory(game: WarriorKnights) -> None:
    """W-14.1"""
    winner = city_winner(game)
    if winner != NO_SEAT:
        end_game(game, winner, BY_CITIES, "W-14.1")


def check_end(game: WarriorKnights) -> None:
    """W-14.2, W-16.4 An empty pool ends the game, unless might is right; so does the last agreed round."""
    limit = game.charter.round_limit
    if game.pool == 0 and not game.charter.might_is_right:
        end_game(game, influence_winner(game), BY_INFLUENCE, "W-14.2")
    elif limit > 0 and game.round >= limit:
        end_game(game, influence_winner(game), BY_ROUNDS, "W-14.2")
