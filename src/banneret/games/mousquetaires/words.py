"""The pieces, places and people of Mousquetaires du Roy in the reader's words."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast

from banneret.core.jsons import Json
from banneret.core.labels import Label
from banneret.core.texts import Texts
from banneret.games.mousquetaires.rules.actions import BUY_WORDS
from banneret.games.mousquetaires.rules.cards import (
    ADVENTURE_WORDS,
    EMERGENCY,
    FACE_IDS,
    FOE_WORDS,
    ITEM_WORDS,
    LOCATION_WORDS,
    LOUVRE_IDS,
    MUSKETEER_IDS,
    PARIS_WORDS,
    ROCHEFORT,
    ROOM_TOKENS,
    ROUTE_WORDS,
    SKILL_IDS,
    SPACE_WORDS,
    SPACES,
    TOKEN_WORDS,
    TRAP_IDS,
    TREACHERY_IDS,
)
from banneret.games.mousquetaires.rules.charter import EMERGENCY_MODES, Charter
from banneret.games.mousquetaires.rules.data import MousquetairesData
from banneret.games.mousquetaires.rules.quest import INN, ROAD

TEXTS_FOLDER: Final = str(Path(__file__).with_name("texts"))
SEATS: Final = ("seat", "partner")
AMOUNTS: Final = ("count", "board", "room")
ROAD_LETTERS: Final = "ABC"

# Parts that are one piece, and parts that are several written one after another.
ONE: Final = {
    "man": MUSKETEER_IDS, "other": MUSKETEER_IDS, "location": LOCATION_WORDS, "card": ADVENTURE_WORDS,
    "item": ITEM_WORDS, "treachery": TREACHERY_IDS, "paris": PARIS_WORDS, "louvre": LOUVRE_IDS, "next": LOUVRE_IDS,
    "enemy": FOE_WORDS, "foe": FOE_WORDS, "trap": TRAP_IDS, "token": TOKEN_WORDS, "skill": SKILL_IDS,
    "face": FACE_IDS, "rolled": FACE_IDS, "route": ROUTE_WORDS,
}  # fmt: skip
SEVERAL: Final = {
    "cards": "card", "cards_back": "card", "items": "item", "items_back": "item", "treacheries": "treachery",
    "enemies": "enemy", "traps": "trap", "tokens": "token", "blue": "face", "red": "face", "thrust": "face",
}  # fmt: skip

_read: Final[dict[str, Texts]] = {}


def texts_in(language: str) -> Texts:
    """The texts of this game in a language, read once."""
    texts = _read.get(language)
    if texts is None:
        texts = Texts(language, [TEXTS_FOLDER])
        _read[language] = texts
    return texts


def label_of(part: str, kind: int, data: MousquetairesData) -> Label | None:
    """The component that a part names, where the data file names it."""
    if part in ("man", "other"):
        return data.heroes[kind].label
    if part == "location":
        return data.locations[kind]
    if part == "card":
        return data.adventure[kind].label
    if part == "item":
        return data.items[kind].label
    if part == "treachery":
        return data.treachery[kind].label
    if part == "paris":
        return data.paris[kind].label
    if part in ("louvre", "next"):
        return data.louvre[kind].label
    if part in ("enemy", "foe"):
        return data.foes[kind].label
    if part == "trap":
        return data.traps[kind].label
    if part == "token":
        return data.tokens[kind].label
    return data.skills[kind] if part == "skill" else None


def piece_words(part: str, word: str, texts: Texts, data: MousquetairesData) -> str:
    """One piece by its word; `?` is a piece that nobody may see."""
    if word == "?":
        return texts.say("foe-unseen" if part == "foe" else "piece-unknown")
    if part == "foe" and word in TOKEN_WORDS and data.foes[FOE_WORDS.index(word)].dice > 0:
        return texts.say("foe-guard")  # how many dice he rolls is told beside him
    if part == "item" and word in BUY_WORDS and word not in ITEM_WORDS:
        return texts.say(
            "piece-thrust-double", {"item": data.items[ITEM_WORDS.index("thrust")].label.names[texts.language]}
        )
    words = ONE[part]
    if word not in words:
        return word
    label = label_of(part, words.index(word), data)
    if label is not None:
        return label.names[texts.language]
    return texts.say(f"{'route' if part == 'route' else 'face'}-{word}")


def pieces_words(part: str, text: str, texts: Texts, data: MousquetairesData) -> str:
    """Several pieces: `Combat ×2, Erudition`; nothing is `nothing`."""
    found: list[str] = []
    counts: dict[str, int] = {}
    for word in text.split():
        if word not in counts:
            found.append(word)
        counts[word] = counts.get(word, 0) + 1
    names = [piece_words(part, word, texts, data) + (f" ×{counts[word]}" if counts[word] > 1 else "") for word in found]
    return ", ".join(names) if names else texts.say("dice-none" if part == "face" else "pieces-none")


def space_words(board: int, space: int, texts: Texts) -> str:
    """Where a token lies: `rooms 2`, `B`, `antechamber 3`."""
    if board == INN:
        route = texts.say(f"route-{ROUTE_WORDS[space // SPACES]}")
        return texts.say("space-inn", {"route": route, "place": str(space % SPACES + 1)})
    if board == ROAD:
        return texts.say("space-road", {"place": ROAD_LETTERS[space]})
    return texts.say("space-room", {"place": str(space // ROOM_TOKENS + 1)})


def seat_words(seat: Json, names: list[str], texts: Texts) -> str:
    """The name of a seat; Milady without a player is Milady."""
    if isinstance(seat, int):
        return names[seat] if 0 <= seat < len(names) else texts.say("who-milady")
    return str(seat)


def inside(name: str, texts: Texts) -> str:
    """A place or a fighter as they are called inside a sentence: in Hungarian with a small article, `a Louvre`."""
    return name[0].lower() + name[1:] if texts.language == "hu" and name.startswith(("A ", "Az ")) else name


def together(words: list[str], texts: Texts) -> str:
    """`Anita, Márk and Éva`."""
    if len(words) < 2:
        return "".join(words)
    return texts.say("list-and", {"first": ", ".join(words[:-1]), "last": words[-1]})


def readable(parts: Mapping[str, Json], language: str, names: list[str], data: MousquetairesData) -> dict[str, Json]:
    """Parts of events, refusals and actions, ready to stand in a sentence."""
    texts = texts_in(language)
    said: dict[str, Json] = dict(parts)
    for name, value in parts.items():
        if name in SEATS:
            said[name] = seat_words(value, names, texts)
        elif name in AMOUNTS:
            said[name] = int(str(value))
        elif name in SEVERAL and isinstance(value, str):
            said[name] = pieces_words(SEVERAL[name], value, texts, data)
            if name == "traps":
                said["trap_count"] = len(value.split())
        elif name in ONE and isinstance(value, str):
            shown = piece_words(name, value, texts, data)
            said[name] = inside(shown, texts) if name in ("location", "enemy", "foe") else shown
            if name == "foe":
                said["interrupts"] = "yes" if value == FOE_WORDS[ROCHEFORT] else "no"  # M-10.1
        elif name == "space":
            said[name] = told_space(value, parts, texts)
        elif name == "detail":
            said[name] = detail_words(str(parts["task"]), str(value), texts, data)
        elif name == "topic" and value in SKILL_IDS:
            said["skill"] = data.skills[SKILL_IDS.index(str(value))].names[texts.language]
        elif name == "ware" and isinstance(value, str):
            said[name] = ware_words(value, texts, data)
        elif name == "effect":
            said[name] = treachery_text(str(value), parts, texts, data)
        elif name == "winners":
            winners = cast(list[int], value)
            said[name] = together([names[seat] for seat in winners], texts) if winners else texts.say("who-milady")
            said["wins"] = len(winners)
    for cards, items, goods in (("cards", "items", "goods"), ("cards_back", "items_back", "goods_back")):
        if cards in parts and items in parts:
            given = [str(said[part]) for part in (cards, items) if parts[part]]
            said[goods] = ", ".join(given) or "none"
    return said


def ware_words(word: str, texts: Texts, data: MousquetairesData) -> str:
    """Something of the arsenal with its price."""
    if word not in ITEM_WORDS:
        return piece_words("item", word, texts, data)
    item = data.items[ITEM_WORDS.index(word)]
    price = texts.say("table-web-price-card" if item.combat_cards else "table-web-price", {"gold": int(item.gold)})
    return f"{item.label.names[texts.language]} ({price})"


def treachery_text(word: str, agreed: Mapping[str, Json], texts: Texts, data: MousquetairesData) -> str:
    """M-18.1, M-22 What a treachery card does; Emergency! as it was agreed (`mode`, `seconds`, `percent`)."""
    if word == TREACHERY_IDS[EMERGENCY]:
        return texts.say("card-emergency", {key: agreed[key] for key in ("mode", "seconds", "percent")})
    return data.treachery[TREACHERY_IDS.index(word)].label.texts[texts.language]


def agreed_text(card: int, charter: Charter, language: str) -> str:
    """What a treachery card does at a table that has agreed on its options."""
    agreed: dict[str, Json] = {
        "mode": EMERGENCY_MODES[charter.emergency_mode],
        "seconds": int(charter.seconds),
        "percent": int(charter.budget_percent),
    }
    return treachery_text(TREACHERY_IDS[card], agreed, texts_in(language), charter.data)


def told_space(value: Json, parts: Mapping[str, Json], texts: Texts) -> str:
    """A space of a board by its place on it, of an answer by its word, of a route by its number."""
    if isinstance(value, str):
        return space_words(INN, SPACE_WORDS.index(value), texts) if value in SPACE_WORDS else value
    if "board" in parts and isinstance(value, int):
        return space_words(int(str(parts["board"])), value, texts)
    return str(value)


def detail_words(task: str, word: str, texts: Texts, data: MousquetairesData) -> str:
    """What a declared task is about: the skill, the enemy or the route."""
    part = {"challenge": "skill", "duel": "foe", "step": "route"}.get(task, "")
    return piece_words(part, word, texts, data) if part and word else ""
