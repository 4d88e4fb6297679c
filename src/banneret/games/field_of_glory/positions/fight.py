"""A written position in the middle of a fight."""

from mypy_extensions import i64

from banneret.core.position import NONE_WORD
from banneret.games.field_of_glory.positions.words import (
    BONUS,
    DEFENCE_BONUS,
    DEFENCE_LEAD,
    FIGHT_KEYS,
    FIGHT_PHASES,
    OVERLAPPING,
    RETREATING,
    Words,
    fault,
)
from banneret.games.field_of_glory.rules.cards import UNIT_KINDS, notation
from banneret.games.field_of_glory.rules.fight_record import (
    FIGHT_WORDS,
    FLANK_FIGHT,
    FROM_DECK,
    FROM_HAND,
    NO_BONUS_CARD,
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
    if (kind != FLANK_FIGHT and origin != target) or abs(origin - target) > 1:
        raise fault("fight.origin", "fight-origin")
    attacker = game.active
    for seat, column in ((attacker, origin), (1 - attacker, target)):
        if not game.holds(seat, column):
            raise fault("fight.column", "fight-empty", {"who": words.names[seat], "column": column + 1})
    lead = fight_lead(game, fight, attacker, origin)
    overlaps = fight.number("overlaps", 0, 0, int(game.charter.most_overlaps))
    worth = overlap_worth(game, attacker, origin, target)
    if overlaps and (worth == 0 or (kind == FLANK_FIGHT and not game.charter.flank_overlap)):
        raise fault("fight.overlaps", "no-overlap")
    sources = place_bonus(game, fight)
    check_sources(game, words, phase, kind, sources)
    game.fight = Fight(kind, attacker, origin, target, lead, NO_CARD, overlaps, overlaps * worth, sources)


def fight_lead(game: FieldOfGlory, fight: Words, seat: i64, column: i64) -> int:
    """The unit that leads the attack; a single one need not be named."""
    units = game.at(seat, column)
    if not fight.has("lead"):
        if len(units) == 2 and units[0] != units[1]:
            raise fault("fight.lead", "name-lead")
        return units[0]
    cards = fight.cards_of("lead", fight.values["lead"])
    if len(cards) != 1 or cards[0] >= UNIT_KINDS or cards[0] not in units:
        text = " ".join([notation(card) for card in units])
        raise fault("fight.lead", "lead-not-there", {"cards": text, "column": column + 1})
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
        source = SOURCE_WORDS.index(fight.word_of(key, value, SOURCE_WORDS))
        if (source in (FROM_HAND, FROM_DECK)) != (game.bonus[seat] != NO_CARD):
            raise fault(f"fight.{key}", "bonus-source")
        sources[seat] = source
    return sources


def check_sources(game: FieldOfGlory, words: Words, phase: str, kind: int, sources: list[int]) -> None:
    """Who must have laid a bonus card by now, and who cannot have."""
    attacker = game.active
    early = kind != FLANK_FIGHT or game.charter.early_flank_bonus
    if phase == OVERLAPPING and (kind != FLANK_FIGHT or not game.charter.flank_overlap or early):
        raise fault("phase", "no-overlap-question")
    attacker_done = phase in (DEFENCE_BONUS, DEFENCE_LEAD) or (phase == RETREATING and early)
    defender_done = phase == DEFENCE_LEAD
    if phase in (OVERLAPPING, BONUS, RETREATING) or not defender_done:
        check_source(words, 1 - attacker, False, sources)
    for seat, done in ((attacker, attacker_done), (1 - attacker, defender_done)):
        check_source(words, seat, done, sources)
    if sources[attacker] == NO_BONUS_CARD and words.cards_by_seat("hands").get(int(attacker)) != []:
        raise fault("fight.sources", "attacker-needs-bonus")


def check_source(words: Words, seat: i64, done: bool, sources: list[int]) -> None:
    if done and sources[seat] == NOT_YET:
        raise fault("fight.bonus", "bonus-missing", {"who": words.names[seat]})
    if not done and sources[seat] != NOT_YET:
        raise fault("fight.bonus", "bonus-too-early", {"who": words.names[seat]})
