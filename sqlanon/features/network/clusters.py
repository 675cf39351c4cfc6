"""A network of the source's persons: who they are in it, and which of them are linked.

Nodes are rows of the source. What a search reads are numbers in an order that the seed has mixed,
never keys; what is published are clusters of nodes, with the edges within and between them
(A. Campan, T. Truta, Data and Structural k-Anonymity in Social Networks, PinKDD 2008, section 2).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from typing_extensions import override

from sqlanon.release.recoding import NumberedRegions
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from sqlanon.source.inspection import Column
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import WorkTable

NODE = Sql("sqlanon_node")
"""The column of the copy of the source, which a run reads, that has each person's number."""


class LinkFates(NamedTuple):
    """What became of the rows of a table of links.

    Attributes:
        rows: Its rows.
        nobodys: Those with an end that is NULL, or of nobody in the source; left out.
        loops: Those that link a person with herself; left out.
    """

    rows: int
    nobodys: int
    loops: int


@dataclass(frozen=True, slots=True)
class Network:
    """A simple graph of the source's rows.

    Attributes:
        name: The table of links.
        key: The column of the source that these refer to.
        node: The column of the copy of the source with the numbers.
        numbers: Relation (old, new): the key of each row, or its digest, and its number, from 1.
        links: Relation (first_key, second_key): the rows of the table of links, as they were read,
            their keys told in the same way.
        edges: Relation (a, b): the numbers of two who are linked, a < b, each pair once.
        fates: What became of the rows of the table.
        linked: Rows of `edges`.
    """

    name: RelationName
    key: Column
    node: Column
    numbers: WorkTable
    links: WorkTable
    edges: WorkTable
    fates: LinkFates
    linked: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NetworkRegions(NumberedRegions):
    """Clusters of persons in a network, each of whom has a number of her own.

    Attributes:
        network: Who is linked.
        linked: Relation (a, b, edges): two classes, or one and itself, with edges both ways.
        attribute_loss: NGIL: what the attributes lose by the measure of the search, in [0, 1].
    """

    network: Network
    linked: WorkTable
    attribute_loss: float

    @property
    @override
    def told_by(self) -> str:
        return self.network.node.name
