"""Links from a text to the rules that it names."""

from __future__ import annotations

import re
from html import escape

from banneret.core.kind import GameKind


def linked(words: str, kind: GameKind, before: str = "") -> str:
    """A text with a link at every rule that it names; `before` is the page that the rules stand on."""
    known = set(kind.rules.numbers)
    number = re.compile(rf"\b{kind.prefix}-\d+(?:\.\d+)?")

    def link(found: re.Match[str]) -> str:
        rule = found.group()
        group = any(one.startswith(f"{rule}.") for one in known)
        return f'<a class="rule-link" href="{before}#{rule}">{rule}</a>' if rule in known or group else rule

    return number.sub(link, escape(words))
