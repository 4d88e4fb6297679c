"""Where a game of OpenSpiel stands: a state of the engine, or an answer whose chance is not drawn yet.

Positions are never changed: each answer works on a copy of the state. So a copied position is the position itself. What
lies behind a position is kept as answers and events, without the states: those would burden Python's memory, and are
played again in the rare case that somebody asks late what a seat saw.
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
NONE_GIVEN: Final[list[int]] = []  # these two are shared by positions, and replaced where there is something to hold
NO_TEXTS: Final[dict[int, bytes]] = {}


class Past:
    """How a settled position was reached, and what was heard then; `before` lies further back.

    `turn`: whose turn it was afterwards. `digests`: by seat, all that it had known so far. `game` is kept of the first
    position and of sampled worlds alone.
    """

    __slots__ = ("action", "actor", "before", "digests", "events", "game", "given", "turn")

    def __init__(
        self,
        before: Optional["Past"],
        actor: int,
        action: Action | None,
        given: list[int],
        events: list[Event],
        turn: int,
        game: Game | None,
    ) -> None:
        self.before = before
        self.actor = actor
        self.action = action
        self.given = given
        self.events = events
        self.turn = turn
        self.game = game
        self.digests: dict[int, bytes] | None = None

    def all(self) -> list["Past"]:
        """Everything up to this, the first one first."""
        found: list[Past] = []
        at: Past | None = self
        while at is not None:
            found.append(at)
            at = at.before
        return found[::-1]

    def digest(self, seat: int) -> bytes | None:
        return None if self.digests is None else self.digests.get(seat)

    def remember(self, seat: int, digest: bytes) -> None:
        if self.digests is None:
            self.digests = {}
        self.digests[seat] = digest

    def heard_on(self, known: bytes, seat: int, text: bytes) -> bytes:
        """The running digest of a seat: own answers, what it heard, and the view at each of its own questions."""
        said = [event.json(seat) for event in self.events if event.heard_by(seat)]
        own = self.action.notation if self.action is not None and self.actor == seat else ""
        digest = hashlib.blake2b(known, digest_size=16)
        digest.update(json.dumps([own, said]).encode())
        digest.update(text)
        return digest.digest()


class Position:
    """A point of a game. At a node of chance `game` is None: `parent` is where the answer was given, `asked` how many
    ways there are. `player`: who is to go on, as OpenSpiel numbers players.
    """

    __slots__ = (
        "action", "actor", "asked", "explicit", "game", "given", "ids", "parent", "past", "player", "table", "texts",
    )  # fmt: skip

    def __init__(self, table: TableKind, explicit: bool, game: Game | None, past: Past | None) -> None:
        self.table = table
        self.explicit = explicit
        self.game = game
        self.past = past
        self.player = CHANCE_PLAYER if game is None else TERMINAL_PLAYER if game.over else game.turn()
        self.asked = 0
        self.parent: Position | None = None
        self.actor = -1
        self.action: Action | None = None
        self.given = NONE_GIVEN
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
        if not 0 <= number < self.asked if self.asked else number not in self.legal():
            raise Refused(self.refusal(number))
        if self.asked:
            return reached(self.parent, self.table, self.explicit, self.actor, self.action, [*self.given, number])
        return reached(self, self.table, self.explicit, self.player, self.table.actions[number], NONE_GIVEN)

    # What a seat knows.

    def view(self, seat: int, memory: Memory | None = None) -> View:
        assert self.game is not None
        return self.table.kind.view(self.game, seat, memory)

    def settled(self) -> Optional["Position"]:
        """The last position that seats can look at: this one, or the one before an answer that waits for chance."""
        return self if self.game is not None else self.parent

    def path(self) -> list[Past]:
        """How the last settled position was reached, the set-up first."""
        at = self.settled()
        return [] if at is None or at.past is None else at.past.all()

    def memory(self, seat: int) -> Memory:
        """What a seat remembers: all that it has heard so far."""
        path = self.path()
        assert path[0].game is not None
        memory = self.table.kind.sight.memory(path[0].game, seat)
        for past in path:
            for event in past.events:
                if event.heard_by(seat):
                    memory.hear(event)
        return memory

    def information(self, seat: int) -> str:
        """A name for all that a seat has seen, heard and answered, and for what it sees now."""
        at = self.settled()
        if at is None or at.past is None:
            return f"{seat} before the deal"
        digest = at.past.digest(seat)
        if digest is None:
            digest = at.digested(at.past, seat)
        return hashlib.blake2b(digest + at.view_text(seat), digest_size=16).hexdigest()

    def digested(self, now: Past, seat: int) -> bytes:
        """The running digest of a seat up to now, from the last one that is known on."""
        waiting: list[Past] = []
        known: Past | None = now
        digest: bytes | None = None
        while known is not None and (digest := known.digest(seat)) is None:
            waiting.append(known)
            known = known.before
        waiting.reverse()
        missed = any(past.turn == seat for past in waiting[:-1])
        games = self.played_again(now) if missed else {}
        found = b"" if digest is None else digest
        for past in waiting:
            text = b""
            if past.turn == seat:
                text = self.view_text(seat) if past is now else text_of(self.table, games[past], seat)
            found = past.heard_on(found, seat, text)
            past.remember(seat, found)
        return found

    def played_again(self, now: Past) -> dict[Past, Game]:
        """The states of all positions on the way to now."""
        found: dict[Past, Game] = {}
        game: Game | None = None
        for past in now.all():
            if past.game is not None:
                game = past.game
            elif game is not None and past.action is not None:
                game = carried_out(game, past.actor, past.action, chance_of(self.explicit, past.given, OF_AN_ANSWER))
            assert game is not None
            found[past] = game
        return found

    def view_text(self, seat: int) -> bytes:
        text = self.texts.get(seat)
        if text is None:
            assert self.game is not None
            text = text_of(self.table, self.game, seat)
            self.texts = {**self.texts, seat: text}
        return text


def text_of(table: TableKind, game: Game, seat: int) -> bytes:
    return json.dumps(table.kind.view_json(table.kind.view(game, seat))).encode()


def chance_of(explicit: bool, given: list[int], wanted: int) -> Chance:
    """The chance of one answer: a stream of its own once its nodes are drawn, else the outcomes drawn so far."""
    if not explicit and len(given) == wanted:
        return FastChance(sum(outcome * WIDE**place for place, outcome in enumerate(given)))
    return AskingChance(given if explicit else NONE_GIVEN)


def reached(
    parent: Position | None, table: TableKind, explicit: bool, actor: int, action: Action | None, given: list[int]
) -> Position:
    """The position that an answer leads to with these outcomes, or a node of chance where they do not suffice."""
    try:
        if action is None or parent is None or parent.game is None:
            chance = chance_of(explicit, given, OF_SETTING_UP)
            game = table.kind.new(table.players, table.options, chance=chance, listen=True)
            past = Past(None, actor, action, given, game.take_events(), game.turn(), game)
        else:
            game = carried_out(parent.game, actor, action, chance_of(explicit, given, OF_AN_ANSWER))
            past = Past(parent.past, actor, action, given, game.take_events(), game.turn(), None)
    except ChanceNeeded as needed:
        node = Position(table, explicit, None, None)
        node.asked = needed.outcomes if explicit else WIDE
        node.parent, node.actor, node.action, node.given = parent, actor, action, given
        return node
    return Position(table, explicit, game, past)


def carried_out(before: Game, actor: int, action: Action, chance: Chance) -> Game:
    game = before.clone()
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
    assert at.past is not None
    world = at.table.kind.sight.sampler(at.view(seat, at.memory(seat))).sample(chance)
    past = Past(at.past.before, at.past.actor, at.past.action, at.past.given, at.past.events, at.past.turn, world)
    past.digests = None if at.past.digests is None else dict(at.past.digests)
    return Position(at.table, at.explicit, world, past)
