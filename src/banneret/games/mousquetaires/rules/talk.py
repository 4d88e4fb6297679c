"""M-5.10 Talk of the musketeers: questions, true answers about the own cards, and plans. Milady hears all of it."""

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.jsons import Json
from banneret.games.mousquetaires.rules.actions import (
    ABOUT_COMBAT,
    ABOUT_PLAN,
    ASK,
    ASK_ABOUT,
    FIRST_ABOUT_SKILL,
    PLAN,
    PLAN_FOR,
    TELL,
)
from banneret.games.mousquetaires.rules.cards import (
    COMBAT,
    DOUBLE,
    LOCATION_WORDS,
    LOUVRE_IDS,
    MUSKETEER_IDS,
    MUSKETEERS,
    NO_TOKEN,
    PARIS_WORDS,
    SKILL_IDS,
)
from banneret.games.mousquetaires.rules.challenges import harder
from banneret.games.mousquetaires.rules.quest import ENGLAND, GALLERIES, room_challenge
from banneret.games.mousquetaires.rules.state import AT_LOUVRE, AT_PARIS, NO_CARD, NOBODY, Mousquetaires


def talk_acts(game: Mousquetaires, seat: i64) -> list[Action]:
    """What a musketeer player may say now; nobody talks to himself, and Isolation silences all of them."""
    team = game.charter.musketeer_players
    if seat < 0 or seat >= team or team < 2 or not game.may_talk(seat):
        return []
    return [*ASK, *TELL, *PLAN] if own_man(game, seat) != NOBODY else []


def own_man(game: Mousquetaires, seat: i64) -> i64:
    """The musketeer a player speaks of: the one whose turn it is, else the next of his who has not had it."""
    if game.active != NOBODY and game.owner[game.active] == seat:
        return game.active
    found: i64 = NOBODY
    for man in range(MUSKETEERS):
        if game.in_play(man) and game.owner[man] == seat and (found == NOBODY or game.done & BIT[found] != 0):
            found = man
    return found


def say(game: Mousquetaires, seat: i64, action: Action) -> None:
    """Everybody hears it; nothing else changes."""
    if not game.heard:
        return
    if action.verb == ASK_ABOUT:
        asked: dict[str, Json] = {"topic": action.piece_name, "level": open_level(game, action.piece)}
        game.emit("asked", "M-5.10", seat, asked)
    elif action.verb == PLAN_FOR:
        game.emit("plans", "M-5.10", seat, plan_told(game, own_man(game, seat), action))
    elif action.piece == ABOUT_COMBAT:
        hand = game.hands[seat]
        told: dict[str, Json] = {"singles": hand.count(COMBAT), "doubles": hand.count(DOUBLE)}
        told["man"] = MUSKETEER_IDS[own_man(game, seat)]
        told["location"] = LOCATION_WORDS[game.place[own_man(game, seat)]]
        game.emit("told_combat", "M-5.10", seat, told, reveals=True)
    else:
        game.emit("told_skill", "M-5.10", seat, skill_told(game, seat, action.piece - FIRST_ABOUT_SKILL), reveals=True)


def open_level(game: Mousquetaires, topic: i64) -> i64:
    """The hardest open challenge of the skill that is asked about; 0: there is none, or no skill is meant."""
    if topic == ABOUT_COMBAT or topic == ABOUT_PLAN:
        return 0
    skill = topic - FIRST_ABOUT_SKILL
    data = game.charter.data
    level: i64 = 0
    if game.paris != NO_CARD:
        card = data.paris[game.paris]
        for place in range(len(card.skills)):
            if card.skills[place] == skill and game.paris_overcome & BIT[place] == 0:
                level = max(level, card.levels[place] + harder(game, AT_PARIS))
    if game.louvre != NO_CARD and not game.louvre_overcome and data.louvre[game.louvre].skill == skill:
        level = max(level, data.louvre[game.louvre].level + harder(game, AT_LOUVRE))
    if game.board_number == ENGLAND and game.overcome & BIT[skill] == 0:
        level = max(level, data.boards.levels[skill])
    if game.board_number == GALLERIES and game.board and room_challenge(game) != NO_TOKEN:
        token = data.tokens[room_challenge(game)]
        if token.skill == skill:
            level = max(level, token.level)
    return level


def skill_told(game: Mousquetaires, seat: i64, skill: i64) -> dict[str, Json]:
    """What the best of a player's musketeers reaches in a skill with the cards of the hand."""
    best: i64 = own_man(game, seat)
    for man in range(MUSKETEERS):
        if game.in_play(man) and game.owner[man] == seat and game.skill_of(man, skill) > game.skill_of(best, skill):
            best = man
    own = game.skill_of(best, skill)
    cards = game.hands[seat].count(skill)
    told: dict[str, Json] = {"man": MUSKETEER_IDS[best], "skill": SKILL_IDS[skill], "own": own, "matching": cards}
    told["value"] = own + cards
    return told


def plan_told(game: Mousquetaires, man: i64, action: Action) -> dict[str, Json]:
    """Where a musketeer means to go, and what calls him there: all of it lies open."""
    told: dict[str, Json] = {"man": MUSKETEER_IDS[man], "front": action.piece_name, "board": game.board_number}
    told["paris"] = PARIS_WORDS[game.paris] if game.paris != NO_CARD else "none"
    told["louvre"] = LOUVRE_IDS[game.louvre] if game.louvre != NO_CARD else "none"
    told["siege"] = game.siege
    return told
