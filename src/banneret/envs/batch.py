"""Gymnasium: many games in one process, one learner in each, one network call a step. Needs the extra `research`."""

from collections.abc import Mapping, Sequence
from typing import Any

from banneret.arena.given import mistake, shown, whole
from banneret.core.kind import GameKind
from banneret.core.refusals import Refused
from banneret.envs import RESEARCH, library
from banneret.envs.aec import MOST_SEED, spaces_of
from banneret.envs.one_seat import LOSE, RAISE, RANDOM_SEAT, seat_of
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
vector: Any = library("gymnasium.vector", RESEARCH)
batch_space: Any = library("gymnasium.vector.utils", RESEARCH).batch_space


class Batch(vector.VectorEnv):  # type: ignore[misc]
    """`num_envs` games side by side; a game that ends starts anew in the same step.

    What it hands out are copies, unless `copy=False`: then the arrays are its own, and change with the next step.
    `legal_only=True` gives the numbers of the legal answers, padded with -1 to `widest`, in place of masks.
    """

    def __init__(
        self,
        game: str | GameKind,
        num_envs: int,
        players: int | None = None,
        seat: int | str = RANDOM_SEAT,
        opponents: Sequence[str] = ("random",),
        options: Mapping[str, str] | None = None,
        reward: str = UTILITIES,
        observation: str = VIEW_AND_MEMORY,
        illegal: str = LOSE,
        max_cycles: int | None = None,
        copy: bool = True,
        legal_only: bool = False,
        widest: int = 256,
        render_mode: str | None = None,
    ) -> None:
        self.table = TableKind(game, players, options, observation, reward)
        self.names = check_opponents(self.table, opponents)
        self.fixed_seat = seat_of(self.table, seat)
        self.illegal = one_of("illegal", illegal, (LOSE, RAISE))
        self.max_cycles = cycles_given(max_cycles)
        self.copy = copy
        self.legal_only = legal_only
        self.num_envs = whole("num_envs", num_envs, 1)
        self.render_mode = mode_given(render_mode)
        self.widest = whole("widest", widest, 1)
        self.metadata = {"render_modes": ["ansi"], "autoreset_mode": vector.AutoresetMode.SAME_STEP}
        self.single_observation_space, self.single_action_space = spaces_of(self.table)
        width = widest if legal_only else len(self.table.actions)
        if legal_only:
            spaces: Any = library("gymnasium.spaces", RESEARCH)
            ids = spaces.Box(-1, len(self.table.actions) - 1, (widest,), np.int32)
            self.single_observation_space = spaces.Dict(
                {"observation": self.single_observation_space["observation"], "legal": ids}
            )
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._bytes = np.zeros((num_envs, self.table.encoder.size), np.uint8)
        self._answers = np.zeros((num_envs, width), np.int32 if legal_only else np.int8)
        self._rewards = np.zeros(num_envs, np.float64)
        self._over = np.zeros(num_envs, np.bool_)
        self._cut = np.zeros(num_envs, np.bool_)
        self._cycles = [0] * num_envs
        self._generators: list[Any] = [np.random.default_rng() for _ in range(num_envs)]
        self.seats = [0] * num_envs
        self.games: list[Seating] = []
        self.opponents: list[Opponents] = []

    def __getstate__(self) -> dict[str, object]:
        """A deep copy, also in another process, plays the same answers again; then both go their own ways."""
        recipes = [recipe_of(game) for game in zip(self.games, self.opponents, strict=True)]
        return {**self.__dict__, "games": [], "opponents": [], "recipes": recipes}

    def __setstate__(self, state: dict[str, Any]) -> None:
        games = [made_again(recipe) for recipe in state.pop("recipes")]
        self.__dict__.update(state)
        self.games = [seating for seating, _ in games]
        self.opponents = [opponents for _, opponents in games]

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """New games everywhere; a seed for all of them, one for each, or none: then the deals go on."""
        if seed is not None:
            seeds = self._seeds(seed)
            self._generators = [np.random.default_rng(each) for each in seeds]
        started = [self._start(place) for place in range(self.num_envs)]
        self.games = [seating for seating, _ in started]
        self.opponents = [opponents for _, opponents in started]
        for place in range(self.num_envs):
            self._look(place)
        return self._seen(), {"seat": np.array(self.seats)}

    def _seeds(self, seed: object) -> list[int | None]:
        if isinstance(seed, (Sequence, np.ndarray)) and not isinstance(seed, str):
            if len(seed) != self.num_envs:
                raise mistake("seeds_count", games=str(self.num_envs), seeds=str(len(seed)))
            return [None if each is None else generator_seed(each) for each in seed]
        first = generator_seed(seed)
        return [first + place for place in range(self.num_envs)]

    def _start(self, place: int) -> tuple[Seating, Opponents]:
        numbers = self._generators[place].integers(MOST_SEED, size=3)
        seat = int(numbers[0]) % self.table.players if self.fixed_seat < 0 else self.fixed_seat
        opponents = Opponents(self.table, self.names, seat, int(numbers[1]))
        seating = Seating(self.table, int(numbers[2]), opponents.listening)
        opponents.begin(seating)
        opponents.play(seating)
        self.seats[place] = seat
        self._cycles[place] = 0
        return seating, opponents

    def _look(self, place: int) -> None:
        """Write what the learner of one game observes into its row."""
        seating, seat = self.games[place], self.seats[place]
        self._bytes[place] = np.frombuffer(seating.observed(seat), np.uint8)
        if self.legal_only:
            row = self._answers[place]
            ids = [action.id for action in seating.legal()] if seating.seat() == seat else []
            if len(ids) > self.widest:
                raise mistake("too_narrow", answers=str(len(ids)), widest=str(self.widest))
            row[: len(ids)] = ids
            row[len(ids) :] = -1
        else:
            self._answers[place] = np.frombuffer(seating.mask(seat), np.int8)

    def _seen(self) -> dict[str, Any]:
        bytes_of = self._bytes.copy() if self.copy else self._bytes
        answers = self._answers.copy() if self.copy else self._answers
        return {"observation": bytes_of, "legal" if self.legal_only else "action_mask": answers}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """An answer in every game; the others answer up to the learner's next question."""
        answers = self._numbers(actions)
        self._rewards[:] = 0.0
        self._over[:] = False
        self._cut[:] = False
        ended: list[int] = []
        for place, number in enumerate(answers):
            seating = self.games[place]
            try:
                seating.answer(number)
            except Refused:
                if self.illegal == RAISE:
                    raise
                self._rewards[place] = self.table.lowest
                self._over[place] = True
                ended.append(place)
                continue
            self.opponents[place].play(seating)
            self._cycles[place] += 1
            if seating.game.over:
                self._rewards[place] = self.table.rewards(seating.game)[self.seats[place]]
                self._over[place] = True
                ended.append(place)
            elif self.max_cycles is not None and self._cycles[place] >= self.max_cycles:
                self._cut[place] = True
                ended.append(place)
            else:
                self._look(place)
        infos: dict[str, Any] = self._restart(ended) if ended else {}
        return self._seen(), self._rewards.copy(), self._over.copy(), self._cut.copy(), infos

    def _numbers(self, actions: Any) -> list[int]:
        """One whole number for each game."""
        if not self.games:
            raise mistake("reset_first")
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise mistake("not_whole", what="actions", value=shown(actions))
        if given.shape != (self.num_envs,):
            raise mistake("answers_count", games=str(self.num_envs), answers="×".join(map(str, given.shape)) or "1")
        return list(given.tolist())

    def _restart(self, ended: list[int]) -> dict[str, Any]:
        """Games that are over begin anew; what was last seen of them is told beside."""
        which = np.zeros(self.num_envs, np.bool_)
        last = np.full(self.num_envs, None, dtype=object)
        for place in ended:
            self._look(place)
            which[place] = True
            last[place] = {name: array[place].copy() for name, array in self._seen_raw().items()}
            self.games[place], self.opponents[place] = self._start(place)
            self._look(place)
        return {"final_obs": last, "_final_obs": which, "seat": np.array(self.seats)}

    def _seen_raw(self) -> dict[str, Any]:
        return {"observation": self._bytes, "legal" if self.legal_only else "action_mask": self._answers}

    def render(self) -> tuple[str, ...] | None:
        if self.render_mode is None:
            return None
        return tuple(seating.drawn(seat) for seating, seat in zip(self.games, self.seats, strict=True))

    def close_extras(self, **kwargs: Any) -> None:
        self.games = []
        self.opponents = []
