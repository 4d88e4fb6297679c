"""PettingZoo: every game as an AEC environment. Needs the extra `research`."""

from collections.abc import Mapping
from typing import Any

from banneret.arena.given import mistake, whole
from banneret.core.kind import GameKind
from banneret.envs import RESEARCH, library
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
spaces: Any = library("gymnasium.spaces", RESEARCH)
AECEnv: Any = library("pettingzoo", RESEARCH).AECEnv
wrappers: Any = library("pettingzoo.utils.wrappers", RESEARCH)

MOST_SEED = 2**62


def spaces_of(table: TableKind) -> tuple[Any, Any]:
    """What one seat observes, and what it may answer."""
    bytes_of = spaces.Box(0, 255, (table.encoder.size,), np.uint8)
    mask = spaces.Box(0, 1, (len(table.actions),), np.int8)
    return spaces.Dict({"observation": bytes_of, "action_mask": mask}), spaces.Discrete(len(table.actions))


def observed(seating: Seating, seat: int) -> dict[str, Any]:
    """What a seat observes: the bytes of its view, and the mask of its answers."""
    return {
        "observation": np.frombuffer(seating.observed(seat), np.uint8),
        "action_mask": np.frombuffer(seating.mask(seat), np.int8),
    }


class BanneretEnv(AECEnv):  # type: ignore[misc]
    """A game for several learners: agents `seat_0`, `seat_1` and so on, answers by their number in the catalogue.

    A joint question is asked seat by seat, blind. Rewards come at the end. A game without a limit of its own may be
    long among random players: `max_cycles` truncates it after so many answers, without a reward.
    """

    def __init__(
        self,
        game: str | GameKind,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = UTILITIES,
        observation: str = VIEW_AND_MEMORY,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        render_seat: int = -1,
        explain: bool = False,
    ) -> None:
        """`explain`: infos hold the class of the question and the legal answers in words; it costs more than a step."""
        super().__init__()
        self.table = TableKind(game, players, options, observation, reward)
        kind = self.table.kind
        self.metadata = {
            "name": f"{kind.id}_v{kind.rules_version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.max_cycles = cycles_given(max_cycles)
        self.render_mode = mode_given(render_mode, ("ansi", "human"))
        seats = [str(seat) for seat in range(-1, self.table.players)]
        self.render_seat = int(one_of("render_seat", str(render_seat), seats))
        self.explain = explain
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self.terminations: dict[str, bool] = {}
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: spaces_of(self.table) for agent in self.possible_agents}
        self._generator: Any = None
        self.seating: Seating | None = None

    def observation_space(self, agent: str) -> Any:
        one_of("agent", agent, self.possible_agents)
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> Any:
        one_of("agent", agent, self.possible_agents)
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed the deals go on from the last one."""
        if seed is not None or self._generator is None:
            self._generator = np.random.default_rng(None if seed is None else generator_seed(seed))
        self.seating = Seating(self.table, int(self._generator.integers(MOST_SEED)))
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _seated(self) -> Seating:
        if self.seating is None:
            raise mistake("reset_first")
        return self.seating

    def _select(self) -> None:
        seating = self._seated()
        seat = seating.seat()
        self.agent_selection = self.possible_agents[max(seat, 0)]
        if self.explain:
            for agent in self.agents:
                self.infos[agent] = {}
            if seat >= 0:
                question = type(seating.game.stack[-1]).__name__
                answers = [action.notation for action in seating.legal()]
                self.infos[self.agent_selection] = {"question": question, "legal": answers}

    def observe(self, agent: str) -> dict[str, Any]:
        one_of("agent", agent, self.possible_agents)
        return observed(self._seated(), self._seat_of[agent])

    def step(self, action: int | None) -> None:
        """Answer for the agent whose turn it is; an illegal answer raises Refused, with the reason and the rule."""
        agent = self.agent_selection
        seating = self._seated()
        if agent not in self.terminations:
            raise mistake("reset_first")
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seating.answer(whole("action", action))
        self._cumulative_rewards[agent] = 0.0
        self.cycles += 1
        if seating.game.over:
            self.rewards = dict(zip(self.possible_agents, self.table.rewards(seating.game), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self.max_cycles is not None and self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()

    def render(self) -> str | None:
        """The table as a spectator sees it, or the seat `render_seat`: as text, or printed for people."""
        if self.render_mode is None or self.seating is None:
            return None
        drawn = self.seating.drawn(self.render_seat)
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None

    def close(self) -> None:
        self.seating = None


def raw_env(game: str | GameKind, players: int | None = None, **more: Any) -> BanneretEnv:
    """The environment without wrappers: an illegal answer raises Refused."""
    return BanneretEnv(game, players, **more)


def env(game: str | GameKind, players: int | None = None, **more: Any) -> Any:
    """The environment with PettingZoo's usual wrappers: an illegal answer ends the game for whoever gave it."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, players, **more), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))
