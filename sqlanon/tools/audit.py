"""An audit file: plain SQL that measures a release again, for the engine's own client.

Its statements are those of the verifier. Each prints a row for each figure of the certificate, or
for each column. Nothing of the release is in the file but names, types and counts.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from itertools import count
from typing import TYPE_CHECKING, Any

from sqlanon.api.certificates import measure_certificate
from sqlanon.errors import JobError, UnsupportedError, VerificationError
from sqlanon.privacy_models.base import SensitiveColumn
from sqlanon.privacy_models.requirements import ValueCounts, model_inputs
from sqlanon.report.wording import visible
from sqlanon.source.inspection import inspect, settle_kinds
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Query, Sql
from sqlanon.verify.measure import measurements, value_counts

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from sqlanon.api.certificates import CertificateCheck
    from sqlanon.job.files import IsFile
    from sqlanon.privacy_models.base import Condition, PrivacyModel
    from sqlanon.report.check import CheckReport
    from sqlanon.source.inspection import Column, Relation
    from sqlanon.sql.backends import Connectable
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Observer, Workspace
    from sqlanon.verify.measure import ModelResult

_TOGETHER = 60
"""Figures of one statement: SQLite takes a UNION of 500 parts."""
_NEAR = 1e-9
"""Measures are the same to so many parts of them, as in `check --certificate`."""
_LEAST, _GREATEST, _EFFECTIVE = 1, 0, 2
"""Kinds of measures in `audit/of_models`."""
_BELOW = {"delta_disclosure"}
"""Templates whose measure must stay below the threshold, and not reach it."""
_HEAD = """\
Audit of the release {table}
  run {run}, verified {ended}, job {job}

This file measures the release again, with SQL alone: sqlanon is not needed. It reads the release
and the catalogue, writes nothing, and prints names, types and counts, but no value of the table.
Made by sqlanon {version} for {engine}; it runs on no other engine.

Run it:
  {command}
For a copy of the release under another name, replace the name of the table in this file.

Read it: it prints {total} rows, numbered 1 to {total}. `required` is what the job asks for and what
the certificate states, `found` is what the release has, of a privacy model in its worst class.
  ok       the release is as the certificate states
  DIFFERS  it is not: the release was changed after it was verified, or is another one
  FAILS    the release does not satisfy the privacy model
A number that is missing and an error are failures too: a statement fails that reads a column which
is not there any more. A row with number 0 is a column that the release did not have.

