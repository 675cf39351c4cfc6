"""Runs that meet with a fault at one of their statements, and what has to be true afterwards.

A sweep has one way to publish at one place. Each fault begins with the same tables; `Sweep.meet`
lets it happen, and raises an AssertionError unless

- every row of the source from before the run is as it was, or every one is anonymous;
- the target is not there, or what it was, or a whole release;
- every write that was acknowledged to somebody else is there;
- the exit code is 0 where it was published and otherwise not, if the command lived to give one;
- no value of the source is in what the command said;
- the same run goes through afterwards, and `sqlanon clean` leaves what a run without a fault does.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import threading
import time
from collections import Counter
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Self

import sqlalchemy
from cutting import Cut, cutting

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engines import Place

KILLING = Path(__file__).with_name("killing.py")
CANARIES = ("Kanarienvogel", "58203741190", "64930175826", "7391462058")
"""Parts of every value of the source; so long that no time or hash says one by chance."""
K = 3
MASK = "nobody"
PEOPLE = [
    (
        739_146_205_800_000 + n,
        f"Kanarienvogel {n}",
        582_037_411_906_720 + n % 8,
        f"Kanarienvogel{n % 2}",
        649_301_758_264_300 + n,
    )
    for n in range(24)
]
NEWCOMERS = [(739_146_205_800_100 + n, *PEOPLE[n][1:]) for n in range(6)]
"""Rows that come when a first run in place is over; a second one makes them anonymous."""
BUYS = [(PEOPLE[n % 20][0], n) for n in range(50)]
"""Detail rows of most persons: whose, and what."""
LATE = 739_146_205_800_300
"""Ids of rows that somebody else writes begin here."""
OTHERS = ("_sqlanon_0123456789ab_target", "_sqlanon_0123456789ab_old", "sqlanon_recoding_users")
"""Tables of other people with names like ours."""
_RUN = re.compile(r"[0-9a-f]{12}")
_PATIENCE = 120.0
_FLAT: dict[str, Any] = {"role": "quasi", "hierarchy": {"flat": True}}
_SHUT: dict[str, Any] = {"age": _FLAT, "town": _FLAT}

Happening = Literal["kill before", "kill during", "cut before", "cut after", "crash"]


def _pinned() -> dict[str, Any]:
    return {"fixed": {"levels": {"age": 0, "town": 1}}}


@dataclass(frozen=True, slots=True)
class Way:
    """A way to publish.

    Attributes:
        name: What it is called.
        target: What the job says of the target.
        columns: What it says of columns that others treat otherwise.
        keyed: Whether the source has a primary key.
        before: Statement that makes what has the target's name before the run.
        again: Whether the same job was run before, and rows have come since.
        algorithm: What searches: as most ways to publish do not depend on it, by default what
            takes fewest statements.
        search_in: Where it does; of so few rows it would be in the database everywhere.
        details: Whether persons have detail rows, which are published with them.
    """

    name: str
    target: dict[str, Any]
    columns: dict[str, Any]
    keyed: bool = False
    before: str | None = None
    again: bool = False
    algorithm: str | dict[str, Any] = field(default_factory=_pinned)
    search_in: str = "database"
    details: bool = False

    @property
    def in_place(self) -> bool:
        """Whether it is the source that is published."""
        return bool(self.target["mode"] == "replace")

    @property
    def drops(self) -> bool:
        """Whether the names leave the source, as a column."""
        said = self.columns.get("name", {})
        return self.in_place and bool(said.get("role") == "drop")

    @property
    def job(self) -> dict[str, Any]:
        """The job."""
        return {
            "source": "people",
            "target": self.target,
            "columns": {**_SHUT, "pay": {"role": "sensitive"}, **self.columns},
            "privacy": [{"k_anonymity": {"k": K}}],
            "search_in": self.search_in,
            "algorithm": self.algorithm,
            **({"tables": [_BOUGHT]} if self.details else {}),
        }


_DROPPED = {"id": {"role": "keep"}, "name": {"role": "drop"}}
_MASKED = {"name": {"role": "identifier", "action": "mask", "value": MASK}}
_AGAIN = {"table": "released", "if_exists": "replace"}
_LISTED = {"role": "quasi", "hierarchy": {"rare": {"below": K, "as": "elsewhere"}}}
"""A column of which values that are not rare are stored with the release."""
_BOUGHT: dict[str, Any] = {
    "source": "buys",
    "target": "bought",
    "key": "person",
    "columns": {"item": {"role": "keep"}},
}
_KEPT: dict[str, Any] = {"role": "identifier", "action": "keep"}
_AT_LEVELS: dict[str, Any] = {
    **_MASKED,
    "age": {"role": "quasi", "max_level": 0},
    "town": {**_FLAT, "min_level": 1},
}
WAYS = {
    way.name: way
    for way in (
        Way("new", {"table": "released", "mode": "table"}, _DROPPED),
        Way(
            "replace",
            {**_AGAIN, "mode": "table"},
            {**_DROPPED, "age": {"role": "quasi"}},
            before="CREATE TABLE released AS SELECT 7 AS was",
            algorithm="mondrian",
            search_in="embedded",
        ),
        Way(
            "details",
            {**_AGAIN, "mode": "table"},
            {**_DROPPED, "id": {"role": "identifier", "action": "renumber"}, "town": _LISTED},
            before="CREATE TABLE released AS SELECT 7 AS was",
            details=True,
        ),
        Way("view", {"table": "released", "mode": "view"}, _DROPPED),
        Way(
            "view again",
            {**_AGAIN, "mode": "view"},
            _DROPPED,
            before="CREATE VIEW released AS SELECT 7 AS was",
        ),
        Way(
            "swap",
            {"mode": "replace", "by": "swap"},
            {**_MASKED, "id": {"role": "keep"}},
        ),
        Way(
            "update",
            {"mode": "replace", "by": "update"},
            {**_MASKED, "age": {"role": "quasi", "output": "median"}, "id": _KEPT},
            keyed=True,
            algorithm="mondrian",
            search_in="embedded",
        ),
        Way(
            "drop",
            {"mode": "replace", "by": "update"},
            {"name": {"role": "drop"}, "id": _KEPT},
            keyed=True,
        ),
        Way(
            "swap again",
            {"mode": "replace", "by": "swap"},
            {**_AT_LEVELS, "id": {"role": "keep"}},
            again=True,
            algorithm="optimal",
        ),
        Way(
            "update again",
            {"mode": "replace", "by": "update"},
            {**_AT_LEVELS, "id": _KEPT},
            keyed=True,
            again=True,
            algorithm="optimal",
        ),
    )
}


def ways_of(engine: str) -> list[Way]:
    """Those that an engine has."""
    if engine != "mariadb":
        return [*WAYS.values()]
    return [way for way in WAYS.values() if way.target.get("by") != "swap" and not way.drops]


class Runner:
    """Runs commands in processes of their own; see `killing`."""

    def __enter__(self) -> Self:
        self._program = subprocess.Popen(
            [sys.executable, str(KILLING)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        return self

    def __exit__(self, *_: object) -> None:
        self._program.communicate()

    def begin(self, words: list[str], **said: Any) -> Callable[[], dict[str, Any]]:
        """Begin a command; what is returned waits for its end and tells of it."""
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        told = self._program.stdout
        print(json.dumps({"words": words, "at": 0, **said}), file=self._program.stdin, flush=True)
        return lambda: dict(json.loads(told.readline()))

    def run(self, words: list[str], **said: Any) -> dict[str, Any]:
        """Run a command to its end."""
        return self.begin(words, **said)()


class Writer:
    """Somebody else who writes to the source while a run goes on.

    Attributes:
        acknowledged: Ids of the rows that the server said it has.
    """

    def __init__(self, place: Place) -> None:
        self._place = place
        self._stopped = threading.Event()
        self.acknowledged: list[int] = []
        self._thread = threading.Thread(target=self._write)
        self._thread.start()

    def stop(self) -> list[int]:
        """Wait for the end; what was acknowledged."""
        self._stopped.set()
        self._thread.join(timeout=_PATIENCE)
        assert not self._thread.is_alive(), "a writer hangs"
        return self.acknowledged

    def _write(self) -> None:
        number = 0
        while not self._stopped.is_set():
            try:
                with closing(self._place.connect()) as connection:
                    while not self._stopped.is_set():
                        number += 1
                        connection.cursor().execute(insertion(number))
                        self.acknowledged.append(LATE + number)
                        self._stopped.wait(0.004)
            except Exception:  # noqa: BLE001 - no answer: not acknowledged
                self._stopped.wait(0.02)


def insertion(number: int) -> str:
    """A row that somebody else writes."""
    _, _, age, town, pay = PEOPLE[number % len(PEOPLE)]
    return f"INSERT INTO people VALUES ({LATE + number}, 'Kanarienvogel', {age}, '{town}', {pay})"


class Sweep:
    """Faults at the statements of one way to publish.

    Attributes:
        steps: The names of the statements of a run without a fault, in their order.
        messages: How many messages such a run sends to a server; see `rehearse`.
    """

    def __init__(self, place: Place, way: Way, runner: Runner, folder: Path) -> None:
        place.let_go()  # runs are other processes, and die
        self.place, self.way, self._runner, self._folder = place, way, runner, folder
        self._job = folder / "job.json"
        self._job.write_text(json.dumps(way.job))
        self.steps: list[str] = []
        self.messages = 0
        self._shapes: set[str] = set()
        self._before: dict[int, tuple[Any, ...]] = {}

    # -- without a fault ------------------------------------------------------------------------

    def rehearse(self) -> None:
        """Learn what a run does and what it leaves.

        Raises:
            AssertionError: it does not go through.
        """
        self.reset()
        cut = Cut(answered=False, at=0)
        with self._through(cut) as url:
            whole = self._run(url)
        assert whole["status"] == 0, whole["said"]
        self.steps, self.messages = whole["steps"], cut.met
        self._shapes = self._tables()
        assert self._published(set())

    def reset(self) -> None:
        """The tables as they are before each fault."""
        place = self.place
        saved, file = self._folder / f"saved {self.way.name}", getattr(place, "file", None)
        place.empty()
        if file is not None and saved.exists():
            shutil.copyfile(saved, file)
            return
        kinds = dict.fromkeys(("id", "name", "age", "town", "pay"), "integer")
        kinds |= {"name": "text", "town": "text"}
        if self.way.keyed:
            kinds["id"] = f"{place.type('integer')} PRIMARY KEY"
        place.load("people", kinds, PEOPLE)
        place.run(*(f"CREATE TABLE {name} AS SELECT 1 AS a" for name in OTHERS))
        if self.way.before is not None:
            place.run(self.way.before)
        if self.way.details:
            place.load("buys", dict.fromkeys(("person", "item"), "integer"), BUYS)
            place.run("CREATE TABLE bought AS SELECT 7 AS was")
        if self.way.again:
            first = self._run(place.url)
            assert first["status"] == 0, first["said"]
            place.run(*(f"INSERT INTO people VALUES {row}" for row in NEWCOMERS))
        self._before = {int(row[0]): tuple(row) for row in self._rows("people")}
        if file is not None:
            shutil.copyfile(file, saved)

    @contextmanager
    def _through(self, cut: Cut) -> Iterator[str]:
        """The URL of a way to the place that may be cut."""
        url = sqlalchemy.make_url(self.place.url)
        if url.host is None:
            yield self.place.url
            return
        with cutting(str(url.host), url.port or 0, cut) as port:
            through = url.set(host="127.0.0.1", port=port)
            yield through.render_as_string(hide_password=False)

    def _words(self, url: str) -> list[str]:
        return ["run", str(self._job), "--url", url, "--in-place"]

    def _run(self, url: str, **said: Any) -> dict[str, Any]:
        return self._runner.run(self._words(url), **said)

    # -- with one -------------------------------------------------------------------------------

    def points(self, happening: Happening) -> range:
        """The numbers of the statements, or messages, at which it can happen."""
        return range(1, 1 + (self.messages if happening.startswith("cut") else len(self.steps)))

    def meet(
        self,
        happening: Happening,
        at: int,
        *,
        writer: bool = False,
        crash: Callable[[], None] | None = None,
    ) -> str:
        """Let a run meet with a fault, and judge.

        Args:
            happening: What happens.
            at: The number of the statement, or of the message, at which it does.
            writer: Whether somebody else writes to the source meanwhile.
            crash: Ends the server and starts it again.

        Returns:
            Whether it is `published` or `not published`.

        Raises:
            AssertionError: something is not as it has to be; the message says where.
        """
        self.reset()
        beside = Writer(self.place) if writer and self.place.name != "duckdb" else None
        try:
            ended = self._faulty(happening, at, writer=writer, crash=crash)
        finally:
            late = set(beside.stop() if beside is not None else [])
        late |= {LATE + number for number in ended["written"]}
        names = self.steps if happening.startswith("kill") else ended["steps"]
        name = names[min(at, len(names)) - 1] if names else "connect"
        where = f"{self.place.name}, {self.way.name}, {happening} {at} {name}"
        _settled(self.place)
        try:
            return self._judged(ended, late, first=at % 2 == 0)
        except AssertionError as error:
            error.add_note(f"{where}; it said: {ended['said']}")
            raise

    def _faulty(
        self, happening: Happening, at: int, *, writer: bool, crash: Callable[[], None] | None
    ) -> dict[str, Any]:
        said: dict[str, Any] = {"at": at}
        if writer and self.place.name == "duckdb":
            said |= {"file": str(self.place.url).removeprefix("duckdb:///")}
            said |= {"writes": [insertion(number) for number in range(200)]}
        if happening.startswith("kill"):
            return self._run(self.place.url, happens=happening.removeprefix("kill "), **said)
        if happening == "crash":
            assert crash is not None
            reached, go = self._folder / "reached", self._folder / "go"
            for file in (reached, go):
                file.unlink(missing_ok=True)
            said |= {"happens": "wait", "reached": str(reached), "go": str(go)}
            end = self._runner.begin(self._words(self.place.url), **said)
            _awaited(reached.exists)
            if at % 2:  # or the statement is under way
                crash()
                go.touch()
            else:
                go.touch()
                crash()
            return end()
        cut = Cut(answered=happening == "cut after", at=at)
        with self._through(cut) as url:
            return self._run(url)

    # -- what has to be true --------------------------------------------------------------------

    def _judged(self, ended: dict[str, Any], late: set[int], *, first: bool) -> str:
        """What `meet` returns; `first` has it cleaned before the run is repeated, not after."""
        told = [word for word in CANARIES if word in ended["said"]]
        assert not told, f"values are told: {told}"
        assert "Traceback" not in ended["said"]
        published = self._published(late)
        if ended["status"] >= 0:
            unknown = ended["status"] == 75 and "is not known" in ended["said"]
            assert published == (ended["status"] == 0) or unknown, "the exit code is not true"
        if first:
            self._clean()
            assert self._published(late) == published, "clean changed what is published"
        if not published or self.way.target.get("if_exists"):
            again = self._run(self.place.url)
            assert again["status"] == 0, f"the run does not go through again: {again['said']}"
            assert self._published(late)
        self._clean()
        assert self._published(late)
        assert self._tables() == self._shapes
        return "published" if published else "not published"

    def _clean(self) -> None:
        cleaned = self._runner.run(["clean", "--url", self.place.url])
        assert cleaned["status"] == 0, cleaned["said"]
        assert set(OTHERS) <= set(self.place.tables()), "clean takes tables of others"

    def _tables(self) -> set[str]:
        """The tables of the place, without the ids of runs; how many there are of each."""
        # named, not tables: on MariaDB a killed run can leave its release, and the ledger empty
        counted = Counter(_RUN.sub("#", name) for name in self.place.named() if name not in OTHERS)
        return {f"{name} x {number}" for name, number in counted.items()}

    def _published(self, late: set[int]) -> bool:
        """Whether the run has published, after looking whether all is whole."""
        rows = {int(row[0]): tuple(row) for row in self._rows("people")}
        raw = self._before
        assert late <= rows.keys(), f"{len(late - rows.keys())} acknowledged writes are lost"
        if self.way.in_place:
            assert raw.keys() <= rows.keys(), "rows are lost"
            if self.way.drops:
                return self._nameless(rows)
            if all(rows[key] == row for key, row in raw.items()):
                return False
            assert all(rows[key][1] == MASK for key in raw), "some rows are raw, and some not"
            assert len({rows[key][3] for key in raw}) == 1 or not self.way.again, "a raw town"
            _assert_anonymous([(row[2], row[3]) for row in rows.values() if row[1] == MASK])
            return True
        assert {key: rows[key] for key in raw} == raw, "the source is not as it was"
        there = "released" in self.place.tables()
        if not there or self._rows("released") == [(7,)]:
            assert there == (self.way.before is not None), "the target is not as it was"
            assert not self.way.details or self._rows("bought") == [(7,)], "details are new"
            return False
        if self.way.details:
            return self._with_details(rows)
        released = self.place.records("released")
        ids = [int(row["id"]) for row in released]
        assert raw.keys() <= set(ids) <= rows.keys(), "the release is not whole"
        assert len(ids) == len(set(ids))
        _assert_anonymous([(row["age"], row["town"]) for row in released])
        return True

    def _with_details(self, rows: dict[int, tuple[Any, ...]]) -> bool:
        """Whether each person has her detail rows, under a number that is no key."""
        assert sorted(self._rows("buys")) == sorted(BUYS), "detail rows are not as they were"
        released, bought = self.place.records("released"), self.place.records("bought")
        numbers = [int(row["id"]) for row in released]
        assert len({*numbers}) == len(numbers), "a number of two persons"
        assert {int(row["person"]) for row in bought} <= {*numbers} <= {*range(1, len(rows) + 1)}
        held: dict[int, list[int]] = {number: [] for number in numbers}
        for row in bought:
            held[int(row["person"])].append(int(row["item"]))
        shown = Counter((int(row["pay"]), *sorted(held[int(row["id"])])) for row in released)
        wanted, known = (
            Counter((row[4], *(item for who, item in BUYS if who == row[0])) for row in of)
            for of in (self._before.values(), rows.values())
        )
        assert wanted <= shown <= known, "details are not those of their persons"
        _assert_anonymous([(row["age"], row["town"]) for row in released])
        return True

    def _nameless(self, rows: dict[int, tuple[Any, ...]]) -> bool:
        """The same where the names go, with their column; who gives one is refused from then on."""
        raw = self._before
        if "name" in [name for name, _ in self.place.types_of("people")]:
            assert all(rows[key] == row for key, row in raw.items()), "anonymous rows have names"
            return False
        assert all(rows[key][-1] == row[-1] for key, row in raw.items()), "other columns are torn"
        _assert_anonymous([(row[1], row[2]) for row in rows.values()])
        return True

    def _rows(self, table: str) -> list[tuple[Any, ...]]:
        return self.place.rows(f"SELECT * FROM {table}")


def _assert_anonymous(rows: list[tuple[object, object]]) -> None:
    classes = Counter((str(age), str(town)) for age, town in rows)
    assert min(classes.values()) >= K, f"a class of {min(classes.values())}"


def _settled(place: Place) -> None:
    """Wait until the server has noticed that a client is gone."""
    if place.name == "mariadb":
        asked = f"SELECT COUNT(*) FROM information_schema.processlist WHERE db = '{place.schema}'"
        _awaited(lambda: place.rows(asked) == [(1,)])
    if place.name == "postgresql":
        held = (
            "SELECT COUNT(*) FROM pg_locks l JOIN pg_class c ON c.oid = l.relation "
            f"WHERE c.relnamespace = '{place.schema}'::regnamespace"
        )
        _awaited(lambda: place.rows(held) == [(0,)])


def _awaited(there: Callable[[], bool]) -> None:
    last = time.monotonic() + _PATIENCE
    while not there():
        assert time.monotonic() < last, "nothing comes of it"
        time.sleep(0.003)
