"""What is sent to Spark does not grow with what is searched: no statement belongs to a round."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from spark_people import job, loaded

import sqlanon
from sqlanon.sql.backends.spark import SparkBackend

if TYPE_CHECKING:
    from spark_place import SparkPlace


@pytest.mark.parametrize(
    ("algorithm", "steps"), [("mondrian", "rounds"), ("optimal", "nodes_checked")]
)
def test_statements_do_not_grow_with_rounds_or_nodes(
    sail: SparkPlace, monkeypatch: pytest.MonkeyPatch, algorithm: str, steps: str
) -> None:
    sent: Counter[str] = Counter()
    guarded = SparkBackend._translate_errors

    def counted(backend: SparkBackend, name: str, *said: Any, **more: Any) -> Any:
        sent[name] += 1
        return guarded(backend, name, *said, **more)

    monkeypatch.setattr(SparkBackend, "_translate_errors", counted)
    loaded(sail)
    found = []
    for k in (2, 20):
        sent.clear()
        asked = job(
            algorithm=algorithm,
            privacy=[{"k_anonymity": {"k": k}}],
            max_suppression=0.1,
            target=f"released{k}",
            ledger=False,
        )
        report = sqlanon.run(asked, connection=sail.url)
        found.append((getattr(report.search, steps), dict(sent)))
    (many, ours), (few, others) = found
    assert many != few
    assert ours == others
