"""Sets up, builds and checks the project; uses only the standard library, since nothing else is installed yet."""
