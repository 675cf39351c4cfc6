"""Hierarchies from files, nested taxonomies and data frames, before they reach a database."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Literal, TypeAlias

import pandas as pd
import pytest

from sqlanon.errors import HierarchyError
from sqlanon.source.hierarchies.sources import from_frame, from_taxonomy, read_file

if TYPE_CHECKING:
    from pathlib import Path

    from pydantic import JsonValue

    from sqlanon.source.hierarchies.specification import LeafRows

Format: TypeAlias = Literal["auto", "leaf_rows", "tree", "json"]

ROWS: LeafRows = [("a", "ab", "*"), ("b", "ab", "*"), ("c", "cd", "*")]


def _read(
    folder: Path,
    content: str | bytes,
    kind: Format = "auto",
    *,
    name: str = "h.csv",
    delimiter: str = ";",
) -> LeafRows:
    path = folder / name
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return read_file(path, format=kind, delimiter=delimiter)


def _nested(depth: int) -> JsonValue:
    tree: JsonValue = ["a"]
    for level in range(depth):
        tree = {f"group {level}": tree}
    return tree


# --- leaf rows ------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["auto", "leaf_rows", "tree"])
def test_rows_of_one_length_are_kept_as_they_are(tmp_path: Path, kind: Format) -> None:
    assert _read(tmp_path, "a;ab;*\nb;ab;*\nc;cd;*\n", kind) == ROWS


@pytest.mark.parametrize(
    "content",
    [
        "a;ab;*\r\nb;ab;*\r\nc;cd;*\r\n",
        "\ufeffa;ab;*\nb;ab;*\nc;cd;*",
        '"a";"ab";*\n\n  \nb;ab;"*"\nc;cd;*\n\n',
    ],
    ids=["carriage returns", "byte order mark", "quotes and blank lines"],
)
def test_what_editors_do_to_a_file_does_not_matter(tmp_path: Path, content: str) -> None:
    assert _read(tmp_path, content) == ROWS


def test_quoted_cells_hold_delimiters_quotes_line_ends_and_blanks(tmp_path: Path) -> None:
    assert _read(tmp_path, '"a;1";" g ";*\n"say ""b""";"two\nlines";*\n') == [
        ("a;1", " g ", "*"),
        ('say "b"', "two\nlines", "*"),
    ]


def test_values_are_equal_only_when_their_bytes_are(tmp_path: Path) -> None:
    leaves = ["a", "A", "a ", " a", "\u00e9", "e\u0301", "07", "7", "7.0", "_%'"]
    rows = _read(tmp_path, "".join(f"{leaf};*\n" for leaf in leaves))
    assert rows == [(leaf, "*") for leaf in leaves]


@pytest.mark.parametrize("first", ["", '""'])
def test_an_empty_first_cell_is_null(tmp_path: Path, first: str) -> None:
    assert _read(tmp_path, f"{first};unknown;*\na;known;*\n") == [
        (None, "unknown", "*"),
        ("a", "known", "*"),
    ]


def test_the_delimiter_is_the_one_that_was_given(tmp_path: Path) -> None:
    assert _read(tmp_path, "a\tg;h\t*\n", delimiter="\t") == [("a", "g;h", "*")]


def test_the_root_may_have_another_name(tmp_path: Path) -> None:
    assert _read(tmp_path, "a;Any\nb;Any\n") == [("a", "Any"), ("b", "Any")]


def test_ragged_rows_are_refused_as_leaf_rows(tmp_path: Path) -> None:
    with pytest.raises(HierarchyError, match=r"line 3 has 2 cells, line 1 has 3"):
        _read(tmp_path, "a;ab;*\n\nb;*\n", "leaf_rows")


# --- trees ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["auto", "tree"])
def test_a_shorter_branch_repeats_its_leaf_at_the_bottom(tmp_path: Path, kind: Format) -> None:
    assert _read(tmp_path, "Private;*\nlocal;state;gov;*\nfederal;gov;*", kind) == [
        ("Private", "Private", "Private", "*"),
        ("local", "state", "gov", "*"),
        ("federal", "federal", "gov", "*"),
    ]


def test_the_leaf_of_null_fills_its_shorter_branch_with_null(tmp_path: Path) -> None:
    assert _read(tmp_path, "a;g;*\n;*\n") == [("a", "g", "*"), (None, None, "*")]


