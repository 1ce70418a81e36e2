"""Are names, secrets and credits what they should be?"""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.requests import Request
from starlette.types import Message

from sedma.server.clock import pause
from sedma.server.keys import locked, new_secret, new_table_id, seat_opened_by
from sedma.server.limits import Credits, CreditsByAddress, Rate, read_body
from sedma.server.names import LONGEST, clean_name
from sedma.server.problems import Refused
from tests.server.rooms import awaited


@pytest.mark.parametrize(
    ("raw", "clean"),
    [
        ("  Jana  ", "Jana"),
        ("Ja\u202ena", "Jana"),
        ("\u2066Petr\u2069", "Petr"),
        ("a\u200bb\ufeffc", "abc"),
        ("line\nbreak\ttab", "line break tab"),
        ("\uff2a\uff41\uff4e\uff41", "Jana"),
        ("<b>'\"&", "<b>'\"&"),
        ("\u200b", ""),
        ("e\u0301", "é"),
        ("김하나", "김하나"),
    ],
)
def test_names_lose_what_cannot_be_seen_and_nothing_else(raw: str, clean: str) -> None:
    assert clean_name(raw) == clean


def test_a_name_has_forty_characters_at_most() -> None:
    assert clean_name("ž" * 40) == "ž" * 40
    with pytest.raises(Refused, match="name-too-long"):
        clean_name("ž" * 41)
    with pytest.raises(Refused, match="name-too-long"):
        clean_name("ﷺ" * 10)


@pytest.mark.parametrize(
    "nothing", ["\u3164", "\uffa0", "\u2800", "\u034f", "\ufe0f", "\U000e0101"]
)
def test_signs_that_look_like_nothing_are_no_name(nothing: str) -> None:
    assert clean_name(f" {nothing}{nothing} ") == ""
    assert clean_name(f"Ja{nothing}na") == "Jana"


def test_marks_do_not_pile_up_over_the_lines_around_a_name() -> None:
    assert clean_name("n" + "\u0348" * 30) == "n" + "\u0348" * 3
    assert clean_name("Nguyễn Đặng שָׁלוֹם") == "Nguyễn Đặng שָׁלוֹם"


@given(st.text(max_size=60))
def test_a_clean_name_is_visible_stable_and_short(raw: str) -> None:
    try:
        name = clean_name(raw)
    except Refused:
        return
    assert len(name) <= LONGEST
    assert clean_name(name) == name
    assert all(unicodedata.category(c)[0] != "C" for c in name)


def test_secrets_are_long_and_never_the_same() -> None:
    made = {new_secret() for _ in range(1_000)}
    assert len(made) == 1_000
    assert all(len(secret) == 32 for secret in made)
    assert len({new_table_id() for _ in range(1_000)}) == 1_000


def test_a_secret_opens_its_own_seat() -> None:
    secret = new_secret()
    locks = [None, locked(new_secret()), locked(secret)]
    assert seat_opened_by(secret, locks) == 2
    for wrong in ("", secret[:-1], secret + "x", locked(secret), "é"):
        assert seat_opened_by(wrong, locks) is None


def test_credits_come_back_with_time() -> None:
    now = [0.0]
    credits = Credits(Rate(4, 20), lambda: now[0])
    assert [credits.spend() for _ in range(5)] == [True] * 4 + [False]
    now[0] = 5.0
    assert [credits.spend() for _ in range(2)] == [True, False]
    now[0] = 1_000.0
    assert [credits.spend() for _ in range(5)] == [True] * 4 + [False]


def test_each_address_has_its_own_credits_and_few_addresses_are_kept() -> None:
    credits = CreditsByAddress(Rate(1, 60), addresses=2, now=lambda: 0.0)
    credits.spend("a")
    credits.spend("b")
    with pytest.raises(Refused, match="too-fast"):
        credits.spend("a")
    credits.spend("c")
    credits.spend("b")


def test_a_slower_pace_is_slower_and_a_question_never_answered_at_once() -> None:
    plays = [pause(pace, question=False) for pace in ("off", "fast", "normal", "slow")]
    asked = [pause(pace, question=True) for pace in ("off", "fast", "normal", "slow")]
    assert plays == sorted(plays)
    assert plays[0] == 0 < asked[0]
    assert plays[1:] == asked[1:]


@awaited
async def test_who_goes_away_in_the_middle_of_a_request_is_no_fault_of_the_program() -> None:
    async def receive() -> Message:
        return {"type": "http.disconnect"}

    with pytest.raises(Refused, match="message-unreadable"):
        await read_body(Request({"type": "http", "headers": []}, receive), 10)
