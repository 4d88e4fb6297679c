"""Section 16 of the specification: what must hold at every moment. Written positions are judged by it too.

What a position can get wrong is told with its key, in which `{who}` stands for the seat of the part `who`.
"""

from typing import Final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.invariants import hold
from banneret.core.jsons import Json
from banneret.games.field_of_glory.rules.actions import COLUMNS
from banneret.games.field_of_glory.rules.advance import GiveUpUnit
from banneret.games.field_of_glory.rules.attack import DefenderLead, RetreatChoice, retreaters
from banneret.games.field_of_glory.rules.bonus import DefenderBonus, OverlapChoice
from banneret.games.field_of_glory.rules.cards import ARMY_LIST, UNIT_KINDS, cards_text, notation
from banneret.games.field_of_glory.rules.data import PLAIN
from banneret.games.field_of_glory.rules.draft import ChooseArmy
from banneret.games.field_of_glory.rules.draw_phase import DiscardDown, DrawMode
from banneret.games.field_of_glory.rules.fight_record import (
    FLANK_FIGHT,
    FROM_DECK,
    FROM_HAND,
    NO_BONUS_CARD,
    NO_CARD,
    NOT_YET,
    Fight,
)
from banneret.games.field_of_glory.rules.flanks import FlankAttack
from banneret.games.field_of_glory.rules.main_phase import MainAction
from banneret.games.field_of_glory.rules.setup import MIDDLE
from banneret.games.field_of_glory.rules.state import (
    ACTIONS,
    BLUE,
    BY_CONTROL,
    DRAFT,
    DRAWN,
    FLANK_ATTACKS,
    NO_SEAT,
    PLAYERS,
    RED,
    RUNNING,
    FieldOfGlory,
)
from banneret.games.field_of_glory.rules.strength import overlap_worth

ARMY_SIZE: Final = 24
MOST_TARGETS: Final = 2


def check(game: FieldOfGlory) -> None:
    """Raise AssertionError at the first invariant that does not hold."""
    check_terrain(game)
    for seat in range(PLAYERS):
        check_columns(game, seat)
    check_fight(game)
    for seat in range(PLAYERS):
        check_cards(game, seat)
    check_draft(game)
    check_plan(game)
    check_hands(game)
    check_pair(game)
    check_flanks(game)
    check_end(game)


def check_cards(game: FieldOfGlory, seat: i64) -> None:
    """F-3.7 Each of the 48 cards of a player lies in exactly one place, 24 of them in play."""
    in_play = game.hands[seat] + game.decks[seat] + game.discards[seat] + game.victory[1 - seat] + game.on_table(seat)
    for column in range(COLUMNS):
        in_play = in_play + game.at(seat, column)
    removed = game.removed[seat]
    if game.phase == DRAFT:
        hold(not in_play, "units.{who}", "draft-first", {"who": seat})
        in_play = game.pool[seat]
    else:
        hold(len(removed) <= ARMY_SIZE, "removed.{who}", "too-many-removed", {"who": seat, "count": len(removed)})
        hold(len(in_play) == ARMY_SIZE, "hands.{who}", "too-many-cards", {"who": seat, "count": len(in_play)})
    assert sorted(in_play + removed) == ARMY_LIST, f"cards of seat {seat} were lost, doubled or made"


def check_columns(game: FieldOfGlory, seat: i64) -> None:
    """F-6.4 At most two units, which may share a column; only units stand there."""
    for column in range(COLUMNS):
        units = game.at(seat, column)
        key = f"units.{{who}}.{column + 1}"
        for kind in units:
            hold(0 <= kind < UNIT_KINDS, key, "no-unit", {"who": seat, "card": notation(kind)})
        hold(len(units) <= 2, key, "three-units", {"who": seat})
        if len(units) == 2:
            one, other = units[0], units[1]
            stack = game.stackable(one, other)
            hold(stack, key, "not-stacking", {"who": seat, "card": notation(one), "other": notation(other)})
            assert one <= other, f"the units of seat {seat} in column {column + 1} are not in order"


def check_terrain(game: FieldOfGlory) -> None:
    """F-3.2, F-3.3, F-3.4 Each terrain card is there once, column 3 is a Plain, control is nobody's or a seat's."""
    hold(game.terrain[MIDDLE] == PLAIN, f"terrain.{MIDDLE + 1}", "middle-plain")
    for number, entry in enumerate(game.charter.data.terrains):
        there = number == PLAIN or game.terrain.count(number) <= entry.count
        hold(there, "terrain", "terrain-twice", {"terrain": entry.id})
    assert len(game.control) == COLUMNS, "a column has no control marker"
    for owner in game.control:
        assert owner in (NO_SEAT, RED, BLUE), f"{owner} controls a terrain card"
    assert min(game.shuffles) >= 0, "less than no reshuffles"


