"""From which address people come, as far as this process has seen: what is scarce is shared out by it."""

from __future__ import annotations

from collections import OrderedDict

MOST_KNOWN = 20_000


class Homes:
    """The last address of each person, in memory alone; those not seen for longest are forgotten."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, address: str) -> None:
        self._known[person] = address
        self._known.move_to_end(person)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    def of(self, person: str) -> str:
        """An address; empty where none is known."""
        return self._known.get(person, "")
