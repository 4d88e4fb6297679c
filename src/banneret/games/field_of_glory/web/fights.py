"""Fights in the browser: the one that is going on, and the last one, added up term by term with its rules."""

from typing import Final, final

from banneret.core.drawing.heraldry import shield, tincture_of
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, div, element, span
from banneret.games.field_of_glory.rules.cards import TYPE, TYPE_IDS
from banneret.games.field_of_glory.rules.fight_record import (
    BONUS_TERM,
    FIGHT_WORDS,
    LEAD_TERM,
    MODIFIER_TERM,
    NO_BONUS_CARD,
    NO_CARD,
    NOT_YET,
    SOURCE_WORDS,
    TERM_RULES,
    TERM_WORDS,
    Fight,
    Reckoning,
    Side,
)
from banneret.games.field_of_glory.rules.state import NO_SEAT
from banneret.games.field_of_glory.rules.strength import (
    add_attack_extras,
    add_companion,
    attacking_side,
    defending_side,
    lead_first,
    own_terms,
)
from banneret.games.field_of_glory.web.cards import shape
from banneret.games.field_of_glory.web.part import Part

UNKNOWN_VALUE: Final = "?"
MINUS: Final = "−"


def signed(value: int, first: bool) -> str:
    """`4` at the head of a sum, `+1` and `−2` further on."""
    if value < 0:
        return f"{MINUS}{-value}"
    return str(value) if first else f"+{value}"


