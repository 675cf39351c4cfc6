"""Reports as certificates: their figures of a release are measured again on the table."""

from __future__ import annotations

import json
from contextlib import contextmanager
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlanon.algorithms.bucketization.m_invariance import MInvariance
from sqlanon.algorithms.cluster.links import BETWEEN, CLUSTERS
from sqlanon.common.events import Command, acting
from sqlanon.errors import JobError
from sqlanon.features.network.network_tables import Masked
from sqlanon.job.arguments import build_requirements, place_of
from sqlanon.job.columns import Quasi
from sqlanon.job.files import as_source_file
from sqlanon.job.job import models_of
from sqlanon.job.persons import counting_persons
from sqlanon.job.redaction import HIDDEN
from sqlanon.pipeline.checking import measure_relation
from sqlanon.privacy_models.base import Persons, Population, SensitiveColumn
from sqlanon.release.groups import GROUP
from sqlanon.report.check import CertificateComparison, Stated, compare_figures
from sqlanon.report.data import NUMBERED
from sqlanon.report.network import MaskedNetwork
from sqlanon.report.renderable import plain
from sqlanon.report.run import Report
from sqlanon.sql.backends import Connectable, open_connection
from sqlanon.sql.names import RelationName
from sqlanon.sql.workspace import Observer, Workspace, new_run_id
from sqlanon.verify.figures import audience_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from sqlanon.job.files import IsFile
    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.privacy_models.requirements import ModelRequirements
    from sqlanon.report.check import CheckReport
    from sqlanon.verify.figures import Audience

_LARGEST = 16 * 2**20
"""Bytes of a report."""
_UNSEEN = {"dropped", "emptied", "one text"}
"""Fates of columns that a release does not show."""
_BY_NUMBER = MInvariance.name
"""Its classes are identified by a number, and counterfeits by a second table."""


@dataclass(frozen=True, slots=True)
class _Items:
    """The generalized columns of a detail table in a report."""

    of: str
    table: RelationName
    columns: tuple[str, ...]
    model: dict[str, Any]
    certified: dict[str, Stated]

    def measure(self, workspace: Workspace, beside: RelationName) -> dict[str, Stated]:
        """Measure the figures of the table as it is, in the release's schema by default."""
        table = RelationName(self.table.schema or beside.schema, self.table.name)
        asked = build_requirements(self.columns, [self.model], None, sensitive_as_quasi=False)
        told = plain(measure_relation(workspace, table, self.columns, asked))
        return _figures_of_items(self.of, told["rows"]["published"], told["models"][0]["reached"])


@dataclass(frozen=True, slots=True)
class _Certificate:
    """The parts of a report that can be measured again.

    Attributes:
        models: The models that the release alone shows, as in the job.
        not_compared: The reasons why the other models and detail tables are not measured, by name.
        drawn: Columns of numbers that the run assigned at random.
        networked: Whether the release includes the two tables of a masked network.
    """

    said: Mapping[str, Any]
    quasi: tuple[str, ...]
    models: tuple[dict[str, Any], ...]
    not_compared: dict[str, str]
    sensitive_as_quasi: bool
    drawn: frozenset[str]
    networked: bool
    items: tuple[_Items, ...]


def check_certificate(
    connection: Connectable | IsFile,
    certificate: Path | str | Mapping[str, Any],
    table: str | RelationName | None = None,
    *,
    figures: Audience | None = None,
    observer: Observer | None = None,
) -> CheckReport:
    """Measure the release of a report again, and compare.

    A table with the same figures need not have the same rows: a certificate states guarantees of a
    table, not its rows.

    Args:
        connection: See `anonymize`; or a file, as a Path or a SourceFile.
        certificate: The report: `run --json`, its file, or `Report.to_dict()`.
        table: The release, if it is not where the report says.
        figures: The audience of charts, external or internal, whose figures are measured too; None
            for no charts.
        observer: Is told of statements.

    Returns:
        The measured figures; its `certificate` has the comparison. Models that the release alone
        does not show (a population, a reference, a distribution before suppression), and detail
        tables without generalized columns are not compared.

    Raises:
        JobError: It is no report of a run, or not of one that can be measured again.
        SqlanonError: one of its subclasses.
    """
    with measure_certificate(
        connection, certificate, table, figures=figures, observer=observer
    ) as found:
        return found.report


@dataclass(frozen=True, slots=True)
class CertificateCheck:
    """A release that was measured and compared with its certificate, while its database is open.

    Attributes:
        group: The column that distinguishes classes too; None where there is none.
        not_compared: The parts of the certificate that need more than the release, with the
            reasons.
    """

    workspace: Workspace
    table: RelationName
    of_file: bool
    quasi: tuple[str, ...]
    group: str | None
    asked: ModelRequirements
    not_compared: dict[str, str]
    report: CheckReport


