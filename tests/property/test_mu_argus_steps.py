"""On random small tables mu_argus publishes what its definition publishes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples import of_whole_runs
from hypothesis import example, given
from hypothesis import strategies as st
from lattice_strategies import ONLY_NULLS, cases, opened
from oracle_mu_argus import MuArgus

from sqlanon.errors import UnsatisfiableError

if TYPE_CHECKING:
    from lattice_cases import Case


@of_whole_runs()  # each is a whole run
@given(case=cases(), threshold=st.integers(1, 5), k=st.integers(2, 3), limit=st.integers(0, 12))
@example(case=ONLY_NULLS, threshold=2, k=2, limit=0)
def test_a_release_is_what_the_steps_publish(
    case: Case, threshold: int, k: int, limit: int
) -> None:
    release = MuArgus(case.rows, case.oracle(k).trees, threshold, k, limit).release()
    with opened(case) as connection:
        try:
            report = case.run(connection, {"mu_argus": {"threshold": threshold}}, k, limit)
        except UnsatisfiableError:
            assert release is None
            return
        rows = connection.execute("SELECT * FROM released ORDER BY id").fetchall()

    assert release is not None
    assert rows == [(number, *row) for number, row in enumerate(release) if row is not None]
    assert report.rows.suppressed == release.count(None)
