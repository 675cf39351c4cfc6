"""Random privacy models and small tables that they speak of, for property tests of searches."""

from __future__ import annotations

import sqlite3
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Any

import sqlalchemy
from expected import Quasi, Table
from hypothesis import strategies as st
from lattice_strategies import VALUES, cases
from oracle_lattice import tree
from oracle_search import Modelled, Tables, population_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from lattice_cases import Case
    from oracle_search import Asked

ORDER = ["z", "x", "y"]
PATHS = {"x": ("g", "*"), "y": ("g", "*"), "z": ("h", "*"), None: ("*", "*")}
TREE = {"rows": [["x", "g", "*"], ["y", "g", "*"], ["z", "h", "*"]]}
OTHERS = st.tuples(
    st.sampled_from(["x", "x", "y", "z", None]),
    st.sampled_from([1, 2, 5, None]),
    st.sampled_from([*range(9), None]),
)
"""The columns s, v and u, the person."""
COLUMN = st.sampled_from(["s", "v"])
NULLS = st.sampled_from(["value", "none", None])
BETWEEN = st.sampled_from([0, 0.1, 0.2, 0.25, 0.3, 1 / 3, 0.5, 0.6, 1])


def said(draw: st.DrawFn, name: str, **options: Any) -> Asked:
    """A model with the options that were drawn; None leaves one out."""
    made = {key: draw(v) if isinstance(v, st.SearchStrategy) else v for key, v in options.items()}
    return {name: {key: value for key, value in made.items() if value is not None}}


REFERENCE = st.sampled_from([None, None, None, "others"])


@st.composite
def column_models(draw: st.DrawFn) -> Asked:  # noqa: PLR0911 - one for each model
    """A model of a sensitive column."""
    column = draw(COLUMN)
    common: dict[str, Any] = {"column": column, "null_sensitive": NULLS}
    match draw(st.integers(0, 8)):
        case 0:
            return said(draw, "l_diversity", **common, l=st.integers(1, 3))
        case 1:
            bound = st.sampled_from([1, 1.5, 1.8, 2, 3])
            return said(draw, "l_diversity", **common, l=bound, variant="entropy")
        case 2:
            c = st.sampled_from([0.5, 1, 1.5, 2, 3])
            return said(
                draw, "l_diversity", **common, l=st.integers(1, 3), variant="recursive", c=c
            )
        case 3:
            value = st.sampled_from([None, "x", "z"] if column == "s" else [None, "1"])
            k = st.integers(1, 3)
            alpha = st.sampled_from([0.25, 0.5, 0.6, 2 / 3, 0.75, 1])
            return said(draw, "alpha_k", **common, alpha=alpha, value=value, k=k)
        case 4:
            variant = st.sampled_from(["basic", "enhanced"])
            common |= {"beta": st.sampled_from([0.2, 0.5, 1, 2]), "variant": variant}
            return said(draw, "beta_likeness", **common, reference=REFERENCE)
        case 5:
            return said(
                draw,
                "delta_disclosure",
                **common,
                delta=st.sampled_from([0.3, 0.7, 1, 2]),
                base=st.sampled_from([2, None]),
                absent=st.sampled_from(["fail", "ignore", "ignore"]),
                reference=REFERENCE,
            )
        case 6:
            return said(draw, "m_uniqueness", **common, m=st.integers(1, 3))
        case 7:
            return said(draw, "t_closeness", **common, t=BETWEEN, reference=REFERENCE)
        case _:
            options: dict[str, Any] = {"distance": "ordered"}
            if column == "s":
                distance = draw(st.sampled_from(["ordered", "hierarchical"]))
                options = (
                    {"distance": "ordered", "order": ORDER}
                    if distance == "ordered"
                    else {"distance": "hierarchical", "hierarchy": TREE}
                )
            return said(draw, "t_closeness", **common, **options, t=BETWEEN, reference=REFERENCE)


@st.composite
def size_models(draw: st.DrawFn, *, whole: bool) -> Asked:
    """A model of the sizes of classes, or of the whole table."""
    everybody = "everybody"
    if whole:
        public = st.sampled_from([None, everybody])
        name = draw(st.sampled_from(["average_risk", "sample_uniqueness"]))
        threshold = BETWEEN.filter(bool) if name == "average_risk" else BETWEEN
        return said(draw, name, threshold=threshold, population=public)
    match draw(st.integers(0, 3)):
        case 0:
            return said(draw, "k_anonymity", k=st.integers(2, 4))
        case 1:
            return said(draw, "k_anonymity", k=st.integers(2, 3), person="u")
        case 2:
            return said(draw, "k_map", k=st.integers(1, 6), population=everybody)
        case _:
            return said(
                draw,
                "delta_presence",
                min=st.sampled_from([0, 0, 0.1, 0.25]),
                max=st.sampled_from([0.25, 0.5, 0.7, 1]),
                population=everybody,
            )


def go_together(models: list[Asked]) -> bool:
    """Whether no model of the whole table suppresses what makes another one worse."""
    said = [(name, "population" in options) for asked in models for name, options in asked.items()]
    return ("average_risk", True) not in said or all(public for _, public in said)


@st.composite
def some_models(draw: st.DrawFn) -> list[Asked]:
    """One to four models, at most two of them of the whole table."""
    made = draw(st.lists(st.one_of(column_models(), size_models(whole=False)), max_size=2))
    if not made or draw(st.integers(0, 3)) == 0:
        whole = st.lists(size_models(whole=True), min_size=1, max_size=2).filter(go_together)
        for model in draw(whole):
            made.insert(draw(st.integers(0, len(made))), model)
    return made


