"""The final standing of a game as a table: who came where, and how it came about."""

from typing import final


@final
class Column:
    """A column of the standing; `about` says what its short head stands for."""

    def __init__(self, head: str, about: str = "") -> None:
        self.head = head
        self.about = about


@final
class Row:
    """One seat: its place, whether it has won, and a cell for each column."""

    def __init__(self, seat: int, place: int, won: bool, cells: list[str]) -> None:
        self.seat = seat
        self.place = place
        self.won = won
        self.cells = cells


@final
class Standing:
    """Rows in the order of their places; `notes` are sentences beneath them."""

    def __init__(self, columns: list[Column], rows: list[Row], notes: list[str]) -> None:
        self.columns = columns
        self.rows = rows
        self.notes = notes
