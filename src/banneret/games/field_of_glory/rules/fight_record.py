"""What is known to all about a fight: while it runs, and how it was added up (section 7)."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.jsons import Json
from banneret.games.field_of_glory.rules.cards import cards_text

CHARGE_FIGHT: Final = 0
FLANK_FIGHT: Final = 1
FIGHT_WORDS: Final = ["charge", "flank"]

NO_CARD: Final = -1

# Where a bonus card came from (F-7.2): the source is public, the card is not.
NOT_YET: Final = 0
FROM_HAND: Final = 1
FROM_DECK: Final = 2
NO_BONUS_CARD: Final = 3
SOURCE_WORDS: Final = ["open", "hand", "deck", "none"]

# The terms of a strength, in the order in which they are added up, and the rule that each one follows.
LEAD_TERM: Final = 0
BONUS_TERM: Final = 1
PAIR_TERM: Final = 2
TERRAIN_TERM: Final = 3
MODIFIER_TERM: Final = 4
COMPANION_TERM: Final = 5
OVERLAP_TERM: Final = 6
FLANK_TERM: Final = 7
TERM_WORDS: Final = ["lead", "bonus", "pair", "terrain", "modifier", "companion", "overlap", "flank"]
TERM_RULES: Final = ["F-7.0", "F-7.2", "F-7.5", "F-7.7", "F-7.6", "F-7.6", "F-6.5", "F-5.10"]


@final
class Fight:
    """A charge or flank attack that is going on; replaced, never changed. Bonus cards are in the state's `bonus`.

    `lead` and `defender_lead` are kinds (NO_CARD: not named yet), `overlaps` the Overlap cards on the table and
    `overlap_value` what they give together; `sources` say by seat where the bonus card came from.
    """

    def __init__(
        self, kind: i64, attacker: i64, origin: i64, target: i64, lead: i64, defender_lead: i64, overlaps: i64,
        overlap_value: i64, sources: list[int],
    ) -> None:  # fmt: skip
        self.kind: i64 = kind
        self.attacker: i64 = attacker
        self.origin: i64 = origin
        self.target: i64 = target
        self.lead: i64 = lead
        self.defender_lead: i64 = defender_lead
        self.overlaps: i64 = overlaps
        self.overlap_value: i64 = overlap_value
        self.sources = sources

    def defender(self) -> i64:
        return 1 - self.attacker

    def with_source(self, seat: i64, source: i64) -> "Fight":
        sources = self.sources[:]
        sources[seat] = source
        return Fight(self.kind, self.attacker, self.origin, self.target, self.lead, self.defender_lead, self.overlaps,
                     self.overlap_value, sources)  # fmt: skip

    def with_overlap(self, value: i64) -> "Fight":
        return Fight(self.kind, self.attacker, self.origin, self.target, self.lead, self.defender_lead,
                     self.overlaps + 1, self.overlap_value + value, self.sources)  # fmt: skip

    def with_defender_lead(self, lead: i64) -> "Fight":
        return Fight(self.kind, self.attacker, self.origin, self.target, self.lead, lead, self.overlaps,
                     self.overlap_value, self.sources)  # fmt: skip

    def parts(self) -> list[Json]:
        """The constructor's arguments."""
        return [self.kind, self.attacker, self.origin, self.target, self.lead, self.defender_lead, self.overlaps,
                self.overlap_value, list(self.sources)]  # fmt: skip


@final
class Side:
    """One side of a fight that was added up: its units (the lead first), its bonus card and the terms of its strength.

    `terms` are pairs of a term's number and its value; a term that gives nothing is left out, except the lead's.
    """

    def __init__(self, seat: i64, units: list[int], bonus: i64, source: i64, terms: list[list[int]]) -> None:
        self.seat: i64 = seat
        self.units = units
        self.bonus: i64 = bonus
        self.source: i64 = source
        self.terms = terms

    def total(self) -> i64:
        total: i64 = 0
        for term in self.terms:
            total += term[1]
        return total

    def parts(self) -> list[Json]:
        return [self.seat, list(self.units), self.bonus, self.source, [list(term) for term in self.terms]]

    def told(self) -> dict[str, Json]:
        """The side in an event: every term with its name, its value and its rule."""
        terms: list[Json] = [
            {"term": TERM_WORDS[term[0]], "value": term[1], "rule": TERM_RULES[term[0]]} for term in self.terms
        ]
        bonus = cards_text([self.bonus]) if self.bonus != NO_CARD else ""
        return {"seat": self.seat, "units": cards_text(self.units), "bonus": bonus,
                "source": SOURCE_WORDS[self.source], "terms": terms, "total": self.total()}  # fmt: skip


@final
class Reckoning:
    """The last fight that came to blows, added up term by term. `winner` is -1 after a tie that nobody wins."""

    def __init__(
        self, turn: i64, kind: i64, origin: i64, target: i64, attack: Side, defence: Side, winner: i64
    ) -> None:  # fmt: skip
        self.turn: i64 = turn
        self.kind: i64 = kind
        self.origin: i64 = origin
        self.target: i64 = target
        self.attack = attack
        self.defence = defence
        self.winner: i64 = winner

    def parts(self) -> list[Json]:
        return [self.turn, self.kind, self.origin, self.target, self.attack.parts(), self.defence.parts(), self.winner]
