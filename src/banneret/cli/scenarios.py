"""`banneret scenario`: run scenario files and tell what differs."""

import json
from pathlib import Path

from banneret.cli.arguments import Given
from banneret.cli.console import Console
from banneret.cli.words import sentence
from banneret.core.errors import EXIT_CODE, UserError
from banneret.core.scenario import read_scenario
from banneret.games import registry

SUFFIX = ".toml"


def files_of(paths: list[str]) -> list[str]:
    """Files as named, and all scenarios of the folders named."""
    found: list[str] = []
    for text in paths:
        path = Path(text)
        if path.is_dir():
            inside = sorted(str(file) for file in path.rglob(f"*{SUFFIX}"))
            if not inside:
                raise UserError("no_scenarios", {}, text)
            found.extend(inside)
        else:
            found.append(text)
    return found


def scenarios(console: Console, given: Given) -> int:
    """0: all as written; 1: something differs; 2: a file cannot be run."""
    told: list[dict[str, object]] = []
    failed = broken = 0
    files = files_of(given.texts("path"))
    for file in files:
        title, error = file, ""
        differences: list[str] = []
        try:
            scenario = read_scenario(file, registry.load)
            title = scenario.title
            differences = [difference.text(console.texts) for difference in scenario.run()]
        except UserError as mistake:
            error = sentence(console, mistake)
        failed += bool(differences)
        broken += bool(error)
        told.append({"file": file, "title": title, "ok": not differences and not error, "differences": differences,
                     "error": error})  # fmt: skip
        if not given.flag("json"):
            report(console, file, title, differences, error)
    if given.flag("json"):
        console.line(json.dumps(told, ensure_ascii=False, indent=2))
    else:
        console.say("scenario-summary", {"files": len(files), "failed": failed, "broken": broken})
    return EXIT_CODE if broken else 1 if failed else 0


def report(console: Console, file: str, title: str, differences: list[str], error: str) -> None:
    pen = console.pen
    if error:
        console.complain(error)
    elif differences:
        console.line(f"{pen.paint(console.texts.say('scenario-failed'), '31')}  {title}  {pen.dim(file)}")
        for difference in differences:
            console.paragraph(difference, 4)
    else:
        console.line(f"{pen.paint(console.texts.say('scenario-ok'), '32')}  {title}  {pen.dim(Path(file).name)}")
