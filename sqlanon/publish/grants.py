"""What a user may do, where the engine lists grants and answers no question about them.

A grant is on everything, on the databases that a pattern names, or on one table. Roles that are
granted and whose own grants are not listed may give anything: nothing is said to be missing then.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_NAME = r"`(?:[^`]|``)*`|'(?:[^']|'')*'|\w+"
_GRANT = re.compile(
    rf"GRANT (?P<rights>.+?) ON (?:TABLE )?(?P<home>\*|{_NAME})\.(?P<table>\*|{_NAME}) "
    rf"TO (?P<grantee>(?:{_NAME})(?:@(?:{_NAME}))?)(?P<rest>.*)",
    re.DOTALL,
)
_ROLE = re.compile(rf"GRANT (?P<role>(?:{_NAME})(?:@(?:{_NAME}))?) TO (?P<grantee>.+)", re.DOTALL)
_ONE_RIGHT = re.compile(r"[^,(]+(?:\([^)]*\))?")
_ALL = "ALL PRIVILEGES"


@dataclass(frozen=True, slots=True)
class Wanted:
    """Rights on a table, or on all tables of a database.

    Attributes:
        rights: In the engine's words.
        home: The database.
        table: The table; None for all.
        there: Whether the table is there already.
    """

    rights: tuple[str, ...]
    home: str
    table: str | None = None
    there: bool = True


@dataclass(frozen=True, slots=True)
class _Grant:
    rights: frozenset[str]
    homes: re.Pattern[str] | None
    table: str | None
    grantee: str

    def covers(self, wanted: Wanted) -> bool:
        """Whether its rights hold for all that is wanted."""
        if self.homes is not None and not self.homes.fullmatch(wanted.home):
            return False
        return self.table is None or self.table == wanted.table


def lacking(lines: Iterable[str], wanted: Iterable[Wanted]) -> Iterator[tuple[Wanted, str]]:
    """What of it nothing grants.

    Args:
        lines: What SHOW GRANTS lists.
        wanted: What is needed.

    Yields:
        The rights that are missing, each `wanted` once, and who lacks them as SQL.
    """
    said = [*lines]
    grants = [_read(found) for line in said if (found := _GRANT.fullmatch(line))]
    known = {grant.grantee for grant in grants}
    roles = [found["role"] for line in said if (found := _ROLE.fullmatch(line))]
    if not grants or not known.issuperset(roles):
        return
    for one in wanted:
        held = {right for grant in grants if grant.covers(one) for right in grant.rights}
        missing = tuple(right for right in one.rights if right not in held)
        if missing and _ALL not in held:
            yield replace(one, rights=missing), grants[0].grantee


def _read(found: re.Match[str]) -> _Grant:
    home, table = found["home"], found["table"]
    rights = frozenset(right.strip() for right in _ONE_RIGHT.findall(found["rights"]))
    if home == "*":
        return _Grant(rights, None, None, found["grantee"])
    if table == "*":
        return _Grant(rights, _like(_plain(home)), None, found["grantee"])
    homes = re.compile(re.escape(_plain(home)))
    return _Grant(rights, homes, _plain(table), found["grantee"])


def _plain(name: str) -> str:
    mark = name[0]
    return name[1:-1].replace(mark * 2, mark) if mark in "`'" else name


def _like(pattern: str) -> re.Pattern[str]:
    """A database's name in a grant is a pattern: `_` and `%` stand for others unless escaped."""
    words = {"_": ".", "%": ".*"}
    parts = re.findall(r"\\.|.", pattern, re.DOTALL)
    return re.compile("".join(words.get(part, re.escape(part[-1])) for part in parts), re.DOTALL)
