"""Those who leave a game or are away: who plays for them, what the others decide, and vacations."""
