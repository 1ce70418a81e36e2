"""Does the naive reference player give what every case expects?"""

import pytest

from tests.casebook import CASES, Case, differences
from tests.reference.player import replay


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_reference_gives_what_the_case_expects(case: Case) -> None:
    assert differences(case.expect, replay(case.record)) == []
