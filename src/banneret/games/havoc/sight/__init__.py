"""What a seat of Havoc sees and remembers, and the worlds that agree with it."""
