"""Knights' board: the two piles, the dice in the middle, the king and the three goals."""

from typing import Final, final

from banneret.core.bits import BIT
from banneret.core.drawing.canvas import Region
from banneret.core.drawing.chances import answer_bar, with_chance
from banneret.core.drawing.svg import NOTHING, Markup, classes, div, element, span
from banneret.games.knights.rules.cards import FIRST_SPECIAL, FIRST_TOURNAMENT, PILE_IDS, TREASON
from banneret.games.knights.rules.king import Revenge
from banneret.games.knights.rules.state import AGAINST_KING, BY_KING, NO_SEAT, Knights
from banneret.games.knights.rules.targets import PILES
from banneret.games.knights.rules.turn import MainAction
from banneret.games.knights.web.arena import Arena
from banneret.games.knights.web.cards import Cards, card_id, combination, king_card, shape
from banneret.games.knights.web.goals import asked_of, goal_cards
from banneret.games.knights.web.part import TablePart
from banneret.games.knights.web.records import GoalCards, King
from banneret.games.knights.words import dice_words, strength_words

SHALLOW: Final = 8
DEEP: Final = 16


@final
class Board(TablePart):
    """Draws the board region from a masked state."""

    def __init__(self, region: Region, game: Knights, seat: int, cards: Cards) -> None:
        super().__init__(region, game, seat, cards)
        self.chooses = isinstance(self.top, MainAction) and seat >= 0 and game.waiting() & BIT[seat] != 0

    def draw(self) -> str:
        game = self.game
        rolling = game.roller != NO_SEAT or game.organiser != NO_SEAT
        look = "board-over" if game.over else "board-roll" if rolling else "board-rest"
        piles = div("knights-piles", *[self.pile(pile) for pile in PILES])
        arena = Arena(self.region, game, self.seat, self.cards).draw()
        return self.region.finish(div(f"board knights-board {look}", piles, arena, self.crown()))

    # The piles.

    def pile(self, pile: int) -> Markup:
        """K-1.5 The top card face up, how many cards there are, and the button that turns up another one."""
        cards = self.game.piles[pile]
        say = self.canvas.say
        name = say(f"table-web-pile-{PILE_IDS[pile]}")
        depth = 0 if not cards else 1 if len(cards) < SHALLOW else 2 if len(cards) < DEEP else 3
        return element(
            "section",
            {"class": f"knights-pile depth-{depth}", "aria-label": name},
            div("pile-head", span("pile-name", name), self.size(len(cards))),
            self.top_card(pile) if cards else self.empty(pile),
            self.caption(cards[0]) if cards else NOTHING,
            self.turn_button(pile),
        )

    def size(self, count: int) -> Markup:
        words = self.canvas.say("table-web-pile-size", count=count)
        return element("span", {"class": "pile-size", "role": "img", "aria-label": words, "title": words}, str(count))

    def top_acts(self, pile: int) -> list[str]:
        """The answers that the top of a pile stands for; an empty one only takes the castle for the king (K-11.4)."""
        name = PILE_IDS[pile]
        if isinstance(self.top, Revenge):
            return [f"under {name}"]
        cards = self.game.piles[pile]
        if not self.chooses or not cards:
            return []
        return [f"tournament {name}" if cards[0] >= FIRST_TOURNAMENT else f"attempt {name}"]

    def top_card(self, pile: int) -> Markup:
        game = self.game
        card = game.piles[pile][0]
        acts = self.top_acts(pile)
        label = self.canvas.say("table-web-top", card=self.cards.words(card), count=len(game.piles[pile]))
        prize = card == game.prize and (game.roller != NO_SEAT or game.organiser != NO_SEAT)
        return self.region.piece(
            card_id(card),
            f"pile-{pile}",
            with_chance(self.canvas, label, acts),
            classes("pile-card", "prize" if prize else ""),
            self.cards.large(self.region, card),
            answer_bar(self.canvas, acts),
            acts=acts,
        )

    def empty(self, pile: int) -> Markup:
        """K-8.3 The place of a pile that is used up."""
        label = self.canvas.say("table-web-pile-empty")
        inner = div("empty-slot", span("empty-words", label))
        return self.region.piece(f"pile-{PILE_IDS[pile]}", "empty", label, "pile-card", inner, acts=self.top_acts(pile))

    def caption(self, card: int) -> Markup:
        """What the card on top does; for the owner of treason, the combination that counts (K-8.1)."""
        game = self.game
        if card < FIRST_SPECIAL and self.seat >= 0 and game.has(self.seat, TREASON):
            strength = int(game.strength_on_pile(self.seat, card))
            if strength != game.charter.data.strengths[card]:
                words = self.canvas.say("table-web-treason", dice=dice_words(strength))
                return div("pile-caption pile-treason", combination(self.region, strength), span("", words))
        effect = self.cards.effect(card)
        return element("div", {"class": "pile-caption", "title": effect}, effect)

    def turn_button(self, pile: int) -> Markup:
        """K-6.1, K-6.4 Another card instead of this one: a swap, or a search where nothing can be attempted."""
        if not self.chooses or not self.game.piles[pile]:
            return NOTHING
        name = PILE_IDS[pile]
        search = f"search {name}" in self.canvas.legal
        key = "search" if search else "swap"
        return self.region.piece(
            f"{key}-{name}",
            "",
            self.canvas.say(f"table-web-{key}-label", pile=self.canvas.say(f"table-web-pile-{name}")),
            "pile-turn",
            shape(self.region, "turn"),
            span("pile-turn-words", self.canvas.say(f"table-web-{key}")),
            acts=[f"{key} {name}"],
        )

    # The king and the goals.

    def crown(self) -> Markup:
        cards = GoalCards(asked_of(self.game.charter.data), int(self.game.win_reason))
        return div("knights-crown", self.king(), self.region.part(goal_cards, cards))

    def king(self) -> Markup:
        """K-11 The king with his combination; who may challenge him clicks him."""
        game, say = self.game, self.canvas.say
        strength = int(game.charter.king)
        acts = ["king"] if self.chooses else []
        label = say("table-web-king-label", strength=strength_words(strength, self.canvas.texts))
        return self.region.piece(
            "king",
            "fallen" if game.over and game.win_reason == BY_KING else "stands",
            with_chance(self.canvas, label, acts),
            classes("king-card", "prize" if game.purpose == AGAINST_KING else ""),
            self.region.part(king_card, King(say("table-web-king"), strength)),
            answer_bar(self.canvas, acts),
            acts=acts,
            dims=False,
        )
