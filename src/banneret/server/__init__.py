"""The web table: people and bots at tables whose every move is saved before anybody sees it."""
