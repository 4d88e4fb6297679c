"""Dice in the browser: the duel that is going on or was fought last, roll by roll; the siege, a search."""

from typing import Final, final

from banneret.core.bits import BIT
from banneret.core.drawing.bars import chance_bar, percent
from banneret.core.drawing.canvas import Region
from banneret.core.drawing.chances import chance_of
from banneret.core.drawing.svg import NOTHING, Markup, div, element, span
from banneret.games.mousquetaires.rules.cards import (
    ARMOUR,
    DARTAGNAN,
    MUSKETEER_IDS,
    PISTOL,
    ROCHEFORT,
    THRUST,
    TOLEDO,
)
from banneret.games.mousquetaires.rules.duel import BLIND_FOE, DuelCards, RerollDie, dice_of
from banneret.games.mousquetaires.rules.state import NO_FOE, NOBODY, Mousquetaires
from banneret.games.mousquetaires.sight.fight_story import DUEL
from banneret.games.mousquetaires.web.acts import Uses
from banneret.games.mousquetaires.web.cards import Cards
from banneret.games.mousquetaires.web.part import TablePart
from banneret.games.mousquetaires.web.records import Story
from banneret.games.mousquetaires.web.shapes import shape, sign
from banneret.games.mousquetaires.web.throws import Throws, draw_last, rolls_of

EQUIPMENT_IN_DUELS: Final = ((PISTOL, "pistol"), (ARMOUR, "armour"), (TOLEDO, "toledo"))


@final
class Duel(TablePart):
    """Draws dice from a masked state and what the seat remembers of the last throw."""

    def __init__(self, region: Region, cards: Cards, uses: Uses, story: list[str]) -> None:
        super().__init__(region, cards, uses)
        self.story = story
        self.throws = Throws(region, story, isinstance(uses.top, RerollDie))

    def is_on(self) -> bool:
        """Whether a duel is going on: then nothing else on the map matters, and it lies over it."""
        return self.game.foe != NO_FOE and self.game.duellist != NOBODY

    def last(self) -> Markup:
        """The last throw, where there was one."""
        return self.region.part(draw_last, Story(tuple(self.story))) if self.story else NOTHING

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
            self.throws.played() if self.in_story() else NOTHING,
            self.chance(),
            self.throws.rolls_in(rolls, True) if rolls else
            element("p", {"class": "mq-duel-note"}, say("table-web-before-roll")),
        )  # fmt: skip

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

    def title(self, man: int, foe: int) -> str:
        return self.canvas.say("table-web-duel", man=self.throws.man_name(man), foe=self.throws.foe_name(foe))

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
            span("mq-side-name", self.throws.man_name(man)),
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
            return div(
                "mq-side mq-side-foe", span("mq-side-name", self.throws.foe_name(foe)), shape(self.region, "unknown")
            )
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
            span("mq-side-name", self.throws.foe_name(foe)),
            self.life(life, int(fighter.life)),
            dice,
            self.cards.thrust(self.region, fighter.thrust) if fighter.has_thrust else NOTHING,
        )


def thrusts_of(game: Mousquetaires, man: int) -> list[list[int]]:
    """M-16.5 The thrusts that a musketeer knows: the upgrade replaces the printed one, d'Artagnan keeps both."""
    upgraded = game.thrusts & BIT[man] != 0
    printed = [] if upgraded and man != DARTAGNAN else [game.charter.data.heroes[man].thrust]
    return [*printed, game.charter.data.items[THRUST].thrust] if upgraded else printed
