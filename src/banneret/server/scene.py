"""What one person sees of a table: everything a page needs, and nothing that this person may not know."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from operator import attrgetter

import msgspec

from banneret.bots import has_expert
from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.drawing.canvas import Heard
from banneret.core.errors import NotationError
from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.kind import GameKind
from banneret.core.refusals import Refusal
from banneret.core.table import Table
from banneret.core.view import SPECTATOR, View
from banneret.server.agreeing import people_seats
from banneret.server.answer_times import ends_at, left_at, running
from banneret.server.seating import is_away, may_decide_late, may_host, style_of
from banneret.server.settings import Settings, Timeouts
from banneret.server.snapshot import LineEnd, Snapshot, Stopped
from banneret.server.store.rows import BOT, HINT_USED, INVITED, OVER, PERSON, PLAYING, ChatRow, SeatNewsRow, SeatRow
from banneret.server.table_clock import glass_at
from banneret.server.taking_back import may_ask_back

HINT_SIGN = "💡"
LAST_EVENT = attrgetter("events")  # of a line of the record


class LogEntry(msgspec.Struct, frozen=True, dict=True):
    """An event that this viewer heard. `number` counts the viewer's own log; `parts` are what the viewer was told."""

    number: int
    version: int
    event: Event
    parts: dict[str, Json]

    @cached_property
    def heard(self) -> Heard:
        """For drawings, which get no event: it may hold what the viewer was not told."""
        return Heard(self.event.name, self.event.seat, self.parts)


@dataclass(frozen=True)
class NewsLine:
    """A line of the log about a seat; it stands before the viewer's entry of that number."""

    before: int
    row: SeatNewsRow


@dataclass(frozen=True)
class ChatLine:
    """Something said; `seat` is -1 for a spectator. `hint`: nothing was said, but somebody used a hint."""

    number: int
    seat: int
    name: str
    text: str
    at: float
    mine: bool
    hint: bool = False


class SeatCard(msgspec.Struct, frozen=True):
    """A seat as everybody sees it. `stands_in`: a bot plays for somebody who may come back.

    `replaceable`: the viewer may put a bot in; `grace_ends`: from when on, where that is still to come (else 0).
    `kept`: the seat is kept for the viewer. `since`: from when on it is asked, `holiday`: until when its player is on
    holiday; 0 where it is not so.
    """

    seat: int
    kind: str
    name: str
    level: str
    style: str
    mine: bool
    asked: bool
    finished: bool
    away_since: float | None
    replaceable: bool
    grace_ends: float
    stands_in: bool
    invitation: bool
    kept: bool
    since: float
    holiday: float


@dataclass(frozen=True)
class ClockCard:
    """The time that a person has to answer. `until`: the moment at which it is up, while it runs; `left`: the seconds
    while it stands. `late`: it is up; `decides`: the viewer says what becomes of it."""

    seat: int
    name: str
    mine: bool
    asked: bool
    runs: bool
    until: float
    left: float
    late: bool
    decides: bool


@dataclass(frozen=True)
class OfferCard:
    """An offer that waits for consent, as a viewer sees it. `may_answer`: the viewer plays and has not agreed yet."""

    number: int
    what: str
    name: str
    mine: bool
    may_answer: bool
    missing: tuple[str, ...]


@dataclass(frozen=True)
class Countdown:
    """A real-time limit: `until` is the moment it ends if it runs, `left` the seconds that are left while it stands."""

    runs: bool
    until: float
    left: float


