"""What may be typed at the table beyond the words of answers: names in the own language, and a whole act in one line.

`star to vecht`, `siege monz`; `csillag vecht`, `roham monz`.
"""

from typing import Final

from banneret.core.card_list import folded
from banneret.core.texts import Texts
from banneret.games.warrior_knights.rules.actions import DROP, DROP_FATE, EVERY_NOBLE
from banneret.games.warrior_knights.rules.baron_cards import Mobilize, Versatile
from banneret.games.warrior_knights.rules.battle import ChooseBattle, areas_to_fight_in, candidates
from banneret.games.warrior_knights.rules.cards import (
    ACTION_IDS,
    AGENDA_IDS,
    AREA_IDS,
    BARON_IDS,
    CITY_IDS,
    EXPEDITION_IDS,
    FATE_IDS,
    RESULT_IDS,
    SHAPE_IDS,
    SLOT_IDS,
    SLOTS,
    SPECIAL_IDS,
    STACK_IDS,
    TROOP_IDS,
)
from banneret.games.warrior_knights.rules.data import WarriorKnightsData
from banneret.games.warrior_knights.rules.fate_hands import DropCards
from banneret.games.warrior_knights.rules.movement import MoveNobles
from banneret.games.warrior_knights.rules.planning import PlanCards
from banneret.games.warrior_knights.rules.reach import can_set_out, harbours, movers, open_ways
from banneret.games.warrior_knights.rules.state import WarriorKnights
from banneret.games.warrior_knights.sight.memory import WarriorKnightsView
from banneret.games.warrior_knights.words import army_words, noble_words, texts_in, troop_words

BETWEEN: Final = ("to", "into", "in", "ide", "itt", "->", "→", "-")  # words between a noble and where he goes
ATTACKS: Final = ("assault", "siege")
OF_NOBLES: Final = ("to", "choose", "with", "command", "hit", "heal", "refresh", "station", "appoint")
LEAST_LETTERS: Final = 4  # a part of a name that is shorter, as `von`, names nobody by itself


def piece_words(language: str, data: WarriorKnightsData) -> dict[str, list[str]]:
    """The pieces of answers as the table calls them, to be typed and to be shown in lists."""
    texts = texts_in(language)
    said: dict[str, list[str]] = {}
    for at, id in enumerate(AREA_IDS):
        said[id] = [typed(data.areas[at].names[language])]
    for at, id in enumerate(CITY_IDS):
        said[id] = [typed(data.cities[at].label.names[language])]
    for at, id in enumerate(BARON_IDS):
        said[id] = [typed(data.barons[at].names[language].split()[-1])]
    for at, id in enumerate(SHAPE_IDS):
        said[id] = [typed(data.shapes[at].names[language])]
    for id in [*SLOT_IDS[len(SHAPE_IDS) :], "walls"]:
        said[id] = [typed(army_words(id, texts, data))]
    for kind, id in enumerate(TROOP_IDS):
        said[id] = [typed(troop_words(kind, texts))]
    for at, id in enumerate(ACTION_IDS):
        name = typed(data.actions[at].names[language])
        for stack in STACK_IDS:
            in_full = texts.say("stack-in-full", {"stack": stack, "card": name}).replace(" ", "_")
            said[f"{stack}:{id}"] = [in_full, f"{stack}_{name}"]
    for at, id in enumerate(SPECIAL_IDS):
        said[id] = [typed(data.specials[at].names[language])]
    for at, id in enumerate(EXPEDITION_IDS):
        said[id] = [typed(data.expeditions[at].names[language])]
    for at, id in enumerate(AGENDA_IDS):
        said[id] = [typed(data.agendas[at].label.names[language])]
    for card, id in enumerate(FATE_IDS):
        said[id] = [f"{texts.say(f'short-result-{RESULT_IDS[data.fates[card].battle]}')}_{card + 1}"]
    for at, id in enumerate(EVERY_NOBLE):
        said[id] = [typed(data.nobles[at].names[language].removeprefix("Sir "))]
    for slot in SLOT_IDS:
        for id in [*TROOP_IDS, "all"]:
            name = typed(texts.say("troop-all")) if id == "all" else said[id][0]
            said[f"{slot}:{id}"] = [f"{said[slot][0]}_{name}"]
    return said


