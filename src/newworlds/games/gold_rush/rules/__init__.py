"""The rulebook, one module per chapter. Every function reads or changes only the `State` it is given."""
