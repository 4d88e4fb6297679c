"""The table: one live game with its drafts, memories, log, record and undo. People and bots play through it."""

from typing import final

from mypy_extensions import mypyc_attr

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance, LiveChance, Outcome, RecordingChance, ScriptedChance, secret_of
from banneret.core.errors import RecordError
from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.kernel import TABLE, Frame, Game, JointQuestion
from banneret.core.kind import GameKind
from banneret.core.options import settle_options
from banneret.core.record import SET_UP, Line, Record, RecordReader
from banneret.core.refusals import Refusal, Refused
from banneret.core.rooms import Components
from banneret.core.view import SPECTATOR, Memory, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Where the chance of each line of the record comes from."""

    def at(self, line: int) -> Chance:
        raise RuntimeError("a source of chance is needed")


@final
class LiveSource(Source):
    """A stream for each line, out of one secret."""

    def __init__(self, seed: str) -> None:
        self.secret = secret_of(seed)

    def at(self, line: int) -> Chance:
        return LiveChance(self.secret, line)


@final
class FixedSource(Source):
    """One source for all lines: scenarios and tests."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def at(self, line: int) -> Chance:
        return self.chance


@final
class Checkpoint:
    """What undo goes back to."""

    def __init__(self, game: Game, lines: int, events: int, memories: list[Memory]) -> None:
        self.game = game
        self.lines = lines
        self.events = events
        self.memories = memories


