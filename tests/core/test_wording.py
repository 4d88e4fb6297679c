"""Texts that follow the options in force."""

from pathlib import Path

import pytest

from banneret.core.options import option_parts
from banneret.core.texts import Texts
from banneret.core.wording import Wording
from banneret.games import registry

KNIGHTS = registry.load("knights")
RULES = """\
rule-K-3-8 = { $plus_dice ->
    [all] Every plus die is thrown.
   *[one] One plus die is thrown.
} { $max_rounds ->
    [0] There is no limit.
   *[other] After { $max_rounds } rounds it ends.
}
rule-K-3-7 = A rule that no option touches.
"""


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    (tmp_path / "en.ftl").write_text(RULES, encoding="utf-8")
    return Texts("en", [str(tmp_path)])


def test_numbers_among_the_options_are_numbers_and_other_values_are_words() -> None:
    chosen = {"rounds": "12", "dice": "all", "king": "555_4"}
    assert option_parts(chosen) == {"rounds": 12, "dice": "all", "king": "555_4"}


def test_a_rule_is_told_as_the_options_of_the_table_have_it(texts: Texts) -> None:
    data = KNIGHTS.rules.load_data()
    played = Wording(KNIGHTS, texts, [], data, {"plus_dice": "all", "max_rounds": "7"})
    assert played.rule("K-3.8") == "Every plus die is thrown. After 7 rounds it ends."
    assert played.rule("K-3.7") == "A rule that no option touches."


def test_without_a_table_a_rule_is_told_with_the_defaults(texts: Texts) -> None:
    data = KNIGHTS.rules.load_data()
    assert Wording(KNIGHTS, texts, [], data).rule("K-3.8") == "One plus die is thrown. There is no limit."
    assert Wording(KNIGHTS, texts, [], data, {"plus_dice": "all"}).rule("K-3.8").endswith("There is no limit.")
