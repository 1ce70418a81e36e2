"""Deals and matches for programs: real cards on top of the core's numbers."""

from sedma.match.deal import Deal
from sedma.match.match import Match

__all__ = ["Deal", "Match"]
