"""Chances in Havoc: what a player may ask, and how it is computed."""
