"""Banneret: tabletop games of war and intrigue on one engine, for people and for researchers."""

__version__ = "0.1.0"
