"""Options: what can be chosen, and what is said of what cannot."""

import pytest

from banneret.core.errors import OptionError
from banneret.core.options import Option, settle_options

KING = Option("king", ["strong", "weak"], "strong", ["T-1"], only_for={"weak": [2]})
LIMIT = Option("limit", ["0", "20"], "0", ["T-2"], up_to=1000)
OPTIONS = [KING, LIMIT]


def refused(players: int, **given: str) -> OptionError:
    with pytest.raises(OptionError) as caught:
        settle_options(OPTIONS, players, given)
    return caught.value


def test_what_is_not_given_is_the_default() -> None:
    assert settle_options(OPTIONS, 3, {}) == {"king": "strong", "limit": "0"}
    assert settle_options(OPTIONS, 2, {"king": "weak"}) == {"king": "weak", "limit": "0"}


@pytest.mark.parametrize("value", ["0", "20", "7", "999", "1000"])
def test_a_number_need_not_be_one_of_those_proposed(value: str) -> None:
    assert settle_options(OPTIONS, 2, {"limit": value})["limit"] == value


@pytest.mark.parametrize("value", ["1001", "-1", "07", "+7", "1.5", "7 ", "", "many", "²", "٣"])
def test_a_number_out_of_range_or_written_otherwise_is_refused(value: str) -> None:
    error = refused(2, limit=value)
    assert error.code == "option_not_in_range"
    assert error.parts == {"option": "limit", "value": value, "most": 1000}


def test_a_number_is_no_value_of_other_options() -> None:
    assert refused(2, king="0").code == "unknown_option_value"


def test_unknown_options_and_wrong_player_counts_are_refused() -> None:
    assert refused(2, queen="weak").code == "unknown_option"
    error = refused(3, king="weak")
    assert error.code == "option_excluded"
    assert error.parts["known"] == "2"
