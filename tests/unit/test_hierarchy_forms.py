"""Hierarchy files as other tools and spreadsheets write them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from sqlanon.errors import HierarchyError
from sqlanon.source.hierarchies.sources import Form, from_taxonomy, read_file
from sqlanon.source.hierarchies.specification import Taxonomy, read_declared_rows
from sqlanon.source.hierarchies.store import write_file

if TYPE_CHECKING:
    from pathlib import Path

    from pydantic import JsonValue

    from sqlanon.source.hierarchies.specification import LeafRows

CITIES: LeafRows = [
    ("Oslo", "Norway", "Europe", "*"),
    ("Bergen", "Norway", "Europe", "*"),
    ("Rome", "Italy", "Europe", "*"),
    ("Kyoto", "Kyoto", "Japan", "*"),
]


def _read(
    folder: Path, content: str, form: Form = "auto", *, name: str = "h.csv", delimiter: str = ";"
) -> LeafRows:
    path = folder / name
    path.write_bytes(content.encode())
    return read_file(path, format=form, delimiter=delimiter)


def _rooted(root: str) -> LeafRows:
    return [(*row[:-1], root) for row in CITIES]


# rows of a spreadsheet ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "content",
    [
        "Oslo;Norway;Europe;*\nBergen;Norway;Europe;*\nRome;Italy;Europe;*\nKyoto;Japan;*;\n",
        (
            "Oslo;Norway;Europe;*;;\r\nBergen;Norway;Europe;*;;\r\nRome;Italy;Europe;*;;\r\n"
            'Kyoto;Japan;*;"";;\r\n;;;;;\r\n'
        ),
        (
            "# cities; by hand\n#a comment\nOslo;Norway;Europe;*\nBergen;Norway;Europe;*\n"
            '#\n# it is "so;\n\nRome;Italy;Europe;*\nKyoto;Japan;*; \n# the end'
        ),
    ],
    ids=["padded", "each line ends in delimiters", "comments"],
)
@pytest.mark.parametrize("form", ["auto", "leaf_rows", "tree"])
def test_what_a_spreadsheet_adds_is_no_label(tmp_path: Path, content: str, form: Form) -> None:
    # in a table each column is a level; in a tree a shorter row has its value at the bottom
    short = ("Kyoto", "Kyoto" if form == "tree" else "Japan", "Japan", "*")
    assert _read(tmp_path, content, form) == [*CITIES[:3], short]


def test_a_tree_may_end_its_lines_in_delimiters(tmp_path: Path) -> None:
    content = (
        "Oslo;Norway;Europe;*;\nBergen;Norway;Europe;*\nRome;Italy;Europe;*;;;\nKyoto;Japan;*;"
    )
    assert _read(tmp_path, content) == CITIES
    with pytest.raises(HierarchyError, match="line 2 has 4 cells, line 1 has 5; only a tree's"):
        _read(tmp_path, content, "leaf_rows")
    assert _read(tmp_path, "a;g;*\nb;*;\n;*;\n") == [
        ("a", "g", "*"),
        ("b", "b", "*"),
        (None, None, "*"),
    ]


def test_an_empty_cell_before_a_label_is_an_error_still(tmp_path: Path) -> None:
    with pytest.raises(HierarchyError, match="line 2 has an empty label at level 1"):
        _read(tmp_path, "Oslo;Norway;*;\nRome;;*;\n")


def test_a_value_may_begin_with_a_hash_and_a_cell_may_hold_a_comment(tmp_path: Path) -> None:
    content = '#1;odd;*\n"# 2";even;*\n3;"two\n# lines";*\n# 4;even;*\n'
    assert _read(tmp_path, content) == [
        ("#1", "odd", "*"),
        ("# 2", "even", "*"),
        ("3", "two\n# lines", "*"),
    ]


def test_lines_are_counted_with_comments(tmp_path: Path) -> None:
    with pytest.raises(HierarchyError, match="line 4 has an empty label"):
        _read(tmp_path, "# a\nOslo;Norway;*\n# b\nRome;;*\n")
    with pytest.raises(HierarchyError, match="line 3 has a misplaced quote"):
        _read(tmp_path, '# a\nOslo;Norway;*\n"b"x;*\n')


# .hrc ---------------------------------------------------------------------------------------------

HRC = "# cities\nEurope\n@Norway\n@@Oslo\n@@Bergen \n@Italy\n@@Rome\n\nJapan\n@Kyoto\n"
LIST = "@;World\n@@;Europe\n@@@;Norway\n@@@@;Oslo\n@@@@;Bergen\n@@@;Italy\n@@@@;Rome\n@@;Japan\n"
LIST += "@@@;Kyoto\n"


def test_a_hrc_file_has_an_at_for_each_level(tmp_path: Path) -> None:
    assert _read(tmp_path, HRC, name="cities.hrc") == CITIES
    assert _read(tmp_path, HRC.replace("\n", "\r\n"), "hrc") == CITIES
    assert _read(tmp_path, HRC) == CITIES  # rows of one cell are nothing else


def test_a_list_of_levels_and_names_begins_with_the_root(tmp_path: Path) -> None:
    assert _read(tmp_path, LIST) == _rooted("World")
    assert _read(tmp_path, "level;name\n" + LIST) == _rooted("World")
    assert _read(tmp_path, LIST, "hrc", name="cities.txt") == _rooted("World")
    quoted = "".join(f'"{line.replace(";", chr(34) + "," + chr(34))}"\n' for line in LIST.split())
    assert _read(tmp_path, quoted, name="cities.hrc", delimiter=",") == _rooted("World")


def test_codes_may_hold_delimiters_and_stand_below_themselves(tmp_path: Path) -> None:
    content = "A\n@A1;x\n@@A1\nB\n"
    assert _read(tmp_path, content, "hrc") == [("A1", "A1;x", "A", "*"), ("B", "B", "B", "*")]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("Europe\n@@Oslo\n", "line 2 has 2 @; there must be one for each level above it"),
        ("@Norway\n@@Oslo\nEurope\n", "line 3 has 0 @"),
        ("Europe\n@\n", "line 2 has no code after its @"),
        ("Europe\n@Oslo\n@Oslo\n", "line 3 repeats the value of line 2"),
        ("# nothing\n", "holds no values"),
    ],
)
def test_a_malformed_hrc_file_is_refused(tmp_path: Path, content: str, message: str) -> None:
    with pytest.raises(HierarchyError, match=message):
        _read(tmp_path, content, name="h.hrc")


def test_handles_are_values_of_leaf_rows(tmp_path: Path) -> None:
    rows = [("@ann", "x", "*"), ("@", "x", "*"), ("@@", "y", "*")]
    assert _read(tmp_path, "".join(f"{';'.join(row)}\n" for row in rows)) == rows
    assert _read(tmp_path, "@;*\n@@;*\n") == [("@", "*"), ("@@", "*")]


# edges --------------------------------------------------------------------------------------------

EDGES = "Oslo;Norway\nBergen;Norway\nRome;Italy\nNorway;Europe\nItaly;Europe\nKyoto;Japan\n"


@pytest.mark.parametrize(
    ("top", "root"),
    [
        ("Europe;World\nJapan;World\n", "World"),
        ("Europe;World\nJapan;World\nWorld;\n", "World"),
        ("Europe;World\nJapan;World\nWorld;World\n", "World"),
        ("Europe;*\nJapan;*\n", "*"),
        ("Europe;*\n", "*"),
        ("Europe;\nJapan\n", "*"),
        ("", "*"),
    ],
)
@pytest.mark.parametrize("form", ["auto", "edges"])
def test_edges_are_children_and_their_parents(
    tmp_path: Path, top: str, root: str, form: Form
) -> None:
    assert sorted(_read(tmp_path, f"# geo\n{top}{EDGES}", form)) == sorted(_rooted(root))


def test_pairs_that_may_lack_a_root_need_the_format(tmp_path: Path) -> None:
    pairs = "Oslo;Norway\nBergen;Norway\nKyoto;Japan\n"
    with pytest.raises(HierarchyError, match="a value and its parent, set format: edges"):
        _read(tmp_path, pairs)
    assert _read(tmp_path, pairs, "edges") == [
        ("Oslo", "Norway", "*"),
        ("Bergen", "Norway", "*"),
        ("Kyoto", "Japan", "*"),
    ]


def test_null_and_what_stands_alone_are_leaves(tmp_path: Path) -> None:
    assert _read(tmp_path, "a;g\n;g\nb;\n", "edges") == [
        ("a", "g", "*"),
        (None, "g", "*"),
        ("b", "b", "*"),
    ]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("child;parent\n" + EDGES, "line 1 is a header; remove it$"),
        ("parentId;childId\nNorway;Oslo\n", "line 1 is a header; remove it, and write the child f"),
        ("Norway;Oslo\nNorway;Bergen\nEurope;Norway\n", "line 2 gives the value of line 1 another"),
        (EDGES + "Oslo;Norway;ADM\n", "line 7 has 3 cells; a line of edges is a child and its"),
        ("a;b\nb;c\nc;a\n", "line 1 is in a cycle of parents"),
        ("x;y\na;b\nb;a\n", "line 2 is in a cycle of parents"),
    ],
)
def test_malformed_edges_are_refused(tmp_path: Path, content: str, message: str) -> None:
    with pytest.raises(HierarchyError, match=message) as caught:
        _read(tmp_path, content, "edges")
    assert "Oslo" not in str(caught.value)


# nested -------------------------------------------------------------------------------------------

NODES: JsonValue = {
    "name": "World",
    "children": [
        {
            "name": "Europe",
            "size": 3,
            "children": [
                {"name": "Norway", "children": ["Oslo", {"name": "Bergen", "children": []}]},
                {"name": "Italy", "children": [{"name": "Rome", "size": 1}]},
            ],
        },
        {"name": "Japan", "children": [{"name": "Kyoto"}]},
    ],
}


def test_nodes_have_names_and_children(tmp_path: Path) -> None:
    assert _read(tmp_path, json.dumps(NODES), name="h.json") == _rooted("World")
    assert _read(tmp_path, json.dumps(NODES["children"]), "json") == CITIES  # type: ignore[index,call-overload]
    assert from_taxonomy(NODES) == _rooted("World")


def test_yaml_is_read_as_json_is(tmp_path: Path) -> None:
    nodes = "name: World\nchildren:\n- name: Europe\n  children: [{name: Oslo}]\n- name: Asia\n"
    assert _read(tmp_path, nodes, name="h.yaml") == [
        ("Oslo", "Europe", "World"),
        ("Asia", "Asia", "World"),
    ]
    groups = "# by hand\nodd: [007, 1.50, no]\neven:\n- 2020-01-02\n- null\n- 'null'\n"
    assert _read(tmp_path, groups, name="h.yml") == [
        ("007", "odd", "*"),
        ("1.50", "odd", "*"),
        ("no", "odd", "*"),
        ("2020-01-02", "even", "*"),
        (None, "even", "*"),
        ("null", "even", "*"),
    ]


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        (
            "h.json",
            '{"0": ["a", "b"], "1": ["g", "g"]}',
            "list of labels for each level; write a",
        ),
        ("h.json", '{"name": "a", "children": [{"nome": "b"}]}', "node 1.1 must have a name"),
        ("h.json", '{"name": "a", "children": {"b": []}}', "node 1 must have a name and a list"),
        ("h.json", "[1, 2]", "must be an object of groups, or nodes with name and children"),
        ("h.yaml", "a: [b\n", "line 2 is not YAML"),
        ("h.yaml", "a: [b]\na: [c]\n", "line 1 has names of groups"),
        ("h.yaml", "a: &x [b]\nc: *x\n", "has an alias"),
        ("h.yaml", "[" * 900, "not YAML|deeper"),
        ("h.yaml", "a: b\n", "group 1 must hold groups or a list"),
    ],
)
def test_a_malformed_tree_is_refused(tmp_path: Path, name: str, content: str, message: str) -> None:
    with pytest.raises(HierarchyError, match=message):
        _read(tmp_path, content, name=name)


# what an error says -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("Oslo,Norway,*\nRome,Italy,*\n", 'another delimiter: set delimiter: ","'),
        ("Oslo\tNorway\nRome\tItaly\n", r'another delimiter: set delimiter: "\\t"'),
        ("Oslo\nRome\n", "lines with an @ for each level are format: hrc"),
        ("Oslo;Norway\nRome;Italy\n", "set format: edges"),
        ("id;name;parent_id\n1;Oslo;2\n2;Norway;\n", "line 1 is a header, keep the columns of chi"),
        ("Code;Parent;Level\nA;;1\n01;A;2\n", "without it, and set format: edges"),
        ("I;A00-B99;Infectious\nII;C00-D48;Neoplasms\n", "there must be one, such as \\*, not 2"),
    ],
)
def test_a_known_form_is_recognized(tmp_path: Path, content: str, message: str) -> None:
    with pytest.raises(HierarchyError, match=message):
        _read(tmp_path, content)


# in the shape of public ones ----------------------------------------------------------------------


def test_icd_chapters_nace_and_geonames(tmp_path: Path) -> None:
    icd = (
        "# ICD-10: category;block;chapter;all\nE10;E10-E14;IV;ICD-10;\nE11;E10-E14;IV;ICD-10;\n"
        '"E65";"E65-E68";"IV";"ICD-10";\nI10;I10-I15;IX;ICD-10;\n'
    )
    assert _read(tmp_path, icd)[2] == ("E65", "E65-E68", "IV", "ICD-10")
    nace = "A\n@01\n@@01.1\n@@@01.11\n@@@01.12\n@@01.2\n@02\nB\n@05\n"
    assert _read(tmp_path, nace, name="nace.hrc") == [
        ("01.11", "01.1", "01", "A", "*"),
        ("01.12", "01.1", "01", "A", "*"),
        ("01.2", "01.2", "01", "A", "*"),
        ("02", "02", "02", "A", "*"),
        ("05", "05", "05", "B", "*"),
    ]
    geo = "3143244,3144096\n3161732,3144096\n3144096,6255148\n6255148,6295630\n1861060,6255147\n"
    assert _read(tmp_path, f"{geo}6255147,6295630\n", delimiter=",")[2] == (
        *("1861060", "1861060", "6255147", "6295630"),
    )


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    rows: LeafRows = [("# 1", "#", "*"), ("#2", "@", "*"), ("@", "@@", "*"), (None, "@", "*")]
    write_file(tmp_path / "h.csv", rows)
    assert read_file(tmp_path / "h.csv", format="auto", delimiter=";") == rows


def test_a_taxonomy_in_a_job_may_have_nodes() -> None:
    europe: JsonValue = {
        "name": "Europe",
        "children": [{"name": "Italy", "children": ["Rome", 17]}, "Oslo"],
    }
    tree: dict[str, JsonValue] = {"name": "World", "children": [europe, {"name": "Kyoto"}]}
    assert read_declared_rows(Taxonomy(taxonomy=tree)) == [
        ("Rome", "Italy", "Europe", "World"),
        ("17", "Italy", "Europe", "World"),
        ("Oslo", "Oslo", "Europe", "World"),
        ("Kyoto", "Kyoto", "Kyoto", "World"),
    ]
    # a group of this name is no node
    groups: dict[str, JsonValue] = {"name": ["a"], "children": ["b"]}
    assert read_declared_rows(Taxonomy(taxonomy=groups)) == [
        ("a", "name", "*"),
        ("b", "children", "*"),
    ]


@pytest.mark.parametrize(
    ("tree", "message"),
    [
        ({"name": "World", "children": []}, "no root after it"),
        ({"name": "World", "children": ["a", "a"]}, "repeats the value"),
        ({"name": "World", "children": [["a"]]}, "node 1.1 must have a name"),
        ({"name": "World", "children": "a"}, "node 1 must have a name"),
    ],
)
def test_nodes_that_are_no_hierarchy_are_refused(tree: dict[str, JsonValue], message: str) -> None:
    with pytest.raises(HierarchyError, match=message):
        read_declared_rows(Taxonomy(taxonomy=tree))
