"""Elements of HTML and SVG, escaped in one place. Neither inline styles nor inline scripts can be written with them."""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final, TypeAlias, final

Attribute: TypeAlias = str | int | float | bool | None

NAME: Final = re.compile(r"[a-z][a-zA-Z0-9-]*")
SELF_CLOSING: Final = frozenset({"circle", "ellipse", "line", "path", "polygon", "rect", "use"})
FORBIDDEN_ELEMENTS: Final = frozenset({"script", "style", "iframe", "object", "embed", "link", "meta", "base"})
_SPECIAL: Final = re.compile("[&<>\"']")
_ESCAPES: Final = {ord("&"): "&amp;", ord("<"): "&lt;", ord(">"): "&gt;", ord('"'): "&quot;", ord("'"): "&#39;"}


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
    """Text as it may stand in an element or in a quoted attribute."""
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
    _check_element(name)
    opening = name
    if attributes:
        opening += "".join([
            _attribute(key, value) for key, value in attributes.items() if value is not None and value is not False
        ])  # fmt: skip
    if not children and name in SELF_CLOSING:
        return Markup(f"<{opening}/>")
    return Markup(f"<{opening}>{join(children).text}</{name}>")


@lru_cache(maxsize=256)
def _check_element(name: str) -> None:
    if NAME.fullmatch(name) is None or name in FORBIDDEN_ELEMENTS:
        raise ValueError(f"no element of a drawing: {name!r}")


@lru_cache(maxsize=256)
def _check_attribute(name: str) -> None:
    if NAME.fullmatch(name) is None or name == "style" or name.startswith("on"):
        raise ValueError(f"no attribute of a drawing: {name!r}; looks are classes, acts are data")


def _attribute(name: str, value: str | int | float | bool) -> str:
    _check_attribute(name)
    if value is True:
        return f" {name}"
    return f' {name}="{escape(value) if isinstance(value, str) else number(value)}"'


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
