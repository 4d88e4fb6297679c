"""OpenSpiel: every game as a registered game, with chance in streams or outcome by outcome. Needs `openspiel`."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from banneret.arena.given import mistake, options_given, whole
from banneret.core.chance import FastChance
from banneret.core.kind import GameKind
from banneret.envs import OPENSPIEL, library
from banneret.envs.seating import CENTRED, REWARDS, VIEW, TableKind, one_of
from banneret.envs.spiel_position import (
    CHANCE_PLAYER,
    EXPLICIT,
    STREAMS,
    TERMINAL_PLAYER,
    WIDE,
    Position,
    found_in,
    start,
)
from banneret.games.registry import game_ids, load

np: Any = library("numpy", OPENSPIEL)
pyspiel: Any = library("pyspiel", OPENSPIEL)

PREFIX = "banneret_"
MOST_OUTCOMES = 4096
MOST_CHIPS = 1000.0
LONGEST = 1_000_000

_registered: dict[str, GameKind] = {}


def options_of(text: str) -> dict[str, str]:
    """Options as a parameter of a game: `john_of_gaunt:on;battle_order:random`."""
    found: dict[str, str] = {}
    for part in text.split(";") if text else []:
        name, colon, value = part.partition(":")
        if not (name and colon and value):
            raise mistake("spiel_options", text=text)
        found[name] = value
    return found


def options_text(options: Mapping[str, str]) -> str:
    return ";".join(f"{name}:{value}" for name, value in options.items())


def game_type(kind: GameKind, zero_sum: bool) -> Any:
    """What OpenSpiel wants to know of a game before one is made."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + kind.id,
        long_name=f"Banneret {kind.id}, rules {kind.rules_version}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=kind.players[-1],
        min_num_players=kind.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": kind.players[0],
            "options": "",
            "chance": STREAMS,
            "reward": CENTRED,
        },
    )


@cache
def equally_likely(ways: int) -> list[tuple[int, float]]:
    return [(way, 1.0 / ways) for way in range(ways)]


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the shelf for a number of players.

    Parameters: `players`, `options` (`name:value;name:value`), `chance` (`streams` or `explicit`), `reward`. With
    streams two nodes of 256 outcomes before an answer that draws are the seed of its chance; explicit chance is a node
    for every number drawn, exact, and many nodes for a shuffle.
    """

    def __init__(self, kind: GameKind, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        players = int(given.get("players", kind.players[0]))
        reward = one_of("reward", str(given.get("reward", CENTRED)), REWARDS)
        chance = one_of("chance", str(given.get("chance", STREAMS)), (STREAMS, EXPLICIT))
        options = options_of(str(given.get("options", "")))
        self.table = TableKind(kind, players, options, VIEW, reward)
        self.explicit = chance == EXPLICIT
        zero_sum = players == 2 and reward == CENTRED  # chips may go to the bank
        most = MOST_CHIPS if reward not in (CENTRED, "utilities") else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.actions),
            max_chance_outcomes=MOST_OUTCOMES if self.explicit else WIDE,
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(kind, zero_sum), info, given)
        self.first = start(self.table, self.explicit)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self, self.first)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.table, recalls)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel. All that it holds is a position, which is never changed: a clone shares it."""

    def __init__(self, game: SpielGame, position: Position) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        return self.position.player

    def is_chance_node(self) -> bool:
        return self.position.asked > 0

    def legal_actions(self, player: int | None = None) -> list[int]:
        """As OpenSpiel's own, without the way through C++ for callers in Python."""
        position = self.position
        if position.asked:
            return list(range(position.asked)) if player is None or player == CHANCE_PLAYER else []
        return position.legal()[:] if player is None or player == position.player else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal() if player == self.position.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return equally_likely(self.position.asked)

    def _apply_action(self, action: int) -> None:
        self.position = self.position.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        return self.position.table.actions[action].notation

    def is_terminal(self) -> bool:
        return self.position.player == TERMINAL_PLAYER

    def returns(self) -> list[float]:
        position = self.position
        if position.game is None or not position.game.over:
            return [0.0] * position.table.players
        return position.table.rewards(position.game)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state in a random world that agrees with all that a player knows; `sampler` draws from 0 to 1."""
        one_of("player", str(player), [str(seat) for seat in range(self.position.table.players)])
        if self.position.settled() is None:
            raise mistake("before_the_deal")
        chance = FastChance(int(sampler() * 2**53))
        state: SpielState = self.clone()
        state.position = found_in(self.position, player, chance)
        return state

    def __str__(self) -> str:
        told = [position.action.notation for position in self.position.path() if position.action is not None]
        return " ".join(told[-12:]) + (" ~" if self.position.asked else "")


class Observer:
    """What a player observes: bytes as numbers, or all that it has ever known as a string."""

    def __init__(self, table: TableKind, recalls: bool) -> None:
        self.table = table
        self.recalls = recalls
        self.tensor = np.zeros(table.encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        at = state.position.settled()
        if at is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(self.table.encoder.encode(at.view(player)), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        if self.recalls:
            return state.position.information(player)
        at = state.position.settled()
        return "before the deal" if at is None else at.view_text(player).decode()


def register(game: str | GameKind | None = None) -> list[str]:
    """Make games known to `pyspiel.load_game`: one, or the whole shelf; their names there."""
    kinds = [load(id) for id in game_ids()] if game is None else [load(game) if isinstance(game, str) else game]
    for kind in kinds:
        name = PREFIX + kind.id
        if name not in _registered:
            _registered[name] = kind
            pyspiel.register_game(game_type(kind, False), maker_of(kind))
    return [PREFIX + kind.id for kind in kinds]


def maker_of(kind: GameKind) -> type[SpielGame]:
    class Made(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(kind, params)

    return Made


def spiel(
    game: str | GameKind,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    chance: str = STREAMS,
    reward: str = CENTRED,
) -> Any:
    """A game for OpenSpiel's algorithms; afterwards `pyspiel.load_game("banneret_<game>(players=4)")` finds it too."""
    name = register(game)[0]
    kind = _registered[name]
    given: dict[str, Any] = {"players": kind.players[0] if players is None else whole("players", players)}
    if options:
        given["options"] = options_text(options_given(options))
    if chance != STREAMS:
        given["chance"] = chance
    if reward != CENTRED:
        given["reward"] = reward
    return pyspiel.load_game(name, given)
