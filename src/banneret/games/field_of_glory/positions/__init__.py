"""Positions of Field of Glory in writing: placed, and described."""