It cannot tell
  - whether values were exchanged so that all counts stay the same: a certificate has no digest;
  - whether a label is one of the hierarchy: the certificate does not have the hierarchies;
  - what the certificate says of the source: loss, suppressed rows, the risk before;
  - whether this file, or the certificate, is genuine: neither is signed."""


@dataclass(frozen=True, slots=True)
class Audit:
    """An audit file.

    Attributes:
        text: All its statements, with a comment that says how to run and to read them.
        rows: The number of rows that it prints where the release has the expected columns.
        not_checked: The parts of the certificate that it does not check, with the reasons.
    """

    text: str
    dialect: str
    table: RelationName
    rows: int
    not_checked: Mapping[str, str]
    report: CheckReport


def compile_audit(
    connection: Connectable | IsFile,
    certificate: Path | str | Mapping[str, Any],
    table: str | RelationName | None = None,
    *,
    observer: Observer | None = None,
) -> Audit:
    """Write SQL that checks a release without sqlanon.

    The release is compared with its certificate first: a file that is made of a changed release
    would call the change right.

    Args:
        connection: See `anonymize`; no file.
        certificate: See `check_certificate`.
        table: See `check_certificate`.

    Raises:
        VerificationError: The release differs from its certificate, or does not satisfy a model.
        UnsupportedError: The engine has no client that audit files were run by.
    """
    with measure_certificate(connection, certificate, table, observer=observer) as found:
        if found.of_file:
            raise JobError(
                "an audit file reads a table of a database; check a file with "
                "`sqlanon check FILE --certificate`"
            )
        dialect = found.workspace.dialect
        if not dialect.audited_by:
            raise UnsupportedError(
                f"audit files were never run on {dialect.name}; use `sqlanon check --certificate`"
            )
        _refuse_changed(found.report)
        return _Writer(found).render()


def _refuse_changed(report: CheckReport) -> None:
    """Refuse a release that is not as its certificate states."""
    said = report.certificate
    wrong = [] if said is None else [one.name for one in said.figures if not one.agrees]
    failed = [one.name for one in report.models if not one.holds]
    if wrong or failed:
        raise VerificationError(
            f"{report.table} is not as its certificate states ({', '.join(wrong or failed)}); no "
            "audit file was written. `sqlanon check --certificate FILE` shows the figures"
        )


@dataclass(frozen=True, slots=True)
class _Figure:
    """A figure, as `audit/figure` prints it.

    Attributes:
        number: The number of its row.
        place: The row of the query that has it.
        near: The greatest allowed difference.
        column: The column that is counted; empty where it is of none.
    """

    number: int
    place: int
    kind: int
    checked: Sql
    required: Sql
    stated: Sql
    near: float
    column: Sql


class _Writer:
    """Writes the statements of one release, and numbers their rows."""

    def __init__(self, found: CertificateCheck) -> None:
        self._found = found
        self._workspace: Workspace = found.workspace
        self._report = found.report
        self._numbers = count(1)
        self._statements: list[Query] = []
        self._not_checked = dict(found.not_compared)
        asked, results = found.asked, iter(found.report.models)
        self._models: list[tuple[PrivacyModel, list[tuple[Condition, ModelResult]]]] = []
        for model in asked.models:
            pairs = [(one, next(results)) for one in model.conditions]
            if (why := _unwritten(model)) is None:
                self._models.append((model, pairs))
            else:
                self._not_checked[model.title] = why
        self._relation = self._inspect()

    def _inspect(self) -> Relation:
        relation = inspect(self._workspace, self._found.table)
        asked = self._found.asked
        return settle_kinds(
            self._workspace, relation, dict.fromkeys([*self._found.quasi, *asked.columns])
        )

    def render(self) -> Audit:
        """Return the file."""
        self._add_columns()
        self._add_values()
        self._add_classes()
        self._add_models()
        self._add_known_columns()
        total = next(self._numbers) - 1
        workspace, dialect = self._workspace, self._workspace.dialect
        opening = workspace.backend.opening(write=False)
        text = workspace.fragment(
            "audit/file",
            head=_comment([*self._head(total).splitlines()]),
            begin=workspace.fragment("audit/begin"),
            commit=workspace.fragment("workspace/commit"),
            opening=[one for one in opening if one.name != "workspace/begin"],
            statements=self._statements,
        )
        return Audit(
            f"{text}\n", dialect.name, self._relation.name, total, self._not_checked, self._report
        )

    def _head(self, total: int) -> str:
        report, said = self._report, self._report.certificate
        text = _HEAD.format(
            table=visible(str(self._relation.name)),
            run="-" if said is None else visible(said.run_id),
            ended="-" if said is None else visible(said.ended),
            job="-" if said is None else visible(said.job_digest[:12]),
            version=report.versions.sqlanon,
            engine=self._workspace.dialect.name,
            command=self._workspace.dialect.audited_by,
            total=total,
        )
        if not self._not_checked:
            return text
        left = [f"  - {visible(name)}: {visible(why)}" for name, why in self._not_checked.items()]
        return "\n".join([text, "", "Not checked here", *left])

    # -- statements -----------------------------------------------------------------------------

    def _add(self, title: str, template: str, **values: Any) -> None:  # noqa: ANN401
        sql = self._workspace.fragment(template, **values)
        self._statements.append(Query(Sql(title), Sql(sql)))

    def _add_columns(self) -> None:
        workspace, literal = self._workspace, self._workspace.dialect.literal
        table = workspace.dialect.lookup_name(self._relation.name)
        types = {str(n): str(t) for n, t in workspace.rows("audit/columns", table=table)}
        columns = [
            {
                "number": next(self._numbers),
                "name": literal(column.name),
                "checked": literal(f"column {column.name}"),
                "type": literal(types[column.name]),
            }
            for column in self._relation.columns
        ]
        self._add(
            "the columns, and their types",
            "audit/of_columns",
            table=table,
            columns=columns,
            unforeseen=literal("column "),
        )

    def _add_values(self) -> None:
        """Counts that are in no certificate: NULLs of each column, labels of quasi-identifiers."""
        workspace, dialect = self._workspace, self._workspace.dialect
        counted = [
            (f"column {c.name}, NULL", 0, dialect.quote(c.name)) for c in self._relation.columns
        ]
        counted += [
            (f"column {name}, different labels", 1, dialect.as_published(dialect.quote(name), kind))
            for name, kind in self._kinds(self._found.quasi)
        ]
        said = [{"kind": kind, "column": column} for _, kind, column in counted]
        (row,) = workspace.rows("audit/counted", figures=said, relation=self._relation.sql)
        figures = [
            replace(self._figure(name, int(number), kind=kind), column=column)
            for (name, kind, column), number in zip(counted, row, strict=True)
        ]
        for part in _parts(figures):
            self._add(
                "NULL in each column, and labels: counted when this file was made",
                "audit/of_values",
                figures=part,
                relation=self._relation.sql,
            )

    def _add_classes(self) -> None:
        dialect, report = self._workspace.dialect, self._report
        risk = report.risk.after
        stated = {
            "rows": report.rows.published,
            "classes, count": report.classes.count,
            "classes, min": report.classes.min,
            "classes, mean": report.classes.mean,
            "classes, max": report.classes.max,
            "risk, highest": risk.highest,
            "risk, average": risk.average,
            "risk, unique": risk.unique,
        }
        values = [
            dialect.as_published(dialect.quote(n), k)
            for n, k in self._kinds(self._list_class_columns())
        ]
        self._add(
            "rows, classes of rows that are equal in every quasi-identifier, and their risk",
            "audit/of_classes",
            query=self._workspace.fragment(
                "verify/classes", relation=self._relation.sql, values=values
            ),
            figures=[
                self._figure(name, value, kind=kind)
                for kind, (name, value) in enumerate(stated.items())
            ],
        )

    def _add_models(self) -> None:
        workspace, told = self._workspace, self._list_class_columns()
        asked = replace(self._found.asked, models=tuple(model for model, _ in self._models))

        def counts(column: Column) -> ValueCounts:
            return ValueCounts(
                value_counts(workspace, self._relation.sql, column.name, column.kind), 0
            )

        inputs = model_inputs(workspace, self._relation, told, asked, tables={}, counts=counts)
        results = [result for _, pairs in self._models for _, result in pairs]
        for one in measurements(workspace, self._relation.sql, self._kinds(told), inputs):
            figures = [
                self._of_model(results[place], condition, number)
                for number, (place, (_, condition)) in enumerate(
                    zip(one.places, one.conditions, strict=True)
                )
            ]
            self._add(
                "privacy models, of what a reader sees",
                "audit/of_models",
                query=workspace.fragment("verify/violations", **one.values),
                figures=figures,
            )

    def _of_model(self, result: ModelResult, condition: Condition, place: int) -> _Figure:
        variant = f", {result.variant}" if result.variant else ""
        name = result.name if result.column is None else f"{result.name} of {result.column}"
        sign = ">=" if condition.least else "<" if condition.template in _BELOW else "<="
        kind = _LEAST if condition.least else _GREATEST
        kind = _EFFECTIVE if condition.effective else kind
        return self._figure(
            f"{name}{variant}",
            result.reached,
            required=f"{sign} {_number(result.required)}",
            place=place,
            kind=kind,
        )

    def _add_known_columns(self) -> None:
        dialect, told = self._workspace.dialect, self._list_class_columns()
        quasi = [dialect.as_published(dialect.quote(n), k) for n, k in self._kinds(told)]
        known = [*self._report.other_columns.items()]
        for part in _parts(known):
            kinds = self._kinds([name for name, _ in part])
            query = self._workspace.fragment(
                "exposure/known_too",
                relation=self._relation.sql,
                quasi=quasi,
                columns=[dialect.as_published(dialect.quote(n), k) for n, k in kinds],
                whole=[kind is Kind.INTEGER for _, kind in kinds],
                known=False,
                stored=False,
            )
            figures = [
                self._figure(f"column {name}, {what}", value, place=place, kind=kind)
                for place, (name, one) in enumerate(part)
                for kind, (what, value) in enumerate(
                    {
                        "values": one.values,
                        "unique_alone": one.unique_alone,
                        "risk, highest": one.risk.highest,
                        "risk, average": one.risk.average,
                        "risk, unique": one.risk.unique,
                    }.items()
                )
            ]
            self._add(
                "columns that are not generalized, alone and with the quasi-identifiers",
                "audit/of_known",
                query=query,
                figures=figures,
            )

    # -- parts of them --------------------------------------------------------------------------

    def _list_class_columns(self) -> list[str]:
        """Return the columns that distinguish classes for a reader."""
        groups = [] if self._found.group is None else [self._found.group]
        return [*dict.fromkeys([*self._found.quasi, *groups])]

    def _kinds(self, names: Sequence[str]) -> list[tuple[str, Kind]]:
        return [(name, self._relation.column(name).kind) for name in names]

    def _figure(
        self,
        checked: str,
        stated: float | None,
        *,
        required: str | None = None,
        place: int = 0,
        kind: int = 0,
    ) -> _Figure:
        literal = self._workspace.dialect.literal
        if stated is not None and not math.isfinite(stated):
            stated = None
        said = (
            f"= {_number(stated)}"
            if required is None
            else f"{required}, certified {_number(stated)}"
        )
        return _Figure(
            next(self._numbers),
            place,
            kind,
            literal(checked),
            literal(said),
            Sql("NULL" if stated is None else repr(stated)),
            _NEAR * max(1.0, abs(stated or 0)),
            Sql(""),
        )


def _unwritten(model: PrivacyModel) -> str | None:
    """Return why plain SQL over the release alone does not measure a model; None where it does."""
    match model.reads:
        case SensitiveColumn(order=order, bounded=bounded, hierarchy=hierarchy):
            if order is not None or bounded is not None:
                return "its job lists values of the table, which this file must not hold"
            if hierarchy is not None:
                return "it reads a hierarchy, which this file does not have"
    return None


def _number(value: float | None) -> str:
    if value is None:
        return "none"
    return str(value) if isinstance(value, int) else f"{value:.10g}"


def _parts(figures: Sequence[Any]) -> Iterator[Sequence[Any]]:
    for first in range(0, len(figures), _TOGETHER):
        yield figures[first : first + _TOGETHER]


def _comment(lines: Sequence[str]) -> Sql:
    return Sql("\n".join(f"-- {line}".rstrip() for line in lines))
