"""The table of Warrior Knights in the browser, drawn from a view and from nothing else."""
