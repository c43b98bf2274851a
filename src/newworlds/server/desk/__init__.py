"""What waits for somebody, told for as long as they have a page open: one connection for all their tables."""
