"""W-9.3 The Assembly: the agenda that is voted on, who attends, votes committed and shown, and the number picker."""

from typing import Final, final

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.drawing.canvas import Region
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, div, element, span
from banneret.games.warrior_knights.rules.actions import CATALOGUE, WRITE, WRITE_CHOICE
from banneret.games.warrior_knights.rules.ballots import NOT_AN_AGENDA, WRITE_NO, WriteBallot, directions, written_votes
from banneret.games.warrior_knights.rules.cards import AGENDA_IDS
from banneret.games.warrior_knights.rules.meeting import ChooseOrder
from banneret.games.warrior_knights.rules.state import NO_CARD, NO_TARGET, WarriorKnights
from banneret.games.warrior_knights.rules.voting import (
    AGAINST,
    IN_FAVOUR,
    ON_DELAY,
    ON_MOTION,
    ON_PARDON,
    ON_REPEAL,
    CommitVotes,
    attends,
    by_name,
    chair,
    vote_in_progress,
)
from banneret.games.warrior_knights.web.pickers import barons, picker, staged
from banneret.games.warrior_knights.web.proposals import proposals
from banneret.games.warrior_knights.web.shapes import TYPE_SIGNS
from banneret.games.warrior_knights.web.sight import Sight

TYPES: Final = ("private", "motion", "law", "charge", "concession", "office")


