"""Cards in words, for people who do not own the box: what stands on each of them, its numbers included."""

from typing import final


@final
class CardText:
    """What stands on a card, or on several alike. `group` is the heading it is listed under, in the reader's language.

    `lines` are texts and numbers with what they mean: values, prices, strengths, rewards. `id` is how answers and data
    files name it, `source` where it comes from (`rulebook`, `published`, `reconstructed`), empty where nobody asks.
    """

    def __init__(self, id: str, name: str, group: str, lines: list[str], source: str = "") -> None:
        self.id = id
        self.name = name
        self.group = group
        self.lines = lines
        self.source = source
