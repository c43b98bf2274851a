"""What component files are made of: kinds of things, whose order gives their numbers in `printed.names`, and ranges."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta


class Printed(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something printed on a component."""


Border = Literal["none", "white", "black"]
WorkerType = Literal["shepherd", "builder", "sailor", "shearer"]
Pile = Literal["wheel", "barrel", "bell", "compass"]

Count = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=99)]
Points = Annotated[int, Meta(ge=-99, le=99)]
