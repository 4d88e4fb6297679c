"""What must hold at every decision (section 15 of the specification); `Knights.check` calls it."""

from mypy_extensions import i64

from banneret.core.bits import BIT, popcount
from banneret.core.invariants import BrokenInvariant, hold
from banneret.games.knights.rules.actions import ATTACK, DICE
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
    ROYAL_LETTER,
    notation,
)
from banneret.games.knights.rules.guards import ArrangeGuards, coverable
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
    NOT_YET,
    PILE,
    STAYED_AWAY,
    Knights,
)
from banneret.games.knights.rules.strength import LOCKED, strength_parts
from banneret.games.knights.rules.targets import card_targets, is_out_of_reach, piles_to_search
from banneret.games.knights.rules.tournament import TakePart
from banneret.games.knights.rules.turn import MainAction


def check(game: Knights) -> None:
    """Raise AssertionError at the first invariant that does not hold.

    What a written position can get wrong is a BrokenInvariant with its key; seats stand in it by their numbers.
    """
    check_cards(game)
    check_owners(game)
    check_cover(game)
    check_turn(game)
    check_king(game)
    if game.roller == NO_SEAT:
        check_no_roll(game)
    else:
        check_roll(game)
        check_prize(game)
        check_strength(game)
    if game.organiser == NO_SEAT:
        check_no_tournament(game)
    else:
        check_tournament(game)
    check_question(game)
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
    """K-2.2, K-9.5, K-14.1 A castle at least, colours and kinds only once; who has reached a goal has won."""
    goals = game.charter.data.goals
    for seat in range(game.players):
        castles = game.castles[seat]
        if not castles:
            raise BrokenInvariant(f"castles.{seat}", "no-castle", {"who": seat})
        colours: i64 = 0
        for card in castles:
            assert card < FIRST_SPECIAL, f"seat {seat} has {card} among its castles"
            if colours & BIT[COLOUR[card]]:
                raise BrokenInvariant(f"castles.{seat}", "owned-twice", {"card": notation(card)})
            colours |= BIT[COLOUR[card]]
        assert colours == game.colours[seat], f"the colours of seat {seat} are counted wrongly"
        kinds: i64 = 0
        for card in game.specials[seat]:
            assert FIRST_SPECIAL <= card < FIRST_TOURNAMENT, f"seat {seat} has {card} among its special cards"
            if kinds & BIT[KIND[card]]:
                raise BrokenInvariant(f"specials.{seat}", "owned-twice", {"card": notation(card)})
            kinds |= BIT[KIND[card]]
        assert kinds == game.kinds[seat], f"the kinds of seat {seat} are counted wrongly"
        tournaments = game.tournaments[seat]
        for card in tournaments:
            assert card >= FIRST_TOURNAMENT, f"seat {seat} has {card} among its tournaments"
        if seat not in game.winners:
            if len(castles) >= goals.castles:
                raise BrokenInvariant(f"castles.{seat}", "won-by-castles", {"who": seat})
            if len(castles) >= goals.tournament_castles and len(tournaments) >= goals.tournaments:
                raise BrokenInvariant(f"tournaments.{seat}", "won-by-tournaments", {"who": seat})


def check_cover(game: Knights) -> None:
    """K-13 Guards cover own cards only, the bodyguard not itself; without a guard nothing is covered."""
    most: i64 = game.charter.data.castles_covered
    for seat in range(game.players):
        covered = game.castle_guard_on[seat]
        if covered:
            key = f"castle_guard_on.{seat}"
            hold(game.has(seat, CASTLE_GUARD), key, "no-guard")
            hold(len(covered) <= most and len(set(covered)) == len(covered), key, "covered-castles", {"count": most})
            for card in covered:
                hold(card in game.castles[seat], key, "not-owned", {"card": notation(card)})
        special = game.bodyguard_on[seat]
        if special != NO_CARD:
            key = f"bodyguard_on.{seat}"
            hold(game.has(seat, BODYGUARD), key, "no-guard")
            hold(KIND[special] != BODYGUARD, key, "covered-special")
            hold(special in game.specials[seat], key, "not-owned", {"card": notation(special)})


