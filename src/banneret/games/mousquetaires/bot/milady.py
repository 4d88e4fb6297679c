"""Milady's plans: where she goes, which card she plays, whom she hits (section 13, D3 to D9, D31 to D35)."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT, popcount
from banneret.core.chance import Chance
from banneret.games.mousquetaires.bot.worth import Worth
from banneret.games.mousquetaires.rules.actions import (
    DECLINE,
    DESTROY,
    DRAW_ONE_TREACHERY,
    DRAW_UP_TO_THREE,
    FETCH,
    GO,
    LAY,
    LAY_PARIS,
    NAME,
    PLAY_TREACHERY,
    TAKE,
    TAKE_PARIS,
)
from banneret.games.mousquetaires.rules.cards import (
    ABDUCTION,
    AMBUSH,
    ATHOS,
    BALM,
    BASTILLE,
    CAPTIVE,
    COMBAT,
    CONSCRIPTS,
    CORRUPTION,
    DEAD_END,
    DISAPPEARANCE,
    DOUBLE,
    EMERGENCY,
    ISOLATION,
    LA_ROCHELLE,
    LODGING,
    LOUVRE,
    MESSAGE,
    MUSKETEERS,
    NEMESIS,
    PARIS,
    PLOT,
    QUEST,
    REINFORCEMENT,
    RICHELIEU,
    ROCHEFORT,
    SEND_TO_BASTILLE,
    SMUGGLER,
    THOROUGHBRED,
)
from banneret.games.mousquetaires.rules.milady import ALL_DESTINATIONS, GUARDED
from banneret.games.mousquetaires.rules.mission_slots import slot_at
from banneret.games.mousquetaires.rules.state import AT_PARIS, NO_CARD, NO_ROUTE, Mousquetaires
from banneret.games.mousquetaires.rules.treachery import BY_CONSPIRACY

FETCH_ORDER: Final = [CONSCRIPTS, DEAD_END, EMERGENCY, SEND_TO_BASTILLE, PLOT, REINFORCEMENT, AMBUSH]
HUNDRED: Final = 100


@final
class Plots:
    """Milady's questions, weighed with the prices that the musketeers pay."""

    def __init__(self, game: Mousquetaires, worth: Worth) -> None:
        self.game = game
        self.worth = worth

    # D6.

    def destination(self, chance: Chance) -> Action:
        """By weights, so that she cannot be foreseen."""
        game = self.game
        weights: list[float] = []
        places: list[int] = []
        for place in ALL_DESTINATIONS:
            if game.rochefort > 0 or place not in GUARDED:
                places.append(place)
                weights.append(self.weight(place))
        total = 0.0
        for weight in weights:
            total += weight
        pick = total * float(chance.below(10000, "destination")) / 10000.0
        for at in range(len(places)):
            pick -= weights[at]
            if pick < 0.0:
                return GO[places[at]]
        return GO[places[-1]]

    def weight(self, place: i64) -> float:
        game = self.game
        if place == LODGING:
            return self.lodging_weight()
        if place == RICHELIEU:
            if not game.treachery_deck:
                return 0.0
            held = len(game.treachery_hand)
            share = 1.0 if held <= 1 else 0.55 if held == 2 else 0.13
            return self.worth.temper.at_richelieus * share
        if place == LA_ROCHELLE:
            if not game.siege_cards:
                return 0.02
            doubles = game.siege_cards.count(DOUBLE)
            cards = 0.15 + 0.25 * float(len(game.siege_cards)) + 0.5 * float(doubles)
            return self.worth.temper.at_siege * (cards + 0.2 * self.worth.siege)
        return self.guard_weight(place)

    def lodging_weight(self) -> float:
        """A Paris card is worth the way while none is in hand, above all when Paris is empty."""
        game = self.game
        if not game.paris_unused:
            return 0.0
        if game.paris_hand:
            return 0.05
        if game.paris == NO_CARD:
            return self.worth.temper.at_lodging
        nearly = self.worth.mission_tasks(AT_PARIS) <= 1
        return self.worth.temper.at_lodging * (0.5 if nearly else 0.2)

    def guard_weight(self, place: i64) -> float:
        """M-10 Rochefort where musketeers other than Athos are about to do something that hurts her."""
        game = self.game
        there: i64 = 0
        for man in range(MUSKETEERS):
            if game.stands_at(man, place) and not game.charter.ignores_rochefort(man):
                there += 1
        if place == PARIS:
            if game.paris == NO_CARD:
                return 0.05
            stake = self.worth.temper.at_paris * min(2.0, self.worth.paris_worth() / 12.0)
        elif place == LOUVRE:
            if game.louvre == NO_CARD:
                return 0.05
            stake = self.worth.temper.at_louvre * min(1.5, self.worth.louvre_worth() / 8.0)
        else:
            pressing = 0.12 * max(0.0, self.worth.quest - 7.0)
            stake = self.worth.temper.at_quest * (0.5 + 0.25 * float(game.board_number) + pressing)
        share = 0.25 + 0.5 * float(game.rochefort) / float(game.charter.data.foes[ROCHEFORT].life)
        return share * stake * (self.worth.temper.guard_alone + self.worth.temper.guard_each * float(there))

    # D3, D7, D31.

    def paris_value(self, card: i64) -> float:
        """How much a Paris card would hurt now."""
        game = self.game
        worth = self.worth
        rounds = worth.rounds
        if card == ABDUCTION:
            return worth.temper.lay_abduction * (1.0 if rounds >= 2.5 else 0.45)
        if card == DISAPPEARANCE:
            return 4.0 + worth.temper.lay_vanishing * min(rounds, 5.0)
        if card == SMUGGLER:
            return 3.0 + worth.temper.lay_smuggler * worth.siege * min(rounds, 5.0)
        if card == MESSAGE:
            return 3.0 + worth.temper.lay_message * worth.honour * min(rounds, 5.0)
        if card == CAPTIVE:
            return 3.0 + worth.temper.lay_captive * min(rounds, 5.0)
        weak: i64 = 0
        for man in range(MUSKETEERS):
            if game.in_play(man) and game.life[man] == 1:
                weak += 1
        return 3.0 + 1.0 * min(rounds, 5.0) + 1.5 * float(weak)

    def best_paris(self, cards: list[int]) -> i64:
        best: i64 = cards[0]
        for card in cards:
            if self.paris_value(card) > self.paris_value(best):
                best = card
        return best

    def first_paris(self, options: list[Action], chance: Chance) -> Action:
        """The cards that hurt most, in turn, so that nobody can prepare for one."""
        cards = [action.piece for action in options]
        best = self.best_paris(cards)
        others = [card for card in cards if card != best]
        if others and float(chance.below(HUNDRED, "paris")) < self.worth.temper.lay_mixed:
            best = self.best_paris(others)
        return LAY[best]

    def lay(self, options: list[Action]) -> Action:
        """At once when Paris is empty; a card that is nearly solved is replaced by a better one."""
        game = self.game
        cards = [action.piece for action in options if action.verb == LAY_PARIS]
        if not cards:
            return DECLINE
        best = self.best_paris(cards)
        if game.paris == NO_CARD:
            return LAY[best]
        tasks = self.worth.mission_tasks(AT_PARIS)
        if game.paris == ABDUCTION and game.constance >= 2 and tasks > 1:
            return DECLINE
        return LAY[best] if tasks <= 1 else DECLINE

    def take_paris(self, options: list[Action]) -> Action:
        cards = [action.piece for action in options if action.verb == TAKE_PARIS]
        return TAKE[self.best_paris(cards)] if cards else DECLINE

    # D8, D9, D35.

    def treachery_value(self, card: i64) -> float:
        """What a treachery card does to the musketeers now."""
        game = self.game
        worth = self.worth
        standing: i64 = 0
        for man in range(MUSKETEERS):
            if game.stands(man):
                standing += 1
        if card == CONSCRIPTS:
            return worth.temper.conscripts * float(standing)
        if card == EMERGENCY:
            return 0.95 * worth.temper.conscripts * float(standing)
        if card == DEAD_END:
            if worth.time_left == 1 and game.all_for_one == 0:
                return 30.0
            return (1.5 if worth.time_left <= 2 else 1.0) * worth.temper.dead_end
        if card == PLOT:
            if worth.honour_left == 1 and game.all_for_one == 0:
                return 60.0
            return 1.5 + worth.temper.plot * worth.honour
        if card == REINFORCEMENT:
            return 0.8 + worth.temper.red_die * worth.siege + 25.0 * max(0.0, worth.siege_loss(0) - 0.1)
        if card == SEND_TO_BASTILLE:
            return 2.0 + worth.temper.prison * self.target_value(card, self.best_target(card))
        if card == AMBUSH:
            return 0.6 + worth.temper.strike * self.target_value(card, self.best_target(card))
        if card == BALM:
            missing = game.charter.data.foes[ROCHEFORT].life - game.rochefort
            return 6.5 if game.rochefort == 0 else 1.0 * float(missing)
        if card == CORRUPTION:
            return 1.2 * float(min(2, game.gold))
        if card == ISOLATION:
            return 1.0
        return 0.0

    def treachery(self, options: list[Action]) -> Action:
        """Play what hurts; otherwise draw."""
        best = DECLINE
        most = 0.0
        for action in options:
            if action.verb == PLAY_TREACHERY:
                value = self.treachery_value(action.piece)
                if value > most:
                    most = value
                    best = action
        held = len(self.game.treachery_hand)
        bar = self.worth.temper.scheme + (0.6 if held <= 1 else 0.0 if held == 2 else -1.2)
        if DRAW_ONE_TREACHERY in options and most < bar:
            return DRAW_ONE_TREACHERY
        return best

    def target_value(self, card: i64, man: i64) -> float:
        """How much it hurts that this musketeer is hit."""
        game = self.game
        if man < 0:
            return 0.0
        gear = 0.4 * float(popcount(game.equipment[man]) + popcount(game.skills[man]))
        if card == SEND_TO_BASTILLE:
            value = 1.5 + gear
            if game.place[man] == QUEST:
                value += 1.5
                if game.route[man] != NO_ROUTE:
                    value += 1.0
            slot = slot_at(game.place[man])
            if slot != 0 and (slot != AT_PARIS or game.paris != NO_CARD):
                value += 0.8
            if game.named == man:
                value += 1.5
            return value + (0.5 if man == ATHOS else 0.0) + (1.0 if game.gold == 0 else 0.0)
        value = 1.0 + 0.5 * gear
        if game.life[man] == 1:
            value += 4.0 if card == AMBUSH else 2.5
        elif game.life[man] == 2:
            value += 0.8
        return value + (0.6 if game.place[man] == QUEST else 0.0)

    def best_target(self, card: i64) -> i64:
        game = self.game
        best: i64 = -1
        most = -1.0
        for man in range(MUSKETEERS):
            if not game.stands(man) or (card == SEND_TO_BASTILLE and game.place[man] == BASTILLE):
                continue
            value = self.target_value(card, man)
            if value > most:
                most = value
                best = man
        return best

    def target(self, card: i64, options: list[Action]) -> Action:
        man = self.best_target(AMBUSH if card == BY_CONSPIRACY else card)
        for action in options:
            if action.piece == man:
                return action
        return options[0]

    # D5.

    def nemesis(self, options: list[Action]) -> Action:
        """Who is farthest away, in prison or worst at fighting."""
        game = self.game
        place = PARIS if game.trap_at[NEMESIS] == AT_PARIS else LOUVRE
        best = options[0]
        most = -1.0
        for action in options:
            man = action.piece
            value = 0.0 if game.place[man] == place else 2.0
            if game.place[man] == BASTILLE or game.lying & BIT[man]:
                value += 2.0
            value += 1.0 if game.life[man] == 1 else 0.0
            value -= 0.5 * float(popcount(game.equipment[man]))
            if game.has_item(man, THOROUGHBRED):
                value -= 1.0
            if value > most:
                most = value
                best = NAME[man]
        return best

    # D32, D33.

    def at_richelieus(self, options: list[Action]) -> Action:
        """Two cards or more at once; otherwise the card that hurts most."""
        game = self.game
        if DRAW_UP_TO_THREE in options and len(game.treachery_hand) <= 1 and len(game.treachery_deck) >= 2:
            return DRAW_UP_TO_THREE
        for card in FETCH_ORDER:
            if FETCH[card] in options and self.treachery_value(card) >= self.worth.temper.scheme:
                return FETCH[card]
        if DRAW_UP_TO_THREE in options:
            return DRAW_UP_TO_THREE
        return options[0]

    def destroy(self, options: list[Action]) -> Action:
        """M-13.4 A double card first."""
        for card in (DOUBLE, COMBAT):
            if DESTROY[card] in options:
                return DESTROY[card]
        return options[0]
