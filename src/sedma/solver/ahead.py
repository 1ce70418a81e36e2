"""Compiles the solver ahead: `python -m sedma.solver.ahead`, so that no question waits for it."""

from sedma.match import Deal
from sedma.rules import load
from sedma.solver.answer import solve
from sedma.solver.desk import Desk
from sedma.solver.library import Library


def main() -> None:
    """Solve one small position with each of the two searches."""
    desk = Desk(Library(background=False))
    hands = [["7C"], ["8C"], ["9C"], ["JC"]]
    for preset in ("sedma4", "hola4"):
        solve(Deal.from_position(load(preset), 0, hands, []), desk=desk)


if __name__ == "__main__":
    main()
