"""Positions of Mousquetaires du Roy in writing: placed, and described."""
