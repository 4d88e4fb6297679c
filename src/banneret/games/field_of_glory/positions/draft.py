"""A written position during the draft (F-3.6)."""

from typing import cast

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.kernel import Frame, Game
from banneret.games.field_of_glory.positions.cards import take
from banneret.games.field_of_glory.positions.words import Words
from banneret.games.field_of_glory.rules.cards import COPIES, KINDS
from banneret.games.field_of_glory.rules.draft import BOTH, MUSTER, ChooseArmy
from banneret.games.field_of_glory.rules.state import PLAYERS, FieldOfGlory


def place_draft(game: FieldOfGlory, words: Words, chance: Chance) -> None:
    """F-3.6 How far each player is: the cards in the order in which they are offered, and those kept."""
    for seat in range(PLAYERS):
        deal(game, words, seat, chance)
    open_seats: i64 = BOTH
    for seat in words.seats("answered"):
        open_seats &= ~BIT[seat]
    frames: list[Frame[FieldOfGlory]] = [MUSTER, ChooseArmy(BOTH, open_seats)]
    game.stack = cast(list[Frame[Game]], frames)


def deal(game: FieldOfGlory, words: Words, seat: int, chance: Chance) -> None:
    """The 48 cards of a player, those named first; what he kept of each four is named in order."""
    charter = game.charter
    name = words.names[seat]
    rounds = {owner: words.number_of(f"round.{words.names[owner]}", value, 1, int(charter.rounds))
              for owner, value in words.by_seat("round").items()}  # fmt: skip
    game.rounds[seat] = rounds.get(seat, 1) - 1
    named = words.cards_by_seat("pool").get(seat, [])
    left = list(COPIES)
    take(left, f"pool.{name}", named)
    others = [kind for kind in range(KINDS) for _ in range(left[kind])]
    chance.shuffle(others, "deal")
    game.pool[seat] = named + others
    batch, keep = int(charter.batch), int(charter.keep)
    picked = words.cards_by_seat("picked").get(seat)
    if picked is None:
        picked = [card for round in range(game.rounds[seat]) for card in game.pool[seat][round * batch :][:keep]]
    game.picked[seat] = picked
