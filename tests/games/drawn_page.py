"""A region of a drawn table, read as a browser would: what its tests ask of it."""

from __future__ import annotations

from html.parser import HTMLParser

SELF_CLOSING = {"circle", "ellipse", "line", "path", "polygon", "rect", "use"}


class Page(HTMLParser):
    """The elements of a region; what is not well formed, and what a strict page may not have, is an error."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.elements: list[dict[str, str]] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "style")
        assert tag != "button" or "button" not in self.open, "a button within a button"
        if tag not in SELF_CLOSING:
            self.open.append(tag)
        found = {name: value or "" for name, value in attrs}
        assert not [name for name in found if name == "style" or name.startswith("on")]
        if "id" in found:
            self.ids.append(found["id"])
        self.elements.append({"tag": tag, **found})

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in SELF_CLOSING
        self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    def with_id(self, id: str) -> dict[str, str]:
        return next(element for element in self.elements if element.get("id") == id)

    def looks(self, name: str) -> list[dict[str, str]]:
        """The elements of a class."""
        return [element for element in self.elements if name in element.get("class", "").split()]

    def acts(self, look: str = "") -> set[str]:
        """Everything that a click can answer; with a class, what the things of that class stand for."""
        things = self.looks(look) if look else self.elements
        return {act for thing in things for act in thing.get("data-acts", "").split("|") if act}

    def chosen(self) -> list[str]:
        return sorted(thing["data-chosen"] for thing in self.elements if "data-chosen" in thing)

    def labels(self) -> str:
        return " | ".join(element.get("aria-label", "") for element in self.elements)

    def text(self) -> str:
        return " ".join(self.words)
