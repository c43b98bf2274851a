"""Planned turns: what somebody will do when it is their turn, kept to themselves until then."""
