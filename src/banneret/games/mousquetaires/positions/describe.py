"""A state, or what a seat sees of it, in the words of positions (docs/positions/mousquetaires.md)."""

import json
from typing import Final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.fields import described
from banneret.core.jsons import Json
from banneret.core.kernel import Frame, Game
from banneret.core.position import NOBODY_WORD, NONE_WORD
from banneret.games.mousquetaires.fields import FIELDS, MAN
from banneret.games.mousquetaires.positions.words import (
    ACTION,
    EMPTY_WORD,
    FACE_UP_SIGN,
    LAY_PARIS,
    MILADY,
    OVER,
    STACK,
    TREACHERY,
    TURNS,
)
from banneret.games.mousquetaires.rules.cards import (
    ADVENTURE_WORDS,
    ENEMIES,
    ENEMY_IDS,
    EQUIPMENT,
    FACE_IDS,
    FOE_WORDS,
    HIDDEN_WORD,
    ITEM_WORDS,
    LOCATION_WORDS,
    MUSKETEER_IDS,
    MUSKETEERS,
    NO_TOKEN,
    PARIS_WORDS,
    ROUTE_WORDS,
    SKILL_IDS,
    TOKEN_WORDS,
    TRAP_IDS,
    TRAPS,
    TREACHERY_IDS,
    UNKNOWN,
    cards_text,
    parse_words,
    words_text,
)
from banneret.games.mousquetaires.rules.duel import BLIND_FOE
from banneret.games.mousquetaires.rules.siege import siege_blue_dice
from banneret.games.mousquetaires.rules.state import (
    AT_LOUVRE,
    AT_PARIS,
    IN_HAND,
    NO_CARD,
    NO_FOE,
    NO_ROUTE,
    NO_SEAT,
    NOWHERE,
    OUT_OF_GAME,
    Mousquetaires,
)
from banneret.games.mousquetaires.rules.treachery import siege_red_dice

# How Milady's location card lies.
UNTURNED: Final = "face_down"
REVEALED: Final = "revealed"
CARD_WORDS: Final = ["none", UNTURNED, REVEALED]

# Zones whose order does not matter, and the words of their pieces.
UNORDERED: Final = {
    "hands": ADVENTURE_WORDS,
    "shown": ADVENTURE_WORDS,
    "siege_cards": ADVENTURE_WORDS,
    "treachery_hand": TREACHERY_IDS,
    "treachery_shown": TREACHERY_IDS,
    "paris_enemies": ENEMY_IDS,
    "louvre_enemies": ENEMY_IDS,
    "enemies_hand": ENEMY_IDS,
    "equipment": ITEM_WORDS,
    "paris_hand": PARIS_WORDS,
    "overcome": SKILL_IDS,
}
QUESTION_PHASES: Final = {
    "ChooseDestination": MILADY,
    "LayParis": LAY_PARIS,
    "PlayTreachery": TREACHERY,
    "ChooseMusketeer": TURNS,
    "TakeAction": ACTION,
}


def normal(path: str, value: Json) -> Json:
    """An expected value in the form that `describe` gives: pieces sorted where their order does not matter."""
    steps = path.split(".")
    words = UNORDERED.get(steps[0]) or UNORDERED.get(steps[-1])
    if not isinstance(value, str) or words is None:
        return value
    try:
        return words_text(sorted(parse_words(value, words)), words)
    except ValueError:
        return value


def describe(game: Mousquetaires, names: list[str]) -> dict[str, Json]:
    """All words of a position, and what follows from them."""
    told = described(game, FIELDS, names)
    describe_question(game, names, told)
    describe_cards(game, names, told)
    describe_missions(game, told)
    told["board"] = " ".join([token_word(game, space) for space in range(len(game.board))])
    told["musketeers"] = {MUSKETEER_IDS[man]: describe_man(game, names, man) for man in range(MUSKETEERS)}
    describe_dice(game, told)
    return told


def mask_text(mask: i64, words: list[str]) -> str:
    return " ".join([word for place, word in enumerate(words) if mask & BIT[place]])


def frame_text(frame: Frame[Game]) -> str:
    """A frame by its name and its parts."""
    parts = [json.dumps(part, separators=(",", ":")) for part in frame.parts()]
    return " ".join([type(frame).__name__, *parts])


def describe_question(game: Mousquetaires, names: list[str], told: dict[str, Json]) -> None:
    """What is asked, and of whom."""
    top = type(game.stack[-1]).__name__ if game.stack else ""
    told["phase"] = OVER if not game.stack else QUESTION_PHASES.get(top, STACK)
    told["asked"] = names[game.turn()] if game.turn() >= 0 else NOBODY_WORD
    told["stack"] = [frame_text(frame) for frame in game.stack]
    told["clock_runs"] = game.clock_runs()


