"""Section 8 of the rules: the exact odds, against every printed and every stored value and against slow enumeration."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from banneret.games import knights
from banneret.games.knights.odds.chances import PRINTED, Aim, Chances, Terms, beat, defend, take, win
from banneret.games.knights.odds.contest import NO_LEADER, Scale, entry
from banneret.games.knights.odds.dice import (
    FALLS,
    FEWER,
    FIRST,
    FIRST_THROW,
    KEEPS,
    KEPT,
    POOL,
    SIZE,
    START,
    STATES,
    UP_TO,
    faces_of,
    keep_of,
    keeps_within,
    state_of,
)
from banneret.games.knights.odds.solver import Keep, Solution, best_chance, plan, spread
from banneret.games.knights.rules.strength import counts_of, full_strength_of, strength, strength_of

DATA = tomllib.loads((Path(knights.__file__).parent / "data.toml").read_text("utf-8"))
REFERENCE = DATA["reference"]
EXACT = 1e-8
TOURNAMENT = 1e-7
NO_CARDS = 0
DIE_3, DIE_5 = 4, 16
Triple = tuple[int, int, int]


@pytest.fixture(scope="module")
def chances() -> Chances:
    return Chances()


# 8.1 The model.


def test_8_1_there_are_462_states_and_924_keeps() -> None:
    assert len(POOL) == len(SIZE) == len(set(POOL)) == UP_TO[6] == STATES == 462
    assert len(KEPT) == len(FEWER) == KEEPS == 924
    assert len(FALLS) == KEEPS - STATES
    assert START == [0, 462, 714, 840, 896, 917, FIRST_THROW]


def test_8_1_states_and_dice_name_each_other() -> None:
    for state in range(STATES):
        assert state_of(POOL[state]) == state
        assert len(faces_of(state)) == SIZE[state]
        assert counts_of(faces_of(state)) == POOL[state]


def test_8_1_a_greater_state_has_more_dice_or_higher_ones() -> None:
    order = [(len(faces), faces) for faces in map(faces_of, range(STATES))]
    assert order == sorted(order)


def test_8_1_every_part_of_a_state_can_be_kept() -> None:
    assert sum(len(keeps_within(state)) for state in range(STATES)) == 8008
    state = state_of(counts_of([5, 5, 2, 1, 6, 6]))
    assert [faces_of(kept) for kept in keeps_within(state)][:4] == [[5, 5, 2, 1], [5, 5, 2], [5, 5, 1], [5, 2, 1]]
    assert faces_of(keeps_within(state)[-1]) == []


def test_8_1_the_first_throw_gives_each_state_as_often_as_the_dice_say() -> None:
    found = [0] * STATES
    for dice in product(range(1, 7), repeat=6):
        found[state_of(counts_of(list(dice)))] += 1
    assert pytest.approx([count / 6**6 for count in found], abs=1e-15) == FIRST


# 8.3 Table A.


@pytest.mark.parametrize("row", REFERENCE["beat"], ids=lambda row: "-".join(map(str, row["target"])))
def test_table_A_every_target_without_die_cards(chances: Chances, row: dict[str, list[int] | float]) -> None:
    target = triple(row["target"])
    assert chances.beats(strength(*target), 2, NO_CARDS) == pytest.approx(row["r2"], abs=EXACT)
    assert chances.beats(strength(*target), 3, NO_CARDS) == pytest.approx(row["r3"], abs=EXACT)


def triple(value: object) -> Triple:
    assert isinstance(value, list)
    n, v, p = value
    return n, v, p


def test_table_A_has_all_121_strengths_of_six_dice() -> None:
    stored = [strength(*row["target"]) for row in REFERENCE["beat"]]
    assert stored == Scale(NO_CARDS, False).steps
    assert len(stored) == 121
    with_cards = {step for cards in range(32) for step in Scale(cards, False).steps}
    assert len(with_cards) == 166  # K-3.7


# The tables as the rules print them, two rerolls and three: rows by face of the set, columns by plus die 0 to 5.
PRINTED_A = {
    (3, 2): """
        0.70019064 – 0.69785807 0.69397367 0.68730198 0.66620146
        0.65988373 0.65678095 – 0.65203246 0.64358225 0.61776331
        0.60930818 0.60462076 0.59916746 – 0.58793225 0.55251151
        0.53920061 0.53143023 0.52237672 0.50905971 – 0.45299514
        0.43139690 0.41758946 0.39679400 0.37702936 0.30441780 –""",
    (3, 3): """
        0.76535415 – 0.76387433 0.76168521 0.75662208 0.74065707
        0.73234731 0.73044801 – 0.72787175 0.72126677 0.70125075
        0.68878707 0.68593818 0.68278981 – 0.67364712 0.64428739
        0.62311069 0.61730799 0.61100752 0.60071464 – 0.54911216
        0.51024901 0.49841114 0.48075636 0.46398977 0.39005789 –""",
    (4, 2): """
        0.29632032 – 0.29347443 0.28977015 0.28604121 0.27541933
        0.26587909 0.26234507 – 0.25782707 0.25353678 0.24118139
        0.22981282 0.22544743 0.21997446 – 0.21503827 0.20025221
        0.18531855 0.17947877 0.17226976 0.16632481 – 0.14604518
        0.12511491 0.11687265 0.10673904 0.09655373 0.07059391 –""",
    (4, 3): """
        0.37811743 – 0.37592803 0.37299601 0.37023419 0.36079957
        0.34609092 0.34327980 – 0.33980050 0.33654882 0.32507035
        0.30593712 0.30241113 0.29812378 – 0.29392877 0.27877377
        0.25180262 0.24658076 0.24033326 0.23515656 – 0.21152070
        0.17004535 0.16199414 0.15194721 0.14173873 0.10917481 –""",
    (5, 2): """
        0.06575011 – 0.06487500 0.06397746 0.06314823 0.06163829
        0.05616765 0.05515134 – 0.05412208 0.05319528 0.05147030
        0.04520719 0.04402891 0.04284795 – 0.04181836 0.03978859
        0.03216031 0.03075330 0.02935829 0.02818583 – 0.02546725
        0.01548479 0.01370024 0.01194590 0.01020018 0.00672735 –""",
    (5, 3): """
        0.10148480 – 0.10071823 0.09987925 0.09919018 0.09756245
        0.08860877 0.08770396 – 0.08676878 0.08600604 0.08409736
        0.07320960 0.07214572 0.07101283 – 0.07005375 0.06762489
        0.05314286 0.05174889 0.05029822 0.04906253 – 0.04527448
        0.02423167 0.02231800 0.02025472 0.01809128 0.01278946 –""",
}


@pytest.mark.parametrize(("size", "rerolls"), PRINTED_A)
def test_table_A_as_printed(chances: Chances, size: int, rerolls: int) -> None:
    cells = PRINTED_A[size, rerolls].split()
    assert len(cells) == 30
    for place, cell in enumerate(cells):
        face, plus = place // 6 + 1, place % 6
        assert (cell == "–") == (face == plus)
        if cell != "–":
            found = chances.beats(strength(size, face, plus), rerolls, NO_CARDS)
            assert found == pytest.approx(float(cell), abs=EXACT)


@pytest.mark.parametrize(
    ("target", "two", "three"),
    [
        ((6, 1, 0), 0.00570992, 0.01111111),
        ((6, 2, 0), 0.00459365, 0.00922111),
        ((6, 3, 0), 0.00334976, 0.00701001),
        ((6, 4, 0), 0.00189740, 0.00417244),
        ((6, 5, 0), 0.0, 0.0),
        ((0, 0, 0), 0.99997857, 0.99997857),
        ((1, 5, 4), 0.97645930, 0.98177324),
        ((2, 1, 0), 0.97620428, 0.98153892),
        ((2, 1, 5), 0.96493583, 0.97441262),
        ((2, 3, 2), 0.94320249, 0.95957290),
        ((2, 4, 5), 0.83898878, 0.88573013),
        ((2, 5, 0), 0.82976919, 0.87088095),
        ((2, 5, 3), 0.79193088, 0.84174773),
        ((2, 5, 4), 0.70533298, 0.77162891),
    ],
)
def test_table_A_six_of_a_kind_and_weak_targets(chances: Chances, target: Triple, two: float, three: float) -> None:
    assert chances.beats(strength(*target), 2, NO_CARDS) == pytest.approx(two, abs=EXACT)
    assert chances.beats(strength(*target), 3, NO_CARDS) == pytest.approx(three, abs=EXACT)


@pytest.mark.parametrize(("target", "chance"), [((3, 3, 2), 0.19140089), ((3, 5, 4), 0.04350995)])
def test_8_3_single_throws(chances: Chances, target: Triple, chance: float) -> None:
    assert chances.beats(strength(*target), 0, NO_CARDS) == pytest.approx(chance, abs=EXACT)


# 8.4 Table B.


@pytest.mark.parametrize("row", REFERENCE["beat_with_die_card"], ids=lambda row: "-".join(map(str, row["target"])))
def test_table_B_one_die_card(chances: Chances, row: dict[str, list[float]]) -> None:
    target = strength(*triple(row["target"]))
    found = [chances.beats(target, 2, 2**face) for face in range(5)]
    assert found == pytest.approx(row["r2"], abs=EXACT)


@pytest.mark.parametrize(
    ("name", "chance"), [("555+4", 0.30441780), ("1111", 0.29632032), ("4444", 0.18531855), ("5555", 0.12511491)]
)
def test_table_B_the_king(chances: Chances, name: str, chance: float) -> None:
    king = strength(*DATA["king"]["alternatives"][name])
    assert chances.chance(beat(king, 2, NO_CARDS)) == pytest.approx(chance, abs=EXACT)


# 8.5 Table C.


@pytest.mark.parametrize("row", REFERENCE["take_castle"], ids=lambda row: "-".join(map(str, row["target"])))
def test_table_C_taking_a_castle(chances: Chances, row: dict[str, list[int] | float]) -> None:
    target = strength(*triple(row["target"]))
    defender = entry(2, NO_CARDS)
    assert chances.chance(take(target, 2, NO_CARDS, defender)) == pytest.approx(row["r2"], abs=EXACT)
    assert chances.chance(take(target, 3, NO_CARDS, defender)) == pytest.approx(row["r3"], abs=EXACT)


def test_table_C_where_ties_defend_taking_is_harder_by_the_ties(chances: Chances) -> None:
    target = strength(3, 3, 2)
    plain = chances.chance(take(target, 2, NO_CARDS, entry(2, NO_CARDS)))
    held = chances.chance(take(target, 2, NO_CARDS, entry(2, NO_CARDS), Terms(ties_defend=True)))
    attack = strength(3, 4, 2)
    assert 0.0 < plain - held < 0.05
    ties = chances.chance(defend(attack, 2, NO_CARDS, Terms(ties_defend=True)))
    assert ties == pytest.approx(chances.beats(strength(3, 4, 1), 2, NO_CARDS))  # the next weaker strength
    assert ties > chances.chance(defend(attack, 2, NO_CARDS))


# 8.6 Table D.


@pytest.mark.parametrize("row", REFERENCE["tournament"], ids=lambda row: str(row["players"]))
def test_table_D_tournaments(chances: Chances, row: dict[str, list[float]]) -> None:
    players = len(row["win"])
    found = chances.tournament([entry(3, NO_CARDS), *[entry(2, NO_CARDS)] * (players - 1)])
    assert found == pytest.approx(row["win"], abs=TOURNAMENT)
    assert sum(found) == pytest.approx(1.0, abs=1e-12)


@pytest.mark.parametrize(
    ("entries", "win"),
    [
        ([entry(3, 0), entry(3, 0)], [0.48324917, 0.51675083]),
        ([entry(3, DIE_5), entry(2, 0)], [0.70997357, 0.29002643]),
        ([entry(3, 0), entry(2, 0), entry(3, 0)], [0.35116528, 0.27235046, 0.37648426]),
    ],
)
def test_table_D_champions_and_die_cards(chances: Chances, entries: list[int], win: list[float]) -> None:
    assert chances.tournament(entries) == pytest.approx(win, abs=TOURNAMENT)


def test_table_D_the_organisers_goal_has_the_organisers_chance(chances: Chances) -> None:
    later = [entry(2, NO_CARDS)] * 3
    aim = win(NO_LEADER, 3, NO_CARDS, later)
    assert chances.chance(aim) == pytest.approx(chances.tournament([entry(3, NO_CARDS), *later])[0], abs=1e-12)
    assert chances.plan(aim).chance == pytest.approx(chances.chance(aim), abs=1e-12)


def test_8_6_a_leader_keeps_what_the_others_do_not_win(chances: Chances) -> None:
    entries = [entry(3, NO_CARDS), entry(2, DIE_3), entry(2, NO_CARDS)]
    leader = strength(3, 4, 2)
    found = chances.tournament(entries, leader=leader, leading=1)
    assert sum(found) == pytest.approx(1.0)
    assert found[1] == pytest.approx(chances.chance(win(leader, 2, DIE_3, [entry(2, NO_CARDS)])))
    assert found[2] < chances.beats(leader, 2, NO_CARDS)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_8_6_quick_plans_lose_next_to_nothing(chances: Chances, players: int) -> None:
    """Later rollers who care for the leader alone: the estimate is a little low, the plan as good as the best."""
    later = [entry(2, NO_CARDS)] * (players - 1)
    exact, quick = (win(NO_LEADER, 3, NO_CARDS, later, exact=which) for which in (True, False))
    utility = chances.utility(exact)
    real = sum(share * worth for share, worth in zip(spread(chances.plan(quick)), utility, strict=True))
    assert 0.0 <= chances.chance(exact) - chances.chance(quick) < 0.002
    assert 0.0 <= chances.chance(exact) - real < 1e-4


# 8.7 Table E.


CASTLE = "castle"
TABLE_E = [
    # objective, target, die cards, dice, left, best keep, value, second best, its keep where it is named
    ("beat", (3, 4, 1), 0, "665521", 2, "55", 0.47839506, 0.39814815, None),
    ("beat", (3, 4, 1), 0, "666553", 1, "55", 0.16666667, 0.02777778, None),
    ("beat", (3, 3, 2), 0, "335516", 2, "55", 0.63130144, 0.59953704, "5533"),
    ("beat", (3, 2, 4), 0, "222416", 2, "222", 0.75038580, 0.66666667, None),
    ("beat", (3, 4, 5), 0, "444552", 2, "55", 0.73001686, 0.68920396, None),
    ("beat", (3, 4, 5), 0, "444521", 2, "444", 0.63289823, 0.60558128, "5444"),
    ("beat", (3, 5, 4), 0, "111556", 2, "111", 0.47839506, 0.39814815, None),
    ("beat", (3, 3, 1), 0, "123456", 2, "54", 0.40052726, 0.38625257, None),
    ("beat", (4, 4, 0), 0, "111155", 2, "1111", 0.47841650, 0.39814815, None),
    ("beat", (3, 5, 3), 0, "555216", 1, "555", 0.55555556, 0.33333333, None),
    ("beat", (3, 3, 2), DIE_3, "331266", 1, "33", 0.75000000, 0.50000000, None),
    (CASTLE, (3, 3, 2), 0, "333521", 2, "333", 0.65123399, 0.63996156, "5333"),
    (CASTLE, (3, 3, 2), 0, "333521", 1, "5333", 0.56445511, 0.54265065, "333"),
    (CASTLE, (3, 3, 2), 0, "444566", 1, "5444", 0.54700486, 0.54326984, "444"),
    (CASTLE, (3, 3, 2), 0, "444566", 2, "444", 0.57538254, 0.54700486, "5444"),
]


def goal_of(objective: str, target: Triple, cards: int) -> Aim:
    packed = strength(*target)
    return take(packed, 2, cards, entry(2, NO_CARDS)) if objective == CASTLE else beat(packed, 2, cards)


def named(keep: Keep) -> str:
    return "".join(map(str, faces_of(keep.kept)))


@pytest.mark.parametrize(("objective", "target", "cards", "dice", "left", "kept", "value", "second", "other"), TABLE_E)
def test_table_E_best_keeps(
    chances: Chances,
    objective: str,
    target: Triple,
    cards: int,
    dice: str,
    left: int,
    kept: str,
    value: float,
    second: float,
    other: str | None,
) -> None:
    aim = goal_of(objective, target, cards)
    state = state_of(counts_of([int(die) for die in dice]))
    solution = chances.solution(aim)
    keeps = solution.keeps(state, left)
    assert named(keeps[0]) == kept
    assert keeps[0].value == solution.value(state, left) == pytest.approx(value, abs=EXACT)
    assert keeps[1].value == pytest.approx(second, abs=EXACT)
    assert other is None or named(keeps[1]) == other
    assert "".join(map(str, faces_of(chances.plan(aim).keep(state, left)))) == kept


# Against slow enumeration: dice as sorted tuples, throws listed one by one, whole numbers only.


def slow_strength(dice: tuple[int, ...], cards: int) -> Triple:
    pool = [die for die in dice if die != 6] + [face for face in range(1, 6) if cards >> (face - 1) & 1]
    if not pool:
        return 0, 0, 0
    n = max(map(pool.count, pool))
    v = max(face for face in pool if pool.count(face) == n)
    return n, v, max((face for face in pool if face != v), default=0)


@cache
def throws(count: int) -> list[tuple[tuple[int, ...], int]]:
    """What so many dice can show, sixes left out, and in how many ways."""
    found: dict[tuple[int, ...], int] = {}
    for dice in product(range(1, 7), repeat=count):
        live = tuple(sorted(die for die in dice if die != 6))
        found[live] = found.get(live, 0) + 1
    return list(found.items())


def parts(dice: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Everything that can be kept of some dice, some of it several times."""
    for mask in range(2 ** len(dice)):
        yield tuple(die for place, die in enumerate(dice) if mask >> place & 1)


