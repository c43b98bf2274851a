"""What could happen next, found by playing it on imagined positions: the rules alone say what is possible.

Nobody learns more from it than they may know: what is public, and what a player's own hand makes possible.
"""
