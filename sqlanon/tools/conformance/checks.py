"""The checks, one after another; each returns its finding."""

from __future__ import annotations

import secrets
import time
from collections import Counter, defaultdict
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

import duckdb

from sqlanon.algorithms import ALGORITHMS
from sqlanon.api import check as api_check
from sqlanon.api import run as api
from sqlanon.common.wording import inflect
from sqlanon.errors import (
    DatabaseError,
    InspectionError,
    PublishError,
    SourceChangedError,
    SqlanonError,
    UnsatisfiableError,
    UnsupportedError,
)
from sqlanon.job.job import Job
from sqlanon.ledger.history import history
from sqlanon.ledger.leftovers import leftovers
from sqlanon.ledger.names import existing
from sqlanon.sql.backends import connect, open_connection
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import TableColumn
from sqlanon.sql.workspace import PREFIX, Observer, Workspace

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from sqlanon.report.run import Report
    from sqlanon.sql.backends import Connectable
    from sqlanon.sql.statement import Statement

# -- tables and jobs -------------------------------------------------------------------------------

Row = tuple[str | int | None, ...]

COLUMNS: Mapping[str, type] = {"id": int, "age": int, "town": str, "pay": int, "illness": str}
"""Columns of the table of people."""
TOWNS = ("Ulm", "ulm", "Bern", "K\xf6ln", "it's", "back\\slash", "50%", "", None)
PEOPLE: Sequence[Row] = [
    (n, -5 + n * 7 % 40, TOWNS[n % 9], n % 5 * 100, f"ill{n % 6}") for n in range(180)
]
TREE = {
    "Middle": {"North": ["K\xf6ln", "Ulm", "ulm"], "South": ["Bern"]},
    "Odd": ["it's", "back\\slash", "50%", ""],
}
QUASI = ("age", "town", "pay")
SAID: Mapping[str, Any] = {
    "id": {"role": "drop"},
    "age": {"role": "quasi", "hierarchy": {"intervals": [5, 20]}},
    "town": {"role": "quasi", "hierarchy": {"taxonomy": TREE}},
    "pay": {"role": "quasi", "hierarchy": {"flat": True}},
    "illness": {"role": "sensitive"},
}
HASHED: Mapping[str, Any] = {
    "id": {"role": "identifier", "action": "hash", "key": "a key of the kit's"},
    "town": {"role": "identifier", "action": "hash", "key": "another one that is longer than " * 3},
    "age": {"role": "quasi", "hierarchy": {"intervals": [5, 20]}},
    "pay": {"role": "keep"},
    "illness": {"role": "sensitive"},
}
"""Numbers and texts as keys; a secret is longer than a block of SHA-256."""
PRIVACY = [{"k_anonymity": {"k": 5}}, {"l_diversity": {"column": "illness", "l": 2}}]

_OPTIONS: Mapping[str, list[dict[str, Any]]] = {
    "fixed": [{"levels": {"age": 2, "town": 2, "pay": 1}}],
    "mondrian": [
        {"split": "strict", "cut": "loss"},
        {"split": "strict", "cut": "median"},
        {"split": "relaxed", "cut": "median"},
        {"split": "by_value"},
        {"refine": True},
    ],
    "order_and_cut": [{}, {"split": "strict"}, {"split": "by_value", "refine": True}],
    "sangreea": [{"measure": "set"}, {"measure": "set", "split": "strict"}],
    **{name: [{"measure": "set"}] for name in ("k_member", "oka")},
    # below: their releases are of another form, or of numbers alone
    **{name: [] for name in ("anatomy", "apriori", "m_invariance", "microaggregation")},
}


def _rows_only(name: str, options: dict[str, Any]) -> bool:
    dealt = {"order_and_cut", "sangreea", "k_member", "oka"}  # unless their cells stay whole
    return (
        name in {"mu_argus", "cell_suppression"}
        or options.get("split") == "relaxed"
        or (name in dealt and options.get("split") not in {"strict", "by_value"})
    )


_RANGES: dict[str, Any] = {
    name: {"role": "quasi"} if name in QUASI else said for name, said in SAID.items()
}
_NUMBERS: dict[str, Any] = {
    **SAID,
    "age": {"role": "quasi", "output": "mean"},
    "town": {"role": "keep"},
    "pay": {"role": "quasi", "output": "median"},
}
PARTED: Mapping[str, Any] = {**_RANGES, "pay": {"role": "keep"}}
"""The columns for two tables: illnesses are in the second one."""