class Slow:
    """The best number of ways out of 6 ** (6 * rerolls) to beat a target, by listing everything."""

    def __init__(self, target: Triple, cards: int) -> None:
        self.target = target
        self.cards = cards
        self.known: dict[tuple[tuple[int, ...], int], int] = {}
        self.thrown: dict[tuple[tuple[int, ...], int, int], int] = {}

    def best(self, dice: tuple[int, ...], left: int) -> int:
        if (dice, left) not in self.known:
            stop = (slow_strength(dice, self.cards) > self.target) * 6 ** (6 * left)
            keeps = {kept for kept in parts(dice) if len(kept) < len(dice)} if left else set()
            ways = [self.keep(kept, len(dice) - len(kept), left) for kept in keeps]
            self.known[dice, left] = max([stop, *ways])
        return self.known[dice, left]

    def keep(self, kept: tuple[int, ...], count: int, left: int) -> int:
        if (kept, count, left) not in self.thrown:
            ways = sum(times * self.best(tuple(sorted(kept + live)), left - 1) for live, times in throws(count))
            self.thrown[kept, count, left] = ways * 6 ** (6 - count)
        return self.thrown[kept, count, left]

    def chance(self, rerolls: int) -> float:
        ways = sum(times * self.best(live, rerolls) for live, times in throws(6))
        return float(ways / 6 ** (6 * rerolls + 6))


