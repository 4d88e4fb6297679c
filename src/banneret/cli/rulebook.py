"""`banneret rules`: the rules in words, the options, the cards, and which values are reconstructed."""

import json
from collections.abc import Mapping
from typing import cast

from banneret.cli.arguments import Given
from banneret.cli.console import TEXTS, Console
from banneret.cli.words import option_values, show_rule, tidy_number
from banneret.core.card_list import all_cards
from banneret.core.card_texts import CardText
from banneret.core.data import load
from banneret.core.jsons import Json
from banneret.core.kind import GameKind
from banneret.core.options import chosen_options
from banneret.core.sources import list_name, reconstructed
from banneret.core.terminal import labelled, shown, wrap
from banneret.core.wording import Wording, game_texts, rule_numbers
from banneret.games import registry
from banneret.insight.lessons import rule_pictures
from banneret.insight.primer import has_primer, primer


def rules(console: Console, given: Given) -> int:
    """All rules of a game, or one."""
    kind = registry.load(given.text("game"))
    values = kind.rules.load_data(given.text("data"))
    options = chosen_options(kind.rules.options, option_values(given.texts("option")))
    wording = Wording(kind, game_texts(kind, console.texts.language, [TEXTS]), [], values, options)
    data = read_data(kind, given.text("data"))
    if given.flag("json"):
        told = cards_json(wording, data) if given.flag("cards") else as_json(wording, data, given.text("number"))
        console.line(json.dumps(told, ensure_ascii=False, indent=2))
        return 0
    if given.text("number"):
        show_rule(console, wording, given.text("number"), whole=True)
        show_picture(console, wording, tidy_number(given.text("number"), kind.prefix))
        return 0
    console.heading(wording.texts.say("game-title"))
    console.paragraph(wording.texts.say("game-credit"))
    if given.flag("page") and has_primer(wording.texts):
        show_page(console, wording)
        return 0
    if given.flag("cards"):
        show_cards(console, all_cards(wording, data))
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


def show_picture(console: Console, wording: Wording, rule: str) -> None:
    """The table of a lesson that shows a rule, and what the lesson says there."""
    one = rule_pictures(wording.kind).get(rule)
    if one is None:
        return
    table, language, lesson = one.lesson.table_at(one.stage), console.texts.language, one.lesson
    console.line()
    drawing = wording.kind.terminal.draw(
        table.view(lesson.seat), language, lesson.names[language], table.data, console.width, console.colour
    )
    console.lines(drawing)
    console.line()
    console.paragraph(lesson.stages[one.stage].say[language])
    console.say("rules-try", {"command": f"banneret learn {wording.kind.id} {one.number}"})


def show_page(console: Console, wording: Wording) -> None:
    """The game on one page."""
    told = primer(wording.texts)
    console.line()
    console.paragraph(told.about)
    for title, lines in (("aim", [told.aim]), ("turn", told.turn), ("know", told.know), ("first", [told.first])):
        console.line()
        console.heading(console.texts.say(f"rules-page-{title}"))
        for number, line in enumerate(lines, start=1):
            mark = f"{number}." if title == "turn" else "·" if len(lines) > 1 else ""
            console.lines(labelled(f"  {mark}", wrap(line, console.width - 5), 5))


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


def show_cards(console: Console, cards: list[CardText]) -> None:
    """Every card with its numbers, its text and its source, under the headings of its box."""
    before = ""
    for card in cards:
        if card.group != before:
            console.line()
            console.heading(card.group)
            before = card.group
        show_card(console, card)


def show_card(console: Console, card: CardText) -> None:
    console.paragraph(card.name, 2)
    for line in card.lines:
        console.paragraph(line, 6)
    if card.source:
        words = (
            console.texts.say(f"source-{card.source}") if console.texts.has(f"source-{card.source}") else card.source
        )
        console.line("      " + console.pen.dim(words))


def cards_json(wording: Wording, data: Mapping[str, Json]) -> Json:
    return [
        {"id": card.id, "name": card.name, "group": card.group, "lines": list(card.lines), "source": card.source}
        for card in all_cards(wording, data)
    ]


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
