"""Copies of a commit, sessions of pytest in them, and what one of those has shown of all tests."""

from __future__ import annotations

import hashlib
import json
import os
import resource
import signal
import subprocess
import sys
from collections import defaultdict
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from coverage import CoverageData

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from mutations import Mutation

HOUSE = Path(__file__).parents[2]
ROOMS = ("verify", "algorithms", "publish", "ledger")
"""Those of `sqlanon` whose code is changed."""
LEVELS = {"plain": ("plain",), "gate": ("plain", "gate")}
MARKS = {"plain": "not gate and not full", "gate": "not full"}
SNAPSHOTS = "tests/sql"
MEMORY = 8 << 30
"""Bytes of addresses that a process may take: what a mutant makes endless may fill a list."""


# -- copies and sessions ---------------------------------------------------------------------------


@contextmanager
def copied(commit: str) -> Iterator[Path]:
    """A checkout of its own, gone afterwards."""
    with TemporaryDirectory(prefix="sqlanon-mutants-") as folder:
        copy = Path(folder, "sqlanon")
        git(HOUSE, "clone", "--quiet", "--shared", "--no-checkout", str(HOUSE), str(copy))
        git(copy, "checkout", "--quiet", "--detach", commit)
        yield copy


def git(folder: Path, *words: str) -> str:
    """What git says."""
    done = subprocess.run(["git", *words], cwd=folder, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def session(
    copy: Path, words: Sequence[str], seconds: float | None = None, **variables: str
) -> tuple[int | None, str]:
    """How pytest ended in a copy, None where the time was over, and what it said."""
    paths = (copy, copy / "tests/support", Path(__file__).parent)
    settled = {
        "PYTHONPATH": os.pathsep.join(map(str, paths)),
        "SQLANON_EVERY_COMBINATION": "1",  # else some of the asked tests are left out
        **variables,
    }
    command = [sys.executable, "-m", "pytest", "-p", "mutant_watch", "-p", "no:randomly"]
    command += ["-p", "no:cacheprovider", "--hypothesis-seed=0", "-q", *words]
    with (copy / "said.txt").open("w+") as said:
        running = subprocess.Popen(
            command,
            cwd=copy,
            env=os.environ | settled,
            stdout=said,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        resource.prlimit(running.pid, resource.RLIMIT_AS, (MEMORY, MEMORY))
        try:
            ended: int | None = running.wait(seconds)
        except subprocess.TimeoutExpired:
            ended = None
        finally:
            if running.poll() is None:
                os.killpg(running.pid, signal.SIGKILL)  # of its session: it is its own
                running.wait()
        said.seek(0)
        return ended, said.read()


# -- the record ------------------------------------------------------------------------------------


def record(folder: Path, commit: str, level: str, paths: Sequence[str], processes: int) -> int:
    """Run tests once, and store what they cover; the exit code of pytest."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in (folder / "record.json", *folder.glob("watched.*.json")):
        old.unlink(missing_ok=True)
    with copied(commit) as copy:
        ended, said = session(
            copy,
            [
                *(paths or ["tests"]),
                f"--ignore={SNAPSHOTS}",
                *("-n", str(processes), "--dist", "loadfile" if processes else "no"),
                *("-m", MARKS[level]),
                *("-k", "not postgresql and not mariadb"),
                *(f"--cov=sqlanon/{room}" for room in ROOMS),
                *("--cov-context=test", "--cov-report="),
            ],
            COVERAGE_FILE=str(folder / "coverage"),
            SQLANON_COSTS=str(folder / "costs.json"),
            SQLANON_WATCHED=str(folder),
        )
        print("\n".join(said.splitlines()[-15:]))  # noqa: T201 - a program that prints
        if ended not in {0, 1}:
            return 1 if ended is None else ended
        told: dict[str, Any] = {"root": str(copy), "levels": {}, "files": {}}
        failed: set[str] = set()
        templates: dict[str, list[str]] = defaultdict(list)
        for file in folder.glob("watched.*.json"):
            seen = json.loads(file.read_text())
            told["levels"] |= seen["levels"]
            failed |= {*seen["failed"]}
            for name, contexts in seen["templates"].items():
                templates[name] += contexts
            file.unlink()
        told["levels"] = {one: at for one, at in told["levels"].items() if one not in failed}
        told["templates"] = templates
        for room in ROOMS:
            for file in (copy / "sqlanon" / room).rglob("*.py"):
                told["files"][str(file.relative_to(copy))] = _digest(file)
        (folder / "record.json").write_text(json.dumps(told))
    return ended


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


class Record:
    """Which tests cover what, as one session has shown."""

    def __init__(self, folder: Path, level: str) -> None:
        told = json.loads((folder / "record.json").read_text())
        costs = json.loads((folder / "costs.json").read_text())
        self._root, self._files, self._templates = told["root"], told["files"], told["templates"]
        self._tests = {
            test: float(costs.get(test, 0))
            for test, at in told["levels"].items()
            if at in LEVELS[level]
        }
        self._beside: dict[str, set[str]] = defaultdict(set)
        for test in self._tests:
            self._beside[test.partition("::")[0]].add(test)
        self._covered = CoverageData(str(folder / "coverage"))
        self._covered.read()

    def covering(self, copy: Path, file: str, one: Mutation) -> list[str]:
        """The tests that run what is changed, the cheapest first.

        What runs on import, and what has changed since the record, is covered by all that run
        anything of the file; what a fixture runs, which others may share, by all of its file.
        """
        if not file.endswith(".py"):
            name = Path(file).name.removesuffix(".sql.j2")
            key = f"{Path(file).parent.name}/{name}/{one.word}"
            return self._cheapest(self._templates.get(key, ()))
        lines = self._covered.contexts_by_lineno(f"{self._root}/{file}")
        if one.word and self._files.get(file) == _digest(copy / file):
            lines = {line: told for line, told in lines.items() if one.first <= line <= one.last}
        return self._cheapest(context for told in lines.values() for context in told)

    def _cheapest(self, contexts: Iterable[str]) -> list[str]:
        found: set[str] = set()
        for context in contexts:
            test, _, phase = context.rpartition("|")
            found |= self._beside[test.partition("::")[0]] if phase == "setup" else {test}
        return sorted(found & self._tests.keys(), key=lambda test: (self._tests[test], test))