TARGETS = st.tuples(st.integers(1, 5), st.integers(1, 5), st.integers(0, 5)).filter(
    lambda target: target[1] != target[2]
)
LYING = st.lists(st.integers(1, 6), min_size=6, max_size=6)


@settings(max_examples=6, deadline=None)
@given(target=TARGETS, cards=st.integers(0, 31), rerolls=st.integers(0, 2), dice=LYING)
def test_8_2_slow_enumeration_agrees(target: Triple, cards: int, rerolls: int, dice: list[int]) -> None:
    slow = Slow(target, cards)
    aim = beat(strength(*target), rerolls, cards)
    chances = Chances()
    assert chances.chance(aim) == pytest.approx(slow.chance(rerolls), abs=1e-12)
    solution = chances.solution(aim)
    live = tuple(sorted(die for die in dice if die != 6))
    state = state_of(counts_of(dice))
    for left in range(rerolls + 1):
        scale = 6 ** (6 * left)
        assert solution.value(state, left) == pytest.approx(slow.best(live, left) / scale, abs=1e-12)
        for kept in set(parts(live)) if left else set():
            if len(kept) < len(live):
                ways = slow.keep(kept, len(live) - len(kept), left) / scale
                found = solution.keep_value(state, state_of(counts_of(list(kept))), left)
                assert found == pytest.approx(ways, abs=1e-12)


