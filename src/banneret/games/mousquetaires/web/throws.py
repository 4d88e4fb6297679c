"""What was thrown, roll by roll, as a viewer was told of it: a duel, the siege, a search."""

from collections.abc import Sequence
from typing import final

from banneret.core.drawing.canvas import Region
from banneret.core.drawing.chances import answer_bar, with_chance
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, element, span
from banneret.games.mousquetaires.rules.cards import FACE_IDS, FOE_WORDS, MUSKETEER_IDS
from banneret.games.mousquetaires.rules.duel import BLIND_FOE
from banneret.games.mousquetaires.sight.fight_story import CARDS, DUEL, NOBODY_YET
from banneret.games.mousquetaires.web.cards import Cards, die
from banneret.games.mousquetaires.web.records import Story
from banneret.games.mousquetaires.web.shapes import shape
from banneret.games.mousquetaires.words import pieces_words


class Roll:
    """One throw of a story and what came of it."""

    def __init__(self, blue: list[int], red: list[int]) -> None:
        self.blue = blue
        self.red = red
        self.notes: list[str] = []


def rolls_of(story: Sequence[str]) -> list[Roll]:
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
class Throws:
    """Draws a story; with `rerolls` the blue dice of its last throw can be thrown again."""

    def __init__(self, region: Region, story: Sequence[str], rerolls: bool) -> None:
        self.region = region
        self.canvas = region.canvas
        self.cards = Cards(region.canvas)
        self.data = self.cards.data
        self.story = story
        self.rerolls = rerolls

    def man_name(self, man: int) -> str:
        return self.cards.name(self.data.heroes[man].label)

    def foe_name(self, foe: int) -> str:
        return self.canvas.say("foe-unseen") if foe == BLIND_FOE else self.cards.name(self.data.foes[foe].label)

    def rolls_in(self, rolls: list[Roll], live: bool) -> Markup:
        rows = [self.roll(roll, number, live and number == len(rolls)) for number, roll in enumerate(rolls, 1)]
        return element("ol", {"class": "mq-rolls"}, *rows)

    def roll(self, roll: Roll, number: int, live: bool) -> Markup:
        """A throw: blue dice, red dice, what came of it. Those of the present one can be rerolled (M-16.3)."""
        reroll = live and self.rerolls
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
        rolls = rolls_of(self.story)
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
            self.rolls_in(rolls, False),
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

    def played(self) -> Markup:
        """M-7.2 The cards that were added before the first roll."""
        lines = [line for line in self.story[1:] if line.startswith(f"{CARDS} ")]
        if not lines:
            return NOTHING
        cards = pieces_words("card", lines[0].removeprefix(f"{CARDS} "), self.canvas.texts, self.data)
        return span("mq-played-cards", self.canvas.say("table-web-played-cards", cards=cards))


def draw_last(region: Region, story: Story) -> Markup:
    """The last throw stays in sight until the next one."""
    return Throws(region, story.lines, False).last()
