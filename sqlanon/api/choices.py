"""Other choices of a job, planned one after the other: the table of what each would publish."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from sqlanon.algorithms import ALGORITHMS
from sqlanon.algorithms.full_domain.fixed import Fixed
from sqlanon.algorithms.order.order_and_cut import OrderAndCut
from sqlanon.algorithms.partition.mondrian import Mondrian
from sqlanon.api.run import plan_job
from sqlanon.errors import (
    HierarchyError,
    JobError,
    PublishError,
    UnsatisfiableError,
    UnsupportedError,
)
from sqlanon.job.job import k_of, with_k
from sqlanon.job.target import Learning
from sqlanon.report.choices import ChoicesCompared, ComparedChoice, best_choice
from sqlanon.source.hierarchies.specification import read_once
from sqlanon.sql.workspace import new_run_id
from sqlanon.verify.query_errors import true_answers_once

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.algorithms.base import Algorithm
    from sqlanon.job.job import Job
    from sqlanon.job.target import Purposes, Target
    from sqlanon.report.plan import Plan
    from sqlanon.sql.backends import Connectable
    from sqlanon.sql.workspace import Observer

_REFUSALS = (HierarchyError, JobError, PublishError, UnsatisfiableError, UnsupportedError)
"""What one choice may not be able to do, while another one can."""
_SERIES = (1, 2, 3, 5)
"""What a range of k steps through, in each power of ten."""
_BY_SETS, _BY_SPANS = OrderAndCut(), OrderAndCut(measure="span")
_VARIANTS = (Mondrian(split="by_value"), _BY_SPANS)
"""Choices beside the defaults: the first loses less where shares of values are bounded, the second
answers random counts best (decision 13)."""
_MOST = 50
"""Choices that are planned at once."""
_FEW_ROWS = 10_000
"""Rows up to which every algorithm is planned; with 64,600 the slow ones took 180 of 210 CPU s."""
_ONE_BY_ONE = ("sangreea", "k_member", "oka")
"""They add one combination to a cluster after the other."""
_NEVER_BETTER = ("heuristic", "samarati", "ola", "incognito", "mingen")
"""They choose levels, and no levels lose less than those of `optimal`."""


@read_once()
@true_answers_once()
def compare_choices(
    job: Job, by: str, *, connection: Connectable | None = None, observer: Observer | None = None
) -> ChoicesCompared:
    """Plan a job with other choices, and compare the releases.

    Args:
        job: The job; its way of publishing plays no part.
        by: `algorithms`: each algorithm with its defaults, some with another option too, the job's
            own as it is. Above 10,000 rows the slow ones are left out, unless the job names one.
            `k=2,5,10`: the k of its k-anonymity. `k=2..50`: both ends, and of 1, 2, 3, 5, 10, 20, …
            those between.
        connection: The connection, if it is not the job's own `connection`.
        observer: Is told of statements and progress.

    Returns:
        A row for each choice, with the reason where there is no such release.

    Raises:
        JobError: nothing can be varied so.
        SqlanonError: the database cannot be queried.
    """
    target, job = job.target, job.model_copy(update={"target": None})
    started, rows = datetime.now(UTC), None
    found: list[ComparedChoice] = []
    unguaranteed: set[str] = set()
    no_sets = False
    for name, varied in _list_variants(job, by):
        algorithm, k = varied.algorithm.name, k_of(varied)
        many = (rows or 0) > _FEW_ROWS and varied.algorithm != job.algorithm
        reason = _too_slow(algorithm, found) if many else None
        if no_sets and varied.algorithm == _BY_SPANS:
            reason = f"{algorithm} loses the same by spans as by sets, so this finds nothing better"
        if reason is not None:
            found.append(ComparedChoice(name, algorithm, k, reason))
            continue
        try:
            planned = plan_job(_remembering(varied, target), connection, observer, counts=True)
        except _REFUSALS as error:
            if type(error) is JobError and algorithm == job.algorithm.name:
                raise  # the job itself cannot be, whatever is varied
            found.append(ComparedChoice(name, algorithm, k, _lines(error)))
            continue
        rows = planned.rows.source
        found.append(_choice(name, algorithm, k, planned))
        no_sets |= varied.algorithm == _BY_SETS and planned.loss.ncp == planned.loss.ncp_set
        if not varied.algorithm.guarantees:
            unguaranteed.add(name)
    purpose: Purposes | None = "model" if isinstance(job.purpose, Learning) else job.purpose
    column = job.purpose.model if isinstance(job.purpose, Learning) else None
    best = None
    if purpose is not None and by == "algorithms":
        best = best_choice([one for one in found if one.name not in unguaranteed], purpose)
    return ChoicesCompared(
        run_id=new_run_id(),
        source=str(job.source),
        rows=rows,
        by=by,
        choices=tuple(found),
        purpose=purpose,
        column=column,
        recommended=None if best is None else best.name,
        started=started,
        ended=datetime.now(UTC),
        job_digest=job.digest(),
    )


def _remembering(varied: Job, target: Target | None) -> Job:
    """Return the job with its target, where the memory of its algorithm is stored."""
    if target is None or not varied.algorithm.remembers:
        return varied
    replaced = target.model_copy(update={"if_exists": "replace"})
    return varied.model_copy(update={"target": replaced})


def _too_slow(algorithm: str, planned: Sequence[ComparedChoice]) -> str | None:
    """Return why an algorithm is not worth its time on many rows; None where it is."""
    if algorithm in _ONE_BY_ONE:
        reason = "takes minutes with so many rows"
    elif algorithm in _NEVER_BETTER and any(
        one.algorithm == "optimal" and one.refused is None for one in planned
    ):
        reason = "loses at least what optimal loses, and takes longer"
    else:
        return None
    return f"{reason}; set `algorithm: {algorithm}` to plan it, too"


def _lines(error: Exception) -> str:
    """Its reasons, a line for each."""
    return "\n".join(" ".join(line.split()) for line in str(error).splitlines() if line.strip())


def _choice(name: str, algorithm: str, k: int | None, planned: Plan) -> ComparedChoice:
    risk, used = planned.risk.after, planned.usefulness
    return ComparedChoice(
        name=name,
        algorithm=algorithm,
        k=k,
        refused=None,
        suppressed=planned.rows.suppressed,
        classes=planned.classes.count,
        ncp=planned.loss.ncp,
        query_error=None if used is None else used.query_error,
        guesses=None if used is None else used.guesses,
        average_risk=risk.average,
        highest_risk=risk.highest,
        seconds=round(sum(planned.seconds.values()), 3),
        leveled=planned.recoding.levels is not None,
    )


def _by_defaults(kind: type[Algorithm], job: Job) -> tuple[str, Algorithm]:
    """An algorithm with its defaults, but whole cells where only they can honour the job's models.

    Returns:
        What it is called, and it.
    """
    plain = kind()
    if "split" in kind.model_fields and any(map(plain.refuses, job.privacy)):
        strict = kind.model_validate({"split": "strict"})
        if not any(map(strict.refuses, job.privacy)):
            return f"{kind.name}, split: strict", strict
    return kind.name, plain


def _varies(job: Job, variant: Algorithm) -> bool:
    """Whether a variant may do better than the defaults of its kind, and is not the job's own."""
    if variant == job.algorithm or [*variant.refusals(job)]:
        return False
    by_value = any(model.roomy is not None for model in job.privacy)
    return by_value or not isinstance(variant, Mondrian)


