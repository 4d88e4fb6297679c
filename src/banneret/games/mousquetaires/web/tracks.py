"""The tracks along the board and the arsenal, in the browser."""

from collections.abc import Sequence
from typing import Final, final

from banneret.core.drawing.canvas import Region
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, div, element, join, span
from banneret.games.mousquetaires.rules.actions import USE_WORDS
from banneret.games.mousquetaires.rules.cards import EMERGENCY, ITEM_WORDS, ITEMS, THRUST
from banneret.games.mousquetaires.rules.charter import BY_BUDGET
from banneret.games.mousquetaires.web.acts import Uses
from banneret.games.mousquetaires.web.cards import Cards
from banneret.games.mousquetaires.web.part import TablePart
from banneret.games.mousquetaires.web.records import Course, Team, Ware
from banneret.games.mousquetaires.web.shapes import shape, sign

SKILL_ITEMS: Final = frozenset({"erudition", "nobility", "gallantry", "panache"})


@final
class Tracks(TablePart):
    """Draws time, honour and gold, what holds this round, and the arsenal."""

    def draw(self) -> Markup:
        game = self.game
        course = Course(int(game.time), bool(game.time_frozen), int(game.queen), int(game.gold))
        return div("mq-tracks", self.region.part(draw_course, course), self.team(), self.round_effects())

    def round_effects(self) -> Markup:
        """What Milady's card of this round does until the round is over."""
        game, say = self.game, self.canvas.say
        found: list[Markup] = []
        if game.more_red:
            found.append(sign(self.region, "dice", say("table-web-more-red", count=int(game.more_red)), "mq-alarm"))
        if game.fewer_actions:
            found.append(
                sign(self.region, "feet", say("table-web-fewer-actions", count=int(game.fewer_actions)), "mq-alarm")
            )
        if game.isolated:
            found.append(sign(self.region, "mask", say("table-web-isolated"), "mq-alarm"))
        if game.emergency:
            by_budget = game.charter.emergency_mode == BY_BUDGET
            words = say("table-web-budget", count=int(game.budget)) if by_budget else say("table-web-clock")
            short = self.cards.name(self.data.treachery[EMERGENCY].label)
            if by_budget:
                short = f"{short} {say('table-actions', count=int(game.budget))}"
            found.append(span("mq-emergency", sign(self.region, "hourglass", words, "mq-alarm"), span("", short)))
        return div("mq-effects", *found) if found else NOTHING

    # What the team has together.

    def team(self) -> Markup:
        team = Team(int(self.game.epic), int(self.game.all_for_one))
        return draw_team(self.region, team, self.uses) if self.answers else self.region.part(draw_team, team)

    # The arsenal.

    def arsenal(self) -> Markup:
        """M-16 What can be bought: price, and how many are left."""
        wares = [self.ware(Ware(item, int(self.game.stock[item]))) for item in range(ITEMS)]
        label = self.canvas.say("table-web-arsenal")
        return element("section", {"class": "mq-arsenal", "aria-label": label}, span("mq-arsenal-name", label), *wares)

    def ware(self, ware: Ware) -> Markup:
        acts = self.uses.wares(ware.item) if self.answers else []
        return draw_ware(self.region, ware, acts) if acts else self.region.part(draw_ware, ware)


def draw_course(region: Region, course: Course) -> Markup:
    """Time, honour and gold."""
    return join([draw_time(region, course), draw_queen(region, course), draw_gold(region, course)])


def draw_time(region: Region, course: Course) -> Markup:
    """M-13.5 The red dice of each space; the last one is Richelieu's."""
    say, tracks = region.canvas.say, Cards(region.canvas).data.tracks
    end, now = int(tracks.time_end), course.time
    cells = [
        span(classes("mq-cell", "mq-cell-now" if at == now else "mq-cell-past" if at < now else ""),
             str(tracks.red_dice[at]))
        for at in range(end)
    ]  # fmt: skip
    cells.append(span(classes("mq-cell mq-cell-lost", "mq-cell-now" if now >= end else ""), shape(region, "mask")))
    label = say("table-time", time=str(now), end=str(end))
    if course.time_frozen:
        label = f"{label}, {say('table-frozen')}"
    return draw_track(region, "time", "snow" if course.time_frozen else "hourglass", label, now, cells, f"{now}/{end}")


