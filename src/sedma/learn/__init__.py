"""Self-play: how the network comes to its weights, and how far from perfect it is."""
