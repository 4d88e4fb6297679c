"""The missions in the browser: Paris with Constance's successes, the Louvre with its marker, La Rochelle."""

from collections.abc import Sequence
from typing import Final, final

from banneret.core.bits import BIT
from banneret.core.drawing.canvas import Region
from banneret.core.drawing.chances import answer_bar, with_chance
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, div, element, span
from banneret.core.labels import Label
from banneret.games.mousquetaires.rules.cards import (
    ADVENTURE_WORDS,
    ENEMIES,
    ENEMY_IDS,
    LA_ROCHELLE,
    LOUVRE,
    NEMESIS,
    PARIS,
    QUEST,
    SKILL_IDS,
    TRAP_IDS,
)
from banneret.games.mousquetaires.rules.challenges import harder
from banneret.games.mousquetaires.rules.data import BY_DISCARD, BY_SEARCH
from banneret.games.mousquetaires.rules.mission_slots import NO_TRAP, trap_of
from banneret.games.mousquetaires.rules.siege import siege_blue_dice
from banneret.games.mousquetaires.rules.state import AT_LOUVRE, AT_PARIS, NO_CARD, NOBODY
from banneret.games.mousquetaires.rules.treachery import siege_red_dice
from banneret.games.mousquetaires.web.cards import Cards
from banneret.games.mousquetaires.web.part import TablePart
from banneret.games.mousquetaires.web.records import Challenge, Enemy, Marker, Siege, Trap
from banneret.games.mousquetaires.web.shapes import shape

PANEL_PLACES: Final = {"paris": PARIS, "louvre": LOUVRE, "siege": LA_ROCHELLE, "quest": QUEST}
PARIS_ACTS: Final = {BY_SEARCH: "search", BY_DISCARD: "unmask"}


