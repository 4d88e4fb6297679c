"""Positions of Knights in writing: placed, and described."""
