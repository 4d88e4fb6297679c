"""W-11 A battle, step by step: both sides with commanders and armies, Fate cards, losses, victories and the outcome."""

from typing import Final, final

from banneret.core.bits import BIT
from banneret.core.drawing.canvas import Region
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, div, element, path, span, svg
from banneret.games.warrior_knights.rules.abilities import used
from banneret.games.warrior_knights.rules.armies_and_places import place_strength
from banneret.games.warrior_knights.rules.cards import (
    DEAL,
    FATE_IDS,
    OFF_BOARD,
    PREVENT,
    RESULT_IDS,
    SLOTS,
    SQUARE,
    STAR,
    TRIANGLE,
    VICTORY,
)
from banneret.games.warrior_knights.rules.fate_hands import DropCards, must_drop
from banneret.games.warrior_knights.rules.sides import (
    ATTACK_SIDE,
    BEARER,
    CAPTURED,
    DEFENCE_SIDE,
    fighting_garrison,
    fighting_nobles,
    side_seat,
)
from banneret.games.warrior_knights.rules.state import ASSAULT, BATTLE_IDS, NEUTRAL, NOWHERE
from banneret.games.warrior_knights.web.chances import drop_chances, is_best
from banneret.games.warrior_knights.web.pickers import staged
from banneret.games.warrior_knights.web.planning import small_back
from banneret.games.warrior_knights.web.shapes import ALL, RESULT_SIGNS
from banneret.games.warrior_knights.web.sight import Sight
from banneret.games.warrior_knights.web.tokens import army_words, noble_token, place_words, seen_army, seen_place, walls

SIDE_IDS: Final = ("attack", "defence")
TALLIES: Final = ((DEAL, STAR, -1), (PREVENT, SQUARE, -1), (VICTORY, TRIANGLE, BEARER))


def fate_face(region: Region, result: int) -> Markup:
    """What a Fate card says in a battle."""
    return region.kept(("fate", result), lambda apart: _fate_face(apart, result))


def _fate_face(region: Region, result: int) -> Markup:
    sign = RESULT_SIGNS[RESULT_IDS[result]]
    return svg(
        "wk-fate-face",
        60,
        80,
        element("rect", {"class": "card-face", "x": 1, "y": 1, "width": 58, "height": 78, "rx": 6}),
        path("M6 6H54V52L30 62L6 52Z", class_=f"wk-fate-field wk-fate-{RESULT_IDS[result]}"),
        region.symbol(sign, ALL[sign], 15, 14, 30, class_="wk-card-sign"),
    )


