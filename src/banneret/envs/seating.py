"""What all doors share: a game that is driven by the numbers of answers, seat by seat, and seen as bytes."""

from collections.abc import Mapping, Sequence
from typing import Final

from banneret.arena.given import mistake, options_given, seed_given, whole
from banneret.arena.playing import seed_of
from banneret.core.actions import Action
from banneret.core.chance import FastChance
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.observation import Encoder, mask_of, undeclared
from banneret.core.refusals import Refusal, Refused
from banneret.core.view import Memory, View
from banneret.games.registry import load

VIEW: Final = "view"
VIEW_AND_MEMORY: Final = "view+memory"
OBSERVATIONS: Final = (VIEW, VIEW_AND_MEMORY)

UTILITIES: Final = "utilities"
CENTRED: Final = "centred"
RETURNS: Final = "returns"
REWARDS: Final = (UTILITIES, CENTRED, RETURNS)


def one_of(what: str, value: str, known: Sequence[str]) -> str:
    """A value that is among those known, or an error that names them."""
    if value not in known:
        raise mistake("unknown_choice", what=what, value=str(value), known=", ".join(known))
    return value


def generator_seed(seed: object) -> int:
    """Any whole number and any text is a seed; numpy's generators want one that is not below 0."""
    given = seed_given(seed)
    return given if isinstance(given, int) and given >= 0 else seed_of("door", given)


def cycles_given(max_cycles: int | None) -> int | None:
    return None if max_cycles is None else whole("max_cycles", max_cycles, 1)


def mode_given(render_mode: str | None, known: Sequence[str] = ("ansi",)) -> str | None:
    return None if render_mode is None else one_of("render_mode", render_mode, known)


class TableKind:
    """A game, a number of players, options, and what observations and rewards are made of."""

    def __init__(
        self,
        game: str | GameKind,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        observation: str = VIEW_AND_MEMORY,
        reward: str = UTILITIES,
    ) -> None:
        self.kind = load(game) if isinstance(game, str) else game
        self.players = self.kind.players[0] if players is None else whole("players", players)
        self.kind.check_players(self.players)
        self.options = {**self.kind.rules.simulation_options(), **options_given(options)}
        self.remembers = one_of("observation", observation, OBSERVATIONS) == VIEW_AND_MEMORY
        self.reward = one_of("reward", reward, REWARDS)
        missing = undeclared(self.kind)
        if missing:
            raise mistake("no_shapes", game=self.kind.id, missing=", ".join(missing))
        self.encoder = Encoder(self.kind, self.players, self.options, self.remembers)
        self.actions = self.kind.rules.catalogue.actions
        self.lowest = 0.0 if reward == UTILITIES else -1.0  # for whoever answers against the rules

    def __reduce__(self) -> tuple[type["TableKind"], tuple[object, ...]]:
        observation = VIEW_AND_MEMORY if self.remembers else VIEW
        return TableKind, (self.kind, self.players, self.options, observation, self.reward)

    def __deepcopy__(self, copied: dict[int, object]) -> "TableKind":
        return self

    def rewards(self, game: Game) -> list[float]:
        """What each seat gets at the end: from 0 to 1, less the mean, or what the rules return."""
        if self.reward == RETURNS:
            return [float(share) for share in game.returns()]
        shares = self.kind.bot.utilities(game)
        mean = sum(shares) / len(shares) if self.reward == CENTRED else 0.0
        return [float(share) - mean for share in shares]


class Seating:
    """One game at such a table, and what its seats remember.

    A copy, also in another process, is made by giving the same `answers` again; then both go their own ways.
    """

    def __init__(self, table: TableKind, seed: int | str, listening: Sequence[int] = ()) -> None:
        """`listening` seats remember, whatever observations hold."""
        kind = table.kind
        self.table = table
        self.kind = kind
        self.seed = seed
        self.listening = listening
        self.answers: list[int] = []
        self.chance = FastChance(seed)
        every = range(table.players) if table.remembers else listening
        self.game = kind.new(table.players, table.options, chance=self.chance, listen=len(every) > 0)
        self.memories: list[Memory | None] = [
            kind.sight.memory(self.game, seat) if seat in every else None for seat in range(table.players)
        ]
        self.listens = len(every) > 0
        self.offered: list[Action] | None = None
        if self.listens:
            self.hear()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return played_again, (self.table, self.seed, list(self.listening), list(self.answers))

    def hear(self) -> None:
        for event in self.game.take_events():
            for seat, memory in enumerate(self.memories):
                if memory is not None and event.heard_by(seat):
                    memory.hear(event)

    def seat(self) -> int:
        """Whose turn it is; -1: the game is over."""
        return self.game.turn()

    def view(self, seat: int) -> View:
        return self.kind.view(self.game, seat, self.memories[seat] if seat >= 0 else None)

    def observed(self, seat: int) -> bytearray:
        return self.table.encoder.encode(self.view(seat))

    def legal(self) -> list[Action]:
        """The answers of the seat whose turn it is."""
        if self.offered is None:
            self.offered = self.game.legal(self.game.turn())
        return self.offered

    def mask(self, seat: int) -> bytearray:
        """One byte for each answer of the catalogue; all zeros for a seat whose turn it is not."""
        return mask_of(self.legal() if seat == self.game.turn() else [], len(self.table.actions))

    def refusal(self, number: int) -> Refusal | None:
        """Why the seat whose turn it is may not give this answer; None if it may."""
        actions = self.table.actions
        if not 0 <= number < len(actions):
            return Refusal("not_an_answer")
        action = actions[number]
        for answer in self.legal():
            if answer is action:
                return None
        return self.game.refuse(self.game.turn(), action)

    def answer(self, number: int) -> None:
        """Answer by number for the seat whose turn it is; what is not legal is refused with its rule."""
        refusal = self.refusal(number)
        if refusal is not None:
            raise Refused(refusal)
        self.apply(self.table.actions[number])

    def apply(self, action: Action) -> None:
        """Give an answer that is known to be legal."""
        self.offered = None
        self.answers.append(action.id)
        self.game.apply(self.game.turn(), action, self.chance)
        if self.listens:
            self.hear()

    def drawn(self, seat: int, width: int = 100) -> str:
        """The table in lines of text, as a seat sees it; -1 is a spectator."""
        names = [f"seat_{number}" for number in range(self.table.players)]
        data = self.kind.rules.load_data()
        return "\n".join(self.kind.terminal.draw(self.view(seat), "en", names, data, width, False))


def played_again(table: TableKind, seed: int | str, listening: Sequence[int], answers: Sequence[int]) -> Seating:
    """The game of a seed after the same answers."""
    seating = Seating(table, seed, listening)
    for answer in answers:
        seating.apply(table.actions[answer])
    return seating
