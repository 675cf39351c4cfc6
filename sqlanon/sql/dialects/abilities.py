"""Abilities of engines, as far as sqlanon needs them, and the templates that they require."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from collections.abc import Iterator


class Replacing(StrEnum):
    """How writers are kept from a table that is replaced or updated (publish/protocols)."""

    WRITE_LOCK = "a transaction that writes is alone"
    LOCK_STATEMENT = "a lock statement inside the transaction"
    TOUCH_FIRST = "the first statement changes the catalogue, and whoever wrote cannot commit"
    LOCKED_ROWS = "a read that locks all rows and gaps until the transaction ends"


class Sessions(StrEnum):
    """How it is known whether a run that began and has not ended is still at it."""

    LOCK = "its session holds a lock of the run, which ends with it"
    PROCESS = "one process at a time has the database: only a run of this one can go on"
    FILE = "the machine and the process that it wrote down"


class Moving(StrEnum):
    """How a key changes together with what points to it."""

    ONE_STATEMENT = "foreign keys are looked at when a statement has changed all tables"
    PUT_OFF = "foreign keys are not looked at until the run says so"


class Lying(StrEnum):
    """How rows come to lie in the order of their primary key."""

    CLUSTERED = "a statement puts them in the order of an index"
    REWRITTEN = "they are taken out, and put back in that order"


class Guarding(StrEnum):
    """How a trigger refuses rows that do not look like those of a table."""

    ONE_TRIGGER = "one is asked before rows are inserted or updated"
    TRIGGER_PER_EVENT = "one is asked before rows are inserted, another before they are updated"


class Abilities:
    """Each ability is asked for somewhere by its name; nothing asks which engine it is."""

    ddl_rolls_back: ClassVar[bool] = True
    """CREATE, DROP and RENAME are undone with their transaction: a killed run leaves nothing.

    Where they are not, relations carry a mark until they are published, a run that fails removes
    them, and `sqlanon clean` finds those of a run that was killed.
    """

    commits_on_ddl: ClassVar[bool] = False
    """CREATE, DROP and RENAME commit what was done before them in the transaction."""

    named_locks: ClassVar[bool] = False
    """A session can hold a lock that has only a name: by it a run tells `clean` that it goes on."""

    renames_two_at_once: ClassVar[bool] = False
    """One statement puts a table aside and another in its place: no reader misses the name.

    Asked where a transaction does not hold DROP and RENAME together.
    """

    behind_views: ClassVar[bool] = False
    """No table gets another's name without readers that miss it, or find it empty.

    A release is a table then that is never changed, and the target a view that is moved to it.
    """

    stores_recodings: ClassVar[bool] = True
    """Recodings, and the keys behind a release, can be stored beside it and found again."""

    pins_versions: ClassVar[bool] = False
    """Tables may keep versions, of which a run reads one: `source.versions`."""

    recounts_source: ClassVar[bool] = False
    """A source may be too large to be copied: it is counted once more when it was written."""

    holds_rows: ClassVar[bool] = False
    """Rows of the client's can be read by statements without being written to a file."""

    hashes: ClassVar[bool] = True
    """Values are hashed there under a key, as HMAC-SHA256."""

    packs_rows: ClassVar[bool] = True
    """Rows of whole numbers come and go in texts of thousands; else one by one, as drivers do."""

    streams_rows: ClassVar[bool] = False
    """The driver hands out the rows of a query, and takes such of another connection, as an Arrow
    stream: no row of it is anything in Python, and nothing beside the driver is needed."""

    searches_database: ClassVar[bool] = True
    """The statements of a search run there; else a search is embedded, or refused."""

    work_tables_stay: ClassVar[bool] = False
    """Relations of the workspace are tables like any other, which outlive a run that is killed: a
    table beside them says whose they are. Where DDL commits, making one does."""

    marks_with_rows: ClassVar[bool] = False
    """What says whose relations of a workspace are is a row, where no relation has a comment."""

    expands_with: ClassVar[bool] = False
    """What is named in a WITH is put in wherever it is read, and statements have a limit to that:
    it is stored first."""

    types_queries: ClassVar[bool] = True
    """CREATE TABLE … AS declares the types that it writes; else a table is made before its rows."""

    scans_in_order: ClassVar[bool] = True
    """A scan meets the rows of a table in an order, the same one each time."""

    copying_locks_rows: ClassVar[bool] = False
    """A statement that copies a table keeps others from its rows until the transaction ends."""

    session_functions: ClassVar[tuple[str, ...]] = ()
    """Functions that sqlanon's sessions bring, and the engine's own client lacks."""

    client_stops: ClassVar[str] = ""
    """What tells the engine's own client to stop at the first error, where it goes on otherwise."""

    audited_by: ClassVar[str] = ""
    """The command by which the engine's own client runs an audit file; empty where none was run."""

    most_joined: ClassVar[int | None] = None
    """Tables of one join; None where there is no limit that a job could come near."""

    keeps_comments: ClassVar[bool] = True
    """Relations carry comments: a release says in its own how it was made."""

    grants_by_default: ClassVar[bool] = False
    """A new relation may get grants that nobody gave it by hand: default privileges."""

    filters_rows: ClassVar[bool] = False
    """A user may see only some rows of a table and not be told: row-level security."""

    lists_grants: ClassVar[bool] = False
    """The engine lists what was granted to a user, and does not say whether that is enough."""

    views_hold_tables: ClassVar[bool] = False
    """A table that a view reads cannot be dropped; elsewhere a view reads whatever has the name."""

    tells_read_only: ClassVar[bool] = True
    """It can be asked whether a file is open for reading only; elsewhere only a write tells."""

    needs_statistics: ClassVar[bool] = False
    """The planner wants statistics of a table that was just made."""

    shows_statistics: ClassVar[bool] = False
    """Whoever may read a column may read statistics of it, with values that it had when made."""

    stores_columns: ClassVar[bool] = False
    """Its own tables are stored column by column, and a query reads only those that it names."""

    reads_through_views: ClassVar[bool] = False
    """A temporary view costs nothing until it is read, and then only the columns that are asked
    for; planners join what it joins as well as if it were written out."""

    labels_rows_last: ClassVar[bool] = False
    """Rows are sorted with the number of their class, and get its labels when they are written."""

    longest_pause: ClassVar[float | None] = None
    """Seconds that a connection may be idle before it is sent a statement: servers, and proxies
    before them, end connections that are idle for long. None where there is no server."""

    quick_to_search: ClassVar[int | None] = None
    """Cells up to which the many small statements of a search take no longer there than in an
    embedded DuckDB, with all that is carried there and back: measured in benchmarks/README.md.
    None where they are quick however many there are."""

    groups_in_recursion: ClassVar[bool] = False
    """A recursive query may group, sort and read what its last turn found more than once: what are
    rounds of small statements elsewhere is one there, planned once."""

    drops_lists: ClassVar[bool] = False
    """One call drops several relations of the workspace."""

    keeps_dropped: ClassVar[bool] = False
    """A dropped relation keeps its memory to the end of the transaction. A search of many rows
    therefore has a connection of its own, without one."""

    keeps_locks: ClassVar[bool] = False
    """A dropped relation keeps its locks to the end of the transaction: there is room for few."""

    checks_types: ClassVar[bool] = True
    """A column holds values of its declared type only, so that its kind is known without them."""

    decimals_are_doubles: ClassVar[bool] = False
    """A DECIMAL is kept as a double, or as a whole number of 64 bits, and written as one."""

    trims_zeros: ClassVar[bool] = True
    """Zeros at the end of a text can be taken away (`without_zeros`)."""

    types_without_blanks: ClassVar[frozenset[str]] = frozenset()
    """Types of texts that are handed out without the blanks at their end, by their names."""

    zones: ClassVar[bool] = True
    """There is a type of instants, which the engine tells at the zone that is asked for."""

    replacing: ClassVar[Replacing | None] = None
    """How a table is replaced under a lock without a write being lost; None: in no way known."""

    updating: ClassVar[Replacing | None] = Replacing.WRITE_LOCK
    """How writers wait, or fail, while the rows of a table are updated in place; None: not at all,
    because rows cannot be updated, or because nothing keeps others from writing meanwhile."""

    updates_indexed_rows_as_new: ClassVar[bool] = False
    """A row whose indexed column changes is deleted and inserted, also to foreign keys."""

    sessions: ClassVar[Sessions] = Sessions.FILE
    """How it is known whether a run that began and has not ended is still at it."""

    pauses_triggers: ClassVar[bool] = False
    """Triggers of a table are put out of action for a transaction, and nobody else sees it."""

    defers_triggers: ClassVar[bool] = False
    """A trigger can wait for the end of the transaction, unless it is told not to."""

    keeps_statistics: ClassVar[bool] = False
    """Queries are told least and greatest values that old rows had, until a checkpoint."""

    pins_names: ClassVar[bool] = False
    """In a run, names without a schema are the engine's own only, in functions of triggers too."""

    retypes_columns: ClassVar[bool] = False
    """A column's type is changed in the transaction that updates its rows, and undone with it."""

    edits_definitions: ClassVar[bool] = False
    """A type is changed in the text of a table's definition, where `retypes_columns` says so."""

    drops_columns: ClassVar[bool] = False
    """A column is dropped in the transaction that updates the rows, and is back if that fails."""

    logs_statements: ClassVar[bool] = False
    """A server may log what it is sent, and the values of parameters with it."""

    compiles: ClassVar[bool] = False
    """Compiled scripts were run by its own client, and found to fail where they have to."""

    checks_plans: ClassVar[bool] = False
    """A plan's script was run by its own client, and found to fail by a CHECK where it has to."""

    holds_procedures: ClassVar[bool] = False
    """The engine keeps procedures, which whoever may CALL them can run."""

    moving: ClassVar[Moving | None] = None
    """How a key that foreign keys point to gets other values; None: not at all."""

    lying: ClassVar[Lying | None] = None
    """What brings the rows of a table into the order of its key; None: they lie in it always."""

    keys_from_sequences: ClassVar[bool] = False
    """The next key comes from an object of its own, which is not told of keys written by hand."""

    built_by_dbt: ClassVar[bool] = False
    """Compiled models were built by dbt, and found to leave the table before where they have to."""

    guarding: ClassVar[Guarding | None] = None
    """How a trigger refuses values; None where a transaction cannot make one and take it back with
    the rows that it wrote."""


