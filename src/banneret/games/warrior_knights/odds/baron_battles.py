"""Section 14 Battles of two Barons: both drop cards secretly, so what each should keep depends on the other.

The small game is solved by fictitious play: again and again each side keeps what serves it best against all that the
other has kept so far. What both have kept on the average is close to an equilibrium. What the ways to end are worth is
stated in `ASSAULT_WORTH` and `FIELD_WORTH`; one side's gain is the other's loss. What is known of the order of the deck
counts: known cards come where they lie.
"""

from typing import Final, final

from mypy_extensions import i64

from banneret.games.warrior_knights.odds.battle_solver import (
    FIGURES,
    UNSEEN,
    Battle,
    Deck,
    Side,
    Spread,
    add_outcome,
    hands_at,
    keeps,
    spreads,
)

ROUNDS: Final = 60
WARMING_UP: Final = 12  # the first rounds answer hardly anything yet: they are not counted

# By the sum of figures that `Battle.outcome` gives: a place is worth 1, the death of all nobles of a side one half.
ASSAULT_WORTH: Final = [0.0, 1.0, -0.5, 0.0, -0.25, 0.0, 0.0, 0.0, 0.5, 1.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
# In the open field both sides want the same: a full victory is 1, to drive the other off one half.
FIELD_WORTH: Final = [0.0, 0.5, -1.0, 0.0, -0.5, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]

BASE: Final = 32
WORST: Final = -1_000.0


def code_of(counts: list[int]) -> i64:
    """Deals, prevents and victories as one number."""
    return (counts[0] * BASE + counts[1]) * BASE + counts[2]


def hand_code(counts: list[int]) -> i64:
    """All four results as one number."""
    return code_of(counts) * BASE + counts[3]


@final
class Choice:
    """Some cards that can be kept of a hand: what is held in the end, by the weights of the cards that come for
    `draw` ones."""

    def __init__(self, keep: list[int], ends: list[i64], weights: list[float]) -> None:
        self.keep = keep
        self.ends = ends
        self.weights = weights
        self.chosen = 0.0


@final
class Drawn:
    """Cards that came for `draw` ones: what they are, what else is unseen, and how far the deck is drawn."""

    def __init__(self, counts: list[int], left: list[int], at: i64, weight: float) -> None:
        self.counts = counts
        self.left = left
        self.at: i64 = at
        self.weight = weight


@final
class Rest:
    """The deck beneath both hands: by place a card's result, or UNSEEN."""

    def __init__(self, order: list[int]) -> None:
        self.order = order
        self.on_top = Deck([], order).unseen_on_top()

    def any_order(self, bag: list[int], most: i64) -> bool:
        """Whether so many cards that are no `draw` come from unseen ones alone, so that the order says nothing."""
        return self.on_top == len(self.order) or most + bag[3] <= self.on_top

    def draw(self, at: i64, bag: list[int], owed: i64) -> list[Drawn]:
        """W-11 step 5 What comes for so many `draw` cards from a place on; another `draw` brings the next one."""
        if self.any_order(bag, at + owed):
            return [Drawn(new.counts, [*new.left, bag[3]], at, new.weight) for new in spreads(bag[:3], owed)]
        found: list[Drawn] = []
        self.come([0, 0, 0], bag, at, owed, 1.0, found)
        return found

    def come(self, counts: list[int], bag: list[int], at: i64, owed: i64, weight: float, found: list[Drawn]) -> None:
        """Card by card, where some are known."""
        if owed == 0 or at >= len(self.order):
            found.append(Drawn(counts, bag, at, weight))
            return
        known = self.order[at]
        size = float(max(1, sum(bag)))
        for card in range(len(bag)):
            if known == card:
                left, part = bag, weight
            elif known == UNSEEN and bag[card] > 0:
                left = [count - 1 if result == card else count for result, count in enumerate(bag)]
                part = weight * float(bag[card]) / size
            else:
                continue
            more = [count + 1 if result == card else count for result, count in enumerate(counts)]
            self.come(more, left, at + 1, owed - 1 if card < 3 else owed, part, found)


@final
class Player:
    """One side of the small game: its hands, what it can keep of each, and what it has held so far."""

    def __init__(self, side: Side, places: list[int], bag: list[int], rest: Rest) -> None:
        self.hands = hands_at(places, bag)
        self.choices: list[list[Choice]] = []
        self.held: dict[i64, float] = {}
        self.by_hand: dict[i64, list[Choice]] = {}
        most = side.most_kept()
        for hand in self.hands:
            found: list[Choice] = []
            for keep in keeps(hand.counts, most):
                if sum(keep) < min(most, sum(hand.counts)) - 1:  # far fewer pay in few assaults, and take long
                    continue
                ends: list[i64] = []
                weights: list[float] = []
                for new in rest.draw(0, hand.left, keep[3]):
                    ends.append(code_of([keep[result] + new.counts[result] for result in range(3)]))
                    weights.append(new.weight)
                found.append(Choice(keep, ends, weights))
            self.choices.append(found)
            self.by_hand[hand_code(hand.counts)] = found

    def all_ends(self) -> list[i64]:
        found: set[i64] = set()
        for choices in self.choices:
            for choice in choices:
                found.update(choice.ends)
        return sorted(found)

    def answer(self, worth: dict[i64, float], counts: bool) -> None:
        """Keep of every hand what is worth most now; `counts`: the round is one of those that are averaged."""
        for hand, choices in zip(self.hands, self.choices, strict=True):
            best = choices[0]
            most = WORST
            for choice in choices:
                total = 0.0
                for at, end in enumerate(choice.ends):
                    total += choice.weights[at] * worth[end]
                if total > most + 1e-12:
                    most = total
                    best = choice
            if counts:
                best.chosen += 1.0
            for at, end in enumerate(best.ends):
                self.held[end] = self.held.get(end, 0.0) + hand.weight * best.weights[at]


@final
class BaronBattle:
    """A battle of two Barons: the attacker's hand lies on the top of the deck, the defender's beneath it."""

    def __init__(self, battle: Battle, deck: Deck) -> None:
        self.battle = battle
        first = min(battle.attack.cards, len(deck.order))
        second = first + min(battle.defence.cards, len(deck.order) - first)
        self.defence_places = deck.order[first:second]
        self.rest = Rest(deck.order[second:])
        self.worth = ASSAULT_WORTH if battle.assault else FIELD_WORTH
        self.attack = Player(battle.attack, deck.order[:first], deck.bag, self.rest)
        self.defence = Player(battle.defence, self.defence_places, deck.bag, self.rest)
        self.play()

    def bits(self, own: i64, other: i64) -> i64:
        return self.battle.outcome(
            own // (BASE * BASE), own // BASE % BASE, own % BASE,
            other // (BASE * BASE), other // BASE % BASE, other % BASE,
        )  # fmt: skip

    def play(self) -> None:
        """Fictitious play; `chosen` of every choice is how often it was the answer."""
        ours, theirs = self.attack.all_ends(), self.defence.all_ends()
        table = {own: [self.worth[self.bits(own, other)] for other in theirs] for own in ours}
        for round in range(ROUNDS):
            held = [self.defence.held.get(other, 0.0) for other in theirs]
            worth: dict[i64, float] = {}
            for own in ours:
                total = 0.0
                row = table[own]
                for at, weight in enumerate(held):
                    total += weight * row[at]
                worth[own] = total if round > 0 else row[0]
            against: dict[i64, float] = dict.fromkeys(theirs, 0.0)
            for own, weight in self.attack.held.items():
                row = table[own]
                for at, other in enumerate(theirs):
                    against[other] -= weight * row[at]
            self.attack.answer(worth, round >= WARMING_UP)
            self.defence.answer(against, round >= WARMING_UP)

    def solve(self) -> list[float]:
        """The chances of the four figures if both keep cards so."""
        total = [0.0] * FIGURES
        for hand, choices in zip(self.attack.hands, self.attack.choices, strict=True):
            for choice in choices:
                if choice.chosen > 0.0:
                    share = hand.weight * choice.chosen / float(ROUNDS - WARMING_UP)
                    found = self.figures(choice.keep, hand.left)
                    for figure in range(FIGURES):
                        total[figure] += share * found[figure]
        return total

    def figures(self, keep: list[int], left: list[int]) -> list[float]:
        return self.weighed(keep, left)[0]

    def weighed(self, keep: list[int], left: list[int]) -> tuple[list[float], float]:
        """The chances of the four figures once the attacker keeps these cards, and what that is worth to him."""
        total = [0.0] * FIGURES
        worth = 0.0
        if self.rest.any_order(left, keep[3] + left[3] + self.defence_places.count(3)):
            # The cards that come for `draw` ones may as well be counted the defender's first.
            for other in self.answers(left):
                against = code_of(other.counts)
                for new in spreads(other.left, keep[3]):
                    bits = self.bits(code_of([keep[result] + new.counts[result] for result in range(3)]), against)
                    worth += other.weight * new.weight * self.worth[bits]
                    add_outcome(total, bits, other.weight * new.weight)
            return total, worth
        for hand in hands_at(self.defence_places, left):
            for own in self.rest.draw(0, hand.left, keep[3]):
                mine = code_of([keep[result] + own.counts[result] for result in range(3)])
                for choice in self.defence.by_hand[hand_code(hand.counts)]:
                    share = hand.weight * own.weight * choice.chosen / float(ROUNDS - WARMING_UP)
                    if share == 0.0:
                        continue
                    for their in self.rest.draw(own.at, own.left, choice.keep[3]):
                        counts = [choice.keep[result] + their.counts[result] for result in range(3)]
                        bits = self.bits(mine, code_of(counts))
                        worth += share * their.weight * self.worth[bits]
                        add_outcome(total, bits, share * their.weight)
        return total, worth

    def answers(self, left: list[int]) -> list[Spread]:
        """What the defender holds in the end if the attacker has left these cards, and what is then left of them."""
        merged: dict[i64, Spread] = {}
        for hand in hands_at(self.defence_places, left):
            for choice in self.defence.by_hand[hand_code(hand.counts)]:
                share = hand.weight * choice.chosen / float(ROUNDS - WARMING_UP)
                if share == 0.0:
                    continue
                for new in spreads(hand.left[:3], choice.keep[3]):
                    counts = [choice.keep[result] + new.counts[result] for result in range(3)]
                    place = code_of(counts) * BASE * BASE * BASE + code_of(new.left)
                    same = merged.get(place)
                    if same is None:
                        merged[place] = Spread(counts, new.left, share * new.weight)
                    else:
                        same.weight += share * new.weight
        return list(merged.values())
