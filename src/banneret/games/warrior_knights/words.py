"""The pieces, places and people of Warrior Knights in the reader's words."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast

from banneret.core.jsons import Json
from banneret.core.labels import Label
from banneret.core.texts import Texts
from banneret.core.wording import decimal
from banneret.games.warrior_knights.rules.actions import CATALOGUE, EVERY_NOBLE
from banneret.games.warrior_knights.rules.cards import (
    ACTION_IDS,
    AGENDA_IDS,
    AREA_IDS,
    BARON_IDS,
    CITY_IDS,
    DRAW,
    EVENT_IDS,
    EXPEDITION_IDS,
    FATE_IDS,
    MERCENARY_KINDS,
    NATION,
    NATION_IDS,
    NEUTRAL_IDS,
    NOBLE_IDS,
    OPEN_MOTION_IDS,
    RESULT_IDS,
    SHAPE_IDS,
    SHAPES,
    SLOT_IDS,
    SPECIAL_IDS,
    STRENGTH,
    TROOP_IDS,
)
from banneret.games.warrior_knights.rules.data import WarriorKnightsData
from banneret.games.warrior_knights.rules.state import NO_SEAT
from banneret.games.warrior_knights.sums import drawn_sum, siege_sums, sum_words

TEXTS_FOLDER: Final = str(Path(__file__).with_name("texts"))

# Parts that name a seat, that are amounts, and that answer yes or no.
SEATS: Final = ("seat", "to")
AMOUNTS: Final = ("count", "crowns", "faith", "votes", "total", "pool")
FLAGS: Final = ("passed", "in_force", "blessed", "led", "suits", "dies", "home")

# Parts that are one piece with a name in the data file.
LABELLED: Final = {
    "baron": BARON_IDS, "area": AREA_IDS, "city": CITY_IDS, "special": SPECIAL_IDS, "expedition": EXPEDITION_IDS,
    "event": EVENT_IDS, "agenda": AGENDA_IDS, "motion": OPEN_MOTION_IDS,
}  # fmt: skip

_read: Final[dict[str, Texts]] = {}


def texts_in(language: str) -> Texts:
    """The texts of this game in a language, read once."""
    texts = _read.get(language)
    if texts is None:
        texts = Texts(language, [TEXTS_FOLDER])
        _read[language] = texts
    return texts


def label_of(part: str, kind: int, data: WarriorKnightsData) -> Label:
    """The component that a part names."""
    if part == "baron":
        return data.barons[kind]
    if part == "area":
        return data.areas[kind]
    if part == "city":
        return data.cities[kind].label
    if part == "special":
        return data.specials[kind]
    if part == "expedition":
        return data.expeditions[kind]
    if part == "event":
        return data.events[kind].label
    if part == "agenda":
        return data.agendas[kind].label
    return data.open_motions[kind]


def piece_words(part: str, word: str, language: str, data: WarriorKnightsData) -> str:
    words = LABELLED[part]
    return label_of(part, words.index(word), data).names[language] if word in words else word


def card_words(word: str, language: str, data: WarriorKnightsData) -> str:
    """An action card, of a Baron or neutral; an event or an agenda."""
    if word in NEUTRAL_IDS:
        return data.neutrals[NEUTRAL_IDS.index(word)].names[language]
    if word in EVENT_IDS:
        return data.events[EVENT_IDS.index(word)].label.names[language]
    if word in AGENDA_IDS:
        return data.agendas[AGENDA_IDS.index(word)].label.names[language]
    return data.actions[ACTION_IDS.index(word)].names[language]


def noble_words(word: str, texts: Texts, data: WarriorKnightsData) -> str:
    """A noble by his shape where his Baron goes without saying, else by his name."""
    if word in EVERY_NOBLE:
        return data.nobles[EVERY_NOBLE.index(word)].names[texts.language]
    if word in SHAPE_IDS:
        return data.shapes[SHAPE_IDS.index(word)].names[texts.language]
    return army_words(word, texts, data) if word in SLOT_IDS else word


def army_words(word: str, texts: Texts, data: WarriorKnightsData) -> str:
    """The army of a noble, the garrison, or the walls that losses can fall on."""
    if word in EVERY_NOBLE:
        return noble_words(word, texts, data)
    return texts.say(f"army-{word}")


def troop_words(kind: int, texts: Texts) -> str:
    """`English 150`, `vassal 50`."""
    size = str(STRENGTH[kind])
    if kind >= MERCENARY_KINDS:
        return texts.say("troop-vassal", {"size": size})
    return texts.say("troop-mercenary", {"nation": texts.say(f"nation-{NATION_IDS[NATION[kind]]}"), "size": size})


def counted(found: list[str]) -> list[str]:
    """Equal words once, with their number: `English 50 ×2`."""
    words: list[str] = []
    for word in found:
        if word not in words:
            words.append(word)
    return [word if found.count(word) == 1 else f"{word} ×{found.count(word)}" for word in words]


def troops_words(troops: list[int], texts: Texts) -> str:
    names = counted([troop_words(kind, texts) for kind in troops])
    return ", ".join(names) if names else texts.say("pieces-none")


def place_words(word: str, texts: Texts, data: WarriorKnightsData) -> str:
    """A city by its name, a stronghold by its Baron."""
    if word == "stronghold":
        return texts.say("place-own-stronghold")
    if word.startswith("stronghold:"):
        baron = piece_words("baron", word.partition(":")[2], texts.language, data)
        return texts.say("place-stronghold", {"baron": baron})
    return piece_words("city", word, texts.language, data)


def fate_parts(card: int, texts: Texts, data: WarriorKnightsData) -> dict[str, Json]:
    """W-2.1 Everything that a Fate card says, each field by itself, and its number."""
    fate = data.fates[card]
    language = texts.language
    return {
        "drawn": drawn_words(card, texts, data),
        "number": str(card + 1),
        "fate_baron": data.barons[fate.baron].names[language],
        "fate_noble": data.nobles[fate.baron * SHAPES + fate.shape].names[language],
        "fate_city": data.cities[fate.city].label.names[language],
        "fate_nation": texts.say(f"nation-{NATION_IDS[fate.nation]}"),
        "fate_revolt": "yes" if fate.revolt else "no",
    }


def drawn_words(card: int, texts: Texts, data: WarriorKnightsData) -> str:
    """What a Fate card says in a battle."""
    return texts.say(f"result-{RESULT_IDS[data.fates[card].battle]}")


def hand_words(text: str, texts: Texts, data: WarriorKnightsData) -> str:
    """Fate cards held in a battle, by their results."""
    names = counted([drawn_words(FATE_IDS.index(word), texts, data) for word in text.split()])
    return ", ".join(names) if names else texts.say("fates-none")


def draws_in(text: str, data: WarriorKnightsData) -> int:
    """W-11 step 5 How many Fate cards of a hand only bring another one."""
    return len([word for word in text.split() if data.fates[FATE_IDS.index(word)].battle == DRAW])


def seat_words(seat: Json, names: list[str], texts: Texts) -> str:
    """The name of a seat; where nobody has one it is the neutral city's."""
    if isinstance(seat, int):
        return names[seat] if 0 <= seat < len(names) else texts.say("who-city")
    return str(seat)


