"""A game in a reader's words: log lines, answers, questions, refusals, rules and options, for every table alike."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, final

from banneret.core.actions import Action
from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.odds import Figure, percent
from banneret.core.options import option_parts
from banneret.core.reasons import Reason
from banneret.core.refusals import Refusal
from banneret.core.rooms import Components
from banneret.core.texts import Texts

# Parts of events that name a seat: an event that speaks of the reader there says "you".
SEAT_PARTS: Final = ("who", "keeper")
VARIANTS: Final = ("own", "private", "all")  # texts of an event that no part has the name of


def game_texts(kind: GameKind, language: str, folders: Sequence[str] = ()) -> Texts:
    """The texts of a game; further folders (a table's own words) lie beneath them."""
    return Texts(language, [*folders, str(kind.folder / "texts")])


def rule_key(number: str) -> str:
    """`H-6.3` is the text `rule-H-6-3`."""
    return "rule-" + number.replace(".", "-")


def decimal(value: float, language: str) -> str:
    """A number with one digit behind the point, or the comma; no zero has a sign."""
    text = f"{value:.1f}"
    text = "0.0" if text == "-0.0" else text
    return text.replace(".", ",") if language == "hu" else text


def speaks_of(event: Event, seat: int) -> bool:
    """Whether an event is about this seat, so that its log says "you"."""
    if seat < 0:
        return False
    if event.seat == seat:
        return True
    for name in SEAT_PARTS:
        if event.parts.get(name) == seat:
            return True
    return event.parts.get("winners") == [seat]


def reader_of(event: Event, seat: int) -> int:
    """The seat that reads an event, as far as its words differ: -1, a spectator, where they do not."""
    if seat < 0 or event.secret is not None or speaks_of(event, seat) or seat in event.parts.values():
        return seat
    return -1


@final
class Wording:
    """What one table says in one language; `names` are those of its seats, `options` what it has agreed on.

    Options that are not named have their defaults, as they have where there is no table.
    """

    def __init__(
        self,
        kind: GameKind,
        texts: Texts,
        names: list[str],
        data: Components,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.kind = kind
        self.texts = texts
        self.names = names
        self.data = data
        self.options: dict[str, str] = {**kind.rules.plain_options, **({} if options is None else options)}

    def readable(self, parts: dict[str, Json]) -> dict[str, Json]:
        return self.kind.words.readable(parts, self.texts.language, self.names, self.data)

    def event(self, event: Event, seat: int) -> str:
        """A line of the log as a seat reads it; -1 is a spectator.

        A text `event-<name>.<part>` is for the seat that stands in that part: the `owner` of what is taken, a `victim`.
        """
        key = f"event-{event.name.replace('_', '-')}"
        parts = self.readable({"seat": event.seat, **event.told_to(seat)})
        if not event.knows_secret(seat):
            if speaks_of(event, seat) and self.texts.has(f"{key}.own"):
                return self.texts.say(f"{key}.own", parts)
            for name in event.parts:
                if seat >= 0 and event.parts[name] == seat and name not in VARIANTS and self.texts.has(f"{key}.{name}"):
                    return self.texts.say(f"{key}.{name}", parts)
        return self.texts.event(event, seat, parts)

    def event_for_all(self, event: Event) -> str:
        """A line of the log with everybody's secrets in it, for a game that is over."""
        key = f"event-{event.name.replace('_', '-')}"
        secret = {} if event.secret is None else event.secret
        parts = self.readable({"seat": event.seat, **event.parts, **secret})
        return self.texts.say(f"{key}.all" if secret and self.texts.has(f"{key}.all") else key, parts)

    def action(self, action: Action, state: Game | None = None, seat: int = -1) -> str:
        """An answer as a button or a line of a list says it; with the state that the seat sees, all that its question
        knows of it."""
        parts: dict[str, Json] = {action.parameter: action.piece_name} if action.parameter else {}
        told = f"{action.text_key}.told"
        if state is not None and state.stack and self.texts.has(told):
            more = state.stack[-1].about(state, seat, action)
            if more:
                return self.texts.say(told, self.readable({**parts, **more}))
        return self.texts.say(action.text_key, self.readable(parts))

    def group(self, action: Action) -> str:
        """The heading over all answers of this kind; empty where there is none."""
        key = f"{action.text_key}.group"
        return self.texts.say(key) if self.texts.has(key) else ""

    def refusal(self, refusal: Refusal) -> str:
        return self.texts.refusal(refusal, self.readable(refusal.parts))

    def question(self, state: Game, seat: int) -> str:
        """What a seat is asked, in one sentence; `state` is the one it sees."""
        parts = self.readable({"seat": seat, **state.stack[-1].prompt(state, seat)})
        return self.texts.say(self.question_key(state), parts)

    def question_to_another(self, state: Game, seat: int) -> str:
        """What the others read while a seat is asked."""
        return self.texts.say(f"{self.question_key(state)}.others", self.readable({"seat": seat}))

    def question_rule(self, state: Game) -> str:
        """The number of the rule by which the open question is put."""
        frame = state.stack[-1]
        return frame.rule_now(state) or frame.rule

    def question_key(self, state: Game) -> str:
        return f"question-{type(state.stack[-1]).__name__}"

    def has_rule(self, number: str) -> bool:
        return self.texts.has(rule_key(number))

    def rule(self, number: str) -> str:
        """The text of a rule as it is played with the options in force, or the heading of a group of rules."""
        return self.texts.say(rule_key(number), option_parts(self.options))

    def chance(self, of: str, parts: dict[str, Json] | None = None) -> str:
        """What a shown figure is the chance of, or what it counts."""
        return self.texts.say(f"chance-{of}", self.readable({} if parts is None else parts))

    def figure(self, figure: Figure) -> str:
        """`Chance to win: 34%`, `Rounds expected: 2.5`."""
        of = self.chance(figure.of, figure.parts)
        of = of[:1].upper() + of[1:]
        if figure.share:
            return self.texts.say("figure-share", {"of": of, "percent": percent(figure.value)})
        return self.texts.say("figure-number", {"of": of, "number": decimal(figure.value, self.texts.language)})

    def reason(self, reason: Reason) -> str:
        """Why a bot did something."""
        return self.texts.say(f"bot-{reason.key}", self.readable(reason.parts))

    def option_name(self, option: str) -> str:
        return self.texts.say(f"option-{option}")

    def option_value(self, option: str, value: str) -> str:
        """The name of a value; for a number that has none of its own, the text of any number."""
        key = f"option-{option}-{value}"
        if self.texts.has(key):
            return self.texts.say(key)
        return self.texts.say(f"option-{option}-any", {"number": int(value)})

    def option_help(self, option: str) -> str:
        return self.texts.say(f"option-{option}-help")


def rule_numbers(kind: GameKind) -> list[str]:
    """The numbers of all rules in order, headings (`H-6`) before their rules (`H-6.1`)."""
    found: list[str] = []
    for path in sorted((kind.folder / "texts").glob("en*.ftl")):
        for line in Path(path).read_text(encoding="utf-8").splitlines():
            match = re.match(rf"rule-({kind.prefix}-\d+)(?:-(\d+))? =", line)
            if match:
                found.append(match.group(1) + (f".{match.group(2)}" if match.group(2) else ""))
    return found
