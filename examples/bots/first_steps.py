#!/usr/bin/env python3
"""A bot that answers at random, by the protocol of docs/bot-protocol.md; nothing but the standard library.

banneret bot-check examples/bots/first_steps.py
banneret match knights --bots exec:examples/bots/first_steps.py,random --games 20 --players 2
"""

import json
import random
import sys


def tell(**message: object) -> None:
    print(json.dumps(message), flush=True)


chance = random.Random(0)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        tell(type="ready", name="first steps")
    elif message["type"] == "game":
        chance = random.Random(message["seed"])
    elif message["type"] == "question":
        tell(type="answer", id=message["id"], answer=chance.choice(message["legal"]))
    elif message["type"] == "refused":  # cannot happen to one that takes its answers from `legal`
        tell(type="answer", id=message["id"], answer=message["legal"][0])
    elif message["type"] == "quit":
        break