def inside(name: str, small: bool) -> str:
    """The neutral city inside a sentence."""
    return name[0].lower() + name[1:] if small else name


def together(words: list[str], texts: Texts) -> str:
    """`Anita, Márk and Éva`."""
    if len(words) < 2:
        return "".join(words)
    return texts.say("list-and", {"first": ", ".join(words[:-1]), "last": words[-1]})


def answer_parts(notation: str, texts: Texts, names: list[str], data: WarriorKnightsData) -> dict[str, Json]:
    """An answer by its notation: as its button says it, its word, the price in it, and what a vote is for."""
    action = CATALOGUE.parse(notation)
    parts: dict[str, Json] = {action.parameter: action.piece_name} if action.parameter else {}
    return {
        "answer": texts.say(action.text_key, readable(parts, texts.language, names, data)),
        "word": action.word,
        "price": max(0, action.piece),
        "choice": choice_words(action.piece_name or action.word.rpartition(" ")[2], texts, data),
    }


def ballot_words(text: str, texts: Texts, names: list[str], data: WarriorKnightsData) -> str:
    """W-9.3 A written ballot: pairs of what and how many."""
    answers = text.split(", ")
    said: list[str] = []
    for at in range(0, len(answers) - 1, 2):
        choice = choice_words(CATALOGUE.parse(answers[at]).piece_name, texts, data)
        count = CATALOGUE.parse(answers[at + 1]).piece
        said.append(texts.say("ballot-entry", {"choice": choice, "count": count}))
    return "; ".join(said)


