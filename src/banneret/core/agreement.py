"""What is agreed before a game and never changes."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Agreement:
    """The options; a game's charter adds what options and components come to."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options = options