@contextmanager
def measure_certificate(
    connection: Connectable | IsFile,
    certificate: Path | str | Mapping[str, Any],
    table: str | RelationName | None = None,
    *,
    figures: Audience | None = None,
    observer: Observer | None = None,
) -> Iterator[CertificateCheck]:
    """Measure as `check_certificate`, and leave the transaction open for the block."""
    file = as_source_file(connection)
    said = Path(certificate) if isinstance(certificate, str) else certificate
    read = _read(said, elsewhere=table is not None or file is not None, file=file is not None)
    asked = build_requirements(
        read.quasi, read.models, None, sensitive_as_quasi=read.sensitive_as_quasi
    )
    if table is None and file is None:
        table = read.said["target"]["table"]
    where, name = place_of(connection, table, read.quasi, _types(read.said))
    with acting(Command("check", new_run_id(), str(name), None)) as act:
        audience, told = audience_of(figures), act.observer(observer or Observer())
        with open_connection(where) as backend:
            workspace = Workspace(backend, told, act.run_id)
            with backend.transaction(write=False), workspace:
                masked = _name_network(name) if read.networked else None
                report = measure_relation(
                    workspace,
                    name,
                    read.quasi,
                    asked,
                    audience=audience,
                    beside=masked,
                    drawn=read.drawn,
                )
                items = [one.measure(workspace, name) for one in read.items]
                report = replace(report, certificate=_compare(read, report, items))
                beside = {one.of: "it is a table beside the release" for one in read.items}
                if read.networked:
                    beside["network"] = "its clusters and edges are tables beside the release"
                yield CertificateCheck(
                    workspace,
                    name,
                    file is not None,
                    read.quasi,
                    GROUP if read.networked else None,
                    asked,
                    {**read.not_compared, **beside},
                    report,
                )
        act.finish(**report.counts())


def _read(certificate: Path | Mapping[str, Any], *, elsewhere: bool, file: bool) -> _Certificate:
    """Read the parts of a report that can be measured again.

    Raises:
        JobError: it is no report, or nothing of it can be measured again.
    """
    said = _json(certificate) if isinstance(certificate, Path) else certificate
    if not isinstance(said, dict) or said.get("schema") != Report.schema:
        raise JobError(
            "this is not a certificate: `sqlanon run --json` prints one, with schema "
            f"{Report.schema!r}"
        )
    try:
        fates = dict(said["columns"])
        job = said["job"]
        quasi = tuple(
            made
            for name in map(str, said["recoding"]["attributes"])
            for made in _list_release_columns(name, job["columns"].get(name))
        )
        whole = said["rows"]["published"] == said["rows"]["source"]
        joined = said["recoding"]["kind"] == "buckets" or said["search"]["algorithm"] == _BY_NUMBER
        parts = (said["target"]["table"], said["models"], said["classes"], said["risk"]["after"])
        written = counting_persons(job["privacy"], job.get("person"))
        networked = said.get("network") is not None
        details = [(f"tables.{one['source']}", one) for one in said.get("details", ())]
        items = [_items(*one) for one in details if one[1].get("items")]
    except (KeyError, TypeError, ValueError):
        raise JobError(
            "the certificate is incomplete: keys are missing or have values of other "
            "types; use the unchanged output of `sqlanon run --json`"
        ) from None
    if networked and file:
        raise JobError(
            "the certificate describes a release of three tables, which one file "
            "cannot hold; check the tables in their database"
        )
    if joined or not isinstance(parts[0], str):
        raise JobError(
            "the certificate describes a release of several tables, which check "
            "cannot join; check supports releases of one table"
        )
    models: list[dict[str, Any]] = []
    left: dict[str, str] = {}
    for one in written:
        name, why = _why_not(one, fates, whole=whole)
        if why is None:
            models.append(one)
        else:
            left[name] = why
    for of, one in details:
        if not one.get("items"):
            left[of] = "a detail table without generalized columns"
        elif elsewhere:
            left[of] = "a detail table, which is measured only under the name in the report"
    drawn = frozenset(name for name, fate in fates.items() if fate == NUMBERED)
    others = bool(job.get("sensitive_as_quasi", False))
    measured = () if elsewhere else tuple(items)
    return _Certificate(said, quasi, tuple(models), left, others, drawn, networked, measured)


def _list_release_columns(name: str, said: object) -> tuple[str, ...]:
    """List the columns that a release has of a quasi-identifier, by its options in the job."""
    if isinstance(said, dict) and said.get("output") == "bounds":
        return Quasi(output="bounds").list_release_columns(name)
    return (name,)


def _name_network(table: RelationName) -> Masked:
    """Return the tables of the network whose persons are in a table."""
    clusters, edges = (
        RelationName(table.schema, f"{table.name}{suffix}") for suffix in (CLUSTERS, BETWEEN)
    )
    return Masked(clusters, edges, GROUP)


def _items(of: str, detail: Mapping[str, Any]) -> _Items:
    """Read the figures of a detail table with generalized columns from its part of a report."""
    said = detail["items"]
    return _Items(
        of,
        RelationName.parse(detail["target"]),
        tuple(map(str, said["columns"])),
        {"km_anonymity": {key: said[key] for key in ("k", "m", "person")}},
        _figures_of_items(of, detail["published"], said["reached"]),
    )


