"""A musketeer's turn: where to go, what to do there, and what can be done anywhere."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.games.mousquetaires.bot.exchange import CHANCE_OF_A_KIND, Trade, wanted_prizes, wanted_skills
from banneret.games.mousquetaires.bot.quest import Deed
from banneret.games.mousquetaires.bot.shop import Shop
from banneret.games.mousquetaires.bot.tasks import Places, ordered
from banneret.games.mousquetaires.bot.worth import Worth
from banneret.games.mousquetaires.odds.destination_odds import chance_of_rochefort
from banneret.games.mousquetaires.rules.actions import (
    BRIBE,
    DRAW,
    END_TURN,
    ESCAPE,
    MOVE,
    PLAY_CHARACTER,
    RIDE,
)
from banneret.games.mousquetaires.rules.cards import (
    BASSOMPIERRE,
    BASTILLE,
    BUCKINGHAM,
    CHEVREUSE,
    ESSARTS,
    KITTY,
    LA_ROCHELLE,
    LOUVRE,
    MUSKETEERS,
    PARIS,
    QUEST,
    ROCHEFORT,
    SKILLS,
    TREVILLE,
    WINTER,
)
from banneret.games.mousquetaires.rules.menu import can_ride
from banneret.games.mousquetaires.rules.state import Mousquetaires

FRONTS: Final = [PARIS, LOUVRE, LA_ROCHELLE, QUEST]
NEXT_ROUND: Final = 3
MOST_FEAR: Final = 0.9
MOST_MISSING: Final = 2


@final
class Plan:
    """A place, what a turn there is worth, and the first thing to do."""

    def __init__(self, location: i64, value: float, first: Deed | None) -> None:
        self.location: i64 = location
        self.value = value
        self.first = first


@final
class Turn:
    """One question of a turn."""

    def __init__(self, game: Mousquetaires, seat: i64, man: i64, worth: Worth) -> None:
        self.game = game
        self.seat: i64 = seat
        self.man: i64 = man
        self.worth = worth
        self.places = Places(game, seat, man, worth)
        self.trade = Trade(game, seat, man, worth)
        self.draw = worth.draw_worth(seat) + worth.temper.seek * self.sought()

    def choose(self, options: list[Action]) -> Action:
        game = self.game
        here: i64 = game.place[self.man]
        look = self.places.quest.look(options)
        if look is not None:
            return look
        if game.actions <= 0:
            return self.last_ride(options)
        general, general_value = self.anywhere(options)
        if here == BASTILLE:
            return self.prisoner(options, general, general_value)
        riding = can_ride(game, self.man)
        actions = game.actions
        best = self.plan(here, actions, general_value)
        staying = best
        for location in FRONTS:
            if location != here and MOVE[location] in options:
                left = actions if riding else actions - 1
                plan = self.plan(location, left, general_value)
                if plan.value > best.value and plan.value > staying.value + self.worth.temper.stay:
                    best = plan
        if best.location != here:
            if general_value > self.draw and actions > 1:
                return general
            if riding and RIDE[best.location] in options:
                return RIDE[best.location]
            return MOVE[best.location]
        first = best.first
        if first is not None and first.action in options and first.value >= general_value:
            return first.action
        if first is not None and first.value == 0.0 and first.action in options:  # the way into a route
            return first.action
        return general

    def sought(self) -> float:
        """What a card may add for challenges that lie open and lack a few points."""
        game = self.game
        levels = wanted_skills(game)
        prizes = wanted_prizes(game, self.worth)
        gain = 0.0
        for skill in range(SKILLS):
            missing = levels[skill] - game.skill_of(self.man, skill) - game.hands[self.seat].count(skill)
            if levels[skill] > 0 and 0 < missing <= MOST_MISSING:
                gain += CHANCE_OF_A_KIND * prizes[skill] / float(missing)
        return gain

    # Plans.

    def plan(self, location: i64, actions: i64, filler: float) -> Plan:
        """What the rest of the turn is worth at a place: the best deeds, and what can be done anywhere."""
        deeds = self.places.deeds(location, actions)
        low = self.draw
        traded, gain = self.trade.best(location)
        if traded is not None and gain > low and actions > 0 and not (deeds and deeds[0].value == 0.0):
            deeds = ordered([*deeds, Deed(gain, traded)])
        total = 0.0
        used: i64 = 0
        first: Deed | None = None
        if deeds and deeds[0].value == 0.0 and len(deeds) > 1:  # a way in that is worth nothing by itself
            whole = 0.0
            for deed in deeds:
                whole += deed.value
            if whole > low * float(len(deeds)):
                total = whole
                used = len(deeds)
                first = deeds[0]
        else:
            for deed in deeds:
                if used >= actions or deed.value < low:
                    break
                total += deed.value
                used += 1
            if used > 0:
                first = deeds[0]
        if used > 0 and location != LA_ROCHELLE:
            total = self.with_rochefort(location, total)
        if used < actions and filler > low:
            total += filler
            used += 1
        total += low * float(max(0, actions - used))
        if location == LA_ROCHELLE:
            total += self.places.presence()
        return Plan(location, total, first)

    def with_rochefort(self, location: i64, total: float) -> float:
        """M-10 What is left of a plan if Rochefort may be waiting."""
        game = self.game
        comes = chance_of_rochefort(game, self.man, location)
        if not game.revealed:
            comes = min(MOST_FEAR, comes * self.worth.temper.fear)
        if comes == 0.0:
            return total
        duels = self.places.duels
        prize = min(total, 8.0) + duels.prize(ROCHEFORT) - self.worth.temper.rochefort
        stake = duels.stake(self.man, ROCHEFORT, prize, self.places.base, self.places.purse)
        lost = total * (1.0 - stake.chance) + max(0.0, prize * stake.chance - stake.value)
        return total - comes * lost

    def front(self, actions: i64) -> i64:
        """Where so many actions are worth most; -1: nowhere, they go into cards."""
        here: i64 = self.game.place[self.man]
        best = self.plan(here, actions, 0.0)
        for location in FRONTS:
            if location != here:
                plan = self.plan(location, actions - 1, 0.0)
                if plan.first is not None and plan.value > best.value + self.worth.temper.stay:
                    best = plan
        return best.location if best.first is not None or best.location == LA_ROCHELLE else -1

    def last_ride(self, options: list[Action]) -> Action:
        """No action is left: a horse may still bring him where he is needed next."""
        game = self.game
        here: i64 = game.place[self.man]
        best = END_TURN
        most = self.plan(here, NEXT_ROUND, 0.0).value + 1.0
        for location in FRONTS:
            if location != here and RIDE[location] in options:
                value = self.plan(location, NEXT_ROUND, 0.0).value
                if value > most:
                    most = value
                    best = RIDE[location]
        return best

    def prisoner(self, options: list[Action], general: Action, general_value: float) -> Action:
        """M-14.6 Out, by gold if there is any; with the last action a card may be better."""
        if self.game.actions == 1 and DRAW in options:
            return general if general_value > 0.0 else DRAW
        if BRIBE in options:
            return BRIBE
        return ESCAPE if ESCAPE in options else general

    # What can be done anywhere.

    def anywhere(self, options: list[Action]) -> tuple[Action, float]:
        """The best of drawing, buying and playing a character card."""
        best = END_TURN
        most = 0.0
        if DRAW in options:
            best = DRAW
            most = self.draw
        for action in options:
            if action.verb == PLAY_CHARACTER:
                value = self.character(action.piece)
                if value > most:
                    most = value
                    best = action
        bought, value = Shop(self.game, self.seat, self.man, self.worth).best_pair(options)
        if value > most:
            most = value
            best = bought
        return best, most

    def character(self, card: i64) -> float:
        """M-17.2 What a character card would do now."""
        game = self.game
        worth = self.worth
        data = game.charter.data
        if card == ESSARTS:
            gained = min(data.adventure[card].amount, data.tracks.gold_max - game.gold)
            return 1.0 * float(gained) if game.gold < 6 else 0.5 * float(gained)
        if card == BUCKINGHAM:
            return worth.epic + 0.3
        if card == CHEVREUSE:
            return worth.honour if game.queen >= 2 else 0.0
        if card == BASSOMPIERRE:
            return worth.siege_die() - 0.4
        if card == TREVILLE:
            return self.treville()
        if card == KITTY:
            if not game.charter.with_milady:
                return 2.2
            waiting: i64 = 0
            for man in range(MUSKETEERS):
                if game.stands(man) and game.done & BIT[man] == 0:
                    waiting += 1
            return 1.0 + 0.5 * float(waiting) if game.face_down else 0.2
        if card == WINTER:
            return 3.2 if not game.charter.with_milady or len(game.treachery_hand) >= 2 else 1.0
        return 0.0

    def treville(self) -> float:
        game = self.game
        most = 0.0
        for man in range(MUSKETEERS):
            if not game.in_play(man):
                continue
            if game.place[man] == BASTILLE and game.done & BIT[man] == 0 and man != self.man:
                most = max(most, 2.6)
            if game.stands(man):
                missing = game.most_life(man) - game.life[man]
                if game.life[man] == 1 and missing >= 2:
                    most = max(most, 2.4 + 0.4 * float(missing))
        return most


def next_man(game: Mousquetaires, options: list[Action]) -> Action:
    """M-5.1 Who lies or sits in prison first, then Athos, whom Rochefort lets pass; who is on the quest last."""
    best = options[0]
    least: i64 = 1000
    for action in options:
        man = action.piece
        rank: i64 = 10 + man
        if game.lying & BIT[man]:
            rank = 0
        elif game.place[man] == BASTILLE:
            rank = 1
        elif game.charter.ignores_rochefort(man):
            rank = 2
        elif game.place[man] == QUEST:
            rank = 20 + man
        if rank < least:
            least = rank
            best = action
    return best


def treville_answer(game: Mousquetaires, options: list[Action]) -> Action:
    """M-17.2 Heal who has one life point left, else release, else heal who misses most."""
    best = options[0]
    most: i64 = -1
    for action in options:
        man = action.piece
        value: i64 = 5
        if game.place[man] != BASTILLE:
            missing = game.most_life(man) - game.life[man]
            value = 2 * missing + (4 if game.life[man] == 1 else 0)
        elif game.done & BIT[man]:
            value = 2
        if value > most:
            most = value
            best = action
    return best
