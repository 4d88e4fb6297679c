"""The scripted expert: it answers every question of Havoc from what its seat can see."""

from typing import final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.by_question import ByQuestion
from banneret.core.chance import Chance
from banneret.core.rooms import Policy
from banneret.games.havoc.bot.finale import best_exchange, castillon_card
from banneret.games.havoc.bot.habits import TEMPERS
from banneret.games.havoc.bot.outlook import Fight
from banneret.games.havoc.bot.plans import next_card
from banneret.games.havoc.bot.temper import Temper
from banneret.games.havoc.bot.worth import NOTHING, Appraiser
from banneret.games.havoc.rules.actions import (
    CHOOSE,
    DECLINE,
    DISCARD,
    DONE,
    DRAW,
    DRAW_FROM,
    EXCHANGE,
    FETCH_FROM,
    HAVOC,
    LAY,
    LOOT,
    OUT,
    PASS,
    PLACE,
    RECRUIT,
    SCAVENGE,
    STOP,
    TAKE,
)
from banneret.games.havoc.rules.battle import (
    TO_CONTINUE,
    TO_ENTER,
    BattleContinue,
    HavocLay,
    JoinBattle,
)
from banneret.games.havoc.rules.cards import DOG
from banneret.games.havoc.rules.castillon import MOST_EXCHANGED, CastillonLay, FinalDogs
from banneret.games.havoc.rules.data import CASTILLON
from banneret.games.havoc.rules.dogs import MOST_ACTIVATED, ActivateDog
from banneret.games.havoc.rules.dogs_out import DeclareDogsOut
from banneret.games.havoc.rules.hands import dogs_out_range, laid_key, lay_fits
from banneret.games.havoc.rules.loot import LootPick
from banneret.games.havoc.rules.next_battle import ChooseNextBattle
from banneret.games.havoc.rules.peace import PeaceDiscard
from banneret.games.havoc.rules.recruiting import DOGS, DRAWS, RecruitStep
from banneret.games.havoc.rules.state import JOHN_SEAT, Havoc
from banneret.games.havoc.rules.turn import TurnAction


