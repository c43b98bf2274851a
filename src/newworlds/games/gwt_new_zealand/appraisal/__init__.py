"""How a good player values a position, aspect by aspect; the judge adds it up."""
