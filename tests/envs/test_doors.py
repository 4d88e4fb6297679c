"""The doors beyond what the peers' own tests look at: secrets, seeds, refusals, truncation, rewards, chance."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import banneret
from banneret.core.errors import UserError
from banneret.core.refusals import Refused
from banneret.envs import library
from banneret.envs.aec import raw_env
from banneret.envs.batch import Batch
from banneret.envs.gymnasium_entry import name_of
from banneret.envs.one_seat import OneSeat
from banneret.envs.seating import Seating, TableKind
from banneret.envs.spiel import options_of, spiel
from banneret.games.registry import game_ids


def first_legal(mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


def finished(env: Any, seed: int) -> dict[str, float]:
    """The rewards of a game in which everybody gives the first legal answer."""
    env.reset(seed=seed)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        if over or cut:
            rewards[agent] = reward
            env.step(None)
        else:
            env.step(first_legal(seen["action_mask"]))
    return rewards


def test_a_missing_library_is_told_with_its_extra() -> None:
    with pytest.raises(UserError) as told:
        library("no_such_library_of_others", "research")
    assert told.value.code == "missing_extra"
    assert told.value.parts == {"library": "no_such_library_of_others", "extra": "research"}


def test_an_illegal_answer_is_refused_with_its_rule() -> None:
    env = raw_env("havoc", 2)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(Refused, match=r"H-"):
        env.step(illegal)
    with pytest.raises(Refused, match="not_an_answer"):
        env.step(10**6)


def test_truncation_ends_all_without_a_reward() -> None:
    rewards = finished(raw_env("knights", 2, max_cycles=25), 3)
    assert rewards == {"seat_0": 0.0, "seat_1": 0.0}


@pytest.mark.parametrize("reward", ["utilities", "centred", "returns"])
def test_rewards_come_at_the_end(reward: str) -> None:
    rewards = list(finished(raw_env("havoc", 2, reward=reward), 3).values())
    assert sum(rewards) == pytest.approx(0.0 if reward == "centred" else 1.0)
    assert max(rewards) > min(rewards)


def test_a_choice_that_there_is_not_is_told_with_those_there_are() -> None:
    for bad in ({"reward": "gold"}, {"observation": "all"}):
        with pytest.raises(UserError, match="unknown_choice"):
            raw_env("havoc", 2, **bad)
    with pytest.raises(UserError, match="unknown_choice"):
        OneSeat("havoc", 2, seat=5)
    with pytest.raises(UserError, match="no_opponents"):
        OneSeat("havoc", 2, opponents=[])


def test_nobody_is_told_who_else_has_answered_a_joint_question() -> None:
    """Field of Glory opens with a joint question: the second seat sees the same before and after the first answers."""
    seating = Seating(TableKind("field_of_glory"), "joint")
    before = bytes(seating.observed(1))
    assert not any(seating.mask(1))
    while seating.seat() == 0:
        seating.apply(seating.legal()[-1])
        assert bytes(seating.observed(1)) == before


def test_explain_tells_question_and_answers() -> None:
    env = raw_env("knights", 2, explain=True)
    env.reset(seed=1)
    told = env.infos[env.agent_selection]
    assert told["question"] in banneret.game("knights").rules.frames
    assert env.seating is not None
    assert told["legal"] == [action.notation for action in env.seating.legal()]


def test_one_seat_and_a_batch_play_the_same_game_from_the_same_seed() -> None:
    one = OneSeat("knights", 2, seat=0, opponents=["expert"], max_cycles=30)
    many = Batch("knights", 2, 2, seat=0, opponents=["expert"], max_cycles=30)
    seen, _ = one.reset(seed=9)
    together, _ = many.reset(seed=9)
    for _ in range(20):
        assert (together["observation"][0] == seen["observation"]).all()
        assert (together["action_mask"][0] == seen["action_mask"]).all()
        seen, _, over, cut, _ = one.step(first_legal(seen["action_mask"]))
        assert not over
        assert not cut
        together, _, _, _, _ = many.step(np.array([first_legal(mask) for mask in together["action_mask"]]))


def test_a_batch_starts_ended_games_anew_and_tells_what_was_last_seen() -> None:
    games = Batch("knights", 3, 2, max_cycles=5, illegal="lose")
    seen, infos = games.reset(seed=1)
    for step in range(5):
        seen, rewards, over, cut, infos = games.step(np.array([first_legal(mask) for mask in seen["action_mask"]]))
        assert cut.any() == (step == 4)
    assert infos["_final_obs"].all()
    assert set(infos["final_obs"][0]) == {"observation", "action_mask"}
    illegal = int(np.flatnonzero(seen["action_mask"][1] == 0)[0])
    answers = [first_legal(seen["action_mask"][0]), illegal, first_legal(seen["action_mask"][2])]
    seen, rewards, over, cut, infos = games.step(np.array(answers))
    assert list(over) == [False, True, False]
    assert rewards[1] == 0.0
    strict = Batch("knights", 1, 2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(Refused):
        strict.step(np.array([10**6]))


def test_a_batch_gives_numbers_of_answers_in_place_of_masks() -> None:
    games = Batch("warrior_knights", 2, 2, legal_only=True)
    seen, _ = games.reset(seed=1)
    for row, seating in zip(seen["legal"], games.games, strict=True):
        assert [id for id in row.tolist() if id >= 0] == [action.id for action in seating.legal()]


def test_gymnasium_finds_the_games() -> None:
    name = f"banneret/Knights-v{banneret.game('knights').rules_version}"
    made = gymnasium.make(f"banneret.envs.gymnasium_entry:{name}", max_cycles=5)
    made.reset(seed=1)
    assert isinstance(made.unwrapped, OneSeat)
    known = {id for id in gymnasium.registry if id.startswith("banneret/")}
    assert known == {name_of(id) for id in game_ids()}
    assert isinstance(gymnasium.make_vec(name, num_envs=3, vectorization_mode="vector_entry_point"), Batch)


# OpenSpiel.


def at_first_question(game: Any, outcome: int = 3) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(outcome % len(state.chance_outcomes()))
    return state


def test_clones_go_their_own_ways_and_share_nothing_that_changes() -> None:
    state = at_first_question(spiel("havoc", 2))
    twin = state.clone()
    told = state.information_state_string(0)
    twin.apply_action(twin.legal_actions()[0])
    assert state.information_state_string(0) == told
    assert len(twin.history()) == len(state.history()) + 1


def test_explicit_chance_deals_outcome_by_outcome() -> None:
    state = at_first_question(spiel("knights", 2, chance="explicit"), 0)
    assert len(state.history()) > 40
    assert not state.is_chance_node()


def test_the_same_information_is_the_same_view_and_the_same_answers() -> None:
    game = spiel("field_of_glory", 2)
    known: dict[str, tuple[str, list[int]]] = {}
    dice = np.random.default_rng(2)
    for _ in range(4):
        state = at_first_question(game, int(dice.integers(2)))
        for _ in range(12):
            while state.is_chance_node():
                state.apply_action(0)
            if state.is_terminal():
                break
            player = state.current_player()
            told = state.information_state_string(player)
            now = (state.observation_string(player), state.legal_actions())
            assert known.setdefault(told, now) == now
            state.apply_action(int(dice.choice(state.legal_actions())))


@pytest.mark.parametrize("chance", ["streams", "explicit"])
def test_information_asked_for_late_is_that_asked_for_all_along(chance: str) -> None:
    """What lies behind is played again, also behind a sampled world, and nobody's digest leaks into another world."""
    dice = np.random.default_rng(4)
    early, late = (spiel("field_of_glory", 2, chance=chance).new_initial_state() for _ in range(2))

    def go_on(states: list[Any], answers: int) -> None:
        while answers and not states[0].is_terminal():
            if states[0].is_chance_node():
                action = int(dice.integers(len(states[0].chance_outcomes())))
            else:
                action = int(dice.choice(states[0].legal_actions()))
                answers -= 1
            for state in states:
                state.apply_action(action)
            for player in range(2):
                states[0].information_state_string(player)

    def told(state: Any) -> list[str]:
        return [state.information_state_string(player) for player in range(2)]

    go_on([early, late], 25)
    assert told(late) == told(early)
    while early.is_chance_node():
        go_on([early, late], 1)
    player = early.current_player()
    worlds = [state.resample_from_infostate(player, lambda: 0.5) for state in (early, late)]
    assert told(worlds[0])[player] == told(early)[player]
    go_on(worlds, 8)
    assert told(worlds[1]) == told(worlds[0])
    assert told(late) == told(early)


def test_a_resampled_state_is_one_that_the_player_cannot_tell_apart() -> None:
    state = at_first_question(spiel("havoc", 3))
    player = state.current_player()
    others = set()
    for number in range(5):
        world = state.resample_from_infostate(player, lambda number=number: number / 5)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.legal_actions() == state.legal_actions()
        others.add(world.observation_string((player + 1) % 3))
    assert len(others) > 1


def test_parameters_of_a_registered_game() -> None:
    spiel("havoc", 2)
    game = pyspiel.load_game("banneret_havoc(players=5,options=john_of_gaunt:on)")
    assert game.num_players() == 5
    with pytest.raises(UserError, match="spiel_options"):
        options_of("john_of_gaunt")