@final
class HavocExpert(Policy[Havoc]):
    """Plays along the advice of the specification's section 15. Stateless: the same state, the same answer.

    Cards are currency: whatever costs or brings cards is weighed in points against the places a battle pays. It lays
    as little as possible at a time and goes on only while more is to be gained than the cards are worth.
    """

    def __init__(self, tempers: list[Temper] | None = None) -> None:
        self.tempers: list[Temper] = TEMPERS if tempers is None else tempers
        self.answers: ByQuestion[Havoc, Action] = ByQuestion()
        self.answers.on(TurnAction, self.take_turn)
        self.answers.on(RecruitStep, self.recruit)
        self.answers.on(LootPick, self.loot)
        self.answers.on(HavocLay, self.open)
        self.answers.on(JoinBattle, self.join)
        self.answers.on(BattleContinue, self.go_on)
        self.answers.on(DeclareDogsOut, self.declare_dogs_out)
        self.answers.on(ActivateDog, self.activate_dog)
        self.answers.on(PeaceDiscard, self.discard)
        self.answers.on(FinalDogs, self.exchange)
        self.answers.on(CastillonLay, self.lay_at_castillon)
        self.answers.on(ChooseNextBattle, self.choose_battle)

    def choose(self, game: Havoc, seat: i64, chance: Chance) -> Action:
        return self.answers.answer(game, seat)

    def appraiser(self, game: Havoc) -> Appraiser:
        """Prices for the battles after the present one."""
        stage: i64 = len(game.battle_row)
        if game.battle != 0 and game.battle <= CASTILLON:
            stage -= 1
        return Appraiser(game.players, game.charter.max_value, self.tempers[game.players - 2].prices[stage])

    def fight(self, game: Havoc, seat: i64, pending: i64) -> Fight:
        """The battle being fought."""
        return Fight(game, seat, game.battle, pending, self.tempers[game.players - 2], self.appraiser(game))

    # Turns (H-3, H-4).

    def take_turn(self, game: Havoc, seat: i64, question: TurnAction) -> Action:
        """Cry Havoc if that promises more than recruiting; before a year of peace others are bolder (H-5)."""
        temper = self.tempers[game.players - 2]
        fight = self.next_fight(game, seat, game.battle_row[0])
        threshold = temper.recruiting * fight.fresh + temper.calm
        if game.level >= game.charter.sides:
            if seat == game.peacekeeper:
                threshold += temper.keeping * fight.fresh
            else:
                threshold -= temper.clock * fight.fresh
        return HAVOC if self.promise(game, fight, game.battle_row[0]) > threshold else RECRUIT

    def next_fight(self, game: Havoc, seat: i64, battle: i64) -> Fight:
        """A battle of the row as it would be if the seat cried Havoc."""
        temper = self.tempers[game.players - 2]
        prices = temper.prices[len(game.battle_row) - 1]
        appraiser = Appraiser(game.players, game.charter.max_value, prices)
        return Fight(game, seat, battle, (BIT[game.players] - 1) & ~BIT[seat], temper, appraiser)

    def promise(self, game: Havoc, fight: Fight, battle: i64) -> float:
        """What crying Havoc promises, points of the others and cards dealt included."""
        temper = fight.temper
        value = fight.consider(TO_ENTER) - fight.paid(1) * fight.share
        for to_all, count in game.charter.battle(battle).deals:
            if not to_all:
                value += temper.bonus * fight.fresh * float(count)
        return value - temper.gift * fight.fresh * fight.share * float(len(fight.rivals.pending_cards))

    def recruit(self, game: Havoc, seat: i64, question: RecruitStep) -> Action:
        """H-4 Draw the best recruit if it is better than a card of the deck; place what is missed least."""
        appraiser = self.appraiser(game)
        temper = self.tempers[game.players - 2]
        hand = game.hands[seat]
        now = appraiser.worth(hand)
        average = appraiser.fresh(len(hand))
        if question.draws == DRAWS:
            if question.dogs_used < DOGS and DOG in hand:
                left = hand[:]
                left.remove(DOG)
                card, gained = self.best_recruit(game, left, appraiser)
                if card >= 0 and gained - now > temper.fetch * average:
                    return FETCH_FROM[card]
            return PLACE[appraiser.least(hand)]
        card, gained = self.best_recruit(game, hand, appraiser)
        if len(game.recruits) >= game.charter.cap or not game.can_draw():
            return DRAW_FROM[card]
        return DRAW_FROM[card] if card >= 0 and gained - now > temper.deck * average else DRAW

    def best_recruit(self, game: Havoc, hand: list[int], appraiser: Appraiser) -> tuple[i64, float]:
        """The recruit that helps a hand most, and what the hand is worth with it."""
        best: float = NOTHING
        chosen: i64 = -1
        for card in game.recruits:
            value = appraiser.worth([*hand, card])
            if value > best:
                best = value
                chosen = card
        return chosen, best

    def loot(self, game: Havoc, seat: i64, question: LootPick) -> Action:
        return TAKE[self.appraiser(game).most(game.hands[seat], game.discard)]

    def discard(self, game: Havoc, seat: i64, question: PeaceDiscard) -> Action:
        return DISCARD[self.appraiser(game).least(game.hands[seat])]

    def choose_battle(self, game: Havoc, seat: i64, question: ChooseNextBattle) -> Action:
        """H-15.2 The battle that promises most if one cried Havoc now."""
        best: float = NOTHING
        chosen: i64 = game.battle_row[0]
        for battle in game.battle_row:
            if battle != CASTILLON:
                value = self.promise(game, self.next_fight(game, seat, battle), battle)
                if value > best:
                    best = value
                    chosen = battle
        return CHOOSE[chosen - 1]

    # Battles (H-6, H-7, H-10).

    def open(self, game: Havoc, seat: i64, question: HavocLay) -> Action:
        """H-6 The initiator lays two cards of its plan."""
        if len(game.picked[seat]) >= TO_ENTER:
            return DONE
        fight = self.fight(game, seat, (BIT[game.players] - 1) & ~BIT[seat])
        fight.consider(TO_ENTER)
        return LAY[next_card(game, seat, fight.plan)]

    def join(self, game: Havoc, seat: i64, question: JoinBattle) -> Action:
        """H-6 Join with two cards of the plan if that beats staying out with a card from the deck."""
        picked = len(game.picked[seat])
        if picked >= TO_ENTER:
            return DONE
        pending: i64 = 0
        last = game.first_to_act()
        other = game.left_of(seat)
        while other != last:
            pending |= BIT[other]
            other = game.left_of(other)
        fight = self.fight(game, seat, pending)
        value = fight.consider(TO_ENTER) - (fight.paid(1) - fight.paid(0)) * fight.share
        may_decline = picked == 0 and game.initiator != JOHN_SEAT
        if may_decline and value < fight.temper.staying * fight.fresh:
            return DECLINE
        return LAY[next_card(game, seat, fight.plan)]

    def go_on(self, game: Havoc, seat: i64, question: BattleContinue) -> Action:
        """H-6.5 One card at a time while there is something to gain; a dog before passing, for what it brings back."""
        if len(game.picked[seat]) >= TO_CONTINUE:
            return DONE
        fight = self.fight(game, seat, 0)
        passing = fight.consider(0)
        if fight.plan:
            return LAY[next_card(game, seat, fight.plan)]
        if DOG in fight.hand:
            dogs: i64 = 0
            for card in fight.laid:
                if card == DOG:
                    dogs += 1
            if dogs < MOST_ACTIVATED and lay_fits(len(fight.laid) - dogs, dogs + 1) and fight.gain([DOG]) > passing:
                return LAY[DOG]
        return PASS

    def declare_dogs_out(self, game: Havoc, seat: i64, question: DeclareDogsOut) -> Action:
        """H-7.1 What brings the most points, then the strongest hand."""
        laid = game.laid[seat]
        fight = self.fight(game, seat, 0)
        out, most = dogs_out_range(laid)
        chosen = out
        best: float = NOTHING
        best_hand_key: i64 = -1
        while out <= most:
            key = laid_key(laid, out)
            value = fight.points(key, len(fight.hand))
            if value > best or (value == best and key > best_hand_key):
                best = value
                best_hand_key = key
                chosen = out
            out += 1
        return OUT[chosen]

    def activate_dog(self, game: Havoc, seat: i64, question: ActivateDog) -> Action:
        """H-10 Scavenge the card that helps most; rob the dead only where nothing lies open."""
        open_cards = game.recruits[:]
        for laid in game.laid:
            open_cards.extend(laid)
        card = self.appraiser(game).most(game.hands[seat], open_cards)
        if card >= 0:
            return SCAVENGE[card]
        # More discards than there are dogs: one of them at least can be taken, whatever they are.
        if game.budget[seat] == MOST_ACTIVATED and len(game.discard) > game.charter.dogs:
            return LOOT
        return STOP

    # Castillon (H-12).

    def exchange(self, game: Havoc, seat: i64, question: FinalDogs) -> Action:
        return EXCHANGE[best_exchange(game, seat, MOST_EXCHANGED)]

    def lay_at_castillon(self, game: Havoc, seat: i64, question: CastillonLay) -> Action:
        card = castillon_card(game.hands[seat], game.picked[seat])
        return DONE if card < 0 else LAY[card]
