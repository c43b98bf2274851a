"""The toy game can be played here, too."""

from __future__ import annotations

from tests import toy

toy.register()
