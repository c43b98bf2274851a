"""Why a move is refused, chapter by chapter of the rules."""