def test_levels_in_messages_are_those_after_filling(tmp_path: Path) -> None:
    with pytest.raises(HierarchyError, match="line 2 has an empty label at level 3"):
        _read(tmp_path, "a;b;c;d;*\ne;;*\n")


# --- taxonomies -----------------------------------------------------------------------------------

TREE: JsonValue = {"Europe": {"North": ["Oslo"], "South": ["Rome"]}, "Asia": ["Kyoto", 7, None]}
TREE_ROWS: LeafRows = [
    ("Oslo", "North", "Europe", "*"),
    ("Rome", "South", "Europe", "*"),
    ("Kyoto", "Kyoto", "Asia", "*"),
    ("7", "7", "Asia", "*"),
    (None, None, "Asia", "*"),
]


@pytest.mark.parametrize("tree", [TREE, {"*": TREE}], ids=["groups", "root"])
def test_a_taxonomy_has_the_root_star_written_or_not(tree: JsonValue) -> None:
    assert from_taxonomy(tree) == TREE_ROWS


def test_a_root_over_a_list_is_a_hierarchy_without_groups() -> None:
    assert from_taxonomy({"*": ["a", "b"]}) == [("a", "*"), ("b", "*")]


def test_a_single_group_that_is_not_the_root_is_a_level() -> None:
    assert from_taxonomy({"Any": ["a"]}) == [("a", "Any", "*")]


def test_the_empty_text_in_a_taxonomy_is_not_null() -> None:
    assert from_taxonomy({"g": ["", None]}) == [("", "g", "*"), (None, "g", "*")]


@pytest.mark.parametrize(
    ("name", "kind"), [("h.json", "auto"), ("h.JSON", "auto"), ("h.txt", "json")]
)
def test_a_json_file_is_a_taxonomy(tmp_path: Path, name: str, kind: Format) -> None:
    assert _read(tmp_path, json.dumps(TREE), kind, name=name) == TREE_ROWS


def entries(**levels: tuple[str, int]) -> str:
    """A file as SaNGreeA has them: entries by key, each with its parent and level."""
    listed = {key: {"name": key, "gen": above, "level": n} for key, (above, n) in levels.items()}
    listed["all"] = {"name": "*", "gen": "all", "level": 0}
    return json.dumps({"name": "country", "entries": listed})


def test_a_json_file_may_list_entries_with_their_parents(tmp_path: Path) -> None:
    text = entries(
        Italy=("EU", 2), Europe=("all", 1), EU=("all", 1), Malta=("EU", 2), Antarctica=("all", 1)
    ).replace('"name": "EU"', '"name": "the wallets\' union"')
    assert _read(tmp_path, text, "json") == [
        ("Italy", "the wallets' union", "*"),
        ("Europe", "Europe", "*"),
        ("Malta", "the wallets' union", "*"),
        ("Antarctica", "Antarctica", "*"),
    ]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (entries(a=("b", 1)), "entry 1 does not name an entry of the level above in gen"),
        (entries(a=("all", 2)), "entry 1 does not name an entry of the level above in gen"),
        (entries(a=("all", 0)), "2 entries are of level 0; there must be one, the root"),
        (entries(a=("all", -1)), "each entry must have a text gen and a whole number level"),
        (entries(), "holds no values"),
        ('{"name": "x", "entries": {"a": ["b"]}}', "each entry must be an object with gen"),
    ],
)
def test_entries_that_are_no_tree_are_refused(tmp_path: Path, content: str, message: str) -> None:
    with pytest.raises(HierarchyError, match=message):
        _read(tmp_path, content, "json")


def test_a_taxonomy_may_have_groups_of_these_names(tmp_path: Path) -> None:
    text = json.dumps({"name": ["a"], "entries": {"x": ["b"]}})
    rows = [("a", "a", "name", "*"), ("b", "x", "entries", "*")]
    assert _read(tmp_path, text, "json") == rows


def test_numbers_in_json_keep_the_digits_written(tmp_path: Path) -> None:
    digits = "9" * 5000
    rows = _read(tmp_path, f'{{"g": [1.0, 1.10, 1e3, {digits}]}}', "json")
    assert [row[0] for row in rows] == ["1.0", "1.10", "1e3", digits]


