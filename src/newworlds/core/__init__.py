"""The contract between games and everyone who plays them; knows no game."""
