"""What the form of the component files cannot say: names that must be known, pieces that must suffice."""
