"""What can be wrong with a request. Each error has a text `error-<code>`; its class says whose fault it is."""

from __future__ import annotations

from banneret.core.errors import UserError


class BadInput(UserError):
    """Something in the request does not make sense (400)."""


class Forbidden(UserError):
    """The request makes sense, but not from this person (403)."""


class NotFound(UserError):
    """There is no such thing (404)."""


class Conflict(UserError):
    """Not now: the table has moved on, or is not so far yet (409)."""


class Gone(UserError):
    """It was there once: a used or revoked invitation (410)."""


class StoreError(UserError):
    """The database cannot be used; nothing has been changed (503)."""