def check_turn(game: Knights) -> None:
    """K-5, K-6 Swaps within the allowance; a search is offered where, and only where, it can find something."""
    assert 0 <= game.current < game.players, f"it is the turn of {game.current}"
    assert game.current == (game.first + game.turns) % game.players or game.over, "another seat should be on turn"
    allowed = game.swaps_allowed(game.current)
    hold(0 <= game.swaps_used <= allowed, "swaps_used", "too-many-swaps", {"count": allowed})
    hold(game.passes_in_row < game.players or game.over, "passes_in_row", "all-have-passed")
    top = game.stack[-1] if game.stack else None
    attempting = game.roller != NO_SEAT or game.organiser != NO_SEAT or isinstance(top, Revenge)
    hold(game.attempts > 0 or not attempting, "attempts", "an-attempt-is-on")
    searchable: i64 = 0
    if isinstance(top, MainAction):
        assert top.seat == game.current, "the main action is not that of the seat on turn"
        assert game.roller == NO_SEAT, "somebody rolls while a target is being chosen"
        assert game.legal(top.seat), "the seat on turn can do nothing"
        if is_out_of_reach(game, top.seat):
            searchable = piles_to_search(game, top.seat)
    assert game.searchable == searchable, "the piles to be searched are told wrongly"


def check_king(game: Knights) -> None:
    """K-11.1 The king is challenged in a turn that began with three castles, with its first attempt.

    A castle that the king has taken is gone when the turn ends.
    """
    needed: i64 = game.charter.data.goals.king_castles
    top = game.stack[-1] if game.stack else None
    if game.king_ok and not game.over and not isinstance(top, ArrangeGuards):
        hold(len(game.castles[game.current]) >= needed, "king_ok", "king-castles", {"count": needed})
    if game.purpose == AGAINST_KING or isinstance(top, Revenge):
        hold(game.king_ok, "king_ok", "king-castles", {"count": needed})
        hold(game.attempts == 1 or game.charter.king_any_time, "attempts", "king-first")


def check_no_roll(game: Knights) -> None:
    assert not game.dice, "dice lie without a roller"
    assert not game.throws, "throws are counted without a roller"
    assert game.purpose == NO_ROLL, f"a roll for {game.purpose} without a roller"
    assert game.rerolls_left == 0, "rerolls are left without a roller"


def check_roll(game: Knights) -> None:
    """K-4 Six dice, of which some can be rerolled, and rerolls for it."""
    assert isinstance(game.stack[-1], Rolling), "a roll is on and nobody is asked about it"
    hold(len(game.dice) == DICE and loose(game.dice) != 0, "lying", "six-dice")
    assert len(game.throws) == DICE, f"{len(game.throws)} dice of throws"
    assert min(game.throws) >= 1, f"dice of the throws {game.throws}"
    for die in game.dice:
        assert 1 <= die <= LOCKED, f"a die shows {die}"
    rerolls = game.rerolls_for(game.purpose, game.roller)
    hold(rerolls > 0, "rerolls_left", "no-rerolls")
    hold(0 < game.rerolls_left <= rerolls, "rerolls_left", "too-many-rerolls", {"count": rerolls})
    assert PILE <= game.purpose <= AGAINST_KING, f"a roll for {game.purpose}"


def check_prize(game: Knights) -> None:
    """K-7 What is rolled for can be attempted by the seat on turn, who rolls unless it is defended or played for."""
    card = game.prize
    on_pile = game.purpose == PILE or game.purpose == IN_TOURNAMENT
    assert (card == NO_CARD) == (game.purpose == AGAINST_KING), "the prize does not fit the roll"
    assert (game.prize_pile == NO_PILE) != on_pile, "the prize does not lie where it is rolled for"
    if on_pile:
        assert game.piles[game.prize_pile][0] == card, "the prize is not on top of its pile"
    if game.purpose == PILE:
        fits = card < FIRST_TOURNAMENT and game.may_own(game.current, card)
        hold(fits, "pile", "no-target", {"card": notation(card)})
    elif game.purpose == ATTACK_SPECIAL or game.purpose == ATTACK_CASTLE or game.purpose == DEFENCE:
        castle = game.purpose != ATTACK_SPECIAL
        fits = card < FIRST_SPECIAL if castle else FIRST_SPECIAL <= card < FIRST_TOURNAMENT
        fits = fits and ATTACK[card] in card_targets(game, game.current)
        hold(fits, "prize", "no-target", {"card": notation(card)})
    if game.purpose == DEFENCE:
        assert game.roller == game.owner_of(card), "a castle is defended by somebody else"
        hold(game.target_without_rest() > game.charter.data.strengths[card], "beat", "beat-more")
    elif game.purpose != IN_TOURNAMENT:
        assert game.roller == game.current, "somebody rolls who is not on turn"


