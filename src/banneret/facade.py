"""What `import banneret` offers: the shelf, games to play from Python, matches, and the doors of other libraries."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from banneret.arena.given import bots_given, mistake, options_given, seed_given, whole
from banneret.arena.playing import seed_of
from banneret.bots import Bot as Bot
from banneret.bots import make_bot
from banneret.bots.outside import chain_of
from banneret.core.actions import Action
from banneret.core.chance import FastChance
from banneret.core.errors import RecordError, system_reason
from banneret.core.events import Event
from banneret.core.features import Slot
from banneret.core.jsons import Json
from banneret.core.kind import GameKind
from banneret.core.play import Play
from banneret.core.refusals import Refusal, Refused
from banneret.core.table import Table, replay_table
from banneret.core.view import View
from banneret.games.registry import load

if TYPE_CHECKING:  # libraries of others are imported by whoever asks for their door
    from banneret.envs.batch import Batch
    from banneret.envs.one_seat import OneSeat


def game(id: str) -> GameKind:
    """A game of the shelf; `banneret.games()` lists them."""
    return load(id)


class Playing:
    """A game in progress with all that its seats have heard: ask whose turn it is, look, answer.

    A copy, also in another process, is made by playing the same answers again; then both go their own ways.

    >>> game = banneret.play("knights", players=2, seed=7)                # doctest: +SKIP
    >>> while not game.over: game.play(random.choice(game.legal()))       # doctest: +SKIP
    """

    def __init__(self, kind: GameKind, players: int, options: Mapping[str, str], seed: int | str) -> None:
        self.kind = kind
        self.players = whole("players", players)
        self.options = {**kind.rules.simulation_options(), **options_given(options)}
        self.seed = seed_given(seed)
        self.answers: list[int] = []
        chance = FastChance(self.seed)
        self.state = kind.new(players, self.options, chance=chance, listen=True)
        self._play = Play(self.state, chance)
        self._memories = [kind.sight.memory(self.state, seat) for seat in range(players)]
        self.log: list[Event] = []
        self._hear()

    def __reduce__(self) -> tuple[Any, tuple[object, ...]]:
        return played_again, (self.kind, self.players, self.options, self.seed, list(self.answers))

    def _hear(self) -> None:
        for event in self.state.take_events():
            self.log.append(event)
            for seat, memory in enumerate(self._memories):
                if event.heard_by(seat):
                    memory.hear(event)

    @property
    def seat(self) -> int:
        """Whose turn it is; -1 when the game is over."""
        return self._play.seat

    @property
    def over(self) -> bool:
        return self.state.over

    def legal(self) -> list[Action]:
        """The answers of the seat whose turn it is."""
        return [] if self.over else self._play.legal()

    def play(self, answer: Action | str | int) -> int:
        """Answer by an action, its notation (`"lay b9"`; several with commas) or its number; the seat that is next.

        What is not legal raises Refused, with the reason and the rule, and nothing has changed: several answers are
        given all or none.
        """
        for action in self._meant(answer):
            self._play.play(action)
            self.answers.append(action.id)
            self._hear()
        return self.seat

    def _meant(self, answer: Action | str | int) -> list[Action]:
        catalogue = self.kind.rules.catalogue
        if self.over:
            raise Refused(Refusal("game_over"))
        if isinstance(answer, str):
            actions = catalogue.parse_many(answer)
            return actions if len(actions) == 1 else chain_of(self.view(), actions)
        number = answer.id if isinstance(answer, Action) else whole("answer", answer)
        if not 0 <= number < len(catalogue.actions):
            raise Refused(Refusal("not_an_answer"))
        action = catalogue.actions[number]
        if isinstance(answer, Action) and answer is not action:
            raise Refused(Refusal("not_an_answer"))
        return [action]

    def view(self, seat: int | None = None) -> View:
        """What a seat sees and remembers: the one whose turn it is, unless another is named; -1 is a spectator."""
        at = self.seat if seat is None else self._seat(seat)
        return self.kind.view(self.state, at, self._memories[at] if at >= 0 else None)

    def _seat(self, seat: int) -> int:
        if not -1 <= whole("seat", seat) < self.players:
            known = ", ".join(map(str, range(-1, self.players)))
            raise mistake("unknown_choice", what="seat", value=str(seat), known=known)
        return seat

    def heard(self, seat: int) -> list[dict[str, Json]]:
        """Everything that a seat has been told so far."""
        self._seat(seat)
        return [event.json(seat) for event in self.log if event.heard_by(seat)]

    def layout(self) -> list[Slot]:
        """What the bytes of an observation of this game mean."""
        return self.kind.layout(self.players, self.options)

    def scores(self) -> list[float]:
        return self.state.scores()

    def returns(self) -> list[float]:
        """The share of the victory of each seat, once the game is over."""
        return self.state.returns()


def played_again(
    kind: GameKind, players: int, options: Mapping[str, str], seed: int | str, answers: Sequence[int]
) -> Playing:
    """The game of a seed after the same answers."""
    playing = Playing(kind, players, options, seed)
    for answer in answers:
        playing.play(answer)
    return playing


def play(
    game: str, players: int | None = None, options: Mapping[str, str] | None = None, seed: int | str = 0
) -> Playing:
    """A new game, dealt from a seed; the fewest players it can be played by, unless a number is given."""
    kind = load(game)
    return Playing(kind, kind.players[0] if players is None else players, {} if options is None else options, seed)


class Result(dict[str, Json]):
    """A result as a dictionary that prints as a table."""

    def __str__(self) -> str:
        bots = self.get("bots")
        lines = [f"{self['game']}, {self['players']} players, {self['games']} games"]
        for entry in bots if isinstance(bots, list) else []:
            if isinstance(entry, dict) and isinstance(entry["interval"], list):
                low, high = entry["interval"]
                lines.append(f"{entry['bot']!s:>12}  {entry['share']:.3f}  ({low:.3f} to {high:.3f})")
        if "mean_returns" in self:
            lines += [f"{name}: {self[name]}" for name in ("mean_returns", "mean_scores", "mean_decisions")]
        return "\n".join(lines)


def match(
    game: str,
    bots: Sequence[str],
    games: int = 400,
    players: int | None = None,
    seed: int | str = 0,
    workers: int | str = 1,
    options: Mapping[str, str] | None = None,
) -> Result:
    """Let bots play: the share of the victories of each with its interval. Every bot has every seat in each deal."""
    from banneret.arena.match import match as play_match

    kind = load(game)
    names = bots_given(bots)
    fewest = next((count for count in kind.players if count >= len(names)), len(names))
    seats = fewest if players is None else whole("players", players)
    return Result(play_match(kind, names, games, seats, seed, workers, options_given(options)))


def simulate(
    game: str,
    bots: Sequence[str] = ("random",),
    games: int = 100,
    players: int | None = None,
    seed: int | str = 0,
    workers: int | str = 1,
    options: Mapping[str, str] | None = None,
) -> Result:
    """Let bots play and count: how long the games are, how they end, how fast the engine is."""
    from banneret.arena.simulate import simulate as play_games

    kind = load(game)
    seats = kind.players[0] if players is None else whole("players", players)
    return Result(play_games(kind, seats, games, bots_given(bots), options_given(options), seed, workers=workers))


def bot(name: str, game: str, seed: int | str = 0) -> Bot:
    """A bot by its name: `random`, `novice`, `expert`, `ismcts:2000`, `exec:./mybot`."""
    given = seed_given(seed)
    return make_bot(load(game), name, seed=seed_of(given) if isinstance(given, str) else given, programs=True)


def record(path: str | Path) -> Table:
    """A recorded game, replayed to its end."""
    from banneret.core.record import parse_record

    try:
        text = Path(path).read_text("utf-8")
    except OSError as fault:
        raise RecordError("unreadable_file", system_reason(fault), str(path)) from fault
    except UnicodeDecodeError as fault:
        raise RecordError("unreadable_file", {"reason": str(fault)}, str(path)) from fault
    return replay_table(parse_record(text, load, str(path)))


def env(game: str | GameKind, players: int | None = None, **more: Any) -> Any:
    """PettingZoo: an AEC environment with the usual wrappers; `banneret.envs.aec.raw_env` is one without."""
    from banneret.envs.aec import env as made

    return made(game, players, **more)


def gym(game: str | GameKind, players: int | None = None, **more: Any) -> "OneSeat":
    """Gymnasium: one learner among bots."""
    from banneret.envs.one_seat import OneSeat

    return OneSeat(game, players, **more)


def batch(game: str | GameKind, num_envs: int, players: int | None = None, **more: Any) -> "Batch":
    """Gymnasium: so many games side by side in one process, one learner in each."""
    from banneret.envs.batch import Batch

    return Batch(game, num_envs, players, **more)


def spiel(game: str | GameKind, players: int | None = None, **more: Any) -> Any:
    """OpenSpiel: a game for its algorithms, which `pyspiel.load_game("banneret_<game>")` finds from then on too."""
    from banneret.envs.spiel import spiel as made

    return made(game, players, **more)