def _list_variants(job: Job, by: str) -> Iterator[tuple[str, Job]]:
    """Yield each choice, and the job that makes it."""
    if job.recoding is not None:
        raise JobError(
            "the job sets `recoding`, so there are no choices to compare; leave recoding out"
        )
    if by == "algorithms":
        for kind in ALGORITHMS.values():
            if kind is type(job.algorithm):
                yield kind.name, job
            elif kind is not Fixed:  # its levels are the job's to say
                name, algorithm = _by_defaults(kind, job)
                yield name, job.model_copy(update={"algorithm": algorithm})
            for variant in _VARIANTS:
                if type(variant) is kind and _varies(job, variant):
                    changed = sorted(variant.model_fields_set)
                    options = [f"{one}: {variant.options[one]}" for one in changed]
                    name = ", ".join([kind.name, *options])
                    yield name, job.model_copy(update={"algorithm": variant})
        return
    chosen = _whole_numbers(by)
    if k_of(job) is None:
        raise JobError(
            "k cannot be varied: the job has no k_anonymity; add it, or compare algorithms"
        )
    for k in chosen:
        yield f"k = {k}", with_k(job, k)


def _whole_numbers(by: str) -> list[int]:
    """The k of `k=2,5,10` or `k=2..50`."""
    said = by.replace(" ", "")
    span = re.fullmatch(r"k=([0-9]{1,9})\.\.([0-9]{1,9})", said)
    if span is not None:
        least, most = (int(end) for end in span.groups())
        series = {step * 10**power for power in range(9) for step in _SERIES}
        found = sorted({least, most, *(one for one in series if least < one < most)})
        wrong = least > most
    elif re.fullmatch(r"k=[0-9]{1,9}(,[0-9]{1,9})*", said):
        found = [*dict.fromkeys(int(one) for one in said.removeprefix("k=").split(","))]
        wrong = False
    else:
        found, wrong = [], True
    if wrong or min(found) < 1 or len(found) > _MOST:
        raise JobError(
            f"{by!r}: must be algorithms, k=2,5,10 or k=2..50, with at most {_MOST} values"
        )
    return found
