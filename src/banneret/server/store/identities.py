"""Sessions, codes and signing keys in the database, and what it holds of one person."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sqlalchemy import Connection, delete, insert, literal, select, update

from banneret.server.store.mapping import read, values_of
from banneret.server.store.rows import OPEN, PLAYING, ChatRow, CodeRow, SessionRow
from banneret.server.store.schema import (
    addresses,
    calls,
    chat,
    codes,
    devices,
    guides,
    holders,
    people,
    seat_news,
    seats,
    secrets,
    sessions,
    shared_records,
    tables,
    tokens,
)
from banneret.server.store.store import Store, writes

SIGNING_SECRET = "web"
MOST_KEYS = 4


class Identities:
    """The part of the database that tells who somebody is. Everything here blocks, as the store does."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Sessions.

    @writes
    def begin(self, row: SessionRow, instead_of: str = "") -> SessionRow:
        """Enter a session and end another one with it; the one that is known if there is one of this id."""
        with self._store.writing() as connection:
            if instead_of:
                connection.execute(update(sessions).where(sessions.c.id == instead_of).values(ended=True))
            known = connection.execute(select(sessions).where(sessions.c.id == row.id)).one_or_none()
            if known is not None:
                return read(SessionRow, known)
            connection.execute(insert(sessions).values(values_of(row)))
            moved = (devices.c.session_id == instead_of) & (devices.c.person_id == row.person)
            connection.execute(update(devices).where(moved).values(session_id=row.id))
            return row

    def session(self, id: str) -> SessionRow | None:
        with self._store.reading() as connection:
            found = connection.execute(select(sessions).where(sessions.c.id == id)).one_or_none()
            return None if found is None else read(SessionRow, found)

    def sessions_of(self, person: str) -> list[SessionRow]:
        """Where a person is known now, the last used first."""
        query = select(sessions).where(sessions.c.person_id == person, sessions.c.ended.is_(False))
        with self._store.reading() as connection:
            return [read(SessionRow, row) for row in connection.execute(query.order_by(sessions.c.used.desc()))]

    @writes
    def note(self, id: str, used: float) -> None:
        with self._store.writing() as connection:
            connection.execute(update(sessions).where(sessions.c.id == id).values(used=used))

    @writes
    def end(self, person: str, id: str) -> bool:
        """Whether there was such a session of this person."""
        mine = (sessions.c.id == id) & (sessions.c.person_id == person) & sessions.c.ended.is_(False)
        with self._store.writing() as connection:
            return connection.execute(update(sessions).where(mine).values(ended=True)).rowcount > 0

    @writes
    def end_all(self, person: str, uses: Sequence[str]) -> None:
        """End all sessions of a person; codes of these uses count no longer either."""
        with self._store.writing() as connection:
            connection.execute(update(sessions).where(sessions.c.person_id == person).values(ended=True))
            connection.execute(delete(codes).where(codes.c.person_id == person, codes.c.use.in_(uses)))

    # Codes.

    @writes
    def make_code(self, row: CodeRow) -> None:
        """Enter a code; earlier ones of the same person and use count no longer."""
        with self._store.writing() as connection:
            connection.execute(delete(codes).where(codes.c.person_id == row.person, codes.c.use == row.use))
            connection.execute(delete(codes).where(codes.c.expires <= row.made))
            connection.execute(insert(codes).values(values_of(row)))

    def code(self, code_hash: bytes) -> CodeRow | None:
        with self._store.reading() as connection:
            found = connection.execute(select(codes).where(codes.c.code_hash == code_hash)).one_or_none()
            return None if found is None else read(CodeRow, found)

    @writes
    def use_code(self, code_hash: bytes) -> bool:
        """Whether the code was there: of two who bring it at once one is let in."""
        with self._store.writing() as connection:
            return connection.execute(delete(codes).where(codes.c.code_hash == code_hash)).rowcount > 0

    def has_code(self, person: str, use: str) -> bool:
        query = select(codes.c.use).where(codes.c.person_id == person, codes.c.use == use)
        with self._store.reading() as connection:
            return connection.execute(query).first() is not None

    # Keys.

    def secrets_of(self, name: str) -> list[bytes]:
        """The secrets `name`, `name-2`, `name-3` ..., the oldest first."""
        query = select(secrets.c.name, secrets.c.value)
        with self._store.reading() as connection:
            found = {str(row.name): bytes(row.value) for row in connection.execute(query)}
        numbered = [(_number(one, name), value) for one, value in found.items() if _number(one, name)]
        return [value for _, value in sorted(numbered)]

    @writes
    def add_secret(self, name: str, value: bytes, most: int) -> None:
        """A new secret after the others; of more than `most` the oldest are forgotten."""
        with self._store.writing() as connection:
            numbers = sorted(
                filter(None, (_number(str(row.name), name) for row in connection.execute(select(secrets))))
            )
            last = numbers[-1] + 1 if numbers else 1
            connection.execute(insert(secrets).values(name=_named(name, last), value=value))
            for number in [*numbers, last][:-most]:
                connection.execute(delete(secrets).where(secrets.c.name == _named(name, number)))

    # What is known of one person.

    def said_by(self, person: str) -> list[tuple[str, ChatRow]]:
        """Everything a person has said, with the table where it was."""
        query = select(chat).where(chat.c.person_id == person).order_by(chat.c.at)
        with self._store.reading() as connection:
            return [(str(row.table_id), read(ChatRow, row)) for row in connection.execute(query)]

    def running_tables(self, person: str) -> list[str]:
        """The tables that are not over where a person sits, may sit again, or is the host."""
        seated = select(seats.c.table_id).where(seats.c.person_id == person)
        mine = tables.c.id.in_(seated) | (tables.c.host == person)
        with self._store.reading() as connection:
            query = select(tables.c.id).where(mine, tables.c.status.in_([OPEN, PLAYING]))
            return [str(row.id) for row in connection.execute(query)]

    @writes
    def erase(self, person: str, nameless: str, left: Iterable[tuple[str, str]] = ()) -> None:
        """Take a person's name out of everything, and all that belongs to the person alone. `left` are tables that the
        person has just left, with the name that the person had there.

        Records of games stay, without the name: they belong to the others as well. That somebody has seen the hand of a
        seat stays too, under an id that nobody uses any more.
        """
        with self._store.writing() as connection:
            called = {*left, *_names_of(connection, person)}
            for table_id, name in called:
                here = seat_news.c.table_id == table_id
                connection.execute(update(seat_news).where(here, seat_news.c.name == name).values(name=nameless))
                connection.execute(update(seat_news).where(here, seat_news.c.by == name).values(by=nameless))
            forgotten = {"name": "", "language": "en", "theme": "", "holiday": None, "confirms": False}
            seen = tables.c.id.in_({table_id for table_id, _ in called})
            connection.execute(update(tables).where(seen).values(version=tables.c.version + 1))
            connection.execute(
                update(seats).where(seats.c.person_id == person).values(name=nameless, person_id=None, holiday=None)
            )
            connection.execute(update(chat).where(chat.c.person_id == person).values(name=nameless, text="…"))
            connection.execute(update(people).where(people.c.id == person).values(forgotten))
            connection.execute(update(sessions).where(sessions.c.person_id == person).values(ended=True, device=""))
            for table in (codes, tokens, guides, shared_records, devices, addresses, calls):
                connection.execute(delete(table).where(table.c.person_id == person))


def _names_of(connection: Connection, person: str) -> set[tuple[str, str]]:
    """The tables where a person has had a part, with the names that the person had there."""
    name = connection.execute(select(people.c.name).where(people.c.id == person)).scalar_one_or_none() or ""
    sits = select(seats.c.table_id, seats.c.name).where(seats.c.person_id == person)
    said = select(chat.c.table_id, chat.c.name).where(chat.c.person_id == person).distinct()
    held = select(holders.c.table_id, literal(name)).where(holders.c.person_id == person)
    hosts = select(tables.c.id, literal(name)).where(tables.c.host == person)
    return {
        (str(row[0]), str(row[1])) for query in (sits, said, held, hosts) for row in connection.execute(query) if row[1]
    }


def _named(name: str, number: int) -> str:
    return name if number == 1 else f"{name}-{number}"


def _number(found: str, name: str) -> int:
    """Which of the secrets of a name this is; 0 for another one."""
    rest = found.removeprefix(name)
    if found == name:
        return 1
    return int(rest[1:]) if rest != found and rest[:1] == "-" and rest[1:].isdigit() else 0
