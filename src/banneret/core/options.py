"""Options of a game: named choices with a default, a range and exclusions."""

from collections.abc import Mapping
from typing import final

from banneret.core.errors import OptionError


@final
class Option:
    """One option: its values in order, the default, the rules it touches and the player counts a value is for.

    `only_for` maps a value to the player counts that may choose it; values not named are open to all.
    """

    def __init__(
        self, id: str, values: list[str], default: str, rules: list[str], only_for: dict[str, list[int]] | None = None
    ) -> None:
        if default not in values:
            raise ValueError(f"option {id}: the default {default} is not among its values")
        self.id = id
        self.values = values
        self.default = default
        self.rules = rules
        self.only_for: dict[str, list[int]] = {} if only_for is None else only_for


def settle_options(options: list[Option], players: int, given: Mapping[str, str]) -> dict[str, str]:
    """The value of every option; what was given is checked, the rest is the default."""
    known = {option.id: option for option in options}
    for name, value in given.items():
        option = known.get(name)
        if option is None:
            raise OptionError("unknown_option", {"option": name, "known": ", ".join(known)})
        if value not in option.values:
            raise OptionError(
                "unknown_option_value", {"option": name, "value": value, "known": ", ".join(option.values)}
            )
        counts = option.only_for.get(value)
        if counts is not None and players not in counts:
            raise OptionError(
                "option_excluded",
                {"option": name, "value": value, "players": players, "known": ", ".join(map(str, counts))},
            )
    return {option.id: given.get(option.id, option.default) for option in options}
