"""Whether a program keeps to the protocol of bots: it is played against, and asked things a match may ask."""

from __future__ import annotations

from dataclasses import dataclass, field

from banneret.arena.playing import play_game, seed_of
from banneret.bots import Forfeit, OutsideBot, RandomBot
from banneret.bots.outside import PREFIX, SECONDS_TO_START
from banneret.bots.program import Program, ProgramError
from banneret.core.actions import Action
from banneret.core.chance import FastChance
from banneret.core.jsons import Json
from banneret.core.kind import GameKind
from banneret.core.view import View

SECONDS_TO_END = 5.0


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at: `ok`, `warning` or `fault`, the key of its sentence, and the parts of that."""

    verdict: str
    key: str
    parts: dict[str, Json] = field(default_factory=dict)


class Noted(OutsideBot):
    """Writes down what it answers."""

    answers: list[str]

    def choose(self, view: View) -> Action:
        action = super().choose(view)
        self.answers.append(action.notation)
        return action


class BotCheck:
    """Plays with one program; `findings` grows, and the first fault ends it."""

    def __init__(self, kind: GameKind, command: str, seconds: float, seed: str) -> None:
        self.kind = kind
        self.seed = seed
        self.bot = Noted(kind, f"{PREFIX}{seconds:g}s:{command}")
        self.bot.answers = []
        self.findings: list[Finding] = []

    def run(self, players: list[int], games: int) -> list[Finding]:
        try:
            self._games(players, games)
            self._same_again(players[0])
            self._ends()
        except Forfeit as lost:
            self.findings.append(Finding("fault", "error", {"code": lost.code, **lost.parts}))
        finally:
            self.bot.close()
        return self.findings

    def _play(self, players: int, number: int) -> list[str]:
        """A game against bots that answer at random, in each seat in turn; what the program answered."""
        seat = number % players
        self.bot.answers = []
        self.bot.seed = seed_of(self.seed, number)
        others = [RandomBot(seed_of(self.seed, number, other)) for other in range(players)]
        bots = [self.bot if at == seat else other for at, other in enumerate(others)]
        played = play_game(self.kind, bots, {}, FastChance(seed_of(self.seed, number)))
        if played.forfeit is not None:
            raise played.forfeit
        return self.bot.answers

    def _games(self, players: list[int], games: int) -> None:
        for number in range(games):
            self._play(players[number % len(players)], number)
            if number == 0:
                name = self.bot.title or "–"
                self.findings.append(
                    Finding("ok", "ready", {"name": name, "wishes": ", ".join(sorted(self.bot.wishes)) or "–"})
                )
        bot = self.bot
        self.findings.append(Finding("ok", "games", {"games": games, "answers": bot.answered}))
        if bot.refused:
            self.findings.append(Finding("warning", "refused", {"refused": bot.refused}))
        share = bot.slowest / bot.seconds
        parts: dict[str, Json] = {"slowest": f"{bot.slowest * 1000:.0f}", "limit": f"{bot.seconds:g}"}
        self.findings.append(Finding("warning" if share > 0.5 else "ok", "slowest", parts))

    def _same_again(self, players: int) -> None:
        """Whether the seed settles the answers: matches can be repeated only then."""
        first, again = self._play(players, 0)[:], self._play(players, 0)
        self.findings.append(Finding("ok", "same") if first == again else Finding("warning", "differs"))

    def _ends(self) -> None:
        """Whether the program ends when it is told to, and when whoever started it is gone."""
        program = self.bot.program
        if program is not None:
            self.bot.program = None
            ended = program.quits(SECONDS_TO_END)
            program.close()
            self.findings.append(Finding("ok" if ended else "warning", "quits" if ended else "stays"))
        try:
            orphan = Program(self.bot.words)
            orphan.tell({"type": "hello", "protocol": 1, "game": self.kind.id, "rules": self.kind.rules_version})
            orphan.listen(SECONDS_TO_START)
            ended = orphan.left_alone(SECONDS_TO_END)
            orphan.close()
        except ProgramError as error:
            raise self.bot.lost(error) from error
        self.findings.append(Finding("ok" if ended else "warning", "orphan-ends" if ended else "orphan-stays"))
