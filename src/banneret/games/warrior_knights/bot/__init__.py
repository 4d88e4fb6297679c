"""Who plays Warrior Knights without a person: the scripted expert and what it weighs."""
