"""The table of Warrior Knights in a terminal."""
