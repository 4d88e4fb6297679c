"""Fields of a state, declared once: what they hold, how they start and are copied, who sees them, what positions say.

A game declares its fields in `fields.py` of its folder. Constructor and clone of the state are written from there
(`make state`), and views, digests, packed views, positions and the plain drawing follow it as it stands.
"""

from collections.abc import Sequence
from typing import Final, Generic, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from banneret.core.agreement import Agreement
from banneret.core.features import UNKNOWN as UNKNOWN  # a piece that the viewer may not see
from banneret.core.features import Nothing, Shape
from banneret.core.jsons import Json
from banneret.core.kernel import Game
from banneret.core.values import Value

# How a clone gets a field: numbers and what is only ever replaced are shared, lists that change in place are copied.
SHARED: Final = "like.{name}"
COPIED: Final = "like.{name}[:]"
EACH_COPIED: Final = "[each[:] for each in like.{name}]"

G = TypeVar("G", bound=Game)


@mypyc_attr(allow_interpreted_subclasses=True)
class Field(Generic[G]):
    """A field of the state. Public unless a subclass says otherwise.

    `start` and `copy` are expressions, for the state's constructor; `start` may use what the constructor is given.
    `word` is the key of the field in positions: its own name, unless another is given; empty: positions do not name it.
    `shape` is its form in observations, where the value does not say it.
    """

    def __init__(
        self,
        name: str,
        value: Value | None = None,
        start: str = "",
        copy: str = SHARED,
        word: str | None = None,
        shape: Shape | None = None,
    ) -> None:
        self.name = name
        self.value: Value = Value() if value is None else value
        self.start = start
        self.copy = copy
        self.word = word if word is not None else name if self.value.told else ""
        self.shape: Shape | None = self.value.shape() if shape is None else shape

    def hides(self) -> bool:
        """Whether there is anything to blank in a view."""
        return True

    def mask(self, game: G, seat: i64) -> None:
        """Blank what the seat may not see; `game` is a copy made for this view."""

    def json(self, game: G) -> Json:
        return plain(getattr(game, self.name))

    def pack(self, game: G) -> Json:
        """The value itself, to be carried to another process."""
        return plain(getattr(game, self.name))

    def unpack(self, game: G, value: Json) -> None:
        setattr(game, self.name, value)


class Public(Field[G]):
    """Everybody sees it."""

    def hides(self) -> bool:
        return False


class Agreed(Field[G]):
    """The charter: what was agreed before the game is known to all, and a blank table already has it."""

    def __init__(self, name: str) -> None:
        super().__init__(name, shape=Nothing("the options have slots of their own"))

    def hides(self) -> bool:
        return False

    def json(self, game: G) -> Json:
        return dict(cast(Agreement, getattr(game, self.name)).options)

    def pack(self, game: G) -> Json:
        return None

    def unpack(self, game: G, value: Json) -> None:
        """Options and data come with the table."""


class OwnedCounted(Field[G]):
    """A list of pieces for each seat: the owner sees them, the others their number."""

    def mask(self, game: G, seat: i64) -> None:
        lists = cast(list[list[int]], getattr(game, self.name))
        setattr(game, self.name, [own if at == seat else [UNKNOWN] * len(own) for at, own in enumerate(lists)])


class OwnedSecret(Field[G]):
    """A list of pieces for each seat: the others do not even learn how many."""

    def mask(self, game: G, seat: i64) -> None:
        lists = cast(list[list[int]], getattr(game, self.name))
        setattr(game, self.name, [own if at == seat else [] for at, own in enumerate(lists)])


class Counted(Field[G]):
    """A pile that nobody sees; its size is public."""

    def mask(self, game: G, seat: i64) -> None:
        pile = cast(list[int], getattr(game, self.name))
        setattr(game, self.name, [UNKNOWN] * len(pile))


def plain(value: object) -> Json:
    """A value of the state as JSON."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    raise TypeError(f"no JSON form for {type(value).__name__}")


def described(game: Game, fields: Sequence[Field[G]], names: list[str]) -> dict[str, Json]:
    """The fields that positions name, in their words."""
    return {field.word: field.value.tell(getattr(game, field.name), names) for field in fields if field.word}
