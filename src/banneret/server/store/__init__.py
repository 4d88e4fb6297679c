"""The database: everything that must survive the process."""

from banneret.server.store.store import Store, StoreConflict

__all__ = ["Store", "StoreConflict"]
