"""Whether that came about of which a chance was shown."""

from __future__ import annotations

import pytest

from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.odds import ShownChance
from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS
from tests.games.warrior_knights.tables import noble, own, table


def told(name: str, seat: int = -1, **parts: Json) -> Event:
    return Event(name, "W-11", seat, parts)


def came(of: str, *since: Event, answer: str = "assault", share: float = 0.5) -> bool | None:
    game = table(3)
    own(game, 1, "monz")
    noble(game, 1, "star", "monz", "vassal_50")
    noble(game, 0, "square", "monz", "vassal_100")
    return WARRIOR_KNIGHTS.odds.came_about(ShownChance(0, of, answer, share), game, list(since), game)


NAMED = told("names_battle", 0, battle="assault", area="monz", defender=1, nobles="ricardo")
DRAWN = told("draws_hand", 0, count=3)
END = told("fate_returns")


@pytest.mark.parametrize(
    ("verdict", "expected"),
    [
        ("full_attack", {"captured": True, "won": True, "own-deaths": False, "retreat": False}),
        ("partial_attack", {"captured": True, "won": True, "own-deaths": False, "retreat": False}),
        ("stalemate", {"captured": False, "won": False, "own-deaths": False, "retreat": False}),
        ("partial_defence", {"captured": False, "won": False, "own-deaths": False, "retreat": True}),
        ("full_defence", {"captured": False, "won": False, "own-deaths": True, "retreat": False}),
    ],
)
def test_a_battle_by_its_verdict(verdict: str, expected: dict[str, bool]) -> None:
    victories = told("victories", attacker=1, defender=1, verdict=verdict)
    taken = [told("takes_city", 0, city="monz")] if verdict.endswith("attack") else []
    for of, outcome in expected.items():
        assert came(of, NAMED, DRAWN, victories, *taken) is None  # not over yet
        assert came(of, NAMED, DRAWN, victories, *taken, END) is outcome


def test_deaths_of_the_defender_and_skipped_victories() -> None:
    dies = told("noble_dies", 1, noble="star")
    assert came("their-deaths", NAMED, DRAWN, told("victories_skipped", why="defenders"), dies, END) is True
    assert came("their-deaths", NAMED, DRAWN, told("victories_skipped", why="attackers"), END) is False
    assert came("own-deaths", NAMED, DRAWN, told("victories_skipped", why="attackers"), END) is True


def test_sieges_and_places_that_nobody_defends() -> None:
    assert came("besieged", NAMED, told("besieges", 0, place="monz"), answer="siege") is True
    assert came("captured", NAMED, told("starved_out", 0, place="monz"), answer="siege") is True
    assert came("captured", NAMED, told("takes_city", 0, city="monz")) is True
    assert came("captured") is None


def test_other_battles_and_other_nobles_decide_nothing() -> None:
    stalemate = told("victories", attacker=0, defender=0, verdict="stalemate")
    other = told("names_battle", 1, battle="siege", area="kovel", defender=-1, nobles="")
    assert came("captured", NAMED, other, DRAWN, stalemate, END) is None  # he got no leave
    assert came("captured", NAMED, DRAWN, stalemate, END, answer="with square") is None  # another might follow
    assert came("captured", NAMED, DRAWN, stalemate, END, answer="attack") is False
    assert came("captured", NAMED, DRAWN, stalemate, END, told("takes_city", 1, city="kovel")) is False


def test_votes() -> None:
    yes = told("votes", 0, answer="vote yes", count=2)
    assert came("vote", yes, told("decided", passed=True)) is True
    assert came("vote", yes, told("decided", passed=False)) is False
    assert came("vote", told("decided", passed=True)) is None  # who commits nothing wants nothing


def test_fleets() -> None:
    sails = told("expedition_sails", expedition="china")
    home, lost = (told("expedition_result", expedition="china", result=result) for result in ("2", "lost"))
    waits = told("expedition_result", expedition="china", result="no_news")
    assert came("fleet", sails, waits, answer="launch china") is None
    assert came("fleet", sails, waits, home, answer="launch china") is True
    assert came("fleet", sails, lost, answer="launch china") is False
    assert came("fleet", sails, told("blessed", 1, expedition="china"), home, answer="launch china") is None
