"""Recodings that can be applied to other rows than those that they were found on, as tables."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from sqlanon.errors import UnsupportedError
from sqlanon.features.reuse.boxes import place_cells
from sqlanon.ledger.names import COMPILED, fold_name
from sqlanon.publish.raw_values import keep_private
from sqlanon.sql.dialects import Kind
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import Sql, WorkTable

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Self

    from sqlanon.privacy_models.base import ModelInputs
    from sqlanon.release.recoding import ReadRegions
    from sqlanon.release.release import Release
    from sqlanon.source.frequency_set import Attribute, FrequencySet
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.workspace import Workspace


# -- stored tables ---------------------------------------------------------------------------------
#
# They stay until `sqlanon compile --drop` removes them: only the users of the script know whether
# it is still needed. Their names begin with a digest of the target's name, by which they are found.

MARK = "sqlanon: recoding of a script, raw values; `sqlanon compile --drop` removes it"
"""The comment of each table."""
_DIGITS = 12
"""Digits of the target's digest in these names; the run's id and a number follow."""


@dataclass(slots=True)
class PersistentTables:
    """Tables that are made one after the other.

    Attributes:
        default_grantees: Roles to which default privileges give rights on whatever is made.
    """

    workspace: Workspace
    target: RelationName
    default_grantees: Sequence[Sql]
    tables: list[RelationName] = field(default_factory=list)

    def keep(self, relation: WorkTable, columns: Sequence[str]) -> Sql:
        """Store the rows of a relation in a persistent table of this user, and return its name."""
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
        keep_private(workspace, name, self.default_grantees)
        return into

    @property
    def turn(self) -> Sql:
        """The name of a table that no two scripts for the target create at the same time."""
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


def find_compiled_tables(workspace: Workspace, target: RelationName) -> list[RelationName]:
    """Find the tables of all scripts that were compiled for a target."""
    dialect = workspace.dialect
    schema = None if target.schema is None else dialect.literal(target.schema)
    begin = _begin(workspace, target)
    # LIKE takes _ for any character: the comparison of the beginning decides
    found = workspace.rows("inspect/named", pattern=dialect.literal(f"{begin}%"), schema=schema)
    return [RelationName(target.schema, str(name)) for (name,) in found if name.startswith(begin)]


def _begin(workspace: Workspace, target: RelationName) -> str:
    """Return the beginning of the names, which is the same for all spellings of a target."""
    digest = hashlib.sha256(str(fold_name(workspace, target)).encode()).hexdigest()
    return f"{COMPILED}{digest[:_DIGITS]}_"


# -- recodings -------------------------------------------------------------------------------------

_LABELS = ("item", "absent", "label")
_CODES = ("item", "absent", "code")


@dataclass(frozen=True, slots=True)
class StoredRecoding:
    """A recoding as tables that stay.

    Attributes:
        regions: Table (class, lo0, hi0, l0, lo1, …) of what rows publish together; None where each
            quasi-identifier is recoded by itself.
    """

    attributes: tuple[RecodedColumn, ...]
    regions: Sql | None = None


@dataclass(frozen=True, slots=True)
class RecodedColumn:
    """A quasi-identifier as the templates `compiled/recoded…` join it.

    Attributes:
        table: Table (item, absent, label) of what its values are published as, or with regions
            (item, absent, code); None where they are published as they are, whatever they are.
        raw: The column, of a row `s` of the source.
        value: The same under the equality that the release has.
        item: The same as text, as `table` has it.
        told: The published value (`l<index>`), of which two are equal only where a reader cannot
            distinguish them.
        between: Whether a region has the values between its values too; `table` has `value` then.
        ruled: SELECT (item, label) of the labels of the hierarchy's rule for the present values;
            None where `table` has all that are known.
        members: Table (class, code) of the values in each region, where it holds no others.
    """

    index: int
    table: Sql | None
    raw: Sql
    value: Sql
    item: Sql
    told: Sql
    between: bool = False
    ruled: Sql | None = None
    members: Sql | None = None


def store_recoding(
    workspace: Workspace, release: Release, stored: PersistentTables
) -> StoredRecoding:
    """Store the recoding of a release as tables.

    Raises:
        UnsupportedError: the recoding does not apply to other rows than those it was found on.
    """
    recoding = release.recoding
    by_class = recoding.levels_of_class is not None and not recoding.labels_apart
    if by_class or recoding.publishes_quasi:
        raise UnsupportedError(
            f"a {recoding.kind} recoding cannot be applied to rows that come later; choose another "
            "algorithm, as `mondrian`, `optimal` or `top_down`"
        )
    if not recoding.labels_apart:
        return _store_regions(workspace, release, stored)
    made: list[RecodedColumn] = []
    for attribute, native in zip(
        release.frequency_set.attributes, release.labels.native, strict=True
    ):
        table = None
        if not native:
            table = stored.keep(_labels(workspace, release, attribute), _LABELS)
        recoded = _recode(workspace.dialect, attribute, table)
        level = recoding.level_of(attribute.name)
        if table is not None and level is not None:
            ruled = _apply_rule(workspace, attribute, level, release.source.sql)
            recoded = replace(recoded, ruled=ruled)
        made.append(recoded)
    return StoredRecoding(tuple(made))


def recode_relation(
    workspace: Workspace, release: Release, recoded: StoredRecoding, relation: Sql
) -> tuple[RecodedColumn, ...]:
    """Recode the quasi-identifiers of rows `s` of another relation than the source."""
    levels = release.recoding.level_vector
    if levels is None:
        raise TypeError("only levels say how rows of another relation are published")
    return tuple(
        one
        if one.ruled is None
        else replace(one, ruled=_apply_rule(workspace, attribute, levels[attribute.name], relation))
        for one, attribute in zip(recoded.attributes, release.frequency_set.attributes, strict=True)
    )


def _apply_rule(
    workspace: Workspace, attribute: Attribute, level: int, relation: Sql
) -> Sql | None:
    """Build the labels of a relation's values by the rule of a hierarchy."""
    if attribute.hierarchy is None or attribute.hierarchy.rule is None:
        return None
    column = attribute.request.column
    values = workspace.fragment(
        "compiled/values",
        value=workspace.dialect.exact(workspace.dialect.quote(column.name), column.kind),
        index=attribute.index,
        source=relation,
    )
    rule = attribute.hierarchy.rule.select(workspace, values)
    return workspace.fragment("compiled/ruled", rule=rule, level=level)


