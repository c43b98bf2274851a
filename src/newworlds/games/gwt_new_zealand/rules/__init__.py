"""One module per chapter of the booklet."""
