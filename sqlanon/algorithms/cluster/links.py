"""The part of a job that names a social network: a table with a row per link of two persons."""

from __future__ import annotations

from typing import Annotated, Self

from pydantic import Field, model_validator

from sqlanon.common.options import Many, Parameters
from sqlanon.sql.names import ColumnName, Relation

CLUSTERS = "_clusters"
"""The suffix that the table of clusters adds to the release's name."""
BETWEEN = "_edges"
"""The suffix that the table of linked pairs of clusters adds to it."""


class LinkTable(Parameters):
    """A table of links between rows of the source."""

    table: Relation = Field(description="table with a row for each link of two persons")
    columns: Annotated[Many[ColumnName], Field(min_length=2, max_length=2)] = Field(
        description="its two columns that refer to persons"
    )
    key: ColumnName = Field(description="column of the source that they refer to")

    @model_validator(mode="after")
    def _columns_differ(self) -> Self:
        if self.columns[0] == self.columns[1]:
            raise ValueError(
                "columns must name two columns, one for each of the two linked persons"
            )
        return self
