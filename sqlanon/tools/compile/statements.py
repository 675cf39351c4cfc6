"""The statements of a script: empty the table, fill it, measure it, fail if a model is violated."""

from __future__ import annotations

import json
import secrets
from dataclasses import asdict, dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from sqlanon.privacy_models.base import Persons, Population, Reference, SensitiveColumn
from sqlanon.release.columns import source_column
from sqlanon.report.data import Versions
from sqlanon.sql.dialects import Kind
from sqlanon.sql.dialects.abilities import Replacing
from sqlanon.sql.statement import Command, Sql, WorkTable
from sqlanon.sql.workspace import PREFIX
from sqlanon.tools.compile.recodings import beside_population
from sqlanon.verify.measure import measurements

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from sqlanon.job.job import Job
    from sqlanon.privacy_models.base import Condition, ModelInputs, PrivacyModel
    from sqlanon.release.columns import Published
    from sqlanon.release.release import Release
    from sqlanon.sql.workspace import Workspace
    from sqlanon.tools.compile.recodings import StoredRecoding
    from sqlanon.verify.measure import Measurement


# -- persons whose key is hidden -------------------------------------------------------------------
#
# The script reads the source once, into a relation of its own that has the rows of the release with
# the keys beside them: classes are left out there, the target is filled from it without the keys,
# and persons are counted in it when the target is known to have the same classes with as many rows.
# It is dropped when the script ends.


def rows_with_keys(workspace: Workspace) -> WorkTable:
    """The relation of a script that has the rows of its release with the keys of persons."""
    name = f"{PREFIX}{workspace.run_id}_rows"
    return WorkTable(name, workspace.dialect.quote(name))


def with_hidden(
    workspace: Workspace, release: Release, columns: Sequence[Published]
) -> tuple[Published, ...]:
    """The columns of that relation.

    Args:
        workspace: Knows the dialect.
        release: The release; of its columns those that are the same in every row are not there, so
            that a key that is emptied or masked has its own name.
        columns: The columns of the release over a row `r`.
    """
    hidden = (
        source_column(workspace, release.source, name, len(release.columns) + place)
        for place, name in enumerate(release.unpublished_person_columns)
    )
    return (*filter(_varies, columns), *hidden)


def fill_target(
    workspace: Workspace, target: Sql, columns: Sequence[Published], rows: WorkTable
) -> Command:
    """Write the rows into the target, without the keys."""
    told = [replace(one, outer=one.sql) if _varies(one) else one for one in columns]
    query = workspace.fragment("compiled/without_keys", columns=told, rows=rows)
    return workspace.command("compiled/fill", target=target, columns=columns, query=query)


def split_models(
    release: Release, inputs: Iterable[ModelInputs]
) -> tuple[list[ModelInputs], list[ModelInputs]]:
    """Split the models into those that the target alone shows, and those that need hidden keys."""
    shown: list[ModelInputs] = []
    hidden: list[ModelInputs] = []
    for one in inputs:
        (hidden if one.model.reads.column in release.unpublished_person_columns else shown).append(
            one
        )
    return shown, hidden


def _varies(column: Published) -> bool:
    return column.inner is not None or column.quasi


# -- the entry in the ledger -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LedgerFigure:
    """A number that a check has measured for the ledger.

    Attributes:
        measured: The column of the check that has it.
        place: The condition of the check.
        effective: Whether reports show its exponential.
        model: The model and its condition, where it is what that reached.
    """

    name: Sql
    measured: Sql
    place: int = 0
    effective: bool = False
    model: tuple[PrivacyModel, Condition] | None = None

    @classmethod
    def of_condition(
        cls, number: int, place: int, model: PrivacyModel, condition: Condition
    ) -> LedgerFigure:
        """Build the worst measure of a condition from the numbers of statement and place."""
        worst = Sql("least" if condition.least else "greatest")
        name = Sql(f"reached_{number}_{place}")
        return cls(name, worst, place, condition.effective, (model, condition))


SIZES = (
    LedgerFigure(Sql("source_rows"), Sql("held")),
    LedgerFigure(Sql("published_rows"), Sql("released")),
)
"""Rows of the source, and of the release."""
CLASSES = LedgerFigure(Sql("class_count"), Sql("classes"))
"""Equivalence classes of the release."""


