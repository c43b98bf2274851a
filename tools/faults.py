"""What can be missing or go wrong during set-up."""


class SetupFault(Exception):
    """One sentence that says what is missing and how to fix it."""
