"""How would a card player explain the rules of this game?

The page is made from the options alone, so that every set of house rules has a page of its own.
Whatever is off is not mentioned.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from sedma.rules import Rules
from sedma.words import page_deal, page_play, page_score
from sedma.words.page import Page

_SECTIONS: tuple[tuple[str, Callable[[Page], Iterator[str]]], ...] = (
    ("players", page_deal.players),
    ("pack", page_deal.pack),
    ("deal", page_deal.deal),
    ("lead", page_play.lead),
    ("trick", page_play.trick),
    ("continuing", page_play.continuing),
    ("drawing", page_play.drawing),
    ("counters", page_score.counters),
    ("score", page_score.score),
    ("cleaning", page_score.cleaning),
    ("burning", page_score.burning),
    ("quartet", page_score.quartet),
    ("next-dealer", page_deal.next_dealer),
    ("match", page_score.match),
    ("signals", page_play.signals),
)


@dataclass(frozen=True, slots=True)
class Section:
    """One heading of a rule page and what stands under it."""

    title: str
    paragraphs: list[str]


def rule_page(rules: Rules, lang: str) -> list[Section]:
    """The rules of the game in words, section by section, in that language.

    >>> from sedma.rules import load
    >>> page = rule_page(load("sedma4"), "en")
    >>> page[0].title, page[0].paragraphs[0]
    ('Players', 'Four play in two pairs; partners sit across from each other.')
    """
    page = Page(rules, lang)
    sections = [
        Section(page.say(f"page-title-{name}"), list(paragraphs(page)))
        for name, paragraphs in _SECTIONS
    ]
    return [section for section in sections if section.paragraphs]
