"""A state, or what a seat sees of it, in the words of positions (docs/scenarios.md)."""

import json
from typing import Final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.jsons import Json
from banneret.core.kernel import Frame, Game
from banneret.core.position import NOBODY_WORD, NONE_WORD
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
    ITEMS,
    LOCATION_WORDS,
    LOUVRE_IDS,
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
    NO_WINNER,
    NOBODY,
    NOWHERE,
    OUT_OF_GAME,
    REASONS,
    Mousquetaires,
)
from banneret.games.mousquetaires.rules.treachery import siege_red_dice

# How Milady's location card lies.
UNTURNED: Final = "face_down"
REVEALED: Final = "revealed"
CARD_WORDS: Final = ["none", UNTURNED, REVEALED]
SPACE_PAID: Final = ["treachery", "epic", "all_for_one"]
SIDE_WORDS: Final = ["nobody", "musketeers", "milady"]

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
    told: dict[str, Json] = {}
    describe_question(game, names, told)
    describe_tracks(game, told)
    describe_cards(game, names, told)
    describe_milady(game, told)
    describe_missions(game, told)
    describe_quest(game, told)
    told["musketeers"] = {MUSKETEER_IDS[man]: describe_man(game, names, man) for man in range(MUSKETEERS)}
    describe_duel(game, told)
    told["winner"] = SIDE_WORDS[game.winner]
    told["reason"] = REASONS[game.reason] if game.winner != NO_WINNER else NONE_WORD
    return told


def kind_word(kind: i64, words: list[str]) -> str:
    return NONE_WORD if kind < 0 else words[kind]


def man_word(man: i64) -> str:
    return NOBODY_WORD if man == NOBODY else MUSKETEER_IDS[man]


def sorted_text(kinds: list[int], words: list[str]) -> str:
    return words_text(sorted(kinds), words)


def mask_text(mask: i64, words: list[str]) -> str:
    return " ".join([word for place, word in enumerate(words) if mask & BIT[place]])


def frame_text(frame: Frame[Game]) -> str:
    """A frame by its name and its parts."""
    parts = [json.dumps(part, separators=(",", ":")) for part in frame.parts()]
    return " ".join([type(frame).__name__, *parts])


def describe_question(game: Mousquetaires, names: list[str], told: dict[str, Json]) -> None:
    """What is asked, of whom, and whose turn it is."""
    top = type(game.stack[-1]).__name__ if game.stack else ""
    told["phase"] = OVER if not game.stack else QUESTION_PHASES.get(top, STACK)
    told["asked"] = names[game.turn()] if game.turn() >= 0 else NOBODY_WORD
    told["stack"] = [frame_text(frame) for frame in game.stack]
    told["round"] = game.round
    told["round_phase"] = game.phase
    told["active"] = man_word(game.active)
    told["actions"] = game.actions
    told["failed_offers"] = game.failed_offers
    told["arrived"] = game.arrived


def describe_tracks(game: Mousquetaires, told: dict[str, Json]) -> None:
    told["time"] = game.time
    told["gold"] = game.gold
    told["la_rochelle"] = game.siege
    told["queen"] = game.queen
    told["louvre_mark"] = game.louvre_mark
    told["constance"] = game.constance
    told["time_frozen"] = game.time_frozen
    told["epic"] = game.epic
    told["all_for_one"] = game.all_for_one
    told["all_for_one_left"] = game.all_for_one_left
    told["siege_cards"] = sorted_text(game.siege_cards, ADVENTURE_WORDS)
    told["siege_paid"] = mask_text(game.siege_paid, SPACE_PAID)
    told["blue_dice"] = siege_blue_dice(game)
    over = game.time >= game.charter.data.tracks.time_end
    told["red_dice"] = 0 if over else siege_red_dice(game)
    told["more_red"] = game.more_red
    told["fewer_actions"] = game.fewer_actions
    told["isolated"] = game.isolated
    told["emergency"] = game.emergency
    told["budget"] = game.budget
    told["time_out"] = game.time_out
    told["louvre_completed"] = game.louvre_completed
    told["skip_treachery"] = game.skip_treachery
    told["aramis_used"] = game.aramis_used
    told["clock_runs"] = game.clock_runs()
    told["stock"] = {ITEM_WORDS[item]: game.stock[item] for item in range(ITEMS)}
    told["items_gone"] = {ITEM_WORDS[item]: game.items_gone[item] for item in range(ITEMS)}


