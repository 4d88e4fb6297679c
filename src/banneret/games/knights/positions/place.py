"""A game standing in a written position: docs/positions/knights.md has the words.

What is not named comes from a seeded set-up. Every card has its place: those that a position does not name lie under
the named ones of the piles, shuffled. `dice` are the dice to come, in the order in which they are thrown.
"""

from collections.abc import Mapping
from typing import Final, cast, final

from banneret.core.bits import BIT
from banneret.core.chance import Chance, Outcome
from banneret.core.jsons import Json
from banneret.core.kernel import Frame, Game
from banneret.core.rooms import GamePositions
from banneret.games.knights.positions.cards import check_owners, place_cards, place_guards
from banneret.games.knights.positions.describe import describe, normal
from banneret.games.knights.positions.roll import check_challenge, place_roll, place_tournament, rivals_after
from banneret.games.knights.positions.words import (
    GUARDS,
    JOIN,
    PHASES,
    REVENGE,
    ROLLING,
    TURN,
    Words,
    fault,
)
from banneret.games.knights.rules.cards import ROYAL_LETTER, notation
from banneret.games.knights.rules.data import KnightsData
from banneret.games.knights.rules.guards import ARRANGE, can_arrange
from banneret.games.knights.rules.king import REVENGE as KINGS_REVENGE
from banneret.games.knights.rules.rolling import DIE
from banneret.games.knights.rules.setup import set_up
from banneret.games.knights.rules.state import Knights
from banneret.games.knights.rules.tournament import TAKE_PART
from banneret.games.knights.rules.turn import CHOOSE, END_TURN, NEXT_TURN, PASS_ON

MOST_TURNS: Final = 99_999
MOST_ATTEMPTS: Final = 99


@final
class KnightsPositions(GamePositions[Knights, KnightsData]):
    """Positions of Knights."""

    def place(
        self, position: Mapping[str, Json], players: int, options: dict[str, str], data: KnightsData, chance: Chance,
        names: list[str],
    ) -> Knights:  # fmt: skip
        return place(position, players, options, data, chance, names)

    def describe(self, game: Knights, names: list[str]) -> dict[str, Json]:
        return describe(game, names)

    def normal(self, key: str, value: Json) -> Json:
        return normal(key, value)

    def scripted(self, position: Mapping[str, Json]) -> list[Outcome]:
        return scripted(position)


def place(
    position: Mapping[str, Json], players: int, options: dict[str, str], data: KnightsData, chance: Chance,
    names: list[str],
) -> Knights:  # fmt: skip
    """The game in a position, brought to its next question; what cannot be is refused with the reason."""
    words = Words(position, names)
    words.dice("dice")
    game = set_up(players, options, data, chance, False)
    phase = words.word("phase", TURN, PHASES)
    place_cards(game, words, chance)
    check_owners(game, words)
    place_guards(game, words)
    place_turn(game, words, phase)
    game.stack = cast(list[Frame[Game]], stack_of(game, words, phase))
    game.advance(chance)
    place_drafts(game, words)
    try:
        game.check()
    except AssertionError as error:
        raise fault("phase", "invariant", {"value": str(error)}) from error
    return game


def scripted(position: Mapping[str, Json]) -> list[Outcome]:
    """The dice that the next throws give."""
    if "dice" not in position:
        return []
    return [Outcome(DIE, [die - 1], False) for die in Words({"dice": position["dice"]}, []).dice("dice")]


def place_turn(game: Knights, words: Words, phase: str) -> None:
    """Whose turn it is and how far it has come."""
    game.current = words.seat("turn", int(game.first))
    game.turns = words.number("turns", 0, 0, MOST_TURNS)
    game.first = (game.current - game.turns) % game.players
    if words.seat("first_player", int(game.first)) != game.first:
        raise fault("first_player", "first-player", {"who": words.names[game.first]})
    game.passes_in_row = words.number("passes_in_row", 0, 0, int(game.players) - 1)
    game.attempts = words.number("attempts", 0 if phase == TURN else 1, 0, MOST_ATTEMPTS)
    game.swaps_used = words.number("swaps_used", 0, 0, int(game.swaps_allowed(game.current)))
    three = len(game.castles[game.current]) >= game.charter.data.goals.king_castles
    game.king_ok = words.flag("king_ok", three)
    if game.king_ok and not three and phase != GUARDS:
        raise fault("king_ok", "king-castles", {"count": game.charter.data.goals.king_castles})
    if phase != TURN and game.attempts == 0 and phase != GUARDS:
        raise fault("attempts", "an-attempt-is-on")


def stack_of(game: Knights, words: Words, phase: str) -> list[Frame[Knights]]:
    """The stack for this phase, the question on top or found by the step on top."""
    seat = game.current
    ends: list[Frame[Knights]] = [NEXT_TURN, END_TURN[seat]]
    if phase == ROLLING:
        return [*ends, *place_roll(game, words)]
    if phase == JOIN:
        if game.charter.all_take_part:
            raise fault("phase", "everybody-takes-part")
        asked = words.seat("asked", int(game.left_of(seat)))
        place_tournament(game, words, asked)
        if asked == seat or game.contenders != 0:
            raise fault("asked", "organiser-takes-part")
        return [*ends, *rivals_after(game, asked), TAKE_PART[asked]]
    if words.seat("asked", int(seat)) != seat:
        raise fault("asked", "whose-turn", {"who": words.names[seat]})
    if phase == REVENGE:
        check_challenge(game)
        if game.has(seat, ROYAL_LETTER):
            raise fault("phase", "letter-protects")
        return [*ends, KINGS_REVENGE[seat]]
    if phase == GUARDS:
        if not can_arrange(game, seat):
            raise fault("phase", "no-guards")
        return [NEXT_TURN, PASS_ON, ARRANGE[seat]]
    return [*ends, CHOOSE[seat]]


def place_drafts(game: Knights, words: Words) -> None:
    """What the seat asked has picked or chosen and not committed yet."""
    for place_of_die in words.places("picked"):
        if game.roller < 0 or not game.legal(game.roller)[:-1]:
            raise fault("picked", "nothing-to-pick")
        game.picked |= BIT[place_of_die]
    for card in words.cards("chosen"):
        seat = game.turn()
        names = [action.piece_name for action in game.legal(seat) if action.draft]
        if notation(card) not in names:
            raise fault("chosen", "not-to-choose", {"card": notation(card)})
        game.chosen = [*game.chosen, card]
