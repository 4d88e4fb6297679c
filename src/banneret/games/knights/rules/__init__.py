"""The rules of Knights, in the order of the rulebook."""