@pytest.mark.parametrize(
    ("tree", "message"),
    [
        ([], "must be an object"),
        ({}, "the root must hold groups or a list"),
        ({"g": ["a"], "h": {"i": []}}, r"group 2\.1 must hold groups or a list"),
        ({"g": "a"}, "group 1 must hold groups or a list"),
        ({"g": None}, "group 1 must hold groups or a list"),
        ({"g": ["a", ["b"]]}, "value 2 in group 1 must be text, a number or null"),
        ({"g": [{"h": ["a"]}]}, "value 1 in group 1 must be text"),
        ({"g": [float("nan")]}, "value 1 in group 1 must be text"),
        ({"g": {"*": ["a"]}}, r"in group 1 a group is called \*"),
        ({"*": ["a"], "g": ["b"]}, r"in the root a group is called \*"),
        ({"g": ["a", "*"]}, r"value 2 has a value called \*"),
        ({"": ["a"]}, "value 1 has an empty label at level 1"),
        ({"g": ["a", "b"], "h": ["a"]}, "value 3 repeats the value of value 1, with other labels"),
        ({"g": ["a", 1], "h": ["1"]}, "value 3 repeats the value of value 2"),
        ({"g": [None, None]}, "value 2 repeats the value of value 1, with the same labels"),
        ({"g": ["a\0"]}, "value 1 has a NUL character"),
        ({"g\ud800": ["a"]}, "half a surrogate pair at level 1"),
    ],
)
def test_a_malformed_taxonomy_is_refused(tree: JsonValue, message: str) -> None:
    with pytest.raises(HierarchyError, match=message):
        from_taxonomy(tree)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ('{"g":\n [secret]}', "line 2 is not JSON"),
        ('{"g": ["a"], "g": ["b"]}', "a name stands twice in one object of 2 groups"),
        ('{"g": [NaN]}', "value 1 in group 1 must be"),
        ('["a"]', "must be an object"),
        ("[" * 100_000, "nested deeper than 64"),
    ],
)
def test_a_malformed_json_file_is_refused(tmp_path: Path, content: str, message: str) -> None:
    with pytest.raises(HierarchyError, match=message):
        _read(tmp_path, content, "json")


# --- data frames ----------------------------------------------------------------------------------


def test_the_columns_of_a_frame_are_the_levels_whatever_their_names_and_index() -> None:
    frame = pd.DataFrame(ROWS, columns=["x", "x", "x"], index=[5, 5, 5])
    assert from_frame(frame) == ROWS


def test_a_missing_value_in_a_frame_is_null_and_the_empty_text_is_not() -> None:
    frame = pd.DataFrame({"value": ["a", "", None], "root": ["*"] * 3})
    assert from_frame(frame) == [("a", "*"), ("", "*"), (None, "*")]


@pytest.mark.parametrize(
    ("values", "texts"),
    [
        (pd.Series([1, 2, None]), ["1", "2", None]),
        (pd.Series([1, 2, None], dtype="Int64"), ["1", "2", None]),
        (pd.Series([1.5, 2, None]), ["1.5", "2.0", None]),
        (pd.Series([1.0, 2.0, 3.0]), ["1.0", "2.0", "3.0"]),
        (pd.Series([1.5, 2, None], dtype=object), ["1.5", "2", None]),
        (pd.Series([True, False, None], dtype="boolean"), ["True", "False", None]),
        (pd.Series(["x", "y", None], dtype="category"), ["x", "y", None]),
    ],
)
def test_cells_of_a_frame_are_written_by_str_and_whole_numbers_stay_whole(
    values: pd.Series, texts: list[str | None]
) -> None:
    frame = pd.DataFrame({"value": values, "group": [10, 20, 20], "root": "*"})
    groups = ["10", "20", "20"]
    assert from_frame(frame) == [(t, g, "*") for t, g in zip(texts, groups, strict=True)]