@st.composite
def problems(draw: st.DrawFn) -> tuple[Case, Modelled]:
    """A table, and what brute force knows of it."""
    case = draw(cases())
    rows = [tuple(row) for row in case.rows]
    models = draw(some_models())
    others = [draw(OTHERS) for _ in rows]
    width = len(case.hierarchies)
    cells = st.tuples(*[st.sampled_from([*VALUES, None])] * width)
    public = None
    if population_of(models) is not None:
        public = [*rows * draw(st.integers(0, 2)), *draw(st.lists(cells, max_size=6))]
    reference = draw(st.lists(OTHERS, min_size=1, max_size=6))
    columns = list(zip(*rows, *([()] if not rows else []), strict=True)) or [()] * width
    seen = [[*column, *(row[n] for row in public or [])] for n, column in enumerate(columns)]
    trees = [
        tree(values, paths, case.weights.get(name, 1))
        for (name, paths), values in zip(case.hierarchies.items(), seen, strict=True)
    ]
    tables = Tables(
        [dict(zip("svu", other, strict=True)) for other in others],
        {"others": [dict(zip("svu", other, strict=True)) for other in reference]},
        {"s": PATHS},
    )
    limit = draw(st.sampled_from([0, 0, 1, 2, 3, 5, len(rows)]))
    return case, Modelled(rows, trees, 1, limit, models, tables, public)


def least_size(asked: Asked) -> int:
    """Rows that a model wants of each class by definition."""
    ((name, options),) = asked.items()
    size = {"k_anonymity": "k", "alpha_k": "k", "l_diversity": "l", "m_uniqueness": "m"}.get(name)
    return 1 if size is None else -int(-options.get(size, 1) // 1)


def sufficient(asked: Asked) -> int:
    """Rows that each side of a cut needs."""
    ((name, options),) = asked.items()
    if name == "sample_uniqueness":
        return 1 if options["threshold"] >= 1 else 2
    if name == "average_risk":
        return next(n for n in range(1, 100) if n * options["threshold"] > 1 - 1e-9)
    return least_size(asked)


def regions_refuse(asked: Asked) -> bool:
    ((name, options),) = asked.items()
    absent = options.get("absent") == "ignore"
    return "population" in options or name == "m_uniqueness" or absent


@st.composite
def regions(draw: st.DrawFn) -> tuple[Table, list[Asked], Tables]:
    """A table of two or three quasi-identifiers, with numbers, and models that cuts may have."""
    pools: dict[str, list[Any]] = {"integer": [1, 2, 4, 7, None], "text": ["p", "q", "r", None]}
    quasi: dict[str, Quasi] = {}
    cells = []
    for place in range(draw(st.integers(2, 3))):
        kind = draw(st.sampled_from(["integer", "text"]))
        weight = draw(st.integers(1, 3))
        quasi[f"q{place}"] = Quasi(kind, weight=weight)
        if kind == "text" and draw(st.booleans()):
            groups = draw(st.permutations(["1", "1", "2"]))
            paths = tuple((leaf, group, "*") for leaf, group in zip("pqr", groups, strict=True))
            built = {"rows": [list(path) for path in paths]}
            quasi[f"q{place}"] = Quasi(kind, weight=weight, hierarchy=built, paths=paths)
        cells.append(st.sampled_from(pools[kind]))
    rows = draw(st.lists(st.tuples(*cells), max_size=16))
    models = draw(some_models().filter(lambda made: not any(map(regions_refuse, made))))
    others = [draw(OTHERS) for _ in rows]
    reference = draw(st.lists(OTHERS, min_size=1, max_size=6))
    tables = Tables(
        [dict(zip("svu", other, strict=True)) for other in others],
        {"others": [dict(zip("svu", other, strict=True)) for other in reference]},
        {"s": PATHS},
    )
    return Table(quasi, rows), models, tables


@contextmanager
def loaded(
    columns: Mapping[str, str], rows: Sequence[Sequence[object]], tables: Tables, public: Any
) -> Iterator[sqlalchemy.Engine]:
    """The tables in a database in memory."""
    connection = sqlite3.connect(":memory:")
    others = {"s": "TEXT", "v": "INTEGER", "u": "INTEGER"}
    with closing(connection):
        people = [
            (number, *row, *other.values())
            for number, (row, other) in enumerate(zip(rows, tables.source, strict=True))
        ]
        _fill(connection, "people", {"id": "INTEGER", **columns, **others}, people)
        _fill(connection, "everybody", columns, public or [])
        reference = [tuple(row.values()) for row in tables.others["others"]]
        _fill(connection, "others", others, reference)
        engine = sqlalchemy.create_engine(
            "sqlite://", creator=lambda: connection, poolclass=sqlalchemy.pool.StaticPool
        )
        yield engine
        engine.dispose()


def _fill(
    connection: sqlite3.Connection,
    table: str,
    columns: Mapping[str, str],
    rows: Sequence[Sequence[object]],
) -> None:
    defined = ", ".join(f'"{name}" {kind}' for name, kind in columns.items())
    connection.execute(f"CREATE TABLE {table} ({defined})")
    marks = ", ".join("?" * len(columns))
    connection.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)
    connection.commit()
