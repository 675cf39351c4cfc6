"""Prints a row per check; the exit code is 1 where one fails."""

from __future__ import annotations

import argparse
import sys

from rich.console import Console
from rich.table import Table

from sqlanon.errors import SqlanonError
from sqlanon.tools.conformance.checks import conforms


def main() -> int:
    """Run all checks on the database of a URL."""
    parser = argparse.ArgumentParser(
        prog="python -m sqlanon.tools.conformance",
        description="Tries on an engine what a dialect of sqlanon has to do (docs/dialects.md). It "
        "makes tables whose names begin with kit_, and removes them.",
    )
    parser.add_argument("--url", required=True, help="an empty database, or schema, to work in")
    parser.add_argument(
        "--only", default="", help="checks whose names hold one of these words, between commas"
    )
    asked = parser.parse_args()
    console = Console()
    table = Table("check", "outcome", "seconds", "what was found")
    failed = ran = 0
    try:
        for outcome in conforms(asked.url, only=asked.only):
            ran += 1
            failed += outcome.fails
            said = "fails" if outcome.fails else "refused" if outcome.refused else "holds"
            table.add_row(outcome.check, said, f"{outcome.seconds:.1f}", outcome.found)
    except SqlanonError as error:
        console.print(str(error), markup=False)
        return error.exit_code
    console.print(table)
    console.print(f"{ran} checks, {failed} fail", markup=False)
    return 1 if failed or not ran else 0


if __name__ == "__main__":
    sys.exit(main())