class Scene(msgspec.Struct, frozen=True):
    """A table at one moment, for one person. `view` is None until the game begins; `claim` is a seat to reclaim.

    `legal` holds the answers by notation, `draft` what is chosen so far, `answered` says that the own answer to a
    joint question is in, `why` tells what keeps an answer from being given now, `silenced` that the rules forbid the
    viewer to talk. `lines` is how long the record is, `can_ask_back` whether all others may be asked to let
    the own last answer be taken back.
    """

    id: str
    kind: GameKind
    options: dict[str, str]
    settings: Settings
    status: str
    created: float
    ended: float | None
    version: str
    seat: int
    hosting: bool
    host: str
    claim: int
    next_table: str
    seats: list[SeatCard]
    names: list[str]
    view: View | None
    frame: str
    question: int
    legal: dict[str, Action]
    side: dict[str, Action]
    draft: list[str]
    answered: bool
    can_take_back: bool
    can_reopen: bool
    can_undo: bool
    asked: list[int]
    finished: list[int]
    scores: list[float]
    returns: list[float]
    odds: bool
    hints: bool
    reviewable: bool
    log: list[LogEntry]
    log_total: int
    news: list[NewsLine]
    chat: list[ChatLine]
    silenced: bool
    countdown: Countdown | None
    why: Callable[[str], Refusal | None]
    stopped: Stopped | None = None
    paused: bool = False
    offers: tuple[OfferCard, ...] = ()
    clocks: tuple[ClockCard, ...] = ()
    can_ask_back: bool = False
    lines: int = 0
    writers: tuple[str, ...] = ()


@dataclass(frozen=True)
class EventsSince:
    """The log from a version on. Of the events known at that version the first `kept` stand, the others were undone."""

    version: str
    kept: int
    entries: list[LogEntry]


class HeardLogs:
    """The logs of a table by seat, as far as they were made: each is continued where it ended.

    After an undo the event that stood last is no longer there: then the log is made anew.
    """

    def __init__(self) -> None:
        self._known: dict[int, tuple[Event, int, list[LogEntry]]] = {}
        self._news: dict[int, tuple[tuple[SeatNewsRow, ...], LineEnd | None, list[NewsLine]]] = {}

    def of(self, snapshot: Snapshot, seat: int) -> list[LogEntry]:
        """The log of a viewer, each event with the version that announced it."""
        log = [] if snapshot.table is None else snapshot.table.log
        if not log:
            return []
        known = self._known.get(seat)
        entries: list[LogEntry] = []
        start = 0
        if known is not None and known[1] <= len(log) and log[known[1] - 1] is known[0]:
            _, start, entries = known
        entries = entries + entries_from(snapshot, seat, start, len(entries))
        self._known[seat] = log[-1], len(log), entries
        return entries

    def news_of(self, snapshot: Snapshot, seat: int) -> list[NewsLine]:
        """What all are told about seats, placed anew only where there is more of it, or lines before it were undone."""
        news, ends = snapshot.news, snapshot.line_ends
        line = news[-1].line if news else 0
        last = ends[line - 1] if 0 < line <= len(ends) else None
        known = self._news.get(seat)
        if known is None or known[0] is not news or known[1] != last or line > len(ends):
            known = self._news[seat] = news, last, news_for(snapshot, seat)
        return known[2]


def entries_from(snapshot: Snapshot, seat: int, place: int, number: int) -> list[LogEntry]:
    """What a viewer heard from a place of the log on; the first entry has this number."""
    if snapshot.table is None:
        return []
    ends, found = snapshot.line_ends, list[LogEntry]()
    for at, event in enumerate(snapshot.table.log[place:], start=place):
        if event.heard_by(seat):
            version = ends[bisect_right(ends, at, key=LAST_EVENT)].version
            found.append(LogEntry(number + len(found), version, event, event.told_to(seat)))
    return found


def news_for(snapshot: Snapshot, seat: int) -> list[NewsLine]:
    """What all are told about seats, each line with its place in the log of a viewer."""
    if not snapshot.news:
        return []
    log = snapshot.table.log if snapshot.table is not None else []
    ends = [0, *[end.events for end in snapshot.line_ends]]
    line = min(len(ends) - 1, snapshot.news[-1].line)
    heard = [place for place, event in enumerate(log[: ends[line]]) if event.heard_by(seat)]
    found: list[NewsLine] = []
    for row in reversed(snapshot.news):  # where lines were taken back, what was told among them stands before that
        line = min(line, row.line)
        found.append(NewsLine(bisect_left(heard, ends[line]), row))
    return found[::-1]


def events_since(snapshot: Snapshot, seat: int, version: int) -> EventsSince:
    """What a viewer has heard after a version of the table."""
    entries = entries_from(snapshot, seat, 0, 0)
    kept = sum(1 for entry in entries if entry.version <= version)
    return EventsSince(snapshot.version_for(seat), kept, entries[kept:])