@final
class Fights(Part):
    """Draws sums from a masked state: what is hidden stands in them as a question mark."""

    def draw(self) -> Markup:
        game = self.game
        if game.fight is not None:
            return self.going_on(game.fight)
        return self.last(game.reckoning) if game.reckoning is not None else NOTHING

    # The fight that is going on.

    def going_on(self, fight: Fight) -> Markup:
        attack, defence = self.attack_so_far(fight), self.defence_so_far(fight)
        title = self.canvas.say(
            "table-fight", kind=FIGHT_WORDS[fight.kind], column=fight.target + 1, origin=fight.origin + 1
        )
        return element(
            "section",
            {"class": "fog-sums fog-sums-open", "aria-label": title},
            element("h2", {"class": "fog-sums-title"}, shape(self.region, "swords"), title),
            self.side(attack, "attack", [*self.open_modifier(fight), *self.hidden(fight, attack)]),
            self.side(defence, "defence", self.hidden(fight, defence)),
        )

    def defender_lead(self, fight: Fight) -> int:
        """The unit that will lead the defence, where that is settled."""
        if fight.defender_lead != NO_CARD:
            return int(fight.defender_lead)
        units = self.game.at(fight.defender(), fight.target)
        return units[0] if units and len(set(units)) == 1 else NO_CARD

    def attack_so_far(self, fight: Fight) -> Side:
        game, bonus = self.game, self.game.bonus[fight.attacker]
        against = self.defender_lead(fight)
        if against != NO_CARD:
            return attacking_side(game, fight, against, bonus)
        units = game.at(fight.attacker, fight.origin)
        terms = own_terms(game, fight.attacker, fight.origin, fight.target, fight.lead, bonus)
        add_companion(game, units, fight.lead, terms)
        add_attack_extras(game, fight, terms)
        return Side(fight.attacker, lead_first(units, fight.lead), bonus, fight.sources[fight.attacker], terms)

    def defence_so_far(self, fight: Fight) -> Side:
        game, seat = self.game, int(fight.defender())
        bonus = game.bonus[seat]
        lead = self.defender_lead(fight)
        if lead != NO_CARD:
            return defending_side(game, fight, lead, bonus)
        terms = [[BONUS_TERM, game.charter.points[bonus]]] if bonus != NO_CARD else []
        return Side(seat, game.at(seat, fight.target), bonus, fight.sources[seat], terms)

    def open_modifier(self, fight: Fight) -> list[Markup]:
        """F-7.6 What the attacking lead's card says about the defending lead, while it is not settled who leads."""
        game = self.game
        if self.defender_lead(fight) != NO_CARD:
            return []
        versus = game.charter.data.types[TYPE[fight.lead]].versus
        if not any(versus[TYPE[kind]] for kind in game.at(fight.defender(), fight.target)):
            return []
        return [self.unknown(self.canvas.say("term-modifier"), TERM_RULES[MODIFIER_TERM], False)]

    def hidden(self, fight: Fight, side: Side) -> list[Markup]:
        """What is still unknown about a bonus card; nothing where there is nothing to find out."""
        source = fight.sources[side.seat]
        if source == NO_BONUS_CARD or side.bonus != NO_CARD:
            return []
        words = self.canvas.say(f"table-bonus-{SOURCE_WORDS[source]}" if source != NOT_YET else "table-bonus-open")
        return [self.unknown(words, TERM_RULES[BONUS_TERM], False)]

    # The last one.

    def last(self, reckoning: Reckoning) -> Markup:
        say = self.canvas.say
        title = say(
            "table-web-last-fight",
            kind=FIGHT_WORDS[reckoning.kind],
            column=reckoning.target + 1,
            origin=reckoning.origin + 1,
        )
        winner = reckoning.winner
        outcome = say("table-web-tie") if winner == NO_SEAT else say("table-web-won", name=self.canvas.names[winner])
        by_tie = winner == reckoning.defence.seat and reckoning.attack.total() == reckoning.defence.total()
        why = [say("table-web-won-tie", card=self.cards.name(reckoning.defence.units[0])), " "] if by_tie else []
        told = repr(reckoning.parts())
        return self.region.element(
            "section",
            {
                "id": "last-fight",
                "class": classes("fog-sums fog-sums-last", self.region.marks("last-fight", told)),
                "aria-label": title,
            },
            element("h2", {"class": "fog-sums-title"}, shape(self.region, "swords"), title),
            self.side(reckoning.attack, "attack", [], winner),
            self.side(reckoning.defence, "defence", [], winner),
            element("p", {"class": "fog-outcome"}, *why, outcome, self.rule(TERM_RULES[MODIFIER_TERM]) if why else ""),
        )

    # One side.

    def side(self, side: Side, part: str, hidden: list[Markup], winner: int = NO_SEAT) -> Markup:
        """The terms that are settled, then those that are still hidden."""
        say, seat = self.canvas.say, int(side.seat)
        terms = [self.term(side, term[0], term[1], place == 0) for place, term in enumerate(side.terms)]
        if not any(term[0] == LEAD_TERM for term in side.terms):
            terms.insert(0, self.unknown(say("table-web-lead-open"), TERM_RULES[LEAD_TERM], True))
            hidden_lead = True
        else:
            hidden_lead = False
        terms.extend(hidden)
        total = "" if hidden_lead else signed(int(side.total()), True)
        words = say("table-web-total", total=total or UNKNOWN_VALUE)
        more = span("fog-total-more", "+?") if hidden and total else NOTHING
        look = classes(
            "fog-sum", f"fog-sum-{part}", "fog-sum-won" if winner == seat else "", f"tincture-{tincture_of(seat)}"
        )
        head = div(
            "fog-sum-head", shield(seat), span("fog-sum-name", self.canvas.names[seat]),
            span("fog-sum-part", say(f"table-web-{part}")),
        )  # fmt: skip
        total_label: dict[str, Attribute] = {"class": "fog-total", "role": "img", "aria-label": words, "title": words}
        return div(
            look,
            head,
            element("ol", {"class": "fog-terms", "aria-label": say("table-web-terms")}, *terms),
            element("span", total_label, total or UNKNOWN_VALUE, more),
        )

    def term(self, side: Side, term: int, value: int, first: bool) -> Markup:
        """A number, what it stands for, and the rule that it follows."""
        name = self.canvas.say(f"term-{TERM_WORDS[term]}")
        picture = NOTHING
        if term == LEAD_TERM:
            kind = side.units[0]
            name, picture = self.cards.name(kind), shape(self.region, TYPE_IDS[TYPE[kind]])
        elif term == BONUS_TERM:
            source = self.canvas.say(f"table-web-from-{SOURCE_WORDS[side.source]}")
            name = f"{self.cards.name(side.bonus)} ({source})"
            picture = shape(self.region, TYPE_IDS[TYPE[side.bonus]])
        return element(
            "li",
            {"class": classes("fog-term", f"fog-term-{TERM_WORDS[term]}")},
            element("span", {"class": "fog-term-value"}, signed(value, first)),
            picture,
            element("span", {"class": "fog-term-words"}, name),
            self.rule(TERM_RULES[term]),
        )

    def unknown(self, words: str, rule: str, first: bool) -> Markup:
        return element(
            "li",
            {"class": "fog-term fog-term-unknown"},
            span("fog-term-value", UNKNOWN_VALUE if first else f"+{UNKNOWN_VALUE}"),
            span("fog-term-words", words),
            self.rule(rule),
        )

    def rule(self, rule: str) -> Markup:
        """The number of a rule, a quiet link to its words."""
        address = self.canvas.rule_link(rule)
        if not address:
            return span("rule-link", rule)
        attributes: dict[str, Attribute] = {"class": "rule-link", "href": address, "target": "_blank"}
        return element("a", {**attributes, "rel": "noopener"}, rule)
