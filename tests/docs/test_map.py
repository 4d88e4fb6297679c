"""docs/README.md is a map: every page stands on it, and every link of every page leads somewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
DOCS = ROOT / "docs"
MAPS = (DOCS / "README.md", DOCS / "decisions" / "README.md", DOCS / "odds" / "README.md")


def links(page: Path) -> Iterator[Path]:
    """The files of the project that a page links to or shows."""
    text = re.sub(r"(?s)```.*?```|`[^`\n]+`", "", page.read_text("utf-8"))
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if not re.match(r"[a-z]+:|#", target):
            yield (page.parent / target.partition("#")[0]).resolve()


def test_every_page_stands_on_the_map() -> None:
    shown = {target for page in MAPS for target in links(page)} | set(MAPS)
    assert sorted(str(page.relative_to(ROOT)) for page in DOCS.rglob("*.md") if page not in shown) == []


def test_every_link_of_a_page_leads_to_a_file() -> None:
    pages = [*ROOT.glob("*.md"), *DOCS.rglob("*.md")]
    lost = [f"{page.relative_to(ROOT)}: {target}" for page in pages for target in links(page) if not target.exists()]
    assert lost == []


def test_decisions_are_numbered_without_a_gap() -> None:
    numbers = [int(page.name[:4]) for page in sorted((DOCS / "decisions").glob("[0-9]*.md"))]
    assert numbers == list(range(1, len(numbers) + 1))
    for number, page in enumerate(sorted((DOCS / "decisions").glob("[0-9]*.md")), 1):
        text = page.read_text("utf-8")
        assert text.startswith(f"# {number}. ")
        assert re.findall(r"^## (.+)$", text, re.MULTILINE) == ["Context", "Decision", "Consequences"]
