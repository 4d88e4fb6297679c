"""What can go wrong before a number may be printed."""

from banneret.core.errors import UserError


class BenchError(UserError):
    """The benchmark cannot start, or must not give a number."""
