"""A game that cannot be read: it stops while it is imported."""

raise ValueError("the cards are not there")
