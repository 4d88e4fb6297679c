"""What a seat of Mousquetaires du Roy sees and remembers, and the worlds that agree with it."""
