"""Who plays Havoc without a person: the scripted expert and what it weighs."""