def describe_cards(game: Mousquetaires, names: list[str], told: dict[str, Json]) -> None:
    """What is left of decks, how many cards people hold, and how Milady's location card lies."""
    told["deck"] = cards_text(game.deck[game.drawn :])
    told["deck_size"] = game.deck_size()
    told["hand_sizes"] = {name: len(game.hands[seat]) for seat, name in enumerate(names)}
    told["treachery_count"] = len(game.treachery_hand)
    told["treachery_deck_size"] = len(game.treachery_deck)
    if game.destination == NOWHERE and game.face_down:
        told["destination"] = HIDDEN_WORD
    told["card"] = UNTURNED if game.face_down else REVEALED if game.revealed else CARD_WORDS[0]


def enemies_at(game: Mousquetaires, place: i64) -> str:
    return " ".join([ENEMY_IDS[enemy] for enemy in range(ENEMIES) if game.enemy_at[enemy] == place])


def traps_at(game: Mousquetaires, place: i64) -> str:
    return " ".join([TRAP_IDS[trap] for trap in range(TRAPS) if game.trap_at[trap] == place])


def describe_missions(game: Mousquetaires, told: dict[str, Json]) -> None:
    """Where enemies and traps are, and what is overcome in Paris."""
    overcome: list[str] = []
    if game.paris != NO_CARD:
        skills = game.charter.data.paris[game.paris].skills
        overcome = [SKILL_IDS[skill] for place, skill in enumerate(skills) if game.paris_overcome & BIT[place]]
    told["paris_overcome"] = " ".join(overcome)
    told["paris_enemies"] = enemies_at(game, AT_PARIS)
    told["paris_trap"] = traps_at(game, AT_PARIS)
    told["louvre_enemies"] = enemies_at(game, AT_LOUVRE)
    told["louvre_trap"] = traps_at(game, AT_LOUVRE)
    told["enemies_hand"] = enemies_at(game, IN_HAND)
    told["enemies_gone"] = enemies_at(game, OUT_OF_GAME)
    told["traps_hand"] = traps_at(game, IN_HAND)
    told["traps_gone"] = traps_at(game, OUT_OF_GAME)
    told["enemy_life"] = {
        ENEMY_IDS[enemy]: game.enemy_life[enemy]
        for enemy in range(ENEMIES)
        if game.enemy_at[enemy] in (AT_PARIS, AT_LOUVRE)
    }


def token_word(game: Mousquetaires, space: int) -> str:
    token = game.board[space]
    if token == NO_TOKEN:
        return EMPTY_WORD
    if token == UNKNOWN:
        return HIDDEN_WORD
    return TOKEN_WORDS[token] + (FACE_UP_SIGN if game.face_up & BIT[space] else "")


def describe_man(game: Mousquetaires, names: list[str], man: int) -> Json:
    return {
        "owner": NOBODY_WORD if game.owner[man] == NO_SEAT else names[game.owner[man]],
        "at": LOCATION_WORDS[game.place[man]],
        "life": game.life[man],
        "equipment": mask_text(game.equipment[man], ITEM_WORDS[:EQUIPMENT]),
        "skills": mask_text(game.skills[man], SKILL_IDS),
        "thrust": game.thrusts & BIT[man] != 0,
        "horse_used": game.horses_used & BIT[man] != 0,
        "route": NONE_WORD if game.route[man] == NO_ROUTE else ROUTE_WORDS[game.route[man]],
        "space": game.space[man],
        "banned": game.banned & BIT[man] != 0,
        "done": game.done & BIT[man] != 0,
    }


def describe_dice(game: Mousquetaires, told: dict[str, Json]) -> None:
    """The dice of La Rochelle as they would be rolled now, the dice on the table, and the duel that is on."""
    told["blue_dice"] = siege_blue_dice(game)
    over = game.time >= game.charter.data.tracks.time_end
    told["red_dice"] = 0 if over else siege_red_dice(game)
    told["dice"] = {"blue": words_text(game.blue_dice, FACE_IDS), "red": words_text(game.red_dice, FACE_IDS)}
    if game.foe == NO_FOE:
        told["duel"] = {"foe": NONE_WORD}
        return
    told["duel"] = {
        "foe": "unknown" if game.foe == BLIND_FOE else FOE_WORDS[game.foe],
        "man": MAN.tell(game.duellist, []),
        "spot": game.spot,
        "blue": game.blue,
        "red": game.red,
        "first_roll": game.first_roll,
        "may_reroll": game.may_reroll,
        "foe_hurt": game.foe_hurt,
        "man_hurt": game.man_hurt,
    }
