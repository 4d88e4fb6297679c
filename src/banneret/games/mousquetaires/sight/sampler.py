"""Worlds that agree with everything a seat has seen: what it cannot see, laid and dealt anew."""

from typing import final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.fields import UNKNOWN
from banneret.core.rooms import Sampler
from banneret.games.mousquetaires.rules.cards import (
    ADVENTURES,
    DECOY,
    FIRST_CHALLENGE,
    LOUVRE_CARDS,
    NO_TOKEN,
    PARIS_CARDS,
    ROOM_TOKENS,
)
from banneret.games.mousquetaires.rules.challenges import ChallengeCards, reachable
from banneret.games.mousquetaires.rules.charter import all_tokens
from banneret.games.mousquetaires.rules.milady import ALL_DESTINATIONS
from banneret.games.mousquetaires.rules.places import treachery_in_deck
from banneret.games.mousquetaires.rules.quest import GALLERIES, INN
from banneret.games.mousquetaires.rules.state import NO_CARD, Mousquetaires
from banneret.games.mousquetaires.sight.memory import MousquetairesView
from banneret.games.mousquetaires.sight.visibility import is_milady

TRIES = 40


@final
class MousquetairesSampler(Sampler):
    """Made once for a view. Unseen cards of a kind are listed once each; sampling shuffles and deals them."""

    def __init__(self, view: MousquetairesView) -> None:
        state = view.state
        memory = view.memory
        if memory is None:
            raise ValueError("worlds are sampled for a seat that has followed the game: give the view its memory")
        self.seat: i64 = view.seat
        self.base = state
        self.memory = memory
        self.sees_milady = is_milady(state, view.seat)
        self.old_cards = listed(memory.old_cards)
        self.deck_cards = listed(memory.deck_cards)
        self.treachery = unseen_treachery(state, self.sees_milady)
        self.destinations = [place for place in ALL_DESTINATIONS if state.ruled_out & BIT[place] == 0]
        self.paris = unseen_paris(state)
        self.louvre = unseen_louvre(state)
        self.decoys, self.fighters, self.challenges = unseen_tokens(state)
        self.hides_tokens = UNKNOWN in state.tokens or UNKNOWN in state.board

    def sample(self, chance: Chance) -> Mousquetaires:
        world = self.base.clone()
        self.deal(world, chance)
        self.lay_treachery(world, chance)
        if world.face_down and not self.sees_milady:
            world.destination = self.destinations[chance.below(len(self.destinations), "sample")]
        if self.paris:
            order = self.paris[:]
            chance.shuffle(order, "sample")
            held = len(world.paris_hand)
            world.paris_hand = sorted(order[:held])
            world.paris_unused = sorted(order[held:])
        if self.louvre:
            order = self.louvre[:]
            chance.shuffle(order, "sample")
            world.louvre_deck = [world.louvre_deck[0], *order]
        if self.hides_tokens:
            self.lay_tokens(world, chance)
        return world

    def deal(self, world: Mousquetaires, chance: Chance) -> None:
        """Adventure cards; who has declared a challenge holds what it needs (M-6.2)."""
        top = world.stack[-1] if world.stack else None
        tries = TRIES
        while True:
            self.deal_once(world, chance)
            tries -= 1
            if tries == 0 or not isinstance(top, ChallengeCards) or top.seat == self.seat:
                return
            if reachable(world, top.seat, top.man, top.skill):
                return

    def deal_once(self, world: Mousquetaires, chance: Chance) -> None:
        old = self.old_cards[:]
        chance.shuffle(old, "sample")
        at: i64 = 0
        for seat in range(world.players):
            if seat != self.seat:
                hand = world.shown[seat][:]
                count: i64 = self.memory.old[seat]
                while count > 0:
                    hand.append(old[at])
                    at += 1
                    count -= 1
                world.hands[seat] = hand
        rest = old[at:]
        rest.extend(self.deck_cards)
        chance.shuffle(rest, "sample")
        at = 0
        for seat in range(world.players):
            fresh: i64 = self.memory.fresh[seat]
            while fresh > 0:
                world.hands[seat].append(rest[at])
                at += 1
                fresh -= 1
        world.deck = rest[at:]
        world.drawn = 0

    def lay_treachery(self, world: Mousquetaires, chance: Chance) -> None:
        cards = self.treachery[:]
        chance.shuffle(cards, "sample")
        if not self.sees_milady:
            unknown = len(world.treachery_hand) - len(world.treachery_shown)
            world.treachery_hand = world.treachery_shown + cards[:unknown]
            cards = cards[unknown:]
        world.treachery_deck = [world.treachery_deck[0], *cards] if world.top_known else cards

    def lay_tokens(self, world: Mousquetaires, chance: Chance) -> None:
        """Face-down tokens: on board 1 all decoys that were not seen, on board 4 the challenges in their places."""
        fighters = self.fighters[:]
        chance.shuffle(fighters, "sample")
        if world.board_number == INN:
            hidden = world.hidden_tokens() - len(self.decoys)
            laid = self.decoys + fighters[:hidden]
            chance.shuffle(laid, "sample")
            world.board = fill_hidden(world.board, laid)
            world.tokens = sorted(fighters[hidden:] + self.challenges)
            return
        if world.board_number == GALLERIES:
            challenges = self.challenges[:]
            chance.shuffle(challenges, "sample")
            board: list[int] = []
            for space, token in enumerate(world.board):
                if token != UNKNOWN:
                    board.append(token)
                else:
                    board.append(challenges.pop() if space % ROOM_TOKENS == 0 else fighters.pop())
            world.board = board
            world.tokens = []
            return
        hidden = world.hidden_tokens()
        world.board = fill_hidden(world.board, fighters[:hidden])
        world.tokens = sorted(fighters[hidden:] + self.challenges)


