"""The web table under load: many tables acting at once, beside another game server that does the same."""
