"""A game standing in a written position: docs/positions/havoc.md has the words.

What is not named comes from a seeded set-up. Every card in play has its place: the cards that a position does not name
lie under the named ones of the deck, shuffled, unless `rest` sends them elsewhere.
"""

from collections.abc import Mapping
from typing import cast, final

from banneret.core.chance import Chance, Outcome
from banneret.core.jsons import Json
from banneret.core.kernel import Frame, Game
from banneret.core.position import judge
from banneret.core.rooms import GamePositions
from banneret.games.havoc.fields import MOST_LEVEL, MOST_VP
from banneret.games.havoc.positions.battle import BATTLE_PHASES, FINAL_PHASES, place_battle, place_final
from banneret.games.havoc.positions.cards import place_cards, place_picked
from banneret.games.havoc.positions.describe import describe, key_of, normal
from banneret.games.havoc.positions.stack import stack_of
from banneret.games.havoc.positions.words import (
    ACTIVATE,
    CASTILLON_LAY,
    FAULTS,
    HAVOC_LAY,
    LOOT,
    LOOT_AFTER_BATTLE,
    NEXT_BATTLE,
    PHASES,
    POSITION_KEYS,
    RECRUITING,
    TURN,
    YEAR_OF_PEACE,
    Words,
    fault,
)
from banneret.games.havoc.rules.battle import TO_ENTER
from banneret.games.havoc.rules.cards import DOG
from banneret.games.havoc.rules.data import CASTILLON, HavocData
from banneret.games.havoc.rules.invariants import check_position
from banneret.games.havoc.rules.recruiting import DRAWS, RecruitStep
from banneret.games.havoc.rules.setup import set_up
from banneret.games.havoc.rules.state import (
    FACE_WORDS,
    HAVOC_FACE,
    JOHN_ABSENT,
    JOHN_FIGHTING,
    JOHN_IN_DECK,
    JOHN_PEACEKEEPER,
    JOHN_PENDING,
    JOHN_SEAT,
    JOHN_WORDS,
    NO_BATTLE,
    NO_SEAT,
    PEACE,
    Havoc,
)


@final
class HavocPositions(GamePositions[Havoc, HavocData]):
    """Positions of Havoc."""

    def place(
        self, position: Mapping[str, Json], players: int, options: dict[str, str], data: HavocData, chance: Chance,
        names: list[str],
    ) -> Havoc:  # fmt: skip
        return place(position, players, options, data, chance, names)

    def describe(self, game: Havoc, names: list[str]) -> dict[str, Json]:
        return describe(game, names)

    def written(self, game: Havoc, names: list[str]) -> dict[str, Json]:
        return {key: value for key, value in describe(game, names).items() if key in POSITION_KEYS}

    def normal(self, key: str, value: Json) -> Json:
        return normal(key, value)

    def scripted(self, position: Mapping[str, Json]) -> list[Outcome]:
        return scripted(position)


def place(
    position: Mapping[str, Json], players: int, options: dict[str, str], data: HavocData, chance: Chance,
    names: list[str],
) -> Havoc:  # fmt: skip
    """The game in a position, brought to its next question; what cannot be is refused with the reason."""
    words = Words(position, names)
    game = set_up(players, options, data, chance, False)
    phase = words.word("phase", TURN, PHASES)
    place_row(game, words, phase)
    place_seats(game, words, phase)
    place_peace(game, words, phase)
    place_cards(game, words, phase, chance)
    if phase in FINAL_PHASES:
        place_final(game, words, phase)
    else:
        place_battle(game, words, phase)
    game.stack = cast(list[Frame[Game]], stack_of(game, words, phase))
    check_zones(game, phase)
    check_hands(game, words, phase)
    check_keys(game, words)
    if phase == CASTILLON_LAY:
        place_picked(game, words, phase)
    game.advance(chance)
    if phase != CASTILLON_LAY:
        place_picked(game, words, phase)
    judge(game, check_position, FAULTS)
    return game