@final
class Table:
    """Save nothing, show nothing: the driver asks `view`, `log_of`, `legal`, and submits answers.

    `in_play` says that the game was found in mid-play: nobody heard how it came about. `went` are the answers that went
    by themselves in the last line, `borrowed` the outcomes of later lines that they have used up
    (`core/earlier_rules.py`).
    """

    def __init__(
        self,
        record: Record,
        game: Game,
        source: Source,
        data: Components,
        in_play: bool = False,
        memories: list[Memory] | None = None,
    ) -> None:
        self.kind = record.kind
        self.record = record
        self.game = game
        self.source = source
        self.data = data
        self.log: list[Event] = []
        remembered = memories or [
            self.kind.sight.memory_in(game, seat) if in_play else self.kind.sight.memory(game, seat)
            for seat in [*range(game.players), SPECTATOR]
        ]
        self.memories = remembered[:-1]
        self.spectator_memory = remembered[-1]
        self.drafts: dict[int, list[Action]] = {}
        self.committed = 0
        self.undoable: list[Checkpoint] = []
        self.undo_seat = SPECTATOR
        self.questions = [0] * game.players
        self.went: list[tuple[int, Action]] = game.by_itself[:]
        self.borrowed: list[Outcome] = []
        self._hear(game.take_events())
        self._count_questions(0, 0)

    def fork(self) -> "Table":
        """A table in the same position that goes its own way: a driver answers there, saves, and then swaps it in."""
        old = self.record
        record = Record(
            old.kind,
            old.players,
            old.options,
            old.seats,
            old.seed,
            old.data_digest,
            old.lines[:],
            old.returns,
            old.file,
            old.rules,
        )
        memories = [memory.clone() for memory in [*self.memories, self.spectator_memory]]
        copy = Table(record, self.game, self.source, self.data, memories=memories)
        copy.log = self.log[:]
        copy.drafts = dict(self.drafts)
        copy.committed = self.committed
        copy.undoable = self.undoable[:]
        copy.undo_seat = self.undo_seat
        copy.questions = self.questions[:]
        copy.went = self.went[:]
        copy.borrowed = self.borrowed[:]
        return copy

    # Asking.

    def waiting(self) -> int:
        """The seats whose answer is still out, as a mask: with a joint question, those that have not committed."""
        return self.game.waiting() & ~self.committed

    def state_of(self, seat: int) -> Game:
        """The state as the owner of a draft sees it: a copy with the draft applied, a joint answer as given."""
        draft = self.drafts.get(seat)
        if not draft:
            return self.game
        state = self.game.clone()
        for action in draft:
            if action.draft:
                state.draft(seat, action)
        top = state.stack[-1]
        if self.committed & BIT[seat] and isinstance(top, JointQuestion):
            top.answered(state, seat)
            state.waiting_mask &= ~BIT[seat]
        return state

    def legal(self, seat: int) -> list[Action]:
        if seat < 0 or self.waiting() & BIT[seat] == 0:
            return []
        return self.state_of(seat).legal(seat)

    def refuse(self, seat: int, action: Action) -> Refusal | None:
        if seat >= 0 and self.committed & BIT[seat] != 0:
            return Refusal("already_answered")
        return self.state_of(seat).refuse(seat, action)

    def view(self, seat: int) -> View:
        """What a seat knows now, its own draft included; -1 is a spectator."""
        return self.kind.view(self.state_of(seat), seat, self.memory_of(seat))

    def memory_of(self, seat: int) -> Memory:
        """What a seat remembers; -1 is a spectator."""
        return self.memories[seat] if seat >= 0 else self.spectator_memory

    def log_of(self, seat: int) -> list[Event]:
        """The events a seat has heard; its secrets are asked with `told_to`."""
        return [event for event in self.log if event.heard_by(seat)]

    def draft_of(self, seat: int) -> list[Action]:
        return list(self.drafts.get(seat, []))

    # Answering.

    def submit(self, seat: int, actions: list[Action], goes_on: bool = True) -> None:
        """Answer with a batch, wholly or not at all; raises Refused. Only its last answer may commit or seal: what a
        batch that is refused would have shown stays unseen. A draft that can go on in one way only goes on so, unless
        it is only edited."""
        if self.committed & (BIT[seat] if seat >= 0 else 0):
            raise Refused(Refusal("already_answered"))
        state = self.state_of(seat)
        if state is self.game:
            state = self.game.clone()
        for place, action in enumerate(actions):
            refusal = state.refuse(seat, action)
            if refusal is not None:
                raise Refused(refusal)
            if place < len(actions) - 1 and (action.seals or not action.draft):
                raise Refused(Refusal("batch_goes_on"))
            if action.draft:
                state.draft(seat, action)
        chain = self.draft_of(seat) + actions
        if not chain:
            raise Refused(Refusal("nothing_answered"))
        if chain[-1].draft and goes_on:
            chain += state.round_off(seat)
        if chain[-1].draft:
            self.drafts[seat] = chain
        elif self.game.stack[-1].joint():
            draft = self.draft_of(seat)
            self.drafts[seat] = chain
            self.committed |= BIT[seat]
            if self.waiting() == 0:
                try:
                    self._commit_joint()
                except Exception:  # whatever fails half-way leaves the table as it was
                    self.drafts[seat] = draft
                    self.committed &= ~BIT[seat]
                    raise
        else:
            self._commit(seat, chain)

    def submit_chain(self, seat: int, chain: list[Action]) -> None:
        """A chain that was given before, as a record holds it: in batches that each end where an answer seals."""
        start = 0
        for place, action in enumerate(chain[:-1], start=1):
            if action.seals:
                self.submit(seat, chain[start:place], goes_on=False)
                start = place
        self.submit(seat, chain[start:])

    def take_back(self, seat: int) -> None:
        """Take the last answer of a draft back; without a trace."""
        draft = self.drafts.get(seat)
        if not draft:
            raise Refused(Refusal("nothing_to_take_back"))
        if draft[-1].seals:
            raise Refused(Refusal("sealed"))
        if self.committed & BIT[seat]:
            self.committed &= ~BIT[seat]
        self.drafts[seat] = draft[:-1]

    def cancel(self, seat: int) -> None:
        """Throw a draft away, back to what is sealed; without a trace."""
        self.committed &= ~BIT[seat]
        kept = self.sealed(seat)
        if kept:
            self.drafts[seat] = kept
        else:
            self.drafts.pop(seat, None)

    def redraft(self, seat: int, chain: list[Action]) -> None:
        """Put another chain in the place of a draft, wholly or not at all; what is sealed stands at its beginning.

        Nobody else can tell it from a draft that was written so at first.
        """
        if self.committed & BIT[seat]:
            raise Refused(Refusal("already_answered"))
        sealed = self.sealed(seat)
        if chain[: len(sealed)] != sealed:
            raise Refused(Refusal("sealed"))
        before = self.drafts.get(seat)
        self.cancel(seat)
        if len(chain) == len(sealed):
            return
        try:
            self.submit(seat, chain[len(sealed) :], goes_on=False)
        except Exception:  # whatever is refused or fails leaves the draft as it was
            if before is None:
                self.drafts.pop(seat, None)
            else:
                self.drafts[seat] = before
            raise

    def sealed(self, seat: int) -> list[Action]:
        """The beginning of a draft that stands: everything up to the last answer that showed its owner something."""
        draft = self.drafts.get(seat, [])
        for place in range(len(draft), 0, -1):
            if draft[place - 1].seals:
                return draft[:place]
        return []

    def reopen(self, seat: int) -> None:
        """Take the commit of a joint answer back while others are still out."""
        if self.committed & BIT[seat] == 0:
            raise Refused(Refusal("nothing_to_reopen"))
        self.committed &= ~BIT[seat]
        self.drafts[seat] = self.drafts[seat][:-1]

    def side(self, seat: int, action: Action) -> None:
        """A side act of a seat, or of the table itself (seat TABLE); open drafts are looked at again."""
        state = self.state_of(seat)
        if action not in state.side(seat):
            raise Refused(Refusal("no_side_act"))
        asked = self.game.stack
        before = self.game.waiting()
        game, chance = self._begin()
        game.apply_side(seat, action, chance)
        self._finish(game, Line(seat, [action], chance.outcomes, side=True))
        self.undoable = []
        if not is_same_question(asked, game.stack):
            self.drafts.clear()
            self.committed = 0
            self._count_questions(before, before)
            return
        self._count_questions(0, before)
        self._recheck_drafts()
        if self.committed and self.waiting() == 0:
            self._commit_joint()

    def let_reply(self, seat: int, action: Action, bots: list[int]) -> None:
        """Bots answer a side act of somebody else with side acts of their own, in the order of seats."""
        for other in bots:
            if other != seat and not self.game.over:
                for reply in self.kind.bot.replies(self.view(other).state, other, action):
                    self.side(other, reply)

    def can_undo(self, seat: int) -> bool:
        """Whether the last committed answer of this seat drew nothing, revealed nothing and asked nobody else."""
        return bool(self.undoable) and self.undo_seat == seat

    def undo(self, seat: int) -> None:
        """Take a draft's last answer back, else the last committed answer; its line leaves the record."""
        if self.drafts.get(seat):
            self.take_back(seat)
            return
        if not self.can_undo(seat):
            answered = any(line.seat == seat for line in self.record.lines)
            raise Refused(Refusal("cannot_undo" if answered else "nothing_to_take_back"))
        point = self.undoable.pop()
        self.game = point.game
        del self.record.lines[point.lines :]
        del self.log[point.events :]
        self.memories = point.memories[:-1]
        self.spectator_memory = point.memories[-1]
        self.questions[seat] += 1

    # The workings.

    def _begin(self) -> tuple[Game, RecordingChance]:
        game = self.game.clone()
        game.listen()
        return game, RecordingChance(self.source.at(len(self.record.lines)))

    def _finish(self, game: Game, line: Line) -> list[Event]:
        self.game = game
        self.went = game.by_itself
        self.record.lines.append(line)
        events = game.take_events()
        self._hear(events)
        if game.over:
            self.record.returns = game.returns()
        return events

    def _commit(self, seat: int, chain: list[Action]) -> None:
        memories = [memory.clone() for memory in [*self.memories, self.spectator_memory]]
        before = self.game.waiting()
        point = Checkpoint(self.game, len(self.record.lines), len(self.log), memories)
        game, chance = self._begin()
        for action in chain[:-1]:
            game.draft(seat, action)
        game.apply(seat, chain[-1], chance)
        events = self._finish(game, Line(seat, chain, chance.outcomes))
        self.drafts.clear()
        plain = not chance.outcomes and not any(event.reveals for event in events)
        if plain and game.waiting() == BIT[seat]:
            if self.undo_seat != seat:
                self.undoable = []
            self.undo_seat = seat
            self.undoable.append(point)
        else:
            self.undoable = []
        self._count_questions(BIT[seat], before)

    def _commit_joint(self) -> None:
        """All answers of a joint question, in seat order whatever the order of arrival."""
        before = self.game.waiting()
        game, chance = self._begin()
        lines: list[Line] = []
        for seat in sorted(self.drafts):
            if self.committed & BIT[seat] == 0:
                continue
            chance = RecordingChance(self.source.at(len(self.record.lines) + len(lines)))
            for action in self.drafts[seat]:
                game.apply(seat, action, chance)
            lines.append(Line(seat, self.drafts[seat], chance.outcomes))
        last = lines.pop()
        self.record.lines.extend(lines)
        self._finish(game, last)
        self.drafts.clear()
        self.committed = 0
        self.undoable = []
        self._count_questions(before, before)

    def _recheck_drafts(self) -> None:
        """After a side act a draft that no longer fits goes back to its owner, cut where it fails."""
        for seat, draft in list(self.drafts.items()):
            state = self.game.clone()
            kept: list[Action] = []
            for action in draft:
                if state.refuse(seat, action) is not None:
                    break
                kept.append(action)
                if action.draft:
                    state.draft(seat, action)
            if len(kept) < len(draft):
                self.committed &= ~BIT[seat]
                self.drafts[seat] = kept

    def _hear(self, events: list[Event]) -> None:
        self.log.extend(events)
        for event in events:
            for seat, memory in enumerate(self.memories):
                if event.heard_by(seat):
                    memory.hear(event)
            if event.heard_by(SPECTATOR):
                self.spectator_memory.hear(event)

    def _count_questions(self, answered: int, before: int) -> None:
        """Every question put to a seat has a number of its own, which an answer names."""
        now = self.game.waiting()
        for seat in range(self.game.players):
            if now & BIT[seat] and (answered & BIT[seat] or not before & BIT[seat]):
                self.questions[seat] += 1


