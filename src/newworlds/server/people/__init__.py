"""Who plays here: guests with a name, and accounts that are the same person on every device."""
