"""The pages of docs/ that are generated from the code: keys, options, refusals and warnings.

`python docs/site/generated.py` writes them. A test fails if a page differs from the code.
"""

from __future__ import annotations

import sys
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parents[1])]

import references  # noqa: E402 - it is beside this file

from sqlanon.algorithms import ALGORITHMS  # noqa: E402 - the package of this checkout
from sqlanon.errors import SqlanonError  # noqa: E402
from sqlanon.features import FEATURES, can_combine, refuse_job  # noqa: E402
from sqlanon.job.job import Job  # noqa: E402
from sqlanon.publish import publisher_of  # noqa: E402
from sqlanon.warnings import WARNINGS  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator

YES, NO = "yes", "-"

Said = dict[str, Any]

_K = {"k": 2}
_COLUMN = {"column": "illness"}
_POPULATION = {"population": "census"}
_MODELS: Said = {
    "k_anonymity": _K,
    "person_anonymity": {**_K, "person": "person"},
    "l_diversity": {**_COLUMN, "l": 2},
    "t_closeness": {**_COLUMN, "t": 0.5},
    "alpha_k": {**_COLUMN, **_K, "alpha": 0.5},
    "beta_likeness": {**_COLUMN, "beta": 2},
    "delta_disclosure": {**_COLUMN, "delta": 2},
    "delta_presence": {**_POPULATION, "min": 0.1, "max": 0.9},
    "k_map": {**_POPULATION, **_K},
    "average_risk": {"threshold": 0.5},
    "sample_uniqueness": {"threshold": 0.5},
    "m_uniqueness": {**_COLUMN, "m": 2},
    "km_anonymity": {**_K, "m": 2, "person": "person"},
}
"""Options with which a job asks for each model."""
_OWN_MODEL = {"anatomy": "l_diversity", "m_invariance": "m_uniqueness", "apriori": "km_anonymity"}
"""The model by which an algorithm is asked about everything else; k-anonymity of all others."""
_OPTIONS: Said = {"fixed": {"levels": {"age": 1, "zip": 1}}, "mu_argus": {"guarantee": "k"}}
_SPLITS = ("strict", "by_value")
_OTHERS: dict[str, Said] = {
    "`mode: view`": {"target": {"table": "released", "mode": "view"}},
    "`mode: replace`": {"target": {"mode": "replace"}},
    "`suppressed: keep`": {"suppressed": "keep"},
    "`person`": {"person": "person"},
    "`release_guard`, `previous`": {
        "release_guard": {"action": "refuse", "compare": "previous"},
        "target": {"table": "released", "key": "id", "if_exists": "replace"},
    },
    "`release_guard`, `all`": {
        "release_guard": {"action": "refuse", "compare": "all"},
        "target": {"table": "released", "key": "id", "if_exists": "replace"},
    },
    "`recoding`": {"recoding": {"reuse": "last"}},
}
"""What is asked of each algorithm beside its models."""


def pages() -> dict[str, str]:
    """Return the text of each page by its name in docs/."""
    made = {
        "job-keys.md": references.job_keys(),
        "command-line.md": references.command_line(),
        "refusals.md": refusals(),
        "warnings.md": warnings(),
    }
    return {name: "\n".join(lines) for name, lines in made.items()}


def refusals() -> Iterator[str]:
    """Yield the lines of the page about what works together."""
    yield "# What works together"
    yield ""
    yield "This page is generated from the code (`python docs/site/generated.py`)."
    yield "A job that asks for a combination without `yes` is refused before anything is written."
    yield "The error names a remedy. A table, an engine or another option may add a refusal."
    yield "A word such as `strict` is the value of `split` that the combination needs."
    yield ""
    yield "## Algorithms and privacy models"
    yield ""
    models = {f"`{name}`": {"privacy": [{name: said}]} for name, said in _MODELS.items()}
    yield from _table(models)
    yield ""
    yield "## Algorithms and other keys"
    yield ""
    yield "Each algorithm is asked with a model that it reaches. Those that suppress no row take"
    yield "`suppressed: keep` as well."
    yield ""
    yield from _table(_OTHERS)
    yield ""
    yield "## Features"
    yield ""
    yield "These pairs of optional features can be used in one job. Every other pair is refused."
    yield ""
    for first, second in combinations(FEATURES, 2):
        if can_combine(first, second):
            yield f"- `{first}` and `{second}`"
    yield ""


