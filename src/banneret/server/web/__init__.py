"""The web application: pages, live streams and the JSON API over the lobby."""
