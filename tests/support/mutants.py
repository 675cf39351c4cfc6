"""Small changes of the code, each of which some test should notice.

`python tests/support/mutants.py --record [PATH …]` runs these tests (all, if none is named) and
stores which of them covers which line and which template, on DuckDB and SQLite; `--processes 2`
takes two processes. A part is enough to try it: `--record tests/conformance/test_mondrian.py`.

`python tests/support/mutants.py [--count 20] [--commit HASH] [--level plain|gate]` draws changes of
`verify`, `algorithms`, `publish`, `ledger` and their SQL, half of them in templates, by the hash
of the commit: same commit and same record, same mutants. Each is tried in a copy, by the tests of
the level that cover it, the cheapest first, until one fails or five minutes are over. The exit code
is 1 where a mutant survived: either a test is missing, or the change means the same.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections import Counter, defaultdict
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import cache_from_source
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from mutant_sessions import HOUSE, LEVELS, ROOMS, Record, copied, git, record, session
from mutations import Mutation, in_python, in_templates
from typing_extensions import override

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

FOLDERS = ("base", "duckdb", "sqlite")
_TEMPLATE = re.compile(r"""["']([a-z_]+)/[a-z_]+["']""")
_ENDED_EARLY = (2, 3, 4, 5)
"""Exit codes of pytest where a module could not be imported, or a test is not there any more."""


@dataclass(frozen=True)
class Mutant:
    """A mutation, and its file as git names it."""

    file: str
    mutation: Mutation

    @override
    def __str__(self) -> str:
        one = self.mutation
        return f"{self.file}:{one.line}:{one.column}: {one.old} → {one.new or 'nothing'}"


def subjects(copy: Path) -> set[str]:
    """The subjects of templates that the rooms name more often than all others do."""
    named: Counter[str] = Counter()
    for file in (copy / "sqlanon").rglob("*.py"):
        ours = file.relative_to(copy).parts[1] in ROOMS
        for subject in _TEMPLATE.findall(file.read_text("utf-8")):
            named[subject] += 1 if ours else -1
    return {subject for subject, more in named.items() if more > 0}


def drawn(copy: Path, seed: str, ours: Record, count: int) -> list[tuple[Mutant, list[str]]]:
    """Mutants of one commit that tests cover, with these; half of them are of templates."""
    python = [file for room in ROOMS for file in sorted((copy / "sqlanon" / room).rglob("*.py"))]
    meant = subjects(copy)
    sql = [
        file
        for folder in FOLDERS
        for file in sorted((copy / "sql_templates" / folder).glob("*.sql.j2"))
        if file.name.removesuffix(".sql.j2") in meant
    ]
    found: list[tuple[Mutant, list[str]]] = []
    for files, number in ((sql, (count + 1) // 2), (python, count // 2)):
        mutants = [
            Mutant(str(file.relative_to(copy)), one)
            for file in files
            for one in (
                in_python(file.read_text("utf-8")) if files is python else in_templates(file)
            )
        ]
        taken = len(found) + number
        for mutant in _mixed(mutants, Random(seed)):  # noqa: S311 - a sample
            if len(found) == taken:
                break
            if tests := ours.covering(copy, mutant.file, mutant.mutation):
                found.append((mutant, tests))
    return found


def _mixed(mutants: Iterable[Mutant], random: Random) -> Iterator[Mutant]:
    """All of them, each kind as often as another, while there are some."""
    kinds: dict[str, list[Mutant]] = defaultdict(list)
    for mutant in mutants:
        kinds[mutant.mutation.kind].append(mutant)
    while kinds:
        kind = random.choice(sorted(kinds))
        yield kinds[kind].pop(random.randrange(len(kinds[kind])))
        if not kinds[kind]:
            del kinds[kind]


@contextmanager
def changed(copy: Path, mutant: Mutant) -> Iterator[None]:
    """The copy with the mutation; Python would take a changed file of the same second as old."""
    file = copy / mutant.file
    before = file.read_text("utf-8")
    file.write_text(mutant.mutation.of(before), "utf-8")
    Path(cache_from_source(str(file))).unlink(missing_ok=True)
    try:
        yield
    finally:
        file.write_text(before, "utf-8")
        Path(cache_from_source(str(file))).unlink(missing_ok=True)


def fate(copy: Path, mutant: Mutant, tests: Sequence[str], seconds: float) -> str:
    """What became of a mutant: `killed by …`, `survived`, `timed out` or `not tried`."""
    asked = copy / "asked.txt"
    asked.write_text("\n".join(tests))
    words = [f"@{asked}", "-n", "0", "-m", "", "-x", "--no-cov"]
    with changed(copy, mutant):
        ended, said = session(copy, words, seconds)
    if ended is None:
        return "timed out"
    if ended == 0:
        return "survived"
    if ended in _ENDED_EARLY:
        begun, _ = session(copy, [*words, "--collect-only"], seconds)
        return "not tried: record again" if begun else "killed by an import"
    first = re.search(r"^(?:FAILED|ERROR) (tests/\S+?::.*?)(?: - .*)?$", said, re.MULTILINE)
    return f"killed by {first[1] if first else 'pytest'}"


def main() -> int:
    """Record, or try mutants; the exit code."""
    parser = argparse.ArgumentParser(description="Let tests find small changes of the code.")
    parser.add_argument("paths", nargs="*", help="with --record: tests; all by default")
    parser.add_argument("--record", action="store_true", help="store which test covers what")
    parser.add_argument("--processes", type=int, default=0, help="of the recorded session")
    parser.add_argument("--count", type=int, default=20, help="mutants")
    parser.add_argument("--commit", default="HEAD", help="what is changed, and decides how")
    parser.add_argument("--level", choices=LEVELS, default="plain", help="the tests that are run")
    parser.add_argument("--seconds", type=float, default=300, help="for each mutant, at most")
    parser.add_argument("--folder", type=Path, default=HOUSE / "build/mutants", help="the record")
    told = parser.parse_args()
    commit = git(HOUSE, "rev-parse", f"{told.commit}^{{commit}}")
    folder = told.folder.absolute()
    if told.record:
        return record(folder, commit, told.level, told.paths, told.processes)
    if told.paths or not (folder / "record.json").exists():
        parser.error("paths are for --record, which comes first")
    fates: Counter[str] = Counter()
    with copied(commit) as copy:
        chosen = drawn(copy, commit, Record(folder, told.level), told.count)
        if not chosen:
            parser.error("the record covers nothing at this level: record more tests")
        for mutant, tests in chosen:
            began = time.monotonic()
            became = fate(copy, mutant, tests, told.seconds)
            fates[became.partition(" by ")[0]] += 1
            print(  # noqa: T201 - a program that prints
                f"{mutant}: {became} ({len(tests)} tests, {time.monotonic() - began:.0f} s)",
                flush=True,
            )
    print(*(f"{number} {became}" for became, number in fates.items()), sep=", ")  # noqa: T201
    return min(fates["survived"], 1)


if __name__ == "__main__":
    sys.exit(main())
