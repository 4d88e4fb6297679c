"""The rules of Havoc, in the order of the rulebook."""
