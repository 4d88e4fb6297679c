"""What a person types at the table: places in the list, amounts, the notation, or the words of the own language."""

import re
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import TypeAlias

from banneret.core.actions import Action
from banneret.core.card_list import folded
from banneret.core.errors import NotationError
from banneret.core.jsons import Json
from banneret.core.wording import Wording

MOST_HINTS = 12
MOST_WORDS = 5
"""A verb or a piece has at most so many words."""
ALIKE = 0.75
"""So much of two words must agree for one to be taken for a slip of the other."""
LEAST_BEGUN = 2
"""So many letters of a name are enough, where only one begins like that."""
LONGEST_NUMBER = 9
NUMBERED = re.compile(r"(\D+)(\d+)")
"""`n8`: letters, and a number behind them."""
Understood: TypeAlias = tuple[list[Action], list[str]]


def listed(legal: list[Action], order: Callable[[Action], int] | None = None) -> list[Action]:
    """Legal answers in the order of the list on the screen: as the game gives them, those of one verb together.

    `GameTerminal.order` may put those of a verb in another order: that of the pieces on its table.
    """
    words = list(dict.fromkeys(action.word for action in legal))
    return sorted(legal, key=lambda action: (words.index(action.word), order(action) if order else 0))


def parts_of(line: str) -> list[list[str]]:
    """A line in parts, which commas divide, each in words."""
    return [part.split() for part in line.replace(";", ",").split(",") if part.split()]


def by_players(
    words: Sequence[str], choices: list[Action], seat_of: Callable[[Action], Json], seats: Mapping[str, int]
) -> list[str]:
    """Words in which players stand by their names (`seats`, folded), with the pieces that mean them instead.

    `seat_of` says whom the piece of a choice stands for. What is itself the name of a piece stays.
    """
    pieces = {folded(action.piece_name) for action in choices}
    found: list[str] = []
    at = 0
    while at < len(words):
        for length in range(min(MOST_WORDS, len(words) - at), 0, -1):
            name = folded(" ".join(words[at : at + length]))
            seat = -1 if name in pieces else seats.get(name, -1)
            meant = {action.piece_name for action in choices if seat >= 0 and seat_of(action) == seat}
            if len(meant) == 1:
                found.append(meant.pop())
                at += length
                break
        else:
            found.append(words[at])
            at += 1
    return found


def _shortened(name: str, letters: str, number: str) -> bool:
    """Whether a name is a word that begins with these letters, and this number behind it."""
    parts = NUMBERED.fullmatch(name)
    return parts is not None and parts[2] == number and parts[1].startswith(letters)