@final
class Battle:
    """Draws the battle that is on."""

    def __init__(self, region: Region, sight: Sight) -> None:
        self.region = region
        self.sight = sight
        self.game = sight.game
        self.say = sight.say

    def draw(self) -> Markup:
        game, say = self.game, self.say
        kind = BATTLE_IDS[game.battle_kind]
        place = int(game.battle_place)
        where = self.sight.place(place) if place != NOWHERE else self.sight.area(int(game.battle_area))
        title = say("table-web-battle", kind=kind, place=where)
        sides = div("wk-sides", self.side(ATTACK_SIDE), self.side(DEFENCE_SIDE))
        return staged(self.sight, self.region, "battle", "swords", title, sides, self.outcome())

    # A side.

    def side(self, side: int) -> Markup:
        seat = int(side_seat(self.game, side))
        name = self.sight.who(seat) if seat != NEUTRAL else self.say("table-web-neutral-side")
        shield = self.sight.shield(seat, "wk-side-shield") if seat != NEUTRAL else NOTHING
        role = self.say(f"table-web-{SIDE_IDS[side]}")
        head = div("wk-side-head", shield, div("", span("wk-side-role", role), span("wk-side-name", name)))
        return element(
            "div",
            {"class": f"wk-side wk-side-{SIDE_IDS[side]}"},
            head,
            self.fighters(side),
            self.cards(side),
            self.tally(side),
        )

    def fighters(self, side: int) -> Markup:
        game = self.game
        armies = fighting_nobles(game, side)
        if side == DEFENCE_SIDE and fighting_garrison(game) != OFF_BOARD:
            armies.append(int(fighting_garrison(game)))
        tokens = [self.fighter(army, side) for army in armies]
        if side == DEFENCE_SIDE and game.battle_kind == ASSAULT:
            tokens.append(self.walls())
        return div("wk-fighters", *tokens)

    def fighter(self, army: int, side: int) -> Markup:
        """A noble or garrison in the battle; the commander is marked, the fallen are struck out."""
        game, sight = self.game, self.sight
        commands = game.commanders[side] == army
        fallen = game.fallen & BIT[army] != 0
        words = army_words(sight.box, seen_army(sight, army))
        if commands:
            words = f"{words}; {self.say('table-web-commander')}"
        if fallen:
            words = f"{words}; {self.say('table-web-fallen')}"
        crown = sight.icon(self.region, "crown", "wk-commands") if commands else NOTHING
        token = svg("wk-fighter-token", 42, 46, noble_token(self.region, seen_army(sight, army), 21, 24))
        acts = sight.army_acts(army)
        return self.region.piece(
            f"fighter-{army}",
            f"{game.casualties[army]} {fallen}",
            words,
            classes("wk-fighter", "wk-fallen" if fallen else "", sight.tincture(army // SLOTS)),
            token,
            crown,
            acts=acts,
            dims=False,
            more={"title": words},
        )

    def walls(self) -> Markup:
        sight, place = self.sight, int(self.game.battle_place)
        words = place_words(sight.box, seen_place(sight, place))
        picture = svg("wk-wall-token", 110, 52, walls(self.region, seen_place(sight, place), 55, 26))
        acts = ["hit walls"] if "hit" in sight.words and sight.seat == self.game.defender else []
        strength = str(int(place_strength(self.game, place)))
        return self.region.piece("battle-walls", strength, words, "wk-fighter wk-fighter-walls", picture, acts=acts,
                                 dims=False, more={"title": words})  # fmt: skip

    # Fate cards.

    def cards(self, side: int) -> Markup:
        game, say = self.game, self.say
        hand = game.fate_hands[side]
        if not hand:
            return NOTHING
        own = side_seat(game, side) == self.sight.seat and self.sight.seat >= 0
        dropping = own and isinstance(self.sight.top, DropCards)
        cards = [self.card(card, side, at, dropping) for at, card in enumerate(hand)]
        note: Markup = NOTHING
        if dropping and self.sight.asked:
            left = max(0, int(must_drop(game, side)) - len(game.picked[self.sight.seat]))
            note = element("p", {"class": "wk-drop-note"}, say("table-web-drop", count=left))
        chances = drop_chances(self.sight) if dropping else NOTHING
        return div("wk-fates-box", note, div("wk-fates", *cards), chances)

    def card(self, card: int, side: int, at: int, dropping: bool) -> Markup:
        if card < 0:
            words = self.say("table-web-fate-hidden")
            return self.region.piece(f"fate-{side}-{at}", "hidden", words, "wk-fate", small_back(self.region))
        result = int(self.sight.data.fates[card].battle)
        name = self.say(f"table-web-result-{RESULT_IDS[result]}")
        advised = dropping and is_best(self.sight, f"drop {FATE_IDS[card]}")
        return self.region.piece(
            f"fate-{FATE_IDS[card]}",
            str(side),
            f"{name}, {self.say('table-web-chance-drop')}" if advised else name,
            classes("wk-fate", "wk-advised" if advised else ""),
            fate_face(self.region, result),
            span("wk-fate-name", self.say(f"table-web-fate-{RESULT_IDS[result]}")),
            acts=[f"drop {FATE_IDS[card]}"] if dropping else [],
            more={"title": name},
        )

    # Sums.

    def tally(self, side: int) -> Markup:
        """Steps 6 to 9 in numbers, once the cards are open."""
        game = self.game
        if not game.hands_open:
            return NOTHING
        rows: list[Markup] = []
        for result, ability, other in TALLIES:
            fates = self.sight.data.fates
            count = len([card for card in game.fate_hands[side] if card >= 0 and fates[card].battle == result])
            extra = int(used(game, side, ability)) + (int(used(game, side, other)) if other >= 0 else 0)
            words = self.say(f"table-web-sum-{RESULT_IDS[result]}", count=count + extra)
            told: dict[str, Attribute] = {"class": "wk-sum", "title": words}
            plus = span("wk-plus", f"+{extra}") if extra else NOTHING
            sign = self.sight.icon(self.region, RESULT_SIGNS[RESULT_IDS[result]])
            hidden = element("span", {"class": "visually-hidden"}, words)
            rows.append(element("span", told, sign, span("", str(count)), plus, hidden))
        if game.losses[side]:
            rows.append(span("wk-losses", self.say("table-web-losses", count=game.losses[side])))
        return div("wk-sums", *rows)

    def outcome(self) -> Markup:
        """Who has won, as far as it is known; what becomes of the place."""
        game, say = self.game, self.say
        if not game.hands_open:
            key = "table-web-step-commanders" if not any(game.fate_hands) else "table-web-step-drop"
            return element("p", {"class": "wk-outcome"}, say(key))
        words: list[str] = []
        if game.victories[0] or game.victories[1]:
            words.append(say("table-web-victories", attack=game.victories[0], defence=game.victories[1]))
            winner = int(side_seat(game, ATTACK_SIDE if game.verdict > 0 else DEFENCE_SIDE))
            name = self.sight.who(winner) if winner != NEUTRAL else say("table-web-neutral-side")
            if game.verdict:
                full = game.verdict >= 2 or game.verdict <= -2
                words.append(say("table-web-full-victory" if full else "table-web-partial-victory", name=name))
            else:
                words.append(say("table-web-stalemate"))
        if game.captures == CAPTURED:
            words.append(say("table-web-place-falls"))
        if not words:
            words.append(say("table-web-step-losses"))
        return element("p", {"class": "wk-outcome", "role": "status"}, " ".join(words))
