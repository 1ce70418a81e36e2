"""How sure is a mean, and what is left of it once luck is taken away?

Figures of packs are kept as *moments* only: for each half of the packs (even and odd numbers) the
sums of all products of two columns. They add up over pieces of a run, and means, intervals and the
regression on luck follow from them. The slopes for one half come from the other, so that the
adjusted mean stays without bias: luck has mean nought, whatever it is multiplied by, as long as
the factor does not come from the same deals.
"""

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Any, NamedTuple, Self

import numpy as np

CONFIDENCE = 0.95
LEAST_A_COLUMN = 10
"""Packs a half for each measure of luck; with fewer, slopes would be noise, so none is used."""
NEGLIGIBLE = 1e-9

Array = Any


class Estimate(NamedTuple):
    """A mean, and the half-width of its interval."""

    mean: float
    half: float


class Adjusted(NamedTuple):
    """A mean as played, without luck, and what luck made of it."""

    raw: Estimate
    adjusted: Estimate
    gap: Estimate


@dataclass(frozen=True)
class Moments:
    """The sums of products of columns, the first of which is 1, for both halves of the packs."""

    columns: tuple[str, ...]
    sums: Array

    @classmethod
    def of(cls, columns: tuple[str, ...], figures: Array, first: int) -> Self:
        """Return the moments of the figures of packs, the first of which has this number."""
        ones = np.ones((len(figures), 1))
        rows = np.concatenate([ones, figures], axis=1)
        halves = [rows[(half + first) % 2 :: 2] for half in range(2)]
        # Plain einsum adds in one order on any number of processors; a matrix product may not.
        sums = np.array([np.einsum("ij,ik->jk", half, half) for half in halves])
        return cls(columns, sums)

    @classmethod
    def nothing(cls, columns: tuple[str, ...]) -> Self:
        """Return the moments of no packs."""
        return cls(columns, np.zeros((2, len(columns) + 1, len(columns) + 1)))

    @classmethod
    def unpacked(cls, columns: tuple[str, ...], packed: list[list[float]]) -> Self:
        """Return the moments that `packed` made this of; ValueError if that cannot be."""
        size = len(columns) + 1
        upper = np.triu_indices(size)
        sums = np.zeros((2, size, size))
        for half, numbers in enumerate(np.array(packed, np.float64).reshape(2, len(upper[0]))):
            sums[half][upper] = sums[half].T[upper] = numbers
        return cls(columns, sums)

    def packed(self) -> list[list[float]]:
        """Return the sums on and above the diagonal, for each half."""
        upper = np.triu_indices(len(self.columns) + 1)
        return [[float(number) for number in half[upper]] for half in self.sums]

    def __add__(self, other: "Moments") -> "Moments":
        assert self.columns == other.columns
        return Moments(self.columns, self.sums + other.sums)

    @property
    def packs(self) -> int:
        """How many packs there are."""
        return int(self.sums[:, 0, 0].sum())

    def mean(self, column: str) -> float:
        """Return the mean of a column."""
        place = 1 + self.columns.index(column)
        return float(self.sums[:, 0, place].sum() / self.packs)

    def difference(self, name: str, luck: tuple[str, ...]) -> Adjusted:
        """Return by how much column `name_a` is above `name_b`, with and without luck."""
        target = np.zeros(len(self.columns) + 1)
        target[1 + self.columns.index(f"{name}_a")] = 1.0
        target[1 + self.columns.index(f"{name}_b")] = -1.0
        places = np.array([1 + self.columns.index(column) for column in luck])
        taken = np.zeros((2, len(target)))
        if min(self.sums[:, 0, 0]) >= LEAST_A_COLUMN * len(luck):
            for half in range(2):
                taken[half, places] = _slopes(self.sums[1 - half], target, places)
        return Adjusted(
            _estimate(self.sums, np.array([target, target])),
            _estimate(self.sums, target - taken),
            _estimate(self.sums, taken),
        )


def _slopes(sums: Array, target: Array, places: Array) -> Array:
    """Return what one more of each measure of luck has brought on average."""
    packs = sums[0, 0]
    products = sums - np.outer(sums[0], sums[0]) / packs
    slopes: Array = np.linalg.lstsq(
        products[np.ix_(places, places)], (products @ target)[places], rcond=NEGLIGIBLE
    )[0]
    return slopes


def _estimate(sums: Array, weights: Array) -> Estimate:
    """Return the mean of a weighted sum of columns; each half has its own weights."""
    packs = float(sums[:, 0, 0].sum())
    total = sum(float(half[0] @ own) for half, own in zip(sums, weights, strict=True))
    squares = sum(float(own @ half @ own) for half, own in zip(sums, weights, strict=True))
    mean = total / packs
    if packs < 2:
        return Estimate(mean, float("inf"))
    variance = max(0.0, squares / packs - mean * mean) / (packs - 1)
    return Estimate(mean, student(packs - 1) * sqrt(variance))


def student(freedom: float) -> float:
    """Return how many standard errors a two-sided 95 % interval reaches (Student's distribution).

    The expansion in 1/freedom is Abramowitz and Stegun 26.7.5; from 5 on it is right to 0.3 %.

    >>> round(student(10), 2), round(student(100_000), 2)
    (2.23, 1.96)
    """
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
