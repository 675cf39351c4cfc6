"""Draws the pictures of the documentation from real runs: `python docs/site/pictures.py [folder]`.

Sixty of the bundled people are points in the plane of age and income, the classes that Mondrian
publishes them in are rectangles. A test draws them again and compares, so that they stay true.
"""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import duckdb

import sqlanon

HOUSE = Path(__file__).parents[2]
WIDTH, HEIGHT, MARGIN = 300, 220, 34
"""Of one panel, in pixels."""

Class = tuple[float, float, float, float, int]
"""Ages from and to, incomes from and to, people."""

POINTS = """
    SELECT age, income FROM read_csv(?, header = true)
    WHERE age BETWEEN 20 AND 70 AND income BETWEEN 15000 AND 90000 ORDER BY person_id LIMIT 60
"""


def people(database: duckdb.DuckDBPyConnection) -> list[tuple[float, float]]:
    """The points: age, income in thousands."""
    rows = database.execute(POINTS, [str(HOUSE / "fixtures" / "people.csv")]).fetchall()
    database.execute("CREATE TABLE people (age INTEGER, income INTEGER)")
    database.executemany("INSERT INTO people VALUES (?, ?)", rows)
    return [(age, income / 1000) for age, income in rows]


def classes(database: duckdb.DuckDBPyConnection, k: int) -> list[Class]:
    """What a run publishes; `[26-28]` is a range, `26` a class of one age."""
    sqlanon.anonymize(
        database,
        "people",
        columns={"age": sqlanon.Quasi(), "income": sqlanon.Quasi()},
        privacy=[sqlanon.KAnonymity(k=k)],
        algorithm=sqlanon.Mondrian(cut="loss"),
        target=sqlanon.Target(table=f"people_{k}"),
        ledger=False,
    )
    found = database.execute(
        f"SELECT age, income, count(*) FROM people_{k} GROUP BY ALL ORDER BY ALL"  # noqa: S608 - k
    ).fetchall()
    return [
        (*ends(age), *(end / 1000 for end in ends(income)), rows) for age, income, rows in found
    ]


def ends(label: str) -> tuple[float, float]:
    """`[26-28]` → 26, 28."""
    low, _, high = label.strip("[]").partition("-")
    return float(low), float(high or low)


def panel(
    into: ET.Element, points: list[tuple[float, float]], found: list[Class], k: int, left: int
) -> None:
    """One plane: axes, rectangles, points, and below it how many classes there are."""
    group = ET.SubElement(into, "g", transform=f"translate({left} 0)")

    def x(age: float) -> str:
        return f"{MARGIN + (age - 20) / 50 * (WIDTH - MARGIN - 12):.1f}"

    def y(income: float) -> str:
        return f"{HEIGHT - MARGIN - (income - 15) / 75 * (HEIGHT - MARGIN - 12):.1f}"

    for low, high, least, most, rows in found:
        box = ET.SubElement(
            group,
            "rect",
            attrib={"class": "class"},
            x=f"{float(x(low)) - 3:.1f}",
            y=f"{float(y(most)) - 3:.1f}",
            width=f"{float(x(high)) - float(x(low)) + 6:.1f}",
            height=f"{float(y(least)) - float(y(most)) + 6:.1f}",
            rx="3",
        )
        ET.SubElement(box, "title").text = f"{rows} people"
    for age, income in points:
        ET.SubElement(group, "circle", cx=x(age), cy=y(income), r="2.2")
    for age in (20, 45, 70):
        text(group, str(age), x(age), str(HEIGHT - 18))
    for income in (15, 90):
        text(group, f"{income}k", str(MARGIN - 17), y(income))
    least = min(rows for *_, rows in found)
    said = f"k = {k}: {len(found)} classes, at least {least}"
    text(group, said, f"{WIDTH / 2 + 10:.1f}", str(HEIGHT - 2))


def text(into: ET.Element, said: str, x: str, y: str) -> None:
    """Words at a place, which is their middle."""
    ET.SubElement(into, "text", attrib={"x": x, "y": y, "text-anchor": "middle"}).text = said


def picture(planes: list[tuple[int, list[Class]]], points: list[tuple[float, float]]) -> str:
    """An SVG with one panel per k; its colours are legible on light and on dark."""
    width = WIDTH * len(planes)
    svg = ET.Element(
        "svg",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {HEIGHT + 6}",
        width=str(width),
        role="img",
    )
    ET.SubElement(svg, "title").text = "People by age and income, and the classes they are in"
    ET.SubElement(svg, "style").text = (
        "text{font:11px sans-serif;fill:#777}circle{fill:#c2410c}"
        ".class{fill:#0d9488;fill-opacity:.18;stroke:#0d9488}"
    )
    for place, (k, found) in enumerate(planes):
        panel(svg, points, found, k, place * WIDTH)
    ET.indent(svg)
    return ET.tostring(svg, encoding="unicode") + "\n"


def draw(folder: Path) -> None:
    """Write the pictures into a folder."""
    with duckdb.connect() as database:
        points = people(database)
        found = {k: classes(database, k) for k in (3, 8, 20)}
    (folder / "classes.svg").write_text(picture([(8, found[8])], points))
    planes = [(k, found[k]) for k in (20, 8, 3)]
    (folder / "mondrian.svg").write_text(picture(planes, points))


if __name__ == "__main__":
    draw(Path(sys.argv[1]) if sys.argv[1:] else HOUSE / "docs" / "pictures")