@dataclass(frozen=True, slots=True)
class Entry:
    """The entry of a script's releases in the ledger, as far as known at compilation."""

    ledger: Sql
    source: str
    target: str
    digest: str
    release: Release

    def step(
        self, workspace: Workspace, guard: WorkTable, noted: Sequence[LedgerFigure], *, checks: int
    ) -> Command:
        """The statement that enters a release of which every check has passed the guard."""
        literal = workspace.dialect.literal
        return workspace.command(
            "compiled/enter",
            ledger=self.ledger,
            source=literal(self.source),
            target=literal(self.target),
            digest=literal(self.digest),
            report=self._report(workspace, noted),
            noted=noted,
            guard=guard,
            checks=checks,
        )

    def _report(self, workspace: Workspace, noted: Sequence[LedgerFigure]) -> Sql:
        """The report as a text of JSON, made of texts that are known and numbers that will be."""
        dialect = workspace.dialect
        mark = secrets.token_hex(8)  # in no name of anybody's
        numbers: list[Sql] = []

        def number(column: str) -> str:
            numbers.append(Sql(column))
            return mark

        said: dict[str, Any] = {
            "script": workspace.run_id,
            "rows": {
                "source": number("source_rows"),
                "published": number("published_rows"),
                "suppressed": number("suppressed_rows"),
            },
            "classes": {"count": number("class_count")},
            "models": [
                {
                    "name": model.name,
                    "required": condition.required,
                    "reached": number(one.name),
                    "holds": True,
                    "column": model.reads.column,
                    "variant": condition.variant,
                }
                for one in noted
                if one.model is not None
                for model, condition in [one.model]
            ],
            "recoding": self._recoding(),
            "versions": asdict(Versions.of(workspace.backend.engine)),
        }
        texts = json.dumps(said).split(f'"{mark}"')
        parts = [dialect.text_literal(texts[0])]
        for one, text in zip(numbers, texts[1:], strict=True):
            parts += [one, dialect.text_literal(text)]
        return dialect.concat(parts)

    def _recoding(self) -> dict[str, Any]:
        recoding = self.release.recoding
        levels = recoding.level_vector
        return {"kind": recoding.kind, **({} if levels is None else {"levels": levels})}


# -- the script ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ScriptContext:
    """The release that a script makes, and the job and recoding behind it.

    Attributes:
        release: The release that the recoding was found for; its source's `sql` is the table's own.
        inputs: The models, with persistent tables where they need some; a population as it is.
        turn: The name of a table that only one script for the target at a time can create.
        entry: The entry in the ledger; None where there is none.
    """

    job: Job
    release: Release
    recoded: StoredRecoding
    inputs: tuple[ModelInputs, ...]
    target: Sql
    turn: Sql
    entry: Entry | None = None


@dataclass(frozen=True, slots=True)
class _Check:
    """A measured number that must be 0.

    Attributes:
        columns: The names in the guard, for each place of the query.
        query: Rows (place, violating).
        noted: The other results of the query that the ledger gets.
    """

    columns: tuple[Sql, ...]
    names: tuple[Sql, ...]
    query: Sql
    noted: tuple[LedgerFigure, ...] = ()

    @classmethod
    def of(
        cls,
        workspace: Workspace,
        names: Sequence[str],
        query: Sql,
        noted: Iterable[LedgerFigure] = (),
    ) -> _Check:
        """A check whose conditions are called so."""
        literal = workspace.dialect.literal
        return cls(tuple(map(Sql, names)), tuple(map(literal, names)), query, tuple(noted))


def rows_query(
    workspace: Workspace, made: ScriptContext, columns: Sequence[Published] | None = None
) -> Sql:
    """A SELECT of the release's rows, from whatever the source holds when it is run.

    Args:
        workspace: Knows the dialect.
        made: The release of the script.
        columns: The selected columns; None for the columns of the release.
    """
    return workspace.fragment(
        "compiled/rows",
        columns=_columns(made) if columns is None else columns,
        attributes=made.recoded.attributes,
        regions=made.recoded.regions,
        source=made.release.source.sql,
        suppresses=made.job.on_new_value == "suppress",
        k=made.release.asked.smallest_class,
    )


def settings(workspace: Workspace, made: ScriptContext) -> list[Command]:
    """Reading fails where policies would hide rows, which would be missing without a word."""
    if not workspace.dialect.filters_rows or made.job.allow_row_security:
        return []
    return [workspace.command("workspace/no_policies")]


