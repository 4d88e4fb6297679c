"""The middle of Knights' board: the roll with what it must beat, the tournament, and at the end the winner."""

from typing import Final, final

from banneret.core.bits import BIT
from banneret.core.drawing.bars import chance_bar, percent
from banneret.core.drawing.canvas import Region
from banneret.core.drawing.dice import die
from banneret.core.drawing.heraldry import shield
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, div, element, span
from banneret.games.knights.rules.actions import DICE
from banneret.games.knights.rules.cards import DIE_CARDS, NO_CARD
from banneret.games.knights.rules.rolling import Rolling
from banneret.games.knights.rules.state import (
    AGAINST_KING,
    ATTACK_CASTLE,
    DEFENCE,
    IN_TOURNAMENT,
    NO_SEAT,
    NO_TARGET,
    NOT_YET,
    PILE,
    REASON_IDS,
    STAYED_AWAY,
)
from banneret.games.knights.rules.strength import FACES, LOCKED, rest_of, strength_parts
from banneret.games.knights.standing import places
from banneret.games.knights.web.cards import IVORY_DIE, combination, shape
from banneret.games.knights.web.part import TablePart
from banneret.games.knights.web.records import Entrant, LastRoll
from banneret.games.knights.words import strength_words

DIE_CARD_LOOK: Final = "die-gold"


