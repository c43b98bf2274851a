"""Nobody waits for ever: time to think, and what follows when it is up."""