def describe_cards(game: Mousquetaires, names: list[str], told: dict[str, Json]) -> None:
    told["hands"] = {name: sorted_text(game.hands[seat], ADVENTURE_WORDS) for seat, name in enumerate(names)}
    told["hand_sizes"] = {name: len(game.hands[seat]) for seat, name in enumerate(names)}
    told["shown"] = {name: sorted_text(game.shown[seat], ADVENTURE_WORDS) for seat, name in enumerate(names)}
    told["picked"] = {name: list(game.picked[seat]) for seat, name in enumerate(names)}
    told["deck"] = cards_text(game.deck[game.drawn :])
    told["deck_size"] = game.deck_size()
    told["discard"] = cards_text(game.discard)


def describe_milady(game: Mousquetaires, told: dict[str, Json]) -> None:
    told["treachery_hand"] = sorted_text(game.treachery_hand, TREACHERY_IDS)
    told["treachery_count"] = len(game.treachery_hand)
    told["treachery_deck"] = words_text(game.treachery_deck, TREACHERY_IDS)
    told["treachery_deck_size"] = len(game.treachery_deck)
    told["treachery_discard"] = words_text(game.treachery_discard, TREACHERY_IDS)
    told["treachery_shown"] = sorted_text(game.treachery_shown, TREACHERY_IDS)
    told["top_known"] = game.top_known
    hidden = game.destination == NOWHERE and game.face_down
    told["destination"] = HIDDEN_WORD if hidden else kind_word(game.destination, LOCATION_WORDS)
    told["card"] = UNTURNED if game.face_down else REVEALED if game.revealed else CARD_WORDS[0]
    told["figure"] = LOCATION_WORDS[game.figure]
    told["ruled_out"] = mask_text(game.ruled_out, LOCATION_WORDS)
    told["fled"] = game.fled
    told["disturbed"] = game.disturbed
    told["rochefort"] = game.rochefort
    told["rochefort_paid"] = game.rochefort_paid


def enemies_at(game: Mousquetaires, place: i64) -> str:
    return " ".join([ENEMY_IDS[enemy] for enemy in range(ENEMIES) if game.enemy_at[enemy] == place])


def traps_at(game: Mousquetaires, place: i64) -> str:
    return " ".join([TRAP_IDS[trap] for trap in range(TRAPS) if game.trap_at[trap] == place])


def describe_missions(game: Mousquetaires, told: dict[str, Json]) -> None:
    told["paris"] = kind_word(game.paris, PARIS_WORDS)
    told["paris_hand"] = sorted_text(game.paris_hand, PARIS_WORDS)
    told["paris_unused"] = sorted_text(game.paris_unused, PARIS_WORDS)
    told["paris_gone"] = words_text(game.paris_gone, PARIS_WORDS)
    told["paris_enemies"] = enemies_at(game, AT_PARIS)
    told["paris_trap"] = traps_at(game, AT_PARIS)
    overcome: list[str] = []
    if game.paris != NO_CARD:
        skills = game.charter.data.paris[game.paris].skills
        overcome = [SKILL_IDS[skill] for place, skill in enumerate(skills) if game.paris_overcome & BIT[place]]
    told["paris_overcome"] = " ".join(overcome)
    told["louvre"] = kind_word(game.louvre, LOUVRE_IDS)
    told["louvre_deck"] = words_text(game.louvre_deck, LOUVRE_IDS)
    told["louvre_gone"] = words_text(game.louvre_gone, LOUVRE_IDS)
    told["louvre_enemies"] = enemies_at(game, AT_LOUVRE)
    told["louvre_trap"] = traps_at(game, AT_LOUVRE)
    told["louvre_overcome"] = game.louvre_overcome
    told["named"] = man_word(game.named)
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


def describe_quest(game: Mousquetaires, told: dict[str, Json]) -> None:
    told["board_number"] = game.board_number
    told["board"] = " ".join([token_word(game, space) for space in range(len(game.board))])
    told["tokens_left"] = sorted_text(game.tokens, TOKEN_WORDS)
    told["tokens_gone"] = words_text(game.tokens_gone, TOKEN_WORDS)
    told["overcome"] = mask_text(game.overcome, SKILL_IDS)
    told["room"] = game.room + 1


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


def describe_duel(game: Mousquetaires, told: dict[str, Json]) -> None:
    told["dice"] = {"blue": words_text(game.blue_dice, FACE_IDS), "red": words_text(game.red_dice, FACE_IDS)}
    if game.foe == NO_FOE:
        told["duel"] = {"foe": NONE_WORD}
        return
    told["duel"] = {
        "foe": "unknown" if game.foe == BLIND_FOE else FOE_WORDS[game.foe],
        "man": man_word(game.duellist),
        "spot": game.spot,
        "blue": game.blue,
        "red": game.red,
        "first_roll": game.first_roll,
        "may_reroll": game.may_reroll,
        "foe_hurt": game.foe_hurt,
        "man_hurt": game.man_hurt,
    }
