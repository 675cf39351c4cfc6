"""SQLite lets NULL into primary keys but INTEGER: they tell rows apart where none has it."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon

if TYPE_CHECKING:
    from pathlib import Path

ROWS = [(f"u{n}", "abc"[n % 3]) for n in range(9)]
IN_PLACE: dict[str, Any] = {
    "target": {"table": "people", "mode": "replace", "by": "update"},
    "columns": {"id": {"role": "keep"}, "city": {"role": "quasi"}},
    "privacy": [{"k_anonymity": {"k": 3}}],
    "in_place": True,
}
RELEASE: dict[str, Any] = {
    "target": {"table": "released", "if_exists": "replace"},
    "release_guard": {"action": "warn"},
    "columns": {"id": {"role": "drop"}, "city": {"role": "quasi"}},
    "privacy": [{"k_anonymity": {"k": 3}}],
}
KEYS = {
    "text": "id TEXT PRIMARY KEY, city TEXT",
    "int": "id INT PRIMARY KEY, city TEXT",
    "two": "id TEXT, part INT DEFAULT 1, city TEXT, PRIMARY KEY (id, part)",
}


@pytest.mark.parametrize("key", KEYS)
def test_a_key_without_null_is_one(tmp_path: Path, key: str) -> None:
    url = f"sqlite:///{tmp_path / 'data.sqlite'}"
    connection = sqlite3.connect(tmp_path / "data.sqlite")
    connection.execute(f"CREATE TABLE people ({KEYS[key]})")
    connection.executemany("INSERT INTO people (id, city) VALUES (?, ?)", ROWS)
    connection.commit()
    part = {"part": {"role": "keep"}} if key == "two" else {}
    in_place = IN_PLACE | {"columns": IN_PLACE["columns"] | part}
    if key != "two":  # the key of the source is found, and one column
        sqlanon.anonymize(url, "people", **RELEASE)

    sqlanon.anonymize(url, "people", **in_place)
    assert connection.execute("SELECT id, city FROM people ORDER BY id").fetchall() == ROWS

    connection.execute("INSERT INTO people (id, city) VALUES (NULL, 'a')")
    connection.commit()
    with pytest.raises(sqlanon.UnsupportedError, match="a primary key with NULL in 1 row"):
        sqlanon.anonymize(url, "people", **in_place)
    if key != "two":
        with pytest.raises(sqlanon.JobError, match="people has no key"):
            sqlanon.anonymize(url, "people", **RELEASE)
    connection.close()
