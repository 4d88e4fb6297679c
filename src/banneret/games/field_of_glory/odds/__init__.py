"""Chances in Field of Glory: what a player may ask, and how it is computed."""
