"""`banneret replay`: a record in words, then the table that it leads to."""

import json

from banneret.cli.arguments import Given
from banneret.cli.console import TEXTS, Console
from banneret.cli.saves import open_record, seat_parts
from banneret.cli.screen import Screen
from banneret.cli.words import in_file, sentence
from banneret.core.earlier_rules import Followed, earlier_parts, replay_as_far
from banneret.core.errors import OptionError
from banneret.core.record import Record
from banneret.core.table import Table
from banneret.core.view import SPECTATOR
from banneret.core.wording import Wording, game_texts

EVERYTHING = -9


def replay(console: Console, given: Given) -> int:
    """The log as one seat read it, or with all secrets in it; `--to` stops after that many answers."""
    reader = open_record(given.text("file"))
    record = reader.record
    seat = seat_named(record, given.text("seat"))
    with in_file(record.file):
        data = record.kind.rules.load_data(given.text("data"))
        followed = replay_as_far(reader, data, given.number("to", -1), keep=False)
    table = followed.table
    names = [seat_parts(text)[0] for text in record.seats]
    texts = game_texts(record.kind, console.texts.language, [TEXTS])
    wording = Wording(record.kind, texts, names, data, record.options)
    if given.flag("json"):
        told = {} if table is None else as_json(table, wording, seat)
        console.line(json.dumps({**told, **rest_as_json(followed, record, seat)}, ensure_ascii=False, indent=2))
        return 0
    if table is not None:
        show_table(console, wording, table, seat)
    show_rest(console, followed, record, seat)
    return 0


def show_table(console: Console, wording: Wording, table: Table, seat: int) -> None:
    """The log and the table that it leads to."""
    names = wording.names
    viewer = SPECTATOR if seat == EVERYTHING else seat
    screen = Screen(console, wording, viewer)
    for event in table.log if seat == EVERYTHING else table.log_of(seat):
        text = wording.event_for_all(event) if seat == EVERYTHING else wording.event(event, seat)
        console.lines(screen.log_line(text, event.rule))
    console.line()
    console.lines(screen.table(table))
    if table.game.over:
        console.line()
        language = wording.texts.language
        console.lines(
            table.kind.terminal.draw_end(
                table.game, table.log, language, names, table.data, console.width, console.colour
            )
        )


def show_rest(console: Console, followed: Followed, record: Record, seat: int) -> None:
    """What today's rules do not follow in a game of an earlier version: the lines as they are written, the result.

    The lines hold everybody's secrets: through the eyes of a seat they are left out.
    """
    trouble = followed.trouble
    if trouble is None:
        return
    console.line()
    console.say("replay-earlier-rules", {**earlier_parts(record), "lines": len(followed.rest)})
    console.line("  " + sentence(console, trouble))
    if seat == EVERYTHING:
        console.lines([f"  {row}" for row in followed.rest])
    if followed.returns:
        names = [seat_parts(text)[0] for text in record.seats]
        result = [f"{name} {value:g}" for name, value in zip(names, followed.returns, strict=True)]
        console.say("replay-earlier-result", {"result": ", ".join(result)})


def rest_as_json(followed: Followed, record: Record, seat: int) -> dict[str, object]:
    if followed.trouble is None:
        return {}
    told: dict[str, object] = {
        "game": record.kind.id,
        "rules": record.rules,
        "trouble": followed.trouble.code,
        "over": bool(followed.returns),
        "returns": followed.returns or None,
    }
    return {**told, "rest": followed.rest} if seat == EVERYTHING else told


def seat_named(record: Record, text: str) -> int:
    """A seat by its number or name; nothing named means everything is shown."""
    if not text:
        return EVERYTHING
    names = [seat_parts(seat)[0] for seat in record.seats]
    if text in names:
        return names.index(text)
    numbers = [str(seat) for seat in range(record.players)]
    if text in numbers:
        return numbers.index(text)
    raise OptionError("no_seat_named", {"seat": text, "known": ", ".join(names)})


def as_json(table: Table, wording: Wording, seat: int) -> dict[str, object]:
    everything = seat == EVERYTHING
    events = [
        {
            **event.json(SPECTATOR if everything else seat),
            **({"secret": event.secret} if everything and event.secret else {}),
            "text": wording.event_for_all(event) if everything else wording.event(event, seat),
        }
        for event in (table.log if everything else table.log_of(seat))
    ]
    game = table.game
    return {
        "game": table.kind.id,
        "seats": wording.names,
        "events": events,
        "over": game.over,
        "scores": game.scores(),
        "returns": game.returns() if game.over else None,
    }
