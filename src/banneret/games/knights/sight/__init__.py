"""What a seat of Knights sees and remembers, and the worlds that agree with it."""
