"""M-17 Character cards."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Question
from banneret.core.refusals import Refusal
from banneret.games.mousquetaires.rules.actions import (
    DISCARD_TOP,
    DROP_TOP,
    HEAL,
    HEAL_MAN,
    KEEP_TOP,
    RELEASE,
)
from banneret.games.mousquetaires.rules.adventure_cards import leave_hand
from banneret.games.mousquetaires.rules.all_for_one import regain_honour
from banneret.games.mousquetaires.rules.cards import (
    ADVENTURE_WORDS,
    BASSOMPIERRE,
    BASTILLE,
    BUCKINGHAM,
    CHEVREUSE,
    COLOMBIER,
    ESSARTS,
    KITTY,
    MUSKETEER_IDS,
    MUSKETEERS,
    TREACHERY_IDS,
    TREVILLE,
    words_text,
)
from banneret.games.mousquetaires.rules.state import NO_SEAT, Mousquetaires
from banneret.games.mousquetaires.rules.tasks import reveal_milady
from banneret.games.mousquetaires.rules.treasury import gain_epic, gain_gold
from banneret.games.mousquetaires.rules.wounds import put, tell_move


def has_effect(game: Mousquetaires, card: i64) -> bool:
    """M-17.1 A card without effect may not be played."""
    data = game.charter.data
    if card == ESSARTS:
        return game.gold < data.tracks.gold_max
    if card == BUCKINGHAM:
        return game.epic < data.limits.epic
    if card == BASSOMPIERRE:
        return len(game.siege_cards) < data.limits.siege_cards
    if card == TREVILLE:
        return len(treville_options(game)) > 0
    if card == CHEVREUSE:
        return game.queen > 0
    if card == KITTY:
        if not game.charter.with_milady:
            return len(game.treachery_deck) > 0
        return game.face_down or len(game.treachery_shown) < len(game.treachery_hand)
    if game.charter.with_milady:
        return len(game.treachery_hand) > 0
    return len(game.treachery_deck) > 0 and not game.skip_treachery


def treville_options(game: Mousquetaires) -> list[Action]:
    """M-17.2 Full life for a standing musketeer, or one out of the Bastille."""
    options: list[Action] = []
    for man in range(MUSKETEERS):
        if game.stands(man) and game.life[man] < game.most_life(man):
            options.append(HEAL[man])
    for man in range(MUSKETEERS):
        if game.in_play(man) and game.place[man] == BASTILLE:
            options.append(RELEASE[man])
    return options


def play_character(game: Mousquetaires, seat: i64, man: i64, card: i64, chance: Chance) -> None:
    """M-17.2 The card goes onto the discards (M-13.3 Bassompierre to La Rochelle) and takes effect."""
    leave_hand(game, seat, card)
    if game.heard:
        told: dict[str, Json] = {"man": MUSKETEER_IDS[man], "card": ADVENTURE_WORDS[card]}
        game.emit("played_character", "M-17.1", seat, told, reveals=True)
    amount = game.charter.data.adventure[card].amount
    if card == BASSOMPIERRE:
        game.siege_cards.append(card)
        return
    game.discard.append(card)
    if card == ESSARTS:
        gain_gold(game, amount, "M-17.2")
    elif card == BUCKINGHAM:
        gain_epic(game, amount, "M-17.2")
    elif card == CHEVREUSE:
        regain_honour(game, amount, "M-17.2")
    elif card == TREVILLE:
        game.push(TrevilleHelps(seat))
    elif card == KITTY:
        kitty(game, seat)
    else:
        lord_de_winter(game, amount, chance)


def kitty(game: Mousquetaires, seat: i64) -> None:
    """M-17.2 Milady's card is turned up; if it is already, she shows her treachery hand. M-17.3 without her."""
    if not game.charter.with_milady:
        game.top_known = True
        if game.heard:
            told: dict[str, Json] = {"treachery": TREACHERY_IDS[game.treachery_deck[0]]}
            game.emit("top_seen", "M-17.3", NO_SEAT, told, reveals=True)
        game.push(KittyLooks(seat))
    elif game.face_down:
        reveal_milady(game, "M-17.2")
    else:
        game.treachery_shown = game.treachery_hand[:]
        if game.heard:
            shown = words_text(game.treachery_hand, TREACHERY_IDS)
            game.emit("treachery_shown", "M-17.2", game.charter.milady, {"treacheries": shown}, reveals=True)


def lord_de_winter(game: Mousquetaires, count: i64, chance: Chance) -> None:
    """M-17.2 A random card of Milady's hand is discarded; M-17.3 without her the next draw is skipped."""
    if not game.charter.with_milady:
        game.skip_treachery = True
        return
    while count > 0 and game.treachery_hand:
        card = game.treachery_hand[chance.below(len(game.treachery_hand), "lost")]
        game.drop_treachery(card)
        count -= 1
        if game.heard:
            told: dict[str, Json] = {"treachery": TREACHERY_IDS[card]}
            game.emit("treachery_lost", "M-17.2", game.charter.milady, told, reveals=True)


@final
class TrevilleHelps(Question["Mousquetaires"]):
    """M-17.2 Mr. de Tréville heals a standing musketeer or releases a prisoner."""

    rule: ClassVar[str] = "M-17.2"

    def legal(self, game: Mousquetaires, seat: i64) -> list[Action]:
        return treville_options(game)

    def forced(self, game: Mousquetaires, seat: i64) -> Action | None:
        options = treville_options(game)
        return options[0] if len(options) == 1 else None

    def refuse(self, game: Mousquetaires, seat: i64, action: Action) -> Refusal:
        return Refusal("treville_heals_or_releases", "M-17.2")

    def apply(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        man = action.piece
        if action.verb == HEAL_MAN:
            game.life[man] = game.most_life(man)
            if game.heard:
                game.emit("healed", "M-17.2", game.owner[man], {"man": MUSKETEER_IDS[man]})
        else:
            put(game, man, COLOMBIER)
            tell_move(game, man, COLOMBIER, "M-17.2")


@final
class KittyLooks(Question["Mousquetaires"]):
    """M-17.3 The top treachery card is discarded or left where it is."""

    rule: ClassVar[str] = "M-17.3"

    def legal(self, game: Mousquetaires, seat: i64) -> list[Action]:
        return DROP_OR_LEAVE

    def refuse(self, game: Mousquetaires, seat: i64, action: Action) -> Refusal:
        return Refusal("drop_or_leave", "M-17.3")

    def apply(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action.verb == DISCARD_TOP:
            card = game.treachery_deck.pop(0)
            game.treachery_discard.append(card)
            game.top_known = False
        if game.heard:
            game.emit("top_dropped" if action.verb == DISCARD_TOP else "top_left", "M-17.3", seat, {})


DROP_OR_LEAVE: Final = [DROP_TOP, KEEP_TOP]
