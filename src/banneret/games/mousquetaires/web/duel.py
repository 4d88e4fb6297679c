"""Dice in the browser: the duel that is going on or was fought last, roll by roll; the siege, a search."""

from typing import Final, final

from banneret.core.bits import BIT
from banneret.core.drawing.bars import chance_bar, percent
from banneret.core.drawing.canvas import Region
from banneret.core.drawing.chances import answer_bar, chance_of, with_chance
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, div, element, span
from banneret.games.mousquetaires.rules.cards import (
    ARMOUR,
    DARTAGNAN,
    FACE_IDS,
    FOE_WORDS,
    MUSKETEER_IDS,
    PISTOL,
    ROCHEFORT,
    THRUST,
    TOLEDO,
)
from banneret.games.mousquetaires.rules.duel import BLIND_FOE, DuelCards, RerollDie, dice_of
from banneret.games.mousquetaires.rules.state import NO_FOE, NOBODY, Mousquetaires
from banneret.games.mousquetaires.sight.fight_story import CARDS, DUEL, NOBODY_YET
from banneret.games.mousquetaires.web.acts import Uses
from banneret.games.mousquetaires.web.cards import Cards, die
from banneret.games.mousquetaires.web.part import TablePart
from banneret.games.mousquetaires.web.shapes import shape, sign
from banneret.games.mousquetaires.words import pieces_words

EQUIPMENT_IN_DUELS: Final = ((PISTOL, "pistol"), (ARMOUR, "armour"), (TOLEDO, "toledo"))


class Roll:
    """One throw of a story and what came of it."""

    def __init__(self, blue: list[int], red: list[int]) -> None:
        self.blue = blue
        self.red = red
        self.notes: list[str] = []


def rolls_of(story: list[str]) -> list[Roll]:
    """The throws of a story in order; a reroll changes the die it is about."""
    rolls: list[Roll] = []
    for line in story[1:]:
        word, _, rest = line.partition(" ")
        if word == "roll":
            blue, _, red = rest.partition("|")
            rolls.append(Roll([FACE_IDS.index(face) for face in blue.split()],
                              [FACE_IDS.index(face) for face in red.split()]))  # fmt: skip
        elif rolls and word == "reroll":
            old, new = rest.split()
            rolls[-1].blue.remove(FACE_IDS.index(old))
            rolls[-1].blue.append(FACE_IDS.index(new))
            rolls[-1].notes.append(line)
        elif rolls:
            rolls[-1].notes.append(line)
    return rolls


