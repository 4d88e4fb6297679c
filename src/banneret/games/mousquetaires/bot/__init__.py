"""Who plays Mousquetaires du Roy without a person: the scripted expert and what it weighs."""