@final
class Assembly:
    """Draws the meeting that is on."""

    def __init__(self, region: Region, sight: Sight) -> None:
        self.region = region
        self.sight = sight
        self.game = sight.game
        self.say = sight.say

    def draw(self) -> Markup:
        title = self.say("table-web-assembly")
        parts = (self.matter(), self.question(), self.people())
        return staged(self.sight, self.region, "assembly", "gavel", title, *parts)

    # What is voted on.

    def matter(self) -> Markup:
        """The agenda that is voted on, or those that wait."""
        game = self.game
        if game.agenda != NO_CARD:
            return div("wk-matter", self.agenda(int(game.agenda), [], "wk-agenda-voted"))
        subject = self.subject()
        if subject:
            return div("wk-matter", element("p", {"class": "wk-subject"}, subject))
        acts = "next" in self.sight.words or isinstance(self.sight.top, ChooseOrder)
        met: list[int] = []
        cards: list[Markup] = []
        for card in game.current:
            nth = met.count(card)
            cards.append(self.agenda(card, [f"next {AGENDA_IDS[card]}"] if acts else [], "", nth))
            met.append(card)
        return div("wk-matter", *cards)

    def subject(self) -> str:
        """W-9.3.4 What a private motion is about."""
        vote, sight = vote_in_progress(self.game), self.sight
        if vote.subject == ON_PARDON:
            return self.say("table-web-on-pardon", name=sight.who(int(vote.object)))
        if vote.subject == ON_REPEAL:
            return self.say("table-web-on-repeal", card=sight.name(sight.data.agendas[vote.object].label))
        if vote.subject == ON_DELAY:
            return self.say("table-web-on-delay")
        if vote.subject == ON_MOTION:
            ends = "-ends" if self.game.open_laws & BIT[vote.object] else ""
            return self.say(f"table-web-on-motion{ends}", card=sight.name(sight.data.open_motions[vote.object]))
        return ""

    def agenda(self, card: int, acts: list[str], look: str, nth: int = 0) -> Markup:
        sight = self.sight
        agenda = sight.data.agendas[card]
        name, text = sight.name(agenda.label), sight.text(agenda.label)
        kind = self.say(f"table-web-agenda-{TYPES[agenda.type]}")
        order = [chosen for chosen in sight.canvas.chosen if chosen.startswith("next ")]
        place = order.index(acts[0]) + 1 if acts and acts[0] in order and nth == 0 else 0
        return self.region.piece(
            f"agenda-{AGENDA_IDS[card]}-{nth}",
            look,
            f"{name}, {kind}. {text}",
            classes("wk-agenda-card", look),
            span("wk-agenda-kind", sight.icon(self.region, TYPE_SIGNS[agenda.type]), kind),
            span("wk-agenda-name", name),
            span("wk-agenda-text", text),
            span("wk-agenda-place", str(place)) if place else NOTHING,
            acts=acts,
            nth=nth,
        )

    # The question.

    def question(self) -> Markup:
        sight, game = self.sight, self.game
        if isinstance(sight.top, CommitVotes) and "commit" in sight.words:
            held = game.votes[sight.seat]
            words = self.say("table-web-commit", count=held)
            return picker(self.region, sight, "commit", words, 0, held, "vote")
        if isinstance(sight.top, WriteBallot) and sight.asked:
            return self.ballot(sight.top)
        if "propose delay" in sight.words or "give up" in sight.words:
            return proposals(self.region, sight)
        return barons(self.region, sight) if sight.asks_barons() else NOTHING

    def ballot(self, top: WriteBallot) -> Markup:
        """W-9.3.6 With two Barons: for one agenda after another a direction and a number in one click."""
        sight, game = self.sight, self.game
        chain = game.picked[sight.seat]
        at = len(chain) // 2
        rows = [self.written(top.cards[done], chain, done) for done in range(at)]
        if at < len(top.cards):
            left = game.votes[sight.seat] - int(written_votes(chain))
            if len(chain) % 2:
                word = self.way(CATALOGUE.actions[chain[-1]].piece_name)
                pickers = [picker(self.region, sight, "write votes", word, 0, left, "vote", True)]
            else:
                pickers = [self.direction(way, left) for way in ways_to_write(game, top.cards[at])]
            rows.append(div("wk-ballot-now", element("h3", {}, self.ballot_name(top.cards[at])), *pickers))
        return div("wk-ballot", *rows)

    def direction(self, way: Action, left: int) -> Markup:
        """The direction alone, or at once with a number."""
        words = self.way(way.piece_name)
        head = self.region.piece(f"write-{way.piece_name}", "", words, "wk-number wk-direction", span("", words),
                                 acts=[way.notation], nth=len(self.sight.canvas.chosen))  # fmt: skip
        numbers = picker(self.region, self.sight, f"{way.notation}, write votes", words, 0, left, "vote", True)
        return div("wk-direction-row", head, numbers)

    def ballot_name(self, card: int) -> str:
        return self.subject() if card == NOT_AN_AGENDA else self.sight.name(self.sight.data.agendas[card].label)

    def way(self, word: str) -> str:
        if word in ("yes", "no"):
            return self.say(f"table-web-{word}")
        seats = [seat for seat in range(self.game.players) if self.game.name_of(seat) == word]
        return self.sight.who(seats[0]) if seats else word

    def written(self, card: int, chain: list[int], at: int) -> Markup:
        choice, votes = CATALOGUE.actions[chain[2 * at]], CATALOGUE.actions[chain[2 * at + 1]]
        assert choice.verb == WRITE_CHOICE
        words = self.say("table-web-written", agenda=self.ballot_name(card), way=self.way(choice.piece_name),
                         count=int(votes.piece))  # fmt: skip
        return element("p", {"class": "wk-written"}, words)

    # Who votes.

    def people(self) -> Markup:
        """Everybody with the votes held, and what was committed and declared."""
        game = self.game
        return div("wk-voters", *[self.voter(seat) for seat in game.turn_order()])

    def voter(self, seat: int) -> Markup:
        game, say, sight = self.game, self.say, self.sight
        present = attends(game, seat)
        pledged = game.pledges[seat] if game.pledges else 0
        choice = game.choices[seat] if game.choices else NO_TARGET
        leads = chair(game) == seat
        words = [sight.who(seat), say("table-web-votes", count=game.votes[seat])]
        if not present:
            words.append(say("table-web-absent"))
        if leads:
            words.append(say("table-web-leads"))
        shown: list[Markup] = [
            sight.shield(seat, "wk-small-shield"),
            span("wk-voter-name", sight.who(seat)),
            span("wk-voter-votes", sight.icon(self.region, "vote"), str(game.votes[seat])),
            sight.icon(self.region, "gavel", "wk-voter-chair") if leads else NOTHING,
        ]
        if pledged:
            words.append(say("table-web-committed", count=pledged))
            shown.append(span("wk-pledge", str(pledged)))
        if choice != NO_TARGET and pledged:
            declared = self.declared(choice)
            words.append(declared)
            shown.append(span("wk-declared", declared))
        elif not present:
            shown.append(span("wk-declared", say("table-web-absent")))
        label: dict[str, Attribute] = {
            "class": classes("wk-voter", "" if present else "wk-voter-absent"), "role": "img",
            "aria-label": ", ".join(words), "title": ", ".join(words),
        }  # fmt: skip
        return element("div", label, *shown)

    def declared(self, choice: int) -> str:
        if self.game.agenda != NO_CARD and by_name(self.game, 0):
            return self.sight.who(choice)
        return self.say("table-web-yes" if choice == IN_FAVOUR else "table-web-no" if choice == AGAINST else "")


def ways_to_write(game: WarriorKnights, card: int) -> list[Action]:
    """What can be written for an agenda; no, where nobody can be named."""
    return directions(game, card) or [WRITE[WRITE_NO]]
