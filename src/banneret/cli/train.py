"""`banneret train`: games of experts, and a network that learns from them to correct the game's own estimate."""

import json
from collections.abc import Iterator
from pathlib import Path

from banneret.arena.selfplay import SelfPlayWork
from banneret.arena.training import Recipe, Rows, file_of, report, train
from banneret.arena.workers import in_order
from banneret.cli.arguments import Given
from banneret.cli.console import Console
from banneret.cli.saves import SaveError
from banneret.cli.trials import workers_of
from banneret.core.errors import system_reason
from banneret.core.jsons import Json
from banneret.games import registry

USUAL_GAMES = 10_000


def train_network(console: Console, given: Given) -> int:
    """Games that were played already are not played again: so they may be played on one machine, learnt on another."""
    kind = registry.load(given.text("game"))
    players = given.number("players", 0) or min(count for count in kind.players if count > 1)
    kind.check_players(players)
    games, seed = given.number("games", USUAL_GAMES), given.text("seed") or "0"
    folder = Path(given.text("out")).expanduser() / kind.id
    rows_file = folder / f"rows_{players}.bin"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not rows_file.exists():
            work = SelfPlayWork(kind, players, seed)
            write_rows(console, rows_file, in_order(workers_of(given, ["expert"]).run(work, range(games))), games)
        rows = Rows(kind, players, rows_file)
        recipe = Recipe(**{name: given.number(name, getattr(Recipe, name)) for name in ("first", "second", "passes")})
        with console.progress(console.texts.say("train-learning"), recipe.passes) as progress:
            model = train(rows, recipe, lambda done, loss: progress(done))
        told: dict[str, Json] = {"seed": seed, "recipe": {**vars(recipe)}, **report(model, rows)}
        net = folder / f"value_{players}.net"
        net.write_bytes(file_of(kind, players, model, rows, told))
    except OSError as fault:
        raise SaveError("cannot_write", system_reason(fault), str(folder)) from fault
    console.line(json.dumps(told, ensure_ascii=False, indent=2))
    console.say("train-done", {"file": str(net), "folder": str(folder.parent), "game": kind.id})
    return 0


def write_rows(console: Console, path: Path, pieces: Iterator[bytes], games: int) -> None:
    """The file has its name once it is whole."""
    part = path.with_suffix(".part")
    with console.progress(console.texts.say("trials-playing"), games) as progress, part.open("wb") as file:
        for done, rows in enumerate(pieces, start=1):
            file.write(rows)
            progress(done)
    part.rename(path)