@pytest.mark.parametrize(
    ("columns", "message"),
    [
        ({}, "holds no values"),
        ({"a": [], "b": []}, "holds no values"),
        ({"a": ["x"]}, "row 1 has a value but no root"),
        (
            {"a": ["x", "y", "z"], "b": ["g", None, None], "c": ["*"] * 3},
            r"row 2 has no label at level 1 \(2 of 3 rows\)",
        ),
        ({"a": ["x"], "b": [""], "c": ["*"]}, "row 1 has an empty label at level 1"),
        ({"a": [None, None], "b": ["*", "*"]}, "row 2 repeats the value of row 1"),
    ],
)
def test_a_malformed_frame_is_refused(columns: dict[str, list[str | None]], message: str) -> None:
    with pytest.raises(HierarchyError, match=message):
        from_frame(pd.DataFrame(columns))


# --- all files ------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["auto", "leaf_rows", "tree"])
@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("", "is empty"),
        ("\ufeff \n\n", "is empty"),
        ('""\n', "holds no values"),
        ("a\nb\n", "line 1 has a value but no root after it"),
        ("a;*\n\n*;*\n", r"line 3 has a value called \*.* at level 0"),
        ("a;g;*\nb;;*\n", "line 2 has an empty label at level 1"),
        ("a;;*;\n", "line 1 has an empty label at level 1"),
        ("a;*\nb;*\na;*\na;*\n", r"line 3 repeats .* line 1, with the same labels.*2 of 4"),
        ("a;g;*\n\nb;g;*\na;h;*\n", "line 4 repeats the value of line 1, with other labels"),
        (";*\n;*\n", "line 2 repeats the value of line 1"),
        ("level_0;level_1\na;*\nb;*\n", "line 2 ends in another root than line 1; .* not 2"),
        ('a;"x\ny";*\nb;g;*\nc;\0;*\n', "line 4 has a NUL character"),
        ('a;*\n"b"x;*\n', "line 2 has a misplaced quote"),
        ('a;*\n"b;*\n', "line 2 has a misplaced quote"),
        ("x" * 200_000 + ";*\n", "line 1 has a misplaced quote or too long a cell"),
        (b"a;*\nb\xff;*\n", "line 2 is not UTF-8"),
        ("a;*\n".encode("utf-16"), "line 1 is not UTF-8"),
        (";".join(f"l{level}" for level in range(65)), "has 65 levels; at most 64"),
    ],
)
def test_a_malformed_file_is_refused(
    tmp_path: Path, kind: Format, content: str | bytes, message: str
) -> None:
    with pytest.raises(HierarchyError, match=message):
        _read(tmp_path, content, kind)


def test_sixty_four_levels_are_the_most(tmp_path: Path) -> None:
    row = tuple(f"l{level}" for level in range(64))
    assert _read(tmp_path, ";".join(row)) == [row]
    assert len(from_taxonomy(_nested(62))[0]) == 64
    for depth in (63, 64, 900):
        with pytest.raises(HierarchyError, match="64"):
            from_taxonomy(_nested(depth))


def test_a_file_that_cannot_be_read_is_named_with_the_reason(tmp_path: Path) -> None:
    missing = tmp_path / "none.csv"
    with pytest.raises(HierarchyError, match=r"none\.csv: cannot be read: No such file"):
        read_file(missing, format="auto", delimiter=";")
    with pytest.raises(HierarchyError, match="cannot be read: Is a directory"):
        read_file(tmp_path, format="auto", delimiter=";")


@pytest.mark.parametrize("delimiter", ["", ";;", '"', "\n"])
def test_a_delimiter_that_cannot_separate_is_refused(tmp_path: Path, delimiter: str) -> None:
    with pytest.raises(HierarchyError, match="delimiter must be one character"):
        _read(tmp_path, "a;*\n", delimiter=delimiter)


@pytest.mark.parametrize(
    "content",
    [
        "Smith;Smithers;;*\n",
        "Smith;Smithers;*\nSmith;Smithers;*\n",
        "Smith;Smithers;*\nSmithson;Smithers\n",
        '"Smith"son;Smithers;*\n',
        "Smith\n",
        "Smith;Smithers\0;*\n",
        b"Smith;Smithers\xff;*\n",
    ],
)
@pytest.mark.parametrize("kind", ["tree", "json"])
def test_messages_quote_no_value(tmp_path: Path, content: str | bytes, kind: Format) -> None:
    with pytest.raises(HierarchyError) as caught:
        _read(tmp_path, content, kind)
    assert "Smith" not in str(caught.value)
    assert caught.value.__cause__ is None
