"""What must hold at every decision (section 15 of the specification); `Knights.check` calls it."""

from typing import Final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.games.knights.rules.actions import DICE
from banneret.games.knights.rules.cards import (
    BODYGUARD,
    CARDS,
    CASTLE_GUARD,
    COLOUR,
    DIE_CARDS,
    FIRST_SPECIAL,
    FIRST_TOURNAMENT,
    KIND,
    NO_CARD,
    NO_PILE,
)
from banneret.games.knights.rules.guards import ArrangeGuards, can_arrange
from banneret.games.knights.rules.king import Revenge
from banneret.games.knights.rules.rolling import Rolling, loose
from banneret.games.knights.rules.state import (
    AGAINST_KING,
    ATTACK_CASTLE,
    ATTACK_SPECIAL,
    BY_CASTLES,
    BY_KING,
    BY_LIMIT,
    BY_TOURNAMENTS,
    DEFENCE,
    IN_TOURNAMENT,
    NO_ROLL,
    NO_SEAT,
    NOT_WON,
    PILE,
    Knights,
)
from banneret.games.knights.rules.strength import LOCKED, strength_parts
from banneret.games.knights.rules.targets import is_out_of_reach, piles_to_search
from banneret.games.knights.rules.tournament import TakePart
from banneret.games.knights.rules.turn import MainAction

MOST_REROLLS: Final = 9


def check(game: Knights) -> None:
    """Raise AssertionError at the first invariant that does not hold."""
    check_cards(game)
    check_owners(game)
    check_cover(game)
    check_turn(game)
    check_roll(game)
    check_tournament(game)
    check_drafts(game)
    check_end(game)


def check_cards(game: Knights) -> None:
    """16 castles, 23 special cards and 9 tournaments, each exactly once over piles and players."""
    cards: list[int] = []
    for pile in game.piles:
        cards.extend(pile)
    for seat in range(game.players):
        cards = cards + game.castles[seat] + game.specials[seat] + game.tournaments[seat]
    cards.sort()
    assert cards == list(range(CARDS)), "cards were lost, doubled or made"


def check_owners(game: Knights) -> None:
    """K-2.2, K-9.5 One to three castles of different colours, special cards of different kinds."""
    for seat in range(game.players):
        castles = game.castles[seat]
        most = game.charter.data.goals.castles - (0 if game.over and seat in game.winners else 1)
        assert 1 <= len(castles) <= most, f"seat {seat} has {len(castles)} castles"
        colours: i64 = 0
        for card in castles:
            assert card < FIRST_SPECIAL, f"seat {seat} has {card} among its castles"
            assert colours & BIT[COLOUR[card]] == 0, f"seat {seat} has two castles of one colour"
            colours |= BIT[COLOUR[card]]
        assert colours == game.colours[seat], f"the colours of seat {seat} are counted wrongly"
        kinds: i64 = 0
        for card in game.specials[seat]:
            assert FIRST_SPECIAL <= card < FIRST_TOURNAMENT, f"seat {seat} has {card} among its special cards"
            assert kinds & BIT[KIND[card]] == 0, f"seat {seat} has two special cards of one kind"
            kinds |= BIT[KIND[card]]
        assert kinds == game.kinds[seat], f"the kinds of seat {seat} are counted wrongly"
        for card in game.tournaments[seat]:
            assert card >= FIRST_TOURNAMENT, f"seat {seat} has {card} among its tournaments"


def check_cover(game: Knights) -> None:
    """K-13 Guards cover own cards only, the bodyguard not itself; without a guard nothing is covered."""
    for seat in range(game.players):
        covered = game.castle_guard_on[seat]
        assert len(covered) <= game.charter.data.castles_covered, f"seat {seat} covers {len(covered)} castles"
        assert len(set(covered)) == len(covered), f"seat {seat} covers a castle twice"
        assert not covered or game.has(seat, CASTLE_GUARD), f"seat {seat} covers castles without a guard"
        for card in covered:
            assert card in game.castles[seat], f"seat {seat} covers a castle that it does not own"
        special = game.bodyguard_on[seat]
        if special != NO_CARD:
            assert game.has(seat, BODYGUARD), f"seat {seat} covers a special card without a bodyguard"
            assert special in game.specials[seat], f"seat {seat} covers a special card that it does not own"
            assert KIND[special] != BODYGUARD, f"the bodyguard of seat {seat} covers itself"


def check_turn(game: Knights) -> None:
    """K-6 Swaps within the allowance; a search is offered where, and only where, it can find something."""
    data = game.charter.data
    assert 0 <= game.current < game.players, f"it is the turn of {game.current}"
    assert game.current == (game.first + game.turns) % game.players or game.over, "another seat should be on turn"
    assert 0 <= game.swaps_used <= data.swaps_with_deck, f"{game.swaps_used} swaps in a turn"
    allowed = game.swaps_allowed(game.current)
    assert game.swaps_used <= allowed, f"{game.swaps_used} swaps without a deck card"
    assert game.passes_in_row <= game.players, f"{game.passes_in_row} passes in a row"
    searchable: i64 = 0
    top = game.stack[-1] if game.stack else None
    if isinstance(top, MainAction):
        assert top.seat == game.current, "the main action is not that of the seat on turn"
        assert game.roller == NO_SEAT, "somebody rolls while a target is being chosen"
        assert game.legal(top.seat), "the seat on turn can do nothing"
        if is_out_of_reach(game, top.seat):
            searchable = piles_to_search(game, top.seat)
    assert game.searchable == searchable, "the piles to be searched are told wrongly"


