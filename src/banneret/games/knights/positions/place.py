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
from banneret.games.knights.positions.cards import place_cards
from banneret.games.knights.positions.describe import describe, normal
from banneret.games.knights.positions.roll import place_roll, place_tournament, rivals_after
from banneret.games.knights.positions.words import (
    JOIN,
    MOVING,
    PHASES,
    PLACING,
    POSITION_KEYS,
    REVENGE,
    ROLLING,
    TURN,
    Words,
    fault,
    judge,
)
from banneret.games.knights.rules.actions import PICK
from banneret.games.knights.rules.cards import GUARD_IDS, GUARDS, notation
from banneret.games.knights.rules.data import KnightsData
from banneret.games.knights.rules.guards import ARRANGE, coverable
from banneret.games.knights.rules.king import REVENGE as KINGS_REVENGE
from banneret.games.knights.rules.rolling import DIE
from banneret.games.knights.rules.setup import set_up
from banneret.games.knights.rules.state import NO_SEAT, Knights
from banneret.games.knights.rules.tournament import TAKE_PART
from banneret.games.knights.rules.turn import CHOOSE, END_TURN, NEXT_TURN, PLACE_GUARDS

ALL_GUARDS: Final = 3


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

    def written(self, game: Knights, names: list[str]) -> dict[str, Json]:
        return {key: value for key, value in describe(game, names).items() if key in POSITION_KEYS}

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
    words.place(game, "castle_guard_on", "bodyguard_on")
    place_turn(game, words, phase)
    game.stack = cast(list[Frame[Game]], stack_of(game, words, phase))
    judge(game, names)
    game.advance(chance)
    place_drafts(game, words, chance)
    return game


def scripted(position: Mapping[str, Json]) -> list[Outcome]:
    """The dice that the next throws give."""
    if "dice" not in position:
        return []
    return [Outcome(DIE, [die - 1], False) for die in Words({"dice": position["dice"]}, []).dice("dice")]


def place_turn(game: Knights, words: Words, phase: str) -> None:
    """Whose turn it is and how far it has come."""
    game.current = game.first
    words.place(game, "turn", "turns", "passes_in_row", "swaps_used")
    game.first = (game.current - game.turns) % game.players
    if words.seat("first_player", int(game.first)) != game.first:
        raise fault("first_player", "first-player", {"who": words.names[game.first]})
    game.attempts = 0 if phase == TURN else 1
    game.king_ok = len(game.castles[game.current]) >= game.charter.data.goals.king_castles
    game.guards_due = 0
    words.place(game, "attempts", "king_ok", "guards_due", "guards_placed")


def stack_of(game: Knights, words: Words, phase: str) -> list[Frame[Knights]]:
    """The stack for this phase, the question on top or found by the step on top."""
    seat = game.current
    ends: list[Frame[Knights]] = [NEXT_TURN, END_TURN[seat]]
    if phase == ROLLING:
        return [*ends, *place_roll(game, words)]
    if phase == JOIN:
        asked = words.seat("asked", int(game.left_of(seat)))
        place_tournament(game, words)
        return [*ends, *rivals_after(game, asked), TAKE_PART[asked]]
    if words.seat("asked", int(seat)) != seat:
        raise fault("asked", "whose-turn", {"who": words.names[seat]})
    if phase == REVENGE:
        return [*ends, KINGS_REVENGE[seat]]
    if phase == PLACING:
        return [NEXT_TURN, PLACE_GUARDS[seat], place_guards(game, words, ALL_GUARDS)]
    if phase == MOVING:
        return [*ends, CHOOSE[seat], place_guards(game, words, 0)]
    return [*ends, CHOOSE[seat]]


def place_guards(game: Knights, words: Words, due: int) -> Frame[Knights]:
    """K-13.4 The question about one guard; the other one is asked about afterwards if it is due."""
    seat = game.current
    game.guards_due = due
    words.place(game, "guards_due")
    found = [GUARD_IDS[guard] for guard in GUARDS if coverable(game, seat, guard)]
    if not found:
        raise fault("phase", "no-guards")
    guard = GUARD_IDS.index(words.word("guard", found[0], found))
    game.guards_due &= ~BIT[guard]
    game.guards_placed |= BIT[guard]
    return ARRANGE[seat][guard]


def place_drafts(game: Knights, words: Words, chance: Chance) -> None:
    """What the seat asked has picked or chosen and not committed yet: answers like others."""
    seat = game.turn()
    for place_of_die in words.places("picked"):
        if game.roller == NO_SEAT:
            raise fault("picked", "nothing-to-pick")
        if PICK[place_of_die] not in game.legal(seat):
            raise fault("picked", "not-to-pick", {"die": place_of_die + 1})
        game.apply(seat, PICK[place_of_die], chance)
    for card in words.cards("chosen"):
        named = [action for action in game.legal(seat) if action.draft and action.piece_name == notation(card)]
        if not named:
            raise fault("chosen", "not-to-choose", {"card": notation(card)})
        game.apply(seat, named[0], chance)