@final
class Duel(TablePart):
    """Draws dice from a masked state and what the seat remembers of the last throw."""

    def __init__(self, region: Region, cards: Cards, uses: Uses, story: list[str]) -> None:
        super().__init__(region, cards, uses)
        self.story = story

    def is_on(self) -> bool:
        """Whether a duel is going on: then nothing else on the map matters, and it lies over it."""
        return self.game.foe != NO_FOE and self.game.duellist != NOBODY

    # The duel that is going on.

    def going_on(self) -> Markup:
        """M-7 Who fights whom, with what; the rolls so far."""
        game, say = self.game, self.canvas.say
        man = int(game.duellist)
        rolls = rolls_of(self.story) if self.in_story() else []
        title = self.title(man, int(game.foe))
        return self.region.element(
            "section",
            {"class": "mq-duel mq-duel-open", "id": "duel", "aria-label": title, "tabindex": 0},
            element("h2", {"class": "mq-duel-title"}, shape(self.region, "rapiers"), span("", title)),
            div("mq-sides", self.side_of_man(man), self.side_of_foe(int(game.foe))),
            self.played(),
            self.chance(),
            self.rolls(rolls, True) if rolls else element("p", {"class": "mq-duel-note"}, say("table-web-before-roll")),
        )  # fmt: skip

    def played(self) -> Markup:
        """M-7.2 The cards that were added before the first roll."""
        lines = [line for line in self.story[1:] if line.startswith(f"{CARDS} ")]
        if not lines or (self.is_on() and not self.in_story()):
            return NOTHING
        cards = pieces_words("card", lines[0].removeprefix(f"{CARDS} "), self.canvas.texts, self.data)
        return span("mq-played-cards", self.canvas.say("table-web-played-cards", cards=cards))

    def chance(self) -> Markup:
        """The chance as things stand, where help is allowed."""
        for act in ("done", "keep"):
            chance = chance_of(self.canvas, [act])
            if chance is not None:
                words = self.canvas.say("table-web-chance", percent=percent(chance))
                return div("mq-chance", chance_bar(chance, words))
        return NOTHING

    def in_story(self) -> bool:
        """Whether what is remembered is this duel and not an earlier throw."""
        if not self.story or not self.story[0].startswith(DUEL):
            return False
        return bool(self.game.blue_dice) or (len(rolls_of(self.story)) > 0 and not isinstance(self.uses.top, DuelCards))

    def man_name(self, man: int) -> str:
        return self.cards.name(self.data.heroes[man].label)

    def foe_name(self, foe: int) -> str:
        return self.canvas.say("piece-unknown") if foe == BLIND_FOE else self.cards.name(self.data.foes[foe].label)

    def title(self, man: int, foe: int) -> str:
        return self.canvas.say("table-web-duel", man=self.man_name(man), foe=self.foe_name(foe))

    def side_of_man(self, man: int) -> Markup:
        game, say = self.game, self.canvas.say
        dice = int(game.blue)
        if self.seat >= 0 and isinstance(self.uses.top, DuelCards):
            dice = int(dice_of(game, game.picked[self.seat]))
        thrusts = thrusts_of(game, man)
        items = [
            sign(self.region, name, self.cards.told(self.data.items[item].label))
            for item, name in EQUIPMENT_IN_DUELS
            if game.has_item(man, item)
        ]
        return div(
            f"mq-side mq-side-man mq-{MUSKETEER_IDS[man]}",
            span("mq-side-name", self.man_name(man)),
            self.life(int(game.life[man]), int(game.most_life(man))),
            span("mq-side-dice", shape(self.region, "dice"), say("table-web-dice", count=dice)),
            *[self.cards.thrust(self.region, thrust) for thrust in thrusts],
            *items,
        )

    def life(self, life: int, most: int) -> Markup:
        label = self.canvas.say("table-web-life-of", life=life, most=most)
        hearts = [shape(self.region, "heart", "" if at < life else "mq-heart-lost") for at in range(most)]
        return element("span", {"class": "mq-hearts", "role": "img", "aria-label": label, "title": label}, *hearts)

    def side_of_foe(self, foe: int) -> Markup:
        game, say = self.game, self.canvas.say
        if foe == BLIND_FOE:
            return div("mq-side mq-side-foe", span("mq-side-name", self.foe_name(foe)), shape(self.region, "unknown"))
        fighter = self.data.foes[foe]
        life = int(fighter.life)
        if foe == ROCHEFORT:
            life = int(game.rochefort)
        elif foe < len(game.enemy_life):
            life = int(game.enemy_life[foe])
        dice = self.cards.pips(self.region, fighter) if fighter.fixed else span(
            "mq-side-dice", shape(self.region, "dice"), say("table-web-dice", count=int(game.red)))  # fmt: skip
        return div(
            "mq-side mq-side-foe",
            span("mq-side-name", self.foe_name(foe)),
            self.life(life, int(fighter.life)),
            dice,
            self.cards.thrust(self.region, fighter.thrust) if fighter.has_thrust else NOTHING,
        )

    # Rolls.

    def rolls(self, rolls: list[Roll], live: bool) -> Markup:
        rows = [self.roll(roll, number, live and number == len(rolls)) for number, roll in enumerate(rolls, 1)]
        return element("ol", {"class": "mq-rolls"}, *rows)

    def roll(self, roll: Roll, number: int, live: bool) -> Markup:
        """A throw: blue dice, red dice, what came of it. Those of the present one can be rerolled (M-16.3)."""
        reroll = live and isinstance(self.uses.top, RerollDie)
        throw = f"{self.story[0]} {number}"
        met: list[int] = []
        blue: list[Markup] = []
        for at, face in enumerate(roll.blue):
            blue.append(self.die(f"{number}-b{at}", throw, face, "blue", reroll and face not in met))
            met.append(face)
        red = [self.die(f"{number}-r{at}", throw, face, "red", False) for at, face in enumerate(roll.red)]
        words = "; ".join([self.note(note) for note in roll.notes])
        return element(
            "li",
            {"class": classes("mq-roll", "mq-roll-now" if live else "")},
            span("mq-roll-dice", *blue),
            span("mq-roll-against", "–"),
            span("mq-roll-dice", *red),
            span("mq-roll-words", words) if words else NOTHING,
        )

    def die(self, id: str, throw: str, face: int, colour: str, rerolls: bool) -> Markup:
        word = FACE_IDS[face]
        label = self.canvas.say(f"face-{word}")
        acts = [f"reroll {word}"] if rerolls else []
        return self.region.piece(
            f"die-{id}", f"{throw} {face}", with_chance(self.canvas, label, acts), f"mq-throw mq-throw-{word}",
            die(self.region, face, colour), answer_bar(self.canvas, acts), acts=acts, dims=False,
            more={"data-roll": f"{throw} {id} {face}", "title": label},
        )  # fmt: skip

    def note(self, line: str) -> str:
        """What came of a throw, in words."""
        say = self.canvas.say
        word, _, rest = line.partition(" ")
        parts = rest.split()
        if word == "reroll":
            return say("table-web-rerolled", face=say(f"face-{parts[0]}"), rolled=say(f"face-{parts[1]}"))
        if word == "thrust":
            return say(f"table-web-thrust-{parts[0]}")
        if word == "hurt":
            return say("table-web-hurt", count=int(parts[0]))
        if word == "swords":
            return say("table-web-swords", blue=parts[0], red=parts[1])
        if word == "sacrifice":
            return say("table-web-sacrificed", man=self.man_name(MUSKETEER_IDS.index(parts[0])))
        if word == "moved":
            lead = int(parts[0])
            return say(
                "table-web-siege-moved", lead=abs(lead), way="left" if lead < 0 else "right" if lead else "stays"
            )
        if word == "successes":
            return say("table-web-successes-more", count=int(parts[0]))
        return say(f"table-web-duel-{word}")

    # The last throw.

    def last(self) -> Markup:
        """The last throw stays in sight until the next one."""
        rolls = rolls_of(self.story) if self.story else []
        if not rolls:
            return NOTHING
        title = self.last_title()
        attributes: dict[str, Attribute] = {
            "class": classes("mq-duel mq-duel-last", self.region.marks("duel", " ".join(self.story))),
            "id": "duel",
            "aria-label": title,
            "tabindex": 0,  # it may have to be scrolled
        }
        return self.region.element(
            "section", attributes,
            element("h2", {"class": "mq-duel-title"}, shape(self.region, "dice"), span("", title), self.played()),
            self.rolls(rolls, False),
        )  # fmt: skip

    def last_title(self) -> str:
        head = self.story[0].split()
        if head[0] != DUEL:
            return self.canvas.say(f"table-web-throw-{head[0]}")
        man = "" if head[1] == NOBODY_YET else self.man_name(MUSKETEER_IDS.index(head[1]))
        foe = "" if head[2] == NOBODY_YET else self.foe_name(FOE_WORDS.index(head[2]))
        if not man or not foe:
            return self.canvas.say("table-web-throw-duel")
        return self.canvas.say("table-web-duel", man=man, foe=foe)


def thrusts_of(game: Mousquetaires, man: int) -> list[list[int]]:
    """M-16.5 The thrusts that a musketeer knows: the upgrade replaces the printed one, d'Artagnan keeps both."""
    upgraded = game.thrusts & BIT[man] != 0
    printed = [] if upgraded and man != DARTAGNAN else [game.charter.data.heroes[man].thrust]
    return [*printed, game.charter.data.items[THRUST].thrust] if upgraded else printed
