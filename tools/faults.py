"""What can be missing or go wrong while setting up."""


class SetupFault(Exception):
    """One sentence that says what is missing and the way out."""
