"""The scripted expert: it answers every question of Mousquetaires du Roy from what its seat can see (section 13)."""

from typing import final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
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
from banneret.games.mousquetaires.odds.duel_odds import DuelTables
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
from banneret.games.mousquetaires.rules.milady import ChooseDestination, LayParis, PlayTreachery
from banneret.games.mousquetaires.rules.missions import Fill, NameNemesis
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
        self.tables: DuelTables | None = None

    def worth(self, game: Mousquetaires) -> Worth:
        tables = self.tables
        if tables is None or tables.data is not game.charter.data:
            tables = DuelTables(game.charter.data)
            self.tables = tables
        return Worth(game, tables, self.temper)

    def choose(self, game: Mousquetaires, seat: i64, chance: Chance) -> Action:
        question = game.stack[-1]
        options = question.legal(game, seat)
        if len(options) == 1:
            return options[0]
        if game.charter.with_milady and seat == game.charter.milady:
            return self.plot(game, seat, options, chance)
        if isinstance(question, TakeAction):
            return Turn(game, seat, question.man, self.worth(game)).choose(options)
        if isinstance(question, DuelCards):
            return Duels(game, seat, self.worth(game)).choose_cards(options)
        if isinstance(question, ChallengeCards):
            return self.challenge(game, seat, question, options)
        if isinstance(question, ChooseMusketeer):
            return next_man(game, options)
        if isinstance(question, RerollDie):
            return Duels(game, seat, self.worth(game)).reroll()
        if isinstance(question, AddTokens):
            return Duels(game, seat, self.worth(game)).choose_tokens(options)
        if isinstance(question, Sacrifice):
            return self.sacrifice(game, question)
        if isinstance(question, BuyMore):
            chosen, value = Shop(game, seat, question.man, self.worth(game)).best(options)
            return chosen if value > 0.0 else ENOUGH
        if isinstance(question, UnmaskCards):
            return self.unmask(game, seat, question, options)
        if isinstance(question, FreezeWindow):
            return self.freeze(game)
        if isinstance(question, SaveQueen):
            return USE[QUEEN_HONOUR]
        if isinstance(question, TakeMusketeer):
            return self.take_man(options)
        if isinstance(question, TrevilleHelps):
            return treville_answer(game, options)
        if isinstance(question, KittyLooks):
            return self.top_card(game)
        return self.other_answer(game, seat, options)

    def other_answer(self, game: Mousquetaires, seat: i64, options: list[Action]) -> Action:
        """Exchanges, tokens that are replaced, the price of a passage: as few All for One cards as can be."""
        question = game.stack[-1]
        if isinstance(question, OfferExchange):
            return expert_exchange.offer(game, seat, question, options)
        if isinstance(question, AnswerExchange):
            return expert_exchange.answer(game, seat, question, options)
        if isinstance(question, ConfirmExchange):
            return expert_exchange.confirm(game, question)
        if isinstance(question, ReplaceItem):
            return options[-1] if options[0] is REPLACE[0] else options[0]
        assert isinstance(question, PayPassage)
        return options[0]

    def plot(self, game: Mousquetaires, seat: i64, options: list[Action], chance: Chance) -> Action:
        """Milady's questions."""
        question = game.stack[-1]
        worth = self.worth(game)
        plots = Plots(game, worth)
        if isinstance(question, ChooseDestination):
            return plots.destination(chance)
        if isinstance(question, PlayTreachery):
            return plots.treachery(options)
        if isinstance(question, Fill):
            return Ambushes(game, seat, worth).fill(question.slot, question.target(game))
        if isinstance(question, PlaceTokens):
            return Ambushes(game, seat, worth).place(options, chance)
        if isinstance(question, LayParis):
            return plots.lay(options)
        if isinstance(question, FirstParisCard):
            return plots.first_paris(options, chance)
        if isinstance(question, Target):
            return plots.target(question.card, options)
        if isinstance(question, NameNemesis):
            return plots.nemesis(options)
        if isinstance(question, TakeParis):
            return plots.take_paris(options)
        if isinstance(question, AtRichelieus):
            return plots.at_richelieus(options)
        assert isinstance(question, DestroyCard)
        return plots.destroy(options)

    # The smaller questions of the musketeers.

    def take_man(self, options: list[Action]) -> Action:
        """D1 Athos and d'Artagnan are not left out."""
        for man in WANTED_MEN:
            for action in options:
                if action.piece == man:
                    return action
        return options[0]

    def challenge(self, game: Mousquetaires, seat: i64, question: ChallengeCards, options: list[Action]) -> Action:
        """D16 Cards of the skill first, then Aramis' ability, then tokens."""
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

    def unmask(self, game: Mousquetaires, seat: i64, question: UnmaskCards, options: list[Action]) -> Action:
        """D23 The cards that are missed least, as many as are still needed."""
        missing = game.charter.data.tracks.successes - game.constance - len(game.picked[seat])
        if len(game.picked[seat]) < MOST_UNMASKED and missing > 0:
            worth = self.worth(game)
            cards = cheapest_cards(game, seat, question.man, worth, 1)
            if cards and DISCARD[cards[0]] in options:
                return DISCARD[cards[0]]
        return DONE

    def sacrifice(self, game: Mousquetaires, question: Sacrifice) -> Action:
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

    def freeze(self, game: Mousquetaires) -> Action:
        """D30 Only where the time would be up."""
        step: i64 = 1
        if game.phase == LAST_PHASE and game.paris != NO_CARD:
            card = game.charter.data.paris[game.paris]
            if card.round_end == EXTRA_TIME:
                step += card.round_end_amount
        return USE[FREEZE_TIME] if game.time + step >= game.charter.data.tracks.time_end else DECLINE

    def top_card(self, game: Mousquetaires) -> Action:
        """M-17.3 A harmless card stays on top, any other goes."""
        card = game.treachery_deck[0]
        unhurt = game.rochefort == game.charter.data.foes[ROCHEFORT].life
        harmless = card == ISOLATION or (card == CORRUPTION and game.gold <= 1) or (card == BALM and not unhurt)
        return KEEP_TOP if harmless else DROP_TOP
