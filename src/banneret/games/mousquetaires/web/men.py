"""The boards of the musketeers in the browser: life, skills, thrust, equipment, what is left of the turn."""

from typing import final

from banneret.core.bits import BIT
from banneret.core.drawing.canvas import Region, last_act
from banneret.core.drawing.heraldry import shield
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, span
from banneret.games.mousquetaires.rules.cards import (
    ARAMIS,
    EQUIPMENT,
    FIRST_SKILL_UPGRADE,
    ITEM_WORDS,
    MUSKETEER_IDS,
    MUSKETEERS,
    SKILL_IDS,
    SKILLS,
    THOROUGHBRED,
)
from banneret.games.mousquetaires.rules.state import MUSKETEERS_WIN, NO_SEAT
from banneret.games.mousquetaires.web.acts import Uses
from banneret.games.mousquetaires.web.cards import Cards
from banneret.games.mousquetaires.web.duel import thrusts_of
from banneret.games.mousquetaires.web.map import INITIALS, place_name
from banneret.games.mousquetaires.web.part import TablePart
from banneret.games.mousquetaires.web.records import Sheet
from banneret.games.mousquetaires.web.shapes import shape


@final
class Men(TablePart):
    """Draws the four boards from a masked state."""

    def in_order(self) -> list[int]:
        """Those in play; as long as some are to be taken (M-2.5), all."""
        game = self.game
        taken = [man for man in range(MUSKETEERS) if game.in_play(man)]
        return list(range(MUSKETEERS)) if len(taken) < game.charter.seating.in_play else taken

    def draw(self) -> list[Markup]:
        """Each board bears the id of its player's seat, once for a player: there stands what he did last."""
        drawn: list[Markup] = []
        owners: list[int] = []
        for man in self.in_order():
            owner = self.game.owner[man]
            first = owner != NO_SEAT and owner != self.seat and owner not in owners
            last = self.canvas.notes.get(int(owner), "") if first else ""
            sheet = self.seen(man, f"seat-{owner}" if first else f"sheet-{MUSKETEER_IDS[man]}", last)
            drawn.append(
                draw_sheet(self.region, sheet, self.uses) if self.answers else self.region.part(draw_sheet, sheet)
            )
            owners.append(owner)
        return drawn

    def seen(self, man: int, id: str, last: str) -> Sheet:
        """A musketeer's board as everybody sees it."""
        game, say, owner = self.game, self.canvas.say, int(self.game.owner[man])
        active = game.active == man and not game.over
        asked = owner != NO_SEAT and game.waiting() & BIT[owner] != 0 and not game.over
        look = classes(
            "plate mq-sheet", f"mq-{MUSKETEER_IDS[man]}", "mq-sheet-active" if active else "",
            "plate-thinks" if active and asked else "", "mq-sheet-done" if game.done & BIT[man] else "",
            "mq-sheet-lying" if game.lying & BIT[man] else "", "mq-sheet-mine" if owner == self.seat else "",
            "plate-winner" if game.winner == MUSKETEERS_WIN else "",
        )  # fmt: skip
        most = int(game.most_life(man))
        skills = [(int(game.skill_of(man, skill)), game.skills[man] & BIT[skill] != 0) for skill in range(SKILLS)]
        items = [
            (item, item == THOROUGHBRED and game.horses_used & BIT[man] != 0)
            for item in range(EQUIPMENT)
            if game.equipment[man] & BIT[item]
        ]
        notes = [say("table-web-ability-used")] if man == ARAMIS and game.aramis_used else []
        notes += [say("table-web-banned")] if game.banned & BIT[man] else []
        return Sheet(
            man, id, look, owner, self.canvas.names[owner] if owner != NO_SEAT else say("table-web-free"),
            most if owner == NO_SEAT else int(game.life[man]), most, self.where(man, active), tuple(skills),
            tuple([tuple(thrust) for thrust in thrusts_of(game, man)]), tuple(items), tuple(notes), last,
        )  # fmt: skip

    def where(self, man: int, active: bool) -> str:
        """Where he is, or what holds him."""
        game, say = self.game, self.canvas.say
        if game.lying & BIT[man]:
            return say("table-lying")
        if active:
            return say("table-actions", count=int(game.actions))
        if game.done & BIT[man]:
            return say("table-had-turn")
        return "" if game.owner[man] == NO_SEAT else place_name(game, game.place[man], self.canvas.language)


