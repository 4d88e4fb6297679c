"""What a person types at the table: numbers of the list, notation, cards alone, or words that are only begun."""

from banneret.core.actions import Action, Catalogue
from banneret.core.errors import NotationError

MOST_HINTS = 12
LONGEST_NUMBER = 9


def listed(legal: list[Action]) -> list[Action]:
    """Legal answers in the order of the list on the screen: as the game gives them, those of one verb together."""
    words = list(dict.fromkeys(action.word for action in legal))
    return sorted(legal, key=lambda action: (words.index(action.word), action.id))


def understand(text: str, choices: list[Action], catalogue: Catalogue) -> list[Action]:
    """The answers that a line names; what cannot be understood is told."""
    found: list[Action] = []
    for part in text.replace(";", ",").split(","):
        words = part.split()
        if words:
            found.extend(_understand_part(words, choices, catalogue))
    return found


def _understand_part(words: list[str], choices: list[Action], catalogue: Catalogue) -> list[Action]:
    if all(word.isdecimal() for word in words):
        return [_numbered(word, choices) for word in words]
    try:
        return catalogue.parse_many(" ".join(words))
    except NotationError as error:
        found = _pieces(words, choices) or _begun(" ".join(words), choices)
        if found:
            return found
        alike = [action for action in choices if action.word.split()[0] == words[0].lower()]
        known = ", ".join(action.notation for action in (alike or choices)[:MOST_HINTS])
        raise NotationError(error.code, {"text": " ".join(words), "known": known}) from error


def _numbered(word: str, choices: list[Action]) -> Action:
    number = int(word) if len(word) <= LONGEST_NUMBER else 0
    if not 1 <= number <= len(choices):
        raise NotationError("no_such_number", {"number": word, "most": str(len(choices))})
    return choices[number - 1]


def _pieces(words: list[str], choices: list[Action]) -> list[Action]:
    """`b5 g5`: pieces alone, where each can mean one answer only."""
    found: list[Action] = []
    for word in words:
        fitting = [action for action in choices if action.piece_name.lower() == word.lower()]
        if len(fitting) > 1:
            known = ", ".join(action.notation for action in fitting)
            raise NotationError("ambiguous_answer", {"text": word, "known": known})
        found.extend(fitting)
    return found if len(found) == len(words) else []


def _begun(text: str, choices: list[Action]) -> list[Action]:
    """`rec` for `recruit`: the one answer of the list that begins like that."""
    fitting = [action for action in choices if action.notation.lower().startswith(text.lower())]
    if len(fitting) > 1:
        raise NotationError("ambiguous_answer", {"text": text, "known": ", ".join(one.notation for one in fitting)})
    return fitting
