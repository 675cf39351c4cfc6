"""Questions in the terminal about a proposed job: Enter takes what is proposed."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, TypeVar

from sqlanon.cli.options import split_names
from sqlanon.cli.output import tell
from sqlanon.errors import JobError
from sqlanon.report.proposal import ROLES
from sqlanon.report.wording import visible

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlanon.report.proposal import Proposal, ProposedColumn

_Answer = TypeVar("_Answer")
_HEAD = """
Press Enter to accept the proposed role, or type another one:
  quasi        others may know it: it is generalized
  sensitive    nobody may learn it of a person: a class shows several values
  drop         identifies a person: it is left out
  keep         identifies nobody: it is published unchanged
"""


def refuse_no_terminal() -> None:
    """Make sure that the input is a terminal."""
    if not sys.stdin.isatty():
        raise JobError(
            "--ask: standard input is not a terminal, so nobody can answer; leave it out, and "
            "change the file instead"
        )


def ask(proposal: Proposal) -> dict[str, Any]:
    """Ask about each column that is not certain, about what must not be learnt, and for k.

    Questions go to stderr, so that the job file on stdout can be redirected.

    Returns:
        Arguments `roles` and `k` of `propose`: what was answered other than proposed; empty where
        all was taken.

    Raises:
        JobError: the input ended before the last answer.
    """
    sys.stderr.write(f"{_HEAD}\n")
    roles = {
        one.name: role
        for one in proposal.columns
        if not one.certain and (role := _role(one)) != one.role
    }
    roles |= dict.fromkeys(_sensitive(proposal, roles), "sensitive")
    k = _ask("k: rows, or persons, that each class has at least", proposal.k, _least)
    made: dict[str, Any] = {"roles": roles} if roles else {}
    return made if k == proposal.k else {**made, "k": k}


def _role(column: ProposedColumn) -> str:
    def read_role(text: str) -> str:
        if text not in ROLES:
            raise ValueError(f"one of {', '.join(ROLES)}")
        return text

    return _ask(f"{visible(column.name)}: {visible(column.why)}\n  role", column.role, read_role)


def _sensitive(proposal: Proposal, roles: dict[str, str]) -> list[str]:
    """Further columns that must not be learnt."""
    names = [one.name for one in proposal.columns]
    now = [one.name for one in proposal.columns if roles.get(one.name, one.role) == "sensitive"]

    def read_names(text: str) -> list[str]:
        if text == "none":
            return []
        try:
            found = split_names([text], "the answer")
        except JobError:
            raise ValueError('names separated by commas: a,b,"odd, name"') from None
        if unknown := [name for name in found if name not in names]:
            raise ValueError(f"names of columns; there is no {', '.join(map(visible, unknown))}")
        return [name for name in found if name not in now]

    so_far = f" beside {', '.join(map(visible, now))}" if now else ""
    question = f"Which columns must nobody learn of a person{so_far}? Names, separated by commas"
    return _ask(question, "none", read_names)


def _least(text: str) -> int:
    if not text.isdecimal() or int(text) < 2:  # noqa: PLR2004 - one row is like no other
        raise ValueError("a whole number, 2 or more")
    return int(text)


def _ask(question: str, default: str | int, read: Callable[[str], _Answer]) -> _Answer:
    """Ask until `read` accepts the answer, and return it."""
    while True:
        sys.stderr.write(f"{question} [{default}]: ")
        sys.stderr.flush()
        line = sys.stdin.readline()
        if not line:
            raise JobError("--ask: the input ended before the last answer; nothing was written")
        try:
            return read(line.strip() or str(default))
        except ValueError as error:
            tell(f"must be {error}")