def check_keys(game: Havoc, words: Words) -> None:
    """H-8.4 Combinations follow from laid cards, after the points from those once laid; if named they must fit."""
    for seat, key in words.keys("keys").items():
        if game.battle == NO_BATTLE or not game.fights(seat) or key_of(game, seat) != key:
            raise fault(f"keys.{words.names[seat]}", "other-key")


def scripted(position: Mapping[str, Json]) -> list[Outcome]:
    """The orders that the next reshuffles give."""
    if "shuffles" not in position:
        return []
    cards = Words({}, []).card_lists("shuffles", position["shuffles"])
    return [Outcome("reshuffle", order, True) for order in cards]


def place_row(game: Havoc, words: Words, phase: str) -> None:
    """H-1.3 Every battle is to come, won or cancelled; Castillon is last."""
    game.vp = words.numbers_by_seat("vp", 0, 0, MOST_VP)
    settled = phase in (ACTIVATE, LOOT_AFTER_BATTLE)
    fought = words.battle("battle", 0) if settled else 0
    gone: list[int] = []
    for seat, value in words.by_seat("trophies").items():
        key = f"trophies.{words.names[seat]}"
        for number in words.battles_of(key, value):
            if number in gone:
                raise fault(key, "battle-twice", {"battle": game.charter.battle(number).id})
            if number == CASTILLON:
                raise fault(key, "castillon-won")
            if number > CASTILLON and not game.charter.with_john:
                raise fault(key, "no-chevauchees")
            gone.append(number)
            game.trophies[seat].append(number)
    game.cancelled = words.battles_of("cancelled", words.values.get("cancelled", []))
    for number in game.cancelled:
        if number >= CASTILLON or number in gone:
            raise fault("cancelled", "not-cancelled", {"battle": game.charter.battle(number).id})
    gone.extend(game.cancelled)
    if words.has("battle_row"):
        game.battle_row = words.battles_of("battle_row", words.values["battle_row"])
        check_row(game, words, gone, fought)
    else:
        game.battle_row = [number for number in game.battle_row if number not in gone or number == fought]


def check_row(game: Havoc, words: Words, gone: list[int], fought: int) -> None:
    row = game.battle_row
    if not row or row[-1] != CASTILLON:
        raise fault("battle_row", "castillon-last")
    for number in row:
        if number > CASTILLON or (number in gone and number != fought):
            raise fault("battle_row", "not-to-come", {"battle": game.charter.battle(number).id})
    missing = [number for number in range(1, CASTILLON) if number not in row and number not in gone]
    if missing and words.has("cancelled"):
        raise fault("battle_row", "battle-nowhere", {"battle": game.charter.battle(missing[0]).id})
    game.cancelled.extend(missing)
    if game.charter.options["battle_order"] == "historical" and row != sorted(row):
        raise fault("battle_row", "order")


def place_seats(game: Havoc, words: Words, phase: str) -> None:
    """H-1.4 to H-1.6 Whose turn it is, who keeps the peace or started the battle, and where John of Gaunt is."""
    in_battle = phase in BATTLE_PHASES
    peacekeeper = words.seat("peacekeeper", NO_SEAT, john=True)
    initiator = words.seat("initiator", NO_SEAT, john=True)
    usual = JOHN_IN_DECK if game.charter.with_john else JOHN_ABSENT
    if game.charter.with_john and in_battle and initiator == JOHN_SEAT:
        usual = JOHN_FIGHTING
    elif game.charter.with_john and peacekeeper == JOHN_SEAT:
        usual = JOHN_PEACEKEEPER
    game.john = JOHN_WORDS.index(words.word("john", JOHN_WORDS[usual], JOHN_WORDS))
    game.john_after = words.seat("john_after", NO_SEAT)
    check_john(game, words, phase, peacekeeper, initiator)
    beside_john = game.john_after if phase == YEAR_OF_PEACE else game.left_of(game.john_after)
    turn = game.peacekeeper
    if in_battle and initiator != NO_SEAT:
        turn = game.john_after if initiator == JOHN_SEAT else initiator
    elif peacekeeper != NO_SEAT:
        turn = beside_john if peacekeeper == JOHN_SEAT else peacekeeper
    turn = words.seat("turn", turn)
    if turn == NO_SEAT:
        raise fault("turn", "somebodys-turn")
    game.active = turn
    game.next_seat = turn
    if in_battle:
        if peacekeeper != NO_SEAT:
            raise fault("peacekeeper", "peace-in-battle")
        game.peacekeeper = NO_SEAT
        game.initiator = turn if initiator == NO_SEAT else initiator
        game.holder = game.initiator
        game.face = HAVOC_FACE
        return
    if initiator != NO_SEAT and phase not in FINAL_PHASES:
        raise fault("initiator", "no-battle")
    game.peacekeeper = turn if peacekeeper == NO_SEAT else peacekeeper
    game.holder = game.peacekeeper
    game.face = PEACE
    if phase == YEAR_OF_PEACE and game.peacekeeper not in (turn, JOHN_SEAT):
        raise fault("turn", "peace-turn")
    if phase == NEXT_BATTLE and game.peacekeeper == JOHN_SEAT:
        raise fault("peacekeeper", "john-not-choosing")


