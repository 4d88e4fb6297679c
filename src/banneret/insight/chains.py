"""Whole answers: what a seat would give from its first small answer to the one that commits it."""

from collections.abc import Sequence

from banneret.core.actions import Action
from banneret.core.chance import FastChance
from banneret.core.kernel import Game
from banneret.core.rooms import Policy
from banneret.core.view import View

LONGEST_CHAIN = 64

Chain = tuple[Action, ...]


def completed(view: View, start: Sequence[Action], expert: Policy[Game], seed: int) -> Chain | None:
    """A chain that begins so, as the expert would go on with it, from what the seat sees alone.

    It ends with the answer that commits it, or with one that shows its owner something new. None: it never ends.
    """
    seat, chance = view.seat, FastChance(seed)
    state = view.state.clone()
    chain: list[Action] = []
    for action in start:
        chain.append(action)
        if action.seals or not action.draft:
            return tuple(chain)
        state.draft(seat, action)
    while len(chain) < LONGEST_CHAIN:
        rest = state.round_off(seat) if chain else []
        chain += rest
        if rest and not rest[-1].draft:
            return tuple(chain)
        answers = state.legal(seat)
        action = answers[0] if len(answers) == 1 else expert.choose(state, seat, chance)
        chain.append(action)
        if action.seals or not action.draft:
            return tuple(chain)
        state.draft(seat, action)
    return None


def variants(view: View, given: Chain, expert: Policy[Game], seed: int, most: int) -> list[Chain]:
    """What the expert would have made of the beginnings of a chain, the longest first: where did it go astray?"""
    found: list[Chain] = []
    for length in range(len(given) - 1, 0, -1):
        other = completed(view, given[:length], expert, seed)
        if other is not None and other != given and other not in found:
            found.append(other)
        if len(found) == most:
            break
    return found
