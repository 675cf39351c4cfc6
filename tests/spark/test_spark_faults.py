"""A run on Spark that is killed leaves the target old or new, and what `sqlanon clean` removes."""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import pytest
from spark_people import ROWS, SAID, job, loaded, rows_of
from sweeping import Runner

import sqlanon
from sqlanon.errors import TryAgainError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from spark_place import SparkPlace

KILLED = {"source": "people", "columns": SAID, "privacy": [{"k_anonymity": {"k": 60}}]}
FEW = [row for row in ROWS if row[0] < 120]


@pytest.fixture(scope="module")
def runner() -> Iterator[Runner]:
    with Runner() as runner:
        yield runner


def words(sail: SparkPlace, folder: Path) -> list[str]:
    said = {**KILLED, "target": {"table": "released", "if_exists": "replace"}}
    (folder / "job.json").write_text(json.dumps(said).replace("${", "$${"))
    return ["run", str(folder / "job.json"), "--url", sail.url]


def points(steps: list[str]) -> list[int]:
    """Some of the statements at which a run can be killed, all of those that publish."""
    writing = steps.index("publish/create") + 1
    return [*range(4, writing, max(writing // 4, 1)), *range(writing, len(steps) + 1, 3)]


def test_a_run_that_is_killed_leaves_old_or_new(
    sail: SparkPlace, tmp_path: Path, runner: Runner
) -> None:
    loaded(sail, FEW)
    old = sqlanon.run(job(), connection=sail.url)
    before = rows_of(sail)
    run = words(sail, tmp_path)
    whole = runner.run(run)
    assert whole["status"] == 0, whole["said"]
    met: set[str] = set()
    left: list[str] = []
    for at in points(whole["steps"]):
        sail.run(moved(old.run_id))
        tables = set(sail.tables())
        ended = runner.run(run, at=at, happens="before" if at % 2 else "during")
        assert ended["status"] != 0 or at > len(whole["steps"]) - 3, ended["said"]
        assert len(sail.rows("SELECT * FROM people")) == len(FEW)
        found = rows_of(sail)
        met.add("old" if found == before else "new")
        assert len(found) == len(FEW)
        if found != before:
            checked = sqlanon.check(sail.url, "released", quasi=["age", "town", "pay"], k=60)
            assert checked.holds
        left += [str(one) for one in sqlanon.clean(sail.url)]
        news = {name for name in set(sail.tables()) - tables if not name.startswith("released__")}
        assert not news, news
        assert found == rows_of(sail), "clean took the release"
    assert met == {"old", "new"}
    assert [name for name in left if "_sqlanon_" in name]
    assert [name for name in left if ".released__" in name]


def moved(run_id: str) -> str:
    """Lets the view show a release again."""
    return f"CREATE OR REPLACE VIEW released AS SELECT * FROM released__{run_id}"


def test_clean_leaves_a_run_that_goes_on(sail: SparkPlace) -> None:
    loaded(sail, FEW)
    seen: list[Any] = []

    def look(statement: Any) -> None:
        if statement.name == "publish/fill":
            seen.append((sqlanon.leftovers(sail.url), sail.tables()))

    sqlanon.run(job(), connection=sail.url, observer=sqlanon.Observer(statement=look))
    ((left, tables),) = seen
    assert [name for name in tables if name.startswith("_sqlanon_")]
    assert left == []


def test_clean_leaves_what_only_has_a_name_like_ours(sail: SparkPlace) -> None:
    names = ("_sqlanon_0123456789ab_begun", "_sqlanon_0123456789ab_1_cells", "x__0123456789ab")
    loaded(sail, FEW).run(*(f"CREATE TABLE {name} AS SELECT 1 AS a" for name in names))
    assert sqlanon.clean(sail.url) == []
    assert set(names) <= set(sail.tables())


@pytest.mark.parametrize(("said", "gone"), [("2020-01-01T00:00:00+00:00", True), (None, False)])
def test_a_run_of_another_machine_is_over_after_a_day(
    sail: SparkPlace, said: str | None, *, gone: bool
) -> None:
    begun = said or datetime.now(UTC).isoformat(timespec="seconds")
    marker, work = "_sqlanon_0123456789ab_begun", "_sqlanon_0123456789ab_1_cells"
    sail.run(
        f"CREATE TABLE {marker} (begun STRING) COMMENT 'sqlanon: elsewhere:7 since {begun}'",
        f"CREATE TABLE {work} AS SELECT 1 AS a",
    )
    cleaned = [one.name for one in sqlanon.clean(sail.url)]
    assert cleaned == ([work, marker] if gone else [])


def test_a_server_that_is_not_there_is_worth_another_try() -> None:
    pytest.importorskip("pyspark")
    with pytest.raises(TryAgainError, match=r"cannot connect to sc://127\.0\.0\.1:9"):
        sqlanon.check("sc://127.0.0.1:9/;token=secret", "people", quasi=["age"])


def test_a_command_of_python_alone_connects_as_a_program_does() -> None:
    pytest.importorskip("pyspark")
    said = (
        "import sqlanon\n"
        "try: sqlanon.check('sc://127.0.0.1:9', 'people', quasi=['age'])\n"
        "except sqlanon.errors.TryAgainError as error: print(error)"
    )
    command = [sys.executable, "-c", said]
    # beside a Sail server and other work on two cores it has taken more than a minute
    ended = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True)
    assert "cannot connect to sc://127.0.0.1:9" in ended.stdout
    assert not ended.stderr
