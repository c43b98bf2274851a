"""One module a chapter of the booklet."""
