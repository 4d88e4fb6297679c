"""`banneret rules`: the rules in words, the options, the cards, and which values are reconstructed."""

import json
from collections.abc import Mapping
from typing import cast

from banneret.cli.arguments import Given
from banneret.cli.console import TEXTS, Console
from banneret.cli.words import option_values, show_rule, tidy_number
from banneret.core.data import load
from banneret.core.jsons import Json
from banneret.core.kind import GameKind
from banneret.core.options import chosen_options
from banneret.core.sources import list_name, reconstructed, records
from banneret.core.terminal import labelled, shown, wrap
from banneret.core.wording import Wording, game_texts, rule_numbers
from banneret.games import registry


def rules(console: Console, given: Given) -> int:
    """All rules of a game, or one."""
    kind = registry.load(given.text("game"))
    values = kind.rules.load_data(given.text("data"))
    options = chosen_options(kind.rules.options, option_values(given.texts("option")))
    wording = Wording(kind, game_texts(kind, console.texts.language, [TEXTS]), [], values, options)
    data = read_data(kind, given.text("data"))
    if given.flag("json"):
        console.line(json.dumps(as_json(wording, data, given.text("number")), ensure_ascii=False, indent=2))
        return 0
    if given.text("number"):
        show_rule(console, wording, given.text("number"), whole=True)
        return 0
    console.heading(wording.texts.say("game-title"))
    console.paragraph(wording.texts.say("game-credit"))
    if given.flag("cards"):
        show_cards(console, wording, data)
        return 0
    for number in rule_numbers(kind):
        if "." in number:
            lines = wrap(wording.rule(number), console.width - 10)
            console.lines(labelled(f"  {number}", lines, 10))
        else:
            console.line()
            console.heading(f"{number} {wording.rule(number)}")
    show_options(console, wording)
    show_reconstructed(console, wording, data)
    return 0


def read_data(kind: GameKind, overlay: str) -> Mapping[str, Json]:
    """The component data as plain values; a game without a data file has none."""
    file = kind.folder / "data.toml"
    return cast(Mapping[str, Json], load(str(file), overlay).values) if file.exists() else {}


def show_options(console: Console, wording: Wording) -> None:
    if not wording.kind.rules.options:
        return
    console.line()
    console.heading(console.texts.say("rules-options"))
    for option in wording.kind.rules.options:
        console.line(f"  {wording.option_name(option.id)} {console.pen.dim(', '.join(option.rules))}")
        console.paragraph(wording.option_help(option.id), 6)
        for value in option.values:
            usual = f" {console.texts.say('rules-usual')}" if value == option.default else ""
            words = wording.option_value(option.id, value)
            console.line(f"      {console.pen.dim(f'--option {option.id}={value}')}  {words}{usual}")


# Which values are ours.


def show_reconstructed(console: Console, wording: Wording, data: Mapping[str, Json]) -> None:
    found = reconstructed(data, wording)
    if not found:
        return
    console.line()
    console.heading(console.texts.say("rules-reconstructed"))
    console.say("rules-reconstructed-about")
    by_list: dict[str, list[tuple[str, str]]] = {}
    for name, record, told in found:
        by_list.setdefault(name, []).append((record, told))
    for name, entries in by_list.items():
        console.line(f"  {list_name(name, wording)}")
        whole = [record for record, told in entries if not told]
        if whole:
            console.paragraph(" · ".join(whole), 4)
        width = max(shown(record) for record, _ in entries) + 2
        for record, told in entries:
            if told:
                console.lines(labelled(f"    {record}", wrap(told, console.width - width - 4), width + 4))


def show_cards(console: Console, wording: Wording, data: Mapping[str, Json]) -> None:
    """Every card that has a text of its own, with its source."""
    language = wording.texts.language
    before = ""
    for name, record in records(data):
        if f"text_{language}" not in record:
            continue
        if name != before:
            console.line()
            console.heading(list_name(name, wording))
            before = name
        points = record.get("points")
        told = [str(record.get(f"name_{language}", record.get("id", "")))]
        told += [str(record["year"])] if "year" in record else []
        told += ["·".join(map(str, points))] if isinstance(points, list) else []
        console.paragraph("  ".join(told), 2)
        console.paragraph(str(record[f"text_{language}"]), 6)
        source = str(record.get("source", ""))
        words = console.texts.say(f"source-{source}") if console.texts.has(f"source-{source}") else source
        console.line("      " + console.pen.dim(words))


def as_json(wording: Wording, data: Mapping[str, Json], number: str) -> Json:
    numbers = rule_numbers(wording.kind)
    if number:
        chosen = tidy_number(number, wording.kind.prefix)
        numbers = [one for one in numbers if one == chosen or one.startswith(f"{chosen}.")]
    told: Json = {one: wording.rule(one) for one in numbers}
    if number:
        return told
    return {
        "game": wording.kind.id,
        "rules_version": wording.kind.rules_version,
        "rules": told,
        "reconstructed": [
            {"list": name, "record": record, "values": told} for name, record, told in reconstructed(data, wording)
        ],
    }
