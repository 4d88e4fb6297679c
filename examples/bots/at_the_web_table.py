#!/usr/bin/env python3
"""Seats a bot of the protocol (docs/bot-protocol.md) at a web table: the same program that `exec:` starts in a match.

at_the_web_table.py ADDRESS TABLE ./mybot [SEAT]      the token is taken from the environment: BANNERET_TOKEN

You make a token under Settings, API access, and the table leaves a seat open. The seat is taken with the JSON API; the
stream of the table says when it is asked. The server learns nothing of the program: it sees somebody who answers.
"""

import json
import os
import shlex
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from typing import Any, cast


class Table:
    """One table of a server, reached with a token."""

    def __init__(self, address: str, table: str, token: str) -> None:
        self.place = f"{address.rstrip('/')}/api/tables/{table}"
        self.headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}

    def send(self, what: str, **fields: object) -> dict[str, Any]:
        """Post a command; its key makes a repetition harmless."""
        body = json.dumps({**fields, "key": os.urandom(8).hex()}).encode()
        with urllib.request.urlopen(urllib.request.Request(f"{self.place}/{what}", body, self.headers)) as answer:
            return cast("dict[str, Any]", json.load(answer))

    def states(self) -> Iterator[dict[str, Any]]:
        """The table as the own seat sees it, whenever it changes."""
        with urllib.request.urlopen(urllib.request.Request(f"{self.place}/stream", headers=self.headers)) as stream:
            event = ""
            for row in stream:
                name, _, value = row.decode().rstrip("\n").partition(": ")
                if name == "event":
                    event = value
                elif name == "data" and event == "state":
                    yield json.loads(value)


class Bot:
    """The program, spoken to in lines of JSON."""

    def __init__(self, command: str) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(shlex.split(command), stdin=pipe, stdout=pipe, text=True, encoding="utf-8")

    def tell(self, **message: object) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()

    def ask(self, **message: object) -> dict[str, Any]:
        self.tell(**message)
        assert self.process.stdout is not None
        return cast("dict[str, Any]", json.loads(self.process.stdout.readline()))


def play(table: Table, bot: Bot, seat: int) -> list[float]:
    """Sit down and answer until the game is over; what each seat got."""
    table.send(f"seats/{seat}")
    begun, answered = False, (-1, 0)
    for state in table.states():
        if state["status"] == "over":
            bot.tell(type="end", returns=state["returns"])
            bot.tell(type="quit")
            return cast("list[float]", state["returns"])
        if state["view"] is None:
            continue
        if not begun:
            bot.ask(type="hello", protocol=1, game=state["game"], rules=0)
            bot.tell(type="game", id=1, seat=seat, players=len(state["seats"]), options=state["options"], seed=0)
            begun = True
        question = (state["question"], len(state["draft"]))
        if state["legal"] and question != answered:
            answered = question
            give(table, bot, state)
    raise SystemExit("the stream ended before the game did")


def give(table: Table, bot: Bot, state: dict[str, Any]) -> None:
    """Pass the question on to the bot and its answer to the table; an answer that is refused is asked for once more."""
    legal = [choice["notation"] for choice in state["legal"]]
    name = state["view"]["state"]["stack"][-1]["frame"]
    number = state["question"]
    asked = {"type": "question", "id": number, "question": name, "view": state["view"], "legal": legal, "seconds": 60}
    answer = bot.ask(**asked)["answer"]
    for last in (False, True):
        outcome = table.send("answers", question=number, actions=[part.strip() for part in answer.split(",")])
        if outcome["status"] != "refused":
            return
        if last:
            raise SystemExit(f"refused twice: {answer}: {outcome['sentence']}")
        refused = {"code": outcome["code"], "rule": outcome.get("rule", ""), "legal": legal}
        answer = bot.ask(type="refused", id=number, answer=answer, **refused)["answer"]


def main() -> None:
    address, name, command = sys.argv[1:4]
    seat = int(sys.argv[4]) if len(sys.argv) > 4 else 1
    print(play(Table(address, name, os.environ["BANNERET_TOKEN"]), Bot(command), seat))


if __name__ == "__main__":
    main()