def is_same_question(before: list[Frame[Game]], after: list[Frame[Game]]) -> bool:
    """Whether a side act has left the question open: a joint one may have lost a seat, what is beneath is the same."""
    if not after or len(after) != len(before):
        return False
    for place in range(len(after) - 1):
        if after[place] is not before[place]:
            return False
    top = after[-1]
    return top is before[-1] or (top.joint() and type(top) is type(before[-1]))


def open_table(
    kind: GameKind,
    players: int,
    options: dict[str, str],
    seats: list[str],
    seed: str,
    data: Components | None = None,
    source: Source | None = None,
) -> Table:
    """A new game at a table of its own; its chance comes from the seed, unless another source is given."""
    data = kind.rules.load_data() if data is None else data
    source = LiveSource(seed) if source is None else source
    chance = RecordingChance(source.at(0))
    game = kind.new(players, options, chance=chance, data=data, listen=True)
    settled = settle_options(kind.rules.options, players, options)
    record = Record(kind, players, settled, seats, seed, kind.rules.data_digest(data))
    record.lines.append(Line(SET_UP, [], chance.outcomes))
    return Table(record, game, source, data)


def replay_table(record: Record, data: Components | None = None, to: int = -1) -> Table:
    """The table that a record leads to, after `to` lines of answers (all by default); every answer is checked."""
    table = replay_set_up(record, record.lines[0] if record.lines else None, data)
    for line in record.lines[1:] if to < 0 else record.lines[1 : to + 1]:
        replay_line(table, line, record.file)
    if to < 0:
        check_end(record, table)
    return table


