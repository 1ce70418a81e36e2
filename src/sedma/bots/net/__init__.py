"""The player that has taught itself: a small network over what a seat sees."""