def typed(name: str) -> str:
    """A name as it is typed: in small letters, its blanks written `_` in lists of words."""
    return name.lower().replace(" ", "_")


def whole_act(view: WarriorKnightsView, line: str, language: str, data: WarriorKnightsData) -> list[str]:
    """The answers that one line means where a noble moves or a battle is started; none: it is no such line."""
    game = view.state
    seat = int(view.seat)
    if not game.stack or seat < 0:
        return []
    texts = texts_in(language)
    top = game.stack[-1]
    if isinstance(top, PlanCards):
        return plan_in_stacks(line, language, data)
    if isinstance(top, DropCards):
        return drop_by_result(game, seat, line, texts, data)
    named = by_shape(game, seat, line, texts, data)
    if named or game.picked[seat]:
        return named
    words = [word for word in line.replace(",", " ").split() if word.lower() not in BETWEEN]
    if len(words) < 2 or not isinstance(top, Mobilize | Versatile | MoveNobles | ChooseBattle):
        return []
    attack = attack_meant(words[0], texts)
    if attack:
        area = area_meant(words[1:], language, data)
        return attack_there(game, seat, area, attack) if area >= 0 else []
    if isinstance(top, ChooseBattle):
        return []
    for length in range(len(words) - 1, 0, -1):
        shape = noble_meant(game, seat, words[:length], texts, data)
        area = area_meant(words[length:], language, data)
        if shape >= 0 and area >= 0:
            if isinstance(top, Mobilize):
                return [f"target {AREA_IDS[area]}", *journey(game, seat, shape, area)]
            return journey(game, seat, shape, area)
    return []


def plan_in_stacks(line: str, language: str, data: WarriorKnightsData) -> list[str]:
    """`1 taxes mobilize, 2 draft`: the stack once, and the cards of it by the beginnings of their names."""
    found: list[str] = []
    for part in line.replace(";", ",").split(","):
        words = part.split()
        if len(words) < 3 or words[0] not in STACK_IDS:
            found.append(" ".join(words))
            continue
        at = 1
        while at < len(words):
            for end in range(len(words), at, -1):
                card = card_meant(words[at:end], language, data)
                if card >= 0:
                    found.append(f"plan {words[0]}:{ACTION_IDS[card]}")
                    at = end
                    break
            else:
                return []
    return found if any(answer.startswith("plan ") and ":" in answer for answer in found) else []


def card_meant(words: list[str], language: str, data: WarriorKnightsData) -> int:
    """The one action card that is called so, or begins so."""
    wanted = folded(" ".join(words))
    fitting = [at for at in range(len(ACTION_IDS)) if folded(data.actions[at].names[language]).startswith(wanted)]
    return fitting[0] if len(fitting) == 1 else -1


def drop_by_result(
    game: WarriorKnights, seat: int, line: str, texts: Texts, data: WarriorKnightsData
) -> list[str]:  # fmt: skip
    """`deal deal victory`: cards of a hand by what they do; one of several that do the same is as good as another."""
    results = [folded(texts.say(f"short-result-{id}")) for id in RESULT_IDS]
    words = [folded(word) for word in line.replace(",", " ").split()]
    verbs = [folded(verb) for verb in ("drop", *texts.say("typed-drop").split())]
    wanted = [word for word in words if word not in verbs]
    if not wanted or any(word not in results for word in wanted):
        return []
    left = [action.piece for action in game.legal(seat) if action.verb == DROP_FATE]
    found: list[str] = []
    for word in wanted:
        fitting = [card for card in left if data.fates[card].battle == results.index(word)]
        if not fitting:
            return []
        found.append(DROP[fitting[0]].notation)
        left.remove(fitting[0])
    return found


def by_shape(game: WarriorKnights, seat: int, line: str, texts: Texts, data: WarriorKnightsData) -> list[str]:
    """`with perse, attack`: the parts of a line in which nobles of the seat stand by their names, by shape instead."""
    parts = [part.split() for part in line.replace(";", ",").split(",") if part.split()]
    found = [" ".join(shapes_for_names(game, seat, words, texts, data)) for words in parts]
    return found if found != [" ".join(words) for words in parts] else []


