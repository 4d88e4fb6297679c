"""Mousquetaires du Roy."""
