"""F-6.5, F-7.2, F-7.3 Overlap and bonus cards: what is added to a strength before the blows."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Question, Step
from banneret.core.refusals import Refusal
from banneret.games.field_of_glory.rules.actions import (
    BONUS,
    BONUS_CARD,
    BONUS_DECK,
    DECLINE_BONUS,
    NO_BONUS,
    NO_OVERLAP,
    OVERLAP,
    PLAY_OVERLAP,
    TOP_BONUS,
)
from banneret.games.field_of_glory.rules.cards import OV2, cards_text, notation
from banneret.games.field_of_glory.rules.draw_phase import add_hand
from banneret.games.field_of_glory.rules.fight_record import (
    CHARGE_FIGHT,
    FLANK_FIGHT,
    FROM_DECK,
    FROM_HAND,
    NO_BONUS_CARD,
    NOT_YET,
)
from banneret.games.field_of_glory.rules.state import PLAYERS, FieldOfGlory
from banneret.games.field_of_glory.rules.strength import overlap_worth, overlapping


class FightQuestion(Question["FieldOfGlory"]):
    """A question in a fight, which names the column that is attacked."""

    def prompt(self, game: FieldOfGlory, seat: i64) -> dict[str, Json]:
        return {"column": game.the_fight().target + 1}


# Overlap (F-6.5).


def overlap_counts(game: FieldOfGlory) -> bool:
    """F-6.5 Whether one more Overlap may be played and would give something: public facts only."""
    fight = game.the_fight()
    if fight.kind == FLANK_FIGHT and not game.charter.flank_overlap:
        return False
    if fight.overlaps >= game.charter.most_overlaps:
        return False
    return overlap_worth(game, fight.attacker, fight.origin, fight.target) > 0


def play_overlap(game: FieldOfGlory, seat: i64) -> None:
    """F-6.5 The card lies open on the table until the fight is over."""
    fight = game.the_fight()
    worth = overlap_worth(game, seat, fight.origin, fight.target)
    game.hands[seat].remove(OV2)
    game.fight = fight.with_overlap(worth)
    if game.heard:
        units = cards_text(overlapping(game, seat, fight.origin, fight.target))
        told: dict[str, Json] = {"card": notation(OV2), "value": worth, "cards": units}
        game.emit("overlapped", "F-6.5", seat, {**told, "most": game.charter.data.overlap_movement}, reveals=True)


def refuse_overlap(game: FieldOfGlory, seat: i64) -> Refusal:
    fight = game.the_fight()
    if fight.kind == FLANK_FIGHT and not game.charter.flank_overlap:
        return Refusal("no_overlap_in_flanks", "F-6.5")
    if fight.overlaps >= game.charter.most_overlaps:
        return Refusal("overlap_played", "F-6.5")
    if OV2 not in game.hands[seat]:
        return Refusal("not_in_hand", "F-6.5", {"card": notation(OV2)})
    return Refusal("overlap_worthless", "F-6.5")


@final
class OverlapFirst(Step["FieldOfGlory"]):
    """F-9.1 In a flank attack whose bonus card comes late, Overlap is a question of its own, held or not."""

    def run(self, game: FieldOfGlory, chance: Chance) -> None:
        fight = game.the_fight()
        if game.hands[fight.attacker] and overlap_counts(game):
            game.push(OVERLAP_CHOICE[fight.attacker])


@final
class OverlapChoice(Question["FieldOfGlory"]):
    """F-6.5 Play Overlap in a flank attack, or not. D-9"""

    rule: ClassVar[str] = "F-6.5"

    def legal(self, game: FieldOfGlory, seat: i64) -> list[Action]:
        return WITH_OVERLAP if OV2 in game.hands[seat] else WITHOUT_OVERLAP

    def refuse(self, game: FieldOfGlory, seat: i64, action: Action) -> Refusal:
        if action.verb == PLAY_OVERLAP:
            return refuse_overlap(game, seat)
        return Refusal("overlap_or_not", "F-6.5")

    def apply(self, game: FieldOfGlory, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action is OVERLAP:
            play_overlap(game, seat)
            game.push(OVERLAP_FIRST)
        elif game.heard:
            game.emit("no_overlap", "F-6.5", seat, {})


# Bonus cards (F-7.2, F-7.3).


def bonus_from_hand(game: FieldOfGlory, seat: i64, card: i64) -> None:
    """F-7.2 A card of the hand, face down."""
    game.hands[seat].remove(card)
    game.bonus[seat] = card
    game.fight = game.the_fight().with_source(seat, FROM_HAND)
    if game.heard:
        game.emit("bonus_laid", "F-7.2", seat, {"source": "hand"}, secret={"card": notation(card)},
                  secret_to=BIT[seat])  # fmt: skip


def bonus_from_deck(game: FieldOfGlory, seat: i64, chance: Chance) -> None:
    """F-7.2 The unseen top card of the draw deck, which its owner looks at unless the players agreed otherwise."""
    card = game.take_top(seat, False, chance)
    game.bonus[seat] = card
    game.fight = game.the_fight().with_source(seat, FROM_DECK)
    if game.heard:
        if game.charter.deck_bonus_seen:
            game.emit("bonus_laid", "F-7.2", seat, {"source": "deck"}, secret={"card": notation(card)},
                      secret_to=BIT[seat], reveals=True)  # fmt: skip
        else:
            game.emit("bonus_laid", "F-7.2", seat, {"source": "deck"})


def no_bonus(game: FieldOfGlory, seat: i64, rule: str) -> None:
    game.fight = game.the_fight().with_source(seat, NO_BONUS_CARD)
    if game.heard:
        game.emit("no_bonus", rule, seat, {})


def lay_bonus(game: FieldOfGlory, seat: i64, action: Action, chance: Chance) -> None:
    if action.verb == BONUS_CARD:
        bonus_from_hand(game, seat, action.piece)
    elif action.verb == BONUS_DECK:
        bonus_from_deck(game, seat, chance)
    else:
        no_bonus(game, seat, "F-7.2" if game.hands[seat] or game.has_pile(seat) else "F-7.3")


def refuse_bonus(game: FieldOfGlory, seat: i64, action: Action) -> Refusal:
    if action.verb == BONUS_CARD:
        return Refusal("not_in_hand", "F-7.2", {"card": action.piece_name})
    if action.verb == BONUS_DECK:
        return Refusal("no_card_in_piles", "F-7.3")
    if action.verb == DECLINE_BONUS:
        return Refusal("bonus_needed", "F-7.2")
    return Refusal("lay_a_bonus", "F-7.2")


@final
class EarlyBonus(Step["FieldOfGlory"]):
    """F-7.2 In a charge the attacker lays his bonus card before the defender may retreat."""

    def run(self, game: FieldOfGlory, chance: Chance) -> None:
        fight = game.the_fight()
        if fight.kind == CHARGE_FIGHT or game.charter.early_flank_bonus:
            game.push(ATTACKER_BONUS[fight.attacker])


@final
class LateBonus(Step["FieldOfGlory"]):
    """F-5.10 In a flank attack he lays it only if a defender stays."""

    def run(self, game: FieldOfGlory, chance: Chance) -> None:
        fight = game.the_fight()
        if fight.sources[fight.attacker] == NOT_YET:
            game.push(ATTACKER_BONUS[fight.attacker])


@final
class AttackerBonus(FightQuestion):
    """F-9.1 The attacker's bonus card, or first an Overlap: one question, asked wherever he holds a card. D-9, D-10"""

    rule: ClassVar[str] = "F-7.2"

    def forced(self, game: FieldOfGlory, seat: i64) -> Action | None:
        if game.hands[seat]:
            return None
        return TOP_BONUS if game.has_pile(seat) else NO_BONUS

    def may_overlap(self, game: FieldOfGlory) -> bool:
        """F-6.5 Before the bonus card of a charge; in a flank attack only where the bonus card comes early."""
        early = game.the_fight().kind == CHARGE_FIGHT or game.charter.early_flank_bonus
        return early and overlap_counts(game)

    def legal(self, game: FieldOfGlory, seat: i64) -> list[Action]:
        hand = game.hands[seat]
        options: list[Action] = []
        if OV2 in hand and self.may_overlap(game):
            options.append(OVERLAP)
        if game.has_pile(seat):
            options.append(TOP_BONUS)
        add_hand(hand, BONUS, options)
        return options

    def refuse(self, game: FieldOfGlory, seat: i64, action: Action) -> Refusal:
        if action.verb == PLAY_OVERLAP:
            late = game.the_fight().kind == FLANK_FIGHT and not game.charter.early_flank_bonus
            if late and game.charter.flank_overlap:
                return Refusal("no_overlap_now", "F-6.5")
            return refuse_overlap(game, seat)
        return refuse_bonus(game, seat, action)

    def apply(self, game: FieldOfGlory, seat: i64, action: Action, chance: Chance) -> None:
        if action is OVERLAP:
            play_overlap(game, seat)
            return
        game.pop()
        lay_bonus(game, seat, action, chance)


