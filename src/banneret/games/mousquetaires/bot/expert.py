"""The scripted expert: it answers every question of Mousquetaires du Roy from what its seat can see (section 13)."""

from typing import final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.by_question import ByQuestion
from banneret.core.chance import Chance, NoChance
from banneret.core.rooms import Policy
from banneret.games.mousquetaires.bot import exchange as expert_exchange
from banneret.games.mousquetaires.bot.duel import Duels, cheapest_other
from banneret.games.mousquetaires.bot.milady import Plots
from banneret.games.mousquetaires.bot.shop import Shop
from banneret.games.mousquetaires.bot.tasks import cheapest_cards
from banneret.games.mousquetaires.bot.temper import TEMPER, Temper
from banneret.games.mousquetaires.bot.traps import Ambushes
from banneret.games.mousquetaires.bot.turn import Turn, next_man, treville_answer
from banneret.games.mousquetaires.bot.worth import Worth
from banneret.games.mousquetaires.odds.duel_odds import DUELS
from banneret.games.mousquetaires.rules.actions import (
    CARD,
    DECLINE,
    DISCARD,
    DONE,
    DROP_TOP,
    ENOUGH,
    FREEZE_TIME,
    GIVE_UP,
    KEEP_TOP,
    QUEEN_HONOUR,
    REPLACE,
    SACRIFICE,
    TOKEN,
    USE,
    USE_ANY_CARD,
)
from banneret.games.mousquetaires.rules.all_for_one import FreezeWindow, SaveQueen
from banneret.games.mousquetaires.rules.arsenal import BuyMore, ReplaceItem
from banneret.games.mousquetaires.rules.cards import (
    ATHOS,
    BALM,
    CORRUPTION,
    DARTAGNAN,
    ISOLATION,
    LA_ROCHELLE,
    MUSKETEERS,
    PORTHOS,
    ROCHEFORT,
)
from banneret.games.mousquetaires.rules.challenges import ChallengeCards
from banneret.games.mousquetaires.rules.characters import KittyLooks, TrevilleHelps
from banneret.games.mousquetaires.rules.data import EXTRA_TIME
from banneret.games.mousquetaires.rules.duel import AddTokens, DuelCards, RerollDie
from banneret.games.mousquetaires.rules.exchange import AnswerExchange, ConfirmExchange, OfferExchange
from banneret.games.mousquetaires.rules.filling_missions import Fill, NameNemesis
from banneret.games.mousquetaires.rules.milady import ChooseDestination, LayParis, PlayTreachery
from banneret.games.mousquetaires.rules.payments import PayPassage
from banneret.games.mousquetaires.rules.places import AtRichelieus, DestroyCard, TakeParis
from banneret.games.mousquetaires.rules.quest import PlaceTokens
from banneret.games.mousquetaires.rules.searching_paris import MOST_UNMASKED, UnmaskCards
from banneret.games.mousquetaires.rules.setup import FirstParisCard, TakeMusketeer
from banneret.games.mousquetaires.rules.siege import Sacrifice
from banneret.games.mousquetaires.rules.state import LAST_PHASE, NO_CARD, Mousquetaires
from banneret.games.mousquetaires.rules.treachery import Target
from banneret.games.mousquetaires.rules.turns import ChooseMusketeer, TakeAction

WANTED_MEN = [ATHOS, DARTAGNAN, PORTHOS]


