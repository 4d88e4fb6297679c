"""M-5.6 Exchanges: skill cards to the man who is best at the skill, everything else stays."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.games.mousquetaires.bot.quest import open_quest_levels
from banneret.games.mousquetaires.bot.worth import Worth
from banneret.games.mousquetaires.rules.actions import (
    DECLINE,
    EXCHANGE,
    GIVE,
    OFF,
    OFFER,
    SETTLE,
)
from banneret.games.mousquetaires.rules.cards import MUSKETEERS, SKILLS
from banneret.games.mousquetaires.rules.exchange import AnswerExchange, ConfirmExchange, OfferExchange
from banneret.games.mousquetaires.rules.quest import GALLERIES
from banneret.games.mousquetaires.rules.state import AT_LOUVRE, AT_PARIS, NO_CARD, Mousquetaires

WANTED: Final = 1.3  # a card for a challenge that lies open, in the hand of the best man for it
USEFUL: Final = 0.4
RETURNED: Final = 0.12  # what each card of the partner may bring in return
BEST_PARTNER_LEAD: Final = 2
CHANCE_OF_A_KIND: Final = 0.13  # that an unseen card is of a given skill
ENOUGH_HELD: Final = 0.3
LATER: Final = 0.7
WORTH_AN_ACTION: Final = 1.0


def wanted_skills(game: Mousquetaires) -> list[int]:
    """By skill: the highest level of a challenge that lies open."""
    levels = open_quest_levels(game)
    data = game.charter.data
    if game.louvre != NO_CARD and not game.louvre_overcome:
        card = data.louvre[game.louvre]
        levels[card.skill] = max(levels[card.skill], int(card.level))
    if game.paris != NO_CARD:
        paris = data.paris[game.paris]
        for place in range(len(paris.skills)):
            if game.paris_overcome & BIT[place] == 0:
                levels[paris.skills[place]] = max(levels[paris.skills[place]], paris.levels[place])
    return levels


def wanted_prizes(game: Mousquetaires, worth: Worth) -> list[float]:
    """By skill: what overcoming the challenges that lie open is worth, the best of them."""
    prizes = [0.0] * SKILLS
    data = game.charter.data
    levels = open_quest_levels(game)
    for skill in range(SKILLS):
        if levels[skill] > 0:
            prizes[skill] = worth.quest * (worth.temper.room if game.board_number == GALLERIES else 1.0)
    if game.louvre != NO_CARD and not game.louvre_overcome:
        card = data.louvre[game.louvre]
        reward = worth.mission_share(AT_LOUVRE) + worth.gold * float(card.gold) + worth.epic * float(card.epic)
        prizes[card.skill] = max(prizes[card.skill], reward)
    if game.paris != NO_CARD:
        paris = data.paris[game.paris]
        for place in range(len(paris.skills)):
            if game.paris_overcome & BIT[place] == 0:
                prizes[paris.skills[place]] = max(prizes[paris.skills[place]], worth.mission_share(AT_PARIS))
    return prizes


def gain_of(game: Mousquetaires, card: i64, giver: i64, taker: i64, levels: list[int]) -> float:
    """What a card gains by changing hands."""
    if card >= SKILLS:
        return 0.0
    lead = game.skill_of(taker, card) - game.skill_of(giver, card)
    if lead <= 0:
        return 0.0
    missing = levels[card] - game.skill_of(taker, card)
    if missing > 0:
        return WANTED if lead >= BEST_PARTNER_LEAD else USEFUL
    return USEFUL if lead >= BEST_PARTNER_LEAD else 0.0


@final
class Trade:
    """Weighs exchanges for the acting musketeer."""

    def __init__(self, game: Mousquetaires, seat: i64, man: i64, worth: Worth) -> None:
        self.game = game
        self.seat: i64 = seat
        self.man: i64 = man
        self.worth = worth
        self.open = game.charter.seating.exchange and not game.isolated and game.failed_offers == 0
        self.levels: list[int] = wanted_skills(game) if self.open else []
        self.prizes: list[float] = wanted_prizes(game, worth) if self.open else []

    def best(self, location: i64) -> tuple[Action | None, float]:
        """The partner at a place to whom an offer brings most, and what it brings."""
        found: Action | None = None
        most = 0.0
        game = self.game
        if not self.open or not game.hands[self.seat]:
            return None, 0.0
        for other in range(MUSKETEERS):
            if other == self.man or not game.in_play(other) or game.place[other] != location:
                continue
            if game.owner[other] != self.seat:
                value = self.value(other)
                if value > most:
                    most = value
                    found = EXCHANGE[other]
        return found, most

    def value(self, other: i64) -> float:
        """Cards that are to be in the partner's hand, above all those that let him overcome a challenge."""
        game = self.game
        theirs = game.owner[other]
        unknown = float(len(game.hands[theirs]) - len(game.shown[theirs]))
        value = RETURNED * unknown
        for skill in range(SKILLS):
            mine = game.hands[self.seat].count(skill)
            lead = game.skill_of(other, skill) - game.skill_of(self.man, skill)
            if mine == 0 or lead <= 0:
                continue
            missing = float(self.levels[skill] - game.skill_of(other, skill))
            missing -= float(game.shown[theirs].count(skill)) + CHANCE_OF_A_KIND * unknown
            if self.levels[skill] > 0 and missing > ENOUGH_HELD:
                deliver = self.worth.temper.deliver
                share = deliver if float(mine) >= missing else deliver * float(mine) / (missing + 1.0)
                if game.done & BIT[other]:
                    share *= LATER
                value += max(share * self.prizes[skill], WANTED)
            elif lead >= BEST_PARTNER_LEAD:
                value += USEFUL * float(mine)
        return value


def offer(game: Mousquetaires, seat: i64, question: OfferExchange, options: list[Action]) -> Action:
    """(1) Every card that the other needs more."""
    if question.own(game):
        return OFF
    card = next_gift(game, seat, question.man, question.other)
    if card >= 0 and GIVE[card] in options:
        return GIVE[card]
    return OFFER


def answer(game: Mousquetaires, seat: i64, question: AnswerExchange, options: list[Action]) -> Action:
    """(2) The same in return; what is given is taken."""
    card = next_gift(game, seat, question.other, question.man)
    if card >= 0 and GIVE[card] in options:
        return GIVE[card]
    return OFFER if OFFER in options else DECLINE


def confirm(game: Mousquetaires, question: ConfirmExchange) -> Action:
    """(3) Settled if what changes hands is worth an action."""
    levels = wanted_skills(game)
    gain = 0.0
    for card in question.cards:
        gain += gain_of(game, card, question.man, question.other, levels)
    for card in question.cards_back:
        gain += gain_of(game, card, question.other, question.man, levels)
    return SETTLE if gain >= WORTH_AN_ACTION else OFF


def next_gift(game: Mousquetaires, seat: i64, giver: i64, taker: i64) -> i64:
    """A card that gains by changing hands and is not yet picked; -1: none."""
    levels = wanted_skills(game)
    for card in range(SKILLS):
        if game.hands[seat].count(card) > game.picked[seat].count(card) and (
            gain_of(game, card, giver, taker, levels) > 0.0
        ):
            return card
    return -1
