"""A written position in the middle of a fight."""

from mypy_extensions import i64

from banneret.core.position import NONE_WORD
from banneret.games.field_of_glory.positions.words import FIGHT_KEYS, FIGHT_PHASES, Words, fault
from banneret.games.field_of_glory.rules.cards import cards_text
from banneret.games.field_of_glory.rules.fight_record import (
    FIGHT_WORDS,
    FROM_HAND,
    NO_CARD,
    NOT_YET,
    SOURCE_WORDS,
    Fight,
)
from banneret.games.field_of_glory.rules.state import PLAYERS, FieldOfGlory
from banneret.games.field_of_glory.rules.strength import overlap_worth


def place_fight(game: FieldOfGlory, words: Words, phase: str) -> None:
    """Section 7 The fight that is going on: what was declared and laid before the present question."""
    table = words.table("fight")
    if phase not in FIGHT_PHASES:
        if table and table.get("kind") != NONE_WORD:
            raise fault("fight", "no-fight")
        return
    fight = Words(table, words.names, FIGHT_KEYS, "fight.")
    kind = FIGHT_WORDS.index(fight.word("kind", FIGHT_WORDS[0], FIGHT_WORDS))
    if not fight.has("column"):
        raise fault("fight", "fight-column")
    target = fight.column("column", 0)
    origin = fight.column("origin", target)
    attacker = game.active
    lead = fight_lead(game, fight, attacker, origin)
    overlaps = fight.number("overlaps", 0, 0, int(game.charter.most_overlaps))
    worth = overlap_worth(game, attacker, origin, target)
    sources = place_bonus(game, fight)
    game.fight = Fight(kind, attacker, origin, target, lead, NO_CARD, overlaps, overlaps * worth, sources)


def fight_lead(game: FieldOfGlory, fight: Words, seat: i64, column: i64) -> int:
    """The unit that leads the attack; a single one need not be named."""
    units = game.at(seat, column)
    if not fight.has("lead"):
        if len(units) == 2 and units[0] != units[1]:
            raise fault("fight.lead", "name-lead")
        return units[0] if units else NO_CARD
    cards = fight.cards_of("lead", fight.values["lead"])
    if len(cards) != 1:
        raise fault("fight.lead", "lead-not-there", {"cards": cards_text(units), "column": column + 1})
    return cards[0]


def place_bonus(game: FieldOfGlory, fight: Words) -> list[int]:
    """F-7.2 Bonus cards on the table, and where each came from: from the hand unless another source is named."""
    sources = [NOT_YET] * PLAYERS
    for seat, cards in fight.cards_by_seat("bonus").items():
        if len(cards) > 1:
            raise fault(f"fight.bonus.{fight.names[seat]}", "one-bonus")
        if cards:
            game.bonus[seat] = cards[0]
            sources[seat] = FROM_HAND
    for seat, value in fight.by_seat("sources").items():
        key = f"sources.{fight.names[seat]}"
        sources[seat] = SOURCE_WORDS.index(fight.word_of(key, value, SOURCE_WORDS))
    return sources
