"""Section 16 of the specification: what must hold at every moment."""

from typing import Final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.games.field_of_glory.rules.actions import COLUMNS
from banneret.games.field_of_glory.rules.cards import ARMY_LIST, UNIT_KINDS
from banneret.games.field_of_glory.rules.data import PLAIN
from banneret.games.field_of_glory.rules.draft import ChooseArmy
from banneret.games.field_of_glory.rules.draw_phase import DiscardDown, DrawMode
from banneret.games.field_of_glory.rules.fight_record import FROM_DECK, FROM_HAND, NO_BONUS_CARD, NO_CARD
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

ARMY_SIZE: Final = 24


def check(game: FieldOfGlory) -> None:
    """Raise AssertionError at the first invariant that does not hold."""
    for seat in range(PLAYERS):
        check_cards(game, seat)
        check_columns(game, seat)
    check_terrain(game)
    check_draft(game)
    check_plan(game)
    check_fight(game)
    check_hands(game)
    check_flanks(game)
    check_end(game)


def check_cards(game: FieldOfGlory, seat: i64) -> None:
    """F-3.7 Each of the 48 cards of a player lies in exactly one place, 24 of them in play."""
    in_play = game.hands[seat] + game.decks[seat] + game.discards[seat] + game.victory[1 - seat] + game.on_table(seat)
    for column in range(COLUMNS):
        in_play = in_play + game.at(seat, column)
    if game.phase == DRAFT:
        assert not in_play, "a card is in play before the armies are drafted"
        in_play = game.pool[seat]
    else:
        assert len(in_play) == ARMY_SIZE, f"{len(in_play)} cards of seat {seat} are in play"
    assert sorted(in_play + game.removed[seat]) == ARMY_LIST, f"cards of seat {seat} were lost, doubled or made"


def check_columns(game: FieldOfGlory, seat: i64) -> None:
    """F-6.4 At most two units, which may share a column; only units stand there."""
    for column in range(COLUMNS):
        units = game.at(seat, column)
        assert len(units) <= 2, f"seat {seat} has {len(units)} units in column {column + 1}"
        for kind in units:
            assert 0 <= kind < UNIT_KINDS, f"seat {seat} has no unit in column {column + 1}, but something else"
        if len(units) == 2:
            assert game.stackable(units[0], units[1]), f"two units of seat {seat} do not stack in column {column + 1}"
            assert units[0] <= units[1], f"the units of seat {seat} in column {column + 1} are not in order"


def check_terrain(game: FieldOfGlory) -> None:
    """F-3.3, F-3.4 Control is nobody's or a seat's, and column 3 is a Plain."""
    assert len(game.control) == COLUMNS, "a column has no control marker"
    for owner in game.control:
        assert owner in (NO_SEAT, RED, BLUE), f"{owner} controls a terrain card"
    assert game.terrain[MIDDLE] == PLAIN, "column 3 is not a Plain"
    assert min(game.shuffles) >= 0, "less than no reshuffles"


def check_draft(game: FieldOfGlory) -> None:
    """F-3.6 Two cards of each four offered are kept, in order; of the four now on offer at most two."""
    drafting = game.phase == DRAFT
    assert drafting == (game.starter == NO_SEAT), "the starter is known before the armies are drafted, or not after"
    if not drafting:
        assert [game.pool, game.picked] == [[[], []], [[], []]], "the draft goes on during the game"
        assert game.rounds == [0, 0], "the draft is not over"
        return
    top = game.stack[-1] if game.stack else None
    assert isinstance(top, ChooseArmy), "the armies are drafted and nobody is asked"
    for seat in range(PLAYERS):
        assert 0 <= game.rounds[seat] < game.charter.rounds, f"seat {seat} is in round {game.rounds[seat] + 1}"
        assert 0 <= len(game.kept_now(seat)) <= game.charter.keep, f"seat {seat} keeps the wrong number of cards"
        for round in range(game.rounds[seat] + 1):
            left = game.pool[seat][round * game.charter.batch : (round + 1) * game.charter.batch]
            for card in game.picked[seat][round * game.charter.keep : (round + 1) * game.charter.keep]:
                assert card in left, f"seat {seat} keeps a card that was not offered"
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
    """Section 7 Bonus cards lie on the table only in a fight and where a source was named; the lead stands there."""
    fight = game.fight
    if fight is None:
        assert game.bonus == [NO_CARD, NO_CARD], "a bonus card lies on the table and nobody fights"
        return
    assert fight.attacker == game.active, "the attacker is not the active player"
    assert fight.lead in game.at(fight.attacker, fight.origin), "the lead attacker is not in its column"
    assert fight.overlaps <= game.charter.most_overlaps, "too many Overlap cards were played"
    for seat in range(PLAYERS):
        laid = fight.sources[seat] == FROM_HAND or fight.sources[seat] == FROM_DECK
        assert laid == (game.bonus[seat] != NO_CARD), f"the bonus card of seat {seat} came from nowhere"
    if fight.sources[fight.attacker] == NO_BONUS_CARD:
        assert not game.hands[fight.attacker], "the attacker fights without a bonus card and holds cards"
        assert not game.has_pile(fight.attacker), "the attacker fights without a bonus card and has a pile"
    assert fight.defender_lead == NO_CARD or fight.defender_lead in game.at(fight.defender(), fight.target), (
        "the lead defender is not in its column"
    )


def check_hands(game: FieldOfGlory) -> None:
    """F-8.1 Nobody but the active player holds more than nine cards."""
    for seat in range(PLAYERS):
        if seat != game.active or game.phase < ACTIONS:
            size: i64 = len(game.hands[seat])
            assert size <= game.charter.hand_size, f"seat {seat} holds {size} cards"
    top = game.stack[-1] if game.stack else None
    if isinstance(top, DiscardDown):
        assert len(game.hands[top.seat]) > game.charter.hand_size, "a card is to be discarded from a hand of nine"
    if isinstance(top, DrawMode):
        assert game.hands[top.seat], "an empty hand is asked for a card"


def check_flanks(game: FieldOfGlory) -> None:
    """F-5.7, F-5.8 Targets of flank attacks exist only in their phase, at most two, each through a neighbour."""
    targets: i64 = 0
    for target in range(COLUMNS):
        helpers: i64 = game.flanks[target]
        if helpers == 0:
            continue
        targets += 1
        assert game.phase == FLANK_ATTACKS, "there are flank targets outside the flank phase"
        for helper in range(COLUMNS):
            beside = helper == target - 1 or helper == target + 1
            assert beside or helpers & BIT[helper] == 0, f"column {helper + 1} helps against column {target + 1}"
    assert targets <= 2, f"{targets} flank targets"
    top = game.stack[-1] if game.stack else None
    assert targets > 0 or not isinstance(top, FlankAttack), "a flank attack is asked for, and there is no target"


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
