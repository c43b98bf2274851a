"""What is printed on the pieces of Gold Rush."""
