"""Labels of rows whose nodes in several columns make one number."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sqlanon.errors import UnsupportedError
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.algorithms.subtree.tree_cuts import Branch
    from sqlanon.source.frequency_set import Attribute
    from sqlanon.sql.workspace import Workspace

_LARGEST = 2**62
"""All engines have whole numbers of 64 bits, with a sign."""


@dataclass(frozen=True, slots=True)
class _Place:
    """What a column is in a label.

    Attributes:
        node: A row's node in it, as statements have it.
        stride: What the node's code is multiplied by.
        size: How many codes there are.
    """

    node: Sql
    stride: int
    size: int


class RowLabels:
    """Of each row one number, which tells its node in the cut of each column: in mixed radix.

    Attributes:
        places: By column what it is in a label.
    """

    def __init__(self, workspace: Workspace, attributes: Sequence[Attribute]) -> None:
        """Give each column its place.

        Raises:
            UnsupportedError: they have more combinations of values than there are numbers.
        """
        self._workspace = workspace
        sizes = [one.distinct + (one.null_code is not None) for one in attributes]
        if math.prod(sizes) > _LARGEST:
            named = ", ".join(
                f"{one.name} {size:,}" for one, size in zip(attributes, sizes, strict=True)
            )
            raise UnsupportedError(
                "the quasi-identifiers have more combinations of values than a number of 62 bits "
                f"can tell apart ({named}); name fewer of them, or round their values in a view"
            )
        self.places = [
            _Place(Sql(f"a{place}.node"), math.prod(sizes[place + 1 :]), size)
            for place, size in enumerate(sizes)
        ]

    def code(self, attribute: int, part: int) -> int:
        """The code of a node by the part of labels that it makes up."""
        return part // self.places[attribute].stride

    def label(self) -> Sql:
        """The label of a row, beside its nodes in the cuts a0, a1 and so on."""
        return self._workspace.fragment("apriori/label", places=self.places)

    def below(self, branch: Branch) -> Sql:
        """The same with the child that a row has in one column, by the tree t, for the node."""
        child = self._workspace.fragment("apriori/child", branch=branch)
        places = [*self.places]
        places[branch.index] = replace(places[branch.index], node=child)
        return self._workspace.fragment("apriori/label", places=places)