@final
class DefenderBonusStep(Step["FieldOfGlory"]):
    """F-7.2 The defender adds a card of his own, not knowing the attacker's."""

    def run(self, game: FieldOfGlory, chance: Chance) -> None:
        game.push(DEFENDER_BONUS[game.the_fight().defender()])


@final
class DefenderBonus(FightQuestion):
    """F-7.2 The defender's bonus card; he may do without one. D-13"""

    rule: ClassVar[str] = "F-7.2"

    def forced(self, game: FieldOfGlory, seat: i64) -> Action | None:
        if game.hands[seat]:
            return None
        if not game.has_pile(seat):
            return NO_BONUS
        return None if game.charter.may_decline else TOP_BONUS

    def legal(self, game: FieldOfGlory, seat: i64) -> list[Action]:
        options: list[Action] = []
        if game.charter.may_decline:
            options.append(NO_BONUS)
        if game.has_pile(seat):
            options.append(TOP_BONUS)
        add_hand(game.hands[seat], BONUS, options)
        return options

    def refuse(self, game: FieldOfGlory, seat: i64, action: Action) -> Refusal:
        return refuse_bonus(game, seat, action)

    def apply(self, game: FieldOfGlory, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        lay_bonus(game, seat, action, chance)


WITH_OVERLAP: Final = [OVERLAP, NO_OVERLAP]
WITHOUT_OVERLAP: Final = [NO_OVERLAP]
OVERLAP_FIRST: Final = OverlapFirst()
EARLY_BONUS: Final = EarlyBonus()
LATE_BONUS: Final = LateBonus()
DEFENDER_BONUS_STEP: Final = DefenderBonusStep()
OVERLAP_CHOICE: Final = [OverlapChoice(seat) for seat in range(PLAYERS)]
ATTACKER_BONUS: Final = [AttackerBonus(seat) for seat in range(PLAYERS)]
DEFENDER_BONUS: Final = [DefenderBonus(seat) for seat in range(PLAYERS)]
