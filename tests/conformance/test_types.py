"""Times, zones, addresses and other types as quasi-identifiers, and types that cannot be ones."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo

import pytest
import sqlalchemy

from sqlanon.api import run as api
from sqlanon.errors import HierarchyError, InspectionError, JobError, UnsupportedError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines import Place

GATE = pytest.mark.gate
K2: list[Any] = [{"k_anonymity": {"k": 2}}]
INSTANT = {
    "duckdb": "TIMESTAMPTZ",
    "postgresql": "TIMESTAMPTZ",
    "mariadb": "TIMESTAMP(6) NULL",
}
"""Where a column of instants has which type; SQLite has none."""
UTC_TIMES = [
    "2020-10-24 23:59:59.5",
    "2020-10-25 00:30:00",  # 02:30 in Berlin for the first time
    "2020-10-25 01:30:00",  # and for the second
    "2020-07-01 12:00:00",
    "1970-06-01 00:00:00.000001",
]


def load_instants(place: Place, times: Sequence[str | None]) -> None:
    """A table with these instants, the session's zone being far away from UTC."""
    place.run(f"CREATE TABLE people (id INTEGER, seen {INSTANT[place.name]})")
    zone = "SET time_zone = '+00:00'" if place.name == "mariadb" else "SET TimeZone = 'UTC'"
    told = ["NULL" if at is None else f"'{at}'" for at in times]
    rows = ", ".join(f"({n}, {at})" for n, at in enumerate(told))
    with_zone(place, zone, f"INSERT INTO people VALUES {rows}")


def with_zone(place: Place, *statements: str) -> None:
    """Run statements in one session."""
    connection = place.connect()
    try:
        for statement in statements:
            connection.cursor().execute(statement)
    finally:
        connection.close()


def released(place: Place, seen: dict[str, Any], k: int = 2, **job: Any) -> list[str | None]:
    """What is published for each row, by its number."""
    published(place, seen, k, **job)
    return [row[0] for row in place.rows("SELECT seen FROM released ORDER BY id")]


def published(place: Place, seen: dict[str, Any], k: int = 2, **job: Any) -> None:
    """Release the table, with what the job says of the column."""
    api.anonymize(
        place.url,
        "people",
        columns={"id": {"role": "keep"}, "seen": {"role": "quasi", **seen}},
        privacy=[{"k_anonymity": {"k": k}}],
        target={"table": "released", "if_exists": "replace"},
        **job,
    )


@pytest.mark.parametrize("backend", INSTANT, indirect=True)
def test_instants_are_told_at_utc_by_default(backend: Place) -> None:
    load_instants(backend, [*UTC_TIMES, None, *UTC_TIMES, None])

    told = [f"{at}+00:00" for at in UTC_TIMES]
    assert released(backend, {}) == [*told, None, *told, None]


@pytest.mark.parametrize("backend", INSTANT, indirect=True)
def test_ranges_of_instants_end_in_iso_times(backend: Place) -> None:
    load_instants(backend, [UTC_TIMES[1], UTC_TIMES[2], *UTC_TIMES[:1] * 2])

    assert set(released(backend, {}, k=4)) == {
        "[2020-10-24 23:59:59.5+00:00..2020-10-25 01:30:00+00:00]"
    }
    assert set(released(backend, {"hierarchy": {"dates": ["hour", "day", "month"]}}, k=4)) == {
        "2020-10"
    }
    grouped = {"hierarchy": {"equal_frequency": [2]}}
    assert (
        released(backend, grouped, k=2)[:2]
        == ["[2020-10-25 00:30:00+00:00..2020-10-25 01:30:00+00:00]"] * 2
    )


def at_zone(time: str, zone: str) -> str:
    """What Python says that clocks of a zone show at a time of UTC."""
    local = dt.datetime.fromisoformat(time).replace(tzinfo=dt.UTC).astimezone(ZoneInfo(zone))
    day, _, distance = local.isoformat(" ").partition("+")
    sign = "+" if distance else "-"
    if not distance:
        day, _, distance = day.rpartition("-")
    plain = day.rstrip("0").rstrip(".") if "." in day else day
    return f"{plain}{sign}{distance}"


