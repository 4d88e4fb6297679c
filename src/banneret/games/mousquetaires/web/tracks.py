"""The tracks along the board and the arsenal, in the browser."""

from typing import Final, final

from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, div, element, span
from banneret.games.mousquetaires.rules.actions import USE_WORDS
from banneret.games.mousquetaires.rules.cards import EMERGENCY, ITEM_WORDS, ITEMS, THRUST
from banneret.games.mousquetaires.rules.charter import BY_BUDGET
from banneret.games.mousquetaires.web.part import TablePart
from banneret.games.mousquetaires.web.shapes import shape, sign

SKILL_ITEMS: Final = frozenset({"erudition", "nobility", "gallantry", "panache"})


@final
class Tracks(TablePart):
    """Draws time, honour and gold, what holds this round, and the arsenal."""

    def draw(self) -> Markup:
        return div("mq-tracks", self.time(), self.queen(), self.gold(), self.team(), self.round_effects())

    def track(self, name: str, icon: str, label: str, place: int, cells: list[Markup], value: str) -> Markup:
        attributes: dict[str, Attribute] = {
            "id": f"track-{name}", "role": "img", "aria-label": label, "title": label,
            "class": classes("mq-track", f"mq-track-{name}", self.region.marks(f"track-{name}", str(place))),
        }  # fmt: skip
        return self.region.element(
            "div", attributes, shape(self.region, icon), span("mq-cells", *cells), span("mq-track-value", value)
        )

    def time(self) -> Markup:
        """M-13.5 The red dice of each space; the last one is Richelieu's."""
        game, say, tracks = self.game, self.canvas.say, self.data.tracks
        end, now = int(tracks.time_end), int(game.time)
        cells = [
            span(classes("mq-cell", "mq-cell-now" if at == now else "mq-cell-past" if at < now else ""),
                 str(tracks.red_dice[at]))
            for at in range(end)
        ]  # fmt: skip
        cells.append(
            span(classes("mq-cell mq-cell-lost", "mq-cell-now" if now >= end else ""), shape(self.region, "mask"))
        )
        label = say("table-time", time=str(now), end=str(end))
        if game.time_frozen:
            label = f"{label}, {say('table-frozen')}"
        return self.track("time", "snow" if game.time_frozen else "hourglass", label, now, cells, f"{now}/{end}")

    def queen(self) -> Markup:
        game, say = self.game, self.canvas.say
        end = int(self.data.tracks.queen_end)
        left = end - int(game.queen)
        cells = [
            span(classes("mq-cell", "mq-cell-now" if at == left else "mq-cell-kept" if at < left else "",
                         "mq-cell-lost" if at == 0 else ""),
                 shape(self.region, "mask") if at == 0 else NOTHING)
            for at in range(end + 1)
        ]  # fmt: skip
        label = say("table-queen", left=str(left), end=str(end))
        return self.track("queen", "queen", label, left, cells, f"{left}/{end}")

    def gold(self) -> Markup:
        gold = int(self.game.gold)
        label = self.canvas.say("table-gold", gold=str(gold))
        return self.track("gold", "coin", label, gold, [], str(gold))

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
        """Epic tokens and All for One cards."""
        game, say = self.game, self.canvas.say
        spent = self.canvas.chosen.count("spend token")
        asked = "spend token" in self.canvas.legal or spent > 0
        tokens = [
            self.region.piece(f"epic-{at}", "team", say("table-web-epic-token"), "mq-epic",
                              shape(self.region, "epic"), acts=["spend token"] if asked else [], nth=at, dims=False)
            for at in range(int(game.epic))
        ]  # fmt: skip
        empty = [span("mq-epic-slot") for _ in range(int(self.data.limits.epic) - int(game.epic))]
        cards: list[Markup] = []
        for at in range(int(game.all_for_one)):
            acts = self.uses.open_ones(["spend card", *[f"use {word}" for word in USE_WORDS]])
            cards.append(self.region.piece(
                f"all-for-one-{at}", "team", self.cards.told(self.data.all_for_one), "mq-unity",
                shape(self.region, "unity"), acts=acts, nth=at, dims=False,
                more={"title": self.cards.told(self.data.all_for_one)},
            ))  # fmt: skip
        label = say("table-web-team", epic=int(game.epic), cards=int(game.all_for_one))
        return element("div", {"class": "mq-team", "role": "group", "aria-label": label}, *tokens, *empty, *cards)

    # The arsenal.

    def arsenal(self) -> Markup:
        """M-16 What can be bought: price, and how many are left."""
        wares = [self.wares(item) for item in range(ITEMS)]
        label = self.canvas.say("table-web-arsenal")
        return element("section", {"class": "mq-arsenal", "aria-label": label}, span("mq-arsenal-name", label), *wares)

    def wares(self, item: int) -> Markup:
        game, say = self.game, self.canvas.say
        word = ITEM_WORDS[item]
        ware = self.data.items[item]
        left = int(game.stock[item])
        name = self.cards.name(ware.label)
        price = say("table-web-price-card") if item == THRUST else say("table-web-price", gold=int(ware.gold))
        words = f"{name}, {price}, {say('table-web-stock', count=left)}"
        picture = shape(self.region, word, "mq-ware-shape")
        plus = span("mq-plus", "+1") if word in SKILL_ITEMS else NOTHING
        return self.region.piece(
            f"ware-{word}",
            str(left),
            words,
            classes("mq-ware", "" if left else "mq-sold-out"),
            span("mq-ware-picture", picture, plus),
            span("mq-ware-price", *self.price(item, int(ware.gold))),
            span("mq-ware-left", f"×{left}"),
            acts=self.uses.wares(item),
            dims=False,
            more={"title": f"{self.cards.told(ware.label)} ({price}, {say('table-web-stock', count=left)})"},
        )

    def price(self, item: int, gold: int) -> list[Markup]:
        if item == THRUST:
            return [shape(self.region, "rapiers"), Markup("1")]
        return [shape(self.region, "coin"), Markup(str(gold))]
