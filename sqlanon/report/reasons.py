"""Reasons in a job (`why`), as readers of a report see them.

They are read from the job as a report shows it, in which variables of the environment have no
values. They are texts of people: each printer escapes them, as it does names.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sqlanon.report.sections import Fact

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.verify.measure import ModelResult

KEY = "why"
"""The key of a reason, wherever it is."""


@dataclass(frozen=True, slots=True)
class Reasons:
    """The reasons in a job.

    Attributes:
        tables: Reasons for detail tables, their columns and models, by a title.
        missing: Quasi-identifiers and sensitive columns that have no reason.
    """

    release: str | None
    columns: dict[str, str] = field(default_factory=dict)
    models: dict[tuple[str, str | None], str] = field(default_factory=dict)
    tables: dict[str, str] = field(default_factory=dict)
    missing: tuple[str, ...] = ()

    @classmethod
    def of(cls, job: Mapping[str, Any]) -> Reasons:
        """Read a job as a report shows it, short forms at length."""
        columns = _mapping(job.get("columns"))
        reasons = dict(_columns(columns))
        return cls(
            _reason(job),
            reasons,
            {
                (name, column): why
                for name, column, said in _models(job)
                if (why := _reason(said)) is not None
            },
            dict(_tables(job)),
            tuple(
                name
                for name, said in columns.items()
                if _mapping(said).get("role") in {"quasi", "sensitive"} and name not in reasons
            ),
        )

    def model(self, model: ModelResult) -> str:
        """The reason for a model; empty where there is none."""
        return self.models.get((model.name, model.column), "")

    def facts(self) -> tuple[Fact, ...]:
        """Return each reason, with its subject."""
        return (
            *([] if self.release is None else [Fact("this release", self.release)]),
            *(
                Fact(name if column is None else f"{name} of {column}", why)
                for (name, column), why in self.models.items()
            ),
            *(Fact(f"column {name}", why) for name, why in self.columns.items()),
            *(Fact(title, why) for title, why in self.tables.items()),
        )


def _mapping(said: object) -> Mapping[str, Any]:
    return said if isinstance(said, Mapping) else {}


def _reason(said: object) -> str | None:
    """The reason in one line; None where there is none."""
    why = _mapping(said).get(KEY)
    return " ".join(why.split()) if isinstance(why, str) else None


def _columns(columns: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for name, said in columns.items():
        if (why := _reason(said)) is not None:
            yield name, why


def _models(job: Mapping[str, Any]) -> Iterator[tuple[str, str | None, Mapping[str, Any]]]:
    """Yield each model under the name that is measured, and its column."""
    for one in job.get("privacy") or ():
        for name, options in _mapping(one).items():
            said = _mapping(options)
            person = said.get("person") or job.get("person")
            if name == "k_anonymity" and person:  # is short for the anonymity of persons
                yield "person_anonymity", person, said
            elif name in {"person_anonymity", "km_anonymity"}:
                yield name, person, said
            else:
                yield name, said.get("column"), said


def _tables(job: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for table in job.get("tables") or ():
        said = _mapping(table)
        title = f"table {said.get('source')}"
        if (why := _reason(said)) is not None:
            yield title, why
        for name, why in _columns(_mapping(said.get("columns"))):
            yield f"{title}, column {name}", why
        for name, _, options in _models(said):
            if (why := _reason(options)) is not None:
                yield f"{title}, {name}", why
