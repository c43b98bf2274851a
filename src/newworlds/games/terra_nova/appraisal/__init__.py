"""What land is worth to those who stand on it, as the judge sees it."""
