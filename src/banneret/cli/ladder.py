"""`banneret ladder`: all levels against each other, rated."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import cast

from banneret.arena.ladder import LEVELS, LadderFile, LadderWork, header_of, play_ladder, standing
from banneret.cli.arguments import Given
from banneret.cli.console import Console
from banneret.cli.seats import bot_list
from banneret.cli.trials import bar, show_forfeits, show_rows, show_title, workers_of
from banneret.cli.words import option_values
from banneret.core.jsons import Json
from banneret.games import registry

USUAL_DEALS = 20


def ladder(console: Console, given: Given) -> int:
    """With a file, what was played there counts, and what is missing is added to it."""
    kind = registry.load(given.text("game"))
    levels = bot_list(given.text("levels")) or list(LEVELS)
    players = given.number("players", 0) or min(count for count in kind.players if count > 1)
    options = option_values(given.texts("option"))
    workers = workers_of(given, levels)
    work = LadderWork(kind, levels, players, options, given.text("seed") or "0", given.text("data"))
    file = LadderFile(Path(given.text("file")).expanduser(), header_of(work)) if given.text("file") else None
    deals = given.number("deals", USUAL_DEALS)
    with console.progress(console.texts.say("trials-playing"), deals * len(work.pairs)) as progress:
        rows = play_ladder(work, deals, workers, file, lambda done, total: progress(done))
    result = standing(work, rows)
    if given.flag("json"):
        console.line(json.dumps(result, ensure_ascii=False, indent=2))
    else:
        show(console, result)
    return 0


def show(console: Console, result: Mapping[str, Json]) -> None:
    """A row for each level, best first; then every pair."""
    say = console.texts.say
    show_title(console, result, say("ladder-deals", {"deals": result["deals"]}))
    rows = [[say("trials-bot"), say("ladder-rating"), say("match-interval")]]
    for level in cast(list[Mapping[str, Json]], result["ratings"]):
        low, high = cast(list[float], level["interval"])
        rows.append(
            [str(level["bot"]), console.figure(level["rating"]), f"{console.figure(low)} … {console.figure(high)}"]
        )
    show_rows(console, rows, [False, True, True])
    console.line()
    rows = [[say("ladder-pair"), say("ladder-games"), say("trials-victories"),
             say("match-interval"), ""]]  # fmt: skip
    for pair in cast(list[Mapping[str, Json]], result["pairs"]):
        low, high = cast(list[float], pair["interval"])
        share = cast(float, pair["share"])
        names = " : ".join(cast(list[str], pair["bots"]))
        interval = f"{console.percent(low)} – {console.percent(high)}"
        rows.append([names, console.figure(pair["games"]), console.percent(share), interval, bar(share)])
    show_rows(console, rows, [False, True, True, True, False])
    console.say("ladder-explained", {"confidence": console.figure(cast(float, result["confidence"]) * 100)})
    show_forfeits(console, result)
