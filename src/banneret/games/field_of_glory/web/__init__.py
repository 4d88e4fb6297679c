"""The table of Field of Glory in the browser, drawn from a view and from nothing else."""
