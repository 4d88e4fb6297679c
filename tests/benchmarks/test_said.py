"""What is said of given figures, to the letter: pages, pictures, JSON, and what the command line prints."""

import pytest

from benchmarks.figures import rounded
from benchmarks.page import Page
from benchmarks.picture import LABELS, LETTER
from tests.benchmarks.samples import SAID, bench, renderings


@pytest.mark.parametrize("name", sorted(renderings()))
def test_a_run_is_told_to_the_letter(name: str) -> None:
    assert renderings()[name] == (SAID / name).read_text(encoding="utf-8")


def test_every_title_has_room_beside_the_bars() -> None:
    assert all(LETTER * len(line.title.replace("`", "")) < LABELS - 12 for line in Page(bench()).lines())


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (0.8123, "0.812"),
        (6.04, "6.04"),
        (27.31, "27.3"),
        (525.4, "525"),
        (1999.6, "2,000"),
        (3_664_123.0, "3,660,000"),
    ],
)
def test_three_digits_are_enough(value: float, written: str) -> None:
    assert rounded(value) == written
