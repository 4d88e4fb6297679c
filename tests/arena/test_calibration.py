"""Shown chances are compared with what came about: a game whose chances are known, then every game that can tell."""

from __future__ import annotations

import pytest

from banneret.arena.calibration import Bin, Calibration, Noted, bin_of, calibrate, figures_of
from banneret.core.actions import Action
from banneret.core.events import Event
from banneret.core.kernel import Game
from banneret.core.kind import GameKind, Kind
from banneret.core.odds import Figure, Prospects, ShownChance
from banneret.core.rooms import Components, GameOdds
from banneret.core.view import Memory, View
from banneret.games import registry
from examples.kuhn.game import KUHN, Kuhn
from tools import calibration as pages

SURE = 4.0
"""So many standard deviations: of ten thousand bins less than one lies outside by chance."""
HIGHER = [0.0, 0.5, 1.0]
"""The chance that a jack, a queen or a king is the higher card."""


class KuhnOdds(GameOdds[Game, Memory, Components]):
    """The chance that the own card is the higher one, and that it is not; `bent` is how wrong it is told."""

    def __init__(self, bent: float) -> None:
        self.bent = bent

    def prospects(self, view: View) -> Prospects:
        assert isinstance(view.state, Kuhn)
        share = HIGHER[view.state.hands[view.seat][0]]
        share = share + self.bent if share == 0.5 else share
        beside = {"bet": [Figure("lower", 1.0 - share), Figure("chips", 2.0, share=False)]}
        return Prospects({"pass": share, "bet": share}, of="higher", beside=beside)

    def came_about(self, shown: ShownChance, before: Game, since: list[Event], now: Game) -> bool | None:
        assert isinstance(before, Kuhn)
        assert isinstance(now, Kuhn)
        if not now.over:
            return None
        higher = now.hands[shown.seat] > now.hands[1 - shown.seat]
        assert before.hands == now.hands
        assert since
        return higher if shown.of == "higher" else not higher


class SilentOdds(KuhnOdds):
    """It cannot tell what came of it."""

    def came_about(self, shown: ShownChance, before: Game, since: list[Event], now: Game) -> bool | None:
        return None


def kuhn(odds: KuhnOdds) -> GameKind:
    return Kind("kuhn", "P", [2], str(KUHN.folder), KUHN.rules, KUHN.sight, odds=lambda: odds)


@pytest.fixture(scope="module")
def right() -> Calibration:
    return calibrate(kuhn(KuhnOdds(0.0)), 400, "right", bot="random")


def test_chances_that_are_right_lie_within_their_intervals(right: Calibration) -> None:
    assert right.meanings() == ["higher", "lower"]
    for of in right.meanings():
        assert [one.low for one in right.bins(of)] == [-1.0, 0.5, 1.0]
        assert not any(one.is_off(SURE) for one in right.bins(of))
    assert right.undecided == {}


def test_what_is_impossible_never_came_about_and_what_is_certain_always(right: Calibration) -> None:
    never, _, always = right.bins("higher")
    assert (never.came_about, never.seen) == (0, 0.0)
    assert (always.count - always.came_about, always.seen) == (0, 1.0)


def test_chances_that_are_wrong_lie_outside() -> None:
    wrong = calibrate(kuhn(KuhnOdds(0.25)), 400, "wrong", bot="random")
    assert [one.low for one in wrong.bins("higher") if one.is_off(SURE)] == [0.7]


def test_the_same_seed_plays_the_same_games(right: Calibration) -> None:
    assert calibrate(kuhn(KuhnOdds(0.0)), 400, "right", bot="random").noted == right.noted
    assert calibrate(kuhn(KuhnOdds(0.0)), 400, "left", bot="random").noted != right.noted


def test_of_one_trial_a_bin_holds_the_first_chance_only() -> None:
    found = Calibration([
        Noted("win", 0.31, True, (0, 0, 5)), Noted("win", 0.38, True, (0, 0, 5)), Noted("win", 0.55, True, (0, 0, 5)),
        Noted("win", 0.33, False, (0, 0, 6)), Noted("lose", 0.33, False, (0, 0, 5)),
    ])  # fmt: skip
    assert [(one.low, one.count, one.came_about) for one in found.bins("win")] == [(0.3, 2, 1), (0.5, 1, 1)]
    assert found.bins("win")[0].mean == pytest.approx(0.32)


