"""What a seat of Warrior Knights sees and remembers, and the worlds that agree with it."""
