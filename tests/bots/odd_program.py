"""A bot of the protocol that does one thing wrong, or shows what it was told; which one, its first argument says."""

from __future__ import annotations

import json
import sys
import time

how = sys.argv[1]


def tell(**message: object) -> None:
    print(json.dumps(message), flush=True)


def wrong(message: dict[str, object]) -> None:
    """What it does at its third question."""
    if how == "silent":
        time.sleep(600)
    elif how == "crash":
        raise SystemExit("I am lost")
    elif how == "nonsense":
        print("what?", flush=True)
    elif how == "no-type":
        print("[1, 2]", flush=True)
    elif how == "another":
        tell(type="ready")
    elif how == "stale":
        tell(type="answer", id=0, answer="x")
    elif how in ("illegal", "illegal-once"):
        tell(type="answer", id=message["id"], answer="fly away")


seen: list[object] = []
for line in sys.stdin:
    message = json.loads(line)
    seen.append(message)
    kind = message["type"]
    if kind == "hello":
        if how == "deaf":
            continue
        wishes = dict.fromkeys(("events", "memory", "position", "catalogue"), how == "curious")
        tell(type="answer" if how == "unready" else "ready", name="odd", **wishes)
    elif kind == "question":
        if how not in ("well", "curious") and message["id"] == 3:
            wrong(message)
        else:
            tell(type="answer", id=message["id"], answer=message["legal"][-1])
    elif kind == "refused":
        tell(type="answer", id=message["id"], answer="fly away" if how == "illegal" else message["legal"][0])
    elif kind == "quit":
        break
if how == "curious":
    with open(sys.argv[2], "w", encoding="utf-8") as file:
        json.dump(seen, file)
