"""Games that are not on the shelf: to read, to play and to begin with."""