def draw_sheet(region: Region, sheet: Sheet, uses: Uses | None = None) -> Markup:
    """The board of a musketeer."""
    cards = Cards(region.canvas)
    name = cards.name(cards.data.heroes[sheet.man].label)
    return region.element(
        "article",
        {"class": sheet.look, "id": sheet.id, "aria-label": name},
        draw_head(region, sheet, name, [] if uses is None else uses.board_of(sheet.man)),
        draw_state(region, sheet),
        draw_skills(region, sheet, uses),
        draw_equipment(region, sheet, uses),
        last_act(sheet.last, sheet.player),
    )


def draw_head(region: Region, sheet: Sheet, name: str, acts: list[str]) -> Markup:
    """The name is what is clicked where a musketeer has to be chosen."""
    man, cards = sheet.man, Cards(region.canvas)
    label = f"{name}, {cards.data.heroes[man].label.texts[region.canvas.language]}"
    arms = shield(sheet.owner) if sheet.owner != NO_SEAT else NOTHING
    return region.piece(
        f"man-{MUSKETEER_IDS[man]}",
        "",
        label,
        "mq-man",
        span(f"mq-head mq-{MUSKETEER_IDS[man]}", INITIALS[man]),
        span("mq-man-name", name),
        span("mq-man-player", arms, span("name", sheet.player)),
        acts=acts,
        dims=False,
        more={"title": label},
    )


def draw_state(region: Region, sheet: Sheet) -> Markup:
    label = region.canvas.say("table-web-life-of", life=sheet.life, most=sheet.most)
    hearts = [shape(region, "heart", "" if at < sheet.life else "mq-heart-lost") for at in range(sheet.most)]
    id = f"life-{MUSKETEER_IDS[sheet.man]}"
    attributes: dict[str, Attribute] = {
        "id": id, "class": classes("mq-hearts", region.marks(id, str(sheet.life))), "role": "img",
        "aria-label": label, "title": label,
    }  # fmt: skip
    return span("mq-state", region.element("span", attributes, *hearts), span("mq-where", sheet.where))


def draw_skills(region: Region, sheet: Sheet, uses: Uses | None) -> Markup:
    """M-6.1 The four skills, upgrades counted in."""
    cards = Cards(region.canvas)
    found: list[Markup] = []
    for skill, (value, upgraded) in enumerate(sheet.skills):
        words = region.canvas.say("table-level", skill=cards.skill(skill), level=str(value))
        acts = uses.item(sheet.man, FIRST_SKILL_UPGRADE + skill) if upgraded and uses is not None else []
        found.append(region.piece(
            f"skill-{MUSKETEER_IDS[sheet.man]}-{SKILL_IDS[skill]}", str(value), words,
            classes("mq-skill-value", "mq-upgraded" if upgraded else ""),
            shape(region, SKILL_IDS[skill]), span("mq-skill-number", str(value)),
            acts=acts, dims=False, more={"title": words},
        ))  # fmt: skip
    return span("mq-skills", *found)


def draw_equipment(region: Region, sheet: Sheet, uses: Uses | None) -> Markup:
    cards = Cards(region.canvas)
    found = [cards.thrust(region, thrust) for thrust in sheet.thrusts]
    for item, ridden in sheet.items:
        label = cards.told(cards.data.items[item].label)
        if ridden:
            label = f"{label} {region.canvas.say('table-web-ridden')}"
        found.append(region.piece(
            f"item-{MUSKETEER_IDS[sheet.man]}-{ITEM_WORDS[item]}", str(ridden), label,
            classes("mq-item", "mq-ridden" if ridden else ""), shape(region, ITEM_WORDS[item]),
            acts=[] if uses is None else uses.item(sheet.man, item), dims=False, more={"title": label},
        ))  # fmt: skip
    return span("mq-equipment", *found, *[span("mq-used", note) for note in sheet.notes])
