"""What is printed on the components of Terra Nova."""
