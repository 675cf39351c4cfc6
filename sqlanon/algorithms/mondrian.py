"""Mondrian multidimensional partitioning."""

from __future__ import annotations

from typing import ClassVar, Literal

from pydantic import Field

from sqlanon.algorithms.base import Algorithm


class Mondrian(Algorithm):
    """Options of Mondrian."""

    name: ClassVar[str] = "mondrian"
    reference: ClassVar[str] = (
        "K. LeFevre, D. DeWitt, R. Ramakrishnan, Mondrian Multidimensional K-Anonymity, ICDE 2006"
    )

    split: Literal["strict", "relaxed"] = Field(
        default="strict",
        description="whether the rows of one value stay together or may be dealt to both sides",
    )
    cut: Literal["median", "loss"] = Field(
        default="loss",
        description="cut the widest dimension at its median, or cut where most loss is removed",
    )