def _store_regions(
    workspace: Workspace, release: Release, stored: PersistentTables
) -> StoredRecoding:
    """Store boxes of codes, and the codes of values."""
    recoding, cells = release.recoding, release.frequency_set.cells
    read = None if recoding.read is None else _ReassignedCells.of(workspace, release, recoding.read)
    common = {"assignment": recoding.assignment, "cells": cells}
    attributes = release.frequency_set.attributes
    made: list[RecodedColumn] = []
    for attribute in attributes:
        request, dictionary = attribute.request, attribute.dictionary
        alone = attribute.tree is None
        between = alone and request.order == "value" and request.column.kind.has_order
        codes = workspace.make("compiled/codes", "codes", dictionary=dictionary, between=between)
        table = stored.keep(codes, (*_CODES, "value") if between else _CODES)
        members = None
        if alone and not request.ranged:
            found = (
                read.members(attribute.index)
                if read is not None
                else workspace.make("compiled/members", "members", index=attribute.index, **common)
            )
            members = stored.keep(found, ("class", "code"))
        recoded = _recode(workspace.dialect, attribute, table)
        made.append(replace(recoded, between=between, members=members))
    if read is not None:
        regions = read.regions()
    else:
        regions = workspace.make(
            "compiled/regions", "regions", map=release.labels.map, attributes=attributes, **common
        )
    columns = [f"{word}{a.index}" for a in attributes for word in ("lo", "hi", "l")]
    return StoredRecoding(tuple(made), stored.keep(regions, ["class", *columns]))


@dataclass(frozen=True, slots=True)
class _ReassignedCells:
    """Regions that were read from a release, and the cells that are in another than their first.

    Attributes:
        apart: Relation (cell, class) of cells that a script would put into another class.
    """

    workspace: Workspace
    frequency_set: FrequencySet
    read: ReadRegions
    apart: WorkTable

    @classmethod
    def of(cls, workspace: Workspace, release: Release, read: ReadRegions) -> Self:
        """Find the cells."""
        staged, assignment = release.frequency_set, release.recoding.assignment
        first = place_cells(workspace, staged, read.regions, read.sets, None)
        apart = workspace.make("compiled/cells_apart", "apart", assignment=assignment, first=first)
        workspace.drop(first)
        return cls(workspace, staged, read, apart)

    def regions(self) -> WorkTable:
        """Make relation (class, lo0, hi0, l0, lo1, …)."""
        return self.workspace.make(
            "compiled/all_regions",
            "regions",
            regions=self.read.regions,
            apart=self.apart,
            cells=self.frequency_set.cells,
            attributes=self.frequency_set.attributes,
        )

    def members(self, index: int) -> WorkTable:
        """Make relation (class, code) of the values in each region."""
        return self.workspace.make(
            "compiled/all_members",
            "members",
            members=self.read.sets[index],
            apart=self.apart,
            cells=self.frequency_set.cells,
            index=index,
        )


