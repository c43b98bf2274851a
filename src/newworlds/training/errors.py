"""What can go wrong in a training."""

from __future__ import annotations

from newworlds.core.errors import NewWorldsError


class NothingToFit(NewWorldsError):
    """The judge is not a sum of weighted features, so regression cannot find its weights."""

    code = "nothing_to_fit"


class NoSuchWeights(NewWorldsError):
    code = "no_such_weights"


class OtherTraining(NewWorldsError):
    """A training with other settings was begun in the same folder."""

    code = "other_training"


class BadTraining(NewWorldsError):
    """A file of a training cannot be read."""

    code = "bad_training"


class NoNetwork(NewWorldsError):
    """No network corrects the judge of this game at a table of so many players."""

    code = "no_network"


class BadVariation(NewWorldsError):
    """Not an option with its values."""

    code = "bad_variation"