def knows_zones(place: Place) -> bool:
    """Whether the engine has the names of zones: tables that MariaDB may lack."""
    if place.name != "mariadb":
        return True
    sql = "SELECT CONVERT_TZ('2000-01-01', '+00:00', 'Europe/Berlin') IS NOT NULL"
    return bool(place.rows(sql)[0][0])


@pytest.mark.parametrize("backend", INSTANT, indirect=True)
def test_instants_are_told_at_the_zone_that_the_job_names(backend: Place) -> None:
    times = [*UTC_TIMES, "2020-01-01 12:00:00"]
    times += [] if backend.name == "mariadb" else ["1880-01-01 00:00:00"]
    load_instants(backend, [*times, *times])
    for zone in ("Europe/Berlin", "America/St_Johns"):
        if knows_zones(backend):
            assert released(backend, {"zone": zone}) == [at_zone(at, zone) for at in times] * 2
        else:
            with pytest.raises(UnsupportedError, match=f"{zone}; .* mariadb-tzinfo-to-sql"):
                released(backend, {"zone": zone})


@pytest.mark.parametrize("backend", INSTANT, indirect=True)
def test_the_zone_of_the_session_does_not_matter_and_stays(backend: Place) -> None:
    times = [*UTC_TIMES[:2], *UTC_TIMES[:2]]
    load_instants(backend, [*times])
    ask, word, zone = "SELECT current_setting('TimeZone')", "TimeZone", "Asia/Kolkata"
    if backend.name == "mariadb":
        ask, word, zone = "SELECT @@time_zone", "time_zone", "+05:00"
    setting = f"SET {word} = '{zone}'"
    job: dict[str, Any] = {
        "columns": {"id": {"role": "keep"}, "seen": {"role": "quasi"}},
        "privacy": K2,
        "target": "released",
    }

    if backend.name == "duckdb":
        with backend.connect() as connection:
            connection.execute(setting)
            api.anonymize(connection, "people", **job)
            after = connection.execute(ask).fetchone()
    else:
        engine = sqlalchemy.create_engine(backend.url)
        with engine.connect() as session:
            session.exec_driver_sql(setting)
            session.commit()
            api.anonymize(session, "people", **job)
            after = session.exec_driver_sql(ask).fetchone()
        engine.dispose()

    assert tuple(after) == (zone,)
    shown = backend.rows("SELECT seen FROM released ORDER BY id")
    assert [row[0] for row in shown] == [f"{at}+00:00" for at in times]


@pytest.mark.parametrize("backend", INSTANT, indirect=True)
def test_an_instant_that_is_kept_is_the_same_instant(backend: Place) -> None:
    load_instants(backend, UTC_TIMES[:3] * 2)

    kept = {"hierarchy": {"flat": True}, "max_level": 0}
    published(backend, kept, algorithm="optimal")

    same = "SELECT COUNT(*) FROM people p JOIN released r ON p.id = r.id AND p.seen = r.seen"
    assert backend.rows(same) == [(6,)]
    assert backend.types_of("released") == backend.types_of("people")


def test_a_zone_that_nobody_knows_is_refused(backend: Place) -> None:
    type_ = INSTANT.get(backend.name, "TIMESTAMP")
    backend.load("people", {"id": "integer", "seen": type_}, [])
    with pytest.raises(UnsupportedError, match=r"columns\.seen\.zone: .* Europe/Berlln|is for"):
        released(backend, {"zone": "Europe/Berlln"})
    for said in ("+01:00", "CET", "SYSTEM", "europe/berlin", "Foo+3"):
        with pytest.raises(JobError, match=r"columns\.seen\.zone: .*must be UTC or a name as"):
            released(backend, {"zone": said})


def test_a_zone_is_for_instants_only(backend: Place) -> None:
    backend.load("people", {"id": "integer", "seen": "date"}, [])
    with pytest.raises(UnsupportedError, match=r"columns\.seen\.zone: is for timestamps with"):
        released(backend, {"zone": "UTC"})


