"""What other servers announce: PostgreSQL tells who listens when a transaction is over. SQLite has nothing like it."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Final

from sqlalchemy.engine import URL

from banneret.server.store.driver import CHANNEL

LOG = logging.getLogger(__name__)
AFTER_SILENCE: Final = ""
ROUND_SECONDS = 0.5  # how long it may take to notice that listening shall end
PATIENCE_SECONDS = 0.5  # between two tries to connect


class Announcements:
    """Listens in a thread of its own. `heard` is called there with each announcement of others than `name`: a table,
    SOMETHING_ELSE, or AFTER_SILENCE, in which some may have been missed."""

    def __init__(self, url: URL, name: str, heard: Callable[[str], object]) -> None:
        self._name = name
        self.connected = False
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._listen_on, name="announcements", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        self._thread.join()

    def _listen_on(self) -> None:
        import psycopg

        while not self._stop.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                if self.connected:
                    LOG.warning("the announcements of other servers are not heard: %s", " ".join(str(error).split()))
                self.connected = False
                self._stop.wait(PATIENCE_SECONDS)

    def _listen(self) -> None:
        import psycopg

        with psycopg.connect(self._address, autocommit=True, connect_timeout=10) as connection:
            connection.execute(f"LISTEN {CHANNEL}".encode())
            self.connected = True
            self._heard(AFTER_SILENCE)
            while not self._stop.is_set():
                for told in connection.notifies(timeout=ROUND_SECONDS):
                    server, _, what = told.payload.rpartition(" ")
                    if not server or server != self._name:
                        self._heard(what)
                    if self._stop.is_set():
                        return
