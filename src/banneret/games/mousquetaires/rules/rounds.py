"""M-3 The rounds of a game."""

from typing import Final, final

from banneret.core.chance import Chance
from banneret.core.kernel import Step
from banneret.games.mousquetaires.rules.adventure_cards import deal_to
from banneret.games.mousquetaires.rules.cards import LODGING
from banneret.games.mousquetaires.rules.milady import PHASE_ONE
from banneret.games.mousquetaires.rules.places import END_OF_PHASE_TWO
from banneret.games.mousquetaires.rules.round_end import PHASE_FOUR
from banneret.games.mousquetaires.rules.siege import PHASE_THREE
from banneret.games.mousquetaires.rules.state import NO_SEAT, NOWHERE, Mousquetaires
from banneret.games.mousquetaires.rules.turns import PHASE_TWO


def clear_round(game: Mousquetaires) -> None:
    """M-3.2 What held for one round only is over; Milady takes back her location card and goes home."""
    game.done = 0
    game.horses_used = 0
    game.aramis_used = False
    game.disturbed = False
    game.more_red = 0
    game.fewer_actions = 0
    game.isolated = False
    game.emergency = False
    game.budget = 0
    game.time_out = False
    game.louvre_completed = False
    game.time_frozen = False
    game.destination = NOWHERE
    game.face_down = False
    game.revealed = False
    game.figure = LODGING
    game.ruled_out = 0
    game.fled = False


@final
class NextRound(Step["Mousquetaires"]):
    """M-3.1 The bottom of the stack: four phases, then the next round."""

    def run(self, game: Mousquetaires, chance: Chance) -> None:
        clear_round(game)
        game.round += 1
        if game.heard:
            game.emit("round_begins", "M-3.1", NO_SEAT, {"round": game.round})
        game.push(self)
        game.push(PHASE_FOUR)
        game.push(PHASE_THREE)
        game.push(END_OF_PHASE_TWO)
        game.push(PHASE_TWO)
        game.push(PHASE_ONE)
        drawn = game.charter.seating.draw
        if drawn > 0:
            deal_to(game, game.charter.captain, drawn, "M-23.4", chance)


NEXT_ROUND: Final = NextRound()
