"""The heads of HTTP messages, as far as a front has to understand them to pass them on."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import unquote_to_bytes

CLIENT: Final = b"x-banneret-client"
"""The header by which the front tells a worker who asks. What others send under this name is dropped."""

LONGEST_HEAD: Final = 64 * 1024
HOP_BY_HOP: Final = frozenset({b"connection", b"keep-alive", b"proxy-connection", b"upgrade", b"expect", CLIENT})
REQUEST_LINE: Final = re.compile(rb"[A-Z]{1,20} [^\s\x00-\x20]{1,8000} HTTP/1\.[01]")
# Possessive: what matched is never tried another way, or a bad line behind many good ones would take for ever.
FIELD: Final = rb"([!#$%&'*+.^_`|~0-9A-Za-z-]++):[ \t]*+([^\x00\r\n]*+)\r\n"
FIELDS: Final = re.compile(FIELD)
WHOLE: Final = re.compile(rb"[^\x00\r\n]++\r\n(?:" + FIELD + rb")*+\r\n")
OF_TABLE: Final = re.compile(rb"/(?:t|api/tables|join)/([^/?#]+)")
STREAM: Final = re.compile(rb"GET /(?:t|api/tables)/[^/?#]+/stream(?:\?[^#]*)? HTTP/1\.1")


class BadHead(Exception):
    """Something that is no head of a message, or one that two readers could take for two different ones."""


@dataclass(frozen=True)
class Head:
    """The first line and the fields, their names in small letters."""

    first: bytes
    fields: tuple[tuple[bytes, bytes], ...]

    def values(self, name: bytes) -> list[bytes]:
        return [value for field, value in self.fields if field == name]

    def value(self, name: bytes) -> bytes:
        return next(iter(self.values(name)), b"")

    @property
    def length(self) -> int:
        """The length of the body; -1 where the message does not say it beforehand."""
        if self.values(b"transfer-encoding"):
            return -1
        return int(self.value(b"content-length") or b"0")

    @property
    def lasting(self) -> bool:
        """Whether the connection may be used again."""
        return self.first.endswith(b"1.1") and b"close" not in self.value(b"connection").lower()

    @property
    def asks_for_stream(self) -> bool:
        """Whether what comes back stays open for long, and nothing follows the head."""
        return STREAM.fullmatch(self.first) is not None and self.length == 0

    def passed_on(self, *more: tuple[bytes, bytes]) -> bytes:
        """The head for the next reader: without what concerns this connection alone."""
        kept = [field for field in self.fields if field[0] not in HOP_BY_HOP]
        lines = [self.first, *[name + b": " + value for name, value in [*kept, *more]]]
        return b"\r\n".join(lines) + b"\r\n\r\n"


def parse_head(text: bytes) -> Head:
    """A head with its empty line at the end. Everything doubtful is refused: nobody may hide a field from us."""
    if WHOLE.fullmatch(text) is None:
        raise BadHead
    first = text.partition(b"\r\n")[0]
    fields = [(name.lower(), value.rstrip(b" \t")) for name, value in FIELDS.findall(text, len(first) + 2)]
    head = Head(first, tuple(fields))
    lengths = head.values(b"content-length")
    if len(lengths) > 1 or (lengths and not (lengths[0].isdigit() and len(lengths[0]) < 12)):
        raise BadHead
    if lengths and head.values(b"transfer-encoding"):
        raise BadHead
    return head


def parse_request(text: bytes) -> Head:
    head = parse_head(text)
    if REQUEST_LINE.fullmatch(head.first) is None:
        raise BadHead
    return head


def table_in(head: Head) -> str:
    """The table that a request is about; empty where it is about none."""
    found = OF_TABLE.match(head.first.split(b" ")[1])
    return unquote_to_bytes(found[1]).decode("utf-8", "replace") if found else ""


def sender_of(head: Head, address: str) -> str:
    """By what one and the same visitor can be told where no table is meant: a cookie, a token, an address."""
    return (head.value(b"cookie") or head.value(b"authorization") or address.encode()).decode("latin-1")
