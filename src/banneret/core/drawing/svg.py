"""Elements of HTML and SVG, escaped in one place. Neither inline styles nor inline scripts can be written with them."""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final, TypeAlias, final

Attribute: TypeAlias = str | int | float | bool | None

NAME: Final = re.compile(r"[a-z][a-zA-Z0-9-]*")
SELF_CLOSING: Final = frozenset({"circle", "ellipse", "line", "path", "polygon", "rect", "use"})
FORBIDDEN_ELEMENTS: Final = frozenset({"script", "style", "iframe", "object", "embed", "link", "meta", "base"})
MARK: Final = "\x01"
"""Stands on both sides of an id where a fragment has its place. No text of a person holds it: `escape` drops it."""

ATTRIBUTES_KEPT: Final = 16_384
LONGEST_KEPT: Final = 60
_SPECIAL: Final = re.compile("[&<>\"'\x00-\x08\x0b\x0c\x0e-\x1f]")
_ESCAPES: Final[dict[int, str | None]] = {
    **dict.fromkeys([code for code in range(32) if chr(code) not in "\t\n\r"]),
    ord("&"): "&amp;",
    ord("<"): "&lt;",
    ord(">"): "&gt;",
    ord('"'): "&quot;",
    ord("'"): "&#39;",
}


@final
class Markup:
    """Text that is already HTML. Everything else is escaped when it enters an element."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __add__(self, other: "Markup") -> "Markup":
        return Markup(self.text + other.text)

    def __bool__(self) -> bool:
        return bool(self.text)


NOTHING: Final = Markup("")


def escape(text: str) -> str:
    """Text as it may stand in an element or in a quoted attribute; control characters fall out."""
    return text.translate(_ESCAPES) if _SPECIAL.search(text) is not None else text


@lru_cache(maxsize=4096)
def number(value: float) -> str:
    """A coordinate in as few characters as it needs: at most two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def join(parts: Iterable[Markup | str]) -> Markup:
    """One after another."""
    return Markup("".join([part.text if isinstance(part, Markup) else escape(part) for part in parts]))


def element(name: str, attributes: Mapping[str, Attribute] | None = None, *children: Markup | str) -> Markup:
    """An element; plain text among its children is escaped. An attribute that is None or False is left out.

    >>> str(element("b", {"class": "name", "hidden": False}, "Anna & <Béla>"))
    '<b class="name">Anna &amp; &lt;Béla&gt;</b>'
    """
    parts = [_OPENINGS.get(name) or _opening(name)]
    if attributes:
        for key, value in attributes.items():
            if value is None or value is False:
                continue
            if value is True:
                parts.append(_bare(key))
                continue
            written = _WRITTEN.get((key, value))
            parts.append(_attribute(key, value) if written is None else written)
    if not children and name in SELF_CLOSING:
        parts.append("/>")
        return Markup("".join(parts))
    parts.append(">")
    for child in children:
        parts.append(child.text if isinstance(child, Markup) else escape(child))
    parts.append(f"</{name}>")
    return Markup("".join(parts))


_OPENINGS: Final[dict[str, str]] = {}
_NAMES: Final[dict[str, str]] = {}
_WRITTEN: Final[dict[tuple[str, str | int | float], str]] = {}
"""Short attributes as they are written: a drawing has few different ones. Equal numbers are written alike."""


def _opening(name: str) -> str:
    """The beginning of an element that may stand in a drawing."""
    if NAME.fullmatch(name) is None or name in FORBIDDEN_ELEMENTS:
        raise ValueError(f"no element of a drawing: {name!r}")
    _OPENINGS[name] = f"<{name}"
    return f"<{name}"


def _bare(name: str) -> str:
    """The name of an attribute that may stand in a drawing, with the blank before it."""
    if name not in _NAMES:
        if NAME.fullmatch(name) is None or name == "style" or name.startswith("on"):
            raise ValueError(f"no attribute of a drawing: {name!r}; looks are classes, acts are data")
        _NAMES[name] = f" {name}"
    return _NAMES[name]


def _attribute(name: str, value: str | int | float) -> str:
    written = f'{_bare(name)}="{escape(value) if isinstance(value, str) else number(value)}"'
    if len(written) <= LONGEST_KEPT:
        if len(_WRITTEN) >= ATTRIBUTES_KEPT:
            _WRITTEN.clear()
        _WRITTEN[name, value] = written
    return written


def classes(*names: str) -> str:
    """Class names in one attribute; empty ones fall out."""
    return " ".join([name for name in names if name])


def span(name: str, *children: Markup | str) -> Markup:
    return element("span", {"class": name}, *children)


def div(name: str, *children: Markup | str) -> Markup:
    return element("div", {"class": name}, *children)


def svg(name: str, width: float, height: float, *children: Markup | str, label: str = "") -> Markup:
    """A picture with its own coordinates. Without a label it is decoration: readers of the screen pass over it."""
    attributes: dict[str, Attribute] = {"class": name, "viewBox": f"0 0 {number(width)} {number(height)}"}
    if label:
        attributes.update({"role": "img", "aria-label": label})
    else:
        attributes.update({"aria-hidden": "true", "focusable": "false"})
    return element("svg", attributes, *children)


def path(data: str, **attributes: Attribute) -> Markup:
    """A path; holes are cut by crossing outlines. `class_` and `fill_rule` stand for their hyphenated names."""
    given = {key.rstrip("_").replace("_", "-"): value for key, value in attributes.items()}
    return element("path", {"d": data, "fill-rule": "evenodd", **given})
