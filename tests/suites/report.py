"""How many positions of the suites does a bot decide rightly, and which not?

`python -m tests.suites.report BOT…` tells it for every kind.
"""

import argparse

from sedma import bots
from tests.suites import SUITES, by_kind, positions, run


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="*", default=bots.names())
    for name in parser.parse_args().bots:
        for suite in SUITES:
            asked = positions(suite)
            failures = run(bots.make(name), asked)
            print(f"{name}, {suite} suite: {len(asked) - len(failures)} of {len(asked)} right")
            for kind, (right, number) in by_kind(asked, failures).items():
                print(f"  {right:2} of {number:2}  {kind}")
            for failure in failures:
                where = failure.position
                print(f"    {where.name}: {failure.decided}, not {where.right}. {where.why}")


if __name__ == "__main__":
    main()
