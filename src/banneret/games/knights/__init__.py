"""Knights: dice, castles, tournaments and a king."""
