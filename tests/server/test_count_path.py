"""The tool that counts what a laid card passes sees both ends of its way."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_way_of_a_card_begins_at_the_handler_and_ends_at_the_other_page() -> None:
    told = subprocess.run(
        [sys.executable, "tools/count_path.py", "--list"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    request, update = told.split("from the notice to the other seat's update: ")
    for way, functions in (
        (
            request,
            [
                "short_way.py answered",
                "table_commands.py read_answer",
                "base.py apply_command",
                "store.py Store.write_all",
                "Subscription.wake",
            ],
        ),
        (
            update,
            ["stream.py Viewer.look", "scene.py make_scene", "regions.py TableArtist.render", "stream.py message"],
        ),
    ):
        assert re.search(r"\b[1-9]\d* functions in [1-9]\d* files", way)
        places = [way.find(f"{function}\n") for function in functions]
        assert -1 not in places
        assert places == sorted(places), "in the order in which they were called first"
