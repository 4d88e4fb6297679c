"""The kernel: a game is plain state and a stack of frames, questions that ask seats and steps that ask nobody."""

from collections.abc import Callable
from typing import ClassVar, Final, Generic, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from banneret.core.actions import Action, Pickled
from banneret.core.bits import BIT
from banneret.core.chance import Chance, NoChance
from banneret.core.errors import MissingPart
from banneret.core.events import EVERYBODY, Event
from banneret.core.jsons import Json
from banneret.core.refusals import Refusal

TABLE: Final = -2  # the seat of what no player answers: the clock, conceding, a seat handed over
NOBODY: Final = -1
NO_CHANCE: Final = NoChance()
NOTHING_WENT: Final[list[tuple[int, Action]]] = []  # of a game that nobody listens to: nothing is added

# The lowest seat of a mask of up to eight seats; an empty mask gives 255.
LOWEST_SEAT: Final = bytes(
    [255] + [next(seat for seat in range(8) if mask // 2**seat % 2 == 1) for mask in range(1, 256)]
)

G = TypeVar("G", bound="Game")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[G]):
    """An entry of the stack: immutable, plain and public. `parts` names the constructor's arguments, for views.

    `rule` is the number of the rule by which a question is put.
    """

    rule: ClassVar[str] = ""

    def parts(self) -> list[int | list[int]]:
        """The constructor's arguments, as plain numbers or lists of numbers."""
        return []

    def asked(self, game: G) -> i64:
        """The seats asked, as a mask; steps ask nobody."""
        return 0

    def run(self, game: G, chance: Chance) -> None:
        """What the kernel does with a frame that asks nobody: steps go on, an answered joint question just ends."""

    def legal(self, game: G, seat: i64) -> list[Action]:
        return []

    def refuse(self, game: G, seat: i64, action: Action) -> Refusal:
        """Why an answer that is not legal is not allowed."""
        return Refusal("not_an_answer")

    def apply(self, game: G, seat: i64, action: Action, chance: Chance) -> None:
        raise RuntimeError("a step takes no answers")

    def forced(self, game: G, seat: i64) -> Action | None:
        """The one answer that public facts alone leave; then the question is not put.

        With a chain begun it is the one way in which the chain can go on.
        """
        return None

    def prompt(self, game: G, seat: i64) -> dict[str, Json]:
        """What the sentence that puts this question to a seat names, before it is made readable."""
        return {}

    def about(self, game: G, seat: i64, action: Action) -> dict[str, Json]:
        """What a list says of an answer beyond its piece: whose the card is, what a die shows.

        With such parts an answer is told by the text `action-<verb>.told`, where the game has one.
        """
        return {}

    def rule_now(self, game: G) -> str:
        """The number of the rule by which it is put in this state, where that is not always `rule`."""
        return ""

    def joint(self) -> bool:
        return False

    def hidden_from(self, game: G, seat: i64) -> "Frame[G]":
        """The frame as a seat sees it: in a joint question the others have not answered yet."""
        return self

    def stands(self, game: G) -> bool:
        """Whether the question still has its object after a side act; if not it is dropped."""
        return True

    def side(self, game: G, seat: i64) -> list[Action]:
        """Acts a seat may take while this question is open, beside answering it."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Frame[G]):
    """A decision of one seat."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def parts(self) -> list[int | list[int]]:
        return [self.seat]

    def asked(self, game: G) -> i64:
        return BIT[self.seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class JointQuestion(Frame[G]):
    """A decision of several seats at once: nobody's answer depends on another's, all are applied in seat order.

    A committed answer calls `answered`; when the last one is in, the kernel drops the question and the step
    beneath it resolves them.
    """

    def __init__(self, everyone: i64, open_seats: i64) -> None:
        self.everyone: i64 = everyone
        self.open_seats: i64 = open_seats

    def parts(self) -> list[int | list[int]]:
        return [self.everyone, self.open_seats]

    def asked(self, game: G) -> i64:
        return self.open_seats

    def joint(self) -> bool:
        return True

    def with_open(self, open_seats: i64) -> Frame[G]:
        """The same question, still open for these seats."""
        raise MissingPart("JointQuestion.with_open", "it returns the same question, still open for these seats")

    def answered(self, game: G, seat: i64) -> None:
        game.replace(self.with_open(self.open_seats & ~BIT[seat]))

    def hidden_from(self, game: G, seat: i64) -> Frame[G]:
        own = BIT[seat] if seat >= 0 else 0
        return self.with_open((self.everyone & ~own) | (self.open_seats & own))


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame[G]):
    """How the rules go on. The kernel takes a step off the stack before it runs; what it pushes is asked next."""

    def run(self, game: G, chance: Chance) -> None:
        raise MissingPart("Step.run", "it says how the rules go on; what it pushes is asked next")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """State and stack. Subclasses add their fields, all set by the constructor, and `clone`.

    Made like another game, a state is its copy: the stack is its own, and nobody listens to it.
    """

    def __init__(self, players: i64, like: "Game | None" = None) -> None:
        self.players: i64 = players
        self.heard = False
        self.events: list[Event] = []
        self.by_itself: list[tuple[int, Action]] = NOTHING_WENT
        if like is None:
            self.stack: list[Frame[Game]] = []
            self.due: list[Frame[Game]] = []
            self.over = False
            self.waiting_mask: i64 = 0
        else:
            self.stack = like.stack[:]
            self.due = like.due[:]
            self.over = like.over
            self.waiting_mask = like.waiting_mask

    # What drives a game: turn, legal, apply.

    def waiting(self) -> i64:
        """All seats asked now, as a mask."""
        return self.waiting_mask

    def turn(self) -> i64:
        """The seat that answers next, of several the lowest; -1 when the game is over."""
        mask = self.waiting_mask
        if mask == 0:
            return -1
        return LOWEST_SEAT[mask]

    def legal(self, seat: i64) -> list[Action]:
        """Exactly the answers that are not refused."""
        if seat < 0 or self.waiting_mask & BIT[seat] == 0:
            return []
        return self.stack[-1].legal(self, seat)

    def refuse(self, seat: i64, action: Action) -> Refusal | None:
        """Why this answer is not allowed; None if it is."""
        if self.over:
            return Refusal("game_over")
        if seat < 0 or seat >= self.players or self.waiting_mask & BIT[seat] == 0:
            return Refusal("not_asked")
        top = self.stack[-1]
        if action in top.legal(self, seat):
            return None
        return top.refuse(self, seat, action)

    def apply(self, seat: i64, action: Action, chance: Chance) -> None:
        """Answer without asking whether it is legal."""
        self.stack[-1].apply(self, seat, action, chance)
        self.advance(chance)

    def draft(self, seat: i64, action: Action) -> None:
        """Lay down an answer of a chain that its owner has not finished: nothing goes on by itself."""
        self.stack[-1].apply(self, seat, action, NO_CHANCE)

    def round_off(self, seat: i64) -> list[Action]:
        """The answers with which a drafted chain goes on by itself, laid down up to the one that commits."""
        found: list[Action] = []
        top = self.stack[-1]
        while not top.joint():
            forced = top.forced(self, seat)
            if forced is None:
                break
            found.append(forced)
            if not forced.draft:
                break
            self.draft(seat, forced)
        return found

    def advance(self, chance: Chance) -> None:
        """Run what is due and the steps until a question is on top or the game is over."""
        while not self.over:
            if self.due:  # the first one on top: its questions come before the next one runs
                self.due.reverse()
                self.stack.extend(self.due)
                self.due.clear()
            top = self.stack[-1]
            mask = top.asked(self)
            if mask != 0:
                if not top.joint():
                    seat: i64 = LOWEST_SEAT[mask]
                    forced = top.forced(self, seat)
                    if forced is not None:
                        if self.heard:
                            self.by_itself.append((int(seat), forced))
                        top.apply(self, seat, forced, chance)
                        continue
                self.waiting_mask = mask
                return
            self.stack.pop()
            top.run(self, chance)
        self.waiting_mask = 0

    def side(self, seat: i64) -> list[Action]:
        """Side acts open to a seat: not answers, so search and learning do not branch on them.

        The seat TABLE has them too: what the table may inject now (`time_up`), never in a player's list.
        """
        if self.over:
            return []
        return self.stack[-1].side(self, seat)

    def apply_side(self, seat: i64, action: Action, chance: Chance) -> None:
        """Carry out a side act; then questions whose object is gone are dropped and the rules go on."""
        self.carry_out_side(seat, action, chance)
        while self.stack and not self.stack[-1].stands(self):
            self.stack.pop()
        self.advance(chance)

    def carry_out_side(self, seat: i64, action: Action, chance: Chance) -> None:
        """What a side act does."""
        raise RuntimeError("this game has no side acts")

    # A real-time limit. The rules hold no clock: the driver measures, and reports the end as a side act of the TABLE.

    def clock_runs(self) -> bool:
        """Whether a real-time limit runs now."""
        return False

    def clock_number(self) -> i64:
        """Which limit it is: another number is another clock, which starts anew."""
        return 0

    def clock_seconds(self) -> i64:
        """How many seconds the clock has in all."""
        return 0

    def clock_charge(self) -> i64:
        """How many seconds an action of a bot costs on the clock, however quick it was."""
        return 0

    def clock_binds(self, seat: i64) -> bool:
        """Whether the limit is this seat's: while somebody it binds is away, it stands still."""
        return True

    def may_talk(self, seat: i64) -> bool:
        """Whether the rules let a seat talk to the others now; a driver with a chat asks it."""
        return True

    # What rules do with the stack.

    def push(self: G, frame: Frame[G]) -> None:
        """Push last: return at once after it."""
        self.stack.append(cast("Frame[Game]", frame))

    def pop(self) -> None:
        self.stack.pop()

    def replace(self: G, frame: Frame[G]) -> None:
        self.stack[-1] = cast("Frame[Game]", frame)

    def fall_due(self: G, frame: Frame[G]) -> None:
        """A step that must run before the stack goes on: standing checks, deaths, windows before a loss."""
        self.due.append(cast("Frame[Game]", frame))

    def unwind(self, depth: i64) -> None:
        """Drop all frames above a depth that a step has noted."""
        del self.stack[depth:]

    def finish(self) -> None:
        """The game is over: no step runs any more and nothing is emitted."""
        self.over = True
        self.stack.clear()
        self.due.clear()

    # Events: callers test `heard` first, so that search builds none.

    def emit(
        self,
        name: str,
        rule: str,
        seat: i64,
        parts: dict[str, Json],
        audience: i64 = EVERYBODY,
        secret: dict[str, Json] | None = None,
        secret_to: i64 = 0,
        reveals: bool = False,
    ) -> None:
        if self.heard and not self.over:
            self.events.append(Event(name, rule, seat, parts, audience, secret, secret_to, reveals))

    def listen(self) -> None:
        """From now on events are built and kept in `events`, and answers that went by themselves in `by_itself`."""
        self.heard = True
        self.by_itself = []

    def take_events(self) -> list[Event]:
        events = self.events
        self.events = []
        return events

    # Copies: a clone; and what another process needs to make one.

    def __copy__(self) -> "Game":
        return self.clone()

    def __deepcopy__(self, copied: dict[int, object]) -> "Game":
        return self.clone()

    def __reduce__(self) -> Pickled:
        pack = PACKERS.get(type(self))
        if pack is None:
            raise TypeError("only a game of the shelf, made by its kind, can be pickled; a record tells any game")
        return pack(self)

    # What every game provides.

    def clone(self) -> "Game":
        """An independent copy that nobody listens to, sharing what never changes."""
        raise MissingPart("Game.clone", "it returns an independent copy, sharing what never changes")

    def returns(self) -> list[float]:
        """The result for each seat, once the game is over."""
        raise MissingPart("Game.returns", "it gives the result of each seat once the game is over")

    def scores(self) -> list[float]:
        """The points of each seat now, as the table shows them."""
        return self.returns()

    def check(self) -> None:
        """Raise AssertionError where an invariant of the specification is broken."""


PACKERS: Final[dict[type[Game], Callable[[Game], Pickled]]] = {}
"""How the states of each game are pickled; a kind enters its own when it makes the first one."""
