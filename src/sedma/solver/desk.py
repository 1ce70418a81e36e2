"""What does a solver need at hand to answer question after question?

A `Desk` keeps the memory of past searches (positions stored, decisions that did well). It serves
one thread at a time.
"""

from typing import Any

from sedma.match import Deal
from sedma.solver import anymemory
from sedma.solver import memory as m
from sedma.solver.family import Family
from sedma.solver.library import Library
from sedma.solver.question import ColumnQuestion, CoreQuestion, Question, StakesQuestion
from sedma.solver.reading import family_of_position
from sedma.solver.tables import Tables, new_memory, no_tables

STORE, STORE_WITHOUT_TABLES = 1 << 18, 1 << 20
"""How many positions are stored, in columns."""
CORE_STORE = 1 << 17


class Desk:
    """The memory of one thread that solves."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self._columns: dict[Family, tuple[Tables, Any]] = {}
        self._core: dict[object, Any] = {}
        self._stamp = 0

    def question(self, deal: Deal, *, tables: bool = True, stakes: bool = False) -> Question:
        """Return what is to be asked about a deal; without tables, if these are not wanted."""
        self._stamp += 1
        if stakes:
            return StakesQuestion(deal, self._core_memory(deal), self._stamp)
        family = family_of_position(deal)
        if family is None or family.fights:
            known = None if family is None or not tables else self.library.tables(family)
            return CoreQuestion(deal, self._core_memory(deal), self._stamp, known)
        found, memory = self._column_memory(family, tables)
        return ColumnQuestion(deal, found, memory, self._stamp)

    def _column_memory(self, family: Family, wanted: bool) -> tuple[Tables, Any]:
        found = self.library.tables(family) if wanted else no_tables(family)
        known = self._columns.get(family)
        if known is None or known[0].most != found.most:
            memory = new_memory(found, STORE if found.most else STORE_WITHOUT_TABLES)
            memory[m.STORING] = 1
            self._columns[family] = found, memory
        return self._columns[family]

    def _core_memory(self, deal: Deal) -> Any:
        import numpy as np

        if deal.rules not in self._core:
            self._core.clear()
            memory = np.zeros(anymemory.STORE + anymemory.ENTRY * CORE_STORE, dtype=np.int64)
            memory[anymemory.SIZE] = CORE_STORE
            self._core[deal.rules] = memory
        return self._core[deal.rules]
