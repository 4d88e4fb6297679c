"""M-11.2 Which sets of enemies and at most one trap have a given strength."""

from mypy_extensions import i64

from banneret.games.mousquetaires.rules.data import MousquetairesData


def ways_of(data: MousquetairesData, enemies: list[int], most: i64) -> list[int]:
    """In how many ways enemies make up each strength from 0 to `most`."""
    ways = [0] * int(most + 1)
    ways[0] = 1
    for enemy in enemies:
        strength = data.foes[enemy].strength
        total = most
        while total >= strength:
            ways[total] += ways[total - strength]
            total -= 1
    return ways


def count_fillings(data: MousquetairesData, enemies: list[int], traps: list[int], strength: i64) -> i64:
    """How many sets have exactly this strength."""
    if strength < 0:
        return 0
    ways = ways_of(data, enemies, strength)
    count: i64 = ways[strength]
    for trap in traps:
        weight = data.traps[trap].strength
        if weight <= strength:
            count += ways[strength - weight]
    return count


def can_reach(data: MousquetairesData, enemies: list[int], traps: list[int], strength: i64) -> bool:
    return count_fillings(data, enemies, traps, strength) > 0


def target_strength(data: MousquetairesData, enemies: list[int], traps: list[int], strength: i64) -> i64:
    """The strength of the card, or the largest total below it that can be made."""
    while strength > 0 and not can_reach(data, enemies, traps, strength):
        strength -= 1
    return strength
