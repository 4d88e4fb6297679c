"""M-13 La Rochelle: reinforcing it, and phase III."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Question, Step
from banneret.core.refusals import Refusal
from banneret.games.mousquetaires.rules.actions import DECLINE, SACRIFICE, SACRIFICE_LIFE
from banneret.games.mousquetaires.rules.adventure_cards import leave_hand
from banneret.games.mousquetaires.rules.cards import ADVENTURE_WORDS, LA_ROCHELLE, MUSKETEER_IDS, MUSKETEERS, SWORD
from banneret.games.mousquetaires.rules.data import MILADY_SWORD
from banneret.games.mousquetaires.rules.dice import roll_blue, roll_red, tell_roll
from banneret.games.mousquetaires.rules.state import (
    BY_SIEGE,
    MILADY_WINS,
    NO_CARD,
    NO_SEAT,
    PAID_ALL_FOR_ONE,
    PAID_EPIC,
    PAID_TREACHERY,
    SIEGE_PHASE,
    Mousquetaires,
)
from banneret.games.mousquetaires.rules.treachery import siege_red_dice, track_red_dice
from banneret.games.mousquetaires.rules.treasury import gain_all_for_one, gain_epic
from banneret.games.mousquetaires.rules.wounds import wound


def reinforce(game: Mousquetaires, seat: i64, man: i64, card: i64) -> None:
    """M-13.2 A combat card is laid at La Rochelle, for good."""
    leave_hand(game, seat, card)
    game.siege_cards.append(card)
    if game.heard:
        told: dict[str, Json] = {"man": MUSKETEER_IDS[man], "card": ADVENTURE_WORDS[card]}
        game.emit("reinforced", "M-13.2", seat, told, reveals=True)


def siege_blue_dice(game: Mousquetaires) -> i64:
    """M-13.5 The dice of all cards laid there, at most six."""
    dice: i64 = 0
    for card in game.siege_cards:
        dice += game.charter.data.adventure[card].amount
    return min(dice, game.charter.data.limits.blue)


def swords_in(dice: list[int]) -> i64:
    swords: i64 = 0
    for face in dice:
        if face == SWORD:
            swords += 1
    return swords


@final
class PhaseThree(Step["Mousquetaires"]):
    """M-13.5, M-13.6 Both pools are rolled together and swords are counted; the Smuggler gives Milady one more."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        game.phase = SIEGE_PHASE
        game.blue_dice = roll_blue(game, siege_blue_dice(game), chance)
        game.red_dice = roll_red(game, siege_red_dice(game), chance)
        track = track_red_dice(game)
        tell_roll(game, "M-13.5", "siege", {"track": track, "more": max(0, len(game.red_dice) - track)})
        red = swords_in(game.red_dice)
        smuggler: i64 = 0
        if game.paris != NO_CARD and game.charter.data.paris[game.paris].ongoing == MILADY_SWORD:
            smuggler = game.charter.data.paris[game.paris].ongoing_amount
        red += smuggler
        if game.heard:
            told: dict[str, Json] = {"blue": swords_in(game.blue_dice), "red": red, "smuggler": smuggler}
            game.emit("siege_swords", "M-13.6", NO_SEAT, told)
        game.push(Sacrifices(0, swords_in(game.blue_dice), red))


@final
class Sacrifices(Step["Mousquetaires"]):
    """M-13.7 One after another, each musketeer standing there may give a life point against a sword of Milady."""

    def __init__(self, man: i64, blue: i64, red: i64) -> None:
        self.man: i64 = man
        self.blue: i64 = blue
        self.red: i64 = red

    def parts(self) -> list[int | list[int]]:
        return [self.man, self.blue, self.red]

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        man = self.man
        while self.red > 0 and man < MUSKETEERS:
            if game.stands_at(man, LA_ROCHELLE):
                game.push(Sacrifice(game.owner[man], man, self.blue, self.red))
                return
            man += 1
        move_siege(game, self.blue - self.red)


@final
class Sacrifice(Question["Mousquetaires"]):
    """M-13.7 A life point, even the last one, for one sword of Milady; `blue` and `red` are the swords that count."""

    rule: ClassVar[str] = "M-13.7"

    def __init__(self, seat: i64, man: i64, blue: i64, red: i64) -> None:
        super().__init__(seat)
        self.man: i64 = man
        self.blue: i64 = blue
        self.red: i64 = red

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.man, self.blue, self.red]

    def prompt(self, game: Mousquetaires, seat: i64) -> dict[str, Json]:
        return {"man": MUSKETEER_IDS[self.man], "blue": self.blue, "red": self.red}

    def legal(self, game: Mousquetaires, seat: i64) -> list[Action]:
        return SACRIFICE_OR_NOT

    def refuse(self, game: Mousquetaires, seat: i64, action: Action) -> Refusal:
        return Refusal("sacrifice_or_not", "M-13.7")

    def apply(self, game: Mousquetaires, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        given: i64 = 0
        if action.verb == SACRIFICE_LIFE:
            given = 1
            if game.heard:
                game.emit("sacrificed", "M-13.7", seat, {"man": MUSKETEER_IDS[self.man], "red": self.red - 1})
            wound(game, self.man, 1, "M-13.7")
        game.push(Sacrifices(self.man + 1, self.blue, self.red - given))


def move_siege(game: Mousquetaires, lead: i64) -> None:
    """M-13.8, M-13.9 The marker moves by the difference; special spaces count once, also when passed."""
    tracks = game.charter.data.tracks
    before = game.siege
    game.siege = max(0, min(tracks.siege_end, before + lead))
    if game.heard:
        way = "stays" if game.siege == before else "left" if lead < 0 else "right"
        told: dict[str, Json] = {"way": way, "steps": max(game.siege - before, before - game.siege), "before": before}
        told["at_end"] = "left" if game.siege == 0 else "right" if game.siege == tracks.siege_end else "no"
        game.emit("siege_moved", "M-13.8", NO_SEAT, {"lead": lead, "siege": game.siege, **told})
    if game.siege == 0:
        game.win(MILADY_WINS, BY_SIEGE, "M-21.1")
        return
    pay_space(game, before, tracks.siege_treachery, PAID_TREACHERY)
    pay_space(game, before, tracks.siege_epic, PAID_EPIC)
    pay_space(game, before, tracks.siege_all_for_one, PAID_ALL_FOR_ONE)


def pay_space(game: Mousquetaires, before: i64, space: i64, bit: i64) -> None:
    reached = before > space >= game.siege if bit == PAID_TREACHERY else before < space <= game.siege
    if not reached:
        return
    if game.siege_paid & bit:
        if game.heard:
            which = "second_left" if bit == PAID_TREACHERY else "second_right" if bit == PAID_EPIC else "right"
            game.emit("space_again", "M-13.9", NO_SEAT, {"siege": space, "which": which})
        return
    game.siege_paid |= bit
    if bit == PAID_TREACHERY:
        game.draw_treachery(1, "M-13.9")
    elif bit == PAID_EPIC:
        gain_epic(game, 1, "M-13.9")
    else:
        gain_all_for_one(game, 1, "M-13.9")


PHASE_THREE: Final = PhaseThree()
SACRIFICE_OR_NOT: Final = [SACRIFICE, DECLINE]
