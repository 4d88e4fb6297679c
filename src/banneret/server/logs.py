"""Logs in a folder: who asked for what, who did what, and what went wrong. Each file is turned over before it is large.

`access.log` and `audit.log` have one JSON object a line. Neither holds a query, a token, a cookie or what was said.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

import msgspec

from banneret.core.errors import system_reason
from banneret.server.errors import StoreError

ACCESS: Final = logging.getLogger("banneret.access")
AUDIT: Final = logging.getLogger("banneret.audit")
LARGEST: Final = 10 * 2**20
KEPT: Final = 5
SECRETS_IN_PATH: Final = {"/join/": 1, "/calls/": 1, "/device/": 0, "/record/": 0}
"""Addresses that end in a token, after so many other parts."""


def open_logs(folder: Path, name: str = "") -> None:
    """Write into a folder from now on; `name` tells the processes of one server apart."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        for logger, file in ((ACCESS, "access"), (AUDIT, "audit"), (logging.getLogger(), "server")):
            place = folder / f"{file}{name}.log"
            handler = RotatingFileHandler(place, maxBytes=LARGEST, backupCount=KEPT, encoding="utf-8")
            if file == "server":
                handler.setLevel(logging.WARNING)
                handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
            else:
                logger.setLevel(logging.INFO)
                logger.propagate = False
            logger.addHandler(handler)
    except OSError as error:
        raise StoreError("not_writable", {"url": str(folder), **system_reason(error)}) from error


def close_logs() -> None:
    for logger in (ACCESS, AUDIT, logging.getLogger()):
        for handler in [one for one in logger.handlers if isinstance(one, RotatingFileHandler)]:
            logger.removeHandler(handler)
            handler.close()


def shown_path(path: str) -> str:
    """A path without the secret that it may end in."""
    for start, kept in SECRETS_IN_PATH.items():
        if path.startswith(start):
            return start + "/".join(path.removeprefix(start).split("/")[:kept])
    return path


def is_kept(logger: logging.Logger) -> bool:
    """Whether somebody keeps what is noted there."""
    return bool(logger.handlers) and logger.isEnabledFor(logging.INFO)


def note(logger: logging.Logger, entry: Mapping[str, object]) -> None:
    """A line of a log, where somebody keeps it."""
    if is_kept(logger):
        logger.info("%s", msgspec.json.encode(entry).decode())
