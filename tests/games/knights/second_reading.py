"""The rules of Knights read a second time: the pseudo-code of the specification as one generator, slow and simple.

It shares nothing with the engine but the notation of cards and answers, and is told what the dice show. Each question
is yielded with the seat that is asked and all answers that it may begin with; the answers come back as written.
"""

from __future__ import annotations

import tomllib
from collections.abc import Generator
from pathlib import Path

Question = tuple[int, str, list[str]]
Answers = list[str]
Asking = Generator[Question, Answers, None]
Strength = tuple[int, ...]

PILES = ["left", "right"]
KINGS = {"555_4": (3, 5, 4), "1111": (4, 1, 0), "4444": (4, 4, 0), "5555": (4, 5, 0)}
TREASON = (3, 1, 2)
NO_GUARD = ""
GUARDS = ["castle_guard", "bodyguard"]


def printed(data_file: str) -> dict[str, Strength]:
    """The combination of every castle and special card."""
    told = tomllib.loads(Path(data_file).read_text("utf-8"))
    return {card["id"]: (3, card["red_value"], card["yellow"]) for card in [*told["castle"], *told["special"]]}


def sort_of(card: str) -> str:
    """`castle_red`, `die_3`, `deck`: nobody may own two cards of one sort; tournaments are exempt (K-2.2, K-2.3)."""
    if card.startswith("tournament_"):
        return card
    head, _, copy = card.rpartition("_")
    is_copy = copy.isdecimal() and card.startswith("castle_")
    return head if is_copy or copy in ("a", "b", "c") else card


def is_castle(card: str) -> bool:
    return sort_of(card).startswith("castle_") and sort_of(card) != "castle_guard"