def shapes_for_names(
    game: WarriorKnights, seat: int, words: list[str], texts: Texts, data: WarriorKnightsData
) -> list[str]:
    verbs = [name for verb in OF_NOBLES for name in (verb, *texts.say(f"typed-{verb}").split())]
    if folded(words[0]) not in [folded(verb) for verb in verbs]:
        return words
    found = words[:1]
    at = 1
    while at < len(words):
        for end in range(len(words), at, -1):
            shape = named_so(game, seat, words[at:end], texts.language, data)
            if shape >= 0:
                found.append(SHAPE_IDS[shape])
                at = end
                break
        else:
            found.append(words[at])
            at += 1
    return found


def named_so(game: WarriorKnights, seat: int, words: list[str], language: str, data: WarriorKnightsData) -> int:
    """The one noble of the seat whose name has these words one after another."""
    if not any(len(word) >= LEAST_LETTERS for word in words):
        return -1
    wanted = [folded(word) for word in words]
    fitting: list[int] = []
    for shape in range(len(SHAPE_IDS)):
        name = data.nobles[game.barons[seat] * len(SHAPE_IDS) + shape].names[language].split()
        known = [folded(part) for part in name]
        if any(known[at : at + len(wanted)] == wanted for at in range(len(known))):
            fitting.append(shape)
    return fitting[0] if len(fitting) == 1 else -1


def attack_meant(word: str, texts: Texts) -> str:
    for attack in ATTACKS:
        names = [attack, *texts.say(f"typed-{attack}").split()]
        if folded(word) in [folded(name) for name in names]:
            return attack
    return ""


def area_meant(words: list[str], language: str, data: WarriorKnightsData) -> int:
    """The one area that is called so, or begins so."""
    wanted = folded(" ".join(words))
    names = [(folded(id), folded(data.areas[at].names[language])) for at, id in enumerate(AREA_IDS)]
    exact = [at for at, known in enumerate(names) if wanted in known]
    begun = [at for at, known in enumerate(names) if wanted and any(name.startswith(wanted) for name in known)]
    found = exact or begun
    return found[0] if len(found) == 1 else -1


def noble_meant(game: WarriorKnights, seat: int, words: list[str], texts: Texts, data: WarriorKnightsData) -> int:
    """A noble of the seat by his shape or by his name."""
    wanted = folded(" ".join(words))
    found: list[int] = []
    for shape, id in enumerate(SHAPE_IDS):
        name = data.nobles[game.barons[seat] * len(SHAPE_IDS) + shape].names[texts.language]
        known = [folded(part) for part in (id, noble_words(id, texts, data), name, *name.split())]
        if wanted in known:
            found.append(shape)
    return found[0] if len(found) == 1 else -1


def journey(game: WarriorKnights, seat: int, shape: int, area: int) -> list[str]:
    """The answers of a move by the shortest way, by land before the sea; none where he cannot get there."""
    army = seat * SLOTS + shape
    if not can_set_out(game, army, area):
        return []
    ways = sorted(open_ways(game, army, area), key=len)
    if ways:
        steps = [f"step {AREA_IDS[step]}" for step in ways[0]]
    elif area in harbours(game, army, area):
        steps = [f"sail {AREA_IDS[area]}"]
    else:
        return []
    return [f"choose {SHAPE_IDS[shape]}", *steps, "go"]


def attack_there(game: WarriorKnights, seat: int, area: int, attack: str) -> list[str]:
    """A battle with those who stand there; or the one noble who can get there goes first.

    Where the area has been chosen already only what is left of this is said.
    """
    top = game.stack[-1]
    if isinstance(top, ChooseBattle):
        return [attack] if area == top.area else []
    if isinstance(top, MoveNobles) and area != top.target:
        return []
    answers = [] if isinstance(top, MoveNobles) else [f"target {AREA_IDS[area]}"]
    if isinstance(top, Versatile):
        return [*answers, attack] if area in areas_to_fight_in(game, seat) else []
    who = movers(game, seat, area)
    if candidates(game, seat, area):
        return [*answers, "pass", attack] if who else [*answers, attack]
    if len(who) != 1:
        return []
    return [*answers, *journey(game, seat, int(who[0].piece), area), attack]