@pytest.mark.parametrize("backend", ["duckdb", "postgresql"], indirect=True)
@pytest.mark.parametrize("type_", ["date", "timestamp", "TIMESTAMPTZ"])
def test_days_without_an_end_or_before_year_1_are_refused(backend: Place, type_: str) -> None:
    early = "0044-03-15 (BC)" if backend.name == "duckdb" else "0044-03-15 BC"
    backend.load("people", {"id": "integer", "seen": type_}, [(1, "infinity"), (2, early)])
    with pytest.raises(
        InspectionError, match=r"'seen' holds infinity, zero dates or days .* in 2 rows"
    ):
        released(backend, {})


TIMES = ["00:00:00", "08:15:30.25", "08:45:00", "24:00:00", None]


def test_times_of_the_day_are_told_alike_and_ordered(backend: Place) -> None:
    type_ = "TIME(6)" if backend.name == "mariadb" else "TIME"
    backend.load("people", {"id": "integer", "seen": type_}, list(enumerate(TIMES * 2)))

    assert released(backend, {}) == TIMES * 2
    assert set(released(backend, {}, k=5)) == {"*"}
    backend.run("DELETE FROM people WHERE seen IS NULL")
    assert set(released(backend, {}, k=5)) == {"[00:00:00..24:00:00]"}
    hours = {"hierarchy": {"dates": ["minute", "hour"]}}
    assert released(backend, hours, 2, algorithm={"fixed": {"levels": {"seen": 2}}}) == [
        "00h", "08h", "08h", "24h"
    ] * 2  # fmt: skip


def test_days_are_no_unit_of_times_nor_hours_of_days(backend: Place) -> None:
    backend.load("people", {"id": "integer", "seen": "TIME", "born": "date"}, [])
    for column, unit in (("seen", "day"), ("born", "hour")):
        with pytest.raises(HierarchyError, match=rf"columns\.{column}\.hierarchy\.dates is for"):
            api.anonymize(
                backend.url,
                "people",
                columns={column: {"role": "quasi", "hierarchy": {"dates": [unit]}}},
                unlisted="drop",
                privacy=K2,
                target="released",
            )


@pytest.mark.parametrize(
    ("backend", "type_", "cells"),
    [
        ("duckdb", "UUID", ["123e4567-e89b-12d3-a456-426614174000"]),
        pytest.param("duckdb", "BIT", ["101", "0101"], marks=GATE),
        pytest.param("duckdb", "HUGEINT", ["170141183460469231731687303715884105727"], marks=GATE),
        pytest.param("duckdb", "ENUM('x', 'b')", ["x", "b"], marks=GATE),
        pytest.param("postgresql", "uuid", ["123e4567-e89b-12d3-a456-426614174000"], marks=GATE),
        ("postgresql", "inet", ["192.168.0.1", "192.168.0.1/24", "2001:db8::1"]),
        pytest.param("postgresql", "cidr", ["10.0.0.0/8", "192.168.0.1/32"], marks=GATE),
        pytest.param("postgresql", "macaddr", ["08:00:2b:01:02:03"], marks=GATE),
        pytest.param("postgresql", "bit(3)", ["101"], marks=GATE),
        pytest.param("postgresql", "varbit", ["101", "0101"], marks=GATE),
        pytest.param("mariadb", "UUID", ["123e4567-e89b-12d3-a456-426614174000"], marks=GATE),
        ("mariadb", "INET6", ["2001:db8::1", "::ffff:1.2.3.4"]),
        pytest.param("mariadb", "INET4", ["192.168.0.1"], marks=GATE),
        pytest.param("mariadb", "SET('x', 'y')", ["x,y", "", "y"], marks=GATE),
        pytest.param("mariadb", "ENUM('x', 'b')", ["x", "b"], marks=GATE),
        pytest.param("mariadb", "YEAR", ["1999"], marks=GATE),
        pytest.param("mariadb", "JSON", ['{"a": 1}', '{"a":1}'], marks=GATE),
    ],
    indirect=["backend"],
)
def test_a_type_is_published_as_its_values_are_written(
    backend: Place, type_: str, cells: list[str]
) -> None:
    backend.load("people", {"id": "integer", "seen": type_}, list(enumerate([*cells, None] * 2)))

    assert released(backend, {}) == [*cells, None] * 2
    kept = {"hierarchy": {"flat": True}, "max_level": 0}
    shown = released(backend, kept, algorithm="optimal")
    assert [None if one is None else str(one) for one in shown] == [
        row[0] if row[0] is None else str(row[0])
        for row in backend.rows("SELECT seen FROM people ORDER BY id")
    ]
    assert backend.types_of("released") == backend.types_of("people")


