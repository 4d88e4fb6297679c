"""Section 7 The blows: bonus cards are revealed, strengths compared, losses taken."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Step
from banneret.games.field_of_glory.rules.advance import tell_control
from banneret.games.field_of_glory.rules.cards import TYPE, cards_text, notation
from banneret.games.field_of_glory.rules.data import TERRAIN_IDS
from banneret.games.field_of_glory.rules.fight_record import (
    FIGHT_WORDS,
    FLANK_FIGHT,
    NO_CARD,
    SOURCE_WORDS,
    Fight,
    Reckoning,
)
from banneret.games.field_of_glory.rules.state import NO_SEAT, PLAYERS, FieldOfGlory
from banneret.games.field_of_glory.rules.strength import attacking_side, defending_side, rear_unit


@final
class Reckon(Step["FieldOfGlory"]):
    """Section 7, steps 5 and 6: reveal, compare, result."""

    def run(self, game: FieldOfGlory, chance: Chance) -> None:
        fight = game.the_fight()
        reckoning = reckon(game, fight)
        game.reckoning = reckoning
        if game.heard:
            game.emit(
                "fought",
                "F-5.10" if fight.kind == FLANK_FIGHT else "F-6.7",
                fight.attacker,
                {
                    "fight": FIGHT_WORDS[fight.kind],
                    "column": fight.target + 1,
                    "ground": TERRAIN_IDS[game.terrain[fight.target]],
                    "attack": reckoning.attack.told(),
                    "defence": reckoning.defence.told(),
                    "winner": reckoning.winner,
                },
                reveals=True,
            )
        if reckoning.winner == fight.attacker:
            attacker_wins(game, fight, chance)
        elif reckoning.winner == fight.defender():
            defender_wins(game, fight, chance)
        else:
            nobody_wins(game, fight)
        clear_table(game, True)
        game.fight = None


def reckon(game: FieldOfGlory, fight: Fight) -> Reckoning:
    """The higher strength wins; a tie is won by a defending lead that says so (F-7.6), else by nobody."""
    defender = fight.defender()
    attack = attacking_side(game, fight, fight.defender_lead, game.bonus[fight.attacker])
    defence = defending_side(game, fight, fight.defender_lead, game.bonus[defender])
    lead = attack.total() - defence.total()
    winner: i64 = NO_SEAT
    if lead > 0:
        winner = fight.attacker
    elif lead < 0 or game.charter.data.types[TYPE[fight.defender_lead]].wins_ties:
        winner = defender
    return Reckoning(game.turn_no, fight.kind, fight.origin, fight.target, attack, defence, winner)


def attacker_wins(game: FieldOfGlory, fight: Fight, chance: Chance) -> None:
    """F-7.8, F-7.9 The defenders are captured, the attacker takes control and gives up his rear unit."""
    capture(game, fight.defender(), fight.target, chance)
    before = game.control[fight.target]
    if before != fight.attacker:
        game.control[fight.target] = fight.attacker
        if game.heard:
            tell_control(game, "F-7.9", fight.attacker, fight.target, before)
    discard_rear(game, fight.attacker, fight.origin, fight.lead)


def defender_wins(game: FieldOfGlory, fight: Fight, chance: Chance) -> None:
    """F-7.9 A winning defender takes no control; an attacker who had it loses it."""
    capture(game, fight.attacker, fight.origin, chance)
    if game.control[fight.target] == fight.attacker:
        lose_control(game, fight.target, "defeat")
    discard_rear(game, fight.defender(), fight.target, fight.defender_lead)


def nobody_wins(game: FieldOfGlory, fight: Fight) -> None:
    """A tie: the target becomes neutral, all units that fought are discarded, each to its owner's pile."""
    if game.control[fight.target] != NO_SEAT:
        lose_control(game, fight.target, "tie")
    discard_all(game, fight.attacker, fight.origin)
    discard_all(game, fight.defender(), fight.target)


def lose_control(game: FieldOfGlory, column: i64, why: str) -> None:
    """F-7.9 After a tie, or when an attacker who had it has lost, the terrain card is neutral."""
    before = game.control[column]
    game.control[column] = NO_SEAT
    if game.heard:
        game.emit("lost_control", "F-7.9", before, {"column": column + 1, "why": why})


def discard_all(game: FieldOfGlory, seat: i64, column: i64) -> None:
    units = game.at(seat, column)
    for kind in units:
        game.discard(seat, kind)
    game.set_units(seat, column, [])
    if game.heard:
        game.emit("fell_together", "F-7.8", seat, {"cards": cards_text(units), "column": column + 1})


def discard_rear(game: FieldOfGlory, seat: i64, column: i64, lead: i64) -> None:
    """The winner's unit that did not lead goes."""
    rear = rear_unit(game.at(seat, column), lead)
    if rear == NO_CARD:
        return
    game.remove_unit(seat, column, rear)
    game.discard(seat, rear)
    if game.heard:
        game.emit("rear_spent", "F-7.8", seat, {"card": notation(rear), "column": column + 1})


def capture(game: FieldOfGlory, loser: i64, column: i64, chance: Chance) -> None:
    """F-7.8, F-7.11 The loser's units that fought go to the winner; captured Elephants drag a deck card along.

    F-4.6 They never come back.
    """
    winner = 1 - loser
    cards = game.at(loser, column)
    game.victory[winner].extend(cards)
    game.set_units(loser, column, [])
    if game.heard:
        game.emit("captured", "F-7.8", winner, {"cards": cards_text(cards), "column": column + 1, "victim": loser})
    rampage: i64 = 0
    for kind in cards:
        rampage = max(rampage, game.charter.data.types[TYPE[kind]].rampage)
    while rampage > 0:
        rampage -= 1
        card = game.take_top(loser, False, chance)
        if card < 0:
            if game.heard:
                game.emit("rampage_in_vain", "F-7.11", loser, {})
            return
        game.victory[winner].append(card)
        if game.heard:
            game.emit("rampaged", "F-7.11", loser, {"card": notation(card)}, reveals=True)


def clear_table(game: FieldOfGlory, revealed: bool) -> None:
    """F-4.2, F-4.7 The cards of the fight go to their owners' piles, Overlap before the bonus card.

    `unseen` says where a bonus card came from that is shown only now (F-7.10).
    """
    fight = game.the_fight()
    for seat in range(PLAYERS):
        cards = game.on_table(seat)
        if cards:
            game.discards[seat].extend(cards)
            if game.heard:
                unseen = "" if revealed or game.bonus[seat] == NO_CARD else SOURCE_WORDS[fight.sources[seat]]
                parts: dict[str, Json] = {"cards": cards_text(cards), "unseen": unseen}
                game.emit("table_cleared", "F-4.2", seat, parts, reveals=True)
    game.bonus = [NO_CARD, NO_CARD]


RECKON: Final = Reckon()
