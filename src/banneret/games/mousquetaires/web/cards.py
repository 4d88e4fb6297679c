"""Cards, tokens and dice of the musketeers as pictures; all values come from the data file."""

from collections.abc import Sequence
from typing import Final, final

from banneret.core.drawing.canvas import Canvas, Region
from banneret.core.drawing.cards import HEIGHT, WIDTH, back
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, element, join, span, svg
from banneret.core.labels import Label
from banneret.games.mousquetaires.rules.cards import (
    ADVENTURE_WORDS,
    COMBAT,
    DAGGER,
    DECOY,
    DOUBLE,
    FACE_IDS,
    FIRST_TOKEN_FOE,
    SKILL_IDS,
    SKILLS,
    TREACHERY_IDS,
    UNKNOWN,
)
from banneret.games.mousquetaires.rules.components import Foe
from banneret.games.mousquetaires.rules.data import (
    ARRESTS,
    RETURNS_TO_HAND,
    THRUST_IMMUNE,
    WITH_ARMOUR,
    WITH_PISTOL,
    MousquetairesData,
)
from banneret.games.mousquetaires.web.records import Fact
from banneret.games.mousquetaires.web.shapes import SHAPES, shape, shape_at, sign

SIGN_WIDTH: Final = 0.54  # of a font's size
NAME_ROOM: Final = 90
LARGEST_NAME: Final = 15.8  # in a hand on a small screen, whatever is written here
BACK_EMBLEM: Final = SHAPES["lily"][0]
# What a character card or a treachery card is about.
CHARACTER_SHAPES: Final = {
    "essarts": "coin", "buckingham": "epic", "bassompierre": "dice", "treville": "heart", "chevreuse": "queen",
    "kitty": "eye", "winter": "letter",
}  # fmt: skip
TREACHERY_SHAPES: Final = {
    "reinforcement": "dice", "conscripts": "feet", "send_to_the_bastille": "door", "ambush": "assassin",
    "dead_end": "hourglass", "balm": "balm", "emergency": "hourglass", "isolation": "mask", "plot": "queen",
    "corruption": "coin",
}  # fmt: skip
SPECIAL_SHAPES: Final = {
    RETURNS_TO_HAND: "feet", THRUST_IMMUNE: "shield", WITH_PISTOL: "pistol", WITH_ARMOUR: "armour", ARRESTS: "door",
}  # fmt: skip


def lines_of(name: str, most: int) -> list[str]:
    """A name in lines of at most so many signs, cut between words."""
    lines: list[str] = []
    for word in name.split():
        if lines and len(lines[-1]) + 1 + len(word) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def name_line(line: str, y: float, size: float) -> Markup:
    """A line of a card's name; one that might be wider than the card is pressed into it."""
    place: dict[str, Attribute] = {"class": "mq-name", "x": 50, "y": y, "font-size": size, "text-anchor": "middle"}
    if SIGN_WIDTH * LARGEST_NAME * len(line) > NAME_ROOM:
        place["textLength"] = NAME_ROOM
        place["lengthAdjust"] = "spacingAndGlyphs"
    return element("text", place, line)


def die(region: Region, face: int, colour: str) -> Markup:
    """A die with its face up: `colour` is `blue` or `red`; the two differ in shape too, the red ones being rounder."""
    body: dict[str, Attribute] = {
        "class": "mq-die-body", "x": 4, "y": 4, "width": 92, "height": 92, "rx": 18 if colour == "blue" else 46,
    }  # fmt: skip
    picture = join([element("rect", body), shape_at(region, FACE_IDS[face], 24, 24, 52, "mq-die-face")])
    place: dict[str, Attribute] = {"width": 100, "height": 100}
    return svg(f"mq-die mq-die-{colour}", 100, 100,
               region.shared(f"die-{colour}-{face}", 100, 100, picture, place))  # fmt: skip


