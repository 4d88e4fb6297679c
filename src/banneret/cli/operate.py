"""`banneret admin`, `backup` and `restore`: for those who run a server, beside it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from banneret.cli.arguments import Given, UsageError, placed
from banneret.cli.console import Console
from banneret.cli.saves import data_folder
from banneret.cli.serve import ServeError, database_of, existing_database

if TYPE_CHECKING:
    from banneret.server.operating import Operator


def when(seconds: float) -> str:
    return f"{datetime.fromtimestamp(seconds):%Y-%m-%d %H:%M}"


def backup(console: Console, given: Given) -> int:
    """A copy of the database, while servers go on."""
    from banneret.server.store.backup import copy_file
    from banneret.server.store.engine import parse_url
    from banneret.server.store.transfer import copy_to_file

    url, target = parse_url(database_of(given)), Path(given.text("file")).expanduser()
    if url.get_backend_name() == "sqlite":
        copy_file(Path(url.database or ""), target)
    else:
        copy_to_file(url, target)
    console.say("backup-done", {"file": str(target)})
    return 0


def restore(console: Console, given: Given) -> int:
    """Put a copy back, while no server runs; into PostgreSQL where it is empty."""
    from banneret.server.store.backup import put_back
    from banneret.server.store.engine import parse_url
    from banneret.server.store.transfer import put_into

    url, copy, before = parse_url(database_of(given)), Path(given.text("file")).expanduser(), None
    if url.get_backend_name() == "sqlite":
        before = put_back(copy, Path(url.database or ""))
    else:
        put_into(url, copy)
    console.say("restore-done")
    if before is not None:
        console.say("restore-before", {"file": str(before)})
    return 0


def admin(console: Console, given: Given) -> int:
    """Look at tables and people, and act on them."""
    try:
        from banneret.server.logs import close_logs, open_logs
        from banneret.server.operating import Operator
        from banneret.server.store import Store
    except ImportError as error:
        raise ServeError("server_missing", {"reason": str(error.name)}) from error

    deed, what = given.text("deed"), given.texts("what")
    if deed not in DEEDS:
        raise UsageError("admin_unknown_deed", {"deed": deed, "known": ", ".join(DEEDS)})
    arguments, do = DEEDS[deed]
    if len(what) != len(arguments):
        raise UsageError(
            "admin_arguments", {"deed": deed, "wanted": placed(" ".join([deed, *arguments]), console.texts)}
        )
    if given.text("log"):
        open_logs(Path(given.text("log")).expanduser(), "-admin")
    try:
        with Store(existing_database(given), data_folder()) as store:
            do(console, Operator(store, time.time()), given, what)
    finally:
        close_logs()
    return 0


def show_tables(console: Console, operator: Operator, given: Given, what: list[str]) -> None:
    found = operator.tables()
    if given.flag("json"):
        console.line(json.dumps([asdict(line) for line in found], ensure_ascii=False, indent=2))
        return
    if not found:
        console.say("admin-no-tables")
    for line in found:
        parts = [line.id, line.game, line.status, when(line.last), f"{line.lines}", line.host, line.host_name]
        console.line("  ".join(parts))


def show_people(console: Console, operator: Operator, given: Given, what: list[str]) -> None:
    found = operator.people()
    if given.flag("json"):
        console.line(json.dumps([asdict(line) for line in found], ensure_ascii=False, indent=2))
        return
    if not found:
        console.say("admin-no-people")
    for line in found:
        mark = f"  {console.texts.say('admin-is-banned')}" if line.banned else ""
        console.line(f"{line.id}  {when(line.created)}  {line.tables}  {line.name}{mark}")


def show_chat(console: Console, operator: Operator, given: Given, what: list[str]) -> None:
    said_there = operator.chat(what[0])
    if not said_there:
        console.say("admin-no-chat")
    for said in said_there:
        console.line(f"{said.number}  {when(said.at)}  {said.person}  {said.name}: {said.text}")


def number_of(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise UsageError("cli_not_a_number", {"name": "admin", "word": text})
    return int(text)


def act(name: str, deed: Callable[[Operator, list[str]], None]) -> Deed:
    """Something that changes the database: done, told, and noted."""

    def done(console: Console, operator: Operator, given: Given, what: list[str]) -> None:
        from banneret.server.logs import AUDIT, note

        deed(operator, what)
        note(AUDIT, {"at": round(operator.now, 3), "admin": name, "what": what})
        console.say("admin-done", {"deed": " ".join([name, *what])})

    return done


def tidy(console: Console, operator: Operator, given: Given, what: list[str]) -> None:
    """Remove what is old, as far as it is asked for."""
    removed = operator.tidy(given.number("unfinished", 0), given.number("chat", 0), given.number("guests", 0))
    console.say("admin-tidied", {"tables": removed.tables, "chat": removed.chat, "guests": removed.guests})


Deed = Callable[[Console, "Operator", Given, list[str]], None]
DEEDS: dict[str, tuple[tuple[str, ...], Deed]] = {
    "tables": ((), show_tables),
    "people": ((), show_people),
    "chat": (("TABLE",), show_chat),
    "unsay": (("TABLE", "NUMBER"), act("unsay", lambda by, what: by.take_words_back(what[0], number_of(what[1])))),
    "end": (("TABLE",), act("end", lambda by, what: by.end_table(what[0]))),
    "hand-over": (("TABLE", "SEAT"), act("hand-over", lambda by, what: by.hand_over(what[0], number_of(what[1])))),
    "delete": (("TABLE",), act("delete", lambda by, what: by.delete_table(what[0]))),
    "delete-person": (("PERSON",), act("delete-person", lambda by, what: by.forget_person(what[0]))),
    "ban": (("PERSON",), act("ban", lambda by, what: by.ban(what[0]))),
    "unban": (("PERSON",), act("unban", lambda by, what: by.lift_ban(what[0]))),
    "tidy": ((), tidy),
}
