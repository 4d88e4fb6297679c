"""The database: everything that must survive the process."""

from banneret.server.store.driver import StoreConflict
from banneret.server.store.store import WRITING_METHODS, Store

__all__ = ["WRITING_METHODS", "Store", "StoreConflict"]
