"""Are cards and decisions read as people write them, and printed in one way only?"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sedma.cards import RANKS, SUITS, full_pack, is_card, is_rank, read_card, sort_cards
from sedma.errors import NotationError
from sedma.notation import DECISIONS, SIGNALS, parse_card, parse_decision

CARDS = st.builds(str.__add__, st.sampled_from(RANKS), st.sampled_from(SUITS))
RANK_SPELLINGS = {"T": ["T", "t", "10"], "J": ["J", "j", "U", "u"], "Q": ["Q", "q", "O", "o"]}
SUIT_SPELLINGS = {
    "C": ["C", "c", "♣", "♧", "♣\ufe0f"],
    "S": ["S", "s", "♠", "♤", "♠\ufe0f"],
    "H": ["H", "h", "♥", "♡", "♥\ufe0f"],
    "D": ["D", "d", "♦", "♢", "♦\ufe0f"],
}


@given(CARDS)
def test_a_code_reads_as_itself(card: str) -> None:
    assert parse_card(card) == card
    assert parse_decision(card) == card
    assert is_card(card)


@given(CARDS, st.data())
def test_every_spelling_reads_as_the_code(card: str, data: st.DataObject) -> None:
    rank, suit = card[0], card[1]
    written = data.draw(st.sampled_from(RANK_SPELLINGS.get(rank, [rank, rank.lower()])))
    written += data.draw(st.sampled_from(SUIT_SPELLINGS[suit]))
    padding = data.draw(st.sampled_from(["", " ", "\t"]))
    assert parse_card(padding + written + padding) == card
    assert parse_decision(padding + written + padding) == card


@pytest.mark.parametrize("word", [*DECISIONS, *SIGNALS])
def test_words_are_decisions_but_no_cards(word: str) -> None:
    assert parse_decision(word) == parse_decision(f" {word.upper()} ") == word
    with pytest.raises(NotationError):
        parse_card(word)


@given(st.text(max_size=80))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        read = parse_decision(text)
    except NotationError as refusal:
        said = str(refusal)
    else:
        assert read in DECISIONS + SIGNALS or is_card(read)
        assert parse_decision(read) == read
        return
    assert said.startswith("unreadable-decision")
    assert said.isprintable()
    assert len(said) < 500


@pytest.mark.parametrize(
    "text", ["", "1C", "11C", "100C", "C9", "9", "9CC", "9 C", "9X", "ſS", "9ſ"]
)
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_card(text)
    assert refused.value.id == "unreadable-card"
    assert read_card(text) is None


def test_a_long_text_is_cut_in_the_refusal() -> None:
    with pytest.raises(NotationError) as refused:
        parse_card("\x1b" * 1_000_000)
    assert len(str(refused.value)) < 300
    assert "\x1b" not in str(refused.value)


def test_ranks_are_single_codes() -> None:
    assert [rank for rank in ["7", "T", "10", "", "78", "t"] if is_rank(rank)] == ["7", "T"]


def test_hands_are_sorted_by_rank_and_then_suit() -> None:
    assert sort_cards(["KH", "7D", "AC", "KC", "2S", "TD", "TS"]) == [
        *("2S", "7D", "TS", "TD", "KC", "KH", "AC"),
    ]


@pytest.mark.parametrize(
    ("ranks", "packs", "cards"),
    [("7-A", 1, 32), ("6-A", 1, 36), ("2-A", 1, 52), ("7-A", 2, 64), ("2-A", 2, 104)],
)
def test_packs_have_every_card_as_often_as_there_are_packs(
    ranks: str, packs: int, cards: int
) -> None:
    pack = full_pack(ranks, packs)
    assert len(pack) == cards
    assert {pack.count(card) for card in pack} == {packs}
    assert pack[:2] == [f"{ranks[0]}C", f"{RANKS[RANKS.index(ranks[0]) + 1]}C"]
    assert pack[-1] == "AD"