def check_john(game: Havoc, words: Words, phase: str, peacekeeper: int, initiator: int) -> None:
    """H-16 John keeps the peace or fights only where his card says so, and his place is known once it is drawn."""
    if game.john in (JOHN_ABSENT, JOHN_IN_DECK) and game.john_after != NO_SEAT:
        raise fault("john_after", "john-not-drawn")
    if game.john == JOHN_PENDING and (phase in (RECRUITING, LOOT, YEAR_OF_PEACE) or phase in FINAL_PHASES):
        raise fault("john", "john-pending")
    if phase in FINAL_PHASES and game.john == JOHN_PEACEKEEPER:
        raise fault("john", "john-final")


def place_peace(game: Havoc, words: Words, phase: str) -> None:
    """H-1.4 The card lies before the Peacekeeper, or with its other face before the initiator."""
    if words.seat("holder", game.holder, john=True) != game.holder:
        raise fault("holder", "holder", {"who": words.name_of(game.holder)})
    if words.word("face", FACE_WORDS[game.face], FACE_WORDS) != FACE_WORDS[game.face]:
        raise fault("face", "face", {"face": FACE_WORDS[game.face]})
    untouched = len(game.battle_row) == CASTILLON
    game.level = words.number("level", 0 if untouched else 1, 0, MOST_LEVEL)
    game.skip_turning = words.flag("skip_turning", False)
    if game.skip_turning and (game.level != 1 or game.face == HAVOC_FACE):
        raise fault("skip_turning", "skip-turning")
    opening = phase == TURN and untouched and game.level == 0 and game.active == game.peacekeeper
    game.first_turn = words.flag("first_turn", opening and not words.cards("discard"))
    if game.first_turn and (not untouched or game.active != game.peacekeeper or phase in BATTLE_PHASES):
        raise fault("first_turn", "first-turn")


def check_zones(game: Havoc, phase: str) -> None:
    """What the phase says of the zones of cards."""
    if phase in FINAL_PHASES and game.recruits:
        raise fault("recruits", "recruits-gone")
    if phase in (LOOT, LOOT_AFTER_BATTLE) and (not game.loot_possible() or game.discard.count(DOG) < 2):
        raise fault("discard", "loot-discards")
    if phase in FINAL_PHASES and len(game.battle_row) > 1:
        raise fault("battle_row", "final-last")
    if phase == CASTILLON_LAY and game.charter.auto_best:
        raise fault("phase", "laid-for-all")


def check_hands(game: Havoc, words: Words, phase: str) -> None:
    """H-3.1, H-3.2 Whoever recruits finds the cards to draw and has one to place; who cried Havoc held two cards."""
    if phase == HAVOC_LAY and len(game.hands[game.initiator]) < TO_ENTER:
        raise fault(f"hands.{words.names[game.initiator]}", "initiator-holds")
    for frame in game.stack:
        if isinstance(frame, RecruitStep):
            if game.pool() < DRAWS - frame.draws:
                raise fault("phase", "too-few-to-draw")
            if phase == RECRUITING and frame.draws > 0 and not game.hands[frame.seat]:
                raise fault(f"hands.{words.names[frame.seat]}", "nothing-to-place")
