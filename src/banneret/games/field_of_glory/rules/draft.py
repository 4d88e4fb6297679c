"""F-3.5 to F-3.9 The armies: both players draft at once, each at his own pace; then decks and first hands."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Frame, JointQuestion, Step
from banneret.core.refusals import Refusal
from banneret.games.field_of_glory.rules.actions import DONE, DRAFTED, KEEP, KEEP_CARD, NEXT, NEXT_FOUR
from banneret.games.field_of_glory.rules.cards import cards_text
from banneret.games.field_of_glory.rules.state import BLUE, PLAYERS, RED, VICTORY_CHECK, FieldOfGlory
from banneret.games.field_of_glory.rules.turn import NEXT_TURN

BOTH: Final = 3
DECK_LABELS: Final = ["deck_red", "deck_blue"]


@final
class ChooseArmy(JointQuestion["FieldOfGlory"]):
    """F-3.6 Twelve times each player keeps two of his next four cards, at his own pace. D-1

    Nobody sees what the other is offered, what he keeps or how far he is. Asking for the next four shows them, so
    that the choices before it stand.
    """

    rule: ClassVar[str] = "F-3.6"

    def prompt(self, game: FieldOfGlory, seat: i64) -> dict[str, Json]:
        """How many of the four are still to be kept, and which round it is."""
        charter = game.charter
        missing = charter.keep - len(game.kept_now(seat))
        return {"count": missing, "round": game.draft_round(seat), "rounds": charter.rounds}

    def with_open(self, open_seats: i64) -> Frame[FieldOfGlory]:
        return ChooseArmy(self.everyone, open_seats)

    def legal(self, game: FieldOfGlory, seat: i64) -> list[Action]:
        kept = game.kept_now(seat)
        if len(kept) == game.charter.keep:
            return ON_TO_NEXT if game.rounds[seat] + 1 < game.charter.rounds else ALL_DONE
        left = game.offered(seat)
        if kept:
            left.remove(kept[0])
        options: list[Action] = []
        before: i64 = -1
        for card in left:
            if card != before:
                options.append(KEEP[card])
            before = card
        return options

    def refuse(self, game: FieldOfGlory, seat: i64, action: Action) -> Refusal:
        kept = game.kept_now(seat)
        missing = game.charter.keep - len(kept)
        if action.verb == DRAFTED or action.verb == NEXT_FOUR:
            if missing > 0:
                return Refusal("keep_two", "F-3.6", {"count": missing})
            if action.verb == DRAFTED:
                return Refusal("draft_goes_on", "F-3.6", {"count": game.charter.rounds - game.rounds[seat] - 1})
            return Refusal("last_four", "F-3.6")
        if action.verb != KEEP_CARD:
            return Refusal("armies_first", "F-3.6")
        if missing == 0:
            return Refusal("only_two_kept", "F-3.6")
        if action.piece in kept:
            return Refusal("already_kept", "F-3.6", {"card": action.piece_name})
        return Refusal("not_offered", "F-3.6", {"card": action.piece_name})

    def apply(self, game: FieldOfGlory, seat: i64, action: Action, chance: Chance) -> None:
        if action.verb == KEEP_CARD:
            game.picked[seat].append(action.piece)
        elif action is NEXT:
            game.rounds[seat] += 1
        else:
            self.answered(game, seat)


@final
class Muster(Step["FieldOfGlory"]):
    """F-3.7 to F-3.9 The kept cards become the draw decks, each player draws nine, the starter is chosen."""

    def run(self, game: FieldOfGlory, chance: Chance) -> None:
        game.phase = VICTORY_CHECK
        game.removed = [put_away(game, seat) for seat in range(PLAYERS)]
        for seat in range(PLAYERS):
            cards = sorted(game.picked[seat])
            if game.heard:
                game.emit("army_ready", "F-3.7", seat, {"count": len(cards)}, secret={"cards": cards_text(cards)},
                          secret_to=BIT[seat])  # fmt: skip
            chance.shuffle(cards, DECK_LABELS[seat])
            game.decks[seat] = cards
        game.pool = [[], []]
        game.picked = [[], []]
        game.rounds = [0, 0]
        for seat in range(PLAYERS):
            game.draw(seat, game.charter.hand_size, "F-3.8", chance)
        game.starter = starting_player(game, chance)
        if game.heard:
            game.emit("starts", "F-3.9", game.starter, {})
        game.push(NEXT_TURN)


def starting_player(game: FieldOfGlory, chance: Chance) -> i64:
    """F-3.9 At random, unless the players have agreed on one."""
    agreed = game.charter.first_player
    if agreed == "red":
        return RED
    if agreed == "blue":
        return BLUE
    return chance.below(PLAYERS, "starter")


def put_away(game: FieldOfGlory, seat: i64) -> list[int]:
    """F-3.7, F-4.6 The cards of a player that he did not keep leave the game for good."""
    cards = game.pool[seat][:]
    for card in game.picked[seat]:
        cards.remove(card)
    return cards


def draw_up_army(game: FieldOfGlory, seat: i64) -> None:
    """F-3.6 With `army_selection = random`: the cards are shuffled, so the first two of each four are a random two."""
    pool = game.pool[seat]
    first: i64 = 0
    for _ in range(game.charter.rounds):
        game.picked[seat].extend(pool[first : first + game.charter.keep])
        first += game.charter.batch


ON_TO_NEXT: Final = [NEXT]
ALL_DONE: Final = [DONE]
CHOOSE_ARMY: Final = ChooseArmy(BOTH, BOTH)
MUSTER: Final = Muster()