@given(dice=LYING, cards=st.integers(0, 31))
def test_K_3_2_states_have_the_strength_of_their_dice(dice: list[int], cards: int) -> None:
    state = state_of(counts_of(dice))
    assert Scale(cards, False).of_state[state] == strength(*slow_strength(tuple(dice), cards))


# Plans and where they lead.


@given(target=TARGETS, cards=st.integers(0, 31), rerolls=st.integers(0, 3))
@settings(max_examples=15, deadline=None)
def test_8_2_a_plan_reaches_the_chance_that_it_promises(target: Triple, cards: int, rerolls: int) -> None:
    aim = beat(strength(*target), rerolls, cards)
    chances = Chances()
    utility = chances.utility(aim)
    best = plan(utility, rerolls)
    ends = spread(best)
    assert sum(ends) == pytest.approx(1.0, abs=1e-12)
    reached = sum(share * worth for share, worth in zip(ends, utility, strict=True))
    assert reached == pytest.approx(best.chance, abs=1e-12)
    assert best.chance == pytest.approx(best_chance(utility, rerolls), abs=1e-15)
    solution = Solution(utility, rerolls)
    assert solution.chance() == pytest.approx(best.chance, abs=1e-15)
    for left in range(1, rerolls + 1):
        for state in range(0, STATES, 7):
            first = solution.keeps(state, left)[0]
            assert best.keep(state, left) == first.kept
            assert solution.keep_value(state, first.kept, left) == pytest.approx(solution.value(state, left), abs=1e-12)