def choice_words(word: str, texts: Texts, data: WarriorKnightsData) -> str:
    return texts.say(f"choice-{word}") if word in ("yes", "no") else piece_words("baron", word, texts.language, data)


def subject_words(text: str, names: list[str], texts: Texts, data: WarriorKnightsData) -> str:
    """What is voted on: `agenda:fine`, `pardon:2` (a seat), `repeal:tithe`, `delay:`, `motion:open_no_sea`, `end:...`.

    An open motion in force is put to the vote to end it (W-16.1).
    """
    kind, _, word = text.partition(":")
    if kind == "pardon":
        return texts.say("subject-pardon", {"seat": seat_words(int(word), names, texts)})
    if kind == "delay":
        return texts.say("subject-delay")
    name = piece_words("motion" if kind in ("motion", "end") else "agenda", word, texts.language, data)
    return name if kind == "agenda" else texts.say(f"subject-{kind}", {"name": name})


def readable(parts: Mapping[str, Json], language: str, names: list[str], data: WarriorKnightsData) -> dict[str, Json]:
    """Parts of events, refusals and actions, ready to stand in a sentence."""
    texts = texts_in(language)
    said: dict[str, Json] = dict(parts)
    if "count" in parts or "source" in parts:
        said["source"] = source_words(str(parts.get("source", "")), texts, data)
    if "reason" in parts:
        step = str(parts.get("step", ""))
        said["decided"] = " " + tie_words(step, parts, names, texts) if step else ""
    if "total" in parts and "against" in parts:
        said.update(siege_sums(parts, texts, data))
    if "led" in parts:
        said["drawn_sum"] = drawn_sum(parts, texts, data)
    if "noble" in parts and "why" in parts:
        said["cause"] = f" ({texts.say('death-' + str(parts['why']).replace('_', '-'))})"
    for name, value in with_nobles(parts).items():
        if name in SEATS:
            said[name] = seat_words(value, names, texts)
        elif name == "defender" and "battle" in parts:
            said[name] = inside(seat_words(value, names, texts), value == NO_SEAT)
        elif name == "reason":
            said[name] = "tie" if parts.get("seat") == NO_SEAT else value
        elif name == "source":
            continue
        elif name in FLAGS:
            said[name] = "yes" if value else "no"
        elif isinstance(value, list):
            said.update(listed(name, cast(list[int], value), names, texts, parts))
        elif name in AMOUNTS:
            said[name] = max(0, int(str(value)))
        elif name == "gain":
            said[name] = decimal(float(str(value)), language)
        elif name == "from":
            said[name] = origin_words(value, names, texts, data)
        elif name == "slot":
            slot = SLOT_IDS[value] if isinstance(value, int) else str(value)
            said[name] = army_words(slot, texts, data)
        elif isinstance(value, str):
            said.update(told(name, value, names, texts, data))
    if "answer" in parts and "to" in parts:
        said["choice"] = texts.say("choice-baron", {"baron": said["choice"], "seat": said["to"]})
    return said


def tie_words(step: str, parts: Mapping[str, Json], names: list[str], texts: Texts) -> str:
    """W-14.2 Which measure decided between equals, and what each of them had of it."""
    counts = cast(list[int], parts["ranks"])
    pairs = [
        texts.say("votes-of", {"seat": seat_words(seat, names, texts), "count": count})
        for seat, count in zip(cast(list[int], parts["level"]), counts, strict=True)
    ]
    return texts.say("summary-tie-broken", {"step": step, "level": ", ".join(pairs)})


