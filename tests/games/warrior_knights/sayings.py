"""What Warrior Knights says to somebody, for the tests of its words."""

from __future__ import annotations

from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.wording import Wording, game_texts
from banneret.games.warrior_knights.kind import WARRIOR_KNIGHTS
from banneret.games.warrior_knights.rules.state import WarriorKnights

NAMES = ["Anita", "Márk", "Éva", "Jenő", "Odo", "Ursula"]
LANGUAGES = ("en", "hu")
SIEGE_ENDS = ("gone", "taken", "razed", "removed", "decree")


def wording(language: str, players: int = 3) -> Wording:
    texts = game_texts(WARRIOR_KNIGHTS, language)
    return Wording(WARRIOR_KNIGHTS, texts, NAMES[:players], WARRIOR_KNIGHTS.rules.load_data())


def question(game: WarriorKnights, language: str, seat: int) -> str:
    return wording(language, int(game.players)).question(game, seat)


def said(language: str, **parts: Json) -> dict[str, Json]:
    return wording(language).readable(parts)


def log(language: str, name: str, seat: int, reader: int = -1, **parts: Json) -> str:
    return wording(language).event(Event(name, "W-1.1", seat, parts), reader)


# Pieces.
