"""The figures of all workers as one answer: each keeps its own, told apart by a label."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from typing import Final

from banneret.server.front.heads import Head, parse_head

PATH: Final = b"/metrics"
ANSWER_SECONDS: Final = 10.0
LEFT_OUT: Final = frozenset({b"accept-encoding", b"range"})
SAMPLE: Final = re.compile(r"([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (\S+)")


def asks_for_figures(head: Head) -> bool:
    method, target, _ = head.first.split(b" ")
    return method == b"GET" and target.partition(b"?")[0] == PATH


def joined(told: Sequence[str]) -> str:
    """What each worker tells, one after another below what a figure is about."""
    about: dict[str, list[str]] = {}
    samples: dict[str, list[str]] = {}
    for number, text in enumerate(told):
        group = ""
        for line in text.splitlines():
            if line.startswith("# HELP "):
                group = line.split(" ")[2]
            if line.startswith("#"):
                about.setdefault(group, [])
                if line not in about[group]:
                    about[group].append(line)
            elif found := SAMPLE.fullmatch(line):
                labels = f'worker="{number}"' + (f",{found[2]}" if found[2] else "")
                samples.setdefault(group, []).append(f"{found[1]}{{{labels}}} {found[3]}")
    return "\n".join(line for group in about for line in [*about[group], *samples.get(group, [])]) + "\n"


async def answer_of(path: str, request: bytes) -> tuple[Head, bytes]:
    """The whole answer of a worker, which closes the connection at its end."""
    async with asyncio.timeout(ANSWER_SECONDS):
        answers, worker = await asyncio.open_unix_connection(path)
        try:
            worker.write(request)
            head = parse_head(await answers.readuntil(b"\r\n\r\n"))
            return head, await answers.read()
        finally:
            worker.close()


async def figures_of(paths: Sequence[str], asked: Head, *more: tuple[bytes, bytes]) -> bytes:
    """The answer of all workers together; that of one which gives no figures, as it is."""
    plain = Head(asked.first, tuple(field for field in asked.fields if field[0] not in LEFT_OUT))
    told = await asyncio.gather(*[answer_of(path, plain.passed_on((b"connection", b"close"), *more)) for path in paths])
    for head, body in told:
        if head.first.split(b" ")[1] != b"200":
            return head.passed_on((b"connection", b"close")) + body
    text = joined([body.decode() for _, body in told]).encode()
    first = told[0][0]
    kept = tuple(field for field in first.fields if field[0] != b"content-length")
    length = (b"content-length", str(len(text)).encode())
    return Head(first.first, kept).passed_on((b"connection", b"close"), length) + text
