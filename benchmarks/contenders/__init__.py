"""Contenders of the benchmark: scripts that `harness.py` runs by path, each in an environment of its own."""