@final
class Arena(TablePart):
    """Draws the dice and what they are thrown for."""

    def draw(self) -> Markup:
        game = self.game
        parts: list[Markup] = []
        if game.over:
            parts = [self.ending()]
        else:
            if game.organiser != NO_SEAT:
                parts.append(self.tournament())
            if game.dice:
                parts.extend([self.aim(), self.dice(), self.worth(), self.chances()])
            else:
                parts.append(self.last_roll())
        label = self.canvas.say("table-web-arena")
        return element("section", {"class": "arena", "aria-label": label}, *parts)

    # What is rolled for.

    def rolled_words(self, strength: int) -> str:
        """What somebody rolled, with the rest of the dice where it counts (K-3.8)."""
        words = strength_words(int(self.game.without_rest(strength)), self.canvas.texts)
        if not self.game.charter.all_plus_dice:
            return words
        rest = " ".join([str(face) for face in rest_of(strength)])
        return self.canvas.say("table-web-with-rest", strength=words, rest=rest) if rest else words

    def aim(self) -> Markup:
        """Who rolls for what, and the combination that has to be beaten."""
        game, say = self.game, self.canvas.say
        name = self.canvas.names[game.roller]
        card = NO_CARD if game.prize == NO_CARD else int(game.prize)
        prize = say("table-web-king") if card == NO_CARD else self.cards.name(card)
        keys = {PILE: "pile", DEFENCE: "defence", IN_TOURNAMENT: "tournament", AGAINST_KING: "king"}
        key = f"table-web-aim-{keys.get(int(game.purpose), 'attack')}"
        words = say(key, name=name, card=prize, own="yes" if game.roller == self.seat else "no")
        head = div("aim-head", shield(int(game.roller), "", "aim-shield"), span("aim-words", words))
        return div("aim", head, self.target())

    def target(self) -> Markup:
        game, say = self.game, self.canvas.say
        if game.target == NO_TARGET:
            return div("target", span("target-words", say("table-web-nothing-to-beat")))
        shown = int(game.target_without_rest())
        if game.is_against_roll():
            picture, words = self.rolled_dice(shown), self.rolled_words(int(game.target))
        else:
            picture, words = combination(self.region, shown), strength_words(shown, self.canvas.texts)
        key = "table-web-to-reach" if game.tie_is_enough() else "table-web-to-beat"
        title = span("target-title", say(key))
        return div("target", title, picture, span("target-words", words))

    def rolled_dice(self, strength: int) -> Markup:
        """A combination that was rolled, not printed: the set and the plus die as ivory dice."""
        n, v, p = strength_parts(strength)
        faces = [v] * n + ([p] if p else [])
        return span("rolled-dice", *[die(self.region, face, IVORY_DIE) for face in faces])

    # The dice.

    def dice(self) -> Markup:
        game = self.game
        n, v, p = strength_parts(game.rolled())
        plus = game.dice.index(p) if p and p in game.dice else -1
        thrown = [self.die(place, n > 1 and game.dice[place] == v, place == plus) for place in range(DICE)]
        kinds = game.kinds[game.roller] & DIE_CARDS
        faces = [face for face in range(1, FACES + 1) if kinds & BIT[face - 1]]
        label = self.canvas.say("table-web-dice")
        row = element("div", {"class": "dice", "role": "group", "aria-label": label}, *thrown)
        return div("roll", row, self.die_cards(faces) if faces else NOTHING)

    def die(self, place: int, in_set: bool, is_plus: bool) -> Markup:
        """K-4.2, K-4.3 A die: loose ones can be picked for the next throw, a six is locked."""
        game, say = self.game, self.canvas.say
        face = game.dice[place]
        locked = face == LOCKED
        mine = isinstance(self.top, Rolling) and game.roller == self.seat
        key = "table-web-die-locked" if locked else "table-web-die"
        advised = mine and self.advises(place)
        look = classes(
            "throw",
            "locked" if locked else "",
            "in-set" if in_set else "",
            "plus" if is_plus else "",
            "advised" if advised else "",
        )
        label = say(key, die=place + 1, face=face)
        if advised:
            label = f"{label}, {say('table-web-advised')}"
        mark = shape(self.region, "lock", "lock") if locked else NOTHING
        lies = f"{game.roller} {game.purpose} {game.turns} {game.attempts} {game.throws[place]} {face}"
        return self.region.piece(
            f"die-{place + 1}",
            lies,
            label,
            look,
            die(self.region, face, IVORY_DIE),
            mark,
            acts=[f"pick {place + 1}"] if mine else [],
            dims=False,
            more={"data-roll": lies},
        )

    def die_cards(self, faces: list[int]) -> Markup:
        """K-12.2 The dice of the roller's die cards count in every roll."""
        say = self.canvas.say
        drawn: list[Markup] = []
        for face in faces:
            label = say("table-web-die-card", face=face)
            attributes: dict[str, Attribute] = {"class": "die-card", "role": "img", "aria-label": label, "title": label}
            drawn.append(element("span", attributes, die(self.region, face, DIE_CARD_LOOK)))
        return div("die-cards", span("die-cards-plus", "+"), *drawn)

    def worth(self) -> Markup:
        """K-3.2 What the dice are worth as they lie, whether that is enough, and the rerolls that are left."""
        game = self.game
        words = self.rolled_words(int(game.rolled_against_roll()))
        if not game.is_against_roll():
            words = strength_words(int(game.rolled()), self.canvas.texts)
        text = element("output", {"class": "worth-words"}, words)
        return div("worth", text, self.verdict(), self.rerolls())

    def verdict(self) -> Markup:
        game, say = self.game, self.canvas.say
        if game.target == NO_TARGET:
            return NOTHING
        if self.beats():
            key = "table-web-beats-castle" if game.purpose == ATTACK_CASTLE else "table-web-beats"
            return span("verdict verdict-yes", say(key))
        return span("verdict verdict-no", say("table-web-not-yet"))

    def beats(self) -> bool:
        """K-3.5, K-9.4 Whether the dice as they lie are enough."""
        game = self.game
        if game.tie_is_enough():
            return game.rolled_against_roll() >= game.target
        return (game.rolled_against_roll() if game.is_against_roll() else game.rolled()) > game.target

    def rerolls(self) -> Markup:
        """K-4.1 The rerolls as tokens: those left, and those used up."""
        game = self.game
        left = int(game.rerolls_left)
        spent = max(0, int(game.rerolls_for(game.purpose, game.roller)) - left)
        label = self.canvas.say("table-web-rerolls", count=left)
        tokens = [shape(self.region, "turn", "token") for _ in range(left)]
        tokens.extend([shape(self.region, "turn", "token token-spent") for _ in range(spent)])
        attributes: dict[str, Attribute] = {"class": "rerolls", "role": "img", "aria-label": label, "title": label}
        return element("span", attributes, *tokens)

    # Help.

    def advises(self, place: int) -> bool:
        """Whether the best choice rerolls this die."""
        prospects = self.canvas.prospects
        return prospects is not None and f"pick {place + 1}" in prospects.best

    def chances(self) -> Markup:
        """What it is worth to stop, to reroll the dice that are picked, and to choose best."""
        prospects = self.canvas.prospects
        if prospects is None or not isinstance(self.top, Rolling) or self.game.roller != self.seat:
            return NOTHING
        rows: list[Markup] = []
        if prospects.chosen is not None:
            rows.append(self.chance("table-web-chance-picked", prospects.chosen, "chance-chosen"))
        elif "stop" in prospects.answers:
            rows.append(self.chance("table-web-chance-stop", prospects.answers["stop"], "chance-chosen"))
        if prospects.best_chance is not None:
            key = "table-web-chance-best" if prospects.best else "table-web-chance-best-stop"
            rows.append(self.chance(key, prospects.best_chance, "chance-best"))
        return div("chances", *rows)

    def chance(self, key: str, share: float, look: str) -> Markup:
        words = self.canvas.say(key)
        label = f"{words}: {self.canvas.say('table-web-chance', percent=percent(share))}"
        bar = chance_bar(share, self.canvas.say("table-web-percent", percent=percent(share)), look, label)
        return div("chance-row", element("span", {"class": "chance-name", "aria-hidden": "true"}, words), bar)

    # The last roll.

    def last_roll(self) -> Markup:
        """The dice of the last finished roll stay in sight; before the first one they wait."""
        game, say = self.game, self.canvas.say
        if not game.last_dice:
            return self.region.part(draw_last_roll, LastRoll((), say("table-web-no-roll")))
        words = strength_words(int(game.last_strength), self.canvas.texts)
        head = say("table-web-last-roll", name=self.canvas.names[game.last_roller], strength=words)
        return self.region.part(draw_last_roll, LastRoll(tuple(game.last_dice), head))

    # The tournament.

    def tournament(self) -> Markup:
        """K-10.2 Everybody in rolling order with the result so far; the best under laurels."""
        game, say = self.game, self.canvas.say
        rows: list[Markup] = []
        for step in range(game.players):
            rows.append(self.entrant(int((game.organiser + step) % game.players)))
        head = div("zone-head", shape(self.region, "lances"), span("zone-name", say("table-web-tournament-of")))
        return div("tournament", head, element("ol", {"class": "entrants"}, *rows))

    def entrant(self, seat: int) -> Markup:
        game, say = self.game, self.canvas.say
        result = game.results[seat]
        out = game.contenders != 0 and game.contenders & BIT[seat] == 0
        state = "waits"
        words = say("table-web-entrant-waits")
        if result == STAYED_AWAY:
            state, words = "away", say("table-web-stays-away")
        elif result != NOT_YET:
            state, words = "out" if out else "rolled", self.rolled_words(result)
        elif seat == game.roller:
            state, words = "rolls", say("table-web-rolls")
        elif game.waiting() & BIT[seat]:
            state, words = "asked", say("table-web-takes-part")
        leads = seat == game.leader
        return self.region.part(draw_entrant, Entrant(seat, self.canvas.names[seat], state, words, leads))

    # The end.

    def ending(self) -> Markup:
        """K-14 Who has won and how; the others in order."""
        game, say = self.game, self.canvas.say
        at = places(game)
        rows: list[Markup] = []
        for seat in sorted(range(game.players), key=at.__getitem__):
            won = seat in game.winners
            mark = shape(self.region, "laurel", "victor-laurel") if won else NOTHING
            counts = say(
                "table-web-counts",
                castles=len(game.castles[seat]),
                tournaments=len(game.tournaments[seat]),
                specials=len(game.specials[seat]),
            )
            name = say("table-web-standing", place=at[seat], name=self.canvas.names[seat])
            rows.append(
                element(
                    "li",
                    {"class": classes("victor" if won else "runner-up")},
                    span("victor-arms", mark, shield(seat)),
                    div("victor-words", span("victor-name", name), span("victor-note", counts)),
                )
            )
        reason = div("victory-reason", say(f"table-web-won-by-{REASON_IDS[game.win_reason]}"))
        label = say("table-web-standings")
        return div("ending", reason, element("ol", {"class": "victors", "aria-label": label}, *rows))


def draw_last_roll(region: Region, roll: LastRoll) -> Markup:
    """The dice of the last roll; before the first one they wait."""
    shown = roll.dice or range(1, DICE + 1)
    dice = [die(region, face, classes(IVORY_DIE, "locked" if roll.dice and face == LOCKED else "")) for face in shown]
    look = "last-roll" if roll.dice else "last-roll dice-wait"
    return div(look, span("dice-resting", *dice), span("last-words", roll.words))


def draw_entrant(region: Region, entrant: Entrant) -> Markup:
    """One of those in a tournament."""
    mark = shape(region, "laurel", "entrant-laurel") if entrant.leads else NOTHING
    look = classes("entrant", f"entrant-{entrant.state}", "entrant-leads" if entrant.leads else "")
    arms = span("entrant-arms", mark, shield(entrant.seat))
    result = span("entrant-result", entrant.words)
    return element("li", {"class": look}, arms, span("entrant-name", entrant.name), result)
