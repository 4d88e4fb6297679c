"""The boards of the musketeers in the browser: life, skills, thrust, equipment, what is left of the turn."""

from typing import final

from banneret.core.bits import BIT
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
from banneret.games.mousquetaires.web.duel import thrusts_of
from banneret.games.mousquetaires.web.map import INITIALS, place_name
from banneret.games.mousquetaires.web.part import TablePart
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
            note = self.region.note(owner) if first else NOTHING
            drawn.append(self.sheet(man, f"seat-{owner}" if first else f"sheet-{MUSKETEER_IDS[man]}", note))
            owners.append(owner)
        return drawn

    def sheet(self, man: int, id: str, note: Markup) -> Markup:
        game = self.game
        name = self.cards.name(self.data.heroes[man].label)
        active = game.active == man and not game.over
        asked = game.owner[man] != NO_SEAT and game.waiting() & BIT[game.owner[man]] != 0 and not game.over
        look = classes(
            "plate mq-sheet", f"mq-{MUSKETEER_IDS[man]}", "mq-sheet-active" if active else "",
            "plate-thinks" if active and asked else "", "mq-sheet-done" if game.done & BIT[man] else "",
            "mq-sheet-lying" if game.lying & BIT[man] else "", "mq-sheet-mine" if game.owner[man] == self.seat else "",
            "plate-winner" if game.winner == MUSKETEERS_WIN else "",
        )  # fmt: skip
        return self.region.element(
            "article",
            {"class": look, "id": id, "aria-label": name},
            self.head(man, name),
            self.state(man, active),
            self.skills(man),
            self.equipment(man),
            note,
        )

    def head(self, man: int, name: str) -> Markup:
        """The name is what is clicked where a musketeer has to be chosen."""
        game = self.game
        owner = game.owner[man]
        player = self.canvas.names[owner] if owner != NO_SEAT else self.canvas.say("table-web-free")
        label = f"{name}, {self.data.heroes[man].label.texts[self.canvas.language]}"
        return self.region.piece(
            f"man-{MUSKETEER_IDS[man]}",
            "",
            label,
            "mq-man",
            span(f"mq-head mq-{MUSKETEER_IDS[man]}", INITIALS[man]),
            span("mq-man-name", name),
            span("mq-man-player", shield(owner) if owner != NO_SEAT else NOTHING, span("name", player)),
            acts=self.uses.board_of(man),
            dims=False,
            more={"title": label},
        )

    def state(self, man: int, active: bool) -> Markup:
        game, say = self.game, self.canvas.say
        life, most = int(game.life[man]), int(game.most_life(man))
        if game.owner[man] == NO_SEAT:
            life = most
        label = say("table-web-life-of", life=life, most=most)
        hearts = [shape(self.region, "heart", "" if at < life else "mq-heart-lost") for at in range(most)]
        id = f"life-{MUSKETEER_IDS[man]}"
        attributes: dict[str, Attribute] = {
            "id": id, "class": classes("mq-hearts", self.region.marks(id, str(life))), "role": "img",
            "aria-label": label, "title": label,
        }  # fmt: skip
        if game.lying & BIT[man]:
            words = say("table-lying")
        elif active:
            words = say("table-actions", count=int(game.actions))
        elif game.done & BIT[man]:
            words = say("table-had-turn")
        elif game.owner[man] == NO_SEAT:
            words = ""
        else:
            words = place_name(game, game.place[man], self.canvas.language)
        return span("mq-state", self.region.element("span", attributes, *hearts), span("mq-where", words))

    def skills(self, man: int) -> Markup:
        """M-6.1 The four skills, upgrades counted in."""
        game = self.game
        found: list[Markup] = []
        for skill in range(SKILLS):
            value = int(game.skill_of(man, skill))
            upgraded = game.skills[man] & BIT[skill] != 0
            words = self.canvas.say("table-level", skill=self.cards.skill(skill), level=str(value))
            acts = self.uses.item(man, FIRST_SKILL_UPGRADE + skill) if upgraded else []
            found.append(self.region.piece(
                f"skill-{MUSKETEER_IDS[man]}-{SKILL_IDS[skill]}", str(value), words,
                classes("mq-skill-value", "mq-upgraded" if upgraded else ""),
                shape(self.region, SKILL_IDS[skill]), span("mq-skill-number", str(value)),
                acts=acts, dims=False, more={"title": words},
            ))  # fmt: skip
        return span("mq-skills", *found)

    def equipment(self, man: int) -> Markup:
        game, say = self.game, self.canvas.say
        found = [self.cards.thrust(self.region, thrust) for thrust in thrusts_of(game, man)]
        for item in range(EQUIPMENT):
            if game.equipment[man] & BIT[item]:
                found.append(self.item(man, item))
        if man == ARAMIS and game.aramis_used:
            found.append(span("mq-used", say("table-web-ability-used")))
        if game.banned & BIT[man]:
            found.append(span("mq-used", say("table-web-banned")))
        return span("mq-equipment", *found)

    def item(self, man: int, item: int) -> Markup:
        label = self.cards.told(self.data.items[item].label)
        ridden = item == THOROUGHBRED and self.game.horses_used & BIT[man] != 0
        if ridden:
            label = f"{label} {self.canvas.say('table-web-ridden')}"
        return self.region.piece(
            f"item-{MUSKETEER_IDS[man]}-{ITEM_WORDS[item]}", str(ridden), label,
            classes("mq-item", "mq-ridden" if ridden else ""), shape(self.region, ITEM_WORDS[item]),
            acts=self.uses.item(man, item), dims=False, more={"title": label},
        )  # fmt: skip
