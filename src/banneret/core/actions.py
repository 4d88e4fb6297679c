"""Actions: immutable answers out of a game's finite catalogue."""

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Final, TypeAlias, cast, final

from mypy_extensions import i64

from banneret.core.errors import NotationError
from banneret.core.jsons import Json

if TYPE_CHECKING:
    from banneret.core.kind import GameKind

ELSEWHERE: Final = ("", "")  # the place of a game that is on no shelf
Pickled: TypeAlias = tuple[Callable[..., object], tuple[object, ...]]

# The kernel's own words for editing a draft; they stand in every game's notation and in no list of legal answers.
TAKE_BACK = "take back"
CANCEL = "cancel"
REOPEN = "reopen"


@final
class Action:
    """One answer: a verb and at most one piece. `draft` answers belong to a chain that a later answer commits.

    A draft answer that `seals` shows its owner something new: it and what came before it stand.
    """

    __slots__ = ("draft", "home", "id", "notation", "parameter", "piece", "piece_name", "seals", "verb", "word")

    def __init__(
        self,
        id: i64,
        verb: i64,
        word: str,
        piece: i64,
        piece_name: str,
        parameter: str,
        draft: bool,
        notation: str,
        seals: bool = False,
        home: "Catalogue | None" = None,
    ) -> None:
        self.id: i64 = id
        self.verb: i64 = verb
        self.word = word
        self.piece: i64 = piece
        self.piece_name = piece_name
        self.parameter = parameter
        self.draft = draft
        self.notation = notation
        self.seals = seals
        self.home = home

    @property
    def text_key(self) -> str:
        return "action-" + self.word.replace(" ", "-")

    def json(self) -> dict[str, Json]:
        if self.parameter:
            return {"do": self.word, self.parameter: self.piece_name}
        return {"do": self.word}

    def __repr__(self) -> str:
        return f"<{self.notation}>"

    # Rules compare answers by identity: a copy is the answer itself, and so is one that another process sent.

    def __copy__(self) -> "Action":
        return self

    def __deepcopy__(self, copied: dict[int, object]) -> "Action":
        return self

    def __reduce__(self) -> Pickled:
        if self.home is None or self.home.place == ELSEWHERE:
            raise TypeError(f"{self.notation!r} is no answer of a game on the shelf: send its notation")
        return recall_action, (*self.home.place, self.id)


@final
class Catalogue:
    """All actions of a game, each with a dense id and a notation that a person can type."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.by_notation: dict[str, Action] = {}
        self.families: dict[str, list[Action]] = {}
        self.place = ELSEWHERE  # module and name of the game, from where another process can load it

    def _enter(self, verb: int, word: str, piece: int, piece_name: str, parameter: str, draft: bool,
               seals: bool = False) -> Action:  # fmt: skip
        notation = f"{word} {piece_name}" if piece_name else word
        if notation.lower() in self.by_notation:
            raise ValueError(f"two actions share the notation {notation!r}")
        action = Action(len(self.actions), verb, word, piece, piece_name, parameter, draft, notation, seals, self)
        self.actions.append(action)
        self.by_notation[notation.lower()] = action
        self.families.setdefault(word.lower(), []).append(action)
        return action

    def single(self, verb: int, word: str, draft: bool = False, seals: bool = False) -> Action:
        """An answer without a piece: `pass`."""
        return self._enter(verb, word, -1, "", "", draft, seals)

    def family(self, verb: int, word: str, parameter: str, names: list[str], draft: bool = False) -> list[Action]:
        """One answer for each piece, indexed by the piece: `lay b9`. An empty name leaves its place unused."""
        family: list[Action] = []
        spare: Action | None = None
        for piece, name in enumerate(names):
            if name:
                spare = self._enter(verb, word, piece, name, parameter, draft)
            if spare is None:
                raise ValueError(f"the first piece of {word!r} needs a name")
            family.append(spare)
        return family

    def parse(self, text: str) -> Action:
        """The action that a notation names; upper and lower case do not matter."""
        action = self.by_notation.get(" ".join(text.split()).lower())
        if action is None:
            raise NotationError("unknown_action", {"text": text.strip(), "known": ", ".join(self.hints(text))})
        return action

    def parse_many(self, text: str) -> list[Action]:
        """Several answers: `lay b5 g5, done` is `lay b5`, `lay g5`, `done`."""
        found: list[Action] = []
        for part in text.replace(";", ",").split(","):
            words = part.split()
            if not words:
                continue
            plain = self.by_notation.get(" ".join(words).lower())
            if plain is not None:
                found.append(plain)
                continue
            if len(words) > 2 and words[0].lower() in self.families:
                found.extend(self.parse(f"{words[0]} {piece}") for piece in words[1:])
            else:
                found.append(self.parse(part))
        return found

    def from_json(self, value: Json) -> Action:
        """The action that a JSON form names."""
        if isinstance(value, dict):
            word = value.get("do")
            if isinstance(word, str):
                for action in self.families.get(word.lower(), []):
                    if action.json() == value:
                        return action
        raise NotationError("unknown_action", {"text": str(value), "known": ", ".join(self.hints(""))})

    def hints(self, text: str) -> list[str]:
        """What the writer may have meant: the notations of the same verb, else all verbs."""
        words = text.split()
        family = self.families.get(words[0].lower(), []) if words else []
        if family:
            return [action.notation for action in family[:8]] + (["..."] if len(family) > 8 else [])
        return list(self.families)


def recall_action(module: str, name: str, id: int) -> Action:
    """The answer of a game that was sent here from another process."""
    return cast("GameKind", getattr(import_module(module), name)).rules.catalogue.actions[id]
