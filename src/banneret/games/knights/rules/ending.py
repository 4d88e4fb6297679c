"""K-14 The end of the game."""

from mypy_extensions import i64

from banneret.core.jsons import Json
from banneret.games.knights.rules.state import BY_CASTLES, BY_LIMIT, BY_TOURNAMENTS, NO_SEAT, REASON_IDS, Knights


def wins_by_cards(game: Knights, seat: i64) -> bool:
    """K-14.1, K-14.3 Four castles, or two castles and three tournament cards: the game is over at once."""
    goals = game.charter.data.goals
    castles = len(game.castles[seat])
    if castles >= goals.castles:
        win(game, seat, BY_CASTLES, "K-14.1")
        return True
    if castles >= goals.tournament_castles and len(game.tournaments[seat]) >= goals.tournaments:
        win(game, seat, BY_TOURNAMENTS, "K-14.1")
        return True
    return False


def win(game: Knights, seat: i64, reason: i64, rule: str) -> None:
    game.winners = [int(seat)]
    game.win_reason = reason
    if game.heard:
        held: dict[str, Json] = {"castles": len(game.castles[seat]), "tournaments": len(game.tournaments[seat])}
        game.emit("won", rule, seat, {"reason": REASON_IDS[reason], **held})
    game.finish()


def limit_reached(game: Knights) -> bool:
    """K-14.4 Whether this turn is the last: the agreed rounds are over with it, or everybody has passed in a row."""
    if game.passes_in_row >= game.players:
        return True
    return game.charter.max_rounds > 0 and game.turns + 1 >= game.charter.max_rounds * game.players


def end_by_limit(game: Knights) -> None:
    """K-14.4 Most castles, then most tournament cards, then most special cards; equals share the victory."""
    game.turns += 1
    game.winners = best_placed(game)
    game.win_reason = BY_LIMIT
    if game.heard:
        keys: list[Json] = [list(standing_key(game, seat)) for seat in range(game.players)]
        passed = game.passes_in_row >= game.players
        parts: dict[str, Json] = {"winners": list(game.winners), "why": "passes" if passed else "rounds",
                                  "rounds": game.charter.max_rounds, "held": keys}  # fmt: skip
        game.emit("limit_reached", "K-14.4", NO_SEAT, parts)
    game.finish()


def standing_key(game: Knights, seat: i64) -> tuple[int, int, int]:
    """K-14.4 What compares seats; the greater is the better one."""
    return len(game.castles[seat]), len(game.tournaments[seat]), len(game.specials[seat])


def best_placed(game: Knights) -> list[int]:
    best: list[int] = []
    best_key = (-1, -1, -1)
    for seat in range(game.players):
        key = standing_key(game, seat)
        if key > best_key:
            best_key = key
            best = [seat]
        elif key == best_key:
            best.append(seat)
    return best
