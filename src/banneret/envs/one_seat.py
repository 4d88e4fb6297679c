"""Gymnasium: one learner among bots. Needs the extra `research`."""

from collections.abc import Mapping, Sequence
from typing import Any

from banneret.arena.given import mistake, whole
from banneret.core.kind import GameKind
from banneret.core.refusals import Refused
from banneret.envs import RESEARCH, library
from banneret.envs.aec import MOST_SEED, observed, spaces_of
from banneret.envs.opponents import Opponents, check_opponents, made_again, recipe_of
from banneret.envs.seating import (
    UTILITIES,
    VIEW_AND_MEMORY,
    Seating,
    TableKind,
    cycles_given,
    generator_seed,
    mode_given,
    one_of,
)

np: Any = library("numpy", RESEARCH)
gymnasium: Any = library("gymnasium", RESEARCH)

LOSE = "lose"
RAISE = "raise"
RANDOM_SEAT = "random"


def seat_of(table: TableKind, seat: int | str) -> int:
    """The learner's seat; -1: another one in each game."""
    if seat == RANDOM_SEAT:
        return -1
    if not isinstance(seat, int) or not 0 <= seat < table.players:
        known = ", ".join([RANDOM_SEAT, *map(str, range(table.players))])
        raise mistake("unknown_choice", what="seat", value=str(seat), known=known)
    return seat


class OneSeat(gymnasium.Env):  # type: ignore[misc]
    """One learner; the other seats are bots that answer inside `step`.

    `seat` is a number or `random`: another one in each game. With `illegal="lose"` an illegal answer ends the game with
    the lowest reward, with `raise` it raises Refused. `max_cycles` truncates after so many answers of the learner.
    """

    def __init__(
        self,
        game: str | GameKind,
        players: int | None = None,
        seat: int | str = RANDOM_SEAT,
        opponents: Sequence[str] = ("random",),
        options: Mapping[str, str] | None = None,
        reward: str = UTILITIES,
        observation: str = VIEW_AND_MEMORY,
        illegal: str = LOSE,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {"render_modes": ["ansi"]}
        self.table = TableKind(game, players, options, observation, reward)
        self.names = check_opponents(self.table, opponents)
        self.fixed_seat = seat_of(self.table, seat)
        self.illegal = one_of("illegal", illegal, (LOSE, RAISE))
        self.max_cycles = cycles_given(max_cycles)
        self.render_mode = mode_given(render_mode)
        self.observation_space, self.action_space = spaces_of(self.table)
        self.seating: Seating | None = None
        self.ended = False
        self.seat = 0

    def __getstate__(self) -> dict[str, object]:
        """A deep copy, also in another process, plays the same answers again; then both go their own ways."""
        state: dict[str, object] = {**self.__dict__, "seating": None, "opponents": None}
        if self.seating is not None:
            state["recipe"] = recipe_of((self.seating, self.opponents))
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        recipe = state.pop("recipe", None)
        self.__dict__.update(state)
        if recipe is not None:
            self.seating, self.opponents = made_again(recipe)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=None if seed is None else generator_seed(seed))
        numbers = self.np_random.integers(MOST_SEED, size=3)
        self.seat = int(numbers[0]) % self.table.players if self.fixed_seat < 0 else self.fixed_seat
        self.opponents = Opponents(self.table, self.names, self.seat, int(numbers[1]))
        self.seating = Seating(self.table, int(numbers[2]), self.opponents.listening)
        self.opponents.begin(self.seating)
        self.opponents.play(self.seating)
        self.cycles = 0
        self.ended = False
        return observed(self.seating, self.seat), {"seat": self.seat}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if self.seating is None or self.ended:
            raise mistake("reset_first")
        seating = self.seating
        try:
            seating.answer(whole("action", action))
        except Refused as refused:
            if self.illegal == RAISE:
                raise
            self.ended = True
            return (
                observed(seating, self.seat),
                self.table.lowest,
                True,
                False,
                {"seat": self.seat, "refused": str(refused)},
            )
        self.opponents.play(seating)
        self.cycles += 1
        over = seating.game.over
        reward = self.table.rewards(seating.game)[self.seat] if over else 0.0
        truncated = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        self.ended = over or truncated
        return observed(seating, self.seat), reward, over, truncated, {"seat": self.seat}

    def render(self) -> str | None:
        if self.render_mode is None or self.seating is None:
            return None
        return self.seating.drawn(self.seat)

    def close(self) -> None:
        self.seating = None
