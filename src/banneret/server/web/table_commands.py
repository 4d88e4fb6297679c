"""What the forms of a table's page ask for: each is read into one command, and all are carried out the same way."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from litestar import Response, post
from litestar.params import FromPath
from msgspec.structs import replace as with_fields

from banneret.server.commands import (
    Agree,
    Answer,
    AskBack,
    Cancel,
    ChangePace,
    ChangeSettings,
    CloseTable,
    Command,
    Decline,
    Drop,
    HandOver,
    Hurry,
    Invite,
    Leave,
    OfferPause,
    OpenSeat,
    Reclaim,
    Redraft,
    Refuse,
    Reopen,
    ReplaceAbsent,
    ReplaceLate,
    Resume,
    Revoke,
    Say,
    SetBot,
    SideAct,
    Start,
    TakeSeat,
    Undo,
    WaitOn,
)
from banneret.server.errors import BadInput, Conflict
from banneret.server.jobs import DEFAULT_LEVEL
from banneret.server.results import APPLIED, REFUSED, STALE
from banneret.server.web.forms import Form
from banneret.server.web.lobby import pace_of
from banneret.server.web.requests import (
    WebRequest,
    application_of,
    form_of,
    go_to,
    person_of,
    takes_json,
    visitor_of,
)
from banneret.server.web.table_visit import Outcome, TableVisit, visit
from banneret.server.web.tables import table_page

Reading = Callable[[Form, TableVisit], Command]


def check_seated(at: TableVisit) -> None:
    if at.seat < 0:
        raise Conflict("not_seated")


def read_answer(form: Form, at: TableVisit) -> Command:
    """One answer, a batch, or a change of the draft."""
    seat, question, actions = at.seat, form.number("question"), form.texts("action")
    edit, drop = form.text("edit"), form.text("drop")
    check_seated(at)
    if edit == "cancel":
        return Cancel(seat, question)
    if edit == "undo":
        return Undo(seat, question)
    if edit == "reopen":
        return Reopen(seat, question)
    if edit == "redraft":
        return Redraft(seat, question, actions)
    if edit:
        raise BadInput("unknown_edit", {"edit": edit[:40]})
    return Drop(seat, question, drop) if drop else Answer(seat, question, actions)


def read_side_act(form: Form, at: TableVisit) -> Command:
    """Something that may be done at any time. `from` names the list it was chosen from."""
    check_seated(at)
    return SideAct(at.seat, form.text("act") or form.text(form.text("from")))


def read_settings(form: Form, at: TableVisit) -> Command:
    """Pace, odds and who may watch; the others stay."""
    kept = at.snapshot.settings
    pace = pace_of(form.text("pace"))
    public, odds = form.flag("public"), form.flag("odds")
    return ChangeSettings(with_fields(kept, public=public, pace=pace, odds=odds))


# The last part of a form's address -> how the form is read.
FORMS: Mapping[str, Reading] = {
    "answer": read_answer,
    "side": read_side_act,
    "say": lambda form, at: Say(form.text("text")),
    "reclaim": lambda form, at: Reclaim(),
    "start": lambda form, at: Start(),
    "close": lambda form, at: CloseTable(),
    "settings": read_settings,
    "pace": lambda form, at: ChangePace(pace_of(form.text("pace"))),
    "hurry": lambda form, at: Hurry(),
    "pause": lambda form, at: OfferPause(),
    "resume": lambda form, at: Resume(),
    "agree": lambda form, at: Agree(form.number("offer")),
    "refuse": lambda form, at: Refuse(form.number("offer")),
    "ask-back": lambda form, at: AskBack(form.number("lines")),
    "wait-on": lambda form, at: WaitOn(form.number("seat")),
    "replace-late": lambda form, at: ReplaceLate(form.number("seat")),
}
ACCORDS = frozenset({"pause", "resume", "agree", "refuse", "ask-back", "wait-on", "replace-late"})
# Scripts that ask for JSON get the outcome of these.
FOR_SCRIPTS = frozenset({"answer", "side", "say", "pace", "hurry", *ACCORDS})


def read_seat_form(request: WebRequest, form: Form, seat: int) -> Command:
    """What is to be done with a seat."""
    what = form.text("do")
    if what == "invite":
        return Invite(seat, *application_of(request).lobby.new_invitation())
    known: Mapping[str, Callable[[], Command]] = {
        "take": lambda: TakeSeat(seat),
        "bot": lambda: SetBot(seat, form.text("level", DEFAULT_LEVEL)),
        "open": lambda: OpenSeat(seat),
        "revoke": lambda: Revoke(seat),
        "leave": Leave,
        "decline": Decline,
        "hand-over": HandOver,
        "replace": lambda: ReplaceAbsent(seat),
    }
    if what not in known:
        raise BadInput("unknown_edit", {"edit": what[:40]})
    return known[what]()


@post([f"/t/{{table:str}}/{name}" for name in FORMS])
async def perform(request: WebRequest, table: FromPath[str]) -> Response[str] | Response[None] | Response[Outcome]:
    """Carry out what a form asks for. Forms are shown the page again, scripts get the outcome."""
    form, name = form_of(request), request.url.path.rpartition("/")[2]
    if name == "say":
        application = application_of(request)
        application.take("chat", visitor_of(request).id, application.config.limits.person_chat)
    at = await visit(request, table)
    outcome = await at.perform(form.text("key"), FORMS[name](form, at))
    if name in FOR_SCRIPTS and takes_json(request):
        return Response(outcome)
    if outcome.status in (REFUSED, STALE):
        return await table_page(request, table, notice=outcome.sentence, status=409)
    return go_to("/" if name == "close" else f"/t/{table}")


@post("/t/{table:str}/seat/{seat:int}")
async def change_seat(request: WebRequest, table: FromPath[str], seat: FromPath[int]) -> Response[str] | Response[None]:
    """The same for a form of one seat. Whoever sits down may say how to be called."""
    form = form_of(request)
    if form.text("do") == "take" and form.text("name"):
        await person_of(request, form.text("name"))
    at = await visit(request, table)
    command = read_seat_form(request, form, seat)
    outcome = await at.perform(form.text("key"), command)
    if isinstance(command, Invite) and outcome.status == APPLIED:
        return go_to(f"/t/{table}?links=true")
    return go_to(f"/t/{table}")


HANDLERS = [perform, change_seat]
