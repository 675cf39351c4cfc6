"""SQL as data: the trusted text, one statement with its purpose, and a list of statements."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


class Sql(str):
    """SQL text that is safe to execute as it is.

    Only `sql.dialects` and `sql.templates` make it. Whatever is glued together by hand
    from a Sql and a plain string is a plain string again, and the renderer refuses those: text
    from a user cannot reach a statement by mistake.
    """

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Step:
    """One statement, and the reason for it.

    Attributes:
        name: `family/statement` of its template, for logs and scripts.
        sql: The complete statement, without parameters and without a final semicolon.
    """

    name: str
    sql: Sql


@dataclass(frozen=True, slots=True)
class Script:
    """Steps in the order in which they run."""

    steps: tuple[Step, ...] = ()

    def __iter__(self) -> Iterator[Step]:
        return iter(self.steps)

    def text(self) -> str:
        """The script as text: each step under a comment that names it, ended by a semicolon."""
        return "".join(f"/* {step.name} */\n{step.sql.strip()};\n\n" for step in self.steps)

    @classmethod
    def of(cls, steps: Iterable[Step]) -> Script:
        """A script of the given steps."""
        return cls(tuple(steps))
