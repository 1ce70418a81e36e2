"""The game in a terminal, and records told in words."""
