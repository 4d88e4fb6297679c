"""Positions of Warrior Knights in writing: placed, and described."""
