"""A customer table as people have them, and its catalogue as a plain client reads it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from sqlanon.api import run as api
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

    from engines import Place

    from sqlanon.report.run import Report
    from sqlanon.sql.statement import Statement

_BODY = (
    "id {key}, name {text}, sex {text} NOT NULL, age INTEGER, zip VARCHAR(10) DEFAULT '00000', "
    "pay INTEGER CHECK (pay >= 0)"
)
_WORDS = {
    "duckdb": ("INTEGER PRIMARY KEY DEFAULT nextval('ids')", "VARCHAR"),
    "sqlite": ("INTEGER PRIMARY KEY AUTOINCREMENT", "TEXT"),
    "postgresql": ("INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY", "TEXT"),
    "mariadb": ("INTEGER AUTO_INCREMENT PRIMARY KEY", "TEXT"),
}
_ABOUT = {
    "duckdb": ("COMMENT ON TABLE people IS 'all of them'", "COMMENT ON COLUMN people.zip IS 'z'"),
    "postgresql": (
        "COMMENT ON TABLE people IS 'all of them'",
        "COMMENT ON COLUMN people.zip IS 'z'",
        "GRANT SELECT ON people TO PUBLIC",
        "GRANT UPDATE (pay) ON people TO PUBLIC",
        "ALTER TABLE people ENABLE ROW LEVEL SECURITY",
        "CREATE POLICY all_rows ON people USING (true)",
    ),
    "mariadb": (
        "ALTER TABLE people COMMENT = 'all of them'",
        "ALTER TABLE people MODIFY zip VARCHAR(10) DEFAULT '00000' COMMENT 'z'",
    ),
    "sqlite": (),
}
_CATALOGUE = {
    "duckdb": (
        """SELECT * EXCLUDE (estimated_size, database_oid) FROM duckdb_tables()
        WHERE table_name = 'people'""",
        "SELECT * EXCLUDE (database_oid) FROM duckdb_columns() WHERE table_name = 'people'",
        """SELECT * EXCLUDE (database_oid, table_oid, constraint_index) FROM duckdb_constraints()
        WHERE table_name IN ('people', 'orders') ORDER BY ALL""",
        "SELECT * EXCLUDE (database_oid, index_oid) FROM duckdb_indexes()",
        "SELECT view_name, sql FROM duckdb_views() WHERE NOT internal",
        "SELECT last_value FROM duckdb_sequences()",
    ),
    "sqlite": (
        "SELECT name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlanon_%' ORDER BY name",
        "SELECT * FROM sqlite_sequence",
    ),
    "postgresql": (
        """SELECT oid, relowner, relacl, relkind, reloptions, relrowsecurity FROM pg_class
        WHERE oid = 'people'::regclass""",
        """SELECT attname, atttypid, atttypmod, attnotnull, attidentity, attacl FROM pg_attribute
        WHERE attrelid = 'people'::regclass AND attnum > 0 ORDER BY attnum""",
        """SELECT oid, conname, pg_get_constraintdef(oid), convalidated FROM pg_constraint
        WHERE 'people'::regclass IN (conrelid, confrelid) ORDER BY oid""",
        """SELECT indexrelid, pg_get_indexdef(indexrelid), indisvalid FROM pg_index
        WHERE indrelid = 'people'::regclass ORDER BY 1""",
        """SELECT adnum, pg_get_expr(adbin, adrelid) FROM pg_attrdef
        WHERE adrelid = 'people'::regclass""",
        """SELECT objsubid, description FROM pg_description WHERE objoid = 'people'::regclass
        ORDER BY 1""",
        "SELECT polname, polroles FROM pg_policy WHERE polrelid = 'people'::regclass",
        "SELECT tgname, tgenabled FROM pg_trigger WHERE tgrelid = 'people'::regclass ORDER BY 1",
        "SELECT pg_get_viewdef('rich'::regclass), 'rich'::regclass::oid",
        "SELECT last_value, is_called FROM people_id_seq",
    ),
    "mariadb": (
        "SHOW CREATE TABLE people",
        "SHOW CREATE TABLE orders",
        "SHOW CREATE VIEW rich",
    ),
}
COLUMNS: dict[str, Any] = {
    "id": {"role": "identifier", "action": "keep"},
    "name": {"role": "identifier", "action": "mask", "value": "it's \\ nobody"},
    "sex": {"role": "quasi", "hierarchy": {"flat": True}},
    "age": {"role": "quasi", "output": "median"},
    "zip": {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2, 3]}}},
    "pay": {"role": "sensitive"},
}
SAID: dict[str, Any] = {
    "columns": COLUMNS,
    "privacy": [{"k_anonymity": {"k": 3}}, {"l_diversity": {"column": "pay", "l": 2}}],
    "target": {"mode": "replace"},
    "in_place": True,
}
_LEAN: dict[str, Any] = {"fixed": {"levels": {"sex": 1, "zip": 3}}}
PEOPLE = [
    (n, f"Person {n}", "mf"[n % 2], 20 + n * 7 % 40, str(10000 + n * 37 % 900), n)
    for n in range(1, 61)
]


def customers(place: Place) -> None:
    """Make the table: a key, two indexes, a check, a default, comments, grants, orders, a view."""
    key, text = _WORDS[place.name]
    if place.name == "duckdb":
        place.run("CREATE SEQUENCE ids START 100")
    forced = "OVERRIDING SYSTEM VALUE " if place.name == "postgresql" else ""
    rows = ", ".join(map(str, PEOPLE))
    # DuckDB deletes and inserts a row whose indexed column changes, which orders do not let it
    second = "name" if place.name != "duckdb" else "pay, id"
    prefix = "(20)" if place.name == "mariadb" else ""
    counted = [f"SELECT setval('people_id_seq', {len(PEOPLE)})"] if forced else []
    place.run(
        f"CREATE TABLE people ({_BODY.format(key=key, text=text)})",
        "CREATE INDEX people_pay ON people (pay)",
        f"CREATE INDEX people_second ON people ({second}{prefix})",
        *_ABOUT[place.name],
        f"INSERT INTO people (id, name, sex, age, zip, pay) {forced}VALUES {rows}",
        *counted,
        "CREATE TABLE orders (number INTEGER PRIMARY KEY, person INTEGER, "
        "FOREIGN KEY (person) REFERENCES people (id))",
        "INSERT INTO orders VALUES (1, 1), (2, 1), (3, 60)",
        "CREATE VIEW rich AS SELECT age, pay FROM people WHERE pay > 50",
    )


def catalogue(place: Place) -> list[list[tuple[Any, ...]]]:
    """What the engine's own catalogue says of the table and all that hangs on it."""
    return [place.rows(query) for query in _CATALOGUE[place.name]]


