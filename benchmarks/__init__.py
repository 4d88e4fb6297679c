"""Benchmarks: the engine against its peers and against itself, and the web table under load. Not installed."""
