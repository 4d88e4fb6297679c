"""Kuhn poker: the smallest game that can be played."""
