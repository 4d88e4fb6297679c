"""The rules of Mousquetaires du Roy, in the order of the rulebook."""
