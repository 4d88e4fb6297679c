"""Positions of Havoc in writing: placed, and described."""