@final
class MousquetairesExpert(Policy["Mousquetaires"]):
    """Weighs the four fronts by how long they hold and tasks by their exact odds; Milady hides behind chance.

    What it remembers are duels worked out before, which follow from the data alone.
    """

    def __init__(self, temper: Temper = TEMPER) -> None:
        self.temper = temper
        # The decision at hand, set by `choose`: at least two answers, and what Milady hides behind.
        self.options: list[Action] = []
        self.chance: Chance = NoChance()
        self.answers: ByQuestion[Mousquetaires, Action] = ByQuestion()
        self.learn_musketeers()
        self.learn_milady()

    def learn_musketeers(self) -> None:
        on = self.answers.on
        on(TakeMusketeer, self.take_man)
        on(ChooseMusketeer, self.next_man)
        on(TakeAction, self.take_action)
        on(ChallengeCards, self.challenge)
        on(DuelCards, self.duel_cards)
        on(RerollDie, self.reroll)
        on(AddTokens, self.add_tokens)
        on(UnmaskCards, self.unmask)
        on(PayPassage, self.pay_passage)
        on(BuyMore, self.buy_more)
        on(ReplaceItem, self.replace_item)
        on(OfferExchange, self.offer)
        on(AnswerExchange, self.answer_offer)
        on(ConfirmExchange, self.confirm_exchange)
        on(TrevilleHelps, self.treville)
        on(KittyLooks, self.top_card)
        on(Sacrifice, self.sacrifice)
        on(FreezeWindow, self.freeze)
        on(SaveQueen, self.save_queen)

    def learn_milady(self) -> None:
        on = self.answers.on
        on(PlaceTokens, self.place_tokens)
        on(FirstParisCard, self.first_paris)
        on(Fill, self.fill)
        on(NameNemesis, self.name_nemesis)
        on(ChooseDestination, self.destination)
        on(LayParis, self.lay_paris)
        on(PlayTreachery, self.play_treachery)
        on(Target, self.target)
        on(TakeParis, self.take_paris)
        on(AtRichelieus, self.at_richelieus)
        on(DestroyCard, self.destroy)

    def worth(self, game: Mousquetaires) -> Worth:
        return Worth(game, DUELS.tables(game.charter.data), self.temper)

    def choose(self, game: Mousquetaires, seat: i64, chance: Chance) -> Action:
        options = game.stack[-1].legal(game, seat)
        if len(options) == 1:
            return options[0]
        self.options = options
        self.chance = chance
        return self.answers.answer(game, seat)

    # Milady.

    def plots(self, game: Mousquetaires) -> Plots:
        return Plots(game, self.worth(game))

    def place_tokens(self, game: Mousquetaires, seat: i64, question: PlaceTokens) -> Action:
        return Ambushes(game, seat, self.worth(game)).place(self.options, self.chance)

    def first_paris(self, game: Mousquetaires, seat: i64, question: FirstParisCard) -> Action:
        return self.plots(game).first_paris(self.options, self.chance)

    def fill(self, game: Mousquetaires, seat: i64, question: Fill) -> Action:
        return Ambushes(game, seat, self.worth(game)).fill(question.slot, question.target(game))

    def name_nemesis(self, game: Mousquetaires, seat: i64, question: NameNemesis) -> Action:
        return self.plots(game).nemesis(self.options)

    def destination(self, game: Mousquetaires, seat: i64, question: ChooseDestination) -> Action:
        return self.plots(game).destination(self.chance)

    def lay_paris(self, game: Mousquetaires, seat: i64, question: LayParis) -> Action:
        return self.plots(game).lay(self.options)

    def play_treachery(self, game: Mousquetaires, seat: i64, question: PlayTreachery) -> Action:
        return self.plots(game).treachery(self.options)

    def target(self, game: Mousquetaires, seat: i64, question: Target) -> Action:
        return self.plots(game).target(question.card, self.options)

    def take_paris(self, game: Mousquetaires, seat: i64, question: TakeParis) -> Action:
        return self.plots(game).take_paris(self.options)

    def at_richelieus(self, game: Mousquetaires, seat: i64, question: AtRichelieus) -> Action:
        return self.plots(game).at_richelieus(self.options)

    def destroy(self, game: Mousquetaires, seat: i64, question: DestroyCard) -> Action:
        return self.plots(game).destroy(self.options)

    # Turns and duels of the musketeers.

    def next_man(self, game: Mousquetaires, seat: i64, question: ChooseMusketeer) -> Action:
        return next_man(game, self.options)

    def take_action(self, game: Mousquetaires, seat: i64, question: TakeAction) -> Action:
        return Turn(game, seat, question.man, self.worth(game)).choose(self.options)

    def duels(self, game: Mousquetaires, seat: i64) -> Duels:
        return Duels(game, seat, self.worth(game))

    def duel_cards(self, game: Mousquetaires, seat: i64, question: DuelCards) -> Action:
        return self.duels(game, seat).choose_cards(self.options)

    def reroll(self, game: Mousquetaires, seat: i64, question: RerollDie) -> Action:
        return self.duels(game, seat).reroll()

    def add_tokens(self, game: Mousquetaires, seat: i64, question: AddTokens) -> Action:
        return self.duels(game, seat).choose_tokens(self.options)

    def buy_more(self, game: Mousquetaires, seat: i64, question: BuyMore) -> Action:
        chosen, value = Shop(game, seat, question.man, self.worth(game)).best(self.options)
        return chosen if value > 0.0 else ENOUGH

    def offer(self, game: Mousquetaires, seat: i64, question: OfferExchange) -> Action:
        return expert_exchange.offer(game, seat, question, self.options)

    def answer_offer(self, game: Mousquetaires, seat: i64, question: AnswerExchange) -> Action:
        return expert_exchange.answer(game, seat, question, self.options)

    def confirm_exchange(self, game: Mousquetaires, seat: i64, question: ConfirmExchange) -> Action:
        return expert_exchange.confirm(game, question)

    def treville(self, game: Mousquetaires, seat: i64, question: TrevilleHelps) -> Action:
        return treville_answer(game, self.options)

    # Smaller questions of the musketeers.

    def take_man(self, game: Mousquetaires, seat: i64, question: TakeMusketeer) -> Action:
        """D1 Athos and d'Artagnan are not left out."""
        for man in WANTED_MEN:
            for action in self.options:
                if action.piece == man:
                    return action
        return self.options[0]

    def save_queen(self, game: Mousquetaires, seat: i64, question: SaveQueen) -> Action:
        return USE[QUEEN_HONOUR]

    def replace_item(self, game: Mousquetaires, seat: i64, question: ReplaceItem) -> Action:
        options = self.options
        return options[-1] if options[0] is REPLACE[0] else options[0]

    def pay_passage(self, game: Mousquetaires, seat: i64, question: PayPassage) -> Action:
        """As few All for One cards as can be."""
        return self.options[0]

    def challenge(self, game: Mousquetaires, seat: i64, question: ChallengeCards) -> Action:
        """D16 Cards of the skill first, then Aramis' ability, then tokens."""
        options = self.options
        if options[0] is DONE or options[0] is GIVE_UP:
            return options[0]
        if DISCARD[question.skill] in options:
            return DISCARD[question.skill]
        other = cheapest_other(game, seat)
        for action in options:
            if action.verb == USE_ANY_CARD and action.piece == other:
                return action
        if TOKEN in options:
            return TOKEN
        return CARD if CARD in options else options[0]

    def unmask(self, game: Mousquetaires, seat: i64, question: UnmaskCards) -> Action:
        """D23 The cards that are missed least, as many as are still needed."""
        missing = game.charter.data.tracks.successes - game.constance - len(game.picked[seat])
        if len(game.picked[seat]) < MOST_UNMASKED and missing > 0:
            worth = self.worth(game)
            cards = cheapest_cards(game, seat, question.man, worth, 1)
            if cards and DISCARD[cards[0]] in self.options:
                return DISCARD[cards[0]]
        return DONE

    def sacrifice(self, game: Mousquetaires, seat: i64, question: Sacrifice) -> Action:
        """D34 Whatever saves La Rochelle; else a life point for a space that is worth more."""
        lead = question.blue - question.red
        place = game.siege + lead
        life: i64 = game.life[question.man]
        if place <= 0:
            helpers: i64 = 0
            man = question.man
            while man < MUSKETEERS:
                if game.stands_at(man, LA_ROCHELLE):
                    helpers += 1
                man += 1
            return SACRIFICE if place + helpers > 0 else DECLINE
        if life <= 1 or place >= game.charter.data.tracks.siege_end:
            return DECLINE
        worth = self.worth(game)
        price = worth.temper.wound + (0.8 if life == 2 else 0.2)
        return SACRIFICE if worth.siege > price else DECLINE

    def freeze(self, game: Mousquetaires, seat: i64, question: FreezeWindow) -> Action:
        """D30 Only where the time would be up."""
        step: i64 = 1
        if game.phase == LAST_PHASE and game.paris != NO_CARD:
            card = game.charter.data.paris[game.paris]
            if card.round_end == EXTRA_TIME:
                step += card.round_end_amount
        return USE[FREEZE_TIME] if game.time + step >= game.charter.data.tracks.time_end else DECLINE

    def top_card(self, game: Mousquetaires, seat: i64, question: KittyLooks) -> Action:
        """M-17.3 A harmless card stays on top, any other goes."""
        card = game.treachery_deck[0]
        unhurt = game.rochefort == game.charter.data.foes[ROCHEFORT].life
        harmless = card == ISOLATION or (card == CORRUPTION and game.gold <= 1) or (card == BALM and not unhurt)
        return KEEP_TOP if harmless else DROP_TOP
