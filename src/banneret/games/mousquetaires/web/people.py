"""The people at the table in the browser: the musketeers' boards, Milady, the own hand, Milady's screen."""

from typing import Final, final

from banneret.core.bits import BIT
from banneret.core.drawing.canvas import Region, last_act
from banneret.core.drawing.cards import small_backs
from banneret.core.drawing.chances import answer_bar, with_chance
from banneret.core.drawing.heraldry import shield
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, div, element, span
from banneret.games.mousquetaires.rules.cards import ADVENTURE_WORDS, ADVENTURES, ROCHEFORT, TREACHERY_IDS
from banneret.games.mousquetaires.rules.state import MILADY_WINS, NO_WINNER
from banneret.games.mousquetaires.web.cards import Cards, draw_fact
from banneret.games.mousquetaires.web.map import place_name
from banneret.games.mousquetaires.web.men import Men
from banneret.games.mousquetaires.web.part import TablePart
from banneret.games.mousquetaires.web.records import Fact, Milady, Rochefort
from banneret.games.mousquetaires.web.shapes import shape, sign
from banneret.games.mousquetaires.words import pieces_words

NEVER: Final = 99  # a card that the draft has not taken


@final
class People(TablePart):
    """Draws plates and hands from a masked state."""

    def opponents(self) -> str:
        """All musketeers, the own ones too, and Milady unless she is looking."""
        plates = Men(self.region, self.cards, self.uses).draw()
        if not self.is_milady(self.seat):
            plates.append(self.milady())
        return self.region.finish(div("opponents mq-people", *plates))

    def is_milady(self, seat: int) -> bool:
        return self.game.charter.with_milady and seat == self.game.charter.milady

    def thinks(self, seat: int) -> bool:
        game = self.game
        return seat >= 0 and not game.over and game.waiting() & BIT[seat] != 0

    # Milady as the others see her.

    def milady(self) -> Markup:
        game, say = self.game, self.canvas.say
        seat = int(game.charter.milady)
        name = self.canvas.names[seat] if seat >= 0 else say("who-milady")
        look = classes(
            "plate mq-sheet mq-plate-milady", "plate-thinks" if self.thinks(seat) else "",
            "plate-winner" if game.winner == MILADY_WINS else "",
        )  # fmt: skip
        last = self.canvas.notes.get(seat, "")
        life = Rochefort(int(game.rochefort))
        return self.region.part(draw_milady, Milady(seat, name, look, life, self.where(), self.facts(), last))

    def where(self) -> str:
        game, say = self.game, self.canvas.say
        if game.fled:
            return say("table-web-rochefort-fled")
        if game.revealed:
            return place_name(game, game.destination, self.canvas.language)
        return say("table-milady-hidden" if game.face_down else "table-milady-home")

    def facts(self) -> tuple[Fact, ...]:
        """What all may know of her cards: how many there are, and those they have seen."""
        game, say = self.game, self.canvas.say
        if not game.charter.with_milady:
            words = say("table-web-treachery-left", count=len(game.treachery_deck))
            return (Fact("card", str(len(game.treachery_deck)), words, ""),)
        treachery = say("table-web-treachery-held", count=len(game.treachery_hand))
        if game.treachery_shown:
            known = " ".join([TREACHERY_IDS[card] for card in game.treachery_shown])
            words = pieces_words("treachery", known, self.canvas.texts, self.data)
            treachery = f"{treachery}, {say('table-known', cards=words)}"
        played = " ".join([TREACHERY_IDS[card] for card in game.treachery_discard])
        words = pieces_words("treachery", played, self.canvas.texts, self.data)
        paris = say("table-web-paris-held", count=len(game.paris_hand))
        return (
            Fact("letter", str(len(game.treachery_hand)), treachery, ""),
            Fact("card", str(len(game.paris_hand)), paris, ""),
            Fact("tick", str(len(game.treachery_discard)), say("table-web-treachery-played", cards=words), "mq-played"),
        )

    # The own hand.

    def own(self, screen: Markup | None) -> str:
        game, say = self.game, self.canvas.say
        if self.seat < 0:
            return self.region.finish(div("hand hand-watching", say("table-web-watching")))
        if screen is not None:
            return self.region.finish(div("hand mq-hand mq-hand-milady", self.plate(), screen))
        fan = self.fan(sorted(game.hands[self.seat]))
        return self.region.finish(div("hand mq-hand", self.plate(), fan))

    def plate(self) -> Markup:
        game, say = self.game, self.canvas.say
        name = self.canvas.names[self.seat]
        turn = self.thinks(self.seat)
        won = game.winner != NO_WINNER and game.on_side(self.seat) == game.winner
        look = classes("plate plate-own mq-own", "plate-turn" if turn else "", "plate-winner" if won else "")
        side = say("table-web-side-milady" if self.is_milady(self.seat) else "table-web-side-musketeers")
        chip = span("chip chip-thinks", say("table-web-your-turn")) if turn else span("chip", side)
        return self.region.element(
            "article",
            {"class": look, "id": f"seat-{self.seat}", "aria-label": name},
            shield(self.seat, "", "plate-shield"),
            div("plate-words", div("plate-name", element("span", {"class": "name", "title": name}, name)), chip),
            div("plate-row", *(self.miladys_life() if self.is_milady(self.seat) else self.piles())),
        )

    def miladys_life(self) -> list[Markup]:
        life = self.region.part(draw_rochefort, Rochefort(int(self.game.rochefort)))
        return [span("mq-own-fact", span("mq-own-word", "Rochefort"), life), span("mq-where", self.where())]

    def piles(self) -> list[Markup]:
        """The deck, the discards, and what is known of the hand."""
        game, say = self.game, self.canvas.say
        size = int(game.deck_size())
        deck = self.region.piece(
            "deck", str(size), say("table-web-deck", count=size), "mq-deck", small_backs(min(size, 3)),
            span("mq-deck-count", str(size)), acts=["draw"] if self.uses.acting >= 0 else [], dims=False,
            more={"title": say("table-web-deck", count=size)},
        )  # fmt: skip
        thrown = pieces_words(
            "card", " ".join([ADVENTURE_WORDS[card] for card in sorted(game.discard)]), self.canvas.texts, self.data
        )
        fact = Fact("card", str(len(game.discard)), say("table-web-discards", cards=thrown), "mq-discards")
        discards = draw_fact(self.region, fact)
        return [deck, discards, self.showing()]

    def showing(self) -> Markup:
        """D38 A card of the hand is shown to everybody: chosen from a list, being no everyday act."""
        acts = [act for act in self.canvas.legal if act.startswith("show ")]
        if not acts:
            return NOTHING
        words = self.canvas.say("table-web-show")
        return self.region.piece("show-cards", "", words, "mq-show", shape(self.region, "eye"), acts=acts, dims=False,
                                 more={"title": words, "data-ask": "1"})  # fmt: skip

    def fan(self, hand: list[int]) -> Markup:
        if not hand:
            return div("fan fan-empty", self.canvas.say("table-web-hand-empty"))
        pieces: list[Markup] = []
        for card in range(ADVENTURES):
            held = hand.count(card)
            picked = self.uses.picked(card) if held else []
            shown = self.game.shown[self.seat].count(card)
            for at in range(held):
                taken = picked[at] if at < len(picked) else ""
                pieces.append(self.hand_card(card, at, taken, picked[:at].count(taken), at >= held - shown))
        return div("fan", *pieces)

    def hand_card(self, card: int, at: int, taken: str, nth: int, known: bool) -> Markup:
        label = self.data.adventure[card].label
        words = self.cards.name(label)
        if known:
            words = f"{words}, {self.canvas.say('table-web-all-know')}"
        acts = [taken] if taken else self.uses.card(card)
        return self.region.piece(
            f"card-{ADVENTURE_WORDS[card]}-{at}",
            "hand",
            with_chance(self.canvas, words, acts),
            "card-piece hand-card",
            self.cards.adventure(self.region, card),
            sign(self.region, "eye", self.canvas.say("table-web-all-know"), "mq-known") if known else NOTHING,
            NOTHING if taken else answer_bar(self.canvas, acts),
            acts=acts,
            nth=nth if taken else NEVER,
            more={"title": self.cards.told(label)},
        )


