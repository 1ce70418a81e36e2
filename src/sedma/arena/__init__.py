"""Deals between bots by the thousand, compiled."""
