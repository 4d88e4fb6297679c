"""The steps from an empty database to the present schema. A step that has been released never changes."""