def draw_queen(region: Region, course: Course) -> Markup:
    """The Queen's honour."""
    end = int(Cards(region.canvas).data.tracks.queen_end)
    left = end - course.queen
    cells = [
        span(classes("mq-cell", "mq-cell-now" if at == left else "mq-cell-kept" if at < left else "",
                     "mq-cell-lost" if at == 0 else ""),
             shape(region, "mask") if at == 0 else NOTHING)
        for at in range(end + 1)
    ]  # fmt: skip
    label = region.canvas.say("table-queen", left=str(left), end=str(end))
    return draw_track(region, "queen", "queen", label, left, cells, f"{left}/{end}")


def draw_gold(region: Region, course: Course) -> Markup:
    label = region.canvas.say("table-gold", gold=str(course.gold))
    return draw_track(region, "gold", "coin", label, course.gold, [], str(course.gold))


def draw_track(region: Region, name: str, icon: str, label: str, place: int, cells: list[Markup], value: str) -> Markup:
    attributes: dict[str, Attribute] = {
        "id": f"track-{name}", "role": "img", "aria-label": label, "title": label,
        "class": classes("mq-track", f"mq-track-{name}", region.marks(f"track-{name}", str(place))),
    }  # fmt: skip
    return region.element(
        "div", attributes, shape(region, icon), span("mq-cells", *cells), span("mq-track-value", value)
    )


def draw_team(region: Region, team: Team, uses: Uses | None = None) -> Markup:
    """Epic tokens and All for One cards."""
    canvas, cards = region.canvas, Cards(region.canvas)
    say, data = canvas.say, cards.data
    spent = canvas.chosen.count("spend token")
    asked = "spend token" in canvas.legal or spent > 0
    tokens = [
        region.piece(f"epic-{at}", "team", say("table-web-epic-token"), "mq-epic",
                          shape(region, "epic"), acts=["spend token"] if asked else [], nth=at, dims=False)
        for at in range(team.epic)
    ]  # fmt: skip
    empty = [span("mq-epic-slot") for _ in range(int(data.limits.epic) - team.epic)]
    unity: list[Markup] = []
    for at in range(team.all_for_one):
        acts = [] if uses is None else uses.open_ones(["spend card", *[f"use {word}" for word in USE_WORDS]])
        unity.append(region.piece(
            f"all-for-one-{at}", "team", cards.told(data.all_for_one), "mq-unity",
            shape(region, "unity"), acts=acts, nth=at, dims=False,
            more={"title": cards.told(data.all_for_one)},
        ))  # fmt: skip
    label = say("table-web-team", epic=team.epic, cards=team.all_for_one)
    return element("div", {"class": "mq-team", "role": "group", "aria-label": label}, *tokens, *empty, *unity)


def draw_ware(region: Region, ware: Ware, acts: Sequence[str] = ()) -> Markup:
    """An item that can be bought."""
    say, cards = region.canvas.say, Cards(region.canvas)
    item, left = ware
    word = ITEM_WORDS[item]
    sold = cards.data.items[item]
    name = cards.name(sold.label)
    price = say("table-web-price-card") if item == THRUST else say("table-web-price", gold=int(sold.gold))
    words = f"{name}, {price}, {say('table-web-stock', count=left)}"
    picture = shape(region, word, "mq-ware-shape")
    plus = span("mq-plus", "+1") if word in SKILL_ITEMS else NOTHING
    return region.piece(
        f"ware-{word}",
        str(left),
        words,
        classes("mq-ware", "" if left else "mq-sold-out"),
        span("mq-ware-picture", picture, plus),
        span("mq-ware-price", *draw_price(region, item, int(sold.gold))),
        span("mq-ware-left", f"×{left}"),
        acts=acts,
        dims=False,
        more={"title": f"{cards.told(sold.label)} ({price}, {say('table-web-stock', count=left)})"},
    )


def draw_price(region: Region, item: int, gold: int) -> list[Markup]:
    if item == THRUST:
        return [shape(region, "rapiers"), Markup("1")]
    return [shape(region, "coin"), Markup(str(gold))]