def test_K_4_3_who_cannot_gain_by_rolling_stops(chances: Chances) -> None:
    aim = beat(strength(3, 4, 1), 2, NO_CARDS)
    for dice in ([5, 5, 5, 1, 6, 6], [4, 4, 4, 2, 1, 1], [6, 6, 6, 6, 2, 1]):  # won, won, and hopeless
        state = state_of(counts_of(dice))
        assert chances.plan(aim).keep(state, 1) == state
        assert chances.plan(aim).keep(state, 2) == state


def test_K_4_6_an_attacker_goes_on_after_beating_the_card(chances: Chances) -> None:
    state = state_of(counts_of([4, 4, 4, 5, 6, 6]))
    aim = take(strength(3, 3, 2), 2, NO_CARDS, entry(2, NO_CARDS))
    assert faces_of(chances.plan(aim).keep(state, 2)) == [4, 4, 4]
    assert chances.plan(beat(strength(3, 3, 2), 2, NO_CARDS)).keep(state, 2) == state


def test_8_1_keeping_everything_is_to_stop_and_worth_what_lies_there(chances: Chances) -> None:
    solution = chances.solution(beat(strength(3, 3, 2), 2, NO_CARDS))
    state = state_of(counts_of([3, 3, 5, 5, 1, 6]))
    assert solution.keep_value(state, state, 2) == 0.0
    assert keep_of(state, state) == state


