"""M-4 Phase I, and M-24.2 what takes its place without a Milady player."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Question, Step
from banneret.core.refusals import Refusal
from banneret.games.mousquetaires.rules.actions import (
    DECLINE,
    DRAW_ONE_TREACHERY,
    DRAW_TREACHERY,
    GO,
    GO_TO,
    LAY,
    LAY_PARIS,
    PLAY_TREACHERY,
    SCHEME,
)
from banneret.games.mousquetaires.rules.cards import (
    BALM,
    EMERGENCY,
    LA_ROCHELLE,
    LOCATION_WORDS,
    LODGING,
    LOUVRE,
    PARIS,
    QUEST,
    RICHELIEU,
    TREACHERIES,
    TREACHERY_IDS,
)
from banneret.games.mousquetaires.rules.charter import EMERGENCY_MODES
from banneret.games.mousquetaires.rules.missions import lay_paris, leave_paris
from banneret.games.mousquetaires.rules.quest import GALLERIES
from banneret.games.mousquetaires.rules.state import MILADYS_PHASE, NO_CARD, NO_SEAT, Mousquetaires
from banneret.games.mousquetaires.rules.tasks import reveal_milady
from banneret.games.mousquetaires.rules.treachery import changes_something, take_effect

ALL_DESTINATIONS: Final = [LODGING, RICHELIEU, PARIS, LOUVRE, LA_ROCHELLE, QUEST]
GUARDED: Final = [PARIS, LOUVRE, QUEST]  # where Rochefort is needed
CARDS_FOR_LA_ROCHELLE: Final = 2  # M-24.2


@final
class PhaseOne(Step["Mousquetaires"]):
    """M-4 Destination, Paris card, treachery; M-24.8 nobody is asked where Milady has no player."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        game.phase = MILADYS_PHASE
        if game.charter.with_milady:
            game.push(TREACHERY_STEP)
            game.push(PARIS_STEP)
            game.push(ChooseDestination(game.charter.milady))
        else:
            game.push(TURN_UP_TREACHERY)
            game.push(LAY_RANDOM_PARIS)
            turn_up_destination(game, chance)


# With a Milady player.


