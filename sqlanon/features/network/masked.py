"""A masked network as anybody can read it: a table of persons, of clusters and of linked pairs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.errors import VerificationError
from sqlanon.report.network import MaskedNetwork

if TYPE_CHECKING:
    from sqlanon.features.network.source import End
    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class NetworkTables:
    """The two tables beside that of persons, and what their columns are called.

    Attributes:
        clusters: The one with a row for each cluster.
        between: The one with a row for each two that are linked.
        group: The number of a cluster, in both and in the table of persons.
        size: How many persons a cluster has.
        edges: How many edges it has within, or two have between them.
        pair: The greater number of the two.
    """

    clusters: Sql
    between: Sql
    group: Sql
    size: Sql
    edges: Sql
    pair: Sql

    @property
    def shape(self) -> dict[str, Sql]:
        """What templates are given."""
        return {name: getattr(self, name) for name in self.__slots__}

    def measured(self, workspace: Workspace) -> MaskedNetwork:
        """What the network tells and loses."""
        found = workspace.ask_one("network/loss", _Loss, **self.shape)
        persons, within, between = found.persons or 0, found.within or 0, found.between or 0
        most = persons * (persons - 1) / 4
        return MaskedNetwork(
            persons=persons,
            edges=within + between,
            clusters=found.clusters or 0,
            within=within,
            between=between,
            pairs=found.pairs or 0,
            complete=found.complete or 0,
            structural_loss=(found.lost or 0.0) / most if most else 0.0,
        )

    def refuse_misfits(self, workspace: Workspace, rows: Sql) -> None:
        """Stop where the three tables do not belong together.

        Args:
            workspace: Asks.
            rows: The table of persons.

        Raises:
            VerificationError: a cluster has not as many persons as rows, or there are more edges
                than there can be, or fewer than one between two that are linked.
        """
        read = {"rows": rows, **self.shape}
        if wrong := workspace.count("network/wrong_clusters", **read):
            raise VerificationError(
                f"{wrong} clusters do not have as many rows as persons, are not there once, or "
                "have more edges than so many persons can; the tables do not belong together"
            )
        if wrong := workspace.count("network/wrong_pairs", **read):
            raise VerificationError(
                f"{wrong} linked pairs are there twice, are not of two clusters, the smaller "
                "number first, or have more edges than their persons can, or none; the tables do "
                "not belong together"
            )

    def refuse_other_links(self, workspace: Workspace, persons: Persons, links: Links) -> None:
        """Stop where the network has other edges than its links.

        Args:
            workspace: Asks.
            persons: The table of persons, with their keys.
            links: The table of links.

        Raises:
            VerificationError: it has, or a key is told of two persons.
        """
        read = {**self.shape, "persons": persons, "links": links}
        if workspace.count("network/repeated_keys", **read):
            raise VerificationError("the key of the links has a value twice in the release")
        wrong = workspace.count("network/wrong_links", **read)
        if wrong:
            raise VerificationError(
                f"{wrong} clusters, or pairs of them, have other edges than the table of links"
            )


class Persons(NamedTuple):
    """The table of persons, and what tells them apart there."""

    sql: Sql
    key: End


class Links(NamedTuple):
    """The table of links, and whom each of them links."""

    sql: Sql
    first: End
    second: End


class _Loss(NamedTuple):
    """The row of network/loss; all None without clusters."""

    persons: int | None
    clusters: int | None
    within: int | None
    between: int | None
    pairs: int | None
    complete: int | None
    lost: float | None