def draw_milady(region: Region, milady: Milady) -> Markup:
    """Milady's plate as the others see it."""
    say, seat = region.canvas.say, milady.seat
    player = span("mq-man-player", shield(seat), span("name", milady.name)) if seat >= 0 else span(
        "mq-man-player", say("table-web-automatic"))  # fmt: skip
    title = say("who-milady")
    return region.element(
        "article",
        {"class": milady.look, "id": f"seat-{seat}" if seat >= 0 else "sheet-milady", "aria-label": title},
        div("mq-man", span("mq-head mq-milady", shape(region, "mask")), span("mq-man-name", title), player),
        span("mq-state", draw_rochefort(region, milady.rochefort), span("mq-where", milady.where)),
        span("mq-counts", *[draw_fact(region, fact) for fact in milady.facts]),
        last_act(milady.last, milady.name),
    )


def draw_rochefort(region: Region, rochefort: Rochefort) -> Markup:
    life, most = rochefort.life, int(Cards(region.canvas).data.foes[ROCHEFORT].life)
    label = region.canvas.say("table-rochefort", life=str(life), end=str(most))
    hearts = [shape(region, "heart", "" if at < life else "mq-heart-lost") for at in range(most)]
    attributes: dict[str, Attribute] = {
        "id": "life-rochefort", "class": classes("mq-hearts", region.marks("life-rochefort", str(life))),
        "role": "img", "aria-label": label, "title": label,
    }  # fmt: skip
    return region.element("span", attributes, *hearts)
