"""`banneret train`: games of experts, and a network that learns from them to correct the game's own estimate."""

import json
from collections.abc import Iterator
from pathlib import Path

from banneret.arena.selfplay import FORMAT, SelfPlayWork
from banneret.arena.training import Recipe, Rows, file_of, report, train
from banneret.arena.workers import in_order
from banneret.bots.value_file import check_head, encoder_for, made_for
from banneret.cli.arguments import Given
from banneret.cli.console import Console
from banneret.cli.saves import SaveError
from banneret.cli.trials import workers_of
from banneret.core.errors import UserError, system_reason
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
    head: dict[str, Json] = {"format": FORMAT, **made_for(kind, encoder_for(kind, players)), "seed": seed}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if rows_file.exists():
            check_rows(rows_file, head)
        else:
            work = SelfPlayWork(kind, players, seed)
            write_rows(console, rows_file, in_order(workers_of(given, ["expert"]).run(work, range(games))), games)
            head_of(rows_file).write_text(json.dumps(head), "utf-8")
        rows = Rows(kind, players, rows_file)
        recipe = Recipe(**{name: given.number(name, getattr(Recipe, name)) for name in ("first", "second", "passes")})
        with console.progress(console.texts.say("train-learning"), recipe.passes) as progress:
            model = train(rows, recipe, lambda done, loss: progress(done))
        told: dict[str, Json] = {"seed": seed, "recipe": {**vars(recipe)}, **report(model, rows)}
        net = folder / f"value_{players}.net"
        net.write_bytes(file_of(kind, model, rows, told))
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


def head_of(rows_file: Path) -> Path:
    """The file beside the rows that says what they are."""
    return rows_file.with_suffix(".json")


def check_rows(rows_file: Path, meant: dict[str, Json]) -> None:
    """Rows of other rules or another format would be read as nonsense, those of another seed told as what they are
    not."""
    file = head_of(rows_file)
    try:
        found: Json = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as fault:
        raise UserError("net_unreadable", {"file": file.name, "reason": str(fault)}) from fault
    check_head(file.name, found, meant)
