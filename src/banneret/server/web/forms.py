"""Fields that a browser posted."""

from __future__ import annotations

from urllib.parse import parse_qsl, quote

from banneret.server.errors import BadInput

MOST_FIELDS = 200
IN_ADDRESSES = "/?#&=%+:@,;~!$'()*-._"  # what stands in an address as it is; other signs are written by their bytes


class Form:
    """The fields of a form in their order; a name may come several times."""

    def __init__(self, pairs: list[tuple[str, str]]) -> None:
        self.pairs = pairs

    @classmethod
    def read(cls, body: bytes) -> Form:
        try:
            text = body.decode("ascii")
            return cls(parse_qsl(text, keep_blank_values=True, max_num_fields=MOST_FIELDS, errors="strict"))
        except ValueError as error:
            raise BadInput("bad_form") from error

    def text(self, name: str, default: str = "") -> str:
        return next((value for key, value in self.pairs if key == name), default)

    def texts(self, name: str) -> list[str]:
        return [value for key, value in self.pairs if key == name]

    def flag(self, name: str) -> bool:
        return self.text(name) == "1"

    def number(self, name: str) -> int:
        text = self.text(name)
        if not text.isascii() or not text.isdigit() or len(text) > 9:
            raise BadInput("bad_number", {"name": name})
        return int(text)

    def beginning_with(self, prefix: str) -> dict[str, str]:
        """Fields whose names begin alike, without the beginning."""
        return {key.removeprefix(prefix): value for key, value in self.pairs if key.startswith(prefix)}


def safe_path(path: str) -> str:
    """An address on this server to go back to; the lobby for everything else."""
    inside = path.startswith("/") and not path.startswith(("//", "/\\"))
    sound = inside and path.isprintable() and len(path) < 500 and "\\" not in path
    return quote(path, safe=IN_ADDRESSES) if sound else "/"
