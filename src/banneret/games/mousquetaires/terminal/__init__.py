"""The table of Mousquetaires du Roy in a terminal."""
