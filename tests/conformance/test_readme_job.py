"""The README's job on the bundled people: no warning, on any engine."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from sqlanon.api import run as api
from sqlanon.cli.app import main
from sqlanon.job.job import Job

if TYPE_CHECKING:
    from engines import Place

HOUSE = Path(__file__).parents[2]
BLOCK = re.compile(r"^`job.yaml`:\n\n```yaml\n(.*?)^```$", re.MULTILINE | re.DOTALL)
KINDS = {"age": "integer", "income": "integer", "birth_date": "date"}


@pytest.mark.gate  # 12,000 rows, planned and run
def test_it_raises_no_warning_and_is_published_under_strict(
    backend: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = BLOCK.search((HOUSE / "README.md").read_text())
    assert said is not None
    (tmp_path / "job.yaml").write_text(said[1])
    (tmp_path / "fixtures").symlink_to(HOUSE / "fixtures")
    with (HOUSE / "fixtures" / "people.csv").open(newline="") as file:
        names, *rows = csv.reader(file)
    columns = {name: KINDS.get(name, "text") for name in names}
    backend.load("people", columns, [tuple(cell or None for cell in row) for row in rows])

    job = str(tmp_path / "job.yaml")
    assert api.plan(Job.from_file(job), connection=backend.url).warnings == ()
    assert main(["run", job, "--strict", "--json", "--url", backend.url]) == 0
    ran = json.loads(capsys.readouterr().out)
    assert ran["warnings"] == []
    assert (
        ran["rows"]["published"] == len(rows) == len(backend.rows("SELECT 1 FROM people_anonymous"))
    )