@final
class Missions(TablePart):
    """Draws the three fronts from a masked state."""

    def panel(self, name: str, title: str, note: str, *parts: Markup, head: Markup = NOTHING, text: str = "") -> Markup:
        attributes: dict[str, Attribute] = {
            "id": f"mission-{name}", "aria-label": title,
            "class": classes(f"mq-panel mq-panel-{name}", "mq-panel-now" if self.is_now(PANEL_PLACES[name]) else ""),
        }  # fmt: skip
        heading = element(
            "h2", {"class": "mq-panel-head", "title": text or None},
            span("mq-panel-title", title), span("mq-panel-note", note) if note else NOTHING, head,
        )  # fmt: skip
        return self.region.element("section", attributes, heading, *parts)

    def is_now(self, location: int) -> bool:
        """Whether the musketeer whose turn it is stands there."""
        game = self.game
        return not game.over and game.active != NOBODY and game.place[game.active] == location

    # Paris.

    def paris(self) -> Markup:
        game, say = self.game, self.canvas.say
        place = self.data.locations[PARIS].names[self.canvas.language]
        if game.paris == NO_CARD:
            return self.panel("paris", place, "", self.quiet(say("table-web-paris-quiet")))
        card = self.data.paris[game.paris]
        extra = int(harder(game, AT_PARIS))
        challenges = [
            self.challenge(skill, card.levels[at] + extra, game.paris_overcome & BIT[at] != 0, PARIS)
            for at, skill in enumerate(card.skills)
        ]
        return self.panel(
            "paris",
            place,
            self.cards.name(card.label),
            self.effect(card.label),
            div("mq-tasks", *challenges, self.successes(), *self.guards(AT_PARIS, PARIS)),
            text=self.cards.told(card.label),
        )

    def effect(self, label: Label) -> Markup:
        words = label.texts[self.canvas.language]
        return element("p", {"class": "mq-effect", "title": words}, words)

    def successes(self) -> Markup:
        """M-11.4 The scale of Constance, and what adds to it."""
        game, say = self.game, self.canvas.say
        card = self.data.paris[game.paris]
        if card.side == 0:
            return NOTHING
        target, count = int(self.data.tracks.successes), int(game.constance)
        label = say("table-web-successes", count=count, target=target)
        dots = [span(classes("mq-dot", "mq-dot-full" if at < count else "")) for at in range(target)]
        act = PARIS_ACTS.get(int(card.action), "")
        acts = [act] if act and self.uses.here(PARIS) else []
        return self.region.piece(
            "constance",
            str(count),
            with_chance(self.canvas, f"{label}, {say(f'action-{act}')}" if act else label, acts),
            classes("mq-task mq-successes", "mq-for-milady" if not act else ""),
            span("mq-task-name", say("table-web-successes-short", count=count, target=target)),
            span("mq-dots", *dots),
            answer_bar(self.canvas, acts),
            acts=acts,
            dims=False,
            more={"title": label},
        )

    # The Louvre.

    def louvre(self) -> Markup:
        game, say = self.game, self.canvas.say
        place = self.data.locations[LOUVRE].names[self.canvas.language]
        if game.louvre == NO_CARD:
            words = say("table-web-louvre-soon" if game.louvre_deck else "table-web-louvre-quiet")
            return self.panel("louvre", place, "", self.quiet(words))
        card = self.data.louvre[game.louvre]
        level = int(card.level) + int(harder(game, AT_LOUVRE))
        task = self.challenge(int(card.skill), level, bool(game.louvre_overcome), LOUVRE)
        reward = NOTHING if game.louvre_overcome else self.cards.reward(self.region, int(card.gold), int(card.epic))
        upcoming = NOTHING
        if game.louvre_deck:
            following = self.cards.name(self.data.louvre[game.louvre_deck[0]].label)
            words = say("table-web-louvre-next", louvre=following, count=len(game.louvre_deck))
            upcoming = element("p", {"class": "mq-next", "title": words}, words)
        return self.panel(
            "louvre",
            place,
            self.cards.name(card.label),
            div("mq-tasks", span("mq-with-reward", task, reward), *self.guards(AT_LOUVRE, LOUVRE)),
            self.marker(),
            upcoming,
            text=self.cards.told(card.label),
        )

    def marker(self) -> Markup:
        return self.region.part(draw_marker, Marker(int(self.game.louvre_mark)))

    # Tasks.

    def challenge(self, skill: int, level: int, done: bool, location: int) -> Markup:
        task = Challenge(location, skill, level, done)
        acts = self.uses.challenge(SKILL_IDS[skill], location) if self.answers and not done else []
        return draw_challenge(self.region, task, acts) if acts else self.region.part(draw_challenge, task)

    def guards(self, slot: int, location: int) -> list[Markup]:
        """Enemies with their dice, and the trap."""
        game = self.game
        drawn = [self.enemy(enemy, location) for enemy in range(ENEMIES) if game.enemy_at[enemy] == slot]
        trap = int(trap_of(game, slot))
        if trap != NO_TRAP:
            drawn.append(self.trap(trap, location))
        return drawn

    def enemy(self, enemy: int, location: int) -> Markup:
        foe = Enemy(enemy, location, int(self.game.enemy_life[enemy]))
        acts = self.uses.enemy(enemy, location) if self.answers else []
        return draw_enemy(self.region, foe, acts) if acts else self.region.part(draw_enemy, foe)

    def trap(self, trap: int, location: int) -> Markup:
        victim = self.game.named if trap == NEMESIS else NOBODY
        note = "" if victim == NOBODY else self.cards.name(self.data.heroes[victim].label)
        laid = Trap(trap, location, note)
        acts = self.uses.trap(location) if self.answers else []
        return draw_trap(self.region, laid, acts) if acts else self.region.part(draw_trap, laid)

    def quiet(self, words: str) -> Markup:
        return element("p", {"class": "mq-quiet"}, words)

    # La Rochelle.

    def siege(self) -> Markup:
        game, say, tracks = self.game, self.canvas.say, self.data.tracks
        place = self.data.destinations["la_rochelle"].names[self.canvas.language]
        blue = int(siege_blue_dice(game))
        red = 0 if game.time >= tracks.time_end else int(siege_red_dice(game))
        dice = say("table-dice", blue=str(blue), red=str(red))
        head = element(
            "span", {"class": "mq-siege-dice", "role": "img", "aria-label": dice, "title": dice},
            span("mq-blue-count", shape(self.region, "dice"), str(blue)),
            span("mq-red-count", shape(self.region, "dice"), str(red)),
        )  # fmt: skip
        track = self.region.part(draw_siege, Siege(int(game.siege)))
        return self.panel("siege", place, "", track, self.siege_cards(), head=head)

    def siege_cards(self) -> Markup:
        """M-13.1 Up to three cards; Milady may destroy one, musketeers there lay more."""
        game, say = self.game, self.canvas.say
        room = int(self.data.limits.siege_cards)
        drawn: list[Markup] = []
        met: list[int] = []
        for card in game.siege_cards:
            word = ADVENTURE_WORDS[card]
            drawn.append(self.region.piece(
                f"siege-{word}-{met.count(card)}",
                "siege",
                self.cards.name(self.data.adventure[card].label),
                "mq-siege-card",
                self.cards.adventure(self.region, card),
                acts=self.uses.open_ones([f"destroy {word}"]),
                dims=False,
            ))  # fmt: skip
            met.append(card)
        empty = [span("mq-siege-slot") for _ in range(room - len(drawn))]
        note = element("p", {"class": "mq-siege-note"}, say("table-web-siege-note", count=len(drawn), most=room))
        return div("mq-siege-cards", *drawn, *empty, note)


