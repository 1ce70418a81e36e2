"""The rules of play in numbers, written once for plain Python and for compiled code."""
