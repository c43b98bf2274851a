"""Hex boards of any outline: a grid on which each direction is the same number everywhere, and areas as bits."""
