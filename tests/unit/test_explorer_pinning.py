"""A job file is changed where it has to be, keeps all else, and is left alone in doubt."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any

import pytest

from sqlanon.errors import JobError
from sqlanon.job import file as jobfile
from sqlanon.tools.explorer.choices import change_text, difference, write_whole

if TYPE_CHECKING:
    from pathlib import Path

    from sqlanon.tools.explorer.choices import Place

FIXED = {"fixed": {"levels": {"age": 1, "odd: name": 0}}}
TEXT = """\
# what this job is for
source: people   # of the census

columns:
  age: {role: quasi}   # years
  "odd: name": {role: quasi}
privacy:
  - k_anonymity:
      k: 5   # as the law says
  - l_diversity: {column: ill, l: 3}  # three
algorithm:   # why
  optimal:
    metric: ncp   # inside
  # below
max_suppression: 0.01   # a hundredth
"""


def said(text: str, kind: str = "yaml") -> dict[str, Any]:
    return dict(jobfile.parse(text, origin="job", kind=kind).data)


def test_only_the_value_is_exchanged(tmp_path: Path) -> None:
    made = change_text(
        TEXT,
        tmp_path / "job.yaml",
        {
            ("privacy", 0, "k_anonymity", "k"): 7,
            ("max_suppression",): 10,
            ("algorithm",): FIXED,
        },
    )
    assert said(made) == {
        **said(TEXT),
        "privacy": [{"k_anonymity": {"k": 7}}, {"l_diversity": {"column": "ill", "l": 3}}],
        "max_suppression": 10,
        "algorithm": FIXED,
    }
    assert [line for line in difference(TEXT, made, "job.yaml") if line[:1] in "+-"][2:] == [
        "-      k: 5   # as the law says",
        "+      k: 7   # as the law says",
        "-  optimal:",
        "-    metric: ncp   # inside",
        '+  {fixed: {levels: {age: 1, "odd: name": 0}}}   # inside',
        "-max_suppression: 0.01   # a hundredth",
        "+max_suppression: 10   # a hundredth",
    ]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("algorithm: optimal  # best", "algorithm: {fixed: {levels: {a: 1}}}  # best"),
        ('algorithm: "optimal"', "algorithm: {fixed: {levels: {a: 1}}}"),
        ("algorithm:\n  optimal", "algorithm: {fixed: {levels: {a: 1}}}"),
        ("algorithm: {optimal: {}}", "algorithm: {fixed: {levels: {a: 1}}}"),
        ("algorithm:\n  - 1", "algorithm: {fixed: {levels: {a: 1}}}"),
        ("source: t", "source: t\nalgorithm: {fixed: {levels: {a: 1}}}"),
        ("source: t\r\nalgorithm: ola\r", "source: t\r\nalgorithm: {fixed: {levels: {a: 1}}}\r"),
        ("\ufeffalgorithm: ola", "\ufeffalgorithm: {fixed: {levels: {a: 1}}}"),
    ],
)
def test_spellings_of_yaml(tmp_path: Path, before: str, after: str) -> None:
    wanted: dict[Place, object] = {("algorithm",): {"fixed": {"levels": {"a": 1}}}}
    made = change_text(before + "\n", tmp_path / "job.yml", wanted)
    assert made == after + "\n"


def test_an_option_that_was_left_out_is_put_in(tmp_path: Path) -> None:
    text = "privacy: [{l_diversity: {column: ill, l: 2}}] # two\n"
    made = change_text(text, tmp_path / "job.yaml", {("privacy", 0, "l_diversity", "c"): 4})
    assert made == "privacy: [{l_diversity: {column: ill, l: 2, c: 4}}] # two\n"


def test_persons_may_be_said_as_a_unit(tmp_path: Path) -> None:
    text = "privacy: [{k_anonymity: {k: 2, person: person}}]\n"
    made = change_text(text, tmp_path / "job.yaml", {("privacy", 0, "person_anonymity", "k"): 3})
    assert made == text.replace("2", "3")


@pytest.mark.parametrize(
    "text",
    [
        "a: &k 5\nprivacy: [{k_anonymity: {k: *k}}]\n",  # would change both
        "{source: people}",  # nothing can be put behind it
        "source: people\n...\n",
        "privacy: all\n",
    ],
)
def test_what_cannot_be_changed_safely_is_left_alone(tmp_path: Path, text: str) -> None:
    place = ("privacy", 0, "k_anonymity", "k") if "privacy" in text else ("algorithm",)
    with pytest.raises(JobError, match="cannot be changed safely"):
        change_text(text, tmp_path / "job.yaml", {place: 7})


def test_json_keeps_its_form(tmp_path: Path) -> None:
    text = '{\n\t"source": "people",\n\t"algorithm": "optimal"\n}\n'
    made = change_text(text, tmp_path / "job.json", {("algorithm",): FIXED})
    assert made == text.replace('"optimal"', json.dumps(FIXED))
    added = change_text(text, tmp_path / "job.json", {("max_suppression",): 3})
    assert json.loads(added) == {**json.loads(text), "max_suppression": 3}


def test_toml_is_not_changed_but_told(tmp_path: Path) -> None:
    with pytest.raises(JobError, match=r"put \{fixed: .* at algorithm"):
        change_text('source = "t"\n', tmp_path / "job.toml", {("algorithm",): FIXED})


def test_a_file_is_exchanged_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, link = tmp_path / "job.yaml", tmp_path / "link.yaml"
    file.write_text("old")
    file.chmod(0o640)
    link.symlink_to(file)
    write_whole(link, "new\r\nü")
    assert file.read_bytes() == "new\r\nü".encode()
    assert link.is_symlink()
    assert file.stat().st_mode & 0o777 == 0o640

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(JobError, match="No space left"):
        write_whole(file, "half")
    assert file.read_bytes() == "new\r\nü".encode()
    assert {one.name for one in tmp_path.iterdir()} == {"job.yaml", "link.yaml"}


def test_what_is_in_a_lost_folder_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(JobError, match="cannot write"):
        write_whole(tmp_path / "gone" / "job.yaml", "new")