_OF_SHAPES: dict[str, dict[str, Any]] = {
    " ".join([one.name, *map(str, options.values())][:3]): {
        "algorithm": {one.name: options},
        # some reach k-anonymity of rows only
        "privacy": PRIVACY[:1] if _rows_only(one.name, options) else PRIVACY,
        "max_suppression": 0.2,
    }
    for one in ALGORITHMS.values()
    for options in _OPTIONS.get(one.name, [{}])
}
_OF_DISTANCES: dict[str, dict[str, Any]] = {
    f"{name} of distances": {
        "columns": {**_RANGES, "town": SAID["town"]},
        "algorithm": name,
        "privacy": PRIVACY[:1],
    }
    for name in ("sangreea", "k_member", "oka")
}
_OF_NUMBERS: dict[str, dict[str, Any]] = {
    f"microaggregation {said}".strip(): {
        "columns": _NUMBERS,
        "algorithm": {"microaggregation": options},
        "privacy": PRIVACY[:1],
    }
    for said, options in {"": {}, "exact refine": {"mode": "exact", "refine": True}}.items()
}
_OF_ITEMS: dict[str, Any] = {
    "columns": {**_RANGES, "age": {"role": "keep"}, "pay": {"role": "keep"}},
    "algorithm": "apriori",
    "privacy": [{"km_anonymity": {"k": 2, "m": 2, "person": "id"}}],
}
ALGORITHM_JOBS: Mapping[str, dict[str, Any]] = {
    **_OF_SHAPES,
    **_OF_DISTANCES,
    **_OF_NUMBERS,
    "apriori": _OF_ITEMS,
}
"""A job for each algorithm, by what it is called."""

FORMS: Mapping[str, dict[str, Any]] = {
    "sets and ranges": _RANGES,
    "masks and groups": {
        **SAID,
        "age": {"role": "quasi", "hierarchy": {"equal_frequency": [8, 2]}},
        "town": {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2, 3]}}},
        "pay": {"role": "quasi", "hierarchy": {"cuts": [[100, 300]]}},
    },
    "the order of texts": {
        **SAID,
        "age": {"role": "quasi", "output": "median"},
        "town": {"role": "quasi", "order": "alphabetical"},
        "pay": {"role": "quasi", "output": "mean"},
    },
}
"""Ways in which values become labels, by what they show."""

MODELS: Sequence[dict[str, Any]] = (
    {"k_anonymity": {"k": 2}},
    {"l_diversity": {"column": "illness", "l": 2}},
    {"l_diversity": {"column": "illness", "l": 2, "variant": "entropy"}},
    {"l_diversity": {"column": "illness", "l": 3, "variant": "recursive", "c": 3}},
    {"t_closeness": {"column": "illness", "t": 0.6, "distance": "equal"}},
    {
        "t_closeness": {
            "column": "illness",
            "t": 0.6,
            "distance": "ordered",
            "order": [f"ill{n}" for n in range(6)],
        }
    },
    {"alpha_k": {"column": "illness", "alpha": 0.7, "k": 2}},
    {"beta_likeness": {"column": "illness", "beta": 4}},
    {"delta_disclosure": {"column": "illness", "delta": 3, "absent": "ignore"}},
    {"average_risk": {"threshold": 0.2}},
    {"sample_uniqueness": {"threshold": 0.1}},
    {"m_uniqueness": {"column": "illness", "m": 2}},
)
"""Models that are measured on a table alone."""
BESIDE: Sequence[dict[str, Any]] = (
    {"person_anonymity": {"k": 3, "person": "id"}},
    {"k_map": {"population": "<people>", "k": 5}},
    {"delta_presence": {"population": "<people>", "min": 0.1, "max": 1}},
)
"""Models that need more than the release; `<people>` is replaced by the table."""
SPACES: Sequence[Row] = [(n, town) for n, town in enumerate(("a", "a ", "b") * 5)]


