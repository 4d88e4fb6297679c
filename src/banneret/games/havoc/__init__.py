"""Havoc: The Hundred Years War."""
