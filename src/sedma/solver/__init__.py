"""Exact play with open cards: what a position, and every decision in it, is worth."""

from sedma.solver.answer import Answer, last_position, solve, solve_json, solve_many, value

__all__ = ["Answer", "last_position", "solve", "solve_json", "solve_many", "value"]