class Typist:
    """Understands what is typed in one game and one language.

    The notation counts in every language, and so does what the table calls a piece. A game adds words for its verbs
    (`typed-<verb>`, several with blanks between them) and its pieces (`typed-piece-<piece>`, or
    `GameTerminal.piece_words`).
    """

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.catalogue = wording.kind.rules.catalogue
        self.verbs: dict[str, list[str]] = {}
        self.spelt: dict[str, str] = {}
        self.more = wording.kind.terminal.piece_words(wording.texts.language, wording.data)
        self.known: dict[tuple[str, str], list[str]] = {}
        self.pieces = {action.piece_name for action in self.catalogue.actions}
        self.fillers = {folded(word) for word in self.said("play-fillers")}
        for verb in self.catalogue.families:
            said = self.said(f"typed-{verb.replace(' ', '-')}")
            self.spelt[verb] = said[0].replace("_", " ") if said else verb
            for word in [verb, *said]:
                self.verbs.setdefault(folded(word), []).append(verb)

    def said(self, key: str) -> list[str]:
        return self.wording.texts.say(key).split() if self.wording.texts.has(key) else []

    def unmistakable(self, names: Sequence[str]) -> dict[str, int]:
        """The seats by their names, folded: those that two do not share, and that are neither a number nor a verb."""
        known = [folded(name) for name in names]
        taken = {*self.verbs, *[folded(verb.split()[0]) for verb in self.catalogue.families]}
        return {
            name: seat for seat, name in enumerate(known)
            if known.count(name) == 1 and name not in taken and not name.lstrip("#").isdecimal()
        }  # fmt: skip

    def is_verb(self, text: str) -> bool:
        """Whether a line begins with a verb of the game."""
        return folded(text.partition(" ")[0]) in self.verbs

    # What is shown.

    def verb(self, action: Action) -> str:
        """The verb as the list shows it: in the reader's language, where the game has a word."""
        return self.spelt[action.word.lower()]

    def piece(self, action: Action) -> str:
        """The piece as the list shows it."""
        said = [*self.more.get(action.piece_name, []), *self.said(f"typed-piece-{action.piece_name}")]
        return said[0].replace("_", " ") if said else action.piece_name

    def spelling(self, action: Action) -> str:
        """What may be typed for an answer, for lists and hints."""
        return f"{self.verb(action)} {self.piece(action)}".rstrip()

    # What is understood.

    def amounts(self, action: Action) -> list[str]:
        """The bare numbers that mean the piece of an answer."""
        names = [action.piece_name, *self.said(f"typed-piece-{action.piece_name}")]
        return [name for name in names if name.isdecimal()]

    def have_amounts(self, choices: list[Action]) -> bool:
        """Whether a bare number can be the answer itself; then places in the list are written `#3` only."""
        return any(self.amounts(action) for action in choices)

    def understand(self, words: Sequence[str], choices: list[Action]) -> Understood:
        """The answers that some words name among the choices, and the words that are left for the answers after them.

        Only after an answer of a draft words can be left. What is understood but not among the choices is given back
        too: whoever asked says why it is not allowed. What cannot be understood is told.
        """
        for meaning in (self._places, self._amounts, self._notation, self._verb, self._pieces, self._begun):
            found = meaning(list(words), choices)
            if found is not None:
                return found
        return self._elsewhere(list(words), choices), []

    def _places(self, words: list[str], choices: list[Action]) -> Understood | None:
        """`#3`, or `3` where no answer is a number."""
        marked = all(word[0] == "#" and word[1:].isdecimal() for word in words)
        plain = all(word.isdecimal() for word in words) and not self.have_amounts(choices)
        if not marked and not plain:
            return None
        found: list[Action] = []
        for word in words:
            number = int(word.lstrip("#")) if len(word) <= LONGEST_NUMBER else 0
            if not 1 <= number <= len(choices):
                raise NotationError("no_such_number", {"number": word, "most": str(len(choices))})
            found.append(choices[number - 1])
        return found, []

    def _amounts(self, words: list[str], choices: list[Action]) -> Understood | None:
        """`3` where an answer is 3."""
        if not all(word.isdecimal() for word in words):
            return None
        found: list[Action] = []
        for word in words:
            fitting = [action for action in choices if word in self.amounts(action)]
            if not fitting:
                known = ", ".join(dict.fromkeys(amount for one in choices for amount in self.amounts(one)))
                raise NotationError("no_such_amount", {"number": word, "known": known})
            found.append(self._only(word, fitting))
        return found, []

    def _notation(self, words: list[str], choices: list[Action]) -> Understood | None:
        action = self.catalogue.by_notation.get(" ".join(words).lower())
        return ([action], []) if action is not None and action in choices else None

    def _verb(self, words: list[str], choices: list[Action], listed: bool = True) -> Understood | None:
        """`lay b5 g5`, `tesz kék 5 zöld 5`, `lay #1 #2`: a verb and its pieces, or their places where there is a list.

        Numbers without a sign are places too, where no piece is called so.
        """
        for length in range(min(MOST_WORDS, len(words)), 0, -1):
            verbs = self.verbs.get(folded(" ".join(words[:length])), [])
            mine = [action for action in choices if action.word.lower() in verbs]
            if not mine:
                continue
            rest = words[length:]
            plain = [action for action in mine if not action.piece_name]
            if not rest:
                return [self._only(" ".join(words), plain or mine)], []
            marked = listed and all(word.startswith("#") for word in rest)
            placed = self._places(rest, choices) if marked else None
            if placed is not None and all(action in mine for action in placed[0]):
                return placed
            found = self._chain(rest, [action for action in mine if action.piece_name])
            numbers = [word for word in rest if folded(word) not in self.fillers]
            if found is None and listed and numbers and all(word.isdecimal() for word in numbers):
                placed = self._places(numbers, choices)
                found = placed if placed is not None and all(action in mine for action in placed[0]) else None
            if found is None and len(plain) == 1 and plain[0].draft:
                found = plain, rest
            if found is not None:
                return found
        return None

    def _pieces(self, words: list[str], choices: list[Action]) -> Understood | None:
        """`b5 g5`: pieces alone, where each can mean one answer only."""
        return self._chain(words, [action for action in choices if action.piece_name])

    def _chain(self, words: list[str], choices: list[Action]) -> Understood | None:
        """Pieces one after another, each of as many words as fit; `and` and the like may stand between them."""
        found: list[Action] = []
        at = 0
        while at < len(words):
            for length in range(min(MOST_WORDS, len(words) - at), 0, -1):
                text = " ".join(words[at : at + length])
                fitting = self._named(folded(text), choices)
                if fitting:
                    found.append(self._only(text, fitting))
                    at += length
                    break
            else:
                if folded(words[at]) not in self.fillers:
                    break
                at += 1
        if not found or (at < len(words) and not found[-1].draft):
            return None
        return found, words[at:]

    def _named(self, wanted: str, choices: list[Action]) -> list[Action]:
        """The answers whose piece is called that, else those whose piece begins like that.

        `n8` is `narancs 8`, unless it is the notation of another piece.
        """
        if not wanted:
            return []
        exact = [action for action in choices if wanted in self._names(action)]
        if exact or len(wanted) < LEAST_BEGUN:
            return exact
        begun = [action for action in choices if any(name.startswith(wanted) for name in self._names(action))]
        parts = NUMBERED.fullmatch(wanted)
        if begun or parts is None or wanted in self.pieces:
            return begun
        return [action for action in choices if any(_shortened(name, *parts.groups()) for name in self._names(action))]

    def _names(self, action: Action) -> list[str]:
        """All that the piece of an answer may be called."""
        key = action.parameter, action.piece_name
        if key not in self.known:
            shown = self.wording.readable({action.parameter: action.piece_name})[action.parameter]
            said = [*self.said(f"typed-piece-{action.piece_name}"), *self.more.get(action.piece_name, [])]
            self.known[key] = list(dict.fromkeys([folded(name) for name in (action.piece_name, str(shown), *said)]))
        return self.known[key]

    def _begun(self, words: list[str], choices: list[Action]) -> Understood | None:
        """`rec` for `recruit`: the one answer of the list that begins like that, in the notation or as it is told."""
        wanted = folded(" ".join(words))
        if not wanted:
            return None
        fitting = [
            action
            for action in choices
            if any(
                folded(text).startswith(wanted)
                for text in (action.notation, self.spelling(action), self.wording.action(action))
            )
        ]
        return ([self._only(" ".join(words), fitting)], []) if fitting else None

    def _elsewhere(self, words: list[str], choices: list[Action]) -> list[Action]:
        """An answer of the game that is none of the choices now."""
        try:
            return self.catalogue.parse_many(" ".join(words))
        except NotationError as error:
            families = self._sharing_a_verb(words)
            plain = [action for family in families for action in family if not action.piece_name]
            if plain and folded(" ".join(words)) in self.verbs:
                return plain[:1]  # none of them is allowed now, so that one is enough to say why
            for family in families:
                try:
                    found = self._verb(words, family, listed=False)
                except NotationError:
                    break  # it could mean several answers, none of which is allowed now: what is allowed is told
                if found is not None and not found[1]:
                    return found[0]
            for verb in dict.fromkeys(action.word.lower() for action in choices):
                named = self._named(folded(" ".join(words)), self.catalogue.families[verb])
                if len(named) == 1:  # a piece alone: why it is no answer now is said of the verb that is asked for
                    return named
            begun = [action for action in choices if folded(self.verb(action)).startswith(folded(words[0]))]
            known = self._nearest(words[1:], begun) if begun else self._nearest(words, choices)
            raise NotationError("no_such_answer", {"text": " ".join(words), "known": self._hints(known)}) from error

    def _sharing_a_verb(self, words: list[str]) -> list[list[Action]]:
        """The answers of the game with a verb that the words begin with, verb by verb."""
        found: list[list[Action]] = []
        for length in range(min(MOST_WORDS, len(words)), 0, -1):
            for verb in self.verbs.get(folded(" ".join(words[:length])), []):
                found.append(self.catalogue.families[verb])
        return found

    def _nearest(self, words: list[str], choices: list[Action]) -> list[Action]:
        """The choices, those first that are written much like the words."""
        written: dict[str, list[Action]] = {}
        for action in choices:
            for name in [folded(self.spelling(action)), *self._names(action)]:
                written.setdefault(name, []).append(action)
        near = get_close_matches(folded(" ".join(words)), [name for name in written if name], MOST_HINTS, ALIKE)
        return list(dict.fromkeys([*[action for name in near for action in written[name]], *choices]))

    def _only(self, text: str, fitting: list[Action]) -> Action:
        """The one answer that is meant; of several, they are told."""
        if len(fitting) > 1:
            raise NotationError("ambiguous_answer", {"text": text, "known": self._hints(fitting)})
        return fitting[0]

    def _hints(self, choices: list[Action]) -> str:
        spelt = [self.spelling(action) for action in choices[:MOST_HINTS]]
        told = [
            text if spelt.count(text) == 1 else f"{text} ({action.notation})"
            for text, action in zip(spelt, choices, strict=False)
        ]
        return ", ".join([*told, "…"] if len(choices) > MOST_HINTS else told)
