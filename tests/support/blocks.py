"""Fenced blocks of Markdown pages, and how they are run as a reader would run them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

HOUSE = Path(__file__).parents[2]

FENCE = re.compile(
    r"^(?P<in> *)```(?P<language>\w+)(?P<said>.*)\n(?P<text>(?:.*\n)*?)(?P=in)```$",
    re.MULTILINE,
)


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, what stands behind that, its text, and its line in the page."""

    language: str
    said: str
    text: str
    line: int

    @property
    def exit_code(self) -> int:
        """What the page says that the block's command ends with."""
        code = re.search(r"exit code (\d+)", self.said)
        return int(code[1]) if code else 0


def blocks(page: str) -> list[Block]:
    """All of a page, in its order."""
    return [
        Block(
            found["language"],
            found["said"],
            re.sub(f"^{found['in']}", "", found["text"], flags=re.MULTILINE),
            page[: found.start()].count("\n") + 1,
        )
        for found in FENCE.finditer(page)
    ]


def run(command: list[str], folder: Path, exit_code: int = 0, **environment: str) -> str:
    """What a command prints to stdout; this checkout is the sqlanon that it finds."""
    place = {
        **os.environ,
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(HOUSE),
        **environment,
    }
    done = subprocess.run(
        command, cwd=folder, env=place, capture_output=True, text=True, check=False
    )
    assert done.returncode == exit_code, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def run_words(words: str, folder: Path, exit_code: int = 0, **environment: str) -> str:
    """The same of a shell's words, in which `sqlanon` is that of this checkout."""
    script = f'sqlanon() {{ "{sys.executable}" -m sqlanon "$@"; }}\n{words}'
    return run(["bash", "-ec", script], folder, exit_code, **environment)