def make_scene(
    snapshot: Snapshot,
    person: str,
    now: float,
    timeouts: Timeouts,
    log_from: int = 0,
    of_page: bool = True,
    logs: HeardLogs | None = None,
) -> Scene:
    """The scene of a person, from what the person's view holds. Programs are not told of the log, its news, the talk
    and what the person may do beside playing: their scene has none of it."""
    seat = snapshot.seat_of(person)
    table = snapshot.table
    view = table.view(seat) if table is not None else None
    row, stopped = snapshot.row, snapshot.stopped
    logs = HeardLogs() if logs is None else logs
    log = logs.of(snapshot, seat) if of_page else []
    drafted = table.draft_of(seat) if table is not None and seat >= 0 else []
    draft = [action.notation for action in drafted]
    committed = table is not None and seat >= 0 and table.committed & BIT[seat] != 0
    hosting = of_page and may_host(snapshot, person, now, timeouts)
    alone = of_page and sum([place.person is not None for place in snapshot.seats]) <= 1
    expert = of_page and has_expert(snapshot.kind)
    loose = bool(drafted) and not drafted[-1].seals
    goes_on = stopped is None and not snapshot.paused
    leaves = snapshot.quick_start()  # bots set up, and nobody is asked meanwhile
    return Scene(
        id=row.id,
        kind=snapshot.kind,
        options=row.options,
        settings=snapshot.settings,
        status=row.status,
        created=row.created,
        ended=row.ended,
        version=snapshot.version_for(seat),
        seat=seat,
        hosting=hosting,
        host=_host_name(snapshot) if of_page else "",
        next_table=row.next_table,
        claim=_stood_in_for(snapshot, person) if of_page else SPECTATOR,
        seats=_seat_cards(snapshot, person, hosting, now, timeouts),
        names=[place.name for place in snapshot.seats],
        view=view,
        frame=type(view.state.stack[-1]).__name__ if view is not None and view.state.stack else "",
        question=table.questions[seat] if table is not None and seat >= 0 else 0,
        legal=_by_notation(view.state.legal(seat)) if view is not None and goes_on and not leaves else {},
        side=_by_notation(view.state.side(seat)) if view is not None and seat >= 0 and goes_on else {},
        draft=draft,
        answered=committed,
        can_take_back=loose and not committed,
        can_reopen=committed and goes_on,
        can_undo=table is not None and goes_on and seat >= 0 and (loose or (not draft and table.can_undo(seat))),
        asked=snapshot.asked(),
        finished=snapshot.finished(),
        scores=view.state.scores() if view is not None else [],
        returns=snapshot.result(),
        odds=snapshot.settings.odds or alone,
        hints=expert and (snapshot.settings.hints or alone),
        reviewable=expert and table is not None and table.game.over and not table.record.earlier,
        log=log[log_from:],
        log_total=len(log),
        news=logs.news_of(snapshot, seat) if of_page else [],
        chat=[chat_line(said, person) for said in snapshot.chat] if of_page else [],
        silenced=of_page and not snapshot.may_talk(seat),
        countdown=_countdown(snapshot, now),
        why=_refusals(snapshot, table, view, seat),
        stopped=stopped,
        paused=snapshot.paused,
        offers=_offer_cards(snapshot, seat),
        can_ask_back=goes_on and row.status == PLAYING and may_ask_back(snapshot, seat),
        lines=snapshot.steps + 1,
        clocks=_clock_cards(snapshot, person, now, timeouts),
    )


def _host_name(snapshot: Snapshot) -> str:
    return next((place.name for place in snapshot.seats if place.person == snapshot.row.host), "")


def _stood_in_for(snapshot: Snapshot, person: str) -> int:
    """The seat where a bot stands in for a person; SPECTATOR where none does."""
    for place in snapshot.seats:
        if place.kind == BOT and place.person == person and person:
            return place.seat
    return SPECTATOR