def _labels(workspace: Workspace, release: Release, attribute: Attribute) -> WorkTable:
    """Relation (item, absent, label) of one quasi-identifier."""
    recoding, hierarchy = release.recoding, attribute.hierarchy
    if hierarchy is None:
        raise ValueError("a recoding by levels or cuts without a hierarchy")
    common = {
        "dictionary": attribute.dictionary,
        "hierarchy": hierarchy.table,
        "height": hierarchy.height,
    }
    level = recoding.level_of(attribute.name)
    if level is not None:
        return workspace.make(
            "compiled/levels", "labels", tree=attribute.tree, level=level, **common
        )
    return workspace.make(
        "compiled/cut", "labels", map=release.labels.map, index=attribute.index, **common
    )


def _recode(dialect: Dialect, attribute: Attribute, table: Sql | None) -> RecodedColumn:
    column = attribute.request.column
    raw, label = dialect.column("s", column.name), Sql(f"l{attribute.index}")
    shown = dialect.as_published(label, Kind.TEXT if table is not None else column.kind)
    textual = table is not None or column.kind.textual or column.kind in dialect.many_spellings
    return RecodedColumn(
        index=attribute.index,
        table=table,
        raw=raw,
        value=dialect.exact(raw, column.kind),
        item=dialect.exact(column.text(dialect, raw), Kind.TEXT),
        told=dialect.sort_key(shown, textual),
    )


# -- populations -----------------------------------------------------------------------------------
#
# A row of the population is in the class that it would be published in: a value that the recoding
# does not know is the root there too, whatever the script does with such rows of the source. The
# classes that the script left out are left out here as well, as in a run (docs/definitions,
# "delta-presence").


@dataclass(frozen=True, slots=True)
class _Quasi:
    """A quasi-identifier as `compiled/population` reads it.

    Attributes:
        label: The published value of a row `r` that has the labels.
        published: The same of a row of the release.
        long: Whether it is a text.
    """

    name: Sql
    label: Sql
    published: Sql
    long: bool


def refuse_other_types(release: Release, population: Relation) -> None:
    """Refuse numbers of two types: one is written in two ways, and a recoding knows texts."""
    for attribute in release.frequency_set.attributes:
        column, public = attribute.request.column, population.column(attribute.name)
        if column.kind.numeric and column.type != public.type:
            raise UnsupportedError(
                f"column {column.name!r} has another type in {population.name} than in the source, "
                "and a script compares numbers as they are written; give both the same type, or "
                "use `sqlanon run`"
            )


def beside_population(
    workspace: Workspace,
    release: Release,
    recoded: StoredRecoding,
    target: Sql,
    inputs: Iterable[ModelInputs],
) -> list[ModelInputs]:
    """The inputs of models, a population among them as the rows that are published of it."""
    found = {one.population for one in inputs if one.population is not None}
    rows = {
        public: _recode_population(workspace, release, recoded, target, public) for public in found
    }
    return [
        one
        if one.population is None
        else replace(one, population=rows[one.population], by_value=frozenset())
        for one in inputs
    ]


def _recode_population(
    workspace: Workspace, release: Release, recoded: StoredRecoding, target: Sql, public: Sql
) -> Sql:
    """Build the rows of a population in recoded form, as a subquery with a name."""
    dialect, source = workspace.dialect, release.source.sql
    places = {a.name: a.index for a in release.frequency_set.attributes}
    quasi = [
        _Quasi(
            dialect.quote(column.name),
            dialect.as_published(Sql(f"r.l{places[column.name]}"), column.kind),
            dialect.as_published(dialect.quote(column.name), column.kind),
            column.kind.long,
        )
        for column in release.columns
        if column.quasi
    ]
    common = {"columns": (), "suppresses": False}
    there = recode_relation(workspace, release, recoded, public)
    return workspace.fragment(
        "compiled/population",
        quasi=quasi,
        population=workspace.fragment(
            "compiled/labelled", attributes=there, source=public, **common
        ),
        source=workspace.fragment(
            "compiled/labelled", attributes=recoded.attributes, source=source, **common
        ),
        target=target,
    )
