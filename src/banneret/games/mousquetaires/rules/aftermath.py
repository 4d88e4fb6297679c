"""M-7.6 to M-7.10 What follows a duel, by whom it was fought with."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Step
from banneret.games.mousquetaires.rules.adventure_cards import deal_to
from banneret.games.mousquetaires.rules.cards import (
    COLOMBIER,
    DAGGER,
    ENEMY_IDS,
    FIRST_TOKEN_FOE,
    FOE_WORDS,
    MUSKETEER_IDS,
    NEMESIS,
)
from banneret.games.mousquetaires.rules.data import ARRESTS, RETURNS_TO_HAND
from banneret.games.mousquetaires.rules.duel import ADD_TOKENS, end_duel
from banneret.games.mousquetaires.rules.missions import check_mission, mission_gold, remove_trap
from banneret.games.mousquetaires.rules.quest import TOKEN_RULES, clear_space, finish_board, turn_up
from banneret.games.mousquetaires.rules.state import IN_HAND, OUT_OF_GAME, Mousquetaires
from banneret.games.mousquetaires.rules.treasury import gain_epic
from banneret.games.mousquetaires.rules.wounds import fall_if_spent, hurt, imprison, put, tell_move


def tell_beaten(game: Mousquetaires, man: i64, foe: i64) -> None:
    if game.heard:
        told: dict[str, Json] = {"man": MUSKETEER_IDS[man], "foe": FOE_WORDS[foe]}
        game.emit("beaten", "M-7.6", game.owner[man], told)


def tell_failed(game: Mousquetaires, man: i64, foe: i64, hits: i64, life: i64) -> None:
    """M-7.7 The foe is not beaten; it may have lost some of its life points, and has `life` left."""
    if game.heard:
        told: dict[str, Json] = {"man": MUSKETEER_IDS[man], "foe": FOE_WORDS[foe], "hits": hits, "life": life}
        game.emit("duel_failed", "M-7.7", game.owner[man], told)


def conclude(game: Mousquetaires, rule: str) -> bool:
    """Wounds are dealt and the duel is over; whether the foe is beaten."""
    man = game.duellist
    foe = game.foe
    beaten = game.foe_hurt > 0
    hurt(game, man, game.man_hurt, rule)
    end_duel(game)
    if beaten:
        tell_beaten(game, man, foe)
    else:
        tell_failed(game, man, foe, 0, game.charter.data.foes[foe].life)
    return beaten


@final
class AfterEnemy(Step["Mousquetaires"]):
    """M-7.10 Wounds, the enemy and its reward, the musketeer laid down or arrested, then the mission."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        man = game.duellist
        enemy = game.foe
        slot = game.spot
        foe = game.charter.data.foes[enemy]
        wounds = game.man_hurt
        hits = game.foe_hurt
        hurt(game, man, wounds, "M-7.3")
        game.enemy_life[enemy] = max(0, game.enemy_life[enemy] - hits)
        end_duel(game)
        beaten = game.enemy_life[enemy] == 0
        if beaten:
            tell_beaten(game, man, enemy)
            returns = foe.special == RETURNS_TO_HAND
            game.enemy_at[enemy] = IN_HAND if returns else OUT_OF_GAME
            if returns:
                game.enemy_life[enemy] = foe.life
                if game.heard:
                    game.emit("back_to_hand", "M-7.6", game.charter.milady, {"enemy": ENEMY_IDS[enemy]})
            mission_gold(game, slot, foe.gold, "M-7.6")
            gain_epic(game, foe.epic, "M-7.6")
        else:
            tell_failed(game, man, enemy, hits, game.enemy_life[enemy])
        if not fall_if_spent(game, man) and foe.special == ARRESTS and wounds > 0:
            imprison(game, man, "M-7.8")
        if beaten:
            check_mission(game, slot)


@final
class AfterNemesis(Step["Mousquetaires"]):
    """M-9.6 The Nemesis is solved when it is beaten."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        man = game.duellist
        slot = game.spot
        beaten = conclude(game, "M-9.6")
        if beaten:
            remove_trap(game, NEMESIS, "M-9.6")
        fall_if_spent(game, man)
        if beaten:
            check_mission(game, slot)


@final
class AfterWardes(Step["Mousquetaires"]):
    """M-15.10 Beating de Wardes finishes board 2, also for a musketeer who falls in doing so."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        man = game.duellist
        beaten = conclude(game, "M-7.3")
        fall_if_spent(game, man)
        if beaten:
            finish_board(game, man, chance)


@final
class AfterToken(Step["Mousquetaires"]):
    """M-15.6 A beaten token is removed and its space cleared; another one stays, face up."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        man = game.duellist
        space = game.spot
        beaten = conclude(game, "M-7.3")
        fall_if_spent(game, man)
        if beaten:
            clear_space(game, man, space, chance)


@final
class RoadTurn(Step["Mousquetaires"]):
    """M-15.11 The cards are committed: the token is turned; a dagger wounds, else tokens may be added as dice."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        man = game.duellist
        space = game.spot
        turn_up(game, space, "M-15.11")
        token = game.board[space]
        if token == DAGGER:
            end_duel(game)
            game.pop()  # no roll
            game.pop()  # and nothing after it
            meet_dagger(game, man, space, chance)
            return
        game.foe = FIRST_TOKEN_FOE + token
        game.red = game.charter.data.foes[game.foe].dice
        game.push(ADD_TOKENS[game.owner[man]])


def meet_dagger(game: Mousquetaires, man: i64, space: i64, chance: Chance) -> None:
    """M-15.5 A dagger costs a life point and is removed; whom it fells has cleared the space all the same."""
    if game.heard:
        game.emit("dagger", TOKEN_RULES[game.board_number], game.owner[man], {"man": MUSKETEER_IDS[man]})
    hurt(game, man, 1, "M-8.2")
    fall_if_spent(game, man)
    clear_space(game, man, space, chance)


@final
class AfterGuard(Step["Mousquetaires"]):
    """M-14.6, M-14.8 Out of the Bastille whatever the result, or only over a beaten guard; felled he recovers."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        man = game.duellist
        beaten = conclude(game, "M-14.6")
        if game.life[man] == 0:
            put(game, man, COLOMBIER)
            game.life[man] = game.most_life(man)
            if game.heard:
                game.emit("felled_escaping", "M-14.8", game.owner[man], {"man": MUSKETEER_IDS[man]})
            game.leave_turn(man)
            deal_to(game, game.owner[man], 1, "M-14.8", chance)
        elif beaten or not game.charter.guard_must_fall:
            put(game, man, COLOMBIER)
            tell_move(game, man, COLOMBIER, "M-14.6")


AFTER_ENEMY: Final = AfterEnemy()
AFTER_NEMESIS: Final = AfterNemesis()
AFTER_WARDES: Final = AfterWardes()
AFTER_TOKEN: Final = AfterToken()
AFTER_GUARD: Final = AfterGuard()
ROAD_TURN: Final = RoadTurn()
