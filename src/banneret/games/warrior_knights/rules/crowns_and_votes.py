"""W-1.1 What a Baron gains and pays: crowns, votes, faith and influence; the treasury is endless. And his markers."""

from mypy_extensions import i64

from banneret.games.warrior_knights.rules.cards import EXPEDITIONS
from banneret.games.warrior_knights.rules.state import WarriorKnights, put


def gain_crowns(game: WarriorKnights, seat: i64, count: i64, rule: str) -> None:
    if count == 0:
        return
    game.crowns = put(game.crowns, seat, game.crowns[seat] + count)
    if game.heard:
        game.emit("gained_crowns", rule, seat, {"count": count})


def pay_crowns(game: WarriorKnights, seat: i64, count: i64, rule: str) -> None:
    if count == 0:
        return
    game.crowns = put(game.crowns, seat, game.crowns[seat] - count)
    if game.heard:
        game.emit("paid_crowns", rule, seat, {"count": count})


def hand_crowns(game: WarriorKnights, giver: i64, taker: i64, count: i64, rule: str) -> None:
    """From one Baron to another."""
    if count == 0:
        return
    crowns = put(game.crowns, giver, game.crowns[giver] - count)
    game.crowns = put(crowns, taker, crowns[taker] + count)
    if game.heard:
        game.emit("handed_crowns", rule, giver, {"count": count, "to": taker})


def gain_votes(game: WarriorKnights, seat: i64, count: i64, rule: str) -> None:
    """Or lose, with a negative count."""
    if count == 0:
        return
    game.votes = put(game.votes, seat, game.votes[seat] + count)
    if game.heard:
        game.emit("gained_votes" if count > 0 else "lost_votes", rule, seat, {"count": count if count > 0 else -count})


def gain_faith(game: WarriorKnights, seat: i64, count: i64, rule: str) -> None:
    """Or lose, with a negative count."""
    if count == 0:
        return
    game.faith = put(game.faith, seat, game.faith[seat] + count)
    if game.heard:
        game.emit("gained_faith" if count > 0 else "lost_faith", rule, seat, {"count": count if count > 0 else -count})


def gain_influence(game: WarriorKnights, seat: i64, count: i64, rule: str) -> None:
    """W-14.3 From the pool, the rest from the treasury; what is lost goes to the treasury."""
    if count == 0:
        return
    game.influence = put(game.influence, seat, game.influence[seat] + count)
    if count > 0:
        game.pool -= min(game.pool, count)
    if game.heard:
        name = "gained_influence" if count > 0 else "lost_influence"
        game.emit(name, rule, seat, {"count": count if count > 0 else -count, "pool": game.pool})


def free_markers(game: WarriorKnights, seat: i64) -> i64:
    """Baron markers that lie neither on the mercenary track nor at an expedition."""
    used: i64 = game.track.count(seat)
    for expedition in range(EXPEDITIONS):
        if game.stakes[expedition * game.players + seat] > 0:
            used += 1
    return game.charter.data.markers - used
