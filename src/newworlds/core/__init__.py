"""The contract between the games and everything that plays them; it knows no particular game."""
