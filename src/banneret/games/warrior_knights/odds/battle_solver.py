"""Section 14 Exact chances of battles: hands of Fate cards are drawn without replacement from what may still lie there.

A `draw` card that is kept brings in the end one card that is none (W-11 step 5), so what a side holds at the reveal
are as many other cards as it kept: where nothing of the order is known, they are simply the next ones of the deck.
"""

from typing import Final, final

from mypy_extensions import i64

from banneret.games.warrior_knights.rules.cards import SQUARE, STAR, TRIANGLE

UNSEEN: Final = -1  # a place of the deck of which nothing is known
NO_ABILITY: Final = 9
RESULTS: Final = 4  # deal, prevent, victory, draw
FRESH: Final = [9, 6, 6, 3]

# How a battle can end, as places of the list that `Solver.solve` fills.
TAKEN: Final = 0  # the place is captured; in the open field: a victory, full or partial
ATTACKERS_DIE: Final = 1  # every attacking noble is dead
DRIVEN_OFF: Final = 2  # the attackers retreat
DEFENDERS_DIE: Final = 3  # every defending noble is dead
FIGURES: Final = 4
TINY: Final = 1e-12
NOTHING: Final = [0, 0, 0]

# A Baron who defends keeps what the expert keeps, but for so small a part anything: what he could still turn by his
# choice is neither certain nor impossible.
UNLIKE_EXPERTS: Final = 0.002

# What the sums of figures that `Battle.outcome` gives are worth to the attacker, and what they cost the defender.
ATTACK_WORTH: Final = [0.0, 1.0, -0.5, 0.0, -0.2, 0.0, 0.0, 0.0, 0.2, 1.2, -0.3, 0.0, 0.0, 0.0, 0.0, 0.0]
DEFENCE_COST: Final = [0.0, 1.0, -0.25, 0.0, -0.1, 0.0, 0.0, 0.0, 0.5, 1.5, 0.25, 0.0, 0.0, 0.0, 0.0, 0.0]


def add_outcome(total: list[float], bits: i64, weight: float) -> None:
    """Add the weight of one outcome to the figures that it counts for."""
    if bits & 1:
        total[TAKEN] += weight
    if bits & 2:
        total[ATTACKERS_DIE] += weight
    if bits & 4:
        total[DRIVEN_OFF] += weight
    if bits & 8:
        total[DEFENDERS_DIE] += weight


def settled(chance: float) -> float:
    """A chance that only rounding keeps from being none or certain."""
    return 0.0 if chance < TINY else 1.0 if chance > 1.0 - TINY else chance


def is_certain(figures: list[float]) -> bool:
    """Whether one of the figures is none or certain."""
    for chance in figures:
        if settled(chance) in (0.0, 1.0):
            return True
    return False


def worth_of(figures: list[float]) -> float:
    """What the end of a battle of Barons is worth to the attacker: that all nobles of a side die counts one half."""
    return figures[TAKEN] + 0.5 * (figures[DEFENDERS_DIE] - figures[ATTACKERS_DIE])


def add_figures(total: list[float], figures: list[float], weight: float) -> None:
    for figure in range(FIGURES):
        total[figure] += weight * figures[figure]


def opened(figures: list[float], other: list[float]) -> list[float]:
    """The figures if the defender does not always keep what the expert keeps; `other` are those for any choice."""
    return [
        settled((1.0 - UNLIKE_EXPERTS) * chance + UNLIKE_EXPERTS * other[figure])
        for figure, chance in enumerate(figures)
    ]


def ways(of: i64, take: i64) -> i64:
    """How many sets of so many cards there are among others."""
    if take < 0 or take > of:
        return 0
    count: i64 = 1
    for step in range(take):
        count = count * (of - step) // (step + 1)
    return count


@final
class Side:
    """One side of a battle: how many cards it draws and what it can lose.

    `nobles` are the losses that kill all its nobles (0: there are none), `other` those that walls and garrison can take
    besides. A side with a commander drops two cards at least (one of two), a neutral city none.
    """

    def __init__(self, cards: i64, nobles: i64, other: i64, ability: i64, commander: bool, chooses: bool) -> None:
        self.cards: i64 = cards
        self.nobles: i64 = nobles
        self.other: i64 = other
        self.deal: i64 = 1 if ability == STAR else 0
        self.prevent: i64 = 1 if ability == SQUARE else 0
        self.victory: i64 = 1 if ability == TRIANGLE else 0
        self.commander = commander
        self.chooses = chooses

    def most_kept(self) -> i64:
        if not self.commander:
            return self.cards
        return max(min(1, self.cards), self.cards - 2)


