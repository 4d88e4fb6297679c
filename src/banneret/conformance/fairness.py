"""Whether sampled worlds are spread as true ones are.

A seat that has seen nothing but the deal and its own doings is as likely to sit in a sampled world as in the true one.
So over many deals hidden pieces must lie in the same places equally often, which a chi-square test of the counts tells.
"""

import math
from collections import Counter

from banneret.conformance.errors import Broken
from banneret.conformance.picker import Picker
from banneret.conformance.walk import answer, random_options
from banneret.conformance.worlds import hidden_places, piece_at, sampled
from banneret.core.bits import BIT
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.table import open_table
from banneret.core.view import View

DEALS = 300
OWN_ANSWERS = 4
SMALLEST_CELL = 12
STANDARD_DEVIATIONS = 5.0

Cell = tuple[str, int, str, int]
"""Field, whose list (counted from the looking seat), `any`, `first` or `last` place of it, and the piece."""


def samples_are_fair(kind: GameKind, picker: Picker) -> int:
    """Hidden pieces lie in sampled worlds where they lie in true ones, equally often."""
    cells = 0
    for players in sorted({kind.players[0], kind.players[-1]}):
        options = random_options(kind, players, picker)
        true: Counter[Cell] = Counter()
        made: Counter[Cell] = Counter()
        for _ in range(DEALS):
            game, view = _early_position(kind, players, options, picker)
            if game.over:
                continue
            true.update(_cells(kind, game, view, game))
            made.update(_cells(kind, game, view, sampled(kind, view, picker)))
        cells += compare_counts(true, made)
    return cells


def _early_position(kind: GameKind, players: int, options: dict[str, str], picker: Picker) -> tuple[Game, View]:
    """A fresh game in which only one seat, the one that looks, has answered anything."""
    table = open_table(kind, players, options, [str(seat) for seat in range(players)], str(picker.seed()))
    seat = table.game.turn() if picker.once_in(2) else picker.below(players)
    for _ in range(picker.below(OWN_ANSWERS)):
        if table.game.over or table.game.waiting() != BIT[seat]:
            break
        answer(table, picker)
    return table.game, table.view(seat)


def _cells(kind: GameKind, game: Game, view: View, world: Game) -> list[Cell]:
    """What lies where the seat sees nothing; the places are those of the true game, whatever world is looked at."""
    found: list[Cell] = []
    places = hidden_places(kind, game, view)
    ends = {name: [at, at] for name, which, at in places if which < 0}
    for name, which, at in places:
        if which < 0:
            ends[name] = [min(at, ends[name][0]), max(at, ends[name][1])]
    for name, which, at in places:
        piece = piece_at(world, (name, which, at))
        if which >= 0:
            found.append((name, (which - view.seat) % game.players, "any", piece))
            continue
        first, last = ends[name]
        found.append((name, -1, "any", piece))
        if at == first:
            found.append((name, -1, "first", piece))
        if at == last:
            found.append((name, -1, "last", piece))
    return found


def compare_counts(true: Counter[Cell], made: Counter[Cell]) -> int:
    """Two-sample chi-square; cells that are too small are counted together. How many cells were compared."""
    small = [0, 0]
    pairs: list[tuple[int, int, Cell | None]] = []
    for cell in sorted(true.keys() | made.keys()):
        if true[cell] + made[cell] < SMALLEST_CELL:
            small[0] += true[cell]
            small[1] += made[cell]
        else:
            pairs.append((true[cell], made[cell], cell))
    if sum(small) >= SMALLEST_CELL:
        pairs.append((small[0], small[1], None))
    if not pairs:
        return 0
    terms = [(one - other) ** 2 / (one + other) for one, other, _ in pairs]
    limit = len(pairs) + STANDARD_DEVIATIONS * math.sqrt(2 * len(pairs)) + STANDARD_DEVIATIONS
    if sum(terms) > limit:
        worst = max(range(len(pairs)), key=lambda place: terms[place])
        raise Broken(
            f"sampled worlds are not spread as true ones: chi-square {sum(terms):.0f} over {len(pairs)} cells, at most "
            f"{limit:.0f}; the worst is {pairs[worst][2]}, {pairs[worst][0]} times in true and {pairs[worst][1]} times "
            "in sampled worlds"
        )
    return len(pairs)
