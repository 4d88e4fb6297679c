"""The guide of a first game in the terminal: questions are explained, less and less, with what the expert would do."""

import json
from pathlib import Path

from banneret.bots import has_expert
from banneret.cli.console import Console
from banneret.core.jsons import Json
from banneret.core.table import Table
from banneret.core.terminal import wrap
from banneret.core.wording import Wording
from banneret.insight.guide import (
    FULL,
    GONE,
    expert_answer,
    in_any_order,
    stage,
    to_tell,
    why_words,
)
from banneret.insight.hints import chain_words, explanation

MET = "guide.json"
STAR = "★"


class Guiding:
    """What the one person at a table is told beneath a question while the guide is on; the game goes on as without it.

    How often each kind of question has come up is kept in a small file of the person's data folder.
    """

    def __init__(self, console: Console, wording: Wording, table: Table, seat: int, folder: Path, on: bool) -> None:
        self.console = console
        self.wording = wording
        self.table = table
        self.seat = seat
        self.on = on
        self.met = Met(folder / MET, table.kind.id)
        self.counted = -1

    def lines(self) -> list[str]:
        """Beneath the answers: what is asked, and what the expert would do."""
        if not self.on:
            return []
        if self.counted != self.table.questions[self.seat]:
            self.counted = self.table.questions[self.seat]
            self.met.add(self.question())
        shown = stage(self.met.times(self.question()))
        if shown == GONE:
            return []
        return ["", *(self.told() if shown == FULL else []), *self.advice()]

    def question(self) -> str:
        return type(self.table.state_of(self.seat).stack[-1]).__name__

    def told(self) -> list[str]:
        words = explanation(self.wording.texts, self.question())
        return [f"  {row}" for row in wrap(words, self.console.width - 4)] if words else []

    def advice(self) -> list[str]:
        """The expert's answer with its reason, from what this seat sees."""
        view = self.table.view(self.seat)
        one = expert_answer(self.table.kind, view) if has_expert(self.table.kind) else None
        if one is None:
            return []
        told = to_tell(one.chain, in_any_order(view, one.chain))
        expert = self.wording.texts.say("insight-guide-expert")
        said = [f"{expert} {chain_words(self.wording, view, told)}", *why_words(self.wording, one)]
        first, *more = wrap(" – ".join(said), self.console.width - 6)
        return [f"  {STAR} {first}", *[f"    {row}" for row in more]]

    def switch(self, text: str) -> None:
        """`guide on`, `guide off`; without a word the present question is explained, as the guide would."""
        say = self.console.texts.say
        if not text:
            self.console.lines([*self.told(), *(self.advice() if self.on else [])])
        elif text.casefold() in say("play-guide-words-on").split():
            self.on = True
            self.met.forget()
            self.console.say("play-guide-on")
            self.console.lines([*self.told(), *self.advice()])
        elif text.casefold() in say("play-guide-words-off").split():
            self.on = False
            self.console.say("play-guide-off")
        else:
            self.console.say("play-guide-which")


class Met:
    """How often each kind of question of a game has come up."""

    def __init__(self, path: Path, game: str) -> None:
        self.path = path
        self.game = game

    def all(self) -> dict[str, dict[str, int]]:
        try:
            told: Json = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        found: dict[str, dict[str, int]] = {}
        for game, kinds in told.items() if isinstance(told, dict) else []:
            if isinstance(kinds, dict):
                found[game] = {kind: times for kind, times in kinds.items() if isinstance(times, int)}
        return found

    def times(self, question: str) -> int:
        return self.all().get(self.game, {}).get(question, 0)

    def add(self, question: str) -> None:
        self.write({**self.all().get(self.game, {}), question: self.times(question) + 1})

    def forget(self) -> None:
        self.write({})

    def write(self, kinds: dict[str, int]) -> None:
        """A disk that takes no more is no reason to stop a game."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            told = json.dumps({**self.all(), self.game: kinds}, indent=1, sort_keys=True)
            self.path.write_text(told + "\n", encoding="utf-8")
        except OSError:
            return
