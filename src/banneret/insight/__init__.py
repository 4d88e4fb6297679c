"""What a teacher says: chances to win, answers compared, hints, and the review of a game. It plays with bots' minds."""

from pathlib import Path

TEXTS = str(Path(__file__).with_name("texts"))
