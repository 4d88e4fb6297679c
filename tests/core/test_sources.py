"""Which values of a data file are reconstructed, and how that is told."""

from collections.abc import Mapping
from typing import Any, cast

import pytest

from banneret.core.data import load
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


def test_tables_within_tables_are_records_of_the_outer_one() -> None:
    tracks: dict[str, Json] = {
        "time": {"dice": [1, 1, 2], "source": "reconstructed"},
        "gold": {"most": 10, "source": "rulebook"},
        "louvre": {"length": 4, "start": 0, "source": "rulebook", "source_start": "reconstructed"},
    }
    assert reconstructed({"tracks": tracks}, WORDING) == [("tracks", "time", ""), ("tracks", "louvre", "start 0")]


def test_lists_within_records_are_searched_too() -> None:
    dice: list[Json] = [{"id": "red", "source": "reconstructed"}, {"id": "blue", "source": "published"}]
    assert reconstructed({"box": {"dice": dice, "source": "rulebook"}}, WORDING) == [("box", "red", "")]


def test_what_lies_in_a_record_that_is_wholly_reconstructed_is_not_told_again() -> None:
    inner: dict[str, Json] = {"source": "reconstructed", "dice": {"source": "reconstructed"}}
    assert reconstructed({"one": {"id": "a", **inner}}, WORDING) == [("one", "a", "")]


def test_a_record_may_name_all_its_reconstructed_parts_at_once() -> None:
    assert told(source="rulebook", reconstructed_keys=["points"]) == [("battles", "Sluys", "points 5, 3")]
    assert told(source="rulebook", reconstructed_keys=[]) == []


def marked(value: Json) -> int:
    """How many tables of a data file, however deep, say that something in them is reconstructed."""
    if isinstance(value, list):
        return sum(marked(item) for item in value)
    if not isinstance(value, Mapping):
        return 0
    own = any("source" in key and "reconstructed" in str(mark) for key, mark in value.items())
    return int(own) + sum(marked(item) for item in value.values())


@pytest.mark.parametrize("game", registry.game_ids())
@pytest.mark.parametrize("language", ["en", "hu"])
def test_every_mark_of_a_game_is_told(game: str, language: str) -> None:
    kind = registry.load(game)
    data = cast(Mapping[str, Json], load(str(kind.folder / "data.toml")).values)
    wording = Wording(kind, game_texts(kind, language), [], kind.rules.load_data())
    found = reconstructed(data, wording)
    assert len(found) == marked(data)
    assert all(record not in ("?", "") for _, record, _ in found)


@pytest.mark.parametrize(("language", "tracks"), [("en", "the Queen’s honour"), ("hu", "a Királynő megbecsülése")])
def test_tracks_and_dice_of_mousquetaires_are_among_them(language: str, tracks: str) -> None:
    kind = registry.load("mousquetaires")
    data = cast(Mapping[str, Json], load(str(kind.folder / "data.toml")).values)
    told = reconstructed(data, Wording(kind, game_texts(kind, language), [], kind.rules.load_data()))
    assert ("tracks", tracks, "") in told
    assert [name for name, _, _ in told].count("tracks") == 4
    assert [name for name, _, _ in told].count("dice") == 1
