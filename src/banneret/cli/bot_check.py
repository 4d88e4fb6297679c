"""`banneret bot-check`: tells the author of a bot what is wrong with it."""

import json
from secrets import token_hex

from banneret.arena.bot_check import BotCheck, Finding
from banneret.cli.arguments import Given, UsageError
from banneret.cli.console import Console
from banneret.core.errors import UserError
from banneret.games import registry

COLOURS = {"ok": "32", "warning": "33", "fault": "31"}


def bot_check(console: Console, given: Given) -> int:
    """0: nothing stands in the way; 1: a fault that loses games."""
    kind = registry.load(given.text("game") or "knights")
    players = [given.number("players", 0)] if given.flag("players") else sorted({min(kind.players), max(kind.players)})
    for count in players:
        kind.check_players(count)
    seconds = seconds_of(given.text("seconds") or "5")
    check = BotCheck(kind, given.text("program"), seconds, given.text("seed") or token_hex(4))
    findings = check.run(players, given.number("games", 4))
    faulty = any(finding.verdict == "fault" for finding in findings)
    if given.flag("json"):
        told = [{"verdict": one.verdict, "finding": one.key, "parts": one.parts} for one in findings]
        console.line(json.dumps({"seed": check.seed, "findings": told}, ensure_ascii=False, indent=2))
        return int(faulty)
    for finding in findings:
        verdict = console.texts.say(f"bot-check-{finding.verdict}")
        console.paragraph(f"{console.pen.paint(verdict, COLOURS[finding.verdict])}: {sentence(console, finding)}")
    console.say("bot-check-bad" if faulty else "bot-check-good", {"seed": check.seed})
    return int(faulty)


def sentence(console: Console, finding: Finding) -> str:
    if finding.key == "error":
        parts = {name: part for name, part in finding.parts.items() if name != "code"}
        return console.texts.error(UserError(str(finding.parts["code"]), parts))
    return console.texts.say(f"bot-check-{finding.key}", finding.parts)


def seconds_of(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 3600:
        raise UsageError("seconds_form", {"text": text})
    return seconds
