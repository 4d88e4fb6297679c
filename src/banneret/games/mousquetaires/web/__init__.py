"""The table of Mousquetaires du Roy in the browser, drawn from a view and from nothing else."""
