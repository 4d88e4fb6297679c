"""Everything that can be done at a table, as values. `apply_command` carries one out, under the table's lock."""

from banneret.server.commands.accords import Agree, AskBack, OfferPause, Refuse, Resume
from banneret.server.commands.base import NOBODY, Actor, Command, Stale, apply_command
from banneret.server.commands.by_itself import KeepTime, NoteAbsence, TakeOver
from banneret.server.commands.chat import Say
from banneret.server.commands.holiday import NoteHoliday
from banneret.server.commands.host import (
    ChangeSettings,
    CloseTable,
    Invite,
    OpenSeat,
    ReplaceAbsent,
    Revoke,
    SetBot,
    Start,
)
from banneret.server.commands.late import ReplaceLate, WaitOn
from banneret.server.commands.pace import ChangePace, Hurry
from banneret.server.commands.playing import (
    Answer,
    BotAnswer,
    Cancel,
    Drop,
    Redraft,
    Reopen,
    SideAct,
    TakeBack,
    Undo,
)
from banneret.server.commands.rematch import Decline, OfferRematch
from banneret.server.commands.seats import HandOver, Join, Leave, Reclaim, TakeSeat

__all__ = [
    "NOBODY",
    "Actor",
    "Agree",
    "Answer",
    "AskBack",
    "BotAnswer",
    "Cancel",
    "ChangePace",
    "ChangeSettings",
    "CloseTable",
    "Command",
    "Decline",
    "Drop",
    "HandOver",
    "Hurry",
    "Invite",
    "Join",
    "KeepTime",
    "Leave",
    "NoteAbsence",
    "NoteHoliday",
    "OfferPause",
    "OfferRematch",
    "OpenSeat",
    "Reclaim",
    "Redraft",
    "Refuse",
    "Reopen",
    "ReplaceAbsent",
    "ReplaceLate",
    "Resume",
    "Revoke",
    "Say",
    "SetBot",
    "SideAct",
    "Stale",
    "Start",
    "TakeBack",
    "TakeOver",
    "TakeSeat",
    "Undo",
    "WaitOn",
    "apply_command",
]