@pytest.mark.parametrize(("share", "low"), [(0.0, -1.0), (0.01, 0.0), (0.1, 0.1), (0.999, 0.9), (1.0, 1.0)])
def test_what_is_impossible_or_certain_has_a_bin_of_its_own(share: float, low: float) -> None:
    assert bin_of(share) == low


def test_what_a_game_cannot_tell_is_counted() -> None:
    found = calibrate(kuhn(SilentOdds(0.0)), 10, "silent", bot="random")
    assert found.noted == []
    assert found.undecided["higher"] >= 20


class BettingOdds(KuhnOdds):
    """Its chances rest on everybody betting."""

    def assumed(self, view: View, prospects: Prospects) -> Action | None:
        state = view.state
        return next(action for action in state.legal(view.seat) if action.notation == "bet")


def test_an_answer_that_chances_rest_on_is_given() -> None:
    found = calibrate(kuhn(BettingOdds(0.0)), 10, "betting", bot="random")
    assert len([note for note in found.noted if note.of == "lower"]) == 20, "both bet in every game"
    assert pages.ADVISED in pages.page(kuhn(BettingOdds(0.0)), Calibration(), 0)
    assert pages.ADVISED not in pages.page(kuhn(KuhnOdds(0.0)), Calibration(), 0)


def test_figures_of_a_draft_belong_to_it_as_it_stood() -> None:
    """Who goes on choosing is not judged by what the draft was worth before; without that they tell the best."""
    beside = {"": [Figure("deaths", 0.25)], "drop": [Figure("retreat", 0.5)]}
    drop = Action(0, 0, "drop", 0, "", "", True, "drop")
    worth = Prospects({}, chosen=0.75, of="win", beside=beside)
    assert [figure.of for figure in figures_of(worth, drop)] == ["retreat"]
    assert [figure.of for figure in figures_of(worth, Action(1, 1, "keep", 0, "", "", False, "keep"))] == [
        "deaths",
        "win",
    ]
    assert [figure.of for figure in figures_of(Prospects({}, of="win", beside=beside), drop)] == ["retreat", "deaths"]


# The pages.


def test_a_page_tells_bins_and_intervals_and_draws_a_curve() -> None:
    bins = [Bin(-1.0, 50, 0.0, 0), Bin(0.3, 100, 35.0, 36), Bin(0.6, 100, 65.0, 20)]
    lines = pages.table(bins)
    assert lines[2].startswith("| 0% | 50 | 0.0% | 0.0% | 0.0% – ")
    assert lines[3].startswith("| 30% to 40% | 100 | 35.0% | 36.0% | ")
    assert lines[4].endswith("| outside |")
    drawn = pages.curve(bins, "win")
    assert drawn.count("<circle") == 3
    assert drawn.count("#b3261e") == 2


QUICK = {
    "havoc": (2, 3),
    "knights": (2, 12),
    "field_of_glory": (2, 12),
    "mousquetaires": (3, 6),
    "warrior_knights": (2, 2),
}
"""Players and games: few, so that it is quick; what is grossly wrong shows in few games."""
FEW_SAMPLES = 60


@pytest.mark.long
@pytest.mark.parametrize("game", registry.game_ids())
def test_no_bin_of_a_game_is_off_by_more_than_chance_allows(game: str) -> None:
    if game not in pages.games():
        return
    players, games = QUICK[game]
    found = calibrate(registry.load(game), games, "quick", players, samples=FEW_SAMPLES)
    assert found.noted
    off = [(of, one) for of in found.meanings() for one in found.bins(of) if one.is_off(SURE)]
    assert off == []


@pytest.mark.parametrize("game", pages.games() or ["none"])
def test_every_game_that_can_tell_has_its_page(game: str) -> None:
    assert game == "none" or (pages.PAGES / f"{game}-calibration.md").exists()
