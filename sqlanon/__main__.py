"""The process `sqlanon`, which `python -m sqlanon` starts as well."""

from __future__ import annotations

import os
from typing import NoReturn

from sqlanon.cli.app import main


def process() -> NoReturn:
    """Run one command and end, with what it has opened closed and what it said written.

    Python would first take apart every module and look for cycles among what they hold, for 0.2 of
    the 1.2 CPU seconds of a run on Adult, and in a terminal of somebody who waits.
    """
    os._exit(main())


if __name__ == "__main__":
    process()
