"""Options of a game: named choices with a default, a range and exclusions."""

from collections.abc import Mapping
from typing import final

from banneret.core.errors import OptionError
from banneret.core.jsons import Json


@final
class Option:
    """One option: its values in order, the default, the rules it touches and the player counts a value is for.

    `only_for` maps a value to the player counts that may choose it; values not named are open to all.
    Where `up_to` is given, every whole number from 0 to it can be chosen, and `values` are the ones to propose.
    """

    def __init__(
        self,
        id: str,
        values: list[str],
        default: str,
        rules: list[str],
        only_for: dict[str, list[int]] | None = None,
        up_to: int = -1,
    ) -> None:
        if default not in values:
            raise ValueError(f"option {id}: the default {default} is not among its values")
        self.id = id
        self.values = values
        self.default = default
        self.rules = rules
        self.only_for: dict[str, list[int]] = {} if only_for is None else only_for
        self.up_to = up_to

    @property
    def is_number(self) -> bool:
        return self.up_to >= 0

    def takes(self, value: str) -> bool:
        """Whether a value can be chosen; a number is written in digits, without zeros before it."""
        if value in self.values:
            return True
        return self.is_number and value.isdecimal() and str(int(value)) == value and int(value) <= self.up_to


def chosen_options(options: list[Option], given: Mapping[str, str]) -> dict[str, str]:
    """The value of every option for any number of players; what was given is checked, the rest is the default."""
    known = {option.id: option for option in options}
    for name, value in given.items():
        option = known.get(name)
        if option is None:
            raise OptionError("unknown_option", {"option": name, "known": ", ".join(known)})
        if not option.takes(value):
            if option.is_number:
                raise OptionError("option_not_in_range", {"option": name, "value": value, "most": option.up_to})
            raise OptionError(
                "unknown_option_value", {"option": name, "value": value, "known": ", ".join(option.values)}
            )
    return {option.id: given.get(option.id, option.default) for option in options}


def settle_options(options: list[Option], players: int, given: Mapping[str, str]) -> dict[str, str]:
    """The value of every option at a table; what was given is checked, the rest is the default."""
    settled = chosen_options(options, given)
    for option in options:
        value = settled[option.id]
        counts = option.only_for.get(value) if option.id in given else None
        if counts is not None and players not in counts:
            raise OptionError(
                "option_excluded",
                {"option": option.id, "value": value, "players": players, "known": ", ".join(map(str, counts))},
            )
    return settled


def option_parts(options: Mapping[str, str]) -> dict[str, Json]:
    """The options as texts read them, by id: numbers as numbers, every other value as it is written."""
    return {name: int(value) if value.isdecimal() else value for name, value in options.items()}
