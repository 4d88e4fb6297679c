"""What a person can ask at the table beside answering: rules, cards, chances, reasons, the log, help."""

import re
from dataclasses import dataclass

from banneret.bots import has_expert
from banneret.cli.answers import LONGEST_NUMBER, Typist, Understood, by_players, listed, parts_of
from banneret.cli.chances import Chances, tells_chances
from banneret.cli.console import Console
from banneret.cli.rulebook import read_data, show_card
from banneret.cli.screen import Screen
from banneret.cli.words import command_word, show_rule
from banneret.core.actions import Action
from banneret.core.card_list import all_cards, find_cards, folded, near_cards
from banneret.core.card_texts import CardText
from banneret.core.errors import UserError
from banneret.core.kernel import Game
from banneret.core.rooms import GameBot
from banneret.core.table import Table
from banneret.core.terminal import clip, labelled, shown, wrap
from banneret.core.wording import Wording
from banneret.insight.guide import has_guide
from banneret.insight.hints import advice_words, chain_words, chance_words, hint
from banneret.insight.judging import QUICK

NUMBER = re.compile(r"\b\d+\b")
MOST_SHOWN = 6
"""So many cards of one name are shown at once."""


MOST_ACTS = 40
"""So many answers of bots are kept for somebody who asks for reasons."""


@dataclass(frozen=True, slots=True)
class Act:
    """What a bot answered, and the state as it saw it then."""

    seat: int
    saw: Game
    action: Action