def check_roll(game: Knights) -> None:
    """K-4 Six dice during a roll, none otherwise; K-3.6, K-3.7 a strength is possible with the roller's die cards."""
    if game.roller == NO_SEAT:
        assert not game.dice, "dice lie without a roller"
        assert not game.throws, "throws are counted without a roller"
        assert game.purpose == NO_ROLL, f"a roll for {game.purpose} without a roller"
        assert game.rerolls_left == 0, "rerolls are left without a roller"
        return
    assert isinstance(game.stack[-1], Rolling), "a roll is on and nobody is asked about it"
    assert len(game.dice) == DICE, f"{len(game.dice)} dice"
    assert len(game.throws) == DICE, f"{len(game.throws)} dice of throws"
    assert min(game.throws) >= 1, f"dice of the throws {game.throws}"
    for die in game.dice:
        assert 1 <= die <= LOCKED, f"a die shows {die}"
    assert 0 < game.rerolls_left <= MOST_REROLLS, f"{game.rerolls_left} rerolls left"
    assert loose(game.dice) != 0, "all dice are locked, and the roll goes on"
    assert PILE <= game.purpose <= AGAINST_KING, f"a roll for {game.purpose}"
    owner = game.owner_of(game.prize) if game.prize != NO_CARD else NO_SEAT
    if game.purpose == DEFENCE:
        assert game.roller == owner, "a castle is defended by somebody else"
        assert owner != game.current, "the attacker defends"
    elif game.purpose != IN_TOURNAMENT:
        assert game.roller == game.current, "somebody rolls who is not on turn"
    assert (game.prize == NO_CARD) == (game.purpose == AGAINST_KING), "the prize does not fit the roll"
    if game.purpose in (PILE, IN_TOURNAMENT):
        assert game.piles[game.prize_pile][0] == game.prize, "the prize is not on top of its pile"
    else:
        assert game.prize_pile == NO_PILE, "the prize lies in a pile"
    if game.purpose in (ATTACK_CASTLE, ATTACK_SPECIAL):
        assert owner not in (NO_SEAT, game.current), "the attacked card is nobody's or the attacker's"
    n, v, p = strength_parts(game.rolled())
    own_die = 1 if v > 0 and game.kinds[game.roller] & DIE_CARDS & BIT[v - 1] else 0
    assert n <= DICE + own_die, f"{n} equal dice"
    assert p != v or n == 0, "the plus die is of the set"
    assert p <= (4 if v == 5 else 5), f"the plus die shows {p}"


def check_tournament(game: Knights) -> None:
    """K-10 Leader and best result belong together; a tournament is for a card on top of a pile."""
    if game.organiser == NO_SEAT:
        assert game.leader == NO_SEAT, "somebody leads in no tournament"
        assert game.contenders == 0, "somebody rolls off in no tournament"
        assert max(game.results) < 0, "there are results of no tournament"
        return
    assert game.organiser == game.current, "the organiser is not on turn"
    assert game.piles[game.prize_pile][0] == game.prize >= FIRST_TOURNAMENT, "the tournament is for no tournament card"
    if game.leader != NO_SEAT:
        assert game.results[game.leader] == game.best, "the leader has another result"
        for seat in range(game.players):
            rolls = game.contenders == 0 or game.contenders & BIT[seat] != 0
            assert not rolls or game.results[seat] <= game.best, f"seat {seat} has a better result than the leader"


def check_drafts(game: Knights) -> None:
    """Picked dice and chosen cards belong to the question that is open."""
    top = game.stack[-1] if game.stack else None
    if game.picked:
        assert isinstance(top, Rolling), "dice are picked and nobody rolls"
        assert game.picked & ~loose(game.dice) == 0, "a locked die is picked"
    if game.chosen:
        assert isinstance(top, (Revenge, ArrangeGuards)), "cards are chosen and nobody is asked for any"
        assert len(set(game.chosen)) == len(game.chosen), "a card is chosen twice"
    if isinstance(top, ArrangeGuards):
        assert can_arrange(game, top.seat), f"seat {top.seat} arranges guards that it does not have"
    if isinstance(top, TakePart):
        assert game.organiser not in (NO_SEAT, top.seat), "the organiser is asked to take part"


def check_end(game: Knights) -> None:
    """K-14 The game is over exactly where somebody has won; one winner, unless the limit was reached."""
    goals = game.charter.data.goals
    for seat in range(game.players):
        castles = len(game.castles[seat])
        tournaments = len(game.tournaments[seat])
        reached = castles >= goals.castles or (castles >= goals.tournament_castles and tournaments >= goals.tournaments)
        assert not reached or (game.over and seat in game.winners), f"seat {seat} has won and the game goes on"
    assert game.over == (game.win_reason != NOT_WON), "the game is over without a reason"
    assert game.over == (len(game.winners) > 0), "the game is over without a winner"
    if not game.over:
        return
    assert len(game.winners) == 1 or game.win_reason == BY_LIMIT, f"{len(game.winners)} winners"
    winner = game.winners[0]
    if game.win_reason == BY_CASTLES:
        assert len(game.castles[winner]) >= goals.castles, "the winner has too few castles"
    elif game.win_reason == BY_TOURNAMENTS:
        assert len(game.tournaments[winner]) >= goals.tournaments, "the winner has too few tournaments"
    elif game.win_reason == BY_KING:
        assert len(game.castles[winner]) >= goals.king_castles, "the king fell to too few castles"