def army_side(strength: i64, capacity: i64, ability: i64) -> Side:
    """A side of nobles alone, one of whom commands: strength in points, capacity in losses."""
    return Side(strength // 100 + 2, capacity, 0, ability, True, True)


def walls_side(strength: i64) -> Side:
    """A neutral city."""
    return Side(strength // 100, 0, strength // 100, NO_ABILITY, False, False)


@final
class Battle:
    """Two sides and how the battle is counted. `assault`: there is a place to be taken."""

    def __init__(self, attack: Side, defence: Side, assault: bool, fallen_count: bool = False) -> None:
        self.attack = attack
        self.defence = defence
        self.assault = assault
        self.fallen_count = fallen_count

    def outcome(self, deal: i64, prevent: i64, victory: i64, deals: i64, prevents: i64, victories: i64) -> i64:
        """W-11 steps 6 to 11, the attacker's cards first; a sum of 1 << figure, 0: all stays as it is.

        The defender places his losses as suits him best: if all his nobles can fall while something still stands, no
        victories are counted.
        """
        attack = self.attack
        defence = self.defence
        loss = deals + defence.deal - prevent - attack.prevent  # the attacker's
        lost = deal + attack.deal - prevents - defence.prevent  # the defender's
        lost = lost if lost > 0 else 0
        if loss >= attack.nobles:
            fallen = defence.nobles > 0 and lost >= defence.nobles + defence.other
            return 10 if fallen else 2  # both sides' nobles die, or the attackers alone
        margin = victory + attack.victory - victories - defence.victory
        if lost >= defence.nobles + defence.other:
            return 9 if defence.nobles > 0 else 1  # nothing stands any more
        if margin > 0 and 0 < defence.nobles <= lost and not (self.fallen_count and self.assault):
            return 8  # he lets the last noble fall: no victories are counted
        if margin > 0:
            return 9 if margin >= 2 and defence.nobles > 0 else 1
        if margin == -1:
            return 4
        return 2 if margin < -1 else 0


@final
class Deck:
    """What a seat knows of the Fate deck: by place a result, or UNSEEN, and how many of each are unseen."""

    def __init__(self, bag: list[int], order: list[int] | None = None) -> None:
        self.bag = bag
        self.order: list[int] = [UNSEEN] * sum(bag) if order is None else order

    def unseen_on_top(self) -> i64:
        """How many cards of the top are unseen before the first known one."""
        count: i64 = 0
        for card in self.order:
            if card != UNSEEN:
                return count
            count += 1
        return count

    def mixed(self) -> "Deck":
        """The same cards where others are drawn first, nobody knows how many."""
        bag = self.bag[:]
        for card in self.order:
            if card != UNSEEN:
                bag[card] += 1
        return Deck(bag)


@final
class Spread:
    """Some cards by result with the ways they can come about, and what is left unseen."""

    def __init__(self, counts: list[int], left: list[int], weight: float) -> None:
        self.counts = counts
        self.left = left
        self.weight = weight


def spreads(bag: list[int], take: i64) -> list[Spread]:
    """All hands of so many unseen cards; their weights add up to 1. A bag of three has no `draw` cards."""
    found: list[Spread] = []
    size: i64 = sum(bag)
    take = min(take, size)
    every = float(ways(size, take))
    draws: i64 = bag[3] if len(bag) == RESULTS else 0
    for drawn in range(min(draws, take) + 1):
        for victory in range(min(bag[2], take - drawn) + 1):
            for prevent in range(min(bag[1], take - drawn - victory) + 1):
                deal: i64 = take - drawn - victory - prevent
                if deal > bag[0]:
                    continue
                weight = float(ways(bag[0], deal) * ways(bag[1], prevent) * ways(bag[2], victory) * ways(draws, drawn))
                counts = [int(deal), int(prevent), int(victory), int(drawn)]
                left = [bag[result] - counts[result] for result in range(len(bag))]
                found.append(Spread(counts, left, weight / every))
    return found


def keeps(hand: list[int], most: i64) -> list[list[int]]:
    """W-11 step 3 What can be kept of a hand, at most so many cards, at least one if there is one to keep."""
    found: list[list[int]] = []
    for drawn in range(min(hand[3], most) + 1):
        for victory in range(min(hand[2], most - drawn) + 1):
            for prevent in range(min(hand[1], most - drawn - victory) + 1):
                for deal in range(min(hand[0], most - drawn - victory - prevent) + 1):
                    if deal + prevent + victory + drawn > 0 or most == 0:
                        found.append([int(deal), int(prevent), int(victory), int(drawn)])
    return found


def hands_at(places: list[int], bag: list[int]) -> list[Spread]:
    """The hands that may lie at some places of the deck: known cards, and unseen ones out of the bag."""
    known = [0] * RESULTS
    unseen: i64 = 0
    for card in places:
        if card == UNSEEN:
            unseen += 1
        else:
            known[card] += 1
    found = spreads(bag, unseen)
    for spread in found:
        spread.counts = [spread.counts[result] + known[result] for result in range(RESULTS)]
    return found


def is_waste(hand: list[int], keep: list[int], most: i64, all_serve: bool) -> bool:
    """Whether fewer cards are kept than may be, and nothing is gained by it: only losses that are dealt, and cards that
    may bring some, can do harm, where nobles who fall stop the count of victories."""
    if sum(keep) >= min(most, sum(hand)):
        return False
    return all_serve or keep[1] < hand[1] or keep[2] < hand[2]


@final
class Reply:
    """What a defender keeps of his hand, and how often."""

    def __init__(self, kept: list[int], share: float) -> None:
        self.kept = kept
        self.share = share


@final
class Solver:
    """Chances of one battle. The attacker drops what serves `TAKEN` best, of equals what saves his nobles; against a
    Baron what `worth_of` tells.

    A Baron who defends drops what the expert drops: it lets him hold out best against an attacker who keeps his cards
    blindly. The attacker knows that. Both see their own hands alone.
    """

    def __init__(self, battle: Battle, deck: Deck, any_reply: bool = False) -> None:
        self.battle = battle
        self.deck = deck
        self.any_reply = any_reply
        self.on_top: i64 = deck.unseen_on_top()
        self.kept_of: dict[int, list[Reply]] = {}
        self.answers: dict[int, list[Spread]] = {}
        self.unlike_experts: Solver | None = None
        if battle.defence.chooses and not any_reply:
            self.unlike_experts = Solver(battle, deck, True)

    def solve(self) -> list[float]:
        """The chances of the four figures, with best play."""
        total = [0.0] * FIGURES
        other = [0.0] * FIGURES
        hands = self.hands(0, self.deck.bag, self.battle.attack.cards)
        kept: list[list[int]] = []
        for hand in hands:
            keep, found = self.choice(hand.counts, hand.left)
            kept.append(keep)
            add_figures(total, found, hand.weight)
        if self.unlike_experts is not None and is_certain(total):
            for hand, keep in zip(hands, kept, strict=True):
                add_figures(other, self.unlike_experts.against_replies(hand.counts, keep, hand.left), hand.weight)
            return opened(total, other)
        return [settled(chance) for chance in total]

    def hands(self, start: i64, bag: list[int], count: i64) -> list[Spread]:
        """The hands of so many cards from a place of the deck on."""
        return hands_at(self.deck.order[start : start + count], bag)

    def best_keep(self, hand: list[int], left: list[int]) -> tuple[list[int], list[float]]:
        """What to keep of a drawn hand, and the figures it leads to; `left` is what else is unseen."""
        keep = self.choice(hand, left)[0]
        return keep, self.figures(hand, keep, left)

    def choice(self, hand: list[int], left: list[int]) -> tuple[list[int], list[float]]:
        """The same, as if it were certain what the defender keeps."""
        best: list[int] = []
        figures: list[float] = []
        most = self.battle.attack.most_kept()
        all_serve = self.battle.defence.nobles == 0  # no noble can fall to stop the count, so no card ever harms
        for keep in keeps(hand, most):
            if is_waste(hand, keep, most, all_serve):
                continue
            found = self.against_replies(hand, keep, left)
            if not figures or self.is_better(keep, found, best, figures):
                best = keep
                figures = found
        return best, figures

    def is_better(self, keep: list[int], found: list[float], best: list[int], figures: list[float]) -> bool:
        """Whether the attacker keeps this rather than what was best so far."""
        gains = [found[TAKEN] - figures[TAKEN], figures[ATTACKERS_DIE] - found[ATTACKERS_DIE]]
        if self.battle.defence.chooses:
            gains = [worth_of(found) - worth_of(figures), gains[0], figures[DRIVEN_OFF] - found[DRIVEN_OFF]]
            gains.append(float(sum(keep) - sum(best)))
        for gain in gains:
            if abs(gain) > TINY:
                return gain > 0.0
        return False

    def figures(self, hand: list[int], keep: list[int], left: list[int]) -> list[float]:
        """The chances of the four figures once the attacker keeps these cards."""
        found = self.against_replies(hand, keep, left)
        if self.unlike_experts is None or not is_certain(found):
            return found
        return opened(found, self.unlike_experts.against_replies(hand, keep, left))

    def against_replies(self, hand: list[int], keep: list[int], left: list[int]) -> list[float]:
        """The same, if the defender keeps what `replies` tells."""
        total = [0.0] * FIGURES
        if self.any_order(left, keep[3]):
            # No order is known: the cards that come for `draw` ones may as well be counted the defender's first.
            for other in self.defences(left):
                if keep[3] == 0:
                    self.count(total, other.weight, keep, NOTHING, other.counts)
                    continue
                for own in spreads(other.left, keep[3]):
                    self.count(total, other.weight * own.weight, keep, own.counts, other.counts)
            return [settled(chance) for chance in total]
        size = len(self.deck.order)
        first = min(self.battle.attack.cards, size)
        second = min(self.battle.defence.cards, size - first)
        rest = self.deck.order[first + second :]
        gone = [hand[result] - keep[result] for result in range(RESULTS)]
        for other in self.hands(first, left, second):
            for reply in self.replies(other.counts):
                kept = reply.kept
                gone_too = [other.counts[result] - kept[result] for result in range(RESULTS)]
                self.replace(total, other.weight * reply.share, keep, kept, [0, 0, 0], [0, 0, 0], keep[3], kept[3],
                             rest, other.left, gone, gone_too)  # fmt: skip
        return [settled(chance) for chance in total]

    def defences(self, left: list[int]) -> list[Spread]:
        """What the defender holds in the end, and what other cards are then left that are no `draw`."""
        code = ((left[0] * 32 + left[1]) * 32 + left[2]) * 32 + left[3]
        known = self.answers.get(code)
        if known is not None:
            return known
        cards = self.battle.defence.cards
        found: list[Spread] = []
        if not self.battle.defence.chooses:
            found = spreads(left[:3], cards)
        else:
            merged: dict[int, Spread] = {}
            for hand in spreads(left, cards):
                for reply in self.replies(hand.counts):
                    share = hand.weight * reply.share
                    came = [Spread(NOTHING, hand.left[:3], 1.0)]
                    if reply.kept[3] > 0:
                        came = spreads(hand.left[:3], reply.kept[3])
                    for new in came:
                        counts = [reply.kept[result] + new.counts[result] for result in range(3)]
                        place = 0
                        for number in [*counts, *new.left]:
                            place = place * 32 + number
                        same = merged.get(place)
                        if same is None:
                            merged[place] = Spread(counts, new.left, share * new.weight)
                        else:
                            same.weight += share * new.weight
            found = list(merged.values())
        self.answers[code] = found
        return found

    def any_order(self, left: list[int], drawn: i64) -> bool:
        """Whether all cards that may come are unseen ones; dropped cards and known ones lie too deep."""
        cards = self.battle.attack.cards + self.battle.defence.cards
        if self.on_top < len(self.deck.order):
            return cards + drawn + left[3] <= self.on_top
        return left[0] + left[1] + left[2] >= drawn + self.battle.defence.cards

    def replace(
        self, total: list[float], weight: float, keep: list[int], kept: list[int], new: list[int], newer: list[int],
        owed: i64, owed_too: i64, order: list[int], bag: list[int], gone: list[int], gone_too: list[int],
    ) -> None:  # fmt: skip
        """W-11 step 5 Card by card: the attacker's `draw` cards first, then the defender's, while there are cards.

        After the deck come the cards that were dropped, the attacker's first, in an order that nobody knows.
        """
        if owed + owed_too == 0:
            self.count(total, weight, [a + b for a, b in zip(keep[:3], new, strict=True)], [0, 0, 0],
                       [a + b for a, b in zip(kept[:3], newer, strict=True)])  # fmt: skip
            return
        if not order:
            dropped, later = (gone, gone_too) if sum(gone) > 0 else (gone_too, [0] * RESULTS)
            if sum(dropped) == 0:
                self.replace(total, weight, keep, kept, new, newer, 0, 0, order, bag, gone, gone_too)
                return
            fresh = [UNSEEN] * sum(dropped)
            self.replace(total, weight, keep, kept, new, newer, owed, owed_too, fresh, dropped, later, [0] * RESULTS)
            return
        if order[0] != UNSEEN:
            self.came(total, weight, keep, kept, new, newer, owed, owed_too, order, bag, gone, gone_too, order[0])
            return
        size = float(sum(bag))
        for card in range(RESULTS):
            if bag[card] > 0:
                less = [count - 1 if result == card else count for result, count in enumerate(bag)]
                part = weight * float(bag[card]) / size
                self.came(total, part, keep, kept, new, newer, owed, owed_too, order, less, gone, gone_too, card)

    def came(
        self, total: list[float], weight: float, keep: list[int], kept: list[int], new: list[int], newer: list[int],
        owed: i64, owed_too: i64, order: list[int], bag: list[int], gone: list[int], gone_too: list[int], card: i64,
    ) -> None:  # fmt: skip
        """One more card came: another `draw` leaves all as it was."""
        if card < 3 and owed > 0:
            new = [count + 1 if result == card else count for result, count in enumerate(new)]
            owed -= 1
        elif card < 3:
            newer = [count + 1 if result == card else count for result, count in enumerate(newer)]
            owed_too -= 1
        self.replace(total, weight, keep, kept, new, newer, owed, owed_too, order[1:], bag, gone, gone_too)

    def count(self, total: list[float], weight: float, keep: list[int], new: list[int], other: list[int]) -> None:
        bits = self.battle.outcome(
            keep[0] + new[0], keep[1] + new[1], keep[2] + new[2], other[0], other[1], other[2]
        )  # fmt: skip
        add_outcome(total, bits, weight)

    def replies(self, hand: list[int]) -> list[Reply]:
        """What the defender keeps of a hand, and how often; a neutral city keeps all."""
        if not self.battle.defence.chooses:
            return [Reply(hand, 1.0)]
        code = ((hand[0] * 32 + hand[1]) * 32 + hand[2]) * 32 + hand[3]
        known = self.kept_of.get(code)
        if known is None:
            known = [Reply(self.blind_keep(hand, False), 1.0)]
            if self.any_reply:
                ways_to_keep = keeps(hand, self.battle.defence.most_kept())
                known = [Reply(kept, 1.0 / float(len(ways_to_keep))) for kept in ways_to_keep]
            self.kept_of[code] = known
        return known

    def blind_keep(self, hand: list[int], attacks: bool) -> list[int]:
        """What a side keeps of its hand if the other keeps as many cards as it may, whatever they are."""
        battle = self.battle
        own_side, other_side = (battle.attack, battle.defence) if attacks else (battle.defence, battle.attack)
        rest = [max(0, FRESH[result] - hand[result]) for result in range(3)]
        best: list[int] = []
        most = -9.0
        for keep in keeps(hand, own_side.most_kept()):
            if sum(keep) < min(own_side.most_kept(), sum(hand)) - 1:
                continue
            worth = 0.0
            for new in spreads(rest, keep[3]):
                mine = [keep[result] + new.counts[result] for result in range(3)]
                for other in spreads(new.left, other_side.most_kept()):
                    theirs = other.counts
                    if attacks:
                        bits = battle.outcome(mine[0], mine[1], mine[2], theirs[0], theirs[1], theirs[2])
                        worth += new.weight * other.weight * ATTACK_WORTH[bits]
                    else:
                        bits = battle.outcome(theirs[0], theirs[1], theirs[2], mine[0], mine[1], mine[2])
                        worth -= new.weight * other.weight * DEFENCE_COST[bits]
            if not best or worth > most + 1e-12:
                best = keep
                most = worth
        return best
