"""Many games at once: simulations that count, and matches that compare bots."""

from banneret.arena.match import match
from banneret.arena.simulate import simulate

__all__ = ["match", "simulate"]
