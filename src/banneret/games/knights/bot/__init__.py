"""Who plays Knights without a person: the scripted expert and what it weighs."""
