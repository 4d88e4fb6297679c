"""W-1.1 What a Baron gains and pays: crowns, votes, faith and influence; the treasury is endless. And his markers."""

from mypy_extensions import i64

from banneret.core.jsons import Json
from banneret.games.warrior_knights.rules.cards import CITY_IDS, EXPEDITIONS
from banneret.games.warrior_knights.rules.state import WarriorKnights, put


def amount(count: i64, source: str) -> dict[str, Json]:
    """What is told of an amount: how much, and what it is for or made of, where a line before does not say it."""
    told: dict[str, Json] = {"count": count}
    if source:
        told["source"] = source
    return told


def gain_crowns(game: WarriorKnights, seat: i64, count: i64, rule: str, source: str = "") -> None:
    if count == 0:
        return
    game.crowns = put(game.crowns, seat, game.crowns[seat] + count)
    if game.heard:
        game.emit("gained_crowns", rule, seat, amount(count, source))


def pay_crowns(game: WarriorKnights, seat: i64, count: i64, rule: str, source: str = "") -> None:
    if count == 0:
        return
    game.crowns = put(game.crowns, seat, game.crowns[seat] - count)
    if game.heard:
        game.emit("paid_crowns", rule, seat, amount(count, source))


def hand_crowns(game: WarriorKnights, giver: i64, taker: i64, count: i64, rule: str, source: str = "") -> None:
    """From one Baron to another."""
    if count == 0:
        return
    crowns = put(game.crowns, giver, game.crowns[giver] - count)
    game.crowns = put(crowns, taker, crowns[taker] + count)
    if game.heard:
        game.emit("handed_crowns", rule, giver, {**amount(count, source), "to": taker})


def gain_votes(game: WarriorKnights, seat: i64, count: i64, rule: str, source: str = "") -> None:
    """Or lose, with a negative count."""
    if count == 0:
        return
    game.votes = put(game.votes, seat, game.votes[seat] + count)
    if game.heard:
        name = "gained_votes" if count > 0 else "lost_votes"
        game.emit(name, rule, seat, amount(count if count > 0 else -count, source))


def gain_faith(game: WarriorKnights, seat: i64, count: i64, rule: str) -> None:
    """Or lose, with a negative count."""
    if count == 0:
        return
    game.faith = put(game.faith, seat, game.faith[seat] + count)
    if game.heard:
        game.emit("gained_faith" if count > 0 else "lost_faith", rule, seat, {"count": count if count > 0 else -count})


def gain_influence(game: WarriorKnights, seat: i64, count: i64, rule: str, source: str = "") -> None:
    """W-14.3 From the pool, the rest from the treasury; what is lost goes to the treasury."""
    if count == 0:
        return
    game.influence = put(game.influence, seat, game.influence[seat] + count)
    if count > 0:
        game.pool -= min(game.pool, count)
    if game.heard:
        name = "gained_influence" if count > 0 else "lost_influence"
        game.emit(name, rule, seat, {**amount(count if count > 0 else -count, source), "pool": game.pool})


def income_source(city: i64, times: i64, total: i64) -> str:
    """A multiple of what a city brings."""
    return f"income:{CITY_IDS[city]}:{times}:{total // times}"


def free_markers(game: WarriorKnights, seat: i64) -> i64:
    """Baron markers that lie neither on the mercenary track nor at an expedition."""
    used: i64 = game.track.count(seat)
    for expedition in range(EXPEDITIONS):
        if game.stakes[expedition * game.players + seat] > 0:
            used += 1
    return game.charter.data.markers - used
