"""Games as pages show them: titles, options, rules, and which values are reconstructed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import cast
from urllib.parse import urlencode

from banneret.core.data import load
from banneret.core.drawing.emblems import EMBLEMS
from banneret.core.drawing.heraldry import shield_of
from banneret.core.jsons import Json
from banneret.core.kind import GameKind
from banneret.core.sources import list_name, reconstructed
from banneret.core.wording import Wording, rule_numbers
from banneret.games import registry
from banneret.server.web.languages import game_texts
from banneret.server.web.pages import safe

ADDRESSES_KEPT = 1024


def known_games() -> list[GameKind]:
    """The games that can be played at a web table: all of the shelf."""
    return [registry.load(name) for name in registry.game_ids()]


def usual_players(kind: GameKind) -> int:
    return 4 if 4 in kind.players else kind.players[len(kind.players) // 2]


def wording_of(kind: GameKind, language: str, options: Mapping[str, str] | None = None) -> Wording:
    return Wording(kind, game_texts(kind.id, language), [], kind.rules.load_data(), options)


def unusual(kind: GameKind, options: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """The options that are not at their defaults, in the order of the game; what the game does not know is left out."""
    return tuple(
        (option.id, options[option.id])
        for option in kind.rules.options
        if options.get(option.id, option.default) != option.default and option.takes(options[option.id])
    )


def rules_address(kind: GameKind, options: Mapping[str, str]) -> str:
    """The page of the rules as they are played with these options."""
    return _rules_address(kind, tuple(options.items()))


@lru_cache(maxsize=ADDRESSES_KEPT)
def _rules_address(kind: GameKind, options: tuple[tuple[str, str], ...]) -> str:
    query = urlencode(unusual(kind, dict(options)))
    return f"/rules/{kind.id}?{query}" if query else f"/rules/{kind.id}"


def badge_of(kind: GameKind) -> object:
    """The shield of a game."""
    tincture, emblem = kind.web.badge()
    return safe(shield_of(tincture, EMBLEMS[emblem], look="game-badge").text)


def games_in(language: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for kind in known_games():
        texts = game_texts(kind.id, language)
        found.append({
            "id": kind.id,
            "title": texts.say("game-title"),
            "primer": texts.has("primer-about"),
            "badge": badge_of(kind),
            "name": texts.say("game-name"),
            "about": texts.say("game-about"),
            "credit": texts.say("game-credit"),
            "players": kind.players,
            "bots": usual_players(kind) - 1,
            "opening": bool(kind.web.opening()),
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
        for option in kind.rules.options
    ]


def settled_options(kind: GameKind, language: str, settled: Mapping[str, str]) -> list[dict[str, object]]:
    """What a table has agreed on, in words."""
    wording = wording_of(kind, language)
    return [
        {
            "name": wording.option_name(option.id),
            "unusual": settled.get(option.id, option.default) != option.default,
            "value": wording.option_value(option.id, settled.get(option.id, option.default)),
        }
        for option in kind.rules.options
    ]


def _only(kind: GameKind, counts: list[int] | None, language: str) -> str:
    if counts is None:
        return ""
    return game_texts(kind.id, language).say("web-only-players", {"players": ", ".join(map(str, counts))})


@lru_cache(maxsize=64)
def rules_in(game: str, language: str, options: tuple[tuple[str, str], ...] = ()) -> list[dict[str, object]]:
    """All rules of a game, by group, as they are played with these options."""
    kind = registry.load(game)
    wording = wording_of(kind, language, dict(options))
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
    data = cast(Mapping[str, Json], load(str(file), "").values)
    lists: dict[str, list[dict[str, str]]] = {}
    for name, record, told in reconstructed(data, wording):
        lists.setdefault(name, []).append({"name": record, "values": told})
    return [{"name": list_name(name, wording), "entries": entries} for name, entries in lists.items()]
