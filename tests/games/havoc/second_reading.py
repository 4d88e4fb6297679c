"""The rules of Havoc read a second time: the pseudo-code of the specification as one generator, slow and simple.

It shares nothing with the engine but the notation of cards and answers, and is told what the shuffles gave. Each
question is yielded with the seat that is asked; the answers come back as they are written.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from itertools import combinations

Question = tuple[int, str]
Answers = list[str]
Asking = Generator[Question, Answers, None]
Key = tuple[int, tuple[int, ...], tuple[int, ...]]

JOHN = 7
NOBODY = -1
CASTILLON = 9
CALAIS, TOURS = 10, 11
POINTS = {
    1: [5, 3], 2: [5, 3, 1], 3: [6, 4], 4: [6, 4, 2], 5: [8], 6: [7, 4, 2], 7: [9, 5], 8: [9, 6, 3],
    CASTILLON: [11, 8, 5, 3, 1, 0], CALAIS: [6, 0, 3], TOURS: [0, 6, 0],
}  # fmt: skip
EVERYBODY_AND_INITIATOR = ["all", "initiator"]
ACTIONS = {
    1: EVERYBODY_AND_INITIATOR, 2: ["initiator"], 3: EVERYBODY_AND_INITIATOR, 4: ["initiator"] * 2,
    5: EVERYBODY_AND_INITIATOR, 6: ["initiator"] * 2, 7: EVERYBODY_AND_INITIATOR, 8: ["initiator"],
    CALAIS: ["all"], TOURS: ["all"],
}  # fmt: skip
NAMES = ["sluys", "crecy", "poitiers", "auray", "agincourt", "verneuil", "orleans", "formigny"]


def value(card: str) -> int:
    return 0 if card == "D" else int(card[1:])


def key(cards: list[str]) -> Key:
    """H-8.3, H-8.4 The first line of the table that fits."""
    count = len(cards)
    values = sorted(map(value, cards), reverse=True)
    flush = count >= 5 and len({card[0] for card in cards if card != "D"}) <= 1
    straight = count >= 5 and len(set(values)) == count and values[0] - values[-1] == count - 1
    groups = Counter(values)
    order = sorted(groups, key=lambda one: (-groups[one], -one))
    sizes = [groups[one] for one in order]

    def left(combination: int) -> tuple[int, ...]:
        return tuple(one for one in values if one not in order[:combination])

    if count == 0:
        return 0, (), ()
    table: list[tuple[bool, int, tuple[int, ...], tuple[int, ...]]] = [
        (count == 6 and flush and straight, 17, (values[0],), ()),
        (sizes[0] == 6, 16, (order[0],), ()),
        (count == 5 and flush and straight, 15, (values[0],), ()),
        (sizes[0] == 5, 14, (order[0],), left(1)),
        (sizes[:2] == [4, 2], 13, tuple(order[:2]), ()),
        (sizes[0] == 4, 12, (order[0],), left(1)),
        (sizes[:2] == [3, 3], 11, tuple(order[:2]), ()),
        (count == 6 and flush, 10, tuple(values), ()),
        (sizes[:2] == [3, 2], 9, tuple(order[:2]), left(2)),
        (count == 6 and straight, 8, (values[0],), ()),
        (count == 5 and flush, 7, tuple(values), ()),
        (sizes == [2, 2, 2], 6, tuple(order), ()),
        (count == 5 and straight, 5, (values[0],), ()),
        (sizes[0] == 3, 4, (order[0],), left(1)),
        (sizes[:2] == [2, 2], 3, tuple(order[:2]), left(2)),
        (sizes[0] == 2, 2, (order[0],), left(1)),
        (True, 1, (values[0],), tuple(values[1:])),
    ]
    return next((strength, primary, leftovers) for fits, strength, primary, leftovers in table if fits)


class SecondReading:
    """H-1 The state; `shuffles` are the orders that the next reshuffles give."""

    def __init__(
        self, options: dict[str, str], hands: list[list[str]], deck: list[str], recruits: list[str], row: list[int],
        peacekeeper: int,
    ) -> None:  # fmt: skip
        self.players = len(hands)
        self.options = options
        self.hands, self.deck, self.recruits, self.row = hands, deck, recruits, row
        self.discard: list[str] = []
        self.laid: list[list[str]] = [[] for _ in hands]
        self.points = [0] * self.players
        self.trophies: list[list[int]] = [[] for _ in hands]
        self.places: dict[int, int] = {}
        self.keys: dict[int, Key] = {}
        self.peacekeeper, self.level = peacekeeper, 0
        self.first_seat = peacekeeper
        self.skip_turning, self.first_turn = False, True
        self.john = "in_deck" if options["john_of_gaunt"] == "on" else "absent"
        self.john_after = NOBODY
        self.shuffles: list[list[str]] = []
        self.sides = 2 if options["peace_card"] == "short" or self.players >= 5 else 3
        self.cap = 4 if self.players <= 3 else 5
        self.draws = self.dogs_used = 0
        self.budget: dict[int, int] = {}

    def says(self, option: str, value: str, auto: bool) -> bool:
        return self.options[option] == value or (self.options[option] == "auto" and auto)

    def around(self, first: int) -> list[int]:
        return [(first + step) % self.players for step in range(self.players)]

    def left(self, seat: int) -> int:
        return (seat + 1) % self.players

    # Cards.

    def draw(self) -> str:
        """H-1.7 The top card; nothing where there is none."""
        if not self.deck and self.discard:
            self.deck = self.shuffles.pop(0)
            assert sorted(self.deck) == sorted(self.discard)
            self.discard = []
        return self.deck.pop(0) if self.deck else ""

    def give(self, seat: int) -> bool:
        """H-16.2 A card for a seat; whether it was John of Gaunt."""
        card = self.draw()
        if card == "John":
            self.john, self.john_after = "pending", seat
            return True
        self.hands[seat] += [card] if card else []
        return False

    def refill(self, whose: int) -> None:
        """H-4.8, H-16.2c"""
        while len(self.recruits) < 3:
            card = self.draw()
            if not card:
                return
            if card == "John":
                self.john, self.john_after = "pending", whose
            else:
                self.recruits.append(card)

    # Turns.

    def game(self) -> Asking:
        """H-3.1"""
        seat = self.first_seat
        while self.row != [CASTILLON]:
            if self.john == "pending":
                seat = yield from self.battle(JOHN)
                continue
            pool = len(self.deck) + len(self.recruits) + len(self.discard) - (self.john == "in_deck")
            can_recruit, can_havoc = pool >= 2, len(self.hands[seat]) >= 2
            act = "recruit" if can_recruit else "havoc" if can_havoc else ""
            if can_recruit and can_havoc:
                act = (yield seat, "TurnAction")[0]
            if act == "havoc":
                seat = yield from self.battle(seat)
                continue
            at_once = (yield from self.advance_peace()) if seat == self.peacekeeper else False
            if at_once:
                break
            if act == "recruit":
                yield from self.recruit(seat)
            self.refill(seat)
            self.first_turn = False
            if self.row != [CASTILLON] and self.john == "peacekeeper" and seat == self.john_after:
                at_once = yield from self.advance_peace()
                if at_once:
                    break
                self.refill(seat)
            seat = self.left(seat)
        yield from self.final_battle()

    def advance_peace(self) -> Generator[Question, Answers, bool]:
        """H-5 Whether the final battle starts at once."""
        if self.skip_turning:
            self.skip_turning = False
            return False
        if self.first_turn and self.says("first_round_free", "on", self.players >= 5):
            return False
        if self.level < self.sides:
            self.level += 1
            return False
        self.row.pop(0)
        keeper = self.john_after if self.peacekeeper == JOHN else self.peacekeeper
        for seat in self.around(self.left(keeper)):
            if seat != self.peacekeeper and self.hands[seat]:
                hand = self.hands[seat]
                card = (yield seat, "PeaceDiscard")[0].split()[1] if len(hand) > 1 else hand[0]
                self.hands[seat].remove(card)
                self.discard.append(card)
        self.level = 1
        if self.row == [CASTILLON]:
            return self.options["peace_before_castillon"] == "at_once"
        yield from self.choose_next(self.peacekeeper)
        return False

    def choose_next(self, chooser: int) -> Asking:
        """H-15.2"""
        if self.options["battle_order"] == "winner_chooses" and len(self.row) > 2:
            if chooser == JOHN:
                battle = min(self.row)
            else:
                battle = NAMES.index((yield chooser, "ChooseNextBattle")[0].split()[1]) + 1
            self.row.remove(battle)
            self.row.insert(0, battle)

    def recruit(self, seat: int) -> Asking:
        """H-4"""
        self.draws = self.dogs_used = 0
        hand = self.hands[seat]
        while True:
            verb, _, card = (self.only_step(seat) or (yield seat, "RecruitStep")[0]).partition(" ")
            if verb == "place":
                hand.remove(card)
                self.recruits.append(card)
                return
            if verb == "loot":
                self.dogs_used = 2
                self.discard += ["D", "D"]
                hand.remove("D")
                hand.remove("D")
                yield from self.loot(seat)
                continue
            if verb == "fetch":
                self.dogs_used += 1
                hand.remove("D")
                self.discard.append("D")
            else:
                self.draws += 1
            if card == "deck":
                if self.give(seat):
                    return
            else:
                self.recruits.remove(card)
                hand.append(card)

    def only_step(self, seat: int) -> str:
        """Section 6 The one step that everybody sees to be left: no dog can be used; empty where there are more."""
        hand = self.hands[seat]
        if hand and self.dogs_used < 2:
            return ""
        if self.draws == 2:
            return f"place {hand[0]}" if len(hand) == 1 else ""
        steps = {f"draw {card}" for card in self.recruits}
        if len(self.recruits) < self.cap and self.deck + self.discard:
            steps.add("draw deck")
        return steps.pop() if len(steps) == 1 else ""

    def loot(self, seat: int) -> Asking:
        """H-4.5"""
        card = (yield seat, "LootPick")[0].split()[1]
        assert card != "D"
        self.discard.remove(card)
        self.hands[seat].append(card)

    # Battles.

    def lay(self, seat: int, answers: Answers, least: int) -> None:
        """H-6.3, H-6.4"""
        cards = [answer.split()[1] for answer in answers[:-1]]
        assert answers[-1] == "done"
        assert len(cards) >= least
        for card in cards:
            self.hands[seat].remove(card)
            self.laid[seat].append(card)
        others, dogs = self.counts(seat)
        assert others + max(0, dogs - 2) <= 6

    def both(self, seat: int) -> Answers:
        """Section 6 Two cards where two must be laid."""
        hand = self.hands[seat]
        return [f"lay {hand[0]}", f"lay {hand[1]}", "done"] if len(hand) == 2 else []

    def counts(self, seat: int) -> tuple[int, int]:
        dogs = self.laid[seat].count("D")
        return len(self.laid[seat]) - dogs, dogs

    def battle(self, initiator: int) -> Generator[Question, Answers, int]:
        """H-6, H-16.3 Who has the next turn."""
        self.skip_turning, self.first_turn, self.peacekeeper = False, False, NOBODY
        fighters: list[int] = []
        if initiator == JOHN:
            if self.options["chevauchees_mode"] == "replace":
                self.row.pop(0)
            card = self.draw()
            self.discard += [card] if card else []
            battle = CALAIS if card and value(card) % 2 == 1 else TOURS
            self.john = "fighting"
            order = asked = self.around(self.left(self.john_after))
        else:
            if self.john == "peacekeeper":
                self.john = "gone"
            battle = self.row[0]
            order = self.around(initiator)
            asked = order[1:]
            self.lay(initiator, self.both(initiator) or (yield initiator, "HavocLay"), 2)
            fighters.append(initiator)
        for seat in asked:
            bound = self.both(seat) if initiator == JOHN else []
            answers = bound or ((yield seat, "JoinBattle") if len(self.hands[seat]) >= 2 else ["decline"])
            if answers == ["decline"]:
                assert initiator != JOHN or len(self.hands[seat]) < 2
                self.give(seat)
            else:
                self.lay(seat, answers, 2)
                fighters.append(seat)
        yield from self.rounds(fighters)
        yield from self.declare(fighters)
        ranked = {seat: (self.keys[seat], -len(self.hands[seat])) for seat in fighters}
        if initiator == JOHN:
            ranked[JOHN] = ((4, (9,), ()), 0)
        winner = self.settle([JOHN, *fighters] if initiator == JOHN else fighters, ranked, battle)
        yield from self.activate(fighters)
        self.aftermath(order, initiator, battle, winner)
        if self.row != [CASTILLON]:
            yield from self.choose_next(winner)
        return self.left(self.john_after) if winner == JOHN else winner

    def rounds(self, fighters: list[int]) -> Asking:
        """H-6.5, H-6.7"""
        still = fighters[:]
        while still:
            for seat in still[:]:
                others, dogs = self.counts(seat)
                full = dogs >= 2 and others + dogs - 2 == 6
                answers = ["pass"] if full or not self.hands[seat] else (yield seat, "BattleContinue")
                if answers == ["pass"]:
                    still.remove(seat)
                else:
                    self.lay(seat, answers, 1)

    def declare(self, fighters: list[int]) -> Asking:
        """H-7"""
        for seat in fighters:
            others, dogs = self.counts(seat)
            low, high = max(0, others + dogs - 6), min(2, dogs)
            out = low
            if low < high:
                out = int((yield seat, "DeclareDogsOut")[0].split()[1])
            assert low <= out <= high
            counted = self.laid[seat][:]
            for _ in range(out):
                counted.remove("D")
            self.keys[seat] = key(counted)

    def settle(self, order: list[int], ranked: dict[int, tuple[Key, int]], battle: int) -> int:
        """H-9 Places and points; the winner."""
        points = POINTS[battle]
        if battle <= CASTILLON and self.says("small_game_scoring", "shifted", self.players <= 3):
            points = points[:1] + points[2:]
        place = 1
        winner = NOBODY
        for strength in sorted(set(ranked.values()), reverse=True):
            group = [seat for seat in order if ranked[seat] == strength]
            winner = group[0] if winner == NOBODY else winner
            share = sum(points[place - 1 : place - 1 + len(group)]) // len(group)
            for seat in group:
                self.places[seat] = place
                if seat != JOHN:
                    self.points[seat] += share
            place += len(group)
        if winner != JOHN:
            self.trophies[winner].append(battle)
        return winner

    def activate(self, fighters: list[int]) -> Asking:
        """H-10"""
        budget = self.budget = {seat: min(2, self.laid[seat].count("D")) for seat in fighters}
        while any(budget.values()):
            for seat in fighters:
                open_cards = [card for zone in [*self.laid, self.recruits] for card in zone if card != "D"]
                can_loot = budget[seat] == 2 and any(card != "D" for card in self.discard)
                if budget[seat] == 0:
                    continue
                if not open_cards and not can_loot:
                    budget[seat] = 0
                    continue
                verb, _, card = (yield seat, "ActivateDog")[0].partition(" ")
                spent = {"stop": 0, "scavenge": 1, "loot": 2}[verb]
                for _ in range(spent):
                    self.laid[seat].remove("D")
                    self.discard.append("D")
                budget[seat] = budget[seat] - 1 if verb == "scavenge" else 0
                if verb == "loot":
                    assert can_loot
                    yield from self.loot(seat)
                elif verb == "scavenge":
                    assert card in open_cards
                    next(zone for zone in [*self.laid, self.recruits] if card in zone).remove(card)
                    self.hands[seat].append(card)

    def aftermath(self, order: list[int], initiator: int, battle: int, winner: int) -> None:
        """H-11"""
        for seat in order:
            self.discard += self.laid[seat]
            self.laid[seat] = []
        self.refill(initiator)
        if battle <= CASTILLON:
            self.row.remove(battle)
        for receiver in ACTIONS[battle]:
            if receiver == "all":
                for seat in self.around(self.left(self.john_after if winner == JOHN else winner)):
                    self.give(seat)
            elif initiator != JOHN:
                self.give(initiator)
        self.peacekeeper, self.level, self.skip_turning = winner, 1, winner != JOHN
        if self.john == "fighting":
            self.john = "peacekeeper" if winner == JOHN else "gone"

    # The end.

    def final_battle(self) -> Asking:
        """H-12"""
        if self.john == "peacekeeper":
            self.peacekeeper = self.left(self.john_after)
        if self.john in ("peacekeeper", "pending"):
            self.john = "gone"
        self.discard += self.recruits
        self.recruits = []
        for _ in range(2):
            for seat in self.around(self.left(self.peacekeeper)):
                self.draw_last(seat)
        for seat in self.around(self.peacekeeper):
            dogs = int((yield seat, "FinalDogs")[0].split()[1]) if self.hands[seat] else 0
            assert dogs <= 2
            for _ in range(dogs):
                self.hands[seat].remove("D")
                self.discard.append("D")
            for _ in range(dogs):
                self.draw_last(seat)
        chosen: list[list[str]] = [[] for _ in self.hands]
        for seat, hand in enumerate(self.hands):
            if self.options["castillon_play"] == "auto_best":
                chosen[seat] = best(hand)
            elif len(hand) == 1:
                chosen[seat] = hand[:]
            elif hand:
                chosen[seat] = [answer.split()[1] for answer in (yield seat, "CastillonLay")[:-1]]
                assert 1 <= len(chosen[seat]) <= 6
        for seat, cards in enumerate(chosen):
            for card in cards:
                self.hands[seat].remove(card)
            self.keys[seat] = key(cards)
        order = self.around(self.peacekeeper)
        self.settle(order, {seat: (self.keys[seat], -len(self.hands[seat])) for seat in order}, CASTILLON)

    def draw_last(self, seat: int) -> None:
        """H-16.2d"""
        card = self.draw()
        if card == "John":
            self.john = "gone"
            card = self.draw()
        self.hands[seat] += [card] if card else []

    def winners(self) -> list[int]:
        """H-13.1"""
        ranked = [(self.points[seat], len(self.trophies[seat]), -self.places[seat]) for seat in range(self.players)]
        return [seat for seat, one in enumerate(ranked) if one == max(ranked)]

    # What a question may be answered with.

    def answers(self, seat: int, question: str) -> list[str]:
        """Section 6 All answers that a question can begin with; of equal dogs one."""
        hand = sorted(set(self.hands[seat]))
        open_cards = [card for zone in [*self.laid, self.recruits] for card in zone if card != "D"]
        spoils = [card for card in self.discard if card != "D"]
        if question == "TurnAction":
            return ["recruit", "havoc"]
        if question == "RecruitStep":
            return self.recruit_answers(hand, self.hands[seat].count("D"), bool(spoils))
        if question == "LootPick":
            return [f"take {card}" for card in spoils]
        if question == "DeclareDogsOut":
            others, dogs = self.counts(seat)
            return [f"out {out}" for out in range(max(0, others + dogs - 6), min(2, dogs) + 1)]
        if question == "ActivateDog":
            loot = ["loot"] if self.budget[seat] == 2 and spoils else []
            return [*[f"scavenge {card}" for card in open_cards], *loot, "stop"]
        if question == "PeaceDiscard":
            return [f"discard {card}" for card in hand]
        if question == "FinalDogs":
            return [f"exchange {dogs}" for dogs in range(min(2, self.hands[seat].count("D")) + 1)]
        if question == "CastillonLay":
            return [f"lay {card}" for card in hand]
        if question == "ChooseNextBattle":
            return [f"next {NAMES[battle - 1]}" for battle in self.row if battle != CASTILLON]
        ways_out = {"HavocLay": [], "JoinBattle": ["decline"], "BattleContinue": ["pass"]}
        if question == "JoinBattle" and self.john == "fighting":
            ways_out["JoinBattle"] = []
        return ways_out[question] + [f"lay {card}" for card in hand if self.fits(seat, card)]

    def recruit_answers(self, hand: list[str], dogs: int, spoils: bool) -> list[str]:
        """H-4"""
        found: list[str] = []
        sources = sorted(set(self.recruits))
        if self.draws < 2:
            found += [f"draw {card}" for card in sources]
            found += ["draw deck"] if len(self.recruits) < self.cap and (self.deck or self.discard) else []
        if self.dogs_used < 2 and dogs > 0:
            found += [f"fetch {card}" for card in sources]
            found += ["fetch deck"] if len(self.recruits) < self.cap else []
        found += ["loot"] if self.dogs_used == 0 and dogs >= 2 and spoils else []
        return found + [f"place {card}" for card in hand if self.draws == 2]

    def fits(self, seat: int, card: str) -> bool:
        """H-6.3"""
        others, dogs = self.counts(seat)
        return others + (card != "D") + max(0, dogs + (card == "D") - 2) <= 6


def best(hand: list[str]) -> list[str]:
    """Section 6 The greatest key, then the most cards."""
    choices = [list(cards) for count in range(min(6, len(hand)) + 1) for cards in combinations(hand, count)]
    return max(choices, key=lambda cards: (key(cards), len(cards)))
