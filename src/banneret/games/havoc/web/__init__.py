"""The table of Havoc in the browser, drawn from a view and from nothing else."""
