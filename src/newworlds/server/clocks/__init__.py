"""Nobody waits for ever: time to think, those who leave or are away, and who plays for them."""
