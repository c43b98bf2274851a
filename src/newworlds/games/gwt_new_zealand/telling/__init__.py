"""The game's vocabulary: everything a player reads, as messages, for both browser and terminal."""
