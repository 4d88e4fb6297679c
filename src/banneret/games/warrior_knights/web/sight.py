"""What one viewer sees of Warrior Knights, and what things on the table stand for in the present question."""

from collections.abc import Sequence
from typing import Final, final

from banneret.core.bits import BIT
from banneret.core.drawing.canvas import Canvas, Region
from banneret.core.drawing.heraldry import shield, tincture_of
from banneret.core.drawing.svg import Markup
from banneret.core.labels import Label
from banneret.games.warrior_knights.rules.actions import CATALOGUE
from banneret.games.warrior_knights.rules.armies_and_places import city_stands, stronghold_at
from banneret.games.warrior_knights.rules.baron_cards import Versatile
from banneret.games.warrior_knights.rules.cards import (
    AREA_IDS,
    BARON_IDS,
    BEARINGS,
    CITIES,
    CITY_IDS,
    CITY_IN,
    FIRST_STRONGHOLD,
    GARRISON,
    KINGDOM_AREAS,
    NATION,
    NATION_IDS,
    NO_CITY,
    OFF_BOARD,
    PORT,
    REMOVED,
    SHAPES,
    SLOT_IDS,
    SLOTS,
    STRENGTH,
    TROOP_IDS,
    is_vassal,
)
from banneret.games.warrior_knights.rules.common import PublicQuestion
from banneret.games.warrior_knights.rules.data import WarriorKnightsData
from banneret.games.warrior_knights.rules.losses import ChooseDeserter, LoseTroops
from banneret.games.warrior_knights.rules.movement import Journey, MoveNobles
from banneret.games.warrior_knights.rules.reach import open_ways
from banneret.games.warrior_knights.rules.state import NOWHERE, WarriorKnights
from banneret.games.warrior_knights.web.records import Army, Place
from banneret.games.warrior_knights.web.shapes import ALL

# The words of answers that name an area, a city, an own army or a Baron.
AREA_WORDS: Final = ("build", "enter", "target", "retreat", "sail")
LAND_WORDS: Final = ("build", "retreat")
CITY_WORDS: Final = ("mend", "fortify", "claim", "cede")
ARMY_WORDS: Final = ("choose", "with", "command", "hit", "heal", "refresh", "appoint", "station")
NOBLE_WORDS: Final = ("with", "command", "refresh", "appoint")
BARON_WORDS: Final = ("fight", "draws", "chair", "propose pardon", "vote for", "write")


def tint(bearing: int) -> str:
    """The class of a Baron's colour; -1 is nobody's."""
    return f"tincture-{tincture_of(bearing)}" if bearing >= 0 else "tincture-none"


@final
class Box:
    """What is printed in the box, in the words of a language."""

    def __init__(self, canvas: Canvas) -> None:
        assert isinstance(canvas.data, WarriorKnightsData)
        self.canvas = canvas
        self.data = canvas.data

    def name(self, label: Label) -> str:
        return label.names[self.canvas.language]

    def text(self, label: Label) -> str:
        return label.texts[self.canvas.language]

    def area(self, area: int) -> str:
        return self.name(self.data.areas[area])

    def troop(self, kind: int) -> str:
        key = "vassal" if is_vassal(kind) else NATION_IDS[NATION[kind]]
        return self.canvas.say(f"table-web-troop-{key}", strength=STRENGTH[kind])

    def troops(self, kinds: Sequence[int]) -> str:
        """Troops in words, equal ones counted."""
        found: list[str] = []
        for kind in sorted(set(kinds)):
            count = kinds.count(kind)
            found.append(self.troop(kind) if count == 1 else f"{count} × {self.troop(kind)}")
        return ", ".join(found) if found else self.canvas.say("table-web-no-troops")


