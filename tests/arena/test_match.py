"""Simulations and matches: fair seats, shared deals, honest intervals."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, cast

import pytest

from banneret.arena import match, simulate
from banneret.arena.match import seatings_of
from banneret.arena.playing import play_game, seed_of
from banneret.arena.stats import quantile, share_interval, wilson
from banneret.bots import Bot, make_bot
from banneret.core.actions import Action, Catalogue
from banneret.core.chance import Chance, FastChance
from banneret.core.errors import OptionError, UserError
from banneret.core.fields import Field, Public
from banneret.core.kernel import Frame, Game, Question
from banneret.core.kind import Kind, for_everybody
from banneret.core.rooms import Components, GameRules, PlainSight
from banneret.core.view import View
from banneret.games.havoc.sight.memory import HavocMemory
from banneret.games.registry import load

HAVOC = load("havoc")

CATALOGUE = Catalogue()
NOD = CATALOGUE.single(0, "nod")
SHRUG = CATALOGUE.single(1, "shrug")


class Lottery(Game):
    """Every seat nods or shrugs once; a seat drawn before the first answer wins."""

    def __init__(self, players: int, stack: list[Frame[Game]], over: bool, drawn: int, answers: int) -> None:
        super().__init__(players)
        self.stack = stack
        self.over = over
        self.drawn = drawn
        self.answers = answers

    def clone(self) -> Lottery:
        copy = Lottery(self.players, self.stack[:], self.over, self.drawn, self.answers)
        copy.waiting_mask = self.waiting_mask
        return copy

    def returns(self) -> list[float]:
        return [1.0 if seat == self.drawn else 0.0 for seat in range(self.players)]

    def scores(self) -> list[float]:
        return [10.0 * share for share in self.returns()]

    def check(self) -> None:
        assert self.answers < 2, "two answers are one too many for this check"


class Nod(Question["Lottery"]):
    def legal(self, game: Lottery, seat: int) -> list[Action]:
        return [NOD, SHRUG]

    def apply(self, game: Lottery, seat: int, action: Action, chance: Chance) -> None:
        game.pop()
        game.answers += 1
        if seat + 1 < game.players:
            game.push(Nod(seat + 1))
        else:
            game.finish()


class LotteryRules(GameRules[Lottery, Components]):
    def __init__(self) -> None:
        fields: list[Field[Lottery]] = [Public("drawn"), Public("answers")]
        super().__init__(CATALOGUE, cast("list[type[Frame[Lottery]]]", [Nod]), fields)

    def read_data(self, overlay: str) -> Components:
        return Components()

    def set_up(self, players: int, options: dict[str, str], data: Components, chance: Chance, listen: bool) -> Lottery:
        return Lottery(players, [cast("Frame[Game]", Nod(0))], False, chance.below(players, "winner"), 0)


LOTTERY = for_everybody(
    Kind(id="lottery", prefix="T", players=[2, 3, 4], folder=".", rules=LotteryRules(), sight=PlainSight())
)


def bots_of(result: dict[str, Any]) -> list[dict[str, Any]]:
    return cast("list[dict[str, Any]]", result["bots"])


# Seats.


@pytest.mark.parametrize(
    ("bots", "players"), [(bots, players) for players in range(2, 7) for bots in range(2, players + 1)]
)
@pytest.mark.parametrize("games", [1, 10_000])
def test_every_bot_has_every_seat_equally_often(players: int, bots: int, games: int) -> None:
    seatings = seatings_of(bots, players, games)
    seats = Counter((seat, bot) for seating in seatings for seat, bot in enumerate(seating))
    assert set(seats.values()) == {len(seatings) // bots}
    assert len(seats) == bots * players
    assert len(set(seatings)) == len(seatings)


def test_the_seats_are_filled_evenly() -> None:
    for seating in seatings_of(2, 5, 10_000) + seatings_of(3, 4, 1) + seatings_of(4, 6, 1):
        counts = Counter(seating).values()
        assert max(counts) - min(counts) <= 1


def test_where_few_games_are_wanted_the_filling_is_only_turned() -> None:
    assert seatings_of(2, 4, 10) == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert len(seatings_of(2, 4, 1000)) == 6


# Matches.


def test_on_shared_deals_luck_alone_gives_everybody_the_fair_share() -> None:
    """The winning seat is drawn with the deal, so that equal seats mean exactly equal shares."""
    result = match(LOTTERY, ["random", "random"], 40, 4, seed=5)
    assert [bot["share"] for bot in bots_of(result)] == [0.5, 0.5]
    assert [bot["fair_share"] for bot in bots_of(result)] == [0.5, 0.5]
    assert [bot["mean_points"] for bot in bots_of(result)] == [2.5, 2.5]


def test_a_match_has_the_shape_that_the_command_line_prints() -> None:
    result = match(HAVOC, ["expert", "random"], 5, 3, seed=2)
    assert json.loads(json.dumps(result)) == result
    assert (result["game"], result["players"]) == ("havoc", 3)
    assert result["games"] == 6, "rounded up to whole deals: three turns of the table, each bot with one seat more"
    expert, rest = bots_of(result)
    assert (expert["bot"], rest["bot"]) == ("expert", "random")
    assert expert["share"] + rest["share"] == pytest.approx(1)
    assert expert["fair_share"] == rest["fair_share"] == 0.5
    low, high = expert["interval"]
    assert 0 <= low <= expert["share"] <= high <= 1
    assert expert["mean_points"] > rest["mean_points"]


def test_three_bots_share_four_seats_fairly() -> None:
    result = match(LOTTERY, ["random", "random", "random"], 12, 4)
    assert [bot["fair_share"] for bot in bots_of(result)] == pytest.approx([1 / 3] * 3)


def test_a_match_can_be_repeated_and_does_not_depend_on_the_number_of_workers() -> None:
    alone = match(HAVOC, ["expert", "random"], 4, 2, seed="a seed", options={"john_of_gaunt": "on"})
    together = match(HAVOC, ["expert", "random"], 4, 2, seed="a seed", options={"john_of_gaunt": "on"}, workers=2)
    assert alone == together
    assert match(HAVOC, ["random", "random"], 4, 2, seed=1) != match(HAVOC, ["random", "random"], 4, 2, seed=2)


def test_progress_counts_games_up_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    match(LOTTERY, ["random", "random"], 6, 2, progress=lambda done, total: told.append((done, total)))
    assert told == [(2, 6), (4, 6), (6, 6)]


def test_what_cannot_be_played_is_refused_before_the_first_game() -> None:
    with pytest.raises(UserError, match="match_bots"):
        match(HAVOC, ["expert"], 2, 2)
    with pytest.raises(UserError, match="too_many_bots"):
        match(HAVOC, ["expert", "random", "random"], 2, 2)
    with pytest.raises(UserError, match="unknown_bot"):
        match(HAVOC, ["expert", "oracle"], 2, 2)
    with pytest.raises(OptionError, match="unknown_option"):
        match(HAVOC, ["expert", "random"], 2, 2, options={"weather": "rain"})
    with pytest.raises(OptionError, match="player_count"):
        match(HAVOC, ["expert", "random"], 2, 9)


# Games.


class Listener(Bot):
    """Answers the first thing it can, and looks at what it remembers."""

    def __init__(self, needs_memory: bool) -> None:
        super().__init__("listener", needs_memory)
        self.views = 0
        self.remembered = 0

    def choose(self, view: View) -> Action:
        self.views += 1
        if isinstance(view.memory, HavocMemory):
            self.remembered += 1
            state = view.state
            assert len(view.memory.discard) == len(state.discard)  # type: ignore[attr-defined]
        for seat, hand in enumerate(view.state.hands):  # type: ignore[attr-defined]
            assert (-1 in hand) == (seat != view.seat and len(hand) > 0), "a bot sees its own cards and no others"
        return view.state.legal(view.seat)[0]


def test_a_bot_gets_the_view_of_its_seat_with_its_memory_if_it_needs_one() -> None:
    listener, deaf = Listener(True), Listener(False)
    played = play_game(HAVOC, [listener, deaf], {}, FastChance(3))
    assert played.game.over
    assert listener.views + deaf.views == played.decisions
    assert listener.remembered == listener.views > 0
    assert deaf.remembered == 0


def test_random_bots_play_the_same_game_in_the_inner_loop_as_the_engine_alone() -> None:
    bots = [make_bot(HAVOC, "random") for _ in range(4)]
    first = play_game(HAVOC, bots, {}, FastChance(9))
    again = play_game(HAVOC, bots, {}, FastChance(9))
    assert first.game.over
    assert first.decisions > 50
    assert HAVOC.digest(first.game) == HAVOC.digest(again.game)


# Simulations.


def test_a_simulation_counts_games_and_decisions() -> None:
    result = simulate(LOTTERY, 3, 30, ["random"], seed=4)
    assert (result["games"], result["decisions"], result["mean_decisions"]) == (30, 90, 3)
    assert sum(cast("list[float]", result["mean_returns"])) == pytest.approx(1)
    assert sum(cast("list[float]", result["mean_scores"])) == pytest.approx(10)
    assert cast(float, result["games_per_second"]) > 0
    assert json.loads(json.dumps(result)) == result


def test_a_simulation_repeats_the_bots_over_the_seats() -> None:
    result = simulate(HAVOC, 4, 10, ["expert", "random"], seed=1)
    assert result["bots"] == ["expert", "random", "expert", "random"]
    scores = cast("list[float]", result["mean_scores"])
    assert min(scores[0], scores[2]) > max(scores[1], scores[3])


def test_a_checked_simulation_looks_at_the_invariants_after_every_answer() -> None:
    assert simulate(LOTTERY, 2, 1, ["random"])["games"] == 1
    with pytest.raises(AssertionError, match="one too many"):
        simulate(LOTTERY, 2, 1, ["random"], check=True)
    assert simulate(HAVOC, 2, 1, ["random"], check=True)["checked"] is True


def test_more_bots_than_seats_are_refused() -> None:
    with pytest.raises(UserError, match="too_many_bots"):
        simulate(HAVOC, 2, 1, ["random", "random", "expert"])


def test_every_game_has_a_seed_of_its_own() -> None:
    seeds = {seed_of("seed", number) for number in range(1000)}
    assert len(seeds) == 1000
    assert all(0 <= seed < 2**62 for seed in seeds)


# Intervals.


def test_wilsons_interval_is_the_one_of_the_books() -> None:
    """81 of 263: 0.2553 to 0.3662 (Newcombe 1998, table I, method 3)."""
    assert list(wilson(81 / 263, 263, 1.959964)) == pytest.approx([0.2553, 0.3662], abs=1e-4)
    assert list(wilson(0.0, 20, 1.959964)) == pytest.approx([0.0, 0.1611], abs=1e-4)


def test_students_quantiles_are_those_of_the_tables() -> None:
    for freedom, value in [(4, 2.776), (10, 2.228), (30, 2.042), (1000, 1.962)]:
        assert quantile(freedom) == pytest.approx(value, abs=0.02)


def test_deals_that_agree_make_a_narrow_interval_and_others_a_wide_one() -> None:
    steady = share_interval([0.5, 0.6] * 50)
    wild = share_interval([0.1, 1.0] * 50)
    assert steady[1] - steady[0] < wild[1] - wild[0]
    assert steady[0] < 0.55 < steady[1]


def test_an_interval_covers_the_truth_as_often_as_it_says() -> None:
    """Deals of four games that share half of their luck; the truth is 0.7."""
    chance = FastChance(1)
    covered = 0
    for _ in range(400):
        groups = []
        for _ in range(40):
            shared = chance.below(1000, "deal") < 700
            wins = 0
            for _ in range(4):
                own = chance.below(1000, "game") < 700
                wins += shared if chance.below(2, "which") == 0 else own
            groups.append(wins / 4)
        low, high = share_interval(groups)
        covered += low <= 0.7 <= high
    assert 0.92 <= covered / 400 <= 0.98


def test_unanimous_deals_still_leave_some_doubt() -> None:
    low, high = share_interval([1.0] * 50)
    assert high == 1.0
    assert 0.9 < low < 0.95
    assert share_interval([0.5])[0] < 0.1