def check_draft(game: FieldOfGlory) -> None:
    """F-3.6 Two cards of each four offered are kept, in order; of the four now on offer at most two."""
    drafting = game.phase == DRAFT
    assert drafting == (game.starter == NO_SEAT), "the starter is known before the armies are drafted, or not after"
    if not drafting:
        assert [game.pool, game.picked] == [[[], []], [[], []]], "the draft goes on during the game"
        assert game.rounds == [0, 0], "the draft is not over"
        return
    hold(not game.charter.random_army, "phase", "no-draft")
    top = game.stack[-1] if game.stack else None
    assert isinstance(top, ChooseArmy), "the armies are drafted and nobody is asked"
    for seat in range(PLAYERS):
        check_kept(game, seat)
        finished = len(game.picked[seat]) == game.charter.keep * game.charter.rounds
        hold(top.open_seats & BIT[seat] != 0 or finished, "answered", "draft-unfinished", {"who": seat})


def check_kept(game: FieldOfGlory, seat: i64) -> None:
    """F-3.6 What a player has kept so far, four by four."""
    keep = game.charter.keep
    batch = game.charter.batch
    picked = game.picked[seat]
    assert 0 <= game.rounds[seat] < game.charter.rounds, f"seat {seat} is in round {game.rounds[seat] + 1}"
    low = game.rounds[seat] * keep
    parts: dict[str, Json] = {"who": seat, "low": low, "high": low + keep}
    hold(low <= len(picked) <= low + keep, "picked.{who}", "draft-size", parts)
    for round in range(game.rounds[seat] + 1):
        left = game.pool[seat][round * batch : (round + 1) * batch]
        for card in picked[round * keep : (round + 1) * keep]:
            hold(card in left, "picked.{who}", "not-offered", {"who": seat, "card": notation(card)})
            left.remove(card)


def check_plan(game: FieldOfGlory) -> None:
    """F-6.8, F-6.10 A deployment is composed only at the active player's question, and he can always pay for it."""
    plan = game.plan
    if plan is None:
        return
    top = game.stack[-1] if game.stack else None
    assert isinstance(top, MainAction), "a deployment is open and nobody is deploying"
    points = game.charter.points
    assert plan.rest_points == sum([points[card] for card in plan.rest]), "the cards left are counted wrong"
    assert plan.paid_points == sum([points[card] for card in plan.paid]), "the payment is counted wrong"
    assert plan.rest_points + plan.paid_points >= plan.cost, "a deployment cannot be paid"
    added: list[int] = []
    for units in plan.added:
        added = added + units
    assert sorted(plan.rest + plan.paid + added) == sorted(game.hands[game.active]), "a deployment is not of this hand"
    assert len(added) == plan.placed, "the units placed are counted wrong"


def check_fight(game: FieldOfGlory) -> None:
    """Section 7 A fight has its two sides, led by a unit that stands there; bonus cards are laid in their order."""
    fight = game.fight
    top = game.stack[-1] if game.stack else None
    if fight is None:
        assert game.bonus == [NO_CARD, NO_CARD], "a bonus card lies on the table and nobody fights"
        return
    assert fight.attacker == game.active, "the attacker is not the active player"
    step = fight.origin - fight.target
    beside = fight.kind == FLANK_FIGHT and (step == -1 or step == 1)
    hold(step == 0 or beside, "fight.origin", "fight-origin")
    units = game.at(fight.attacker, fight.origin)
    defenders = game.at(fight.defender(), fight.target)
    hold(len(units) > 0, "fight.column", "fight-empty", {"who": fight.attacker, "column": fight.origin + 1})
    hold(len(defenders) > 0, "fight.column", "fight-empty", {"who": fight.defender(), "column": fight.target + 1})
    there: dict[str, Json] = {"column": fight.origin + 1, "cards": cards_text(units)}
    hold(fight.lead in units, "fight.lead", "lead-not-there", there)
    assert fight.defender_lead == NO_CARD or fight.defender_lead in defenders, "the lead defender is not in its column"
    early = fight.kind != FLANK_FIGHT or game.charter.early_flank_bonus
    if isinstance(top, OverlapChoice):
        hold(game.charter.flank_overlap and not early, "phase", "no-overlap-question")
    if isinstance(top, RetreatChoice):
        hold(len(retreaters(game)) > 0, "phase", "nobody-retreats")
    check_overlap(game, fight)
    for seat in range(PLAYERS):
        laid = fight.sources[seat] == FROM_HAND or fight.sources[seat] == FROM_DECK
        hold(laid == (game.bonus[seat] != NO_CARD), "fight.sources.{who}", "bonus-source", {"who": seat})
    defended = isinstance(top, DefenderLead)
    attacked = defended or isinstance(top, DefenderBonus) or (early and isinstance(top, RetreatChoice))
    check_source(fight, fight.attacker, attacked)
    check_source(fight, fight.defender(), defended)
    if fight.sources[fight.attacker] == NO_BONUS_CARD:
        nothing = not game.hands[fight.attacker] and not game.has_pile(fight.attacker)
        hold(nothing, "fight.sources", "attacker-needs-bonus")


