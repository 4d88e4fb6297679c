"""Everything that can be done at a table, as values. `apply_command` carries one out, under the table's lock."""

from banneret.server.commands.base import NOBODY, Actor, Command, Stale, apply_command
from banneret.server.commands.by_itself import KeepTime, NoteAbsence, TakeOver
from banneret.server.commands.chat import Say
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
    "Answer",
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
    "OfferRematch",
    "OpenSeat",
    "Reclaim",
    "Redraft",
    "Reopen",
    "ReplaceAbsent",
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
    "apply_command",
]
