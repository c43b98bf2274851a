"""What a good player thinks of a position, chapter by chapter; the judge adds it up."""