@final
class Cards:
    """The cards of the box in the words of a language."""

    def __init__(self, canvas: Canvas) -> None:
        assert isinstance(canvas.data, MousquetairesData)
        self.canvas = canvas
        self.data = canvas.data
        self.language = canvas.language

    # Words.

    def name(self, label: Label) -> str:
        return label.names[self.language]

    def told(self, label: Label) -> str:
        """Name and text: what a pointer that rests on a card is told."""
        name, text = label.names[self.language], label.texts[self.language]
        return name if text == name else f"{name}. {text}"

    def skill(self, skill: int) -> str:
        return self.data.skills[skill].names[self.language]

    # Adventure and treachery cards.

    def adventure(self, region: Region, card: int) -> Markup:
        """A card of the musketeers' deck."""
        if card == UNKNOWN:
            return back(region, "lily", BACK_EMBLEM)
        return region.kept(("adventure", card, self.language), lambda apart: self._adventure(apart, card))

    def _adventure(self, region: Region, card: int) -> Markup:
        label = self.data.adventure[card].label
        word = ADVENTURE_WORDS[card]
        amount = int(self.data.adventure[card].amount)
        if card < SKILLS:
            return self.upright(region, f"mq-skill mq-{word}", word, f"+{amount}", label)
        if card in (COMBAT, DOUBLE):
            return self.upright(region, "mq-combat", "rapiers", f"+{amount}", label, dice=amount)
        return self.upright(region, "mq-character", CHARACTER_SHAPES[word], "", label)

    def treachery(self, region: Region, card: int) -> Markup:
        if card == UNKNOWN:
            return back(region, "lily", BACK_EMBLEM)
        label = self.data.treachery[card].label
        key = ("treachery", card, self.language)
        shape_name = TREACHERY_SHAPES[TREACHERY_IDS[card]]
        return region.kept(key, lambda apart: self.upright(apart, "mq-treachery", shape_name, "", label))

    def plain(self, region: Region, look: str, emblem: str, number: str, label: Label) -> Markup:
        """Any other upright card: a place, a Paris card."""
        key = ("plain", look, emblem, number, label.names[self.language])
        return region.kept(key, lambda apart: self.upright(apart, look, emblem, number, label))

    def upright(self, region: Region, look: str, emblem: str, number: str, label: Label, dice: int = 0) -> Markup:
        name = label.names[self.language]
        lines = lines_of(name, 13)
        if len(lines) > 2:
            lines = lines_of(name, 15)
        size = min([12.5, *[NAME_ROOM / (SIGN_WIDTH * max(1, len(line))) for line in lines]])
        top = 118 - 6.5 * (len(lines) - 1)
        return svg(
            classes("card mq-card", look),
            WIDTH,
            HEIGHT,
            element("rect", {"class": "card-face", "x": 0.5, "y": 0.5, "width": 99, "height": 139, "rx": 8}),
            element("rect", {"class": "mq-field", "x": 6, "y": 6, "width": 88, "height": 92, "rx": 5}),
            shape_at(region, emblem, 34 if number else 21, 34 if number else 22, 54 if number else 58, "mq-emblem"),
            element("text", {"class": "mq-number", "x": 12, "y": 31}, number) if number else NOTHING,
            join([shape_at(region, "dice", 12 + 18 * at, 78, 15, "mq-emblem") for at in range(dice)]),
            join([name_line(line, top + 13 * at, size) for at, line in enumerate(lines)]),
        )

    # Foes.

    def pips(self, region: Region, foe: Foe) -> Markup:
        """How somebody fights: red dice, or the faces that never change."""
        if foe.fixed:
            faces = ["sword"] * int(foe.swords) + ["shield"] * int(foe.shields)
            return span("mq-pips mq-fixed", *[shape(region, face) for face in faces])
        return span("mq-pips", *[shape(region, "dice") for _ in range(int(foe.dice))])

    def thrust(self, region: Region, thrust: Sequence[int], look: str = "") -> Markup:
        """The faces of a secret thrust."""
        faces = [FACE_IDS[face] for face in range(len(thrust)) for _ in range(thrust[face])]
        label = self.canvas.say("table-web-thrust", faces=self.faces(thrust))
        attributes: dict[str, Attribute] = {"class": classes("mq-thrust", look), "role": "img"}
        return element("span", {**attributes, "aria-label": label, "title": label},
                       *[shape(region, face) for face in faces])  # fmt: skip

    def faces(self, thrust: Sequence[int]) -> str:
        found = [f"{count}× {self.canvas.say(f'face-{FACE_IDS[face]}')}" for face, count in enumerate(thrust) if count]
        return ", ".join(found)

    def foe_words(self, foe: Foe, life: int) -> str:
        """Everything about an enemy for those who hear it."""
        say = self.canvas.say
        words = [self.name(foe.label)]
        words.append(say("table-web-fixed", swords=int(foe.swords), shields=int(foe.shields)) if foe.fixed else
                     say("table-web-dice", count=int(foe.dice)))  # fmt: skip
        if foe.life > 1:
            words.append(say("table-web-life", life=life))
        if foe.gold or foe.epic:
            words.append(say("table-web-reward", gold=int(foe.gold), epic=int(foe.epic)))
        return ", ".join(words)

    def foe(self, region: Region, foe: Foe, life: int) -> Markup:
        """An enemy card: name, dice, what is special, reward."""
        special = SPECIAL_SHAPES.get(int(foe.special), "")
        return span(
            "mq-foe",
            span("mq-foe-name", self.name(foe.label)),
            span(
                "mq-foe-row",
                self.pips(region, foe),
                span("mq-hearts", *[shape(region, "heart") for _ in range(life)]) if foe.life > 1 else NOTHING,
                shape(region, special, "mq-special") if special else NOTHING,
                self.thrust(region, foe.thrust) if foe.has_thrust else NOTHING,
            ),
            self.reward(region, int(foe.gold), int(foe.epic)),
        )

    def reward(self, region: Region, gold: int, epic: int) -> Markup:
        if not gold and not epic:
            return NOTHING
        label = self.canvas.say("table-web-reward", gold=gold, epic=epic)
        attributes: dict[str, Attribute] = {"class": "mq-reward", "role": "img", "aria-label": label, "title": label}
        return element(
            "span", attributes,
            join([shape(region, "coin"), Markup(str(gold))]) if gold else NOTHING,
            join([shape(region, "epic"), Markup(str(epic))]) if epic else NOTHING,
        )  # fmt: skip

    # Tokens of the quest.

    def token_shape(self, token: int) -> str:
        """The picture of a token that is no fighter."""
        if token == UNKNOWN:
            return "unknown"
        if token == DECOY:
            return "decoy"
        if token == DAGGER:
            return "assassin"
        skill = int(self.data.tokens[token].skill)
        return SKILL_IDS[skill] if skill >= 0 else ""

    def token_words(self, token: int) -> str:
        return (
            self.canvas.say("table-web-token-hidden") if token == UNKNOWN else self.name(self.data.tokens[token].label)
        )

    def token(self, region: Region, token: int) -> Markup:
        """What a token shows: its faces, its dice, or the skill and level of a challenge."""
        name = self.token_shape(token)
        if not name:
            foe = self.data.foes[FIRST_TOKEN_FOE + token]
            if foe.fixed:
                return self.pips(region, foe)
            return join([shape(region, "dice"), span("mq-level", str(foe.dice))])
        level = int(self.data.tokens[token].level) if token >= 0 else 0
        return join([shape(region, name), span("mq-level", str(level)) if level else NOTHING])

    def challenge(self, region: Region, skill: int, level: int) -> Markup:
        return span("mq-challenge-face", shape(region, SKILL_IDS[skill]), span("mq-level", str(level)))


def draw_fact(region: Region, fact: Fact) -> Markup:
    """A shape with a number."""
    words = sign(region, fact.shape, fact.words)
    return span(classes("mq-fact", fact.look), words, span("mq-fact-value", fact.value))
