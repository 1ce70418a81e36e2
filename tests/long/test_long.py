"""Do the long claims hold for their first hundredth?"""

import pytest

from tests.long import LongCheck, all_checks


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Makes a test of every piece that `--scale` asks for."""
    scale = metafunc.config.getoption("scale")
    pieces = [
        pytest.param(check, first, count, id=f"{check.name}-{first}")
        for check in all_checks().values()
        for first, count in check.pieces(scale)
    ]
    metafunc.parametrize(("check", "first", "count"), pieces)


@pytest.mark.slow
def test_claim_holds(check: LongCheck, first: int, count: int) -> None:
    check.run(first, count)
