"""Whether what a chance was shown of came about: battles, sieges, votes and expeditions as the log tells them."""

from __future__ import annotations

import pytest

from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.odds import ShownChance
from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS
from banneret.games.warrior_knights.rules.sides import CAPTURED, NO_CAPTURE
from banneret.games.warrior_knights.rules.state import WarriorKnights
from tests.games.warrior_knights.tables import begin, noble, play, reveal, table

OF = ["captured", "won", "besieged", "own-deaths", "their-deaths", "retreat"]


def before_a_battle(second: bool = True) -> WarriorKnights:
    """The Baron may attack Surat, with one noble or two; another Baron's noble stands there in the open."""
    game = table(3)
    noble(game, 0, "star", "surat", "vassal_100")
    if second:
        noble(game, 0, "square", "surat", "vassal_50")
    noble(game, 1, "triangle", "surat", "vassal_50")
    reveal(game, "0:versatile_strategy")
    play(game, "target surat")
    game.take_events()
    return game


def event(name: str, seat: int = -1, **parts: Json) -> Event:
    return Event(name, "W-11", seat, parts)


def true(before: WarriorKnights, answer: str, since: list[Event], captures: int = NO_CAPTURE) -> list[str] | None:
    """All that came about; None: it is not decided."""
    now = before.clone()
    now.captures = captures
    found = {of: WARRIOR_KNIGHTS.odds.came_about(ShownChance(0, of, answer, 0.5), before, since, now) for of in OF}
    if None in found.values():
        assert set(found.values()) == {None}
        return None
    return [of for of, outcome in found.items() if outcome]


BOTH = event("names_battle", 0, nobles="star square")
ONE = event("names_battle", 0, nobles="star")


@pytest.mark.parametrize(
    ("end", "captures", "expected"),
    [
        (event("victories", verdict="full_attack"), CAPTURED, ["captured", "won", "their-deaths"]),
        (event("victories", verdict="partial_attack"), NO_CAPTURE, ["won"]),
        (event("victories", verdict="stalemate"), NO_CAPTURE, []),
        (event("victories", verdict="partial_defence"), NO_CAPTURE, ["retreat"]),
        (event("victories", verdict="full_defence"), NO_CAPTURE, ["own-deaths"]),
        (event("victories_skipped", why="attackers"), NO_CAPTURE, ["own-deaths"]),
        (event("victories_skipped", why="defenders"), NO_CAPTURE, ["won", "their-deaths"]),
        (event("victories_skipped", why="walls"), CAPTURED, ["captured"]),
        (event("besieges", 0), NO_CAPTURE, ["besieged"]),
        (event("starved_out", 0), NO_CAPTURE, ["captured", "their-deaths"]),
        (event("takes_city", 0), NO_CAPTURE, ["captured"]),
    ],
)
def test_W_11_what_is_true_after_a_battle(end: Event, captures: int, expected: list[str]) -> None:
    assert true(before_a_battle(), "assault", [BOTH, end], captures) == expected


def test_W_11_while_it_lasts_nobody_can_tell() -> None:
    game = before_a_battle()
    assert true(game, "assault", []) is None
    assert true(game, "assault", [BOTH, event("draws_hand", 0)]) is None


def test_W_11_4_a_chance_holds_for_the_nobles_it_was_worked_out_with() -> None:
    game = before_a_battle()
    won = event("victories", verdict="partial_attack")
    assert true(game, "assault", [ONE, won]) is None
    assert true(game, "assault", [BOTH, won]) == ["won"]
    begin(game, "assault")
    assert true(game, "with star", [ONE, won]) == ["won"]
    begin(game, "with star")
    assert true(game, "attack", [ONE, won]) == ["won"]
    assert true(game, "with square", [BOTH, won]) == ["won"]


def test_W_11_3_a_battle_that_never_began_is_not_judged_by_the_next() -> None:
    game = before_a_battle()
    assert true(game, "assault", [BOTH, BOTH, event("victories", verdict="partial_attack")]) is None


@pytest.mark.parametrize(
    "called_off",
    [
        event("permission", 2, purpose="attack", answer="refuse"),
        event("price_declined", 0, count=3, to=2),
        event("offer_answered", 0, count=3, to=1, passed=True),
    ],
)
def test_W_15_2_what_is_taken_after_a_battle_was_called_off_decides_nothing(called_off: Event) -> None:
    game = before_a_battle()
    laid = event("besieges", 0)
    assert true(game, "siege", [BOTH, called_off, event("takes_city", 1)]) is None
    assert true(game, "siege", [event("takes_city", 1)]) is None
    assert true(game, "siege", [BOTH, event("permission", 2, purpose="attack", answer="allow"), laid]) == ["besieged"]
    assert true(game, "siege", [BOTH, event("offer_answered", 0, passed=False), laid]) == ["besieged"]


def test_W_11_both_sides_may_fall() -> None:
    game = before_a_battle()
    end = event("victories_skipped", why="attackers")
    dead = event("noble_dies", 1, noble="triangle")
    foe = next(one.notation for one in game.legal(0) if one.notation.startswith("fight"))
    assert true(game, foe, [BOTH, end, dead]) == ["own-deaths", "their-deaths"]
    assert true(game, foe, [BOTH, end]) == ["own-deaths"]


@pytest.mark.parametrize(
    ("since", "expected"),
    [
        ([event("votes", 0, answer="vote yes", count=2), event("decided", passed=True)], True),
        ([event("votes", 0, answer="vote yes", count=2), event("decided", passed=False)], False),
        ([event("votes", 0, answer="vote no", count=2), event("decided", passed=False)], True),
        ([event("votes", 1, answer="vote yes", count=2), event("decided", passed=True)], None),
        ([event("votes", 0, answer="vote yes", count=2)], None),
    ],
)
def test_W_9_3_a_vote_is_judged_by_what_was_declared(since: list[Event], expected: bool | None) -> None:
    game = table(3)
    assert WARRIOR_KNIGHTS.odds.came_about(ShownChance(0, "vote", "commit 2", 0.5), game, since, game) is expected


def test_W_9_3_a_baron_who_was_voted_for() -> None:
    game = table(3)
    shown = ShownChance(0, "vote", "commit 2", 0.5)
    mine = WARRIOR_KNIGHTS.rules.catalogue.families["vote for"][game.barons[1]].notation
    votes = event("votes", 0, answer=mine, count=2)
    assert WARRIOR_KNIGHTS.odds.came_about(shown, game, [votes, event("chosen", 1)], game) is True
    assert WARRIOR_KNIGHTS.odds.came_about(shown, game, [votes, event("chosen", 2)], game) is False


def test_W_8_2_a_fleet_is_heard_of_in_the_end_unless_it_is_blessed() -> None:
    game = table(3)
    shown = ShownChance(0, "fleet", "launch ceylon", 0.5)

    def judged(*since: Event) -> bool | None:
        return WARRIOR_KNIGHTS.odds.came_about(shown, game, list(since), game)

    silence = event("expedition_result", expedition="ceylon", result="no_news")
    lost = event("expedition_result", expedition="ceylon", result="lost")
    back = event("expedition_result", expedition="ceylon", result="2")
    assert judged(event("expedition_result", expedition="china", result="lost"), silence) is None
    assert judged(silence, lost) is False
    assert judged(silence, back) is True
    assert judged(event("blessed", 1, expedition="ceylon"), back) is None
