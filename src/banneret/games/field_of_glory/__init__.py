"""Field of Glory: The Card Game (Martin Wallace, Treefrog Games)."""
