"""M-2 Setting up the table."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Question, Step
from banneret.core.refusals import Refusal
from banneret.games.mousquetaires.rules.actions import CHOOSE, CHOOSE_MAN, LAY
from banneret.games.mousquetaires.rules.cards import (
    EMERGENCY,
    LOUVRE_CARDS,
    MUSKETEER_IDS,
    MUSKETEERS,
    TREACHERIES,
    TREACHERY_IDS,
    cards_text,
    words_text,
)
from banneret.games.mousquetaires.rules.charter import EMERGENCY_OFF, Charter
from banneret.games.mousquetaires.rules.data import MousquetairesData
from banneret.games.mousquetaires.rules.missions import lay_paris, open_louvre
from banneret.games.mousquetaires.rules.quest import PREPARE_BOARD
from banneret.games.mousquetaires.rules.rounds import NEXT_ROUND
from banneret.games.mousquetaires.rules.state import (
    Mousquetaires,
)
from banneret.games.mousquetaires.rules.treasury import gain_all_for_one


def adventure_cards(data: MousquetairesData) -> list[int]:
    cards: list[int] = []
    for kind, pile in enumerate(data.adventure):
        cards.extend([kind] * int(pile.count))
    return cards


def treachery_cards(charter: Charter) -> tuple[list[int], list[int]]:
    """M-2.2, M-22.4 The treachery deck, and what was taken out of it before the game."""
    gone = [EMERGENCY] if charter.emergency_mode == EMERGENCY_OFF else []
    gone.extend(charter.seating.without)
    deck: list[int] = []
    removed: list[int] = []
    for card in range(TREACHERIES):
        pile = removed if card in gone else deck
        pile.extend([card] * int(charter.data.treachery[card].count))
    return deck, removed


def set_up(
    players: int, options: dict[str, str], data: MousquetairesData, chance: Chance, listen: bool
) -> Mousquetaires:
    """M-2.2, M-2.3 Decks are shuffled; the questions of the set-up follow in the order of M-2, board 1 first (M-2.4).

    M-2.1, M-2.6 Markers and figures are in their places from the start.
    M-25.1 An easier start comes with an All for One card.
    """
    game = Mousquetaires(players, Charter(players, options, data))
    if listen:
        game.listen()
    charter = game.charter
    deck, game.treachery_gone = treachery_cards(charter)
    chance.shuffle(deck, "treachery")
    game.treachery_deck = deck
    if charter.with_milady:
        count = int(data.treachery_hand)
        game.treachery_hand = deck[:count]
        game.treachery_deck = deck[count:]
        told: dict[str, Json] = {"treacheries": words_text(game.treachery_hand, TREACHERY_IDS)}
        game.emit("dealt_treachery", "M-2.2", charter.milady, {"count": count}, secret=told,
                  secret_to=game.milady_mask())  # fmt: skip
    louvre = list(range(LOUVRE_CARDS))
    chance.shuffle(louvre, "louvre")
    game.louvre_deck = louvre
    adventure = adventure_cards(data)
    chance.shuffle(adventure, "adventure")
    game.deck = adventure
    if charter.easier:
        gain_all_for_one(game, 1, "M-2.8")
    game.push(NEXT_ROUND)
    game.push(FIRST_LOUVRE)
    game.push(FIRST_PARIS)
    game.push(DEAL_HANDS)
    game.push(ASSIGN)
    game.push(PREPARE_BOARD)
    return game


def taken(game: Mousquetaires) -> i64:
    count: i64 = 0
    for man in range(MUSKETEERS):
        if game.in_play(man):
            count += 1
    return count


def give_man(game: Mousquetaires, seat: i64, man: i64) -> None:
    game.owner[man] = seat
    if game.heard:
        game.emit("leads", "M-2.5", seat, {"man": MUSKETEER_IDS[man]})


@final
class Assign(Step["Mousquetaires"]):
    """M-2.5 In the order of seats each player takes a musketeer, round the table, until all in play are taken."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        players = game.charter.musketeer_players
        if players == 1:
            for man in range(MUSKETEERS):
                give_man(game, 0, man)
            return
        in_play = game.charter.seating.in_play
        if game.charter.random_musketeers:
            men = list(range(MUSKETEERS))
            chance.shuffle(men, "musketeers")
            for place in range(in_play):
                give_man(game, place % players, men[place])
            return
        count = taken(game)
        if count < in_play:
            game.push(self)
            game.push(TakeMusketeer(count % players))


@final
class TakeMusketeer(Question["Mousquetaires"]):
    """M-2.5 One musketeer whom nobody leads yet; the last one is nobody's choice."""

    rule: ClassVar[str] = "M-2.5"

    def legal(self, game: Mousquetaires, seat: i64) -> list[Action]:
        return [CHOOSE[man] for man in range(MUSKETEERS) if not game.in_play(man)]

    def forced(self, game: Mousquetaires, seat: i64) -> Action | None:
        options = self.legal(game, seat)
        return options[0] if len(options) == 1 else None

    def refuse(self, game: Mousquetaires, seat: i64, action: Action) -> Refusal:
        if action.verb == CHOOSE_MAN:
            return Refusal("musketeer_taken", "M-2.5", {"man": action.piece_name})
        return Refusal("choose_a_musketeer", "M-2.5")

    def apply(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        give_man(game, seat, action.piece)


@final
class DealHands(Step["Mousquetaires"]):
    """M-2.5 A hand of adventure cards for every musketeer player."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        size = int(game.charter.seating.hand)
        for seat in range(game.charter.musketeer_players):
            game.hands[seat] = game.deck[game.drawn : game.drawn + size]
            game.drawn += size
            if game.heard:
                told: dict[str, Json] = {"cards": cards_text(game.hands[seat])}
                game.emit("dealt", "M-2.5", seat, {"count": size}, secret=told, secret_to=BIT[seat], reveals=True)


@final
class FirstParis(Step["Mousquetaires"]):
    """M-2.7, M-24.4 Milady chooses the first Paris card; without her it is a random one."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        if game.charter.with_milady:
            game.push(FirstParisCard(game.charter.milady))
            return
        card = game.paris_unused[chance.below(len(game.paris_unused), "paris")]
        game.paris_unused.remove(card)
        lay_paris(game, card)


@final
class FirstParisCard(Question["Mousquetaires"]):
    """M-2.7 One of the six Paris cards opens the game."""

    rule: ClassVar[str] = "M-2.7"

    def legal(self, game: Mousquetaires, seat: i64) -> list[Action]:
        return [LAY[card] for card in game.paris_unused]

    def refuse(self, game: Mousquetaires, seat: i64, action: Action) -> Refusal:
        return Refusal("first_paris_card", "M-2.7")

    def apply(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        game.paris_unused.remove(action.piece)
        lay_paris(game, action.piece)


@final
class FirstLouvre(Step["Mousquetaires"]):
    """M-2.7 The top Louvre card is opened and filled."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        open_louvre(game)


ASSIGN: Final = Assign()
DEAL_HANDS: Final = DealHands()
FIRST_PARIS: Final = FirstParis()
FIRST_LOUVRE: Final = FirstLouvre()