def draw_marker(region: Region, marker: Marker) -> Markup:
    """M-12.5 The way of the Louvre marker: bonus, bonus, honour, failure."""
    tracks = Cards(region.canvas).data.tracks
    steps: list[Markup] = []
    for at in range(int(tracks.louvre_end) + 1):
        loss = tracks.honour_loss[at]
        now = at == marker.mark
        picture = [shape(region, "epic"), Markup(f"+{tracks.bonus_epic}")] if at in tracks.bonus_spaces else [
            shape(region, "queen"), Markup(f"−{loss}")]  # fmt: skip
        steps.append(element("li", {"class": classes("mq-step", "mq-step-now" if now else ""),
                                    "aria-current": "step" if now else None}, *picture))  # fmt: skip
    label = region.canvas.say("table-web-louvre-track", mark=marker.mark + 1, end=int(tracks.louvre_end) + 1)
    attributes: dict[str, Attribute] = {
        "id": "louvre-mark", "aria-label": label, "title": label,
        "class": classes("mq-steps", region.marks("louvre-mark", str(marker.mark))),
    }  # fmt: skip
    return region.element("ol", attributes, *steps)


def draw_challenge(region: Region, task: Challenge, acts: Sequence[str] = ()) -> Markup:
    """M-6 A challenge."""
    canvas, cards = region.canvas, Cards(region.canvas)
    name = cards.skill(task.skill)
    words = canvas.say("table-web-challenge", skill=name, level=task.level)
    if task.done:
        words = f"{words}, {canvas.say('table-done')}"
    return region.piece(
        f"challenge-{task.location}-{SKILL_IDS[task.skill]}",
        f"{task.level} {task.done}",
        with_chance(canvas, words, acts),
        classes("mq-task mq-challenge", "mq-done" if task.done else ""),
        cards.challenge(region, task.skill, task.level),
        span("mq-task-name", name),
        shape(region, "tick", "mq-tick") if task.done else NOTHING,
        answer_bar(canvas, acts),
        acts=acts,
        dims=False,
        more={"title": words},
    )


def draw_enemy(region: Region, enemy: Enemy, acts: Sequence[str] = ()) -> Markup:
    """An enemy with his dice."""
    canvas, cards = region.canvas, Cards(region.canvas)
    foe = cards.data.foes[enemy.enemy]
    words = cards.foe_words(foe, enemy.life)
    return region.piece(
        f"enemy-{ENEMY_IDS[enemy.enemy]}",
        f"{enemy.location} {enemy.life}",
        with_chance(canvas, words, acts),
        "mq-task mq-enemy",
        cards.foe(region, foe, enemy.life),
        answer_bar(canvas, acts),
        acts=acts,
        dims=False,
        more={"title": f"{words}. {foe.label.texts[canvas.language]}"},
    )


def draw_trap(region: Region, trap: Trap, acts: Sequence[str] = ()) -> Markup:
    """A trap that lies on a mission."""
    canvas, cards = region.canvas, Cards(region.canvas)
    label = cards.data.traps[trap.trap].label
    name = cards.name(label)
    return region.piece(
        f"trap-{TRAP_IDS[trap.trap]}",
        str(trap.location),
        f"{canvas.say('table-web-trap', trap=name)}{', ' + trap.note if trap.note else ''}",
        "mq-task mq-trap",
        shape(region, TRAP_IDS[trap.trap]),
        span("mq-task-name", name),
        span("mq-task-note", trap.note) if trap.note else NOTHING,
        answer_bar(canvas, acts),
        acts=acts,
        dims=False,
        more={"title": cards.told(label)},
    )


def draw_siege(region: Region, siege: Siege) -> Markup:
    """The track of La Rochelle."""
    say, tracks = region.canvas.say, Cards(region.canvas).data.tracks
    end = int(tracks.siege_end)
    gifts = {0: "mask", int(tracks.siege_treachery): "letter", int(tracks.siege_epic): "epic",
             int(tracks.siege_all_for_one): "unity"}  # fmt: skip
    cells: list[Markup] = []
    for at in range(end + 1):
        now = at == siege.siege
        look = classes("mq-cell", "mq-cell-now" if now else "", "mq-cell-lost" if at == 0 else "")
        cells.append(span(look, shape(region, gifts[at]) if at in gifts else NOTHING))
    label = say("table-siege", siege=str(siege.siege), end=str(end))
    attributes: dict[str, Attribute] = {
        "id": "siege-track", "role": "img", "aria-label": label, "title": say("table-web-siege-help"),
        "class": classes("mq-cells", region.marks("siege-track", str(siege.siege))),
    }  # fmt: skip
    return region.element("div", attributes, *cells)
