"""What a seat of Field of Glory sees and remembers, and the worlds that agree with it."""