def body(workspace: Workspace, made: ScriptContext) -> list[Command]:
    """Return all statements between the beginning of a transaction and its end."""
    command, target = workspace.command, made.target
    steps: list[Command] = []
    if workspace.dialect.updating is Replacing.LOCK_STATEMENT:
        steps.append(command("publish/lock", table=target))
    if workspace.dialect.updating is Replacing.TOUCH_FIRST:
        # rows that two transactions insert do not conflict: both would fill a target without rows
        steps += [command(f"compiled/{word}", turn=made.turn) for word in ("turn", "turn_ends")]
    steps.append(command("compiled/empty", target=target))
    if made.release.unpublished_person_columns:
        return [*steps, *_by_way_of_keys(workspace, made)]
    query = rows_query(workspace, made)
    steps.append(command("compiled/fill", target=target, columns=made.release.columns, query=query))
    return [*steps, *after_writing(workspace, made)]


def _by_way_of_keys(workspace: Workspace, made: ScriptContext) -> list[Command]:
    """Fill the target from rows that have the keys of persons, and count these there."""
    rows, release = rows_with_keys(workspace), made.release
    query = rows_query(workspace, made, with_hidden(workspace, release, _columns(made)))
    return [
        workspace.command("workspace/make", table=rows, query=query),
        *_suppress_classes(workspace, replace(made, target=rows.sql)),
        fill_target(workspace, made.target, release.columns, rows),
        *_build_guard(workspace, made),
        workspace.command("workspace/drop", tables=[rows]),
    ]


def after_writing(workspace: Workspace, made: ScriptContext) -> list[Command]:
    """Leave out what violates a model, and fail where what is left does not hold."""
    return [*_suppress_classes(workspace, made), *_build_guard(workspace, made)]


def failures(workspace: Workspace, made: ScriptContext) -> Sql:
    """A SELECT with a row for each condition that the target does not satisfy."""
    return workspace.fragment("compiled/failures", checks=[*_checks(workspace, made)])


def _suppress_classes(workspace: Workspace, made: ScriptContext) -> Iterator[Command]:
    """Suppress the classes that violate a model of single classes."""
    quasi = _quasi(made)
    violating = work_tables(workspace)[1]
    inputs = [
        one
        for one in _inputs(workspace, made)
        if one.model.reads.column is not None
        or (isinstance(one.model.reads, Population) and not one.model.whole_table)
    ]
    for one in measurements(workspace, made.target, quasi, inputs, keyed=True):
        told = one.conditions[0][0].population is not None
        query = workspace.fragment("verify/violating", count=len(quasi), told=told, **one.values)
        yield workspace.command("workspace/make", table=violating, query=query)
        yield workspace.command(
            "compiled/suppress",
            target=made.target,
            violating=violating,
            quasi=_build_quasi_sql(workspace, made, of=f"{made.target}."),
        )
        yield workspace.command("workspace/drop", tables=[violating])


def _build_guard(workspace: Workspace, made: ScriptContext) -> list[Command]:
    """Build the statements that measure the target; one of them fails if a check does."""
    checks = [*_checks(workspace, made)]
    guard = work_tables(workspace)[0]
    columns = [column for check in checks for column in check.columns]
    entry = made.entry
    noted = [] if entry is None else [one for check in checks for one in check.noted]
    steps = [workspace.command("compiled/guard", guard=guard, columns=columns, noted=noted)]
    steps += [
        workspace.command(
            "compiled/guarded",
            guard=guard,
            columns=check.columns,
            query=check.query,
            noted=[] if entry is None else check.noted,
        )
        for check in checks
    ]
    if entry is not None:
        steps.append(entry.step(workspace, guard, noted, checks=len(checks)))
    return [*steps, workspace.command("workspace/drop", tables=[guard])]


def work_tables(workspace: Workspace) -> tuple[WorkTable, WorkTable, WorkTable]:
    """Relations of a script: what refuses what is violated, classes to leave out, rows and keys."""
    names = (f"{PREFIX}{workspace.run_id}_{word}" for word in ("guard", "violating"))
    guard, violating = (WorkTable(name, workspace.dialect.quote(name)) for name in names)
    return guard, violating, rows_with_keys(workspace)