# -- the checks ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a check.

    Attributes:
        fails: Whether the engine, or its dialect, does not do what is required.
        refused: Whether it was refused, which is no fault where the dialect declares it.
    """

    check: str
    fails: bool
    refused: bool
    found: str
    seconds: float


class _Unlike(Exception):  # noqa: N818 - no error, but what a check finds
    """The engine makes something else than it has to."""


def conforms(connection: Connectable, *, only: str = "") -> Iterator[Outcome]:
    """Try on an engine what a dialect has to do.

    Args:
        connection: A URL, or what else `sqlanon.run` takes.
        only: Words between commas; checks without one of them in their names are left out.

    Raises:
        SqlanonError: there is not a connection, or no table can be made.
    """
    here, there = Place(connection), beside()
    there.prefix = here.prefix
    try:
        for place in (here, there):
            place.load("people", COLUMNS, PEOPLE)
        for name, check in _checks(here, there).items():
            if any(word in name for word in only.split(",")):
                yield _try_check(name, check)
    finally:
        here.clear()


def _try_check(name: str, check: Callable[[], str]) -> Outcome:
    begin = time.perf_counter()
    fails = refused = False
    try:
        found = check()
    except UnsupportedError as error:
        refused, found = True, str(error)
    except (SqlanonError, _Unlike) as error:
        fails, found = True, str(error)
    except Exception as error:  # noqa: BLE001 - whatever a dialect of somebody's raises
        fails, found = True, f"{type(error).__name__}, which is no error of sqlanon's"
    return Outcome(name, fails, refused, found, time.perf_counter() - begin)


def _checks(here: Place, there: Place) -> dict[str, Callable[[], str]]:
    same = partial(_same_release, here, there)
    return {
        "connection": lambda: _connection(here),
        **{f"labels: {form}": partial(same, columns=columns) for form, columns in FORMS.items()},
        **{f"algorithm: {said}": partial(same, **job) for said, job in ALGORITHM_JOBS.items()},
        "algorithm: anatomy": lambda: _check_anatomy(here),
        "models: measured": lambda: _same_measures(here, there),
        "models: beside": lambda: _beside(same, here),
        "hashes: keys": lambda: same(columns=HASHED, shown=tuple(HASHED)),
        "texts: spaces at the end": lambda: _spaces(here, there),
        "publishing: replaced": lambda: _check_replace(here),
        "publishing: a taken name": lambda: _check_taken_name(here),
        "publishing: nothing of a failed run": lambda: _check_failure(here),
        "publishing: a source that changes": lambda: _check_change(here),
        "plan": lambda: _check_plan(here),
        "leftovers": lambda: _leftovers(here),
    }


def _job(place: Place, **said: Any) -> Job:  # noqa: ANN401 - members of a job
    whole: dict[str, Any] = {
        "source": place.name("people"),
        "target": {"table": place.name("released"), "if_exists": "replace"},
        "columns": SAID,
        "privacy": PRIVACY,
        "ledger": place.name("runs"),
        **said,
    }
    return Job.model_validate(whole)


def _run(place: Place, observer: Observer | None = None, **said: Any) -> Report:  # noqa: ANN401
    return api.run(_job(place, **said), connection=place.connection, observer=observer)


def _connection(here: Place) -> str:
    with open_connection(here.connection) as backend:
        engine = backend.engine
        dialect = type(backend.dialect)
    own = "the portable words" if dialect.__module__.endswith(".generic") else dialect.__name__
    return f"{engine.name} {engine.version or '?'}, {engine.driver or 'native'}, by {own}"


def _same_release(
    here: Place,
    there: Place,
    *,
    shown: tuple[str, ...] = (*QUASI, "illness"),
    **said: Any,  # noqa: ANN401 - of a job
) -> str:
    """Check that the release has the same rows as DuckDB's, in the shown columns."""
    reports = [_run(place, **said) for place in (here, there)]
    rows = [place.rows("released", shown) for place in (here, there)]
    if rows[0] != rows[1]:
        odd = len({*rows[0]} ^ {*rows[1]})
        raise _Unlike(
            f"{len(rows[0])} rows in {reports[0].classes.count} classes, DuckDB has {len(rows[1])} "
            f"in {reports[1].classes.count}; {inflect(odd, 'row')} stand in one of them only"
        )
    return f"{len(rows[0])} rows in {reports[0].classes.count} classes, as DuckDB's"


def _check_anatomy(here: Place) -> str:
    """Check that both tables of anatomy have groups of the same sizes, and of different values."""
    least = 3
    diverse = [{"l_diversity": {"column": "illness", "l": least}}]
    _run(here, columns=PARTED, algorithm="anatomy", privacy=diverse)
    groups = Counter(group for (group,) in here.cells("released", ["group_id"]))
    held: defaultdict[str | None, Counter[str | None]] = defaultdict(Counter)
    for group, illness, count in here.cells("released_illness", ["group_id", "illness", "count"]):
        held[group][illness] += int(count or 0)
    if {group: of.total() for group, of in held.items()} != groups:
        raise _Unlike("groups do not have as many values as rows")
    whole: Counter[Any] = sum(held.values(), Counter())
    if whole != Counter(row[-1] for row in PEOPLE):
        raise _Unlike("the second table does not have the values of the source")
    if min(map(len, held.values())) < least:
        raise _Unlike("a group has fewer different values than asked for")
    return f"{groups.total()} rows in {len(groups)} groups of different values"


