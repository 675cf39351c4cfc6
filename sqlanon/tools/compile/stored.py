"""The tables that a script reads beside the source; they hold raw values of it.

They stay until `sqlanon compile --drop` removes them: nobody but whoever runs the script knows
whether it is still needed. Their names begin with a digest of the target's, so that they are found.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from sqlanon.ledger.names import COMPILED, folded
from sqlanon.publish.raw_values import refuse_readers
from sqlanon.publish.strangers import shut
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import Sql, WorkTable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.privacy_models.base import ModelInputs
    from sqlanon.sql.workspace import Workspace

MARK = "sqlanon: recoding of a script, raw values; `sqlanon compile --drop` removes it"
"""The comment of each table."""
_DIGITS = 12
"""Of the target's digest, which follows the beginning of all such names; then come the run's id and
a number."""


@dataclass(slots=True)
class Stored:
    """Tables that are made one after the other.

    Attributes:
        workspace: Runs the statements.
        target: Whose release they are for.
        strangers: Roles to which default privileges give rights on whatever is made.
        tables: What was made so far.
    """

    workspace: Workspace
    target: RelationName
    strangers: Sequence[Sql]
    tables: list[RelationName] = field(default_factory=list)

    def keep(self, relation: WorkTable, columns: Sequence[str]) -> Sql:
        """The rows of a relation of the workspace, in a table that stays and nobody else reads.

        Returns:
            What the table is called in statements.
        """
        workspace, dialect = self.workspace, self.workspace.dialect
        begin = _begin(workspace, self.target)
        name = RelationName(self.target.schema, f"{begin}{workspace.run_id}_{len(self.tables)}")
        self.tables.append(name)
        into, mark = dialect.table(name), dialect.literal(MARK)
        workspace.run(
            "publish/keep",
            into=into,
            relation=relation,
            columns=[Sql(column) for column in columns],
            mark=mark,
        )
        if dialect.keeps_comments and dialect.ddl_rolls_back:  # elsewhere it was made with it
            workspace.run("publish/comment", target=into, comment=mark)
        shut(workspace, name, self.strangers)
        refuse_readers(workspace, name)
        return into

    @property
    def turn(self) -> Sql:
        """What a table is called that no two scripts for the target make at the same time."""
        name = RelationName(self.target.schema, f"{_begin(self.workspace, self.target)}turn")
        return self.workspace.dialect.table(name)

    def inputs(self, one: ModelInputs) -> ModelInputs:
        """A model's inputs with its own order and hierarchy in tables that stay."""
        listed, hierarchy = one.listed, one.hierarchy
        if listed is not None:
            listed = self._as_work_table(listed, ["item", "position"])
        if hierarchy is not None:
            relation, height = hierarchy
            levels = [f"level_{level}" for level in range(height + 1)]
            hierarchy = (self._as_work_table(relation, ["leaf", "absent", *levels]), height)
        return replace(one, listed=listed, hierarchy=hierarchy)

    def _as_work_table(self, relation: WorkTable, columns: Sequence[str]) -> WorkTable:
        sql = self.keep(relation, columns)
        return WorkTable(self.tables[-1].name, sql)


def stored_for(workspace: Workspace, target: RelationName) -> list[RelationName]:
    """The tables of all scripts that were compiled for a target."""
    dialect = workspace.dialect
    schema = None if target.schema is None else dialect.literal(target.schema)
    begin = _begin(workspace, target)
    # LIKE takes _ for any character: the comparison of the beginning decides
    found = workspace.rows("inspect/named", pattern=dialect.literal(f"{begin}%"), schema=schema)
    return [RelationName(target.schema, str(name)) for (name,) in found if name.startswith(begin)]


def _begin(workspace: Workspace, target: RelationName) -> str:
    """The same of all spellings of a target."""
    digest = hashlib.sha256(str(folded(workspace, target)).encode()).hexdigest()
    return f"{COMPILED}{digest[:_DIGITS]}_"
