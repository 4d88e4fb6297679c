"""A state, or what a seat sees of it, in the words of positions (docs/positions/havoc.md)."""

from typing import Final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.fields import described
from banneret.core.jsons import Json
from banneret.core.position import NOBODY_WORD
from banneret.games.havoc.fields import BATTLE_WORDS, FIELDS, NO_BATTLE_WORD
from banneret.games.havoc.positions.words import (
    ACTIVATE,
    CASTILLON_LAY,
    CONTINUE,
    DOGS_OUT,
    EVERYBODY_WORD,
    EXCHANGE,
    HAVOC_LAY,
    JOHN_WORD,
    JOIN,
    LOOT,
    LOOT_AFTER_BATTLE,
    NEXT_BATTLE,
    OVER,
    RECRUITING,
    TURN,
    YEAR_OF_PEACE,
)
from banneret.games.havoc.rules.battle import BattleContinue, HavocLay, JoinBattle
from banneret.games.havoc.rules.cards import cards_text, parse_cards
from banneret.games.havoc.rules.castillon import CastillonLay, FinalDogs
from banneret.games.havoc.rules.dogs import ActivateDog
from banneret.games.havoc.rules.dogs_out import DeclareDogsOut
from banneret.games.havoc.rules.hands import dogs_out_range, key_tuple, laid_key, rank_id
from banneret.games.havoc.rules.loot import LootPick
from banneret.games.havoc.rules.next_battle import ChooseNextBattle
from banneret.games.havoc.rules.peace import PeaceDiscard
from banneret.games.havoc.rules.recruiting import RecruitStep
from banneret.games.havoc.rules.state import JOHN_PEACEKEEPER, JOHN_SEAT, NO_BATTLE, NO_KEY, NO_SEAT, Havoc
from banneret.games.havoc.rules.turn import EndTurn, TurnAction

# Zones whose order does not matter: cards are written in the order of suits and values.
UNORDERED: Final = ("hands", "recruits", "picked")
ORDERED: Final = ("laid", "discard", "deck")


def normal(path: str, value: Json) -> Json:
    """An expected value in the form that `describe` gives: cards sorted where their order does not matter."""
    zone = path.split(".")[0]
    if not isinstance(value, str) or (zone not in UNORDERED and zone not in ORDERED):
        return value
    try:
        cards = parse_cards(value)
    except ValueError:
        return value
    return cards_text(sorted(cards) if zone in UNORDERED else cards)


def describe(game: Havoc, names: list[str]) -> dict[str, Json]:
    """All words of a position, and what follows from them."""
    told = described(game, FIELDS, names)
    describe_question(game, names, told)
    describe_cards(game, names, told)
    told["next_battle"] = BATTLE_WORDS[game.battle_row[0]] if game.battle_row else NO_BATTLE_WORD
    describe_battle(game, names, told)
    return told


def name_of(seat: i64, names: list[str]) -> str:
    return JOHN_WORD if seat == JOHN_SEAT else NOBODY_WORD if seat == NO_SEAT else names[seat]


def in_mask(mask: i64, names: list[str]) -> list[str]:
    return [name for seat, name in enumerate(names) if mask & BIT[seat]]


def phase_of(game: Havoc) -> str:
    """Where the game stands, by the question that is open."""
    if not game.stack:
        return OVER
    if isinstance(game.stack[-1], LootPick):
        return LOOT if isinstance(game.stack[-2], RecruitStep) else LOOT_AFTER_BATTLE
    return PHASE_OF[type(game.stack[-1])]


PHASE_OF: Final[dict[type, str]] = {
    TurnAction: TURN,
    RecruitStep: RECRUITING,
    HavocLay: HAVOC_LAY,
    JoinBattle: JOIN,
    BattleContinue: CONTINUE,
    DeclareDogsOut: DOGS_OUT,
    ActivateDog: ACTIVATE,
    PeaceDiscard: YEAR_OF_PEACE,
    ChooseNextBattle: NEXT_BATTLE,
    FinalDogs: EXCHANGE,
    CastillonLay: CASTILLON_LAY,
}


def describe_question(game: Havoc, names: list[str], told: dict[str, Json]) -> None:
    """What is asked, of whom, and how far the turn has come."""
    phase = phase_of(game)
    draws: i64 = 0
    dogs_used: i64 = 0
    answered: i64 = 0
    recruits_later = False
    ends_turn = False
    for frame in game.stack:
        if isinstance(frame, RecruitStep):
            draws = frame.draws
            dogs_used = frame.dogs_used
            recruits_later = True
        elif isinstance(frame, EndTurn):
            ends_turn = True
        elif isinstance(frame, CastillonLay):
            answered = frame.everyone & ~frame.open_seats
    told["phase"] = phase
    if phase == CASTILLON_LAY:
        told["asked"] = EVERYBODY_WORD
    else:
        told["asked"] = name_of(game.turn(), names)
    told["draws"] = draws
    told["dogs_used"] = dogs_used
    told["answered"] = in_mask(answered, names)
    told["forced_pass"] = ends_turn and not recruits_later and phase in (YEAR_OF_PEACE, NEXT_BATTLE)
    told["after"] = "peace" if phase == NEXT_BATTLE and ends_turn else "battle"
    told["next_turn"] = next_turn(game, names, ends_turn)


def next_turn(game: Havoc, names: list[str], ends_turn: bool) -> str:
    """Whose turn follows, as far as it is settled: not during a battle, and nobody's before Castillon."""
    if game.battle != NO_BATTLE or len(game.battle_row) < 2:
        return NOBODY_WORD
    top = game.stack[-1]
    if not ends_turn and not isinstance(top, TurnAction):
        return names[game.next_seat]
    if game.john == JOHN_PEACEKEEPER and game.active == game.john_after:
        return JOHN_WORD
    return names[game.left_of(game.active)]


def describe_cards(game: Havoc, names: list[str], told: dict[str, Json]) -> None:
    told["hand_sizes"] = {name: len(game.hands[seat]) for seat, name in enumerate(names)}
    told["deck"] = cards_text(game.deck[game.drawn :])
    told["deck_size"] = game.deck_size()
    told["discard_size"] = len(game.discard)


def describe_battle(game: Havoc, names: list[str], told: dict[str, Json]) -> None:
    """The battle that is on; results stay until the next one begins."""
    keys: dict[str, Json] = {}
    ranks: dict[str, Json] = {}
    for seat, name in enumerate(names):
        keys[name] = []
        ranks[name] = ""
        if game.battle != NO_BATTLE and game.fights(seat):
            key = key_of(game, seat)
            keys[name] = key_list(key)
            ranks[name] = rank_id(key)
    if game.initiator == JOHN_SEAT:
        keys[JOHN_WORD] = key_list(game.charter.john_key)
        ranks[JOHN_WORD] = rank_id(game.charter.john_key)
    told["keys"] = keys
    told["ranks"] = ranks


def key_of(game: Havoc, seat: i64) -> i64:
    """H-8.4 The laid cards as they count: dogs not declared yet count as far as the limit lets them.

    Once the battle is decided, what it was decided with: cards may have been scavenged since.
    """
    if game.keys[seat] != NO_KEY:
        return game.keys[seat]
    laid = game.laid[seat]
    low, high = dogs_out_range(laid)
    return laid_key(laid, min(high, max(low, game.dogs_out[seat])))


def key_list(key: i64) -> list[Json]:
    strength, primary, leftovers = key_tuple(key)
    return [strength, list(primary), list(leftovers)]