# Die cards, all plus dice, roll-offs.


@given(target=TARGETS, cards=st.integers(0, 31), face=st.integers(0, 4), rerolls=st.integers(0, 2))
@settings(max_examples=25, deadline=None)
def test_K_12_2_a_die_card_never_hurts(target: Triple, cards: int, face: int, rerolls: int) -> None:
    chances = Chances()
    packed = strength(*target)
    more = chances.beats(packed, rerolls, cards | 2**face)
    assert more >= chances.beats(packed, rerolls, cards) - 1e-12
    assert chances.beats(packed, rerolls + 1, cards) >= chances.beats(packed, rerolls, cards) - 1e-12


def test_K_3_8_all_plus_dice_tell_equal_rolls_apart(chances: Chances) -> None:
    full = Scale(NO_CARDS, True)
    assert len(full.steps) == STATES  # no two states are level
    attack = full_strength_of(counts_of([3, 3, 3, 5, 4, 1]))
    better = full_strength_of(counts_of([3, 3, 3, 5, 4, 2]))
    terms = Terms(all_plus_dice=True)
    assert chances.chance(defend(attack, 2, NO_CARDS, terms)) > chances.chance(defend(better, 2, NO_CARDS, terms))
    plain = chances.chance(defend(strength_of(counts_of([3, 3, 3, 5, 4, 1])), 2, NO_CARDS))
    assert chances.chance(defend(attack, 2, NO_CARDS, terms)) > plain  # a tie on the first plus die can be beaten
    assert chances.chance(beat(strength(3, 3, 2), 2, NO_CARDS)) == pytest.approx(0.59916746, abs=EXACT)


