"""Doors in the wrong hands: a clear error for every mistake, and copies that go on as the original does."""

from __future__ import annotations

import copy
import pickle
import traceback
from collections.abc import Callable
from threading import Thread
from typing import Any

import numpy as np
import pytest

import banneret
from banneret.core.errors import UserError
from banneret.core.refusals import Refused
from banneret.envs.aec import raw_env
from banneret.games.registry import game_ids

COPIES: dict[str, Callable[[Any], Any]] = {"copied": copy.deepcopy, "sent": lambda env: pickle.loads(pickle.dumps(env))}
DOORS: dict[str, Callable[..., Any]] = {
    "env": banneret.env,
    "gym": banneret.gym,
    "batch": lambda game, *players, **more: banneret.batch(game, 2, *players, **more),
    "spiel": banneret.spiel,
}


def first_legal(mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


def answered(env: Any, steps: int) -> list[bytes]:
    """What the seats of an AEC environment see while each gives the first legal answer."""
    seen = []
    for _ in range(steps):
        observation, _, over, cut, _ = env.last()
        if over or cut:
            break
        env.step(first_legal(observation["action_mask"]))
        seen.append(observation["observation"].tobytes())
    return seen


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize(
    ("given", "code"),
    [
        (("chess",), "unknown_game"),
        (("havoc", 9), "player_count"),
        (("havoc", "2"), "not_whole"),
        (("havoc", 2.0), "not_whole"),
        (("havoc", 2, {"options": {"nothing": "on"}}), "unknown_option"),
        (("havoc", 2, {"options": {"john_of_gaunt": "maybe"}}), "unknown_option_value"),
        (("havoc", 2, {"options": ["john_of_gaunt"]}), "not_options"),
        (("havoc", 2, {"reward": "gold"}), "unknown_choice"),
    ],
)
def test_a_door_says_what_is_wrong_before_it_opens(door: str, given: tuple[Any, ...], code: str) -> None:
    more = given[2] if len(given) > 2 else {}
    with pytest.raises(UserError) as told:
        DOORS[door](*given[:2], **more)
    assert told.value.code == code


@pytest.mark.parametrize("door", ["env", "gym", "batch"])
def test_limits_and_ways_to_draw_are_checked(door: str) -> None:
    with pytest.raises(UserError, match="too_small"):
        DOORS[door]("havoc", 2, max_cycles=0)
    with pytest.raises(UserError, match="not_whole"):
        DOORS[door]("havoc", 2, max_cycles=1.5)
    with pytest.raises(UserError, match="unknown_choice"):
        DOORS[door]("havoc", 2, render_mode="rgb_array")


def test_a_traceback_shows_the_sentence() -> None:
    with pytest.raises(UserError) as told:
        raw_env("havoc", 2).step(0)
    assert "call reset() first" in "".join(traceback.format_exception(told.value))


def test_pettingzoo_without_a_game_or_with_nonsense() -> None:
    env: Any = raw_env("havoc", 2)
    for deed in (lambda: env.step(0), lambda: env.observe("seat_0"), env.last):
        with pytest.raises(UserError, match="reset_first"):
            deed()
    env.reset(seed="any text")
    before = env.observe("seat_0")["observation"].tobytes()
    env.reset(seed="any text")
    assert env.observe("seat_0")["observation"].tobytes() == before
    env.reset(seed=-1)
    with pytest.raises(UserError, match="not_a_seed"):
        env.reset(seed=1.5)
    for answer in (None, "lay", 1.7, True):
        with pytest.raises(UserError, match="not_whole"):
            env.step(answer)
    with pytest.raises(UserError, match="unknown_choice"):
        env.observe("seat_7")
    with pytest.raises(UserError, match="unknown_choice"):
        raw_env("havoc", 2, render_seat=2)
    answered(env, 10_000)
    env.step(None)
    env.step(None)
    with pytest.raises(UserError, match="reset_first"):
        env.step(None)
    env.close()
    with pytest.raises(UserError, match="reset_first"):
        env.observe("seat_0")


def test_gymnasium_without_a_game_or_with_nonsense() -> None:
    env: Any = banneret.gym("havoc", 2, illegal="lose")
    with pytest.raises(UserError, match="reset_first"):
        env.step(0)
    seen, _ = env.reset(seed="any text")
    with pytest.raises(UserError, match="not_whole"):
        env.step("lay")
    assert env.step(first_legal(seen["action_mask"] == 0))[2]
    with pytest.raises(UserError, match="reset_first"):
        env.step(0)
    with pytest.raises(UserError, match="not_bots"):
        banneret.gym("havoc", 2, opponents="expert")


def test_a_batch_wants_one_whole_number_a_game() -> None:
    with pytest.raises(UserError, match="too_small"):
        banneret.batch("havoc", 0)
    games: Any = banneret.batch("havoc", 2, 2)
    with pytest.raises(UserError, match="reset_first"):
        games.step(np.array([0, 0]))
    for seeds in ([1], [1, 2, 3]):
        with pytest.raises(UserError, match="seeds_count"):
            games.reset(seed=seeds)
    games.reset(seed=np.int64(4))
    for answers, code in [([0], "answers_count"), ([[0], [0]], "answers_count"), ([0.5, 1.5], "not_whole")]:
        with pytest.raises(UserError, match=code):
            games.step(np.array(answers))
    games.close()
    with pytest.raises(UserError, match="reset_first"):
        games.step(np.array([0, 0]))
    with pytest.raises(UserError, match="too_narrow"):
        banneret.batch("warrior_knights", 1, 2, legal_only=True, widest=1).reset(seed=1)


def test_openspiel_refuses_what_is_not_legal() -> None:
    state = banneret.spiel("havoc", 2).new_initial_state()
    for outcome in (256, -3):
        with pytest.raises(Refused, match="not_an_answer"):
            state.apply_action(outcome)
    with pytest.raises(UserError, match="before_the_deal"):
        state.resample_from_infostate(0, lambda: 0.5)
    state = banneret.spiel("havoc", 2).new_initial_state()
    while state.is_chance_node():
        state.apply_action(3)
    illegal = next(number for number in range(786) if number not in state.legal_actions())
    for answer, told in ((illegal, "H-"), (10**6, "not_an_answer")):
        with pytest.raises(Refused, match=told):
            state.clone().apply_action(answer)
    with pytest.raises(UserError, match="unknown_choice"):
        state.resample_from_infostate(9, lambda: 0.5)
    while not state.is_terminal():
        state.apply_action(0 if state.is_chance_node() else state.legal_actions()[0])
    with pytest.raises(Refused, match="game_over"):
        state.apply_action(0)


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("way", COPIES)
def test_a_copy_in_the_middle_goes_on_as_the_game_does(game: str, way: str) -> None:
    env = raw_env(game)
    env.reset(seed=5)
    answered(env, 15)
    twin = COPIES[way](env)
    ours = answered(env, 40)
    assert answered(twin, 40) == ours


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("opponent", ["random", "expert"])
def test_a_copied_learner_meets_the_same_opponents(way: str, opponent: str) -> None:
    one = banneret.gym("havoc", 3, opponents=[opponent])
    many = banneret.batch("havoc", 2, 3, opponents=[opponent])
    seen, _ = one.reset(seed=5)
    row, _ = many.reset(seed=5)
    for _ in range(5):
        seen = one.step(first_legal(seen["action_mask"]))[0]
        row = many.step(np.array([first_legal(mask) for mask in row["action_mask"]]))[0]
    twin, twins = COPIES[way](one), COPIES[way](many)
    ours, theirs, rows, copied = seen, seen, row, row
    for _ in range(15):
        ours, *_ = one.step(first_legal(ours["action_mask"]))
        theirs, *_ = twin.step(first_legal(theirs["action_mask"]))
        assert ours["observation"].tobytes() == theirs["observation"].tobytes()
        rows, *_ = many.step(np.array([first_legal(mask) for mask in rows["action_mask"]]))
        copied, *_ = twins.step(np.array([first_legal(mask) for mask in copied["action_mask"]]))
        assert rows["observation"].tobytes() == copied["observation"].tobytes()


def test_environments_side_by_side_and_in_threads_do_not_touch_each_other() -> None:
    def play(seed: int, found: dict[int, list[bytes]]) -> None:
        env = raw_env("havoc", 3)
        env.reset(seed=seed)
        found[seed] = answered(env, 60)

    alone: dict[int, list[bytes]] = {}
    together: dict[int, list[bytes]] = {}
    for seed in range(3):
        play(seed, alone)
    threads = [Thread(target=play, args=(seed, together)) for seed in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert together == alone
