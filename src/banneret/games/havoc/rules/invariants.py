"""What must hold at every decision (section 14 of the specification); `Havoc.check` and written positions call it."""

from typing import Final

from mypy_extensions import i64

from banneret.core.invariants import hold
from banneret.games.havoc.rules.battle import BattleContinue, HavocLay, JoinBattle
from banneret.games.havoc.rules.cards import DOG, JOHN
from banneret.games.havoc.rules.castillon import CastillonLay
from banneret.games.havoc.rules.data import CALAIS_TO_TOURS, CASTILLON, TOURS_TO_BORDEAUX
from banneret.games.havoc.rules.dogs_out import laid_dogs
from banneret.games.havoc.rules.hands import lay_fits
from banneret.games.havoc.rules.recruiting import RecruitStep
from banneret.games.havoc.rules.setup import regular_cards
from banneret.games.havoc.rules.state import (
    HAVOC_FACE,
    JOHN_ABSENT,
    JOHN_FIGHTING,
    JOHN_GONE,
    JOHN_IN_DECK,
    JOHN_PEACEKEEPER,
    JOHN_PENDING,
    JOHN_SEAT,
    NO_BATTLE,
    NO_KEY,
    NO_SEAT,
    RECRUITS_MINIMUM,
    Havoc,
)
from banneret.games.havoc.rules.turn import TurnAction

MOST_DOGS_LAID: Final = 8
MOST_COUNTED: Final = 6
MOST_OUT: Final = 2


def check(game: Havoc) -> None:
    """Raise AssertionError at the first invariant that does not hold."""
    check_position(game)
    check_cards(game)
    check_picked(game)
    check_battlefield(game)
    check_faces(game)
    check_battles(game)
    check_points(game)


def check_position(game: Havoc) -> None:
    """What holds in written positions too, each with the words that say what is wrong there."""
    check_recruits(game)
    check_john(game)
    hold(0 <= game.level <= game.charter.sides, "level", "sides", {"high": game.charter.sides})


def check_cards(game: Havoc) -> None:
    """H-2.1 Every regular card exists once and no dog is lost; John's card is in the deck or out of it for good."""
    cards = game.deck[game.drawn :] + game.discard + game.recruits
    for seat in range(game.players):
        cards = cards + game.hands[seat] + game.laid[seat]
    cards.sort()
    expected = [DOG] * game.charter.dogs + regular_cards(game.charter.max_value)
    if game.john == JOHN_IN_DECK:
        expected.append(JOHN)
        assert JOHN in game.deck[game.drawn :], "John of Gaunt is not in the deck"
    assert cards == expected, "cards were lost, doubled or made"


def check_recruits(game: Havoc) -> None:
    """H-4.2, H-4.8 Never more recruits than the cap; at the start of a turn at least three, if cards can be drawn."""
    count = len(game.recruits)
    hold(count <= game.charter.cap, "recruits", "recruits-cap", {"count": game.charter.cap, "players": game.players})
    if game.stack:
        top = game.stack[-1]
        if isinstance(top, TurnAction):
            hold(count >= RECRUITS_MINIMUM or not game.can_draw(), "recruits", "three-recruits")
        if isinstance(top, RecruitStep):
            assert 0 <= top.draws <= 2, f"{top.draws} draws in a turn"
            assert 0 <= top.dogs_used <= 2, f"{top.dogs_used} dogs used in a turn"


def check_picked(game: Havoc) -> None:
    """Cards picked for a lay are still in the hand of a seat that is laying."""
    top = game.stack[-1] if game.stack else None
    for seat in range(game.players):
        rest = game.hands[seat][:]
        for card in game.picked[seat]:
            assert card in rest, f"seat {seat} picked a card that it does not hold"
            rest.remove(card)
        if game.picked[seat] and not isinstance(top, CastillonLay):
            lays = isinstance(top, (HavocLay, JoinBattle, BattleContinue)) and top.seat == seat
            assert lays, f"seat {seat} picked cards and is not laying"


