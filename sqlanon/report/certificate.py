"""What a report said of a release beside what was measured of it anew."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from sqlanon.common.wording import counted
from sqlanon.report.sections import Column, Fact, Facts, Table
from sqlanon.report.wording import measure

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from sqlanon.report.sections import Section

Told: TypeAlias = int | float | bool | str | None
"""A figure as JSON has it."""
_NEAR = 1e-9
"""Figures that are no whole numbers are the same to so many parts of them."""


@dataclass(frozen=True, slots=True)
class CertifiedFigure:
    """A figure of a report, and the same measured anew.

    Attributes:
        name: What it is of.
        certified: As the report says it.
        measured: As it is now.
        agrees: Whether they are the same.
    """

    name: str
    certified: Told
    measured: Told
    agrees: bool


@dataclass(frozen=True, slots=True)
class CertificateComparison:
    """A report's figures beside those of the table now.

    Attributes:
        run_id: The run that the report is of.
        ended: When its release was verified.
        job_digest: SHA-256 of its job.
        agrees: Whether every figure that could be compared is the same.
        figures: Those that were compared.
        not_compared: Models that the release alone does not show, and detail tables, and why.
    """

    run_id: str
    ended: str
    job_digest: str
    agrees: bool
    figures: tuple[CertifiedFigure, ...]
    not_compared: dict[str, str]


def compared(
    certified: Mapping[str, Told], measured: Mapping[str, Told]
) -> tuple[CertifiedFigure, ...]:
    """Every figure of either side, in the order of the first; None where a side lacks it."""
    return tuple(
        CertifiedFigure(
            name, certified.get(name), measured.get(name), _same(name, certified, measured)
        )
        for name in dict.fromkeys([*certified, *measured])
    )


def _same(name: str, certified: Mapping[str, Told], measured: Mapping[str, Told]) -> bool:
    if (name in certified) != (name in measured):
        return False
    one, other = certified[name], measured[name]
    if isinstance(one, float) and isinstance(other, float | int):
        return math.isclose(one, other, rel_tol=_NEAR, abs_tol=_NEAR)
    return type(one) is type(other) and one == other


def certificate_sections(found: CertificateComparison | None) -> Iterable[Section]:
    """What agrees, what does not, and what could not be compared; nothing without a certificate."""
    if found is None:
        return
    wrong = [one for one in found.figures if not one.agrees]
    total = counted(len(found.figures), "figure")
    verdict = f"all {total} agree" if found.agrees else f"DOES NOT AGREE in {len(wrong)} of {total}"
    facts = [
        Fact("certificate", f"of run {found.run_id}, {found.ended}: job {found.job_digest[:12]}…"),
        Fact("verdict", verdict, "good" if found.agrees else "bad"),
        *(Fact("not compared", f"{name}: {why}") for name, why in found.not_compared.items()),
    ]
    yield Facts("Certificate", tuple(facts))
    for title, shown, detail in (
        ("Figures that differ", wrong, False),
        ("Figures that agree", [one for one in found.figures if one.agrees], True),
    ):
        if shown:
            yield Table(
                title,
                (
                    Column("figure"),
                    Column("certified", numeric=True),
                    Column("measured", numeric=True),
                ),
                tuple((one.name, _told(one.certified), _told(one.measured)) for one in shown),
                detail,
            )


def _told(value: Told) -> str:
    if isinstance(value, bool | str):
        return str(value)
    return measure(value)
