"""Benchmarks: this engine, compiled and pure, against its peers, in one interleaved run."""
