"""`python -m sqlanon` is `sqlanon`."""

from __future__ import annotations

import sys

from sqlanon.cli.app import main

if __name__ == "__main__":
    sys.exit(main())