def _same_measures(here: Place, there: Place) -> str:
    """Measure each model on the original table, and some on its release."""
    for place in (here, there):
        _run(place)
    asked = [("people", model) for model in MODELS]
    asked += [("released", model) for model in MODELS[:3]]
    for table, model in asked:
        found = [
            api_check.check(place.connection, place.name(table), quasi=QUASI, privacy=[model])
            for place in (here, there)
        ]
        ((name, options),) = model.items()
        if found[0].models != found[1].models:
            raise _Unlike(f"{name} {options} of {table} is measured otherwise than by DuckDB")
        if found[0].classes != found[1].classes:
            raise _Unlike(f"the classes of {table} are not DuckDB's")
    return f"{inflect(len(MODELS), 'model')}, the same numbers as DuckDB's"


def _beside(same: Callable[..., str], here: Place) -> str:
    people = here.name("people")
    for model in BESIDE:
        ((name, options),) = model.items()
        said = {key: people if value == "<people>" else value for key, value in options.items()}
        privacy = [{"k_anonymity": {"k": 3}}, {name: said}]
        same(privacy=privacy, algorithm={"optimal": {}}, max_suppression=0.5)
    return f"{inflect(len(BESIDE), 'model')}, the same releases as DuckDB's"


def _spaces(here: Place, there: Place) -> str:
    """Texts that differ in a space are two, or are not accepted."""
    columns: Mapping[str, Any] = {"id": {"role": "drop"}, "town": {"role": "quasi"}}
    for place in (here, there):
        place.load("spaces", {"id": int, "town": str}, SPACES)
    said: dict[str, Any] = {"columns": columns, "privacy": [{"k_anonymity": {"k": 5}}]}
    try:
        counts = [
            _run(
                place, source=place.name("spaces"), target={"table": place.name("spaced")}, **said
            ).classes.count
            for place in (here, there)
        ]
    except InspectionError as error:
        raise UnsupportedError(str(error)) from None
    if counts[0] != counts[1]:
        raise _Unlike(f"{counts[0]} classes where DuckDB has {counts[1]}")
    return "tell values apart"


def _check_replace(here: Place) -> str:
    first = _run(here)
    second = _run(here, privacy=[{"k_anonymity": {"k": 20}}])
    if len(here.rows("released", QUASI)) != second.rows.published:
        raise _Unlike("the target does not show the second release")
    told = [
        one.run_id
        for one in history(here.connection, here.name("released"), ledger=here.name("runs")).runs
    ]
    if told[:2] != [second.run_id, first.run_id]:
        raise _Unlike("the ledger does not have both runs, the newest first")
    return "the second release is shown, and both are in the ledger"


def _check_taken_name(here: Place) -> str:
    try:
        _run(here, target={"table": here.name("released")})
    except PublishError:
        return "is not overwritten"
    raise _Unlike("a taken name was overwritten")


def _check_failure(here: Place) -> str:
    before, rows = here.left(), here.rows("released", QUASI)
    try:
        _run(here, privacy=[{"k_anonymity": {"k": 100_000}}])
    except UnsatisfiableError:
        pass
    else:
        raise _Unlike("a job that cannot be satisfied was published")
    if here.rows("released", QUASI) != rows:
        raise _Unlike("the release before is not what it was")
    if here.left() != before:
        raise _Unlike(f"it left {', '.join(sorted(here.left() - before))}")
    return "is left, and the release before stays"


def _check_change(here: Place) -> str:
    with open_connection(here.connection) as backend:
        if not backend.dialect.recounts_source:
            return "is read from one snapshot, or copied: the house's own tests try that"
    done: list[bool] = []

    def change(statement: Statement) -> None:
        if statement.name == "publish/create" and not done:
            done.append(True)
            with here.writing() as workspace:
                dialect = workspace.dialect
                name = workspace.backend.resolve(job.source)
                workspace.insert_into(
                    dialect.table(name),
                    [dialect.quote(column) for column in COLUMNS],
                    [(9_999, 7, "Ulm", 100, "ill1")],
                )

    here.load("changing", COLUMNS, PEOPLE)
    job = _job(here, source=here.name("changing"))
    try:
        api.run(job, connection=here.connection, observer=Observer(statement=change))
    except SourceChangedError:
        return "is found, and nothing published"
    except DatabaseError as error:
        raise _Unlike(f"it cannot be tried: {error}") from None
    raise _Unlike("a release was published of rows that had changed since they were staged")


