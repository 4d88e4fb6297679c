"""Which values of a data file are reconstructed, and how that is told."""

from typing import Any

import pytest

from banneret.core.jsons import Json
from banneret.core.sources import reconstructed
from banneret.core.wording import Wording, game_texts
from banneret.games import registry

HAVOC = registry.load("havoc")
WORDING = Wording(HAVOC, game_texts(HAVOC, "en"), [], HAVOC.rules.load_data())


def told(**record: Any) -> list[tuple[str, str, str]]:
    data: dict[str, Json] = {"battles": [{"id": "sluys", "name_en": "Sluys", "points": [5, 3], **record}]}
    return reconstructed(data, WORDING)


@pytest.mark.parametrize("source", ["rulebook", "published"])
def test_what_is_known_is_not_listed(source: str) -> None:
    assert told(source=source) == []
    assert told(source=source, source_points="rulebook", name_source="published") == []


def test_a_whole_record_is_listed_without_words() -> None:
    assert told(source="reconstructed") == [("battles", "Sluys", "")]
    assert told(source="reconstructed", points_source="reconstructed") == [("battles", "Sluys", "")]


@pytest.mark.parametrize("mark", ["source_points", "points_source"])
def test_parts_are_listed_with_their_values_however_they_are_marked(mark: str) -> None:
    assert told(source="rulebook", **{mark: "reconstructed"}) == [("battles", "Sluys", "points 5, 3")]
    assert told(source="rulebook", **{mark: "rulebook/reconstructed"}) == [("battles", "Sluys", "points 5, 3 (partly)")]


def test_a_part_that_is_known_keeps_the_others_apart() -> None:
    found = told(source="reconstructed", source_points="reconstructed", source_name="rulebook")
    assert found == [("battles", "Sluys", "points 5, 3")]


def test_lists_that_are_no_records_are_passed_over() -> None:
    assert reconstructed({"numbers": [1, 2], "name": "x", "one": {"source": "reconstructed", "id": "a"}}, WORDING) == [
        ("one", "a", "")
    ]
