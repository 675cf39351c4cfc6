"""What a job says of a social network: a table that has a row for each link of two persons."""

from __future__ import annotations

from typing import Annotated, Self

from pydantic import Field, model_validator

from sqlanon.common.options import Many, Parameters
from sqlanon.sql.names import ColumnName, Relation

CLUSTERS = "_clusters"
"""What the table of clusters is called behind the release's name."""
BETWEEN = "_edges"
"""The same of the table of linked pairs of clusters."""


class LinkTable(Parameters):
    """A table of links between rows of the source.

    Attributes:
        table: It.
        ends: Its two columns that refer to persons.
        key: The column of the source that they refer to.
    """

    table: Relation = Field(description="table with a row for each link of two persons")
    ends: Annotated[Many[ColumnName], Field(min_length=2, max_length=2)] = Field(
        description="its two columns that refer to persons"
    )
    key: ColumnName = Field(description="column of the source that they refer to")

    @model_validator(mode="after")
    def _ends_differ(self) -> Self:
        if self.ends[0] == self.ends[1]:
            raise ValueError("ends: name two columns, one for each of the persons that are linked")
        return self