def _table(asked: dict[str, Said]) -> Iterator[str]:
    """A row for the algorithms of the same answers, a column for each key that a job may have."""
    yield f"| {' | '.join(['algorithm', *asked])} |"
    yield "|---" * (len(asked) + 1) + "|"
    alike: dict[tuple[str, ...], list[str]] = {}
    for name in ALGORITHMS:
        cells = tuple(_answer(name, keys) for keys in asked.values())
        alike.setdefault(cells, []).append(f"`{name}`")
    for cells, names in alike.items():
        yield f"| {' | '.join([', '.join(names), *cells])} |"


def _answer(algorithm: str, keys: Said) -> str:
    """Whether a job with these keys is taken, or the `split` with which it is."""
    if _works(_job(algorithm, {}, keys)):
        return YES
    if "split" in ALGORITHMS[algorithm].model_fields:
        for split in _SPLITS:
            if _works(_job(algorithm, {"split": split}, keys)):
                return f"`{split}`"
    return NO


def _job(algorithm: str, options: Said, keys: Said) -> Said:
    """What a job says that asks for an algorithm together with other keys."""
    model = _OWN_MODEL.get(algorithm, "k_anonymity")
    quasi = {"role": "quasi"}
    if algorithm == "microaggregation":
        quasi["output"] = "median"
    key = {"key": "id"} if algorithm == "m_invariance" else {}
    return {
        "source": "patients",
        "target": {"table": "released", **key},
        "columns": {
            "age": quasi,
            "zip": quasi,
            "illness": "sensitive",
            "person": "drop",
            "id": "drop",
        },
        "privacy": [{model: _MODELS[model]}],
        "algorithm": {algorithm: {**_OPTIONS.get(algorithm, {}), **options}},
        **keys,
    }


def _works(said: Said) -> bool:
    """Whether a job is taken as it is."""
    try:
        job = Job.from_mapping(said)
        refuse_job(job, publisher_of(job))
    except SqlanonError:
        return False
    return True


WARNINGS_INTRO = """# Warnings

This page is generated from the code (`python docs/site/generated.py`).

A release can satisfy every model of the job and still reveal more than you want. `plan`, `run` and
`check` print such warnings, a plan those that the run would raise. `check` has no job, so it raises
only W01 (for every column that is not a quasi-identifier), W07, W11, W18 and, for a network, W16.

Accept a warning in the job with your reason, for all columns or better for one:

```yaml
accept:
  W04: "the limit is the registry's own"
  W05: {age: "ages are rounded to five years in the source"}
strict: true
```

Report and ledger keep the reasons. The report also names warnings that you accept and that were not
raised. The terminal shows the worst ten columns of a code, HTML and JSON all.

**Strict runs.** With `strict: true` or `--strict`, an unaccepted warning ends `run`, `plan` and
`check` with exit code 1, and `run` publishes nothing. It checks W06, W07 and W23 before the search,
the release that was found before it is written, and what was written before it is published.

**Refused without a reason.** Two warnings refuse `run`, `plan`, `compile` and `explore` before the
search, with exit code 2: W22 for free text that would be published as it is, and W06 for a key of
persons that repeats while models count rows. The error says what to change and what to accept.
"""


def warnings() -> Iterator[str]:
    """Yield the parts of the page of warnings, a section for each code."""
    yield WARNINGS_INTRO
    for kind in WARNINGS:
        yield f"## {kind.code} {kind.name}\n"
        yield f"{kind.meaning}\n"
        yield f"**Remedy.** {kind.remedy}\n"


if __name__ == "__main__":
    for name, text in pages().items():
        (HERE.parent / name).write_text(text, encoding="utf-8")
