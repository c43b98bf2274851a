"""Hex boards of any outline: a grid on which a step is one number everywhere, and areas as bits."""
