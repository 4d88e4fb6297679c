"""The page that builds Leduc shows the whole of it, as it is, and what else it shows runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "write-a-game.md").read_text("utf-8")
MODULE = (ROOT / "src" / "banneret" / "games" / "leduc.py").read_text("utf-8")


def blocks(tag: str) -> list[str]:
    """The fenced blocks of code with exactly this tag."""
    return re.findall(rf"(?ms)^```{tag}\n(.*?)^```$", PAGE)


def test_the_page_shows_the_module_block_by_block_and_leaves_nothing_out() -> None:
    shown = blocks("python leduc")
    assert len(shown) > 5
    at = 0
    for block in shown:
        found = MODULE.find(block, at)
        assert found >= 0, f"not in the module, or not at this place:\n{block}"
        assert not MODULE[at:found].strip(), f"not on the page:\n{MODULE[at:found]}"
        at = found + len(block)
    assert not MODULE[at:].strip(), f"not on the page:\n{MODULE[at:]}"


def test_every_rule_of_the_page_is_named_by_the_code() -> None:
    rules = re.findall(r"(?m)^(L-\d)  ", MODULE)
    code = MODULE.split('"""', 2)[2]
    assert rules == ["L-1", "L-2", "L-3", "L-4", "L-5"]
    assert [rule for rule in rules if rule not in code] == []


@pytest.mark.parametrize("number", range(len(blocks("python"))))
def test_the_examples_run(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(blocks("python")[number], f"write-a-game.md, example {number}", "exec"), {})
    assert capsys.readouterr().out


@pytest.mark.parametrize("number", range(len(blocks("ftl"))))
def test_the_texts_are_texts(number: int) -> None:
    entries = FluentParser().parse(blocks("ftl")[number]).body
    assert entries
    assert all(isinstance(entry, fluent.Message) for entry in entries)


def test_every_fence_is_of_a_kind_that_is_checked() -> None:
    opened = re.findall(r"(?m)^```(.*)$", PAGE)
    assert set(opened) == {"python leduc", "python", "sh", "ftl", ""}
    assert opened.count("") == len(opened) / 2


@pytest.mark.parametrize("target", sorted(set(re.findall(r"\]\(([^)]+)\)", PAGE))))
def test_links_lead_somewhere(target: str) -> None:
    assert (ROOT / "docs" / target).exists()