@final
class ChooseDestination(Question["Mousquetaires"]):
    """M-4.1 One of six location cards, face down; three need Rochefort. None is the Vieux Colombier (M-14.9)."""

    rule: ClassVar[str] = "M-4.1"

    def legal(self, game: Mousquetaires, seat: i64) -> list[Action]:
        return [GO[place] for place in ALL_DESTINATIONS if game.rochefort > 0 or place not in GUARDED]

    def refuse(self, game: Mousquetaires, seat: i64, action: Action) -> Refusal:
        if action.verb == GO_TO and action.piece in GUARDED:
            return Refusal("rochefort_is_out", "M-4.1", {"location": action.piece_name})
        return Refusal("choose_destination", "M-4.1")

    def apply(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        game.destination = action.piece
        game.face_down = True
        if game.rochefort == 0:
            for place in GUARDED:
                game.ruled_out |= BIT[place]
        if game.heard:
            told: dict[str, Json] = {"location": LOCATION_WORDS[action.piece]}
            game.emit("chose_destination", "M-4.1", seat, {}, secret=told, secret_to=game.milady_mask())


@final
class ParisStep(Step["Mousquetaires"]):
    """M-4.2 Skipped without a Paris card in hand."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        if game.paris_hand:
            game.push(LayParis(game.charter.milady))


@final
class LayParis(Question["Mousquetaires"]):
    """M-4.2 Milady may lay one Paris card; one that lies there already leaves the game first."""

    rule: ClassVar[str] = "M-4.2"

    def legal(self, game: Mousquetaires, seat: i64) -> list[Action]:
        return [*[LAY[card] for card in game.paris_hand], DECLINE]

    def refuse(self, game: Mousquetaires, seat: i64, action: Action) -> Refusal:
        if action.verb == LAY_PARIS:
            return Refusal("paris_not_in_hand", "M-4.2", {"paris": action.piece_name})
        return Refusal("lay_paris_or_not", "M-4.2")

    def apply(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action.verb != LAY_PARIS:
            if game.heard:
                game.emit("laid_no_paris", "M-4.2", seat, {})
            return
        if game.paris != NO_CARD:
            leave_paris(game, "M-4.2")
        game.paris_hand.remove(action.piece)
        lay_paris(game, action.piece)


@final
class TreacheryStep(Step["Mousquetaires"]):
    """M-4.3 With deck and hand empty the step is skipped."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        if game.treachery_deck or game.treachery_hand:
            game.push(PlayTreachery(game.charter.milady))


@final
class PlayTreachery(Question["Mousquetaires"]):
    """M-4.3, M-4.4 Draw a treachery card, play one that changes something, or neither."""

    rule: ClassVar[str] = "M-4.3"

    def legal(self, game: Mousquetaires, seat: i64) -> list[Action]:
        options: list[Action] = [DRAW_ONE_TREACHERY] if game.treachery_deck else []
        for card in range(TREACHERIES):
            if card in game.treachery_hand and changes_something(game, card):
                options.append(SCHEME[card])
        options.append(DECLINE)
        return options

    def refuse(self, game: Mousquetaires, seat: i64, action: Action) -> Refusal:
        if action.verb == DRAW_TREACHERY:
            return Refusal("no_treachery_left", "M-18.2")
        if action.verb == PLAY_TREACHERY:
            told: dict[str, Json] = {"treachery": action.piece_name}
            if action.piece in game.treachery_hand:
                return Refusal("changes_nothing", "M-4.4", told)
            return Refusal("treachery_not_in_hand", "M-4.3", told)
        return Refusal("draw_or_play", "M-4.3")

    def apply(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action.verb == DRAW_TREACHERY:
            game.draw_treachery(1, "M-4.3")
        elif action.verb == PLAY_TREACHERY:
            card = action.piece
            game.drop_treachery(card)
            tell_treachery(game, card, "M-4.3")
            take_effect(game, card, chance)
        elif game.heard:
            game.emit("no_treachery", "M-4.3", seat, {})


def tell_treachery(game: Mousquetaires, card: i64, rule: str) -> None:
    if game.heard:
        word = TREACHERY_IDS[card]
        told: dict[str, Json] = {"treachery": word, "effect": word}
        if card == EMERGENCY:
            told["mode"] = EMERGENCY_MODES[game.charter.emergency_mode]
            told["seconds"] = game.charter.seconds
            told["percent"] = game.charter.budget_percent
        game.emit("treachery", rule, game.charter.milady, told, reveals=True)


# Without a Milady player.


def turn_up_destination(game: Mousquetaires, chance: Chance) -> None:
    """M-24.2 (1) Paris, Louvre, Quest, and La Rochelle with two cards there; on board 4 always the Quest."""
    places: list[int] = []
    if game.rochefort > 0:
        places.extend([QUEST] if game.board_number == GALLERIES else GUARDED)
    if len(game.siege_cards) >= CARDS_FOR_LA_ROCHELLE and (game.board_number != GALLERIES or not places):
        places.append(LA_ROCHELLE)
    if not places:
        if game.heard:
            game.emit("stays_home", "M-24.2", NO_SEAT, {})
        return
    game.destination = places[chance.below(len(places), "destination")]
    reveal_milady(game, "M-24.2")


@final
class LayRandomParis(Step["Mousquetaires"]):
    """M-24.2 (2) An empty Paris slot gets a random card."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        if game.paris == NO_CARD and game.paris_unused:
            card = game.paris_unused[chance.below(len(game.paris_unused), "paris")]
            game.paris_unused.remove(card)
            lay_paris(game, card)


@final
class TurnUpTreachery(Step["Mousquetaires"]):
    """M-24.2 (3) The top card takes effect; a useless Balm is replaced, any other useless card just discarded."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        if game.skip_treachery:
            game.skip_treachery = False
            if game.heard:
                game.emit("treachery_skipped", "M-17.3", NO_SEAT, {})
            return
        while game.treachery_deck:
            card = game.treachery_deck.pop(0)
            game.top_known = False
            game.treachery_discard.append(card)
            tell_treachery(game, card, "M-24.2")
            useful = changes_something(game, card)
            if not useful and game.heard:
                game.emit("treachery_useless", "M-24.2", NO_SEAT, {"treachery": TREACHERY_IDS[card]})
            if card == BALM and not useful:
                continue
            if useful:
                take_effect(game, card, chance)
            return


PHASE_ONE: Final = PhaseOne()
PARIS_STEP: Final = ParisStep()
TREACHERY_STEP: Final = TreacheryStep()
LAY_RANDOM_PARIS: Final = LayRandomParis()
TURN_UP_TREACHERY: Final = TurnUpTreachery()
