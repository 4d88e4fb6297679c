"""M-11.5 The two tasks of Paris cards that are neither challenge nor duel: searching and unmasking."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.kernel import Question
from banneret.core.refusals import Refusal
from banneret.games.mousquetaires.rules.actions import DISCARD, DISCARD_CARD, DONE, DONE_ANSWER
from banneret.games.mousquetaires.rules.adventure_cards import discard_cards
from banneret.games.mousquetaires.rules.cards import ADVENTURES, LILY, MUSKETEER_IDS, SWORD
from banneret.games.mousquetaires.rules.chosen_cards import left_in_hand
from banneret.games.mousquetaires.rules.dice import roll_blue, tell_roll
from banneret.games.mousquetaires.rules.missions import check_mission
from banneret.games.mousquetaires.rules.state import AT_PARIS, NO_SEAT, Mousquetaires

SEARCH_DICE: Final = 3
MOST_UNMASKED: Final = 3


def count_successes(game: Mousquetaires, count: i64, rule: str) -> None:
    """M-11.4 Surplus is ignored."""
    target = game.charter.data.tracks.successes
    game.constance = min(target, game.constance + count)
    if game.heard:
        game.emit("successes", rule, NO_SEAT, {"count": count, "total": game.constance, "target": target})


def search_paris(game: Mousquetaires, man: i64, chance: Chance) -> None:
    """M-11.5 Three blue dice, each sword or lily a success."""
    game.red_dice = []
    game.blue_dice = roll_blue(game, SEARCH_DICE, chance)
    tell_roll(game, "M-11.5", "search", {})
    hits: i64 = 0
    for face in game.blue_dice:
        if face == SWORD or face == LILY:
            hits += 1
    count_successes(game, hits, "M-11.5")


def unmask_paris(game: Mousquetaires, man: i64) -> None:
    """M-10.5 Without a card left the action is lost."""
    if game.hands[game.owner[man]]:
        game.push(UnmaskCards(game.owner[man], man))
    elif game.heard:
        game.emit("action_lost", "M-10.5", game.owner[man], {"man": MUSKETEER_IDS[man], "why": "card"})


@final
class UnmaskCards(Question["Mousquetaires"]):
    """M-11.5 One to three cards of any kind, each a success."""

    rule: ClassVar[str] = "M-11.5"

    def __init__(self, seat: i64, man: i64) -> None:
        super().__init__(seat)
        self.man: i64 = man

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.man]

    def legal(self, game: Mousquetaires, seat: i64) -> list[Action]:
        picked = game.picked[seat]
        options: list[Action] = [DONE] if picked else []
        if len(picked) < MOST_UNMASKED:
            for card in range(ADVENTURES):
                if left_in_hand(game, seat, card) > 0:
                    options.append(DISCARD[card])
        return options

    def refuse(self, game: Mousquetaires, seat: i64, action: Action) -> Refusal:
        if action.verb == DISCARD_CARD:
            if len(game.picked[seat]) >= MOST_UNMASKED:
                return Refusal("three_cards_at_most", "M-11.5")
            return Refusal("not_in_hand", "M-11.5", {"card": action.piece_name})
        return Refusal("one_card_at_least" if action.verb == DONE_ANSWER else "choose_unmask_cards", "M-11.5")

    def apply(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        if action.verb == DISCARD_CARD:
            game.picked[seat].append(action.piece)
            return
        cards = game.picked[seat]
        game.picked[seat] = []
        game.pop()
        discard_cards(game, seat, cards, "M-11.5")
        count_successes(game, len(cards), "M-11.5")
        check_mission(game, AT_PARIS)
