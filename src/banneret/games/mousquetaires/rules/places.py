"""M-14 Richelieu's study, the Bastille, and what Milady's card brings her at the end of phase II."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Question, Step
from banneret.core.refusals import Refusal
from banneret.games.mousquetaires.rules.actions import (
    DECLINE,
    DESTROY,
    DESTROY_CARD,
    DRAW_THREE,
    DRAW_UP_TO_THREE,
    FETCH,
    FETCH_TREACHERY,
    TAKE,
    TAKE_PARIS,
)
from banneret.games.mousquetaires.rules.aftermath import AFTER_GUARD
from banneret.games.mousquetaires.rules.cards import (
    ADVENTURE_WORDS,
    ADVENTURES,
    COLOMBIER,
    GUARD,
    LA_ROCHELLE,
    LODGING,
    MUSKETEERS,
    PARIS_WORDS,
    RICHELIEU,
    TREACHERIES,
    TREACHERY_IDS,
)
from banneret.games.mousquetaires.rules.duel import start_duel
from banneret.games.mousquetaires.rules.state import NO_SEAT, NOWHERE, Mousquetaires
from banneret.games.mousquetaires.rules.tasks import reveal_milady, rule_out, spend_action
from banneret.games.mousquetaires.rules.treasury import pay_gold
from banneret.games.mousquetaires.rules.wounds import imprison, put, tell_move

BRIBE_GOLD: Final = 1
TREACHERY_AT_RICHELIEUS: Final = 3


def arrive(game: Mousquetaires, man: i64, location: i64, rule: str) -> None:
    """A Move: to the quest means its common area; Richelieu's study is checked (M-14.4)."""
    put(game, man, location)
    tell_move(game, man, location, rule)
    if location == RICHELIEU:
        game.arrived = True
        check_richelieu(game, man, "M-14.4")


def check_richelieu(game: Mousquetaires, man: i64, rule: str) -> None:
    """M-14.4, M-14.5 Milady caught there loses her benefit; if she is not there he goes to the Bastille."""
    if game.destination == RICHELIEU:
        if game.face_down:
            reveal_milady(game, rule)
        game.disturbed = True
        return
    rule_out(game, RICHELIEU, rule)
    imprison(game, man, rule)


def bribe(game: Mousquetaires, man: i64) -> None:
    """M-14.6 One gold opens the Bastille."""
    spend_action(game)
    pay_gold(game, BRIBE_GOLD, "M-14.6")
    put(game, man, COLOMBIER)
    tell_move(game, man, COLOMBIER, "M-14.6")


def fight_guard(game: Mousquetaires, man: i64) -> None:
    """M-14.6 The other way out: a duel with the guard."""
    spend_action(game)
    game.push(AFTER_GUARD)
    start_duel(game, man, GUARD, NOWHERE)


