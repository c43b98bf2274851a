"""The rulebook, a module a chapter. Every function changes or asks the one `State` it is given."""