def check_strength(game: Knights) -> None:
    """K-3.6, K-3.7 The strength is possible with the die cards of the roller."""
    n, v, p = strength_parts(game.rolled())
    own_die = 1 if v > 0 and game.kinds[game.roller] & DIE_CARDS & BIT[v - 1] else 0
    assert n <= DICE + own_die, f"{n} equal dice"
    assert p != v or n == 0, "the plus die is of the set"
    assert p <= (4 if v == 5 else 5), f"the plus die shows {p}"


def check_no_tournament(game: Knights) -> None:
    assert game.leader == NO_SEAT, "somebody leads in no tournament"
    assert game.contenders == 0, "somebody rolls off in no tournament"
    assert max(game.results) < 0, "there are results of no tournament"


def check_tournament(game: Knights) -> None:
    """K-10 For a tournament card on top of a pile; everybody before the seat asked has a result, nobody after it."""
    assert game.organiser == game.current, "the organiser is not on turn"
    card = game.prize
    assert game.piles[game.prize_pile][0] == card, "the prize is not on top of its pile"
    hold(card >= FIRST_TOURNAMENT, "pile", "no-tournament", {"card": notation(card)})
    asked = game.stack[-1].asked(game)
    if game.contenders != 0:
        for seat in range(game.players):
            if asked & BIT[seat]:
                hold(game.contenders & BIT[seat] != 0, "asked", "not-in-roll-off", {"who": seat})
        several = popcount(game.contenders) > 1
        hold(game.charter.tie_rolls_off and several, "contenders", "no-roll-off")
    seat = game.organiser
    rolled = True
    for _ in range(game.players):
        check_result(game, seat, rolled and asked & BIT[seat] == 0)
        rolled = rolled and asked & BIT[seat] == 0
        seat = game.left_of(seat)


def check_result(game: Knights, seat: i64, rolled: bool) -> None:
    """K-10.1, K-10.2, K-10.4 What one seat has rolled; in a roll-off others keep what they had before."""
    result = game.results[seat]
    if result == STAYED_AWAY:
        hold(seat != game.organiser, f"results.{seat}", "organiser-takes-part")
        hold(not game.charter.all_take_part, f"results.{seat}", "everybody-takes-part")
    if game.contenders == 0 or game.contenders & BIT[seat]:
        if rolled:
            hold(result != NOT_YET, "results", "result-needed", {"who": seat})
        else:
            hold(result == NOT_YET, f"results.{seat}", "result-later", {"who": seat})
        assert result <= game.best or game.leader == NO_SEAT, f"seat {seat} has a better result than the leader"
        assert seat != game.leader or result == game.best, "the leader has another result"


def check_question(game: Knights) -> None:
    """Who is asked can be asked; picked dice and chosen cards belong to the question that is open."""
    top = game.stack[-1] if game.stack else None
    if isinstance(top, TakePart):
        hold(not game.charter.all_take_part, "phase", "everybody-takes-part")
        hold(top.seat != game.organiser and game.contenders == 0, "asked", "organiser-takes-part")
    elif isinstance(top, Revenge):
        hold(not game.has(top.seat, ROYAL_LETTER), "phase", "letter-protects")
    elif isinstance(top, ArrangeGuards):
        assert top.seat == game.current, "guards are placed by a seat that is not on turn"
        hold(len(coverable(game, top.seat, top.guard)) > 0, "phase", "no-guards")
        assert game.guards_due & BIT[top.guard] == 0, "a guard is due that is asked about"
        assert game.guards_placed & BIT[top.guard] != 0, "a guard is asked about that was not"
    if game.picked:
        assert isinstance(top, Rolling), "dice are picked and nobody rolls"
        assert game.picked & ~loose(game.dice) == 0, "a locked die is picked"
    if game.chosen:
        assert isinstance(top, (Revenge, ArrangeGuards)), "cards are chosen and nobody is asked for any"
        assert len(set(game.chosen)) == len(game.chosen), "a card is chosen twice"


def check_end(game: Knights) -> None:
    """K-14 The game is over exactly where somebody has won; one winner, unless the limit was reached."""
    goals = game.charter.data.goals
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
