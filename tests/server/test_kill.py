"""`kill -9` at random moments: whatever was acknowledged is there, nothing is there twice, and play goes on."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from banneret.core.record import parse_record
from banneret.core.table import replay_table
from banneret.games import registry
from banneret.server.snapshot import restore
from banneret.server.store import Store
from banneret.server.store.rows import Person, StoredTable

ROOT = Path(__file__).resolve().parents[2]
KILLS = 104
WITH_WORKERS = (20, 60, 100)  # the rounds in which bots think in processes of their own, which takes them a while
LINES = (0, 0, *range(1, 32))  # what is heard before the blow: nothing, while it opens the table, in mid-play
LONGEST = 0.03  # seconds from there to the blow
PEOPLE = [Person("anna", "Anna", "en", "", 0.0), Person("bert", "Bert", "hu", "", 0.0)]

Values = dict[str, object]


class Program:
    """The program that is killed, round after round."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.kill_program"],
            cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip

    def run(self, order: Values, moment: tuple[int, float] | None) -> Iterator[tuple[str, Values]]:
        """Everything one round says. It is killed some seconds after so many lines, or plays to the end."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"url": self.url, "finish": moment is None, **order}) + "\n")
        self.process.stdin.flush()
        word, values = self.read()
        assert word == "child"
        if moment is not None:
            lines, seconds = moment
            for _ in range(lines):
                yield self.read()
            time.sleep(seconds)
            os.kill(int(str(values["pid"])), signal.SIGKILL)
        yield from self.rest(killed=moment is not None)

    def read(self) -> tuple[str, Values]:
        assert self.process.stdout is not None
        word, _, values = self.process.stdout.readline().partition(" ")
        return word, json.loads(values)

    def rest(self, killed: bool) -> Iterator[tuple[str, Values]]:
        while True:
            word, values = self.read()
            if word == "ended":
                assert values["status"] == (signal.SIGKILL if killed else 0)
                return
            yield word, values

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        assert self.process.wait(30) == 0


class Witness:
    """What the outside world was told about one table, and what must therefore be in the database."""

    def __init__(self) -> None:
        self.sent: dict[str, Values] = {}
        self.acks: dict[str, Values] = {}
        self.seen = 0
        self.lines: dict[int, tuple[str, int]] = {}

    def hear(self, word: str, values: Values) -> None:
        if word == "send":
            self.sent[str(values["key"])] = values
        elif word == "ack":
            self.acks[str(values["key"])] = values
        elif word == "seen":
            self.seen = max(self.seen, int(str(values["version"])))

    def pending(self) -> list[Values]:
        """Sent and not acknowledged: a browser would send it again."""
        return [order for key, order in self.sent.items() if key not in self.acks]

    def check(self, stored: StoredTable) -> None:
        commands = {done.key: done for done in stored.commands}
        assert self.seen <= stored.row.version, "something was announced that was not saved"
        for key, ack in self.acks.items():
            if ack["status"] in ("applied", "drafted"):
                assert commands[key].status == ack["status"], f"{key} was acknowledged"
                assert commands[key].version == ack["version"]
        assert set(commands) - set(self.sent) <= {f"take-{number:05}" for number in range(1000)}
        self.check_lines(stored)
        self.check_drafts(stored)

    def check_lines(self, stored: StoredTable) -> None:
        commands = {done.key: done for done in stored.commands}
        done = [(order, commands[key].version) for key, order in self.sent.items() if key in commands]
        undone = {
            int(str(order["last"]))
            for order, _ in done
            if order["what"] == "undo" and commands[str(order["key"])].status == "applied"
        }
        at = Counter(line.version for line in stored.lines)
        assert not undone & set(at), "an undone line is still there"
        for number, (text, version) in self.lines.items():
            if version not in undone:
                assert number < len(stored.lines), "a line that was there is gone"
                assert (stored.lines[number].text, stored.lines[number].version) == (text, version)
        answers = {
            version: order
            for order, version in done
            if order["what"] == "answer" and commands[str(order["key"])].status == "applied" and not order["joint"]
        }
        for version, order in answers.items():
            assert at[version] == (0 if version in undone else 1), f"{order} must be there once"
        for line in stored.lines[1:]:
            if line.text[0] in "01" and at[line.version] == 1:
                words = answers[line.version]["words"]
                assert isinstance(words, list)
                assert line.text.partition(" ~ ")[0].endswith(", ".join(words)), "a line that nobody sent"
        for version, lines in at.items():
            seats = [line.text[0] for line in stored.lines if line.version == version]
            assert len(set(seats)) == lines, "a seat answered a joint question twice"
        self.lines = {line.number: (line.text, line.version) for line in stored.lines}

    def check_drafts(self, stored: StoredTable) -> None:
        """Who had heard of everything they sent finds the draft they were shown."""
        drafts = {draft.seat: draft.text for draft in stored.drafts}
        busy = {order["seat"] for order in self.pending()}
        for seat in (0, 1):
            last = [self.acks[key] for key in self.sent if self.sent[key]["seat"] == seat and key in self.acks]
            if last and seat not in busy and last[-1]["status"] == "drafted":
                draft = last[-1]["draft"]
                assert isinstance(draft, list)
                assert drafts.get(seat, "") == ", ".join(draft)


@pytest.mark.slow
def test_what_was_acknowledged_survives_kill_9(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'kill.db'}"
    with Store(url) as store:
        for person in PEOPLE:
            store.save_person(person)
    dice = Random(4711)
    program = Program(url)
    witnesses: dict[str, Witness] = {}
    witness = Witness()
    told = Counter[str]()
    in_flight = game = 0
    try:
        for number in range(KILLS + 1):
            moment = None if number == KILLS else (dice.choice(LINES), dice.uniform(0.0, LONGEST))
            order: Values = {
                "name": f"r{number:03}",
                "game": game,
                "pending": witness.pending(),
                "workers": number in WITH_WORKERS,
                "people": [person.id for person in PEOPLE],
            }
            touched: dict[str, Witness] = {}
            for word, values in program.run(order, moment):
                told[word] += 1
                if word == "table":
                    game = int(str(values["game"]))
                    witness = witnesses.setdefault(str(values["id"]), Witness())
                    touched[str(values["id"])] = witness
                witness.hear(word, values)
            in_flight += len(witness.pending())
            with Store(url) as store:
                for id, past in touched.items():
                    stored = store.load(id)
                    assert stored is not None
                    past.check(stored)
                    restore(stored)
    finally:
        program.close()
    print(f"{KILLS} kills, {in_flight} commands under way when killed, {dict(told)}, {len(witnesses)} tables")
    assert in_flight >= 10
    assert told["ack"] >= 300
    with Store(url) as store:
        for id in witnesses:
            stored = store.load(id)
            assert stored is not None
            table = restore(stored).table
            assert table is not None
            assert table.game.over
            assert stored.row.status == "over"
            assert replay_table(parse_record(table.record.text(), registry.load)).record.text() == table.record.text()
            assert {line.text[0] for line in stored.lines[1:]} >= {"0", "1", "2", "3"}, "the bots did not play"
