"""Chances at the table in the terminal: what stands beside the answers, and all that `odds` tells."""

from banneret.cli.console import Console
from banneret.core.actions import Action
from banneret.core.chance import FastChance
from banneret.core.odds import Odds, Prospects, percent
from banneret.core.rooms import GameOdds
from banneret.core.table import Table
from banneret.core.view_seed import seed_of_view
from banneret.core.wording import Wording

SAMPLES = 400


def tells_chances(wording: Wording) -> bool:
    """Whether the game has chances to tell at the table at all."""
    odds = type(wording.kind.odds)
    return odds.prospects is not GameOdds.prospects or odds.beaten is not GameOdds.beaten


def in_one(sentences: list[str]) -> str:
    """Several answers in one: `Reroll: 2, 3` where all begin alike."""
    head, colon, _ = sentences[0].partition(": ")
    if not colon or not all(sentence.startswith(head + colon) for sentence in sentences):
        return ", ".join(sentences)
    return head + colon + ", ".join([sentence[len(head + colon) :] for sentence in sentences])


class Chances:
    """The chances of one question, as the seat that is asked may know them; they are reckoned once."""

    def __init__(self, console: Console, wording: Wording, table: Table, seat: int) -> None:
        self.console = console
        self.wording = wording
        self.table = table
        self.seat = seat
        self.view = table.view(seat)
        self.prospects: Prospects | None = table.kind.odds.prospects(self.view)

    def said(self, action: Action) -> str:
        """An answer in words, with what the question knows of it."""
        return self.wording.action(action, self.view.state, self.seat)

    def beside(self, action: Action) -> str:
        """The chance of an answer, to stand beside it in the list; empty where none is told."""
        if self.prospects is None or action.notation not in self.prospects.answers:
            return ""
        return f"{percent(self.prospects.answers[action.notation])}%"

    def caption(self, choices: list[Action]) -> str:
        """What the figures in the list are the chance of; empty where there are none."""
        if self.prospects is None:
            return ""
        told = [action.notation for action in choices if action.notation in self.prospects.answers]
        meanings = list(dict.fromkeys(self.prospects.meaning(notation) for notation in told))
        return "; ".join(self.wording.chance(of) for of in meanings)

    def lines(self, choices: list[Action]) -> list[str]:
        """All that can be told, in lines; none: there is nothing."""
        told = [] if self.prospects is None else self.told(self.prospects, choices)
        sampled = self.sampled()
        return told + ([] if sampled is None else self.counted(sampled))

    def told(self, prospects: Prospects, choices: list[Action]) -> list[str]:
        say = self.console.texts.say
        rows: list[str] = []
        for action in choices:
            if action.notation in prospects.answers:
                of = self.wording.chance(prospects.meaning(action.notation))
                rows.append(f"{self.said(action)}: {self.beside(action)} – {of}")
            rows.extend(f"  {self.wording.figure(figure)}" for figure in prospects.beside.get(action.notation, []))
        of = self.wording.chance(prospects.of)
        beside = [f"  {self.wording.figure(figure)}" for figure in prospects.beside.get("", [])]
        if prospects.chosen is None and prospects.best_chance is None:
            rows.extend(beside)
        if prospects.chosen is not None:
            rows.append(f"{say('odds-chosen')}: {percent(prospects.chosen)}% – {of}")
            rows.extend(beside)
        if prospects.best_chance is not None:
            named = [self.said(action) for action in choices if action.notation in prospects.best]
            best = say("odds-best-chosen" if prospects.best else "odds-best-nothing")
            if named:
                best = say("odds-best-with-chance", {"answers": in_one(named)})
            rows.append(f"{best}: {percent(prospects.best_chance)}% – {of}")
            rows.extend(beside if prospects.chosen is None else [])
        elif prospects.best:
            named = [self.said(action) for action in choices if action.notation in prospects.best]
            if named:  # what a later question asks for is told there
                rows.append(say("odds-best-answers", {"answers": in_one(named)}))
        rows.extend(self.wording.texts.say(key, self.wording.readable(parts)) for key, parts in prospects.notes)
        return rows

    def sampled(self) -> Odds | None:
        """How often what is laid is beaten in worlds that agree with what the seat sees."""
        view = self.view
        draft = [action.notation for action in self.table.draft_of(self.seat)]
        chance = FastChance(seed_of_view(self.table.kind, view, draft))
        return self.table.kind.odds.beaten(view, [], chance, SAMPLES)

    def counted(self, odds: Odds) -> list[str]:
        counted = self.console.texts.say("odds-sampled", {"samples": odds.samples})
        of = self.wording.chance(odds.of)
        first = f"{of[:1].upper()}{of[1:]}: {percent(odds.share)}% ({counted})"
        return [first, *[f"  {self.wording.figure(figure)}" for figure in odds.beside]]