def test_K_3_8_taking_a_castle_with_all_plus_dice(chances: Chances) -> None:
    """A card is beaten as ever; the owner, who could only tie before, now wins some of these."""
    aim = take(strength(3, 5, 3), 2, NO_CARDS, entry(2, NO_CARDS), Terms(all_plus_dice=True))
    plain = take(strength(3, 5, 3), 2, NO_CARDS, entry(2, NO_CARDS))
    assert chances.chance(plain) - 0.02 < chances.chance(aim) < chances.chance(plain)
    utility = chances.utility(aim)
    beaten = [strength_of(pool) > strength(3, 5, 3) for pool in POOL]
    assert [worth > 0.0 for worth in utility] == beaten


def test_K_3_8_tournament_with_all_plus_dice(chances: Chances) -> None:
    found = chances.tournament([entry(3, NO_CARDS), entry(2, NO_CARDS)], Terms(all_plus_dice=True))
    assert sum(found) == pytest.approx(1.0)
    assert found[0] < 0.54314930  # the organiser no longer wins all ties on one plus die


def single_throws(cards: int) -> dict[int, float]:
    """By strength: how likely one throw of all dice gives it."""
    scale = Scale(cards, False)
    found: dict[int, float] = {}
    for state, share in enumerate(FIRST):
        found[scale.of_state[state]] = found.get(scale.of_state[state], 0.0) + share
    return found


@pytest.mark.parametrize("cards", [0, DIE_5, DIE_3 | DIE_5])
def test_K_10_4_roll_off_of_single_throws(chances: Chances, cards: int) -> None:
    """Without rerolls nothing is to be decided: wins and ties can be counted."""
    mine, other = single_throws(cards), single_throws(NO_CARDS)
    ahead = sum(p * q for a, p in mine.items() for b, q in other.items() if a > b)
    level = sum(p * q for a, p in mine.items() for b, q in other.items() if a == b)
    found = chances.tournament([entry(0, cards), entry(0, NO_CARDS)], Terms(ties_roll_off=True))
    assert found[0] == pytest.approx(ahead / (1.0 - level), abs=1e-9)
    assert sum(found) == pytest.approx(1.0, abs=1e-9)


