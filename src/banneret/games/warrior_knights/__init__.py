"""Warrior Knights."""