@final
class Sight:
    """The viewer's state with the words for it; `asked` where the viewer has to answer."""

    def __init__(self, canvas: Canvas, game: WarriorKnights, seat: int) -> None:
        self.canvas = canvas
        self.say = canvas.say
        self.game = game
        self.seat = seat
        self.box = Box(canvas)
        self.data = game.charter.data
        self.language = canvas.language
        self.top = game.stack[-1] if game.stack and not game.over else None
        self.asked = bool(canvas.legal)
        self.words = {action.word for action in canvas.legal.values()}
        self.journey = self.declared()
        self.armies_seen: dict[int, Army] = {}
        self.places_seen: dict[int, Place] = {}

    # Names.

    def name(self, label: Label) -> str:
        return label.names[self.language]

    def text(self, label: Label) -> str:
        return label.texts[self.language]

    def area(self, area: int) -> str:
        return self.name(self.data.areas[area])

    def baron(self, seat: int) -> str:
        return self.name(self.data.barons[self.game.barons[seat]])

    def who(self, seat: int) -> str:
        return self.canvas.names[seat]

    def noble(self, army: int) -> str:
        """The noble's name; a garrison is called so."""
        if army % SLOTS == GARRISON:
            return self.say("table-web-garrison")
        return self.name(self.data.nobles[self.game.barons[army // SLOTS] * SHAPES + army % SLOTS])

    def shape(self, army: int) -> str:
        return SLOT_IDS[army % SLOTS]

    def shape_word(self, army: int) -> str:
        slot = army % SLOTS
        return self.say("table-web-garrison") if slot == GARRISON else self.name(self.data.shapes[slot])

    def troop(self, kind: int) -> str:
        return self.box.troop(kind)

    def troops(self, kinds: Sequence[int]) -> str:
        return self.box.troops(kinds)

    def place(self, place: int) -> str:
        """A city or stronghold."""
        if place < CITIES:
            return self.name(self.data.cities[place].label)
        return self.say("table-web-stronghold-of", name=self.who(place - FIRST_STRONGHOLD))

    def where(self, army: int) -> str:
        """Where an army is."""
        if army % SLOTS == GARRISON:
            home = self.game.strongholds[army // SLOTS]
            return self.say("table-web-off-board") if home == OFF_BOARD else self.area(home)
        place = self.game.places[army]
        if place == REMOVED:
            return self.say("table-web-removed")
        if place == OFF_BOARD:
            return self.say("table-web-off-board")
        return self.say("table-web-at-sea", area=self.area(place - PORT)) if place >= PORT else self.area(place)

    # Arms.

    def bearing(self, seat: int) -> int:
        return BEARINGS[self.game.barons[seat]]

    def tincture(self, seat: int) -> str:
        return tint(self.bearing(seat) if seat >= 0 else -1)

    def shield(self, seat: int, look: str, label: str = "") -> Markup:
        return shield(self.bearing(seat), label, look)

    def icon(self, region: Region, name: str, look: str = "") -> Markup:
        return region.icon(name, ALL[name], look)

    # What things stand for.

    def declared(self) -> Journey | None:
        """The move that is being declared (W-10), if there is one."""
        if self.seat < 0 or ("step" not in self.words and "sail" not in self.words and "go" not in self.words):
            return None
        chain = self.game.picked[self.seat]
        if not chain or CATALOGUE.actions[chain[0]].word != "choose" or self.game.places[self.chosen(chain)] < 0:
            return None
        return Journey(self.game, self.seat, chain) if self.moves() else None

    def moves(self) -> bool:
        return isinstance(self.top, MoveNobles | Versatile)

    def chosen(self, chain: list[int]) -> int:
        return self.seat * SLOTS + int(CATALOGUE.actions[chain[0]].piece)

    def asks_areas(self) -> bool:
        """Whether the question is answered on the map."""
        return any(word in self.words for word in (*AREA_WORDS, *CITY_WORDS, "step"))

    def area_acts(self, area: int) -> list[str]:
        id = AREA_IDS[area]
        found: list[str] = []
        if self.journey is not None:
            return self.journey_acts(area)
        for word in AREA_WORDS:
            if word in self.words and (area < KINGDOM_AREAS or word not in LAND_WORDS):
                found.append(f"{word} {id}")
        city = CITY_IN[area]
        for word in CITY_WORDS:
            if word not in self.words:
                continue
            if city != NO_CITY and city_stands(self.game, city):
                found.append(f"{word} {CITY_IDS[city]}")
            elif word == "mend" and stronghold_at(self.game, area) == self.seat:
                found.append("mend stronghold")
        return found

    def journey_acts(self, area: int) -> list[str]:
        """W-10.2 The next step, or all steps of a road at once; a voyage. Where he has been he goes by single steps."""
        journey = self.journey
        assert journey is not None
        found: list[str] = []
        if journey.voyage == NOWHERE:
            gone = len(journey.path)
            target = self.top.target if isinstance(self.top, MoveNobles) else NOWHERE
            been = [int(self.game.places[journey.army]), *journey.path]
            for way in sorted(open_ways(self.game, journey.army, target), key=len):
                if len(way) > gone and way[:gone] == journey.path and area in way[gone:] and area not in been:
                    found.append(", ".join([f"step {AREA_IDS[at]}" for at in way[gone : way.index(area) + 1]]))
                    break
        voyage = f"sail {AREA_IDS[area]}"
        if voyage in self.canvas.legal or voyage in self.canvas.chosen:
            found.append(voyage)
        return found or [f"step {AREA_IDS[area]}" if area < KINGDOM_AREAS else voyage]

    def steps_gone(self, area: int) -> int:
        """W-10.2 How many chosen steps into an area do not mark it as chosen: he may turn back there once more."""
        step = f"step {AREA_IDS[area]}"
        return self.canvas.chosen.count(step) if step in self.canvas.legal else 0

    def army_acts(self, army: int) -> list[str]:
        """An own noble or garrison."""
        if self.seat < 0 or army // SLOTS != self.seat:
            return []
        slot = army % SLOTS
        return [
            f"{word} {SLOT_IDS[slot]}"
            for word in ARMY_WORDS
            if (word in self.words or self.has_chosen(word)) and (slot != GARRISON or word not in NOBLE_WORDS)
        ]

    def has_chosen(self, word: str) -> bool:
        """An answer of the draft: it can be taken back where it is shown."""
        return any(chosen.partition(" ")[0] == word for chosen in self.canvas.chosen)

    def troop_acts(self, army: int, kind: int) -> list[str]:
        """A troop card of an own army."""
        if self.seat < 0 or army // SLOTS != self.seat:
            return []
        slot, id = SLOT_IDS[army % SLOTS], TROOP_IDS[kind]
        found: list[str] = []
        if "take" in self.words or self.has_chosen("take"):
            whole = f"take {slot}:all"
            hurt = self.game.casualties[army] > 0
            found.append(whole if hurt else f"take {slot}:{id}")
        if ("wage" in self.words or self.has_chosen("wage")) and not is_vassal(kind):
            found.append(f"wage {slot}:{id}")
        if isinstance(self.top, ChooseDeserter | LoseTroops) and self.top.army == army:
            found.extend([f"{word} {id}" for word in ("desert", "lose") if word in self.words])
        return found

    def baron_acts(self, seat: int) -> list[str]:
        return [f"{word} {BARON_IDS[self.game.barons[seat]]}" for word in BARON_WORDS if word in self.words]

    def asks_barons(self) -> bool:
        return any(word in self.words for word in BARON_WORDS)

    def concerned(self) -> int:
        """The area that the present question or battle is about; NOWHERE where it is about none."""
        game, top = self.game, self.top
        if game.battle_area != NOWHERE:
            return int(game.battle_area)
        return int(top.where()) if isinstance(top, PublicQuestion) else NOWHERE

    def is_asked(self, seat: int) -> bool:
        return not self.game.over and self.game.waiting() & BIT[seat] != 0

    def path(self) -> list[int]:
        """The areas of the declared move, the start first."""
        if self.journey is None:
            return []
        return [self.game.places[self.journey.army], *self.journey.path]
