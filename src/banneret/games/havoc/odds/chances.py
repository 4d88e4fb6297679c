"""Chances in Havoc: how a battle is likely to end by what a seat can see, and questions that need no game."""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance, FastChance
from banneret.core.events import Event
from banneret.core.odds import Figure, Odds, OddsChart, OddsQuestion, ShownChance
from banneret.core.rooms import GameOdds, Policy
from banneret.games.havoc.odds.battle_end import place_at_end
from banneret.games.havoc.odds.beaten import can_be_beaten, own_key
from banneret.games.havoc.odds.belief import Belief
from banneret.games.havoc.odds.calculators import QUESTIONS, chart
from banneret.games.havoc.rules.actions import CATALOGUE, LAY_CARD
from banneret.games.havoc.rules.battle import TO_ENTER, BattleContinue, HavocLay, JoinBattle
from banneret.games.havoc.rules.castillon import CastillonLay
from banneret.games.havoc.rules.data import CASTILLON, HavocData
from banneret.games.havoc.rules.hands import dogs_out_range, laid_key
from banneret.games.havoc.rules.scoring import john_strength, strength
from banneret.games.havoc.rules.state import JOHN_SEAT, Havoc
from banneret.games.havoc.sight.companies import PASSED, STAYED_OUT, UNDECIDED, part_in_battle
from banneret.games.havoc.sight.memory import HavocMemory, HavocView

NOT_WON: Final = "not-won"
UNPAID: Final = "unpaid"
WORST: Final = "worst"
SEED: Final = 1  # for the reshuffles of a battle that is played to its end, on which no place depends


@final
class HavocOdds(GameOdds[Havoc, HavocMemory, HavocData]):
    """Chances in Havoc; `expert` stands for everybody else at the table."""

    def __init__(self, expert: Policy[Havoc]) -> None:
        self.expert = expert

    def beaten(self, view: HavocView, chosen: list[str], chance: Chance, samples: int) -> Odds | None:
        """H-9 Where the seat ends with what it has laid, its draft and `chosen`, if it lays nothing more.

        Counted in likely worlds in which the others play as the expert does; beside it the chance of each paid place
        and the worst case: that somebody could end above if all who may still lay laid whatever serves them.
        """
        game = view.state
        seat = view.seat
        answers = [CATALOGUE.parse(notation) for notation in chosen]
        if seat < 0 or not can_lay(game, seat, answers):
            return None
        final = isinstance(game.stack[-1], CastillonLay)
        mine = [*game.laid[seat], *game.picked[seat], *[action.piece for action in answers]]
        key = own_key(mine, final)
        if key < 0:
            return None
        own = strength(key, len(game.hands[seat]) - len(game.picked[seat]) - len(answers))
        belief = Belief(view)
        worst: i64 = 0
        ends: list[int] = [0] * (game.players + 2)
        for _ in range(samples):
            world = belief.sample(chance)
            if can_be_beaten(world, seat, own, final):
                worst += 1
            ends[place_at_end(world, seat, answers, self.expert, chance)] += 1
        above, more = still_open(game, seat, mine, own)
        ends = possible(ends, above + 1, above + 1 + more, samples)
        if above == 0 and more > 0:
            worst = between(worst, samples)
        return Odds(
            samples - ends[1], samples, NOT_WON, figures(ends, game.charter.points[game.battle], samples, worst)
        )

    def came_about(self, shown: ShownChance, before: Havoc, since: list[Event], now: Havoc) -> bool | None:
        """What was shown holds for a seat that lays nothing more, so the battle is played to its end like that.

        All that was shown in one battle is decided together, when it is over.
        """
        if not any(event.name == "placed_in_battle" for event in since):
            return None
        seat = shown.seat
        if shown.of == WORST:
            final = isinstance(before.stack[-1], CastillonLay)
            key = own_key([*before.laid[seat], *before.picked[seat]], final)
            return can_be_beaten(before, seat, strength(key, len(before.hands[seat]) - len(before.picked[seat])), final)
        place = place_at_end(before.clone(), seat, [], self.expert, FastChance(SEED))
        if shown.of == NOT_WON:
            return place != 1
        points = before.charter.points[before.battle]
        return (place > len(points) or points[place - 1] == 0) if shown.of == UNPAID else shown.of == place_name(place)

    def questions(self) -> list[OddsQuestion]:
        return QUESTIONS

    def chart(self, question: str, given: Mapping[str, list[str]], language: str, data: HavocData) -> OddsChart:
        return chart(question, given, language, data)


def can_lay(game: Havoc, seat: i64, answers: list[Action]) -> bool:
    """Whether a seat is asked what it lays and has chosen enough for that, or may pass."""
    if not game.stack or game.waiting() >> seat & 1 == 0:
        return False
    for action in answers:
        if action.verb != LAY_CARD:
            return False
    top = game.stack[-1]
    count: i64 = len(game.picked[seat]) + len(answers)
    if isinstance(top, (HavocLay, JoinBattle)):
        return count >= TO_ENTER
    return isinstance(top, BattleContinue) or (isinstance(top, CastillonLay) and count > 0)


def still_open(game: Havoc, seat: i64, cards: list[int], own: i64) -> tuple[i64, i64]:
    """How many others are above a seat for good, and of how many nobody can say yet."""
    low, high = dogs_out_range(cards)
    final = game.battle == CASTILLON
    above: i64 = 1 if game.initiator == JOHN_SEAT and not final and john_strength(game) > own else 0
    more: i64 = 0
    for other in range(game.players):
        held: i64 = len(game.hands[other])
        part = part_in_battle(game, other)
        if other == seat or part == STAYED_OUT or (part == UNDECIDED and held < TO_ENTER):
            continue
        laid = game.laid[other]
        least, most = dogs_out_range(laid)
        settled = held == 0 if final else held == 0 or part == PASSED
        if not settled or (not final and (low < high or least < most)):
            more += 1
        elif strength(laid_key(laid, least), held) > own:
            above += 1
    return above, more


def between(times: i64, samples: i64) -> i64:
    """What is possible is not told as impossible, nor as certain, because a few worlds do not show it."""
    return min(max(times, 1), samples - 1) if samples > 1 else times


def possible(ends: list[int], first: i64, last: i64, samples: i64) -> list[int]:
    """The same count of places, none of those that can come about at none; they still add up."""
    found = ends[:]
    if first == last:
        return found
    most: i64 = first
    for place in range(first, min(last + 1, len(ends))):
        if ends[place] > ends[most]:
            most = place
    for place in range(first, min(last + 1, len(ends))):
        if found[place] == 0 and found[most] > 1:
            found[place] = 1
            found[most] -= 1
    return found


def place_name(place: i64) -> str:
    """What the chance of a place is called in texts."""
    return f"place-{place}"


def figures(ends: list[int], points: list[int], samples: int, worst: i64) -> list[Figure]:
    """The share of each place that pays, of all that pay nothing, and the worst case."""
    found: list[Figure] = []
    paid: i64 = 0
    for place in range(1, len(ends)):
        value = points[place - 1] if place <= len(points) else 0
        if value > 0 and place < len(ends) - 1:
            paid += ends[place]
            found.append(Figure(place_name(place), float(ends[place]) / float(samples)))
    found.append(Figure(UNPAID, float(samples - paid) / float(samples)))
    found.append(Figure(WORST, float(worst) / float(samples)))
    return found
