"""`banneret simulate` and `banneret match`: bots play many games, and the figures are shown."""

import json
from collections.abc import Mapping, Sequence
from typing import cast

from banneret import arena
from banneret.arena.workers import Workers, make_workers
from banneret.bots import SEARCHES
from banneret.cli.arguments import Given
from banneret.cli.console import Console
from banneret.cli.seats import bot_list, usual_players
from banneret.cli.words import option_values
from banneret.core.errors import UserError
from banneret.core.jsons import Json
from banneret.core.wording import game_texts
from banneret.games import registry

USUAL_GAMES = 100
BAR = 24
"""Characters of a bar that stands for all victories."""
MOST_REASONS = 10


def simulate(console: Console, given: Given) -> int:
    """0: played; 1: `--check` found a broken invariant."""
    kind = registry.load(given.text("game"))
    bots = bot_list(given.text("bots")) or ["random"]
    games = given.number("games", USUAL_GAMES)
    players = given.number("players", 0) or max(len(bots), usual_players(kind))
    with console.progress(console.texts.say("trials-playing"), games) as progress:
        try:
            result = arena.simulate(
                kind, players, games, bots, option_values(given.texts("option")), given.text("seed") or 0,
                given.flag("check"), lambda number, total: progress(number), given.text("data"),
                workers_of(given, bots),
            )  # fmt: skip
        except AssertionError as broken:
            number, _, reason = str(broken).partition(": ")
            parts: dict[str, Json] = {"number": number, "seed": given.text("seed") or "0", "reason": reason}
            console.complain(console.texts.say("simulate-broken", parts))
            return 1
    if given.flag("json"):
        console.line(json.dumps(result, ensure_ascii=False, indent=2))
    else:
        show_simulation(console, result)
    return 0


def match(console: Console, given: Given) -> int:
    kind = registry.load(given.text("game"))
    bots = bot_list(given.text("bots"))
    games = given.number("games", USUAL_GAMES)
    players = given.number("players", 0) or max(len(bots), usual_players(kind))
    with console.progress(console.texts.say("trials-playing"), games) as progress:
        result = arena.match(
            kind, bots, games, players, given.text("seed") or 0, workers_of(given, bots),
            option_values(given.texts("option")), lambda number, total: progress(number), given.text("data"),
        )  # fmt: skip
    if given.flag("json"):
        console.line(json.dumps(result, ensure_ascii=False, indent=2))
    else:
        show_match(console, result)
    return 0


def workers_of(given: Given, bots: Sequence[str]) -> Workers:
    """Who plays; bots that play by the clock would play differently on the machines of a cluster."""
    text = given.text("workers") or "1"
    if text.startswith("ray") and not given.flag("allow_clock"):
        for bot in bots:
            word, _, budget = bot.strip().lower().partition(":")
            if word in SEARCHES and not budget.isdecimal():
                raise UserError("worker_clock", {"bot": bot})
    return make_workers(text)


def show_forfeits(console: Console, result: Mapping[str, Json]) -> None:
    """Games that a bot lost because it could not play on, each reason once."""
    forfeits = cast(list[Mapping[str, Json]], result["forfeits"])
    if not forfeits:
        return
    console.say("trials-forfeits", {"games": len(forfeits)})
    reasons: dict[str, int] = {}
    for lost in forfeits:
        reason = console.texts.error(UserError(str(lost["code"]), dict(cast(Mapping[str, Json], lost["parts"]))))
        reasons[reason] = reasons.get(reason, 0) + 1
    for reason, count in list(reasons.items())[:MOST_REASONS]:
        console.paragraph(f"{count} × {reason}", 2)


def show_simulation(console: Console, result: Mapping[str, Json]) -> None:
    """A row for each seat, then lengths and speed."""
    say = console.texts.say
    show_title(console, result, say("trials-games", {"games": result["games"]}))
    rows = [[say("trials-seat"), say("trials-bot"), say("trials-points"), say("trials-victories"), ""]]
    bots = cast(list[str], result["bots"])
    points, shares = cast(list[float], result["mean_scores"]), cast(list[float], result["mean_returns"])
    for seat, bot in enumerate(bots):
        share = shares[seat]
        rows.append([str(seat), bot, console.figure(points[seat], 1), console.percent(share), bar(share)])
    show_rows(console, rows, [True, False, True, True, False])
    console.say("simulate-length", {"decisions": console.figure(result["mean_decisions"], 1)})
    speeds = {name: console.figure(result[name], 1 if cast(float, result[name]) < 10 else 0)
              for name in ("seconds", "games_per_second", "decisions_per_second")}  # fmt: skip
    parts: dict[str, Json] = {
        "seconds": speeds["seconds"], "games": speeds["games_per_second"], "decisions": speeds["decisions_per_second"],
    }  # fmt: skip
    console.say("simulate-speed", parts)
    if result["checked"]:
        console.say("simulate-checked")
    show_forfeits(console, result)


def show_match(console: Console, result: Mapping[str, Json]) -> None:
    """A row for each bot: its share of the victories, how sure that is, and what would be fair."""
    say = console.texts.say
    show_title(console, result, say("match-games", {"games": result["games"], "deals": result["deals"]}))
    rows = [[say("trials-bot"), say("trials-victories"), say("match-interval"), "", say("match-fair"), "",
             say("trials-points")]]  # fmt: skip
    for bot in cast(list[Mapping[str, Json]], result["bots"]):
        share, fair = cast(float, bot["share"]), cast(float, bot["fair_share"])
        low, high = cast(list[float], bot["interval"])
        verdict = "match-above" if low > fair else "match-below" if high < fair else "match-level"
        interval = f"{console.percent(low)} – {console.percent(high)}"
        points = console.figure(bot["mean_points"], 1)
        rows.append(
            [str(bot["bot"]), console.percent(share), interval, bar(share), console.percent(fair), say(verdict), points]
        )
    show_rows(console, rows, [False, True, True, False, True, False, True])
    console.say("match-confidence", {"confidence": console.figure(cast(float, result["confidence"]) * 100)})
    show_forfeits(console, result)


def show_title(console: Console, result: Mapping[str, Json], games: str) -> None:
    texts = game_texts(registry.load(str(result["game"])), console.texts.language)
    players = console.texts.say("trials-players", {"players": result["players"]})
    console.heading(f"{texts.say('game-title')}: {players}, {games}")


def show_rows(console: Console, rows: list[list[str]], right: list[bool]) -> None:
    lines = console.pen.columns(rows, right)
    console.line(console.pen.dim(lines[0]))
    console.lines(lines[1:])


def bar(share: float) -> str:
    """A share of the victories as a bar; eighths of a character count."""
    eighths = round(min(max(share, 0.0), 1.0) * BAR * 8)
    return "█" * (eighths // 8) + ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")[eighths % 8]
