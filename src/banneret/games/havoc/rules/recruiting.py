"""H-4 Recruiting: draw two, put one back, with the help of dogs."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Question
from banneret.core.refusals import Refusal
from banneret.games.havoc.rules.actions import (
    DRAW,
    DRAW_DECK,
    DRAW_FROM,
    DRAW_RECRUIT,
    FETCH,
    FETCH_DECK,
    FETCH_FROM,
    FETCH_RECRUIT,
    LOOT,
    LOOT_DISCARDS,
    PLACE,
    PLACE_RECRUIT,
)
from banneret.games.havoc.rules.cards import DOG, notation
from banneret.games.havoc.rules.loot import LOOT_PICK
from banneret.games.havoc.rules.peace import ADVANCE_PEACE
from banneret.games.havoc.rules.state import Havoc

DRAWS: Final = 2
DOGS: Final = 2


def recruit(game: Havoc, seat: i64) -> None:
    """H-4, H-5.1 The Peacekeeper turns the peace card first, then recruits."""
    if game.heard:
        game.emit("recruits", "H-4.1", seat, {})
    game.push(RECRUIT_STEP[seat][0])
    if seat == game.peacekeeper:
        game.push(ADVANCE_PEACE)


@final
class RecruitStep(Question["Havoc"]):
    """H-4.1 Draw two cards from deck or recruits, use up to two dogs, then place one card of the hand.

    H-4.7 It comes behind the other recruits; their order means nothing.
    """

    rule: ClassVar[str] = "H-4.1"

    def prompt(self, game: Havoc, seat: i64) -> dict[str, Json]:
        return {"draws": self.draws}

    def __init__(self, seat: i64, draws: i64, dogs_used: i64) -> None:
        super().__init__(seat)
        self.draws: i64 = draws
        self.dogs_used: i64 = dogs_used

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.draws, self.dogs_used]

    def legal(self, game: Havoc, seat: i64) -> list[Action]:
        options: list[Action] = []
        hand = game.hands[seat]
        room = len(game.recruits) < game.charter.cap
        if self.draws < DRAWS:
            if room and game.can_draw():
                options.append(DRAW)
            had_dog = False
            for card in game.recruits:
                if card != DOG or not had_dog:
                    options.append(DRAW_FROM[card])
                had_dog = had_dog or card == DOG
        if self.dogs_used < DOGS:
            dogs = game.dogs_in_hand(seat)
            if dogs >= 1:
                if room:
                    options.append(FETCH)
                had_dog = False
                for card in game.recruits:
                    if card != DOG or not had_dog:
                        options.append(FETCH_FROM[card])
                    had_dog = had_dog or card == DOG
                if dogs >= 2 and self.dogs_used == 0 and game.loot_possible():
                    options.append(LOOT)
        if self.draws == DRAWS:
            had_dog = False
            for card in hand:
                if card != DOG or not had_dog:
                    options.append(PLACE[card])
                had_dog = had_dog or card == DOG
        return options

    def forced(self, game: Havoc, seat: i64) -> Action | None:
        """Where all see that no dog can be used, an only way to draw goes by itself, and so does an only card."""
        hand = game.hands[seat]
        if self.dogs_used < DOGS and hand:
            return None
        if self.draws == DRAWS:
            return PLACE[hand[0]] if len(hand) == 1 else None
        options = self.legal(game, seat)
        return options[0] if len(options) == 1 else None

    def refuse(self, game: Havoc, seat: i64, action: Action) -> Refusal:
        verb = action.verb
        full = len(game.recruits) >= game.charter.cap
        if verb == DRAW_DECK or verb == DRAW_RECRUIT:
            if self.draws == DRAWS:
                return Refusal("already_drew_two", "H-4.1")
            if verb == DRAW_RECRUIT:
                return Refusal("not_a_recruit", "H-4.1", {"card": action.piece_name})
            return Refusal("recruits_full", "H-4.2") if full else Refusal("no_card_to_draw", "H-1.7")
        if verb == FETCH_DECK or verb == FETCH_RECRUIT or verb == LOOT_DISCARDS:
            if self.dogs_used >= DOGS or (verb == LOOT_DISCARDS and self.dogs_used > 0):
                return Refusal("two_dogs_a_turn", "H-4.3")
            if game.dogs_in_hand(seat) < (2 if verb == LOOT_DISCARDS else 1):
                return Refusal("not_enough_dogs", "H-4.5" if verb == LOOT_DISCARDS else "H-4.4")
            if verb == FETCH_RECRUIT:
                return Refusal("not_a_recruit", "H-4.4", {"card": action.piece_name})
            return Refusal("recruits_full", "H-4.2") if verb == FETCH_DECK else Refusal("nothing_to_loot", "H-4.5")
        if verb == PLACE_RECRUIT:
            if self.draws < DRAWS:
                return Refusal("draw_two_first", "H-4.1")
            return Refusal("not_in_hand", "H-4.6", {"card": action.piece_name})
        return Refusal("recruiting_goes_on", "H-4.1")

    def apply(self, game: Havoc, seat: i64, action: Action, chance: Chance) -> None:
        verb = action.verb
        if verb == PLACE_RECRUIT:
            game.pop()
            game.hands[seat].remove(action.piece)
            game.recruits.append(action.piece)
            if game.heard:
                game.emit("placed", "H-4.6", seat, {"card": action.piece_name}, reveals=True)
        elif verb == DRAW_DECK:
            game.replace(RECRUIT_STEP[seat][(self.draws + 1) * 3 + self.dogs_used])
            self.take_from_deck(game, seat, "H-4.1", chance)
        elif verb == DRAW_RECRUIT:
            game.replace(RECRUIT_STEP[seat][(self.draws + 1) * 3 + self.dogs_used])
            take_recruit(game, seat, action.piece, "H-4.1")
        elif verb == LOOT_DISCARDS:
            game.replace(RECRUIT_STEP[seat][self.draws * 3 + 2])
            game.discard_dogs(seat, 2)
            if game.heard:
                game.emit("loots", "H-4.5", seat, {"dogs": 2}, reveals=True)
            game.push(LOOT_PICK[seat])
        else:
            game.replace(RECRUIT_STEP[seat][self.draws * 3 + self.dogs_used + 1])
            game.discard_dogs(seat, 1)
            if game.heard:
                game.emit("fetches", "H-4.4", seat, {"dogs": 1}, reveals=True)
            if verb == FETCH_DECK:
                self.take_from_deck(game, seat, "H-4.4", chance)
            else:
                take_recruit(game, seat, action.piece, "H-4.4")

    def take_from_deck(self, game: Havoc, seat: i64, rule: str, chance: Chance) -> None:
        """H-16.2a John of Gaunt drawn while recruiting ends the turn at once, nothing is placed."""
        if game.deal_to(seat, rule, chance):
            game.pop()


def take_recruit(game: Havoc, seat: i64, card: i64, rule: str) -> None:
    game.recruits.remove(card)
    game.hands[seat].append(card)
    if game.heard:
        game.emit("took_recruit", rule, seat, {"card": notation(card)})


# Indexed by seat, then draws * 3 + dogs used.
RECRUIT_STEP: Final = [
    [RecruitStep(seat, draws, dogs) for draws in range(DRAWS + 1) for dogs in range(DOGS + 1)] for seat in range(6)
]
