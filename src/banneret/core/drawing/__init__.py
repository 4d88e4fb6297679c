"""Drawing: HTML and SVG made in code, for tables that are shown in a browser."""
