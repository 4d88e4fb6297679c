"""Chances in Mousquetaires du Roy: what a player may ask, and how it is computed."""