def replay_file(
    reader: RecordReader,
    data: Components | None = None,
    to: int = -1,
    keep: bool = True,
    events: list[int] | None = None,
) -> Table:
    """The same, while the record is read; the rest is read, too. With `keep` off the table has the log, but neither
    the lines that led there nor the positions to go back to: who only looks at it needs none of them.

    `events` takes for each line how long the log is after it.
    """
    table = replay_set_up(reader.record, reader.line(), data)
    lengths: list[int] = [] if events is None else events
    lengths.append(len(table.log))
    line = reader.line() if to != 0 else None
    replayed = 0
    while line is not None:
        replay_line(table, line, reader.file)
        lengths.append(len(table.log))
        if not keep:
            table.record.lines.clear()
            table.undoable.clear()
        replayed += 1
        line = reader.line() if replayed != to else None
    reader.rest()
    if to < 0:
        check_end(reader.record, table)
    return table


def check_end(record: Record, table: Table) -> None:
    """The result that a record names is the one that its answers lead to."""
    if record.returns and record.end_text() != table.record.end_text():
        raise RecordError("record_other_end", {}, record.file)


def replay_set_up(
    record: Record, first: Line | None, data: Components | None, ahead: list[Outcome] | None = None
) -> Table:
    """The table after the first line of a record, the set-up; outcomes may be borrowed from `ahead`."""
    kind = record.kind
    data = kind.rules.load_data() if data is None else data
    if kind.rules.data_digest(data) != record.data_digest:
        parts = {"theirs": record.data_digest or "-", "ours": kind.rules.data_digest(data) or "-"}
        raise RecordError("record_other_data", {**parts}, record.file)
    if first is None or first.seat != SET_UP:
        raise RecordError("record_without_setup", {}, record.file, 2)
    script = ScriptedChance(first.outcomes, None, ahead)
    try:
        game = kind.new(record.players, record.options, chance=script, data=data, listen=True)
    except RecordError as error:
        raise RecordError(error.code, error.parts, record.file, first.number) from error
    fresh = Record(
        kind, record.players, record.options, record.seats, record.seed, record.data_digest, [first],
        file=record.file, rules=record.rules,
    )  # fmt: skip
    table = Table(fresh, game, LiveSource(record.seed), data)
    table.borrowed = script.borrowed
    return table


