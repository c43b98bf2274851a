"""The game's vocabulary: everything a player reads of it, as messages, for browser and terminal alike."""