def fill_hidden(board: list[int], tokens: list[int]) -> list[int]:
    """The board with these tokens on its hidden spaces, in order."""
    filled: list[int] = []
    at = 0
    for token in board:
        if token == UNKNOWN:
            filled.append(tokens[at])
            at += 1
        else:
            filled.append(token)
    return filled


def listed(counts: list[int]) -> list[int]:
    """Cards one by one out of their counts by kind."""
    cards: list[int] = []
    for card in range(ADVENTURES):
        cards.extend([card] * counts[card])
    return cards


def unseen_treachery(state: Mousquetaires, sees_milady: bool) -> list[int]:
    """Treachery cards in the deck, and for all but Milady those of her hand that she has not shown."""
    copy = state.clone()
    if not sees_milady:
        copy.treachery_hand = copy.treachery_shown
    counts = treachery_in_deck(copy)
    if state.top_known:
        counts[state.treachery_deck[0]] -= 1
    cards: list[int] = []
    for card, count in enumerate(counts):
        cards.extend([card] * count)
    return cards


def unseen_paris(state: Mousquetaires) -> list[int]:
    """Paris cards of which only Milady knows whether she holds them; none where all is open."""
    if UNKNOWN not in state.paris_hand:
        return []
    gone = state.paris_gone if state.paris == NO_CARD else [*state.paris_gone, int(state.paris)]
    return [card for card in range(PARIS_CARDS) if card not in gone]


def unseen_louvre(state: Mousquetaires) -> list[int]:
    """Louvre cards beneath the top one of the deck."""
    seen = state.louvre_gone + state.louvre_deck[:1]
    return [card for card in range(LOUVRE_CARDS) if card not in seen and card != state.louvre]


def unseen_tokens(state: Mousquetaires) -> tuple[list[int], list[int], list[int]]:
    """Decoys, fighting tokens and challenges that the seat has not seen."""
    left = all_tokens(state.charter)
    for token in state.tokens_gone + state.board:
        if token != UNKNOWN and token != NO_TOKEN:
            left.remove(token)
    decoys = [token for token in left if token == DECOY]
    fighters = [token for token in left if DECOY < token < FIRST_CHALLENGE]
    challenges = [token for token in left if token >= FIRST_CHALLENGE]
    return decoys, fighters, challenges
