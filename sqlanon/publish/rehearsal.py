"""How a plan goes through writing, measuring and publishing without doing any of it.

It runs the code of a run on a recorder. There is nothing to measure then; but the verifier stops at
the first answer that is not as it should be, so it is told what a release without fault answers,
and asks all that it would.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlanon.verify.release import verified

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.publish.base import Publication
    from sqlanon.release.release import Release
    from sqlanon.sql.backends.recorder import Recorder
    from sqlanon.sql.statement import Query, Sql, Statement
    from sqlanon.sql.workspace import Workspace

HEAD = """\
Made by `sqlanon plan --sql`: the statements of `sqlanon run` in their order, for the engine's own
client. It makes one release; names of relations are new in each plan. It leaves out one statement,
the run's entry in the ledger, which tells what was measured.\
"""
SEARCHED = """\
What follows stages the source and searches it. Which statements come next (rounds, nodes, steps)
was decided by what the table holds now.\
"""
_WRITTEN = "What follows writes the release that was found."
_MEASURED = """\
What follows measures it. A run publishes only if the answers are as they should be; who runs the
script has to look at them.\
"""
_PUBLISHED = "What follows publishes it."
_COMMENT = "anonymized by sqlanon, by the script of a plan"
_PLACE = re.compile(r"\bSELECT (\d+) AS place, ")
"""Where a query of the verifier begins to count for a condition, or a column."""


def rehearse(
    recorder: Recorder, workspace: Workspace, published: Publication, release: Release
) -> None:
    """Write down what a run does with a release that it has found.

    Args:
        recorder: Writes it down.
        workspace: On the recorder.
        published: How the release is published, prepared.
        release: What was found.
    """
    recorder.note(_WRITTEN)
    with recorder.writing():
        written = published.written(workspace, release)
    recorder.note(_MEASURED)
    names = (tuple(column.name for column in table.columns) for table in release.tables)
    expected = dict(zip(written.relations, names, strict=True))
    with recorder.measuring(Faultless(expected, release.published_rows)):
        verified(workspace, written, required=False)
    recorder.note(_PUBLISHED)
    with recorder.writing():
        published.finish(workspace, _COMMENT)


@dataclass(frozen=True, slots=True)
class Faultless:
    """A release that is as it should be, in what it answers.

    Attributes:
        columns: The names of the columns of each of its relations.
        rows: The rows of each.
    """

    columns: Mapping[Sql, tuple[str, ...]]
    rows: int

    def asked(self, statement: Statement) -> bool:
        """Whether a statement reads the release."""
        return any(relation in statement.sql for relation in self.columns)

    def names(self, query: Query) -> list[str]:
        """The names of the columns of the relation that a query reads."""
        return [
            name
            for relation, names in self.columns.items()
            if relation in query.sql
            for name in names
        ]

    def rows_of(self, query: Query) -> list[tuple[Any, ...]]:
        """The rows of a query about it."""
        match query.name:
            case "verify/classes":
                return [(0, None, None, self.rows, 0, 0)]
            case "verify/violations":
                places = _PLACE.findall(query.sql)
                return [(int(place), 0, 0, 0, None, None, 0) for place in places]
            case "verify/known_too":
                places = _PLACE.findall(query.sql)
                return [(int(place), 0, 0, 0, 0, None, 0, 0) for place in places]
            case "verify/shared_values":
                return [(int(place), 0, 0) for place in _PLACE.findall(query.sql)]
            case _:
                return [(0,)]
