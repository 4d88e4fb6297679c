"""The frames of a written position: what is asked now, and what comes after it."""

from mypy_extensions import i64

from banneret.core.kernel import Frame
from banneret.games.havoc.positions.battle import FINAL_PHASES, mask_of
from banneret.games.havoc.positions.words import (
    ACTIVATE,
    CONTINUE,
    DOGS_OUT,
    EVERYBODY_WORD,
    EXCHANGE,
    HAVOC_LAY,
    JOIN,
    LOOT,
    LOOT_AFTER_BATTLE,
    NEXT_BATTLE,
    RECRUITING,
    TURN,
    YEAR_OF_PEACE,
    Words,
    fault,
)
from banneret.games.havoc.rules import battle as battle_frames
from banneret.games.havoc.rules.aftermath import AFTERMATH
from banneret.games.havoc.rules.battle import CONTINUE_ROUND, CONTINUE_STARTS, JoinRound
from banneret.games.havoc.rules.castillon import REVEAL, CastillonLay, ExchangeRound, who_chooses
from banneret.games.havoc.rules.dogs import ACTIVATE_DOGS, ACTIVATE_ROUND
from banneret.games.havoc.rules.dogs_out import DOGS_OUT_STARTS, DogsOutRound
from banneret.games.havoc.rules.john import REFILL
from banneret.games.havoc.rules.loot import LOOT_PICK
from banneret.games.havoc.rules.next_battle import CHOOSE_NEXT
from banneret.games.havoc.rules.peace import PEACE_ENDS, PeaceRound
from banneret.games.havoc.rules.recruiting import DOGS, DRAWS, RECRUIT_STEP
from banneret.games.havoc.rules.scoring import SETTLE
from banneret.games.havoc.rules.state import JOHN_SEAT, Havoc
from banneret.games.havoc.rules.turn import END_TURN, NEXT_TURN


def stack_of(game: Havoc, words: Words, phase: str) -> list[Frame[Havoc]]:
    """The stack for this phase, the next question on top or found by the step on top."""
    turn = game.active
    draws = words.number("draws", 0, 0, DRAWS)
    dogs_used = words.number("dogs_used", 0, 0, DOGS)
    if phase not in (RECRUITING, LOOT) and (draws or dogs_used):
        raise fault("draws" if draws else "dogs_used", "not-recruiting")
    if phase in (TURN, RECRUITING, LOOT) and words.asked(turn) != turn:
        raise fault("asked", "whose-turn", {"who": words.names[turn]})
    if phase == TURN:
        return [NEXT_TURN]
    if phase == RECRUITING:
        return [NEXT_TURN, END_TURN[turn], RECRUIT_STEP[turn][draws * (DOGS + 1) + dogs_used]]
    if phase == LOOT:
        return [NEXT_TURN, END_TURN[turn], RECRUIT_STEP[turn][draws * (DOGS + 1) + DOGS], LOOT_PICK[turn]]
    if phase == YEAR_OF_PEACE:
        return [*after_peace(game, words), PEACE_ENDS, peace_round(game, words)]
    if phase == NEXT_BATTLE:
        return choosing(game, words)
    if phase in FINAL_PHASES:
        return final(game, words, phase)
    return battle(game, words, phase)


def seats_from(game: Havoc, first: i64, seat: i64) -> i64:
    """How many seats a round that began with `first` still has, the given one included."""
    return game.players - (seat - first) % game.players


def after_peace(game: Havoc, words: Words) -> list[Frame[Havoc]]:
    """H-5.3 The Peacekeeper recruits after the discards, unless it was John's turn or a forced pass."""
    if game.peacekeeper == JOHN_SEAT:
        game.next_seat = game.left_of(game.active)
        return [NEXT_TURN, REFILL]
    if words.flag("forced_pass", False):
        return [NEXT_TURN, END_TURN[game.active]]
    return [NEXT_TURN, END_TURN[game.active], RECRUIT_STEP[game.active][0]]