class SecondReading:
    """Section 4 The state; `dice_to_come` is what the next throws give."""

    def __init__(
        self, options: dict[str, str], cards: dict[str, Strength], owned: list[list[str]], piles: list[list[str]],
        first: int,
    ) -> None:  # fmt: skip
        self.players = len(owned)
        self.options, self.cards = options, cards
        self.owned = owned
        self.piles = dict(zip(PILES, piles, strict=True))
        self.first = first
        self.guarded: list[list[str]] = [[] for _ in owned]
        self.bodyguard_on = [NO_GUARD] * self.players
        self.changed: set[str] = set()  # the guards whose choice of cards has changed in this turn
        self.placed: set[str] = set()  # and those that were asked about
        self.attempts = self.swaps_used = self.rerolls_left = self.passes = self.turns = 0
        self.dice: list[int] = []
        self.dice_to_come: list[int] = []
        self.winners: list[int] = []
        self.reason = ""

    def castles(self, seat: int) -> list[str]:
        return [card for card in self.owned[seat] if is_castle(card)]

    def tournaments(self, seat: int) -> list[str]:
        return [card for card in self.owned[seat] if card.startswith("tournament_")]

    def specials(self, seat: int) -> list[str]:
        return [card for card in self.owned[seat] if card not in self.castles(seat) + self.tournaments(seat)]

    def has(self, seat: int, kind: str) -> bool:
        return kind in map(sort_of, self.specials(seat))

    def may_own(self, seat: int, card: str) -> bool:
        """K-2.2"""
        return sort_of(card) not in map(sort_of, self.owned[seat])

    def around(self, first: int) -> list[int]:
        return [(first + step) % self.players for step in range(self.players)]

    # Rolls.

    def strength(self, seat: int, against_roll: bool) -> Strength:
        """K-3.2, K-3.8"""
        cards = [int(sort_of(card)[-1]) for card in self.specials(seat) if card.startswith("die_")]
        pool = sorted([die for die in self.dice if die != 6] + cards, reverse=True)
        if not pool:
            return (0,) * 12 if against_roll else (0, 0, 0)
        n = max(map(pool.count, pool))
        v = max(face for face in pool if pool.count(face) == n)
        rest = [face for face in pool if face != v] + [0] * 10
        return (n, v, *rest[: 10 if against_roll and self.options["plus_dice"] == "all" else 1])

    def roll(self, seat: int, rerolls: int) -> Asking:
        """K-4"""
        self.dice = [self.dice_to_come.pop(0) for _ in range(6)]
        self.rerolls_left = rerolls
        while self.rerolls_left > 0 and any(die != 6 for die in self.dice):
            loose = [f"pick {place}" for place in range(1, 7) if self.dice[place - 1] != 6]
            answers = yield seat, "Rolling", [*loose, "stop"]
            if answers == ["stop"]:
                break
            assert answers[-1] == "reroll"
            for place in sorted(int(answer.split()[1]) for answer in answers[:-1]):
                assert self.dice[place - 1] != 6
                self.dice[place - 1] = self.dice_to_come.pop(0)
            self.rerolls_left -= 1

    # Turns.

    def game(self) -> Asking:
        """K-5"""
        seat = self.first
        while True:
            yield from self.turn(seat)
            if self.winners:
                return
            self.passes = 0 if self.attempts else self.passes + 1
            self.turns += 1
            rounds = int(self.options["max_rounds"])
            if self.passes == self.players or (rounds and self.turns == rounds * self.players):
                self.end_by_limit()
                return
            for guard in GUARDS:
                if self.is_asked_about(seat, guard):
                    yield from self.arrange(seat, guard)
            seat = (seat + 1) % self.players

    def turn(self, seat: int) -> Asking:
        self.attempts = self.swaps_used = 0
        self.changed, self.placed = set(), set()
        king_ok = len(self.castles(seat)) >= 3
        while True:
            targets = self.targets(seat)
            swaps = [f"swap {pile}" for pile in PILES if len(self.piles[pile]) >= 2]
            if self.swaps_used >= (2 if self.has(seat, "deck") else 1):
                swaps = []
            found = [
                f"search {pile}" for pile in PILES if any(self.may_own(seat, card) for card in self.piles[pile][1:])
            ]
            searches = [] if targets or swaps else found
            options = targets + swaps + searches
            may_end = self.attempts > 0 or not options
            if king_ok and (self.attempts == 0 or self.options["king_timing"] == "any_attempt"):
                options = [*options, "king"]
            options += [
                f"move {guard}"
                for guard in GUARDS
                if guard not in self.placed and self.has_another(seat, guard) and not self.is_asked_about(seat, guard)
            ]
            options += ["end turn"] if may_end else []
            action = options[0] if options == ["end turn"] else (yield seat, "MainAction", options)[0]
            assert action in options
            verb, _, what = action.partition(" ")
            if verb in ("swap", "search"):
                self.piles[what].append(self.piles[what].pop(0))
                self.swaps_used += verb == "swap"
                continue
            if action == "end turn":
                return
            if verb == "move":
                yield from self.arrange(seat, what)
                continue
            self.attempts += 1
            goes_on = False
            if verb == "attempt":
                goes_on = yield from self.attempt(seat, what)
            elif verb == "attack":
                goes_on = yield from self.attack(seat, what)
            elif verb == "tournament":
                yield from self.tournament(seat, what)
            else:
                yield from self.king(seat)
            if self.winners or not goes_on:
                return

    def targets(self, seat: int) -> list[str]:
        """K-7"""
        found = []
        for pile in PILES:
            for card in self.piles[pile][:1]:
                if card.startswith("tournament_"):
                    found.append(f"tournament {pile}")
                elif self.may_own(seat, card):
                    found.append(f"attempt {pile}")
        least = 3 if self.players == 2 and self.options["two_player_castle_rule"] == "on" else 2
        for other in self.around(seat)[1:]:
            castles = self.castles(other) if len(self.castles(other)) >= least else []
            open_castles = [card for card in castles if card not in self.guarded[other]]
            open_specials = [card for card in self.specials(other) if card != self.bodyguard_on[other]]
            found += [f"attack {card}" for card in open_castles + open_specials if self.may_own(seat, card)]
        return found

    def gain(self, seat: int, card: str) -> None:
        """K-14.1"""
        self.owned[seat].append(card)
        if not card.startswith("tournament_"):
            self.changed.add("castle_guard" if is_castle(card) else "bodyguard")
        castles = len(self.castles(seat))
        if castles >= 4:
            self.winners, self.reason = [seat], "castles"
        elif castles >= 2 and len(self.tournaments(seat)) >= 3:
            self.winners, self.reason = [seat], "tournaments"

    def lose(self, seat: int, card: str) -> None:
        """K-13.5"""
        self.owned[seat].remove(card)
        if sort_of(card) == "castle_guard":
            self.guarded[seat] = []
        if sort_of(card) == "bodyguard":
            self.bodyguard_on[seat] = NO_GUARD
        self.guarded[seat] = [castle for castle in self.guarded[seat] if castle != card]

    def attempt(self, seat: int, pile: str) -> Generator[Question, Answers, bool]:
        """K-8 Whether the turn goes on."""
        card = self.piles[pile][0]
        yield from self.roll(seat, 2)
        target = self.cards[card]
        if is_castle(card) and self.has(seat, "treason"):
            target = min(target, TREASON)
        self.piles[pile].pop(0)
        if self.strength(seat, False) > target:
            self.gain(seat, card)
            return not is_castle(card)
        self.piles[pile].append(card)
        return False

    def attack(self, seat: int, card: str) -> Generator[Question, Answers, bool]:
        """K-9 Whether the turn goes on."""
        owner = next(other for other in range(self.players) if card in self.owned[other])
        yield from self.roll(seat, 3 if is_castle(card) and self.has(seat, "catapult") else 2)
        if self.strength(seat, False) <= self.cards[card]:
            return False
        if is_castle(card):
            attack = self.strength(seat, True)
            yield from self.roll(owner, 2)
            defence = self.strength(owner, True)
            if defence > attack or (defence == attack and self.options["defence_tie"] == "defender"):
                return False
        self.lose(owner, card)
        self.gain(seat, card)
        return not is_castle(card) and self.options["extra_attempt_on_steal"] == "on"

    def tournament(self, organiser: int, pile: str) -> Asking:
        """K-10"""
        order = self.around(organiser)
        rolling = order
        first_round = True
        while True:
            results: dict[int, Strength] = {}
            for seat in rolling:
                if first_round and seat != organiser and self.options["tournament_participation"] == "optional":
                    answers = yield seat, "TakePart", ["join", "decline"]
                    if answers == ["decline"]:
                        continue
                yield from self.roll(seat, 3 if seat == organiser or self.has(seat, "champion") else 2)
                results[seat] = self.strength(seat, True)
            best = [seat for seat in order if seat in results and results[seat] == max(results.values())]
            if len(best) == 1 or self.options["tournament_tie"] == "first":
                break
            rolling, first_round = best, False
        self.gain(best[0], self.piles[pile].pop(0))

    def king(self, seat: int) -> Asking:
        """K-11"""
        yield from self.roll(seat, 2)
        if self.strength(seat, False) > KINGS[self.options["king_combination"]]:
            self.winners, self.reason = [seat], "king"
        elif not self.has(seat, "royal_letter"):
            give, under = yield seat, "Revenge", [f"give {card}" for card in self.castles(seat)]
            self.lose(seat, give.split()[1])
            self.changed.add("castle_guard")
            self.piles[under.split()[1]].append(give.split()[1])

    def may_cover(self, seat: int, guard: str) -> list[str]:
        """K-13.1, K-13.2"""
        if not self.has(seat, guard):
            return []
        if guard == "castle_guard":
            return self.castles(seat)
        return [card for card in self.specials(seat) if sort_of(card) != "bodyguard"]

    def covers(self, seat: int, guard: str) -> list[str]:
        if guard == "castle_guard":
            return self.guarded[seat]
        return [self.bodyguard_on[seat]] if self.bodyguard_on[seat] else []

    def has_another(self, seat: int, guard: str) -> bool:
        return not set(self.may_cover(seat, guard)) <= set(self.covers(seat, guard))

    def is_asked_about(self, seat: int, guard: str) -> bool:
        """K-13.4"""
        unplaced = not self.covers(seat, guard) and guard not in self.placed
        return self.has_another(seat, guard) and (guard in self.changed or unplaced)

    def arrange(self, seat: int, guard: str) -> Asking:
        """K-13.4"""
        self.changed.discard(guard)
        self.placed.add(guard)
        cards = self.may_cover(seat, guard)
        options = ["keep", *(["uncover"] if self.covers(seat, guard) else []), *[f"cover {card}" for card in cards]]
        answers = yield seat, "ArrangeGuards", options
        if answers == ["keep"]:
            return
        chosen = [answer.split()[1] for answer in answers[:-1]]
        assert answers[-1] == ("done" if chosen else "uncover")
        assert len(set(chosen)) == len(chosen) <= (2 if guard == "castle_guard" else 1)
        assert set(chosen) <= set(cards)
        if guard == "castle_guard":
            self.guarded[seat] = chosen
        else:
            self.bodyguard_on[seat] = chosen[0] if chosen else NO_GUARD

    def end_by_limit(self) -> None:
        """K-14.4"""
        ranked = [(len(self.castles(s)), len(self.tournaments(s)), len(self.specials(s))) for s in range(self.players)]
        self.winners, self.reason = [seat for seat in range(self.players) if ranked[seat] == max(ranked)], "limit"
