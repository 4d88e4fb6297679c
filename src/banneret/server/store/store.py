"""All reads and writes. The store decides nothing: ids, secrets and times are given, and a change is taken or refused.

Everything here blocks. A lobby calls it from threads of its own, those that write apart from those that read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Self, TypeVar

from sqlalchemy import Connection, case, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from banneret.server.store import reading, writing
from banneret.server.store.announcements import Announcements
from banneret.server.store.driver import SOMETHING_ELSE, ChangeWriter, StoreConflict
from banneret.server.store.engine import (
    POSTGRESQL_WRITERS,
    READERS,
    WRITING,
    open_engine,
    parse_url,
    reading_engine,
    told_plainly,
)
from banneret.server.store.mapping import Values, changes_of, values_of
from banneret.server.store.migrate import is_current, migrate
from banneret.server.store.rows import (
    BOT,
    OPEN,
    PLAYING,
    Change,
    MomentRow,
    Person,
    StoredTable,
    TableSummary,
    TokenRow,
    Versions,
)
from banneret.server.store.schema import bans, commands, moments, people, seats, secrets, servers, tables, tokens

M = TypeVar("M", bound=Callable[..., Any])
T = TypeVar("T")
MOST_SEATS = 30
ALL_THE_TIME: Final = 0.0  # `due` of a table where time runs that a server measures
WRITING_METHODS: Final[set[str]] = set()


def writes(method: M) -> M:
    """Marks a method that writes: it waits for others who write, and nobody who only reads waits for it."""
    WRITING_METHODS.add(method.__name__)
    return method


def once_more(work: Callable[[], None]) -> None:
    """Write what is the only one of its kind; once more where somebody else wrote the same at the same moment."""
    try:
        work()
    except IntegrityError:
        work()


class Store:
    """One database: a SQLite file by default, PostgreSQL by address. `copies`: the folder where a PostgreSQL database
    of an earlier schema is copied to before it is changed; without one it is left alone."""

    def __init__(self, url: str, copies: Path | None = None) -> None:
        self.url = parse_url(url)
        self.engine = open_engine(self.url)
        self.readers = reading_engine(self.engine)
        self._driver = ChangeWriter(self.engine)
        self._seen = ""
        self.writing_threads = 1 if self.engine.dialect.name == "sqlite" else POSTGRESQL_WRITERS
        self.reading_threads = READERS
        try:
            with self._reading() as connection:
                current = is_current(connection)
            if not current:
                with self._writing() as connection:
                    migrate(connection, self.url, copies)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        self.engine.dispose()
        self.readers.dispose()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *reason: object) -> None:
        self.close()

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        """One consistent look."""
        with told_plainly(self.url, self.readers), self.readers.connect() as connection:
            if connection.dialect.name == "postgresql":
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            with connection.begin():
                yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        """One transaction: when the block is left, all of it is on the disk; if it fails, nothing."""
        with told_plainly(self.url, self.engine), self.engine.connect() as connection:
            connection = connection.execution_options(**{WRITING: True})
            with connection.begin():
                driver: Any = connection.connection.driver_connection
                before = driver.total_changes if self._driver.sqlite else -1
                yield connection
                if not self._driver.sqlite or driver.total_changes != before:
                    self._driver.announce_something(connection.connection.cursor())

    reading, writing = _reading, _writing  # for what else is kept in the database

    def look(self, query: Callable[[Connection], T]) -> T:
        """Something that is asked of the whole database."""
        with self._reading() as connection:
            return query(connection)

    @writes
    def act(self, deed: Callable[[Connection], T]) -> T:
        """Something that is done to the whole database, in one transaction."""
        with self._writing() as connection:
            return deed(connection)

    # People and the server's own secrets.

    @writes
    def save_person(self, person: Person) -> None:
        """Enter somebody, or note a new name, language or theme."""
        known = update(people).where(people.c.id == person.id).values(changes_of(person))
        with self._writing() as connection:
            if connection.execute(known).rowcount == 0:
                connection.execute(insert(people).values(values_of(person)))

    def person(self, id: str) -> Person | None:
        with self._reading() as connection:
            return reading.person(connection, id)

    def banned(self) -> frozenset[str]:
        """Everybody who may do nothing any more."""
        with self._reading() as connection:
            return frozenset(str(row.person_id) for row in connection.execute(select(bans.c.person_id)))

    @writes
    def secret(self, name: str, fresh: bytes) -> bytes:
        """The secret of that name; `fresh` is kept as its value if there was none."""
        query = select(secrets.c.value).where(secrets.c.name == name)
        try:
            with self._writing() as connection:
                known = connection.execute(query).scalar_one_or_none()
                if known is None:
                    connection.execute(insert(secrets).values(name=name, value=fresh))
                return fresh if known is None else bytes(known)
        except IntegrityError:  # another server was quicker
            with self._reading() as connection:
                return bytes(connection.execute(query).scalar_one())

    # Tokens for programs.

    @writes
    def make_token(self, row: TokenRow) -> str:
        """Enter a token and return its id; the id of the first one if this person has used the key before."""
        same = select(tokens.c.id).where(tokens.c.person_id == row.person, tokens.c.make_key == row.make_key)
        try:
            with self._writing() as connection:
                known = connection.execute(same).scalar_one_or_none()
                if known is None:
                    connection.execute(insert(tokens).values(values_of(row)))
                return row.id if known is None else str(known)
        except IntegrityError:  # the same request reached another server a moment ago
            with self._reading() as connection:
                return str(connection.execute(same).scalar_one())

    def token(self, id: str) -> TokenRow | None:
        with self._reading() as connection:
            return next(iter(reading.token_rows(connection, tokens.c.id == id)), None)

    def tokens_of(self, person: str) -> list[TokenRow]:
        """A person's tokens, the newest first."""
        with self._reading() as connection:
            return reading.token_rows(connection, tokens.c.person_id == person)

    @writes
    def revoke_token(self, person: str, id: str) -> bool:
        """Whether there was such a token of this person; it counts no longer."""
        with self._writing() as connection:
            mine = (tokens.c.id == id) & (tokens.c.person_id == person)
            return connection.execute(delete(tokens).where(mine)).rowcount > 0

    @writes
    def note_token(self, id: str, used: float) -> None:
        with self._writing() as connection:
            connection.execute(update(tokens).where(tokens.c.id == id).values(used=used))

    # Tables.

    @writes
    def create(self, change: Change) -> str:
        """Set up a table and return its id; the id of the first one if this host has used the key before."""
        row = change.row
        same = select(tables.c.id).where(tables.c.host == row.host, tables.c.make_key == row.make_key)
        try:
            with self._writing() as connection:
                known = connection.execute(same).scalar_one_or_none()
                if known is not None:
                    return str(known)
                connection.execute(writing.INSERT_TABLE, values_of(row))
                connection.execute(writing.INSERT_SEAT, _below(row.id, change.seats))
                self._driver.write_below(connection.connection.cursor(), change)
                return row.id
        except (IntegrityError, self._driver.broken):  # the same request reached another server a moment ago
            with self._reading() as connection:
                return str(connection.execute(same).scalar_one())

    @writes
    def write(self, change: Change) -> None:
        """Write a change. When this returns it is durable; a StoreConflict or any other error leaves all as it was."""
        if not self.write_all([change])[0]:
            raise StoreConflict

    @writes
    def write_all(self, changes: Sequence[Change]) -> list[bool]:
        """Write changes of different tables with one commit. Whether each was taken; False is a conflict.

        When this returns all that were taken are durable. If it raises, none is.
        """
        with told_plainly(self.url, self.engine):
            return self._driver.write_all(changes)

    def load(self, id: str) -> StoredTable | None:
        with self._reading() as connection:
            return reading.stored_table(connection, id)

    def versions(self, ids: Sequence[str]) -> dict[str, Versions]:
        """How far tables are, to see whether somebody else has written to them."""
        with self._reading() as connection:
            return reading.versions(connection, ids)

    @writes
    def stirred(self) -> bool:
        """Whether the database may have changed since this was asked last, by somebody else at any rate: cheap to ask.

        SQLite counts the commits of other connections than the one that writes. PostgreSQL tells which transactions
        are over; ours are among them.
        """
        sqlite = self.engine.dialect.name == "sqlite"
        with told_plainly(self.url, self.engine), self.engine.connect() as connection:
            seen = connection.exec_driver_sql(
                "PRAGMA data_version" if sqlite else "SELECT txid_current_snapshot()::text"
            )
            before, self._seen = self._seen, str(seen.scalar_one())
        return before != self._seen

    # Reviews of finished games.

    def moments(self, id: str) -> list[str]:
        """What is known of the review of a table, in order."""
        query = select(moments.c.told).where(moments.c.table_id == id).order_by(moments.c.at)
        with self._reading() as connection:
            return [str(row.told) for row in connection.execute(query)]

    @writes
    def add_moments(self, id: str, rows: Sequence[MomentRow]) -> None:
        """Go on with a review; where another server was quicker, its part stands."""
        try:
            with self._writing() as connection:
                connection.execute(insert(moments), _below(id, rows))
        except IntegrityError:
            return

    # Lists.

    def public_tables(self, most: int) -> list[TableSummary]:
        """Public tables: those that wait for players, then those in play, the newest first."""
        wanted = tables.c.public & tables.c.status.in_([OPEN, PLAYING])
        with self._reading() as connection:
            return reading.summaries(connection, wanted, reading.WAITING_FIRST, most)

    def tables_of(self, person: str, most: int) -> list[TableSummary]:
        """The tables where a person sits, may reclaim a seat, or is the host: in play, waiting, over; newest first."""
        seated = select(seats.c.table_id).where(seats.c.person_id == person)
        with self._reading() as connection:
            mine = tables.c.id.in_(seated) | (tables.c.host == person)
            return reading.summaries(connection, mine, reading.IN_PLAY_FIRST, most)

    def waiting_for_a_server(self) -> dict[str, str]:
        """The tables in play that wait for a bot, or where time runs, with their keepers: they go on after a start."""
        bit = case({seat: 2**seat for seat in range(MOST_SEATS)}, value=seats.c.seat, else_=0)
        asked = (seats.c.kind == BOT) & (tables.c.asked.bitwise_and(bit) != 0)
        query = (
            select(tables.c.id, tables.c.keeper, tables.c.created)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(tables.c.status == PLAYING, asked | (tables.c.clock != "") | (tables.c.due == ALL_THE_TIME))
            .distinct()
            .order_by(tables.c.created, tables.c.id)
        )
        with self._reading() as connection:
            return {str(row.id): str(row.keeper) for row in connection.execute(query)}

    def late_tables(self, now: float, since: float, rest: float) -> list[str]:
        """The turn-based tables where somebody's time is up. Where it was up before this server began, at `since`,
        people are given a rest to come back."""
        late = (tables.c.due > ALL_THE_TIME) & (tables.c.due <= now)
        if now < since + rest:
            late &= tables.c.due > since
        query = select(tables.c.id).where(tables.c.status == PLAYING, late).order_by(tables.c.due)
        with self._reading() as connection:
            return [str(row.id) for row in connection.execute(query)]

    # Servers that share the database.

    @writes
    def beat(self, name: str) -> None:
        """A server tells that it lives."""
        known = update(servers).where(servers.c.name == name).values(beat=servers.c.beat + 1)
        with told_plainly(self.url, self.engine), self.engine.connect() as connection:
            connection = connection.execution_options(**{WRITING: True})
            with connection.begin():
                if connection.execute(known).rowcount == 0:
                    connection.execute(insert(servers).values(name=name, beat=1))

    def beats(self) -> dict[str, int]:
        with self._reading() as connection:
            return {str(row.name): int(row.beat) for row in connection.execute(select(servers))}

    def something_else(self) -> int:
        """How often something else than a table was written, where that is not announced."""
        query = select(servers.c.beat).where(servers.c.name == SOMETHING_ELSE)
        with self._reading() as connection:
            return int(connection.execute(query).scalar_one_or_none() or 0)

    def announcements(self, name: str, heard: Callable[[str], object]) -> Announcements | None:
        """What other servers than the one of this name write from now on, where the database can tell."""
        self._driver.name = name
        return None if self._driver.sqlite else Announcements(self.url, name, heard)

    @writes
    def forget_commands(self, before: float) -> int:
        """Keys are kept as long as a retry may come; older ones are dropped. How many were."""
        with self._writing() as connection:
            return connection.execute(delete(commands).where(commands.c.at < before)).rowcount


def _below(table: str, rows: Sequence[object]) -> list[Values]:
    """Rows that belong to a table, as the values of their columns."""
    return [{"table_id": table, **values_of(row)} for row in rows]