def _checks(workspace: Workspace, made: ScriptContext) -> Iterator[_Check]:
    source, target = made.release.source.sql, made.target
    said = made.job.max_suppression
    share, most = (Fraction(0), said) if isinstance(said, int) else (Fraction(said), 0)
    yield _Check.of(
        workspace,
        ["suppressed_beyond_the_limit"],
        workspace.fragment(
            "compiled/left_out", source=source, target=target, share=share, most=most
        ),
        SIZES,
    )
    if least := made.job.least_rows:
        few = workspace.fragment("compiled/too_few_rows", target=target, least=least)
        yield _Check.of(workspace, ["fewer_rows_than_min_rows"], few)
    yield from _strays(workspace, made)
    if made.release.unpublished_person_columns:
        differing = workspace.fragment(
            "compiled/differing",
            relation=target,
            other=rows_with_keys(workspace),
            values=_build_quasi_sql(workspace, made),
        )
        yield _Check.of(workspace, ["not_the_rows_that_were_counted"], differing)
    for number, one in enumerate(_build_measurements(workspace, made)):
        yield _Check.of(
            workspace,
            [
                f"{inputs.model.name}_violated_{number}_{place}"
                for place, (inputs, _) in enumerate(one.conditions)
            ],
            workspace.fragment("verify/violations", **one.values),
            [
                *([CLASSES] if number == 0 else ()),
                *(
                    LedgerFigure.of_condition(number, place, inputs.model, condition)
                    for place, (inputs, condition) in enumerate(one.conditions)
                ),
            ],
        )


def _build_measurements(workspace: Workspace, made: ScriptContext) -> list[Measurement]:
    """Build the statements of all models; those of hidden persons read the rows with keys."""
    quasi = _quasi(made)
    shown, hidden = split_models(made.release, _inputs(workspace, made))
    asked = measurements(workspace, made.target, quasi, shown)
    rows = rows_with_keys(workspace).sql
    return [*asked, *(measurements(workspace, rows, quasi, hidden) if hidden else ())]


def _strays(workspace: Workspace, made: ScriptContext) -> Iterator[_Check]:
    """Yield checks for values of the present source that a model's data lack."""
    dialect, source = workspace.dialect, made.release.source
    for number, one in enumerate(made.inputs):
        reads = one.model.reads
        if not isinstance(reads, SensitiveColumn):
            continue
        listed, item = one.listed if reads.order is not None else None, "item"
        if one.hierarchy is not None:
            listed, item = one.hierarchy[0], "leaf"
        if listed is None:
            continue
        column, named = source.column(reads.name).as_comparable(dialect), dialect.quote(reads.name)
        yield _Check.of(
            workspace,
            [f"{one.model.name}_without_a_place_{number}"],
            workspace.fragment(
                "compiled/strays",
                relation=source.sql,
                column=named,
                label=dialect.exact(column.text(dialect, named), Kind.TEXT),
                listed=listed,
                item=Sql(item),
            ),
        )


def lasting_inputs(release: Release, inputs: ModelInputs) -> ModelInputs:
    """A model's inputs as they are read whenever the script runs: nothing is counted now."""
    source = release.source.sql
    match inputs.model.reads:
        case SensitiveColumn(reference=Reference(named=None)):
            return replace(inputs, reference=source, reference_counts=None)
        case SensitiveColumn(ordered=True):
            # a suppressed value keeps its place: docs/definitions, "Domain of an order"
            return replace(inputs, domain=source)
        case Persons(key=key) if (
            key not in release.unpublished_person_columns
        ):  # as it is published
            kind = next(column.kind for column in release.columns if column.name == key)
            return replace(inputs, kind=kind)
    return inputs


def _inputs(workspace: Workspace, made: ScriptContext) -> list[ModelInputs]:
    """The models with what is read when the table has been filled."""
    return beside_population(workspace, made.release, made.recoded, made.target, made.inputs)


def _quasi(made: ScriptContext) -> list[tuple[str, Kind]]:
    return [(column.name, column.kind) for column in made.release.columns if column.quasi]


def _build_quasi_sql(workspace: Workspace, made: ScriptContext, of: str = "") -> list[Sql]:
    """Build the quasi-identifiers of a row, which are equal if a reader cannot distinguish them.

    Args:
        workspace: Knows the dialect.
        made: The release.
        of: The prefix of their names where another relation may have the same names.
    """
    dialect = workspace.dialect
    return [
        dialect.as_published(Sql(f"{of}{dialect.quote(name)}"), kind) for name, kind in _quasi(made)
    ]


def _columns(made: ScriptContext) -> list[Published]:
    """The release's columns over a row `r`, which has the labels too."""
    places = {a.name: a.index for a in made.release.frequency_set.attributes}
    return [
        replace(column, outer=Sql(f"r.l{places[column.name]}")) if column.quasi else column
        for column in made.release.columns
    ]
