"""What a drawing may ask, and what it gives back. A game draws its table region by region from a view alone."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias, TypeVar, final

from banneret.core.actions import Action
from banneret.core.drawing.sheet import PARTS, Part, PartKey, Sheet
from banneret.core.drawing.svg import NOTHING, Attribute, Markup, classes, element, join, number, path
from banneret.core.jsons import Json
from banneret.core.odds import Prospects
from banneret.core.rooms import Components
from banneret.core.texts import Texts

Why: TypeAlias = Callable[[str], tuple[str, str]]
RuleLink: TypeAlias = Callable[[str], str]
K = TypeVar("K", bound=tuple[object, ...])

PICTURES_KEPT: Final = 4096
AWAY: Final = "\x1a"  # what a note begins with that tells that somebody is not there
ANSWER_FORM: Final = "answer"  # the id of the prompt's form: pieces are buttons of it, so they work without scripts


class Heard(NamedTuple):
    """What a viewer was told of an event, and no more."""

    name: str
    seat: int
    parts: Mapping[str, Json]


def _no_reason(notation: str) -> tuple[str, str]:
    return "", ""


def _no_link(rule: str) -> str:
    return ""


def first_of(act: str) -> str:
    """The first answer of a chain."""
    return act.partition(", ")[0]


def icon_of(picture: Markup, look: str = "") -> Markup:
    """A picture of 100 by 100 units that stands in the text."""
    attributes: dict[str, Attribute] = {
        "class": classes("icon", look), "viewBox": "0 0 100 100", "aria-hidden": "true", "focusable": "false",
    }  # fmt: skip
    return element("svg", attributes, picture)


def last_act(words: str, name: str) -> Markup:
    """What somebody did last, on a plate with their name, or that they are not there; nothing where there are no
    words."""
    if not words:
        return NOTHING
    said = words.removeprefix(AWAY)
    look = classes("last-act", "last-act-away" if words != said else "")
    return element("p", {"class": look, "title": said}, said.removeprefix(f"{name} "))


@final
class Canvas:
    """All that a drawing may ask beside the view.

    `legal` holds the viewer's legal answers by notation, `chosen` the notations of the draft so far, `why` tells the
    sentence and the rule of an answer that is refused, `changed` the ids of pieces that just changed, `finished` the
    seats that have answered a joint question, `hand_order` how a hand is sorted: by `value` or by `suit`, `prospects`
    the chances of the answers where the table allows help, `log` the last events that the viewer heard, `notes` what
    other seats did last, to stand on their plates. `acts` gathers the answers that the pieces drawn so far stand for.
    """

    def __init__(
        self,
        texts: Texts,
        names: Sequence[str],
        data: Components | None = None,
        legal: Mapping[str, Action] | None = None,
        chosen: Sequence[str] = (),
        why: Why | None = None,
        changed: Collection[str] = (),
        rule_link: RuleLink | None = None,
        finished: Collection[int] = (),
        hand_order: str = "value",
        prospects: Prospects | None = None,
        log: Sequence[Heard] = (),
        notes: Mapping[int, str] | None = None,
    ) -> None:
        self.texts = texts
        self.language = texts.language
        self.names = list(names)
        self.data = data
        self.box = "" if data is None else data.digest
        self.legal: dict[str, Action] = {} if legal is None else dict(legal)
        self.chosen = list(chosen)
        self.why: Why = _no_reason if why is None else why
        self.changed = frozenset(changed)
        self.rule_link: RuleLink = _no_link if rule_link is None else rule_link
        self.finished = frozenset(finished)
        self.hand_order = hand_order
        self.prospects = prospects
        self.log = log
        self.notes: dict[int, str] = {} if notes is None else dict(notes)
        self.acts: set[str] = set()

    def say(self, key: str, **parts: Json) -> str:
        """A text of the viewer's language."""
        return self.texts.say(key, parts)


