"""M-11, M-12 Missions in Paris and at the Louvre: opening them, completing them, losing them."""

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.games.mousquetaires.rules.cards import ENEMIES, LOUVRE_IDS, NEMESIS, PARIS_WORDS, THIEF, TRAP_IDS
from banneret.games.mousquetaires.rules.data import BY_MUSKETEERS
from banneret.games.mousquetaires.rules.filling_missions import FILL_LOUVRE, FILL_PARIS
from banneret.games.mousquetaires.rules.mission_slots import NO_TRAP, has_enemy, has_trap, trap_of
from banneret.games.mousquetaires.rules.state import (
    AT_LOUVRE,
    AT_PARIS,
    IN_HAND,
    NO_CARD,
    NO_SEAT,
    NOBODY,
    OUT_OF_GAME,
    Mousquetaires,
)
from banneret.games.mousquetaires.rules.treasury import gain_epic, gain_gold

# Rewards.


def mission_gold(game: Mousquetaires, slot: i64, count: i64, rule: str) -> None:
    """M-9.8 The Thief takes the gold of his mission."""
    if count == 0:
        return
    if has_trap(game, slot, THIEF):
        if game.heard:
            game.emit("thief", "M-9.8", NO_SEAT, {"count": count})
        return
    gain_gold(game, count, rule)


def pay_louvre_reward(game: Mousquetaires) -> None:
    """M-12.3 What the open Louvre card pays."""
    card = game.charter.data.louvre[game.louvre]
    mission_gold(game, AT_LOUVRE, card.gold, "M-12.3")
    gain_epic(game, card.epic, "M-12.3")


# The end of a mission.


def remove_trap(game: Mousquetaires, trap: i64, rule: str) -> None:
    """M-9.2 Every trap leaves the game."""
    game.trap_at[trap] = OUT_OF_GAME
    if trap == NEMESIS:
        game.named = NOBODY
    if game.heard:
        game.emit("trap_gone", rule, NO_SEAT, {"trap": TRAP_IDS[trap]})


def empty_mission(game: Mousquetaires, slot: i64, rule: str) -> None:
    """The trap leaves the game, surviving enemies return to Milady's hand, healed."""
    trap = trap_of(game, slot)
    if trap != NO_TRAP:
        remove_trap(game, trap, rule)
    for enemy in range(ENEMIES):
        if game.enemy_at[enemy] == slot:
            game.enemy_at[enemy] = IN_HAND
            game.enemy_life[enemy] = game.charter.data.foes[enemy].life


def check_mission(game: Mousquetaires, slot: i64) -> None:
    """M-11.3, M-12.4 A mission of which nothing is left to do is completed at once."""
    if has_enemy(game, slot):
        return
    trap = trap_of(game, slot)
    if trap != NO_TRAP and game.charter.data.traps[trap].solved:
        return
    if slot == AT_LOUVRE:
        if game.louvre_overcome:
            complete_louvre(game)
        return
    card = game.charter.data.paris[game.paris]
    for place in range(len(card.skills)):
        if game.paris_overcome & BIT[place] == 0:
            return
    if card.side == BY_MUSKETEERS and game.constance < game.charter.data.tracks.successes:
        return
    if game.heard:
        game.emit("paris_completed", "M-11.3", NO_SEAT, {"paris": PARIS_WORDS[game.paris]})
    leave_paris(game, "M-11.3")


def leave_paris(game: Mousquetaires, rule: str) -> None:
    """The card leaves the game with its trap; the Constance marker goes back to 0 (M-11.4)."""
    empty_mission(game, AT_PARIS, rule)
    game.paris_gone.append(game.paris)
    game.paris = NO_CARD
    game.paris_overcome = 0
    game.constance = 0


def complete_louvre(game: Mousquetaires) -> None:
    """M-12.4 Two epic tokens while the marker is on one of its top two spaces; the next card is opened at once."""
    tracks = game.charter.data.tracks
    if game.heard:
        game.emit("louvre_completed", "M-12.4", NO_SEAT, {"louvre": LOUVRE_IDS[game.louvre]})
    if game.charter.reward_at_end:
        pay_louvre_reward(game)
    game.louvre_completed = True
    if game.louvre_mark in tracks.bonus_spaces:
        gain_epic(game, tracks.bonus_epic, "M-12.4")
    leave_louvre(game, "M-12.4")


def leave_louvre(game: Mousquetaires, rule: str) -> None:
    """The card leaves the game, the next one is opened and filled at once, the marker starts at the top (M-12.2)."""
    empty_mission(game, AT_LOUVRE, rule)
    game.louvre_gone.append(game.louvre)
    game.louvre = NO_CARD
    game.louvre_overcome = False
    open_louvre(game)


def open_louvre(game: Mousquetaires) -> None:
    """M-12.1, M-12.2 The next card is opened, and the title beneath it told; M-12.6 unless the deck is empty."""
    game.louvre_mark = 0
    if not game.louvre_deck:
        return
    game.louvre = game.louvre_deck.pop(0)
    if game.heard:
        following = LOUVRE_IDS[game.louvre_deck[0]] if game.louvre_deck else ""
        game.emit("louvre_opened", "M-12.2", NO_SEAT, {"louvre": LOUVRE_IDS[game.louvre], "next": following},
                  reveals=True)  # fmt: skip
    game.push(FILL_LOUVRE)


def lay_paris(game: Mousquetaires, card: i64) -> None:
    """M-4.2, M-11.1, M-11.4 The new card lies in the slot; then it is filled."""
    game.paris = card
    game.paris_overcome = 0
    game.constance = 0
    if game.heard:
        game.emit("paris_laid", "M-4.2", game.charter.milady, {"paris": PARIS_WORDS[card]}, reveals=True)
    game.push(FILL_PARIS)
