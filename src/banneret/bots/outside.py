"""Bots in any language: a program that is told in lines of JSON what its seat sees, and answers in the same way.

The messages are described in docs/bot-protocol.md.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from time import perf_counter
from typing import Final

from banneret import __version__
from banneret.bots.base import Bot, Forfeit, answers_to
from banneret.bots.program import Program, ProgramError, command_words
from banneret.core.actions import Action
from banneret.core.errors import NotationError
from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.kind import GameKind
from banneret.core.refusals import Refusal, Refused
from banneret.core.view import View

PROTOCOL: Final = 1
PREFIX: Final = "exec:"
SECONDS: Final = 5.0  # for an answer, unless the name says otherwise
SECONDS_TO_START: Final = 20.0
SECONDS_TO_GIVE_UP: Final = 0.1  # for one that has lost already
WISHES: Final = ("catalogue", "events", "memory", "position")
_LIMIT = re.compile(r"(\d+(?:\.\d+)?)s:(.*)", re.DOTALL)


def is_program(name: str) -> bool:
    """Whether the name of a bot names a program: `exec:./mybot`, `exec:2s:./mybot --depth 3`."""
    return name.strip().lower().startswith(PREFIX)


def parts_of(name: str) -> tuple[str, float]:
    """The command line of a program and the seconds that it has for an answer."""
    rest = name.strip()[len(PREFIX) :].strip()
    if (found := _LIMIT.fullmatch(rest)) and float(found[1]) > 0:
        return found[2].strip(), float(found[1])
    return rest, SECONDS


def chain_of(view: View, actions: Sequence[Action]) -> list[Action]:
    """The answers of a chain that have to be given one by one; raises Refused where one of them is not allowed.

    What a chain goes on with by itself may be written out, and is left out here.
    """
    state = view.state.clone()
    chain: list[Action] = []
    rest = list(actions)
    if not rest:
        raise Refused(Refusal("nothing_answered"))
    while rest:
        action = rest.pop(0)
        refusal = state.refuse(view.seat, action)
        if refusal is not None:
            raise Refused(refusal)
        chain.append(action)
        ends = action.seals or not action.draft
        if action.draft:
            state.draft(view.seat, action)
            for forced in state.round_off(view.seat):
                ends = ends or not forced.draft
                if rest and rest[0] is forced:
                    rest.pop(0)
        if rest and ends:
            raise Refused(Refusal("batch_goes_on"))
    return chain


class OutsideBot(Bot):
    """Asks a program. It is started for the first game and plays further ones; one that fails is started anew.

    `answered`, `refused` and `slowest` (seconds) tell how it did so far: the checker of programs shows them.
    """

    def __init__(self, kind: GameKind, name: str, seed: int = 0) -> None:
        super().__init__(name.strip(), needs_memory=True, listens=True)
        command, self.seconds = parts_of(name)
        self.words = command_words(command)
        self.kind = kind
        self.seed = seed
        self.program: Program | None = None
        self.title = ""
        self.wishes: frozenset[str] = frozenset()
        self.seat = 0
        self.players = 0
        self.games = 0
        self.questions = 0
        self.answered = 0
        self.refused = 0
        self.slowest = 0.0
        self.planned: list[Action] = []

    # The life of a game.

    def begin(self, seat: int, players: int, options: Mapping[str, str]) -> None:
        self.seat = seat
        self.players = players
        self.games += 1
        self.planned = []
        try:
            if self.program is None:
                self._start()
            self._tell(self._game(seat, players, options))
        except ProgramError as error:
            raise self.lost(error) from error

    def heard(self, event: Event) -> None:
        if "events" in self.wishes:
            try:
                self._tell({"type": "event", **event.json(self.seat)})
            except ProgramError as error:
                raise self.lost(error) from error

    def choose(self, view: View) -> Action:
        legal = answers_to(view)
        if self.planned and self.planned[0] in legal:
            return self.planned.pop(0)
        self.questions += 1
        try:
            self._tell(self._question(view, legal))
            self.planned = self._answer(view, legal)
        except ProgramError as error:
            raise self.lost(error) from error
        return self.planned.pop(0)

    def end(self, returns: Sequence[float]) -> None:
        if self.program is not None:
            with suppress(ProgramError):
                self.program.tell({"type": "end", "returns": list(returns)})

    def close(self) -> None:
        if self.program is not None:
            self.program.close()
            self.program = None

    # The conversation.

    def _start(self) -> None:
        self.program = Program(self.words)
        self.questions = 0
        self._tell(
            {
                "type": "hello",
                "protocol": PROTOCOL,
                "banneret": __version__,
                "game": self.kind.id,
                "rules": self.kind.rules_version,
            }
        )
        ready = self.program.listen(max(self.seconds, SECONDS_TO_START))
        if ready["type"] != "ready":
            raise ProgramError("program_expected", {"expected": "ready", "type": str(ready["type"])})
        self.title = str(ready.get("name", ""))
        self.wishes = frozenset(wish for wish in WISHES if ready.get(wish) is True)

    def _tell(self, message: Mapping[str, Json]) -> None:
        assert self.program is not None
        self.program.tell(message)

    def _game(self, seat: int, players: int, options: Mapping[str, str]) -> dict[str, Json]:
        message: dict[str, Json] = {
            "type": "game", "id": self.games, "seat": seat, "players": players, "options": dict(options),
            "seed": self.seed,
        }  # fmt: skip
        if "catalogue" in self.wishes:
            message["catalogue"] = [
                {
                    "answer": action.notation, "verb": action.word, "piece": action.piece, "name": action.piece_name,
                    "draft": action.draft,
                }
                for action in self.kind.rules.catalogue.actions
            ]  # fmt: skip
        return message

    def _question(self, view: View, legal: Sequence[Action]) -> dict[str, Json]:
        seen = self.kind.view_json(view)
        if "memory" not in self.wishes:
            del seen["memory"]
        message: dict[str, Json] = {
            "type": "question",
            "id": self.questions,
            "question": type(view.state.stack[-1]).__name__,
            "view": seen,
            "legal": [action.notation for action in legal],
            "seconds": self.seconds,
        }
        if "position" in self.wishes:
            names = [f"seat {seat}" for seat in range(self.players)]
            message["position"] = self.kind.positions.describe(view.state, names)
        return message

    def _answer(self, view: View, legal: Sequence[Action]) -> list[Action]:
        """The chain that the program answers with; one that is not allowed is refused once, a second one loses."""
        refusal, text = self._heard_answer(view)
        if isinstance(refusal, list):
            return refusal
        self.refused += 1
        known: list[Json] = [action.notation for action in legal]
        self._tell({"type": "refused", "id": self.questions, "answer": text, **refusal.json(), "legal": known})
        refusal, text = self._heard_answer(view)
        if isinstance(refusal, list):
            return refusal
        parts: dict[str, Json] = {"answer": text, "refusal": refusal.code, "rule": refusal.rule or "–"}
        raise ProgramError("program_illegal", parts)

    def _heard_answer(self, view: View) -> tuple[list[Action] | Refusal, str]:
        assert self.program is not None
        asked = perf_counter()
        message = self.program.listen(self.seconds)
        self.slowest = max(self.slowest, perf_counter() - asked)
        if message["type"] != "answer":
            raise ProgramError("program_expected", {"expected": "answer", "type": str(message["type"])})
        if message.get("id") != self.questions:
            parts: dict[str, Json] = {"id": str(message.get("id")), "expected": str(self.questions)}
            raise ProgramError("program_other_question", parts)
        self.answered += 1
        text = str(message.get("answer", ""))[:2000]
        try:
            return chain_of(view, self.kind.rules.catalogue.parse_many(text)), text
        except NotationError:
            return Refusal("unknown_answer"), text
        except Refused as refused:
            return refused.refusal, text

    def lost(self, error: ProgramError) -> Forfeit:
        """The program is ended: nobody knows what it would say next."""
        if self.program is not None:
            self.program.close(SECONDS_TO_GIVE_UP)
            self.program = None
        return Forfeit(self.seat, error.code, {"bot": self.name, **error.parts})
