"""What is printed on the boards, tiles and cards, each figure with its source; no rules."""
