"""The rules of Warrior Knights, in the order of the rulebook."""