class Asking:
    """Answers questions of the one person at a table; nothing in the game changes by it."""

    def __init__(self, console: Console, wording: Wording, table: Table, seat: int, screen: Screen, data: str) -> None:
        self.console = console
        self.wording = wording
        self.table = table
        self.seat = seat
        self.screen = screen
        self.typist: Typist = screen.typist
        self.acts: list[Act] = []
        self.experts = True
        self.styles: dict[int, str] = {}  # of the experts that play in one
        self.cards: list[CardText] = all_cards(wording, read_data(table.kind, data))

    def choices(self) -> list[Action]:
        return listed(self.table.legal(self.seat), self.wording.kind.terminal.order)

    def side_acts(self) -> list[Action]:
        return self.table.state_of(self.seat).side(self.seat)

    def understand(self, words: list[str], state: Game) -> Understood:
        """What some words mean as an answer in a state: players too may be called by their names."""
        choices = listed(state.legal(self.seat), self.wording.kind.terminal.order)
        question = state.stack[-1]
        called = self.typist.unmistakable(self.wording.names)
        called.update({folded(word): self.seat for word in self.console.texts.say("play-myself").split()})
        meant = by_players(words, choices, lambda action: question.about(state, self.seat, action).get("seat"), called)
        return self.typist.understand(meant, choices)

    def complain(self, error: UserError) -> None:
        self.console.paragraph(self.wording.texts.error(error))

    # Rules.

    def why(self, text: str) -> None:
        """Why an answer is not allowed, with the text of the rule."""
        if not parts_of(text):
            self.console.say("play-why-what", {"answer": self.typist.spelling(self.choices()[0])})
            return
        try:
            actions, _ = self.understand(parts_of(text)[0], self.table.state_of(self.seat))
        except UserError as error:
            self.complain(error)
            return
        for action in actions:
            refusal = self.table.refuse(self.seat, action)
            if refusal is not None and action not in self.side_acts():
                self.console.paragraph(self.wording.refusal(refusal))
                if refusal.rule and self.wording.has_rule(refusal.rule):
                    show_rule(self.console, self.wording, refusal.rule, whole=False)
                return
        self.console.say("play-allowed", {"text": ", ".join(self.typist.spelling(action) for action in actions)})

    def rule(self, number: str) -> None:
        try:
            show_rule(self.console, self.wording, number, whole=True)
        except UserError as error:
            self.complain(error)

    # Cards.

    def card(self, text: str) -> None:
        """A card in words; without a name, the names of all."""
        if not self.cards:
            self.console.say("play-no-cards")
            return
        if not text:
            self.list_cards(self.cards)
            return
        found = find_cards(self.cards, text)
        if not found:
            near = near_cards(self.cards, text)
            self.console.say("play-no-card", {"text": text})
            if near:
                self.console.say("play-card-near", {"known": ", ".join(near)})
        elif len({card.name for card in found}) == 1 and len(found) <= MOST_SHOWN:
            group = ""
            for card in found:
                if card.group != group:
                    self.console.line(f"  {self.console.pen.dim(card.group)}")
                    group = card.group
                show_card(self.console, card)
        else:
            self.console.say("play-several-cards", {"text": text})
            self.list_cards(found)

    def list_cards(self, cards: list[CardText]) -> None:
        """Names by group, each name once."""
        groups: dict[str, list[str]] = {}
        for card in cards:
            names = groups.setdefault(card.group, [])
            if card.name not in names:
                names.append(card.name)
        for group, names in groups.items():
            self.console.line(f"  {self.console.pen.bold(group)}")
            self.console.paragraph(" · ".join(names), 4)

    # Chances.

    def odds(self, _: str) -> None:
        choices = self.choices()
        lines = Chances(self.console, self.wording, self.table, self.seat).lines(choices)
        for line in lines:
            told = line.lstrip()
            self.console.paragraph(told, 2 + len(line) - len(told))
        if not lines:
            self.console.say("odds-none")

    def hint(self, _: str) -> None:
        """What a strong bot would consider, from what this seat knows."""
        view = self.table.view(self.seat)
        say = self.wording.texts.say
        self.console.passing(f"  {say('play-thinking')} …")
        found = hint(self.table.kind, view)
        self.console.passed()
        if found is None:
            self.console.say("insight-no-choice")
            return
        for number, advice in enumerate(found.advice, start=1):
            chosen = clip(chain_words(self.wording, view, advice.chain), 3 * self.console.width)
            self.console.paragraph(f"{number}. {chosen} – {chance_words(self.wording, advice.chance)}", 2)
            for line in advice_words(self.wording, view, advice):
                self.console.paragraph(line, 5)
        if found.close:
            self.console.paragraph(say("insight-close"), 2)
        self.console.paragraph(self.console.pen.dim(say("insight-of", {"worlds": QUICK.worlds})), 2)

    # Why a bot did what it did.

    def heed(self, seat: int, saw: Game, action: Action) -> None:
        """Keep what a bot answered, and what it saw then."""
        self.acts.append(Act(seat, saw, action))
        del self.acts[:-MOST_ACTS]

    def reason(self, text: str) -> None:
        """Why somebody did the last thing that they can tell the reason of; without a name, whoever acted last."""
        if not self.acts:
            self.console.say("play-reason-nobody" if self.experts else "play-reason-no-expert")
            return
        seats = {act.seat for act in self.acts}
        named = [seat for seat in seats if folded(self.wording.names[seat]).startswith(folded(text))]
        if text and not named:
            known = ", ".join(self.wording.names[seat] for seat in sorted(seats))
            self.console.say("play-reason-who", {"text": text, "known": known})
            return
        wanted = named if text else [self.acts[-1].seat]
        now = self.table.view(self.seat).state
        for act in reversed(self.acts):
            if act.seat not in wanted:
                continue
            style = self.styles.get(act.seat, "")
            said = self.table.kind.bot.explain(act.saw, act.seat, act.action, now, style)
            if said is not None:
                name = self.wording.names[act.seat]
                self.console.paragraph(f"{name}: {self.wording.reason(said)}")
                return
        self.console.say("play-reason-none", {"name": self.wording.names[wanted[0]]})

    # What happened, and what can be done.

    def anytime(self, _: str) -> None:
        """What may be done besides answering; acts that differ in a number alone are one line."""
        groups: dict[str, list[Action]] = {}
        for action in self.side_acts():
            groups.setdefault(NUMBER.sub("#", action.notation), []).append(action)
        if not groups:
            self.console.say("play-nothing-besides")
        for acts in groups.values():
            spelt = [self.typist.spelling(act) for act in (acts[0], acts[-1])]
            told = spelt[0] if len(acts) == 1 else " … ".join(spelt)
            self.console.line(f"  {told}  {self.console.pen.dim(self.wording.action(acts[0]))}")

    def log(self, text: str) -> None:
        log = self.table.log_of(self.seat)
        lines = int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else 0
        for event in log[-lines:] if lines else log:
            self.console.lines(self.screen.event_lines(event))

    # Help.

    def help(self, _: str) -> None:
        """How to answer, with an answer of the present question for an example, and the commands that help here."""
        choices = self.choices()
        say = self.console.texts.say
        example = self.typist.spelling(choices[0])
        self.console.say(
            "play-help-amounts" if self.typist.have_amounts(choices) else "play-help-places", {"answer": example}
        )
        self.console.say("play-help-chains")
        rows: list[tuple[str, str]] = []
        rule = self.wording.question_rule(self.table.state_of(self.seat))
        for command in self.commands_here():
            usage = say(f"play-help-{command}.usage", {"rule": rule}) if command in USAGES else ""
            rows.append((f"{command_word(command, self.console.texts)} {usage}".rstrip(), say(f"play-help-{command}")))
        width = max(shown(head) for head, _ in rows) + 4
        for head, told in rows:
            self.console.lines(labelled(f"  {head}", wrap(told, self.console.width - width), width))

    def commands_here(self) -> list[str]:
        """The commands that can do something in this game, and at this table."""
        found = ["why", "rule"]
        if self.cards:
            found.append("card")
        if tells_chances(self.wording):
            found.append("odds")
        if has_expert(self.table.kind):
            found.append("hint")
        if has_guide(self.table.kind, self.wording.texts):
            found.append("guide")
        if self.experts and type(self.table.kind.bot).explain is not GameBot.explain:
            found.append("reason")
        if any(action.draft for action in self.table.kind.rules.catalogue.actions):
            found.append("cancel")
            found.append("undo")
        elif self.table.can_undo(self.seat):
            found.append("undo")
        if self.side_acts():
            found.append("anytime")
        return [*found, "log", "save", "table", "quit"]


USAGES = ("why", "rule", "card", "guide", "reason", "log", "save")
