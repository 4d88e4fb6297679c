"""The table of Knights in a terminal."""