def check_battlefield(game: Havoc) -> None:
    """H-6.3, H-7.1, H-10.1 Limits of a lay, of dogs out and of activations; no card lies there outside battles."""
    top = game.stack[-1] if game.stack else None
    for seat in range(game.players):
        judged = game.keys[seat] != NO_KEY
        assert judged == (game.battle != NO_BATTLE and game.places[seat] > 0), f"seat {seat} is half judged"
        laid = game.laid[seat]
        if game.battle == NO_BATTLE or not game.fights(seat):
            assert not laid, f"seat {seat} has cards on the battlefield and is in no battle"
            continue
        dogs = laid_dogs(laid)
        others: i64 = len(laid) - dogs
        out = game.dogs_out[seat]
        assert 0 <= game.budget[seat] <= 2, f"seat {seat} has {game.budget[seat]} dogs to activate"
        assert out <= MOST_OUT, f"seat {seat} has {out} dogs out"
        if game.battle == CASTILLON:
            assert len(laid) <= MOST_COUNTED, f"seat {seat} laid {len(laid)} cards at Castillon"
            continue
        assert lay_fits(others, dogs), f"seat {seat} laid too many cards"
        assert dogs <= MOST_DOGS_LAID, f"seat {seat} laid {dogs} dogs"
        if game.winner == NO_SEAT:
            enters = isinstance(top, HavocLay) and top.seat == seat
            assert len(laid) >= 2 or enters, f"seat {seat} fights with {len(laid)} cards"
            assert out < 0 or len(laid) - out <= MOST_COUNTED, f"seat {seat} counts {len(laid) - out} cards"


def check_faces(game: Havoc) -> None:
    """H-1.4, H-1.5 One holder; the Havoc face shows during battles 1 to 8 and the Chevauchées, and only then."""
    assert (game.john == JOHN_FIGHTING) == (game.battle > CASTILLON), "the Chevauchées are John's battle"
    fighting = game.battle != NO_BATTLE and game.battle != CASTILLON
    assert (game.face == HAVOC_FACE) == fighting, "the Havoc/Peace card shows the wrong face"
    if fighting:
        assert game.peacekeeper == NO_SEAT, "there is a Peacekeeper during a battle"
        assert game.holder == game.initiator, "the initiator does not hold the Havoc card"
    else:
        assert game.holder == game.peacekeeper, "the Peacekeeper does not hold the peace card"
        assert game.holder == JOHN_SEAT or 0 <= game.holder < game.players, "nobody holds the peace card"


def check_john(game: Havoc) -> None:
    """H-1.6 What John of Gaunt is and where he sits fit together."""
    hold((game.john == JOHN_ABSENT) == (not game.charter.with_john), "john", "john-option")
    hold((game.john == JOHN_FIGHTING) == (game.initiator == JOHN_SEAT), "john", "john-fighting")
    hold((game.john == JOHN_PEACEKEEPER) == (game.peacekeeper == JOHN_SEAT), "john", "john-keeper")
    if game.john == JOHN_PENDING or game.john == JOHN_FIGHTING or game.john == JOHN_PEACEKEEPER:
        hold(0 <= game.john_after < game.players, "john_after", "john-after-needed")


def check_battles(game: Havoc) -> None:
    """H-1.3, H-9 Castillon is last; every battle is to come, cancelled or won by one seat; none is lost or doubled."""
    assert game.over or game.battle_row[-1] == CASTILLON, "Castillon is not the last battle"
    won: list[int] = []
    for trophies in game.trophies:
        won.extend(trophies)
    assert len(set(won)) == len(won), "a battle card has two owners"
    won = [battle for battle in won if battle <= CASTILLON]
    row = game.battle_row
    if game.battle in won and not game.over:  # settled, and still in the row until the aftermath
        row = [battle for battle in row if battle != game.battle]
    assert sorted(row + won + game.cancelled) == list(range(1, CASTILLON + 1)), "a battle was lost, doubled or made"


def check_points(game: Havoc) -> None:
    """H-9 All points come from battles that were settled."""
    most = 0
    for trophies in game.trophies:
        for battle in trophies:
            if battle <= CASTILLON:
                most += sum(game.charter.points[battle])
    if game.john >= JOHN_FIGHTING and game.john <= JOHN_GONE:
        most += max(sum(game.charter.points[CALAIS_TO_TOURS]), sum(game.charter.points[TOURS_TO_BORDEAUX]))
    assert min(game.vp) >= 0, "somebody has less than no points"
    assert sum(game.vp) <= most, f"{sum(game.vp)} points were given, but the battles pay at most {most}"
