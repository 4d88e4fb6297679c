"""The rules of Field of Glory, in the order of the rulebook."""
