"""The table of Havoc in a terminal."""