REFUSED = {
    "duckdb": {
        "INTEGER[]": "holds many values in one",
        "DECIMAL(5, 2)[2]": "holds many values in one",
        "STRUCT(a INTEGER)": "holds many values in one",
        "MAP(VARCHAR, INTEGER)": "holds many values in one",
        "JSON": "is a document",
        "BLOB": "is bytes",
        "INTERVAL": "written differently",
        "TIMETZ": "needs a day",
    },
    "sqlite": {"BLOB": "values stored as blob", "": "values stored as blob and integer"},
    "postgresql": {
        "text[]": "holds many values in one",
        "numeric(5, 2)[]": "holds many values in one",
        "json": "is a document",
        "jsonb": "is a document",
        "xml": "is a document",
        "bytea": "is bytes",
        "point": "is a shape",
        "interval": "written differently",
        "money": "lc_monetary",
        "int4range": "holds two bounds",
        "timetz": "needs a day",
        "tsvector": "holds many words",
        "pg_lsn": "is not a type that",
    },
    "mariadb": {
        "BIT(8)": "raw bytes",
        "VARBINARY(8)": "is bytes",
        "POINT": "is a shape",
    },
}
"""Types that no column may have that is generalized, and what is said of them."""


def test_types_that_cannot_be_generalized_are_said_at_once(backend: Place) -> None:
    said = REFUSED[backend.name]
    columns = {f"c{place}": type_ for place, type_ in enumerate(said)}
    rows = [(b"1", b"1", 1), (b"1", 1, 1)] if backend.name == "sqlite" else []
    backend.load("people", columns | {"age": "integer"}, rows)
    quasi = {name: {"role": "quasi"} for name in (*columns, "age")}

    with pytest.raises(InspectionError) as raised:
        api.anonymize(backend.url, "people", columns=quasi, privacy=K2, target="released")

    told = str(raised.value)
    assert "\n" not in told
    parts = told.split("; ")
    for name, reason in zip(columns, said.values(), strict=True):
        assert any(f"'{name}'" in part and reason in part for part in parts), (name, told)
    assert "'age'" not in told


def test_types_that_cannot_be_generalized_pass_through(backend: Place) -> None:
    columns = {f"c{place}": type_ for place, type_ in enumerate(REFUSED[backend.name])}
    rows = [(*[None] * len(columns), n % 2) for n in range(4)]
    backend.load("people", columns | {"age": "integer"}, rows)
    said: dict[str, Any] = {name: {"role": "keep"} for name in columns}
    said["age"] = {"role": "quasi"}

    api.anonymize(backend.url, "people", columns=said, privacy=K2, target="released")

    assert backend.types_of("released")[:-1] == backend.types_of("people")[:-1]


@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
def test_a_domain_is_what_it_is_made_of(backend: Place) -> None:
    backend.run(
        "CREATE DOMAIN whole AS numeric(6, 1)",
        "CREATE DOMAIN score AS whole CHECK (value >= 0)",
        "CREATE DOMAIN tags AS text[]",
    )
    backend.load("people", {"id": "integer", "seen": "score"}, [(n, n % 2) for n in range(4)])

    assert released(backend, {}) == ["0.0", "1.0"] * 2
    median = "SELECT pg_typeof(seen)::text FROM released LIMIT 1"
    published(backend, {"output": "median"}, 4)
    assert backend.rows(median) == [("score",)]
    backend.run("DROP TABLE people")
    backend.load("people", {"id": "integer", "seen": "tags"}, [])
    with pytest.raises(InspectionError, match=r"'seen' \(.*tags\) holds many values in one"):
        published(backend, {})


@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
def test_citext_is_compared_by_its_bytes(backend: Place) -> None:
    backend.run("CREATE EXTENSION IF NOT EXISTS citext SCHEMA public")
    backend.load("people", {"id": "integer", "seen": "public.citext"}, list(enumerate("aAaA")))

    assert released(backend, {}) == [*"aAaA"]


