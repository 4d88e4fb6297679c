"""What a program gives from Python: seeds, numbers and names, looked at before anything is played."""

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any

from banneret.core.errors import UserError
from banneret.core.texts import Texts

SHOWN = 60
"""Characters of a wrong value that an error quotes."""


def mistake(code: str, **parts: str) -> UserError:
    """An error of the doors: a traceback shows its sentence too."""
    error = UserError(code, {**parts})
    error.add_note(Texts("en").error(error))
    return error


def shown(value: object) -> str:
    return repr(value)[:SHOWN]


def whole(what: str, value: Any, least: int | None = None) -> int:
    """A whole number, also one of numpy's; neither a truth value nor a number with a fraction."""
    try:
        if isinstance(value, bool):
            raise TypeError
        number = index(value)
    except TypeError:
        raise mistake("not_whole", what=what, value=shown(value)) from None
    if least is not None and number < least:
        raise mistake("too_small", what=what, value=str(number), least=str(least))
    return number


def seed_given(seed: object) -> int | str:
    """Any whole number and any text is a seed."""
    if isinstance(seed, str):
        return seed
    try:
        return whole("seed", seed)
    except UserError:
        raise mistake("not_a_seed", value=shown(seed)) from None


def bots_given(bots: object) -> list[str]:
    """Names of bots, in a list; one name alone would be taken for a list of letters."""
    if isinstance(bots, str) or not isinstance(bots, Sequence) or not all(isinstance(name, str) for name in bots):
        raise mistake("not_bots", value=shown(bots))
    return list(bots)


def options_given(options: object) -> dict[str, str]:
    """Options with their values; nothing where none are given."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise mistake("not_options", value=shown(options))
    return dict(options)
