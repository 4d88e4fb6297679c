"""The time to answer, as a form or a program chooses it for a new table."""

from __future__ import annotations

from msgspec.structs import replace as with_fields

from banneret.server.errors import BadInput
from banneret.server.settings import BOT_TAKES_OVER, DAY, HOST_DECIDES, HOUR, Settings
from banneret.server.web.forms import Form

NONE, BANK, TURNS = "none", "bank", "turns"
TEMPI = (NONE, BANK, TURNS)
TURN_HOURS = (1, 2, 4, 8, 12, 24, 48, 72, 168)
TIME_OUTS = (BOT_TAKES_OVER, HOST_DECIDES)
USUAL = {"clock": NONE, "bank_minutes": "15", "answer_seconds": "20", "answer_hours": "24", "time_out": BOT_TAKES_OVER}


def with_tempo(settings: Settings, clock: str, minutes: float, seconds: float, hours: float, time_out: str) -> Settings:
    """Settings with the time to answer: minutes and seconds of a bank, or hours of a turn-based table."""
    if clock not in TEMPI:
        raise BadInput("bad_clock", {"known": ", ".join(TEMPI)})
    if clock == TURNS:
        return with_fields(settings, turns=True, answer=hours * HOUR, time_out=time_out)
    if clock == BANK:
        return with_fields(settings, bank=minutes * 60.0, answer=seconds, time_out=time_out)
    return settings


def tempo_in(form: Form, settings: Settings) -> Settings:
    """The same out of the form of a new table; missing fields are as usual, those of others not read."""
    given = Form([*form.pairs, *USUAL.items()])
    clock = given.text("clock")
    minutes, seconds = (given.number("bank_minutes"), given.number("answer_seconds")) if clock == BANK else (0.0, 0.0)
    hours = given.number("answer_hours") if clock == TURNS else 0.0
    return with_tempo(settings, clock, minutes, seconds, hours, given.text("time_out"))


def tempo_parts(form: Form | None) -> dict[str, object]:
    """What the form shows."""
    given = {name: form.text(name, usual) if form is not None else usual for name, usual in USUAL.items()}
    spans = [{"hours": hours, "days": hours * HOUR / DAY if hours * HOUR >= DAY else 0} for hours in TURN_HOURS]
    return {"tempo": given, "tempi": TEMPI, "turn_hours": spans, "time_outs": TIME_OUTS}