BOOKS = ["978-0-393-04002-9", "978-0-11-000533-1!"]


@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
@pytest.mark.parametrize(
    ("extension", "type_", "values"),
    [
        ("ltree", "ltree", ["Top.Science", "Top.Arts"]),
        ("isn", "isbn13", BOOKS),
        ("isn", "issn", ["1436-4522", "0317-8471"]),
    ],
)
def test_types_of_extensions_are_their_texts(
    backend: Place, extension: str, type_: str, values: list[str]
) -> None:
    """As they are, as a domain, below a mask, and in their own type where values are published."""
    if not backend.rows(f"SELECT 1 FROM pg_available_extensions WHERE name = '{extension}'"):
        pytest.skip(f"the extension {extension} is not there")
    backend.run(
        f"CREATE EXTENSION IF NOT EXISTS {extension} SCHEMA public",
        f"CREATE DOMAIN own AS public.{type_}",
    )
    for told in (f"public.{type_}", "own"):
        backend.run("DROP TABLE IF EXISTS people")
        backend.load("people", {"id": "integer", "seen": told}, list(enumerate(values * 2)))
        assert released(backend, {}) == values * 2
        mode = released(backend, {"output": "mode"}, 2)
        assert mode == values * 2
        assert backend.rows("SELECT pg_typeof(seen)::text FROM released LIMIT 1") == [(told,)]
        below = {"hierarchy": {"mask": {"steps": [4]}}}
        masked = released(backend, below, algorithm={"fixed": {"levels": {"seen": 1}}})
        assert masked == [f"{value[:-4]}****" for value in values * 2]


@pytest.mark.parametrize(
    ("backend", "type_"), [("postgresql", "inet"), ("mariadb", "INET6")], indirect=["backend"]
)
def test_addresses_rise_to_their_networks(backend: Place, type_: str) -> None:
    addresses = ["2001:db8:1:2:3::4", "2001:db8:1:2::5", "2001:db8:1:9::5", "::1", None]
    hosts = ["10.20.30.40", "10.20.31.1"] if backend.name == "postgresql" else []
    told = [*addresses, *hosts] * 2
    backend.load("people", {"id": "integer", "seen": type_}, list(enumerate(told)))
    networks = {"hierarchy": {"networks": {"ipv4": [24, 16], "ipv6": [64, 48]}}}
    expected = [
        ["2001:db8:1:2::/64"] * 2 + ["2001:db8:1:9::/64", "::/64", "*"],
        ["2001:db8:1::/48"] * 3 + ["::/48", "*"],
    ]
    known = [["10.20.30.0/24", "10.20.31.0/24"], ["10.20.0.0/16"] * 2]

    for level in (1, 2):
        shown = released(backend, networks, algorithm={"fixed": {"levels": {"seen": level}}})
        assert shown == [*expected[level - 1], *(known[level - 1] if hosts else [])] * 2


@pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
def test_ipv4_addresses_rise_to_their_networks(backend: Place) -> None:
    told = ["10.20.30.40", "10.20.31.1", "192.168.0.1"] * 2
    backend.load("people", {"id": "integer", "seen": "INET4"}, list(enumerate(told)))

    networks = {"hierarchy": {"networks": {"ipv4": [24, 16], "ipv6": [64, 48]}}}
    shown = released(backend, networks, algorithm={"fixed": {"levels": {"seen": 2}}})

    assert shown == ["10.20.0.0/16", "10.20.0.0/16", "192.168.0.0/16"] * 2


def test_networks_are_for_addresses(backend: Place) -> None:
    backend.load("people", {"id": "integer", "seen": "text"}, [])
    for ipv4, reason in (
        ([24], "is for network addresses"),
        ([16, 24], "must be shorter"),
        ([24, 16], "as many levels"),
        ([25], "multiple of 4"),
    ):
        said = {"ipv4": ipv4, "ipv6": [64]}
        with pytest.raises((HierarchyError, JobError), match=reason):
            released(backend, {"hierarchy": {"networks": said}})