def peace_round(game: Havoc, words: Words) -> Frame[Havoc]:
    keeper = game.john_after if game.peacekeeper == JOHN_SEAT else game.peacekeeper
    first = game.left_of(keeper)
    asked = words.asked(first)
    left = seats_from(game, first, asked)
    if game.peacekeeper == JOHN_SEAT:
        return PeaceRound(asked, left)
    if asked == keeper:
        raise fault("asked", "keeper-discards-nothing")
    return PeaceRound(asked, left - 1)


def choosing(game: Havoc, words: Words) -> list[Frame[Havoc]]:
    """H-15.2 The winner chooses after a battle, the Peacekeeper after a year of peace."""
    if not game.charter.winner_chooses or len(game.battle_row) < 3:
        raise fault("phase", "not-choosing")
    chooser = words.asked(game.peacekeeper)
    if chooser != game.peacekeeper:
        raise fault("asked", "keeper-chooses")
    game.next_seat = chooser
    if words.word("after", "battle", ["battle", "peace"]) == "battle":
        return [NEXT_TURN, CHOOSE_NEXT[chooser]]
    return [*after_peace(game, words), CHOOSE_NEXT[chooser]]


def battle(game: Havoc, words: Words, phase: str) -> list[Frame[Havoc]]:
    """H-6 The rounds of a battle, last first."""
    first = game.first_to_act()
    asked = words.asked(joining(game) if phase == JOIN else first)
    if phase == ACTIVATE:
        return [NEXT_TURN, AFTERMATH, ACTIVATE_ROUND[asked]]
    if phase == LOOT_AFTER_BATTLE:
        return [NEXT_TURN, AFTERMATH, ACTIVATE_ROUND[game.left_of(asked)], LOOT_PICK[asked]]
    if phase == DOGS_OUT:
        return [NEXT_TURN, AFTERMATH, ACTIVATE_DOGS, SETTLE, DogsOutRound(asked, seats_from(game, first, asked))]
    rounds: list[Frame[Havoc]] = [NEXT_TURN, AFTERMATH, ACTIVATE_DOGS, SETTLE, DOGS_OUT_STARTS]
    if phase == CONTINUE:
        if not game.fights(asked):
            raise fault("asked", "not-in-battle", {"who": words.names[asked]})
        return [*rounds, CONTINUE_ROUND[asked]]
    rounds.append(CONTINUE_STARTS)
    if phase == HAVOC_LAY:
        if game.initiator == JOHN_SEAT or asked != game.initiator:
            raise fault("asked", "initiator-lays")
        return [*rounds, JoinRound(game.left_of(asked), game.players - 1), battle_frames.HAVOC_LAY[asked]]
    if asked == game.initiator:
        raise fault("asked", "initiator-in")
    later = asked
    while later != first and later != game.initiator:
        if game.laid[later]:
            raise fault(f"laid.{words.names[later]}", "asked-later")
        later = game.left_of(later)
    if asked == first and game.initiator == JOHN_SEAT and any(game.laid):
        raise fault("asked", "first-asked")
    return [*rounds, JoinRound(asked, seats_from(game, first, asked))]


def joining(game: Havoc) -> i64:
    """The seat after the last one that has laid cards."""
    first = game.first_to_act()
    found = first if game.initiator == JOHN_SEAT else game.left_of(first)
    seat = first
    for _ in range(game.players):
        if game.laid[seat]:
            found = game.left_of(seat)
        seat = game.left_of(seat)
    return found


def final(game: Havoc, words: Words, phase: str) -> list[Frame[Havoc]]:
    """H-12 The exchange of dogs, then the lay of all."""
    if phase == EXCHANGE:
        asked = words.asked(game.peacekeeper)
        return [NEXT_TURN, REVEAL, ExchangeRound(asked, seats_from(game, game.peacekeeper, asked))]
    if words.values.get("asked", EVERYBODY_WORD) != EVERYBODY_WORD:
        raise fault("asked", "everybody-asked")
    everyone = who_chooses(game)
    return [NEXT_TURN, REVEAL, CastillonLay(everyone, everyone & ~mask_of(words.seats("answered")))]
