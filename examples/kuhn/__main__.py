"""Kuhn poker at every table: `python -m examples.kuhn play kuhn`, `python -m examples.kuhn serve --open`."""

import sys

from banneret.cli.main import main
from banneret.games.registry import put_on_shelf

put_on_shelf("kuhn", "examples.kuhn.game", "KUHN")
sys.exit(main())
