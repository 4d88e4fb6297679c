"""The table of Knights in the browser, drawn from a view and from nothing else."""
