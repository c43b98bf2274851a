"""What people are told while no page is open: who is told what and when, and by which way."""