def source_words(source: str, texts: Texts, data: WarriorKnightsData) -> str:
    """What an amount is for or made of, in brackets: `areas:monz rota`, `sum:cities=7 charges=2`, `stake:china:5:2`."""
    if not source:
        return ""
    kind, _, rest = source.partition(":")
    language = texts.language
    told: dict[str, Json] = {}
    if kind in ("areas", "cities"):
        part = "area" if kind == "areas" else "city"
        told["places"] = ", ".join([piece_words(part, place, language, data) for place in rest.split()])
    elif kind == "sum":
        told["sum"] = source_sum(rest, texts, data)
    elif kind == "wages":
        troops, _, more = rest.partition(" more=")
        told["troops"] = troops_words([TROOP_IDS.index(troop) for troop in troops.split()], texts)
        told["more"] = int(more or 0)
    elif kind == "fees":
        wages, *changes = rest.split()
        told["sum"] = " ".join([wages, *[fee_change(change, language, data) for change in changes]])
        told["changes"] = len(changes)
    elif kind in ("breaches", "casualties"):
        pieces, price = rest.split(":")
        told = {"pieces": pieces, "price": price}
    elif kind in ("expedition", "agenda"):
        told["name"] = piece_words(kind, rest, language, data)
    elif kind == "stake":
        expedition, stake, times = rest.split(":")
        told = {"name": piece_words("expedition", expedition, language, data), "stake": stake, "times": times}
    elif kind == "income":
        city, times, income = rest.split(":")
        told = {"name": piece_words("city", city, language, data), "times": times, "income": income}
    elif rest:
        told["total"] = rest
    return " (" + texts.say(f"source-{kind.replace('_', '-')}", told) + ")"


def fee_change(text: str, language: str, data: WarriorKnightsData) -> str:
    """`+ Mercenary Edict 1`: what a card adds to a fee, or takes off."""
    card, _, more = text.partition("=")
    sign = "+" if int(more) > 0 else "\N{MINUS SIGN}"
    return f"{sign} {piece_words('agenda', card, language, data)} {abs(int(more))}"


def source_sum(text: str, texts: Texts, data: WarriorKnightsData) -> str:
    """`monz=3 vecht=4 charges=2`: cities by their names with what they bring, then what else there is."""
    pairs = [entry.partition("=") for entry in text.split()]
    cities = [
        f"{piece_words('city', name, texts.language, data)} {count}" for name, _, count in pairs if name in CITY_IDS
    ]
    others = {name: int(count) for name, _, count in pairs if name not in CITY_IDS}
    if not cities or any(others.values()):
        return " + ".join([*cities, sum_words(others, texts, bool(cities))])
    return " + ".join(cities)


def with_nobles(parts: Mapping[str, Json]) -> dict[str, Json]:
    """Where the Baron is told (`of`), his nobles are named and not called by their shapes."""
    found = dict(parts)
    baron = str(parts.get("of", ""))
    if baron in BARON_IDS:
        for name in ("noble", "slot", "from"):
            value = parts.get(name)
            slot = SLOT_IDS[value] if isinstance(value, int) and name == "slot" else value
            if isinstance(slot, str) and slot in SHAPE_IDS:
                found[name] = NOBLE_IDS[BARON_IDS.index(baron)][SHAPE_IDS.index(slot)]
    return found


def told(name: str, word: str, names: list[str], texts: Texts, data: WarriorKnightsData) -> dict[str, Json]:
    """One part that is a word; a word of two pieces gives two parts."""
    language = texts.language
    first, _, second = word.partition(":")
    if name in LABELLED:
        return {name: piece_words(name, word, language, data)}
    if name in ("a", "b"):  # the two sides of a border in the data file
        return {name: piece_words("area", word, language, data)}
    if name in ("noble", "shape"):  # in the data file a shape stands alone
        return {name: noble_words(word, texts, data)}
    if name == "army":
        return {name: army_words(word, texts, data)}
    if name == "place":
        return {name: place_words(word, texts, data)}
    if name == "troop":
        return troop_parts(word, texts, data)
    if name == "troops":
        return {name: troops_words([TROOP_IDS.index(troop) for troop in word.split()], texts)}
    if name == "card":
        card = second or first
        told = data.actions[ACTION_IDS.index(card)].texts[language] if card in ACTION_IDS else ""
        return {name: card_words(card, language, data), "card_id": card, "stack": first, "card_text": told}
    if name in ("agendas", "path"):
        part = "agenda" if name == "agendas" else "area"
        pieces = [piece_words(part, piece, language, data) for piece in word.split()]
        return {name: (", " if name == "agendas" else " – ").join(pieces)}
    if name == "nobles":
        return {name: together([noble_words(noble, texts, data) for noble in word.split()], texts)}
    if name == "fate":
        return fate_parts(FATE_IDS.index(word), texts, data)
    if name == "cards":
        return {name: hand_words(word, texts, data), "draws": draws_in(word, data)}
    if name == "gift":
        return {"baron": piece_words("baron", first, language, data), "count": int(second)}
    if name == "heir":
        return {"noble": noble_words(first, texts, data), "baron": piece_words("baron", second, language, data)}
    if name == "matter" and word in EVERY_NOBLE:
        return {name: texts.say("matter-noble", {"noble": noble_words(word, texts, data)})}
    if name in ("matter", "nation"):
        return {name: texts.say(f"{name}-{word}")}
    if name == "nationality":
        return {name: texts.say(f"nation-{word}")}
    if name == "id" and word in FATE_IDS:
        return {name: word, "number": str(FATE_IDS.index(word) + 1)}
    if name == "space":
        return {name: texts.say(f"space-{word}")}
    if name == "there":
        return {name: there_words(word, names, texts)}
    if name == "at":
        return {name: at_words(word, texts, data)}
    if name == "power":
        return {name: texts.say(f"power-{word}")}
    if name == "choice":
        return {name: choice_words(word, texts, data)}
    if name == "answer":
        return answer_parts(word, texts, names, data)
    if name == "ballot":
        return {name: ballot_words(word, texts, names, data)}
    return {name: subject_words(word, names, texts, data) if name == "subject" else word}


