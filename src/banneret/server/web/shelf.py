"""Games as pages show them: titles, options, rules, and which values are reconstructed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import cast

from banneret.core.data import load
from banneret.core.jsons import Json
from banneret.core.kind import GameKind
from banneret.core.wording import Wording, rule_numbers
from banneret.games import registry
from banneret.server.web.languages import game_texts

RECONSTRUCTED = "reconstructed"
VALUES_OF = {"action": "text", "name": "name"}  # where the value of a part stands, if not under its own name


def known_games() -> list[GameKind]:
    """The games that can be played at a web table: those with a drawing."""
    kinds = [registry.load(name) for name in registry.game_ids()]
    return [kind for kind in kinds if type(kind).draw_web is not GameKind.draw_web]


def usual_players(kind: GameKind) -> int:
    return 4 if 4 in kind.players else kind.players[len(kind.players) // 2]


def wording_of(kind: GameKind, language: str) -> Wording:
    return Wording(kind, game_texts(kind.id, language), [], kind.load_data())


def games_in(language: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for kind in known_games():
        texts = game_texts(kind.id, language)
        found.append({
            "id": kind.id,
            "title": texts.say("game-title"),
            "name": texts.say("game-name"),
            "about": texts.say("game-about"),
            "credit": texts.say("game-credit"),
            "players": kind.players,
            "bots": usual_players(kind) - 1,
        })  # fmt: skip
    return found


def options_in(kind: GameKind, language: str, chosen: Mapping[str, str]) -> list[dict[str, object]]:
    """The options with the specification's explanation of each."""
    wording = wording_of(kind, language)
    return [
        {
            "id": option.id,
            "name": wording.option_name(option.id),
            "help": wording.option_help(option.id),
            "rules": option.rules,
            "chosen": chosen.get(option.id, option.default),
            "up_to": option.up_to,
            "values": [
                {
                    "id": value,
                    "name": wording.option_value(option.id, value),
                    "only": _only(kind, option.only_for.get(value), language),
                }
                for value in option.values
            ],
        }
        for option in kind.options
    ]


def _only(kind: GameKind, counts: list[int] | None, language: str) -> str:
    if counts is None:
        return ""
    return game_texts(kind.id, language).say("web-only-players", {"players": ", ".join(map(str, counts))})


@lru_cache(maxsize=64)
def rules_in(game: str, language: str) -> list[dict[str, object]]:
    """All rules of a game, by group."""
    kind = registry.load(game)
    wording = wording_of(kind, language)
    groups: list[dict[str, object]] = []
    rules: list[dict[str, str]] = []
    for number in rule_numbers(kind):
        if "." not in number:
            rules = []
            groups.append({"number": number, "words": wording.rule(number), "rules": rules})
        else:
            rules.append({"number": number, "words": wording.rule(number)})
    return groups


@lru_cache(maxsize=64)
def reconstructed_in(game: str, language: str) -> list[dict[str, object]]:
    """The values that neither rulebook nor public sources state, by list of the data file."""
    kind = registry.load(game)
    file = kind.folder / "data.toml"
    if not file.exists():
        return []
    wording = wording_of(kind, language)
    lists: dict[str, list[dict[str, str]]] = {}
    for name, record in _records(cast(Mapping[str, Json], load(str(file), "").values)):
        told = _told(name, record, wording)
        if told is not None:
            lists.setdefault(name, []).append({"name": _record_name(name, record, wording), "values": told})
    texts = wording.texts
    return [
        {"name": texts.say(f"data-{name}") if texts.has(f"data-{name}") else name, "entries": entries}
        for name, entries in lists.items()
    ]


def _records(data: Mapping[str, Json]) -> Iterator[tuple[str, Mapping[str, Json]]]:
    for name, value in data.items():
        if isinstance(value, Mapping):
            yield name, value
        elif isinstance(value, list):
            for item in value:
                if isinstance(item, Mapping):
                    yield name, item


def _told(name: str, record: Mapping[str, Json], wording: Wording) -> str | None:
    """Which values of a record are reconstructed, in words; empty for all of them, None for none."""
    marks = {key.removeprefix("source_"): str(mark) for key, mark in record.items() if key.startswith("source_")}
    ours = {part: mark for part, mark in marks.items() if RECONSTRUCTED in mark}
    if ours:
        return "; ".join(_part(name, part, mark, record, wording) for part, mark in ours.items())
    return "" if not marks and record.get("source") == RECONSTRUCTED else None


def _part(name: str, part: str, mark: str, record: Mapping[str, Json], wording: Wording) -> str:
    texts = wording.texts
    label = texts.say(f"data-{name}.{part}") if texts.has(f"data-{name}.{part}") else part
    value = record.get(part, record.get(f"{VALUES_OF.get(part, part)}_{texts.language}", ""))
    words = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    partly = f" {texts.say('web-partly')}" if mark != RECONSTRUCTED else ""
    return f"{label} {words.rstrip('.')}{partly}"


def _record_name(name: str, record: Mapping[str, Json], wording: Wording) -> str:
    if wording.texts.has(f"data-{name}.record"):
        plain: dict[str, Json] = {key: value for key, value in record.items() if isinstance(value, (str, int))}
        return wording.texts.say(f"data-{name}.record", wording.readable(plain))
    return str(record.get(f"name_{wording.texts.language}", record.get("id", "?")))
