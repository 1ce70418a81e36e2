"""Everything sedma says to people, in every language it speaks."""

from sedma.words.catalogue import Words, language_for, languages
from sedma.words.pages import Section, rule_page

__all__ = ["Section", "Words", "language_for", "languages", "rule_page"]
