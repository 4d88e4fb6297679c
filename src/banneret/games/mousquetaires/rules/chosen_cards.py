"""M-6.4 Cards chosen from a hand for a challenge or a duel, one of them perhaps by Aramis' ability."""

from typing import Final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.refusals import Refusal
from banneret.games.mousquetaires.rules.actions import ANY_CARD
from banneret.games.mousquetaires.rules.adventure_cards import discard_cards
from banneret.games.mousquetaires.rules.cards import ADVENTURES
from banneret.games.mousquetaires.rules.state import Mousquetaires

# In `picked`, a card used through Aramis' ability stands above the kinds of cards.
BY_ABILITY: Final = ADVENTURES
TOKEN_CODE: Final = 2 * ADVENTURES
CARD_CODE: Final = 2 * ADVENTURES + 1


def plain_cards(picked: list[int]) -> list[int]:
    """The cards among what was picked, however they are used."""
    return [code % ADVENTURES for code in picked if code < TOKEN_CODE]


def left_in_hand(game: Mousquetaires, seat: i64, card: i64) -> i64:
    """How many cards of a kind a seat holds and has not picked."""
    left: i64 = 0
    for held in game.hands[seat]:
        if held == card:
            left += 1
    for code in game.picked[seat]:
        if code < TOKEN_CODE and code % ADVENTURES == card:
            left -= 1
    return left


def add_ability_options(game: Mousquetaires, seat: i64, man: i64, options: list[Action], without: i64 = -1) -> None:
    """M-6.4 Aramis, once per round: any one card of the hand, but not one of the kind `without`."""
    if not game.charter.uses_any_card(man) or game.aramis_used:
        return
    for code in game.picked[seat]:
        if BY_ABILITY <= code < TOKEN_CODE:
            return
    for card in range(ADVENTURES):
        if card != without and left_in_hand(game, seat, card) > 0:
            options.append(ANY_CARD[card])


def refuse_ability(game: Mousquetaires, seat: i64, man: i64, action: Action) -> Refusal:
    """Why Aramis' ability is not open."""
    if not game.charter.uses_any_card(man):
        return Refusal("only_aramis", "M-6.4")
    if game.aramis_used or max(plain_and_ability(game.picked[seat]), default=0) >= BY_ABILITY:
        return Refusal("aramis_once", "M-6.4")
    return Refusal("not_in_hand", "M-6.4", {"card": action.piece_name})


def plain_and_ability(picked: list[int]) -> list[int]:
    return [code for code in picked if code < TOKEN_CODE]


def commit_cards(game: Mousquetaires, seat: i64, rule: str) -> list[int]:
    """The picked cards are discarded; what was picked is given back."""
    picked = game.picked[seat]
    game.picked[seat] = []
    if max(plain_and_ability(picked), default=0) >= BY_ABILITY:
        game.aramis_used = True
    discard_cards(game, seat, plain_cards(picked), rule)
    return picked