@final
class Region:
    """One region in the making: its pieces, and the symbols that it uses, which are written down once."""

    def __init__(self, canvas: Canvas, name: str, sheet: Sheet) -> None:
        self.canvas = canvas
        self.name = name
        self.sheet = sheet
        self.symbols: dict[str, str] = {}

    def kept(self, key: tuple[object, ...], make: "Callable[[Region], Markup]") -> Markup:
        """A picture that follows from its key alone (a card's face): drawn once, then taken with its symbols."""
        known = _PICTURES.get((self.name, key))
        if known is None:
            apart = Region(self.canvas, self.name, Sheet())
            known = make(apart), apart.symbols
            if len(_PICTURES) >= PICTURES_KEPT:
                _PICTURES.clear()
            _PICTURES[self.name, key] = known
        picture, symbols = known
        self.symbols.update(symbols)
        return picture

    def part(self, make: "Callable[[Region, K], Markup]", record: K) -> Markup:
        """What a function of a module draws from a small record, the language and what is printed in the box (`data`):
        drawn once for all who see the same.

        The record is all that the function can show: it gets a region without a game. So it holds what the viewer's own
        view says, never more, and names only where they are shown.
        """
        canvas = self.canvas
        key: PartKey = (canvas.texts, canvas.box, self.name, make, record, canvas.changed)
        known = PARTS.get(key)
        if known is None:
            apart = Region(Canvas(canvas.texts, (), canvas.data, changed=canvas.changed), self.name, Sheet())
            known = Part(make(apart, record), apart.sheet, apart.symbols)
            PARTS.put(key, known)
        self.symbols.update(known.symbols)
        sheet = self.sheet
        sheet.fragments.update(known.fragments)
        if known.pieces:
            sheet.pieces.update(known.pieces)
        return known.made

    def element(self, name: str, attributes: Mapping[str, Attribute], *children: Markup | str) -> Markup:
        """An element with an id: a fragment of its own, so that it is sent again only when it has changed."""
        return self.sheet.fragment(str(attributes["id"]), element(name, attributes, *children).text)

    def symbol(self, name: str, data: str, x: float, y: float, size: float, **attributes: Attribute) -> Markup:
        """A shape of 100 by 100 units, at a place and in a size; in the colour of its surroundings."""
        given = {key.rstrip("_").replace("_", "-"): value for key, value in attributes.items()}
        return self.shared(name, 100, 100, path(data), {"x": x, "y": y, "width": size, "height": size, **given})

    def shared(
        self, name: str, width: float, height: float, picture: Markup, attributes: Mapping[str, Attribute]
    ) -> Markup:
        """A picture that stands in the region many times and is written down once, by its name."""
        id = f"{self.name}-{name}"
        if id not in self.symbols:
            box = f"0 0 {number(width)} {number(height)}"
            self.symbols[id] = element("symbol", {"id": id, "viewBox": box}, picture).text
        return element("use", {"href": f"#{id}", **attributes})

    def icon(self, name: str, data: str, look: str = "") -> Markup:
        """A shape in a picture of its own, as large as the text or the class says."""
        return self.kept(("icon", name, data, look), lambda apart: icon_of(apart.symbol(name, data, 0, 0, 100), look))

    def marks(self, id: str, place: str) -> str:
        """Note where a piece lies or what it shows; the class of one that just changed."""
        self.sheet.pieces[id] = place
        return "just-changed" if id in self.canvas.changed else ""

    def piece(
        self,
        id: str,
        place: str,
        label: str,
        look: str,
        *children: Markup,
        acts: Sequence[str] = (),
        nth: int = 0,
        dims: bool = True,
        more: Mapping[str, Attribute] | None = None,
        reason: tuple[str, str] = ("", ""),
    ) -> Markup:
        """A thing on the table in its state: plain, can be chosen, chosen, or not now (with the reason).

        `acts` are the answers that the thing can stand for in the present question, best first; of several equal
        things (dogs) the `nth` counts how many of them were chosen before this one. `dims` false: a thing that
        cannot be chosen now keeps its full colour, being no object of the question. An act may be a chain of answers
        (`pay, spend co5`): whoever draws it answers for those after the first. `reason` is the sentence and the rule
        of a thing without acts.
        """
        state, attributes = self._state(id, place, label, look, acts, nth, dims, more, reason)
        if state == "can":
            first = first_of(self._open(acts)[0])
            form: dict[str, Attribute] = {"form": ANSWER_FORM, "name": "action", "value": first}
            return self.element("button", {"type": "submit", **attributes, **form}, *children)
        if state == "chosen" or "data-why" in attributes:
            return self.element("button", {"type": "button", **attributes}, *children)
        return self.element("div", {"role": "img", **attributes}, *children)

    def figure(
        self,
        id: str,
        place: str,
        label: str,
        look: str,
        *children: Markup,
        acts: Sequence[str] = (),
        nth: int = 0,
        dims: bool = True,
        more: Mapping[str, Attribute] | None = None,
    ) -> Markup:
        """A `piece` within a picture, as a map has them: a group, which needs a script to be chosen.

        Without scripts its answers are given by the list of all answers.
        """
        state, attributes = self._state(id, place, label, look, acts, nth, dims, more)
        acted_on = state in ("can", "chosen") or "data-why" in attributes
        role: dict[str, Attribute] = {"role": "button", "tabindex": 0} if acted_on else {"role": "img"}
        return self.element("g", {**role, **attributes}, *children)

    def note(self, seat: int) -> Markup:
        """What a seat did last, for its plate; its name stands above it already."""
        words = self.canvas.notes.get(seat, "")
        return last_act(words, self.canvas.names[seat]) if words else NOTHING

    def _open(self, acts: Sequence[str]) -> list[str]:
        return [act for act in acts if first_of(act) in self.canvas.legal]

    def _state(
        self,
        id: str,
        place: str,
        label: str,
        look: str,
        acts: Sequence[str],
        nth: int,
        dims: bool,
        more: Mapping[str, Attribute] | None,
        reason: tuple[str, str] = ("", ""),
    ) -> tuple[str, dict[str, Attribute]]:
        """The state of a piece, and the attributes that tell it."""
        canvas = self.canvas
        changed = self.marks(id, place)
        attributes: dict[str, Attribute] = {"id": id, "aria-label": label, **(more or {})}
        state = "plain"
        open_acts = self._open(acts)
        taken = [act for act in acts if canvas.chosen.count(act) > nth]
        if taken:
            state = "chosen"
            attributes.update({"data-chosen": taken[0], "aria-pressed": "true"})
        elif open_acts:
            state = "can"
            canvas.acts.update(open_acts)
            draft = any(canvas.legal[first_of(act)].draft for act in open_acts)
            attributes.update({"data-acts": "|".join(open_acts), "data-draft": "1" if draft else None})
            attributes.update({"aria-pressed": "false" if draft else None})
        elif (acts or reason[0]) and canvas.legal:
            sentence, rule = canvas.why(acts[0]) if acts else reason
            if sentence:
                state = "not-now" if dims else "plain"
                attributes.update({"data-why": sentence, "data-rule": rule or None})
                attributes.update({"aria-disabled": "true", "aria-description": sentence})
        attributes["class"] = classes("piece", state, changed, look)
        return state, attributes

    def finish(self, *children: Markup | str) -> str:
        """The text of the region with its marks; what is drawn on its sheet belongs to it."""
        self.sheet.symbols[self.name] = self.symbols
        return join(children).text


_PICTURES: Final[dict[tuple[str, tuple[object, ...]], tuple[Markup, dict[str, str]]]] = {}
