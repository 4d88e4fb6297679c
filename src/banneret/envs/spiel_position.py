"""Where a game of OpenSpiel stands: a state of the engine, or an answer whose chance is not drawn yet.

Positions are never changed: each answer works on a copy of the state. So a copied position is the position itself.
"""

import hashlib
import json
from typing import Final, Optional

from banneret.core.actions import Action
from banneret.core.chance import AskingChance, Chance, ChanceNeeded, FastChance
from banneret.core.events import Event
from banneret.core.kernel import Game
from banneret.core.refusals import Refusal, Refused
from banneret.core.view import Memory, View
from banneret.envs.seating import TableKind

STREAMS: Final = "streams"
EXPLICIT: Final = "explicit"

WIDE: Final = 256  # outcomes of one node of a stream
OF_SETTING_UP: Final = 4  # nodes before the set-up: 2**32 deals
OF_AN_ANSWER: Final = 2  # nodes before an answer that draws
CHANCE_PLAYER: Final = -1  # as OpenSpiel numbers them
TERMINAL_PLAYER: Final = -4
NONE_GIVEN: Final[list[int]] = []  # these three are shared by positions, and replaced where there is something to hold
NO_DIGESTS: Final[dict[int, bytes]] = {}
NO_TEXTS: Final[dict[int, bytes]] = {}


class Position:
    """A point of a game; `game` is None as long as the set-up is not drawn.

    `asked`: how many ways chance can go on from here, 0 where a seat is asked or the game is over. `player`: who is to
    go on, as OpenSpiel numbers players.
    """

    __slots__ = (
        "action", "actor", "asked", "digests", "events", "explicit", "game", "given", "ids", "parent", "player",
        "table", "texts",
    )  # fmt: skip

    def __init__(
        self,
        table: TableKind,
        explicit: bool,
        game: Game | None,
        parent: Optional["Position"],
        actor: int,
        action: Action | None,
        given: list[int],
        asked: int,
        events: list[Event],
    ) -> None:
        self.table = table
        self.explicit = explicit
        self.game = game
        self.parent = parent
        self.actor = actor
        self.action = action
        self.given = given
        self.asked = asked
        self.player = CHANCE_PLAYER if game is None else TERMINAL_PLAYER if game.over else game.turn()
        self.events = events
        self.digests = NO_DIGESTS
        self.texts = NO_TEXTS
        self.ids: list[int] | None = None

    def __deepcopy__(self, copied: dict[int, object]) -> "Position":
        return self

    def legal(self) -> list[int]:
        """The numbers of the answers of whose turn it is, in order; none where chance is asked or the game is over."""
        if self.ids is None:
            game = self.game
            self.ids = [] if game is None or game.over else sorted([action.id for action in game.legal(self.player)])
        return self.ids

    def refusal(self, number: int) -> Refusal:
        """Why an answer is not allowed."""
        game, actions = self.game, self.table.actions
        if game is None or not 0 <= number < len(actions):
            return Refusal("not_an_answer")
        if game.over:
            return Refusal("game_over")
        return game.refuse(self.player, actions[number]) or Refusal("not_an_answer")

    def answer(self, number: int) -> "Position":
        """The position after an answer, or after an outcome of chance; what is not allowed is refused with its rule."""
        if number >= self.asked if self.asked else number not in self.legal():
            raise Refused(self.refusal(number))
        if self.asked:
            return reached(self.parent, self.table, self.explicit, self.actor, self.action, [*self.given, number])
        assert self.game is not None
        action = self.table.actions[number]
        return reached(self, self.table, self.explicit, self.game.turn(), action, NONE_GIVEN)

    # What a seat knows.

    def view(self, seat: int, memory: Memory | None = None) -> View:
        assert self.game is not None
        return self.table.kind.view(self.game, seat, memory)

    def settled(self) -> Optional["Position"]:
        """The last position that seats can look at: this one, or the one before an answer that waits for chance."""
        return self if self.game is not None else self.parent

    def path(self) -> list["Position"]:
        """All settled positions up to this one, the first one first."""
        found: list[Position] = []
        at = self.settled()
        while at is not None:
            found.append(at)
            at = at.parent
        return found[::-1]

    def memory(self, seat: int) -> Memory:
        """What a seat remembers: all that it has heard so far."""
        path = self.path()
        assert path[0].game is not None
        memory = self.table.kind.sight.memory(path[0].game, seat)
        for position in path:
            for event in position.events:
                if event.heard_by(seat):
                    memory.hear(event)
        return memory

    def information(self, seat: int) -> str:
        """A name for all that a seat has seen, heard and answered, and for what it sees now."""
        at = self.settled()
        if at is None:
            return f"{seat} before the deal"
        waiting: list[Position] = []
        known: Position | None = at
        while known is not None and seat not in known.digests:
            waiting.append(known)
            known = known.parent
        digest = b"" if known is None else known.digests[seat]
        for position in reversed(waiting):
            digest = position.heard_on(digest, seat)
            position.digests = {**position.digests, seat: digest}
        return hashlib.blake2b(digest + at.view_text(seat), digest_size=16).hexdigest()

    def heard_on(self, before: bytes, seat: int) -> bytes:
        """The running digest of a seat: own answers, what it heard, and the view at each of its own questions."""
        assert self.game is not None
        said = [event.json(seat) for event in self.events if event.heard_by(seat)]
        own = self.action.notation if self.action is not None and self.actor == seat else ""
        digest = hashlib.blake2b(before, digest_size=16)
        digest.update(json.dumps([own, said]).encode())
        if self.game.turn() == seat:
            digest.update(self.view_text(seat))
        return digest.digest()

    def view_text(self, seat: int) -> bytes:
        text = self.texts.get(seat)
        if text is None:
            text = json.dumps(self.table.kind.view_json(self.view(seat))).encode()
            self.texts = {**self.texts, seat: text}
        return text


def reached(
    parent: Position | None, table: TableKind, explicit: bool, actor: int, action: Action | None, given: list[int]
) -> Position:
    """The position that an answer leads to with these outcomes, or a node of chance where they do not suffice."""
    wanted = OF_SETTING_UP if action is None else OF_AN_ANSWER
    try:
        chance: Chance = AskingChance(given if explicit else NONE_GIVEN)
        if not explicit and len(given) == wanted:
            chance = FastChance(sum(outcome * WIDE**place for place, outcome in enumerate(given)))
        game = carried_out(parent, table, actor, action, chance)
    except ChanceNeeded as needed:
        asked = needed.outcomes if explicit else WIDE
        return Position(table, explicit, None, parent, actor, action, given, asked, [])
    return Position(table, explicit, game, parent, actor, action, given, 0, game.take_events())


def carried_out(parent: Position | None, table: TableKind, actor: int, action: Action | None, chance: Chance) -> Game:
    if action is None:
        return table.kind.new(table.players, table.options, chance=chance, listen=True)
    assert parent is not None
    assert parent.game is not None
    game = parent.game.clone()
    game.listen()
    game.apply(actor, action, chance)
    return game


def start(table: TableKind, explicit: bool) -> Position:
    """Before the set-up."""
    return reached(None, table, explicit, -1, None, [])


def found_in(position: Position, seat: int, chance: Chance) -> Position:
    """The same position in another world: one that agrees with all that a seat knows."""
    at = position.settled()
    assert at is not None
    world = at.table.kind.sight.sampler(at.view(seat, at.memory(seat))).sample(chance)
    twin = Position(at.table, at.explicit, world, at.parent, at.actor, at.action, at.given, 0, at.events)
    twin.digests = at.digests
    return twin
