"""Tiles and maps for the terminal, drawn from the view of a tile game. The browser has its own, finer art.

A game has a `Look` (`look`): the colours and characters of its terrains. `terminal.picture` draws the table in rich's
markup.
"""
