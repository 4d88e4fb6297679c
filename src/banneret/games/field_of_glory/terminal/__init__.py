"""The table of Field of Glory in a terminal."""