def _clock_cards(snapshot: Snapshot, person: str, now: float, timeouts: Timeouts) -> tuple[ClockCard, ...]:
    if not snapshot.settings.timed or not snapshot.clocks.seats or snapshot.row.status != PLAYING:
        return ()
    asked, counting = snapshot.asked(), running(snapshot)
    own, cards = snapshot.seat_of(person), []
    for place in snapshot.seats:
        seat, late = place.seat, snapshot.clocks.seats[place.seat].late
        if place.kind == PERSON:
            runs = seat in counting and not (snapshot.settings.turns and (place.holiday or 0.0) > now)
            until = round(ends_at(snapshot, seat, now), 1) if seat in counting else 0.0
            left = 0.0 if runs else round(left_at(snapshot, seat, now), 1)
            decides = late and may_decide_late(snapshot, person, seat, now, timeouts)
            cards.append(ClockCard(seat, place.name, seat == own, seat in asked, runs, until, left, late, decides))
    return tuple(cards)


def _offer_cards(snapshot: Snapshot, seat: int) -> tuple[OfferCard, ...]:
    if not snapshot.accords.offers or snapshot.row.status != PLAYING:
        return ()
    people, names = people_seats(snapshot), [place.name for place in snapshot.seats]
    return tuple(
        OfferCard(
            number=offer.number,
            what=offer.what,
            name=names[offer.seat],
            mine=offer.seat == seat,
            may_answer=seat in people and seat not in offer.agreed,
            missing=tuple(names[other] for other in people if other not in offer.agreed),
        )
        for offer in snapshot.accords.offers
    )


def chat_line(said: ChatRow, person: str) -> ChatLine:
    """What was said; a used hint is a sign that needs no language."""
    hint = said.text == HINT_USED
    words = HINT_SIGN if hint else said.text
    return ChatLine(said.number, said.seat, said.name, words, said.at, said.person == person, hint)


def _countdown(snapshot: Snapshot, now: float) -> Countdown | None:
    glass = glass_at(snapshot, now)
    if glass is None or snapshot.table is None:
        return None
    game = snapshot.table.game
    return Countdown(glass.runs, glass.ends(game), glass.left(game))


def _seat_cards(snapshot: Snapshot, person: str, hosting: bool, now: float, timeouts: Timeouts) -> list[SeatCard]:
    seat = snapshot.seat_of(person)
    asked, finished, clocks = snapshot.asked(), snapshot.finished(), snapshot.clocks.seats
    over = snapshot.row.status == OVER
    outstanding = [
        invite.seat
        for invite in snapshot.invites
        if invite.used_by is None and not invite.revoked and now < invite.expires
    ]
    return [
        SeatCard(
            seat=place.seat,
            kind=place.kind,
            name=place.name,
            level=place.level,
            style=style_of(snapshot.kind, place),
            mine=place.seat == seat,
            asked=place.seat in asked,
            finished=place.seat in finished,
            away_since=place.away_since,
            replaceable=hosting and place.kind == PERSON and not over and is_away(place, now, timeouts),
            grace_ends=_grace_ends(place, now, timeouts) if hosting and not over else 0.0,
            stands_in=place.kind == BOT and place.person is not None,
            invitation=hosting and place.seat in outstanding,
            kept=place.kind == INVITED and bool(person) and place.person == person,
            since=clocks[place.seat].since if place.seat in asked and clocks else 0.0,
            holiday=place.holiday if place.holiday is not None and place.holiday > now else 0.0,
        )
        for place in snapshot.seats
    ]


def _grace_ends(place: SeatRow, now: float, timeouts: Timeouts) -> float:
    if place.kind != PERSON or place.away_since is None or is_away(place, now, timeouts):
        return 0.0
    return place.away_since + timeouts.grace


def _by_notation(actions: list[Action]) -> dict[str, Action]:
    return {action.notation: action for action in actions}


def _refusals(snapshot: Snapshot, table: Table | None, view: View | None, seat: int) -> Callable[[str], Refusal | None]:
    """Why an answer cannot be given now, judged on what the seat sees; None if it can."""

    def why(notation: str) -> Refusal | None:
        if table is None or view is None or seat < 0:
            return Refusal("not_asked")
        if table.committed & BIT[seat]:
            return Refusal("already_answered")
        try:
            action = snapshot.kind.rules.catalogue.parse(notation)
        except NotationError:
            return Refusal("not_an_answer")
        return view.state.refuse(seat, action)

    return why
