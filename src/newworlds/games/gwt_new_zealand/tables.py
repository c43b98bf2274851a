"""Lookup tables worked out from the components, one set per printing: see the chapters in `printed`."""

from __future__ import annotations

from newworlds.games.gwt_new_zealand.printed.sarah import SarahTables


class Tables(SarahTables):
    """Everything printed, by number: each chapter builds on the one before it."""
