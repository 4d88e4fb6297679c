"""Who plays Field of Glory without a person: the scripted expert and what it weighs."""