ALWAYS = (
    "inspect/columns",
    "inspect/carries",
    "inspect/kept",
    "inspect/rights",
    "inspect/leftovers",
    "session/load",
    "session/who",
)
"""Templates that every engine needs one of its own of: catalogues have too little in common."""

IN_PLACE = ("inspect/attached", "inspect/references", "inspect/stays")
"""The same, of engines on which rows are updated in place."""

REQUIRED: dict[tuple[str, object], tuple[str, ...]] = {
    # both mark what they make, and `leftovers` knows it by its mark
    ("ddl_rolls_back", False): ("publish/create", "publish/shown"),
    ("behind_views", True): ("publish/show",),
    ("pins_versions", True): (
        "inspect/format",
        "inspect/version_of_delta",
        "inspect/version_of_iceberg",
        "inspect/as_of",
    ),
    ("keeps_locks", True): ("base/empty",),
    ("holds_rows", True): ("base/drop", "session/held"),
    ("work_tables_stay", True): ("session/mark",),
    ("marks_with_rows", True): ("inspect/marker",),
    ("expands_with", True): ("verify/shared", "verify/stored"),
    ("streams_rows", True): ("search_engine/streamed", "session/take"),
    ("filters_rows", True): ("inspect/filtered", "session/no_policies"),
    ("lists_grants", True): ("inspect/grants",),
    ("grants_by_default", True): (
        "inspect/default_grantees",
        "publish/readers",
        "publish/revoke",
    ),
    ("named_locks", True): ("publish/hold", "publish/let_go", "ledger/pending"),
    ("logs_statements", True): ("release/pad", "release/keys"),
    ("renames_two_at_once", True): ("publish/exchange", "publish/exchange_all"),
    ("copying_locks_rows", True): ("stage/free_rows",),
    ("checks_types", False): ("inspect/storage",),
    ("zones", True): ("inspect/zone",),
    ("replacing", Replacing.WRITE_LOCK): ("inspect/exchanged",),
    ("replacing", Replacing.TOUCH_FIRST): (
        "publish/fingerprint",
        "inspect/comment",
        "inspect/exchanged",
    ),
    ("replacing", Replacing.LOCK_STATEMENT): (
        "publish/lock",
        "publish/let_in",
        "session/write",
        "inspect/exchanged",
    ),
    ("updating", Replacing.LOCK_STATEMENT): ("publish/lock", "publish/let_in", "session/write"),
    ("updating", Replacing.LOCKED_ROWS): ("publish/lock",),
    ("updating", Replacing.TOUCH_FIRST): ("publish/fingerprint", "inspect/comment"),
    ("holds_procedures", True): ("compiled/procedure", "compiled/strange_procedures"),
    ("sessions", Sessions.LOCK): ("ledger/hold", "ledger/let_go", "ledger/going_on"),
    ("reads_through_views", True): ("base/view", "base/drop"),
    ("labels_rows_last", True): ("publish/fill",),
    ("groups_in_recursion", True): (
        "mondrian/first_of_turn",
        "mondrian/at_once",
        "order/best_at_once",
        "order/tree_at_once",
    ),
    ("stores_columns", True): (
        "inspect/stored_by_column",
        "stage/rows",
        "stage/values",
        "stage/varied",
    ),
    ("shows_statistics", True): ("in_place/own_statistics",),
    ("pauses_triggers", True): ("in_place/trigger", "inspect/triggers"),
    ("keeps_statistics", True): ("in_place/checkpoint",),
    ("defers_triggers", True): ("in_place/settle",),
    ("retypes_columns", True): ("inspect/dependents",),
    ("edits_definitions", True): (
        "inspect/definition",
        "in_place/open_catalogue",
        "in_place/redefine",
        "in_place/shut_catalogue",
    ),
    ("drops_columns", True): ("inspect/dependents",),
    ("moving", Moving.ONE_STATEMENT): (
        "in_place/point_all",
        "in_place/point_rows",
        "in_place/settle",
    ),
    ("moving", Moving.PUT_OFF): ("in_place/put_off", "in_place/put_on"),
    ("lying", Lying.CLUSTERED): ("inspect/clustered", "in_place/cluster", "in_place/uncluster"),
    ("guarding", Guarding.ONE_TRIGGER): ("in_place/guard", "in_place/unguard", "in_place/unlike"),
    ("guarding", Guarding.TRIGGER_PER_EVENT): (
        "in_place/guard",
        "in_place/guard_updates",
        "in_place/unguard",
        "in_place/unlike",
    ),
    ("keys_from_sequences", True): ("inspect/next_key", "in_place/next_key"),
}
"""Templates that an ability needs, by its name and value: the portable ones do not serve there."""


def list_required_templates(abilities: Abilities) -> Iterator[tuple[str, str]]:
    """List the templates that an engine must have of its own.

    Yields:
        The ability, or `every engine`; the template.
    """
    for template in ALWAYS:
        yield "every engine", template
    if abilities.updating is not None:
        for template in IN_PLACE:
            yield "updating", template
    for (ability, value), templates in REQUIRED.items():
        if getattr(abilities, ability) == value:
            for template in templates:
                yield f"{ability} = {getattr(value, 'name', value)}", template
