"""How finished games ended, and what follows from it: profiles, ratings, leaderboards."""
