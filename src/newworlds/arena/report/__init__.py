"""An arena's results as one HTML page without anything from elsewhere."""