@final
class EndOfPhaseTwo(Step["Mousquetaires"]):
    """M-5.8 Milady turns up her location card and resolves it; after Rochefort's flight she gets nothing."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        if game.face_down:
            reveal_milady(game, "M-5.8")
        if game.destination == NOWHERE:
            return
        if game.fled:
            gains_nothing(game, "fled", "M-10.5")
        elif game.destination == LODGING:
            if game.paris_unused:
                game.push(TakeParis(game.charter.milady))
            else:
                gains_nothing(game, "no_paris", "M-14.1")
        elif game.destination == RICHELIEU:
            self.at_richelieus(game)
        elif game.destination == LA_ROCHELLE:
            if not game.siege_cards:
                gains_nothing(game, "no_cards", "M-13.4")
            elif game.charter.with_milady:
                game.push(DestroyCard(game.charter.milady))
            else:
                destroy(game, game.siege_cards[chance.below(len(game.siege_cards), "destroyed")])

    def at_richelieus(self, game: Mousquetaires) -> None:
        """M-14.3 Undisturbed: nobody arrived there this round and nobody stands there now."""
        disturbed = game.disturbed
        for man in range(MUSKETEERS):
            if game.stands_at(man, RICHELIEU):
                disturbed = True
        if disturbed:
            gains_nothing(game, "disturbed", "M-14.3")
        elif game.treachery_deck:
            game.push(AtRichelieus(game.charter.milady))
        else:
            gains_nothing(game, "no_treachery", "M-14.3")


def gains_nothing(game: Mousquetaires, why: str, rule: str) -> None:
    """M-5.8 Her location card brings Milady nothing this round."""
    if game.heard:
        game.emit("milady_gains_nothing", rule, NO_SEAT, {"why": why})


@final
class TakeParis(Question["Mousquetaires"]):
    """M-14.1 At her lodging Milady may take one unused Paris card, unseen by the others."""

    rule: ClassVar[str] = "M-14.1"

    def legal(self, game: Mousquetaires, seat: i64) -> list[Action]:
        return [*[TAKE[card] for card in game.paris_unused], DECLINE]

    def refuse(self, game: Mousquetaires, seat: i64, action: Action) -> Refusal:
        if action.verb == TAKE_PARIS:
            return Refusal("paris_not_unused", "M-14.1", {"paris": action.piece_name})
        return Refusal("take_paris_or_not", "M-14.1")

    def apply(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action.verb != TAKE_PARIS:
            if game.heard:
                game.emit("took_no_paris", "M-14.1", seat, {})
            return
        game.paris_unused.remove(action.piece)
        game.paris_hand.append(action.piece)
        game.paris_hand.sort()
        if game.heard:
            told: dict[str, Json] = {"paris": PARIS_WORDS[action.piece]}
            game.emit("took_paris", "M-14.1", seat, {}, secret=told, secret_to=game.milady_mask())


def treachery_in_deck(game: Mousquetaires) -> list[int]:
    """How many cards of each kind are in the deck: all that lie nowhere else, as Milady can tell."""
    left = [int(pile.count) for pile in game.charter.data.treachery]
    for card in game.treachery_hand + game.treachery_discard + game.treachery_gone:
        left[card] -= 1
    return left


@final
class AtRichelieus(Question["Mousquetaires"]):
    """M-14.3 One card of her choice out of the deck, which is shuffled; or draw until she holds three."""

    rule: ClassVar[str] = "M-14.3"

    def legal(self, game: Mousquetaires, seat: i64) -> list[Action]:
        left = treachery_in_deck(game)
        options = [FETCH[card] for card in range(TREACHERIES) if left[card] > 0]
        if len(game.treachery_hand) < TREACHERY_AT_RICHELIEUS:
            options.append(DRAW_UP_TO_THREE)
        return options

    def refuse(self, game: Mousquetaires, seat: i64, action: Action) -> Refusal:
        if action.verb == FETCH_TREACHERY:
            return Refusal("not_in_treachery_deck", "M-14.3", {"treachery": action.piece_name})
        return Refusal("holds_three" if action.verb == DRAW_THREE else "search_or_draw", "M-14.3")

    def apply(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action.verb == DRAW_THREE:
            game.draw_treachery(TREACHERY_AT_RICHELIEUS - len(game.treachery_hand), "M-14.3")
            return
        card = action.piece
        game.treachery_deck.remove(card)
        game.treachery_hand.append(card)
        if game.heard:
            told: dict[str, Json] = {"treachery": TREACHERY_IDS[card]}
            game.emit("fetched_treachery", "M-14.3", seat, {}, secret=told, secret_to=game.milady_mask(), reveals=True)
        chance.shuffle(game.treachery_deck, "treachery")


def destroy(game: Mousquetaires, card: i64) -> None:
    """M-13.4 A card at La Rochelle goes onto the adventure discards."""
    game.siege_cards.remove(card)
    game.discard.append(card)
    if game.heard:
        game.emit("destroyed", "M-13.4", NO_SEAT, {"card": ADVENTURE_WORDS[card]})


@final
class DestroyCard(Question["Mousquetaires"]):
    """M-13.4 Milady must destroy one card at La Rochelle; not asked where all are the same."""

    rule: ClassVar[str] = "M-13.4"

    def legal(self, game: Mousquetaires, seat: i64) -> list[Action]:
        return [DESTROY[card] for card in range(ADVENTURES) if card in game.siege_cards]

    def forced(self, game: Mousquetaires, seat: i64) -> Action | None:
        options = self.legal(game, seat)
        return options[0] if len(options) == 1 else None

    def refuse(self, game: Mousquetaires, seat: i64, action: Action) -> Refusal:
        return Refusal("not_at_la_rochelle" if action.verb == DESTROY_CARD else "destroy_one_card", "M-13.4")

    def apply(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        destroy(game, action.piece)


END_OF_PHASE_TWO: Final = EndOfPhaseTwo()
