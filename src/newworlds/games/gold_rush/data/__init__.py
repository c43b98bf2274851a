"""What is printed on the components of Gold Rush."""
