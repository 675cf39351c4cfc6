"""A proposed job in place: what becomes of keys, of other identifiers, and where labels go."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace
from functools import cached_property
from secrets import token_hex
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlanon.common.wording import inflect
from sqlanon.errors import PublishError, together
from sqlanon.features import refuse_job
from sqlanon.job.columns import Quasi
from sqlanon.job.job import Job
from sqlanon.job.redaction import HIDDEN
from sqlanon.ledger.names import existing
from sqlanon.publish import publisher_of
from sqlanon.publish.attachments import find_attachments, row_key, with_definitions_read
from sqlanon.publish.in_place.definitions import TypeChange
from sqlanon.publish.in_place.renumbering import TABLES, pointing_to
from sqlanon.publish.in_place.swap import Swap
from sqlanon.publish.in_place.type_check import own_types
from sqlanon.publish.in_place.update import BINDING, REFERENCE, Update
from sqlanon.publish.protocols import updating_protocol
from sqlanon.sql.dialects import Kind
from sqlanon.sql.names import ColumnOf, RelationName
from sqlanon.tools.init.job_text import Variable

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from sqlanon.publish.attachments import Attachment
    from sqlanon.report.proposal import ProposedColumn
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.workspace import Workspace

_PARTITIONED = "PARTITIONED TABLE"
_KEY = Variable("SQLANON_HASH_KEY")
_TEXT = "*"
"""What a mask publishes where a column of texts is NOT NULL."""


class InPlace(NamedTuple):
    """The proposal for a table in place.

    Attributes:
        job: The job, keys of hashes as variables of the environment.
        why: Reasons of lines that differ from those of a job for a new table.
    """

    job: dict[str, Any]
    columns: tuple[ProposedColumn, ...]
    objects: tuple[str, ...]
    why: dict[str, str]


def put_in_place(
    workspace: Workspace,
    source: Relation,
    job: Mapping[str, Any],
    columns: Iterable[ProposedColumn],
) -> InPlace:
    """Turn a proposed job into one that replaces its source.

    Raises:
        SqlanonError: no job in place suits the table; all that is in the way at once.
    """
    updating_protocol(workspace.dialect)  # refuses an engine without
    table = workspace.backend.resolve(source.name)
    kind = existing(workspace, table)
    if kind not in {*TABLES, _PARTITIONED}:
        raise PublishError(f"{source.name} is {kind or 'no table'}; only a table can be replaced")
    attached = with_definitions_read(find_attachments(workspace, table), source)
    key = row_key(attached, source)
    swaps = not key and workspace.dialect.replacing is not None
    target: dict[str, Any] = {"table": job["source"], "mode": "replace"}
    target["by"] = Swap.by if swaps else Update.by
    fires = any(one.kind == "trigger" for one in attached)
    if fires and not swaps and workspace.dialect.pauses_triggers:
        target["triggers"] = "hold"
    proposed, made = {**job, "target": target}, {one.name: one for one in columns}
    if not swaps:
        named = RelationName.parse(job["source"])
        standing = _Standing(workspace, named, table, source, attached, key)
        proposed = {**proposed, **standing.settle(proposed, made)}
    checked = with_keys(proposed)
    publisher = publisher_of(checked)
    if publisher is None:
        raise ValueError("a target was said")
    refuse_job(checked, publisher)
    way = (Swap if swaps else Update)(publisher.target, "")
    way.examine(workspace, table, checked, again=False)
    if found := [*way.source_refusals(checked, source)]:
        raise together(found)
    objects = tuple(f"{one}: {fate}" for one, fate in way.objects())
    why = {"target": "the table itself: keep a copy until you have seen the release"}
    if proposed["algorithm"] != job["algorithm"]:
        why["algorithm"] = "chooses a level per column; a constrained column stays at level 0"
    return InPlace(proposed, tuple(made.values()), objects, why)


def with_keys(job: Mapping[str, Any]) -> Job:
    """The job with keys for its hashes, to be checked; nothing is hashed with them."""
    columns = {
        name: {**one, "key": token_hex(16)} if "key" in one else one
        for name, one in job["columns"].items()
    }
    return Job.from_mapping({**job, "columns": columns})


def without_keys(job: Mapping[str, Any]) -> dict[str, Any]:
    """The job as Python gets it: a key of its hashes has to be said before it is taken."""
    columns = {
        name: {**one, "key": HIDDEN} if "key" in one else one
        for name, one in job["columns"].items()
    }
    return {**job, "columns": columns}


@dataclass
class _Standing:
    """A table whose rows are to be updated.

    Attributes:
        named: The table as the job names it.
        key: The columns that identify its rows.
    """

    workspace: Workspace
    named: RelationName
    table: RelationName
    source: Relation
    attached: tuple[Attachment, ...]
    key: tuple[str, ...]

    def settle(self, job: Mapping[str, Any], made: dict[str, ProposedColumn]) -> dict[str, Any]:
        """Return the job's settings for columns and algorithm."""
        said, pinned = dict(job["columns"]), dict[str, str]()
        for name, one in made.items():
            kinds = {one.kind for one in self.attached if one.kind in BINDING and one.about([name])}
            if one.role == "drop":
                added, why = self._action(name, kinds)
                said[name] = {"role": "identifier", **added} if added else said[name]
                made[name] = replace(one, why=f"{one.why}; {why}")
            elif kinds:
                said[name] = {key: value for key, value in said[name].items() if key != "missing"}
                pinned[name] = ", ".join(sorted(kinds))
        unfit = self._unfit({**job, "columns": said})
        stays = {name for name in pinned if made[name].role == "quasi"}
        algorithm = job["algorithm"]
        if stays and all(retypes for name, retypes in unfit.items() if name not in stays):
            algorithm = {"heuristic": {}}  # chooses levels, of which a column may have none
            for name in stays:
                said[name] = {"role": "quasi", "max_level": 0}
                why = f"{made[name].why}; unchanged: {pinned[name]}"
                made[name] = replace(made[name], why=why, hierarchy=None, order=None)
                unfit.pop(name, None)
        for name, retypes in unfit.items():
            column = self.source.column(name)
            ranged = "order" not in said[name] and Quasi().is_ordinal(column)
            output = "median" if ranged else "mode"
            if retypes:
                said[name] = {**said[name], "retype": True}
                keeps = f"`output: {output}` keeps {column.display_type}"
                why = f"its type becomes text; {keeps}"
            else:
                kept = {key: value for key, value in said[name].items() if key != "hierarchy"}
                said[name] = {**kept, "output": output}
                made[name] = replace(made[name], hierarchy=None)
                why = f"its type {column.display_type} stays: the {output} of each class"
            made[name] = replace(made[name], why=f"{made[name].why}; {why}")
        return {"columns": said, "algorithm": algorithm}

    def _unfit(self, job: Mapping[str, Any]) -> dict[str, bool]:
        """Quasi-identifiers whose type holds no labels, and whether each can become text."""
        dialect = self.workspace.dialect
        own = own_types(with_keys(job), self.source, dialect)
        said = job["columns"].items()
        unfit = [name for name, one in said if one["role"] == "quasi" and name not in own]
        retyping = TypeChange(unfit)
        retyping.examine(self.workspace, self.table)
        return {
            name: dialect.retypes_columns and not any(retyping.column_refusals(name, self.source))
            for name in unfit
        }

    def _action(self, name: str, kinds: set[str]) -> tuple[dict[str, Any], str]:
        """Return the action for an identifier; engine and constraints are checked later."""
        column, dialect = self.source.column(name), self.workspace.dialect
        room = dialect.room(column.type)
        if name in self.key:
            return self._of_key()
        if kinds & {REFERENCE, "foreign key"}:
            why = "a foreign key: unchanged, so it links each row to rows elsewhere"
            return {"action": "keep"}, why
        if kinds:
            why = f"{', '.join(sorted(kinds))}: hashed, still unique; set {_KEY} before a run"
            return {"action": "hash", "key": _KEY}, why
        if column.nullable:
            return {"action": "null"}, "emptied"
        if column.kind is Kind.TEXT and room != 0:
            return {"action": "mask", "value": _TEXT}, "NOT NULL: the same text in all rows"
        return {}, "NOT NULL and no text: the column is dropped"

    def _of_key(self) -> tuple[dict[str, Any], str]:
        """New numbers for a key that others refer to, if they can have them; else it stays."""
        if not self.references:
            return {"action": "keep"}, (
                "the key of the table; no foreign key refers to it. It links each row to logs and "
                "old copies: `action: renumber` gives new numbers"
            )
        listed = ", ".join(self.references)
        if not self._renumbers:
            engine = self.workspace.dialect.name
            return {"action": "keep"}, (
                f"the key of the table. {engine} cannot renumber it together with {listed}: "
                "unchanged, so it links each row to rows elsewhere"
            )
        columns = inflect(len(self.references), "column points", "columns point")
        return {"action": "renumber", "references": [*self.references]}, (
            f"the key of the table; {columns} to it, and all get new numbers"
        )

    @cached_property
    def _renumbers(self) -> bool:
        primary = any(one.kind == "primary key" for one in self.attached)
        return (
            primary
            and len(self.key) == 1
            and self.source.column(self.key[0]).kind is Kind.INTEGER
            and self.workspace.dialect.moving is not None
            and all(width == 1 for width in self.references.values())
        )

    @cached_property
    def references(self) -> dict[str, int]:
        """Columns that hold the key by a foreign key, with how many columns that has."""
        home = self.table.schema or str(self.workspace.rows("inspect/home")[0][0])
        found: dict[str, int] = {}
        todo = deque((self.table, name) for name in self.key)
        while todo:
            pointed, column = todo.popleft()
            for one in pointing_to(self.workspace, pointed):
                if one.to.lower() != column.lower():
                    continue
                table = one.column.table
                near = table.schema is None or table.schema.lower() == home.lower()
                short = RelationName(self.named.schema, table.name) if near else table
                said = str(ColumnOf(short, one.column.column))
                if said not in found:
                    found[said] = one.width
                    todo.append((table, one.column.column))
        return found