def test_K_10_4_equal_rollers_without_rerolls_have_equal_chances(chances: Chances) -> None:
    found = chances.tournament([entry(0, NO_CARDS)] * 3, Terms(ties_roll_off=True))
    assert found == pytest.approx([1 / 3] * 3, abs=1e-9)


def test_K_10_4_a_roll_off_takes_from_the_organiser(chances: Chances) -> None:
    terms = Terms(ties_roll_off=True)
    found = chances.tournament([entry(3, NO_CARDS), entry(2, NO_CARDS)], terms)
    assert found == pytest.approx([0.53651895, 0.46348105], abs=TOURNAMENT)
    leader = strength(3, 5, 2)
    now = chances.tournament([entry(3, NO_CARDS), entry(2, NO_CARDS)], terms, leader, 1)
    aim = win(leader, 2, NO_CARDS, [], terms, [entry(3, NO_CARDS)])
    assert now[1] == pytest.approx(chances.chance(aim), abs=1e-9)
    tie = chances.beats(leader - 1, 2, NO_CARDS) - chances.beats(leader, 2, NO_CARDS)
    assert chances.beats(leader, 2, NO_CARDS) < now[1] < chances.beats(leader, 2, NO_CARDS) + tie


def test_K_10_4_shared_ties_are_close_to_rolled_off_ones(chances: Chances) -> None:
    terms = Terms(ties_roll_off=True)
    for later in ([], [entry(2, NO_CARDS)]):
        leader = strength(3, 3, 5)
        exact, quick = (
            win(leader, 2, NO_CARDS, later, terms, [entry(2, NO_CARDS)], exact=which) for which in (True, False)
        )
        assert chances.chance(quick) == pytest.approx(chances.chance(exact), abs=0.003)


# The store.


def test_8_1_what_is_remembered_does_not_change_an_answer() -> None:
    used, fresh = Chances(), Chances()
    aims = [beat(strength(3, 3, plus), 2, cards) for plus in (1, 2, 4, 5) for cards in range(0, 32, 5)]
    aims += [take(strength(3, 2, 1), 2, cards, entry(2, DIE_3)) for cards in (0, 7)]
    first = [used.plan(aim).chance for aim in aims]
    assert [used.plan(aim).chance for aim in reversed(aims)] == first[::-1]
    assert [fresh.plan(aim).chance for aim in aims] == first
    assert [used.chance(aim) for aim in aims] == pytest.approx(first, abs=1e-15)


def test_8_1_the_store_starts_anew_when_it_is_full() -> None:
    chances = Chances()
    for solved in range(40):
        chances.solution(beat(strength(3, solved % 5 + 1, 0), 1, solved % 32))
    assert len(chances.solutions) <= 16


def test_8_2_goals_with_equal_keys_are_equal() -> None:
    assert beat(200, 2, 3).key == beat(200, 2, 3).key
    keys = {
        beat(200, 2, 3).key,
        beat(200, 3, 3).key,
        take(200, 2, 3, entry(2, 0)).key,
        take(200, 2, 3, entry(2, 1)).key,
        take(200, 2, 3, entry(2, 0), Terms(ties_defend=True)).key,
        win(200, 2, 3, []).key,
        win(200, 2, 3, [entry(2, 0)]).key,
        win(200, 2, 3, [entry(2, 0)], PRINTED, [entry(3, 0)]).key,
        win(200, 2, 3, [entry(2, 0)], Terms(ties_roll_off=True), [entry(3, 0)]).key,
        win(200, 2, 3, [entry(2, 0)], Terms(all_plus_dice=True)).key,
    }
    assert len(keys) == 9  # who leads matters only where ties are rolled off
