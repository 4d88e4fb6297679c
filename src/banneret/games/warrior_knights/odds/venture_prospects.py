"""W-8.2 The chances that are shown beside expeditions: exact, for a deck of which nothing is known."""

from typing import Final

from mypy_extensions import i64

from banneret.core.odds import Figure, Prospects
from banneret.games.warrior_knights.odds.came_about import BLESSED_FLEET, FLEET
from banneret.games.warrior_knights.odds.ventures import Venture, venture
from banneret.games.warrior_knights.rules.actions import BLESS, LAUNCH_ONE, PASS
from banneret.games.warrior_knights.rules.expeditions import BlessExpedition, LaunchExpedition, StakeCrowns
from banneret.games.warrior_knights.rules.state import WarriorKnights

CROWNS_BACK: Final = "crowns-back"


def comes_back(one: Venture) -> float:
    """With no news it waits for another card: so often it is not lost in the end."""
    return 1.0 - one.lost / (1.0 - one.no_news) if one.no_news < 1.0 else 0.0


def launch_prospects(game: WarriorKnights, seat: i64, question: LaunchExpedition) -> Prospects | None:
    """W-8.2.1 The chance that an expedition that is not blessed comes back."""
    found: dict[str, float] = {}
    for action in game.legal(seat):
        if action.verb == LAUNCH_ONE:
            found[action.notation] = comes_back(venture(game.charter.data.fates, action.piece, False))
    return Prospects(found, of=FLEET) if found else None


def stake_prospects(game: WarriorKnights, seat: i64, question: StakeCrowns) -> Prospects | None:
    """W-8.2.2 The same for a stake, and how many crowns it brings back on average."""
    one = venture(game.charter.data.fates, question.expedition, False)
    found: dict[str, float] = {}
    beside: dict[str, list[Figure]] = {}
    for action in game.legal(seat):
        if action.piece > 0:
            found[action.notation] = comes_back(one)
            beside[action.notation] = [Figure(CROWNS_BACK, float(action.piece) * one.in_the_end, False)]
    return Prospects(found, of=FLEET, beside=beside) if found else None


def bless_prospects(game: WarriorKnights, seat: i64, question: BlessExpedition) -> Prospects | None:
    """W-8.2.3 With a blessing the better of two cards counts."""
    fates = game.charter.data.fates
    found = {PASS.notation: comes_back(venture(fates, question.expedition, False))}
    if BLESS in game.legal(seat):
        found[BLESS.notation] = comes_back(venture(fates, question.expedition, True))
    return Prospects(found, of=FLEET, of_answer={BLESS.notation: BLESSED_FLEET})