def check_overlap(game: FieldOfGlory, fight: Fight) -> None:
    """F-6.5 As many Overlap cards as are allowed, each worth what stands beside the target."""
    assert fight.overlaps <= game.charter.most_overlaps, "too many Overlap cards were played"
    if fight.overlaps == 0:
        return
    worth = overlap_worth(game, fight.attacker, fight.origin, fight.target)
    allowed = fight.kind != FLANK_FIGHT or game.charter.flank_overlap
    hold(allowed and worth > 0, "fight.overlaps", "no-overlap")
    assert fight.overlap_value == fight.overlaps * worth, "Overlap is counted wrong"


def check_source(fight: Fight, seat: i64, done: bool) -> None:
    """F-7.2 Whether a side has laid its bonus card by now, or done without."""
    laid = fight.sources[seat] != NOT_YET
    hold(laid or not done, "fight.bonus", "bonus-missing", {"who": seat})
    hold(done or not laid, "fight.bonus", "bonus-too-early", {"who": seat})


def check_hands(game: FieldOfGlory) -> None:
    """F-8.1 Nobody but the active player holds more than nine cards, and he only from phase 4 on."""
    for seat in range(PLAYERS):
        if seat != game.active or game.phase < ACTIONS:
            size = len(game.hands[seat])
            hold(size <= game.charter.hand_size, "hands.{who}", "hand-too-large", {"who": seat, "count": size})
    top = game.stack[-1] if game.stack else None
    if isinstance(top, DiscardDown):
        many = len(game.hands[top.seat]) > game.charter.hand_size
        hold(many, "hands.{who}", "hand-not-too-large", {"who": top.seat})
    if isinstance(top, DrawMode) and game.waiting() != 0:
        assert game.hands[top.seat], "an empty hand is asked for a card"


def check_pair(game: FieldOfGlory) -> None:
    """F-5.4, F-7.10 Who chooses the unit to give up has two of them in an unopposed column."""
    top = game.stack[-1] if game.stack else None
    if isinstance(top, GiveUpUnit):
        pair = len(game.at(top.seat, top.column)) == 2 and not game.holds(1 - top.seat, top.column)
        hold(pair, "column", "no-pair", {"column": top.column + 1})


def check_flanks(game: FieldOfGlory) -> None:
    """F-5.7, F-5.8 Targets of flank attacks exist only in their phase, at most two, where both sides stand."""
    targets: i64 = 0
    for target in range(COLUMNS):
        helpers = game.flanks[target]
        if helpers == 0:
            continue
        targets += 1
        assert game.phase == FLANK_ATTACKS, "there are flank targets outside the flank phase"
        fought_over = game.holds(RED, target) and game.holds(BLUE, target)
        hold(fought_over, f"flank_targets.{target + 1}", "target-empty", {"column": target + 1})
        for helper in range(COLUMNS):
            beside = helper == target - 1 or helper == target + 1
            hold(beside or helpers & BIT[helper] == 0, f"flank_targets.{target + 1}", "not-beside")
    hold(targets <= MOST_TARGETS, "flank_targets", "too-many-targets")
    top = game.stack[-1] if game.stack else None
    hold(targets > 0 or not isinstance(top, FlankAttack), "phase", "no-targets")


def check_end(game: FieldOfGlory) -> None:
    """F-5.2, F-8.3 A game ends by control on the own turn, or by scoring after both decks were reshuffled twice."""
    assert game.over == (game.ending != RUNNING), "the game is over without an ending, or the other way round"
    if game.ending == RUNNING:
        assert game.winner == NO_SEAT, "there is a winner before the end"
        return
    assert (game.winner == NO_SEAT) == (game.ending == DRAWN), "a drawn game has a winner, or another one has none"
    if game.ending == BY_CONTROL:
        assert game.winner == game.active, "the other player won by control"
        assert game.controlled(game.winner) >= game.charter.columns_to_win, "won without enough columns"
    else:
        assert min(game.shuffles) >= game.charter.last_shuffle, "scored before both decks were reshuffled twice"
