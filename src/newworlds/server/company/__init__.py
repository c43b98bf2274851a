"""People among each other: what they say at tables, who their friends are, and whom they do not want to hear."""