def _figures_of_items(of: str, rows: Stated, reached: Stated) -> dict[str, Stated]:
    return {f"{of}, rows": rows, f"{of}, km_anonymity, reached": reached}


def _types(said: Mapping[str, Any]) -> dict[str, str]:
    """Return the types of a CSV file's cells, for the columns that the run published unchanged."""
    source = said["job"].get("source")
    types = source.get("types", {}) if isinstance(source, dict) else {}
    return {
        str(name): str(kind) for name, kind in types.items() if said["columns"].get(name) == "kept"
    }


def _json(path: Path) -> object:
    try:
        if path.stat().st_size > _LARGEST:
            raise JobError(f"{path} is too large to be a report")
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise JobError(f"cannot read {path}: {error.strerror}") from None
    except (ValueError, RecursionError):
        raise JobError(f"{path} is not JSON") from None


def _why_not(
    said: Any,  # noqa: ANN401 - whatever a file says
    fates: Mapping[str, str],
    *,
    whole: bool,
) -> tuple[str, str | None]:
    """A model as a job says it: what it is called here, and why a release does not show it."""
    name, options = next(iter(said.items())) if isinstance(said, dict) and said else (said, {})
    column = options.get("column") if isinstance(options, dict) else None
    text = json.dumps(said)
    if HIDDEN in text or "${" in text:
        return _label_model(name, column), "the report does not show values that the job names"
    if "hierarchy" in text:
        return _label_model(name, column), "it reads a hierarchy, which a report does not hold"
    (model,) = models_of([said])
    return _label_model(model.name, model.reads.column), _unseen(model, fates, whole=whole)


def _label_model(name: object, column: object) -> str:
    return str(name) if column is None else f"{name} of {column}"


def _unseen(model: PrivacyModel, fates: Mapping[str, str], *, whole: bool) -> str | None:
    match model.reads:
        case Population():
            return "it counts persons of a population, recoded as the run did"
        case Persons(key=key) if fates.get(key) in _UNSEEN:
            return "it counts persons by a column that is not published"
        case SensitiveColumn(reference=reference) if reference is not None:
            if reference.named is not None:
                return "it compares with another table"
            if not whole:
                return "it compares with the source before rows were suppressed"
    return None


def _compare(
    read: _Certificate, report: CheckReport, items: Iterable[Mapping[str, Stated]]
) -> CertificateComparison:
    said = read.said
    left = {*read.not_compared}
    certified = {
        **_figures(said["rows"]["published"], said["classes"], said["risk"]["after"]),
        **_models(
            one
            for one in said["models"]
            if _label_model(one["name"], one.get("column")) not in left
        ),
        **_columns(
            {n: one for n, one in said.get("other_columns", {}).items() if n not in read.drawn}
        ),
        **_network(said.get("network")),
        **{name: value for one in read.items for name, value in one.certified.items()},
    }
    told = plain(report)
    measured = {
        **_figures(told["rows"]["published"], told["classes"], told["risk"]["after"]),
        **_models(told["models"]),
        **_columns(
            {
                name: one
                for name, one in told["other_columns"].items()
                # the report has no figures of emptied columns that are still empty
                if said["columns"].get(name) not in _UNSEEN or one["values"] > 1
            }
        ),
        **_network(told["network"]),
        **{name: value for one in items for name, value in one.items()},
    }
    found = compare_figures(certified, measured)
    return CertificateComparison(
        run_id=str(said.get("run_id")),
        ended=str(said.get("ended")),
        job_digest=str(said.get("job_digest")),
        agrees=all(one.agrees for one in found),
        figures=found,
        not_compared=read.not_compared,
    )


def _figures(
    rows: int, classes: Mapping[str, Stated], risk: Mapping[str, Stated]
) -> dict[str, Stated]:
    return {
        "rows": rows,
        **{f"classes, {name}": value for name, value in classes.items()},
        **{f"risk, {name}": value for name, value in risk.items()},
    }


def _models(models: Iterable[Mapping[str, Any]]) -> dict[str, Stated]:
    found: dict[str, Stated] = {}
    for one in models:
        variant = f", {one['variant']}" if one.get("variant") else ""
        name = f"{_label_model(one['name'], one.get('column'))}{variant}"
        found |= {f"{name}, {key}": one[key] for key in ("required", "reached", "holds")}
    return found


def _network(network: Mapping[str, Stated] | None) -> dict[str, Stated]:
    """Return the figures of a network that the release alone shows, without those of its links."""
    if network is None:
        return {}
    return {f"network, {one.name}": network[one.name] for one in fields(MaskedNetwork)}


def _columns(columns: Mapping[str, Any]) -> dict[str, Stated]:
    return {
        f"{name}, {key}": value
        for name, one in columns.items()
        for key, value in {**one, **one["risk"]}.items()
        if key != "risk"
    }
