"""People are called back when it is their turn: by Web Push, and by e-mail."""