def there_words(text: str, names: list[str], texts: Texts) -> str:
    """What stands in an area: `city:1:300`, whose it is and how strong."""
    kind, owner, strength = text.split(":")
    if int(owner) < 0:
        return texts.say("there-neutral", {"strength": strength})
    return texts.say(f"there-{kind}", {"seat": seat_words(int(owner), names, texts), "strength": strength})


def at_words(word: str, texts: Texts, data: WarriorKnightsData) -> str:
    """Where an army is: an area, at sea, or off the board."""
    if word == "off":
        return texts.say("sheet-off-board")
    sea, _, area = word.rpartition(":")
    name = piece_words("area", area, texts.language, data)
    return texts.say("sheet-at-sea", {"area": name}) if sea else name


def troop_parts(word: str, texts: Texts, data: WarriorKnightsData) -> dict[str, Json]:
    """A troop, or a troop of an army: `star:english_50`, `garrison:all`."""
    army, _, troop = word.rpartition(":")
    name = texts.say("troop-all") if troop == "all" else troop_words(TROOP_IDS.index(troop), texts)
    return {"troop": name, "army": army_words(army, texts, data)} if army else {"troop": name}


def origin_words(value: Json, names: list[str], texts: Texts, data: WarriorKnightsData) -> str:
    """Where something comes from: a player, an army or an area."""
    if isinstance(value, int):
        return seat_words(value, names, texts)
    word = str(value)
    if word in SLOT_IDS or word in EVERY_NOBLE:
        return army_words(word, texts, data)
    return piece_words("area", word, texts.language, data)


def listed(name: str, values: list[int], names: list[str], texts: Texts, parts: Mapping[str, Json]) -> dict[str, Json]:
    """Cards in the three stacks; votes or cities of each seat; who must give leave; who is level, and with what."""
    if name == "leave":
        who = together([seat_words(seat, names, texts) for seat in values], texts)
        return {name: texts.say("leave-needed", {"who": who}) if values else ""}
    if name == "ranks":
        return {f"rank_{at}": count for at, count in enumerate(values)}
    pairs: list[str] = []
    if name == "level" and "answer" in parts:  # W-9.3.6 tied results: Barons, or for and against
        sides = [seat_words(seat, names, texts) for seat in values] or [texts.say("choice-yes"), texts.say("choice-no")]
        pairs = [texts.say("votes-of", {"seat": side, "count": int(str(parts["count"]))}) for side in sides]
    elif name == "level":
        return {name: together([seat_words(seat, names, texts) for seat in values], texts)}
    elif name in ("votes", "cities"):
        pairs = [
            texts.say("votes-of", {"seat": seat_words(seat, names, texts), "count": count})
            for seat, count in enumerate(values)
        ]
    else:
        pairs = [texts.say("stack-count", {"stack": str(at + 1), "count": count}) for at, count in enumerate(values)]
    return {name: ", ".join(pairs)}
