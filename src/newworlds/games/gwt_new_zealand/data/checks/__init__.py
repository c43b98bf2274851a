"""Checks beyond the schema of the component files: names must be known, and there must be enough pieces."""
