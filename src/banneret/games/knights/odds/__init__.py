"""Chances in Knights: what a player may ask, and how it is computed."""