def replay_line(table: Table, line: Line, file: str, ahead: list[Outcome] | None = None) -> None:
    """Apply one line of a record with its outcomes, perhaps borrowed from `ahead`; what does not fit is told with its
    place."""
    live = table.source
    script = ScriptedChance(line.outcomes, None, ahead)
    table.source = FixedSource(script)
    try:
        if line.side or line.seat == TABLE:
            table.side(line.seat, line.actions[0])
        elif not 0 <= line.seat < table.game.players:
            raise RecordError("record_no_seat", {"seat": line.seat}, file, line.number)
        else:
            table.submit_chain(line.seat, line.actions)
    except Refused as error:
        refusal = error.refusal
        parts: dict[str, Json] = {"text": table.record.line_text(line), "code": refusal.code, "rule": refusal.rule}
        parts["because"] = f"{refusal.code} {refusal.rule}".strip()
        parts["game"] = table.kind.id
        parts["refusal"] = refusal.parts
        raise RecordError("record_illegal", parts, file, line.number) from error
    except RecordError as mistake:
        raise RecordError(mistake.code, mistake.parts, file, line.number) from mistake
    finally:
        table.source = live
    table.borrowed = script.borrowed
    if script.left_over() and not table.committed:
        raise RecordError("outcome_unused", {"label": ", ".join(script.left_over())}, file, line.number)
