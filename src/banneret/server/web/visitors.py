"""Who asks: a person by a signed cookie or a token, with a language and a theme."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from banneret.server.store.rows import Person
from banneret.server.web.keys import Keys


@dataclass(frozen=True)
class Visitor:
    """Somebody at the door. `person` is None until they do something that the server must remember.

    `session` is the browser in which they are known, `agent` what it says of itself; `fresh` asks for a cookie.

    `csrf` stands in every form, signed with `keys`; `by_token` says that a program came with a token instead of a
    cookie, `token` is that one.
    """

    id: str
    person: Person | None
    language: str
    theme: str
    keys: Keys | None = field(repr=False)
    fresh: bool = False
    by_token: bool = False
    session: str = ""
    agent: str = ""
    token: str = field(default="", repr=False)

    @cached_property
    def csrf(self) -> str:
        return self.keys.form_token(self.id) if self.keys is not None else ""

    @property
    def name(self) -> str:
        return self.person.name if self.person is not None else ""