def _check_plan(here: Place) -> str:
    before = here.left()
    planned = api.plan(_job(here), connection=here.connection, script=False)
    if here.left() != before:
        raise _Unlike(f"it left {', '.join(sorted(here.left() - before))}")
    return f"writes nothing, and would leave out {inflect(planned.rows.suppressed or 0, 'row')}"


def _leftovers(here: Place) -> str:
    found = [str(one) for one in leftovers(here.connection) if here.prefix in str(one)]
    work = {name for name in here.left() if not name.startswith(here.prefix)}
    if found or work:
        raise _Unlike(f"runs left {', '.join([*found, *sorted(work)])}")
    return "none"


# -- a place on the engine that is tried, and the same tables in an embedded DuckDB ----------------


@dataclass(frozen=True, slots=True)
class _Made:
    """A column of a table that is made."""

    sql: Any
    type: Any
    nullable: bool = True


@dataclass(slots=True)
class Place:
    """A database, and what the checks have made in it."""

    connection: Connectable
    prefix: str = field(default_factory=lambda: f"kit_{secrets.token_hex(4)}")

    def name(self, what: str) -> str:
        """A relation's name."""
        return f"{self.prefix}_{what}"

    @contextmanager
    def writing(self) -> Iterator[Workspace]:
        """A workspace in a transaction of its own."""
        backend = connect(self.connection)
        try:
            with backend.transaction(write=True), Workspace(backend) as workspace:
                yield workspace
        finally:
            backend.close()

    def load(self, what: str, columns: Mapping[str, type], rows: Sequence[Row]) -> str:
        """Make a table of whole numbers and texts, and fill it; its name."""
        name = self.name(what)
        with self.writing() as workspace:
            dialect = workspace.dialect
            types = {int: dialect.integer_type, str: dialect.text_type}
            table = dialect.table(workspace.backend.resolve(RelationName(None, name)))
            quoted = [TableColumn(dialect.quote(one), types[kind]) for one, kind in columns.items()]
            made = [_Made(column.name, column.type) for column in quoted]
            mark = dialect.literal("sqlanon: a table of the conformance kit")
            workspace.run("publish/create", target=table, columns=made, mark=mark)
            workspace.insert_into(table, [column.name for column in quoted], rows)
        return name

    def rows(self, what: str, columns: Sequence[str]) -> list[str]:
        """All rows of a relation as texts, sorted."""
        return sorted(str([*row]) for row in self.cells(what, columns))

    def cells(self, what: str, columns: Sequence[str]) -> list[tuple[str | None, ...]]:
        """All rows of a relation, their values as texts."""
        with self.writing() as workspace:
            dialect = workspace.dialect
            found = workspace.rows(
                "in_place/whole",
                columns=[dialect.quote(column) for column in columns],
                table=dialect.table(workspace.backend.resolve(RelationName(None, self.name(what)))),
            )
        return [tuple(None if cell is None else str(cell) for cell in row) for row in found]

    def left(self) -> set[str]:
        """Names of relations of the checks, and of what runs make on the way."""
        with self.writing() as workspace:
            return self._left(workspace)

    def _left(self, workspace: Workspace) -> set[str]:
        literal = workspace.dialect.literal
        home = workspace.backend.resolve(RelationName(None, self.prefix)).schema
        schema = None if home is None else literal(home)
        found = set()
        for pattern in (f"{self.prefix}%", f"{PREFIX}%"):
            rows = workspace.rows("inspect/named", pattern=literal(pattern), schema=schema)
            found |= {str(name) for (name,) in rows}
        # those that this workspace has itself
        return {name for name in found if not name.startswith(f"{PREFIX}{workspace.run_id}")}

    def clear(self) -> None:
        """Remove all that the checks have made."""
        with self.writing() as workspace:
            names = [name for name in self._left(workspace) if name.startswith(self.prefix)]
            views = []
            for name in names:
                found = workspace.backend.resolve(RelationName(None, name))
                views.append((existing(workspace, found) != "VIEW", name, found))
            for table, _, found in sorted(views, key=lambda one: one[:2]):
                step = "drop_if_there" if table else "drop_view_if_there"
                workspace.run(f"publish/{step}", table=workspace.dialect.table(found))


def beside() -> Place:
    """An empty place in an embedded DuckDB."""
    return Place(duckdb.connect(":memory:"))
