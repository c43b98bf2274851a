"""What sets the project up, builds it and checks it: standard library only, since nothing is installed yet."""