def update(place: Place, **changes: Any) -> Report:
    """Anonymize the table in place."""
    return api.anonymize(place.url, "people", **{**SAID, **changes})


def lean(
    place: Place, columns: dict[str, Any] = COLUMNS, **options: Any
) -> Callable[[Observer], Report]:
    """An update that searches nothing: half the statements, for tests that repeat it."""
    shut = {**columns, "age": {"role": "keep"}}  # what has `output` is at no level
    said: dict[str, Any] = {"columns": shut, "algorithm": _LEAN, **options}
    return lambda observer: update(place, observer=observer, **said)


def breaking(
    run: Callable[[Observer], object], begins: str = "publish/rows", each: Collection[str] = ()
) -> Iterator[str]:
    """Let a run break: at some statements of reading and searching, at all kinds from writing on.

    Of those of one name the first two are enough, since each break is a whole run: the others set
    another setting back, or drop another relation. Of the names in `each` all are tried. Of reading
    and searching three or four are: whatever breaks there, only temporary tables were made.

    Yields:
        The statement's name, when the run has ended; at last one goes through: what breaks when
        the transaction has ended, in the last look at the table, is told in a note.
    """
    tried: Counter[str] = Counter()
    at = 1 - _STRIDE
    while True:
        seen: list[str] = []
        told = _breaker(seen, at, tried, begins, each)
        try:
            run(Observer(statement=told))
        except _BrokenError:
            at = len(seen)
            tried[seen[-1]] += 1
            yield seen[-1]
        else:
            break
    assert {*seen[seen.index(begins) : -1]} <= tried.keys()


_STRIDE = 23


class _BrokenError(Exception):
    """What a run breaks with."""


def _breaker(
    seen: list[str], at: int, tried: Counter[str], begins: str, each: Collection[str]
) -> Callable[[Statement], None]:
    """What breaks a run at the next statement that is due after place `at`, its last in `seen`."""
    broken = False

    def told(step: Statement) -> None:
        nonlocal broken
        if broken:  # it is being undone
            return
        seen.append(step.name)
        if begins in seen:
            due = len(seen) > at and (tried[step.name] < 2 or step.name in each)
        else:
            due = len(seen) == at + _STRIDE
        if due:
            broken = True
            raise _BrokenError

    return told
