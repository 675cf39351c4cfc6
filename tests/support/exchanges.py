"""What catalogues say of a customer table and all that hangs on it, where it may be another one.

Numbers of objects are left out: a table that was exchanged has new ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from customers import customers

if TYPE_CHECKING:
    from engines import Place

SWAP: dict[str, Any] = {"target": {"mode": "replace", "by": "swap"}}
_OF_TABLES = "(SELECT oid FROM pg_class WHERE relnamespace = CURRENT_SCHEMA()::regnamespace)"
_RELATIONS = "relnamespace = CURRENT_SCHEMA()::regnamespace AND relname NOT LIKE '%sqlanon_runs%'"
CATALOGUE = {
    "duckdb": (
        """SELECT * EXCLUDE (table_oid, estimated_size) FROM duckdb_tables()
        WHERE table_name NOT LIKE '%sqlanon_%' ORDER BY table_name""",
        """SELECT * EXCLUDE (table_oid) FROM duckdb_columns()
        WHERE table_name NOT LIKE '%sqlanon_%' AND NOT internal ORDER BY table_name, 7""",
        """SELECT * EXCLUDE (table_oid, constraint_index) FROM duckdb_constraints()
        WHERE table_name NOT LIKE '%sqlanon_%' ORDER BY ALL""",
        "SELECT * EXCLUDE (index_oid, table_oid) FROM duckdb_indexes() ORDER BY index_name",
        "SELECT view_name, sql, comment FROM duckdb_views() WHERE NOT internal ORDER BY 1",
        "SELECT sequence_name, last_value FROM duckdb_sequences()",
    ),
    "sqlite": (
        # a rename puts the name of the table in quotes
        """SELECT type, name, tbl_name, REPLACE(sql, 'TABLE "people" (', 'TABLE people (')
        FROM sqlite_master WHERE name NOT LIKE '%sqlanon_%' ORDER BY name""",
        "SELECT * FROM pragma_table_xinfo('people') ORDER BY cid",
        "SELECT * FROM pragma_foreign_key_list('people') ORDER BY id, seq",
        "SELECT * FROM pragma_foreign_key_list('orders') ORDER BY id, seq",
        "SELECT name, \"unique\", origin, partial FROM pragma_index_list('people') ORDER BY name",
        "SELECT * FROM sqlite_sequence WHERE name NOT LIKE 'sqlanon_%' ORDER BY name",
        "SELECT * FROM pragma_foreign_key_check",
    ),
    "postgresql": (
        # relations of all kinds: tables, views, indexes, sequences, with owner, rights, options
        f"""SELECT relname, relkind, relowner, COALESCE(relacl, acldefault('r', relowner))::text,
        reloptions::text, relrowsecurity, relforcerowsecurity, relreplident, relpersistence,
        relispopulated, obj_description(oid, 'pg_class') FROM pg_class
        WHERE {_RELATIONS} ORDER BY relname""",
        f"""SELECT c.relname, attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
        attgenerated, attacl::text, attstattarget, attstorage, attcompression,
        (SELECT STRING_AGG(o, ',') FROM UNNEST(attoptions) AS o WHERE o LIKE 'n_distinct%'),
        pg_get_expr(adbin, adrelid), col_description(attrelid, attnum) FROM pg_attribute AS a
        JOIN pg_class AS c ON c.oid = attrelid
        LEFT JOIN pg_attrdef ON (adrelid, adnum) = (attrelid, attnum)
        WHERE {_RELATIONS} AND attnum > 0 AND NOT attisdropped AND relkind IN ('r', 'v', 'm', 'i')
        ORDER BY c.relname, attnum""",
        f"""SELECT conrelid::regclass::text, conname, contype, pg_get_constraintdef(oid),
        convalidated, condeferrable, condeferred, conindid::regclass::text,
        obj_description(oid, 'pg_constraint') FROM pg_constraint
        WHERE conrelid IN {_OF_TABLES} AND conrelid::regclass::text NOT LIKE '%sqlanon_runs%'
        ORDER BY 1, 2""",
        f"""SELECT indexrelid::regclass::text, pg_get_indexdef(indexrelid), indisvalid,
        indisreplident FROM pg_index WHERE indrelid IN {_OF_TABLES}
        AND indexrelid::regclass::text NOT LIKE '%sqlanon_runs%' ORDER BY 1""",
        """SELECT polname, polrelid::regclass::text, polcmd, polpermissive, polroles::text,
        pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid),
        obj_description(oid, 'pg_policy') FROM pg_policy ORDER BY 1""",
        f"""SELECT tgname, tgrelid::regclass::text, pg_get_triggerdef(oid), tgenabled,
        obj_description(oid, 'pg_trigger') FROM pg_trigger
        WHERE NOT tgisinternal AND tgrelid IN {_OF_TABLES} ORDER BY 1""",
        f"""SELECT ev_class::regclass::text, rulename, pg_get_ruledef(oid), ev_enabled,
        obj_description(oid, 'pg_rewrite') FROM pg_rewrite
        WHERE ev_class IN {_OF_TABLES} ORDER BY 1, 2""",
        f"""SELECT stxname, pg_get_statisticsobjdef(oid), stxstattarget,
        obj_description(oid, 'pg_statistic_ext') FROM pg_statistic_ext
        WHERE stxrelid IN {_OF_TABLES} ORDER BY 1""",
        """SELECT pubname, tablename FROM pg_publication_tables
        WHERE schemaname = CURRENT_SCHEMA() ORDER BY 1, 2""",
        """SELECT sequencename, start_value, min_value, max_value, increment_by, cycle, cache_size,
        last_value, data_type::text FROM pg_sequences WHERE schemaname = CURRENT_SCHEMA()
        ORDER BY 1""",
        f"""SELECT objid::regclass::text, refobjid::regclass::text, refobjsubid, deptype
        FROM pg_depend JOIN pg_class AS c ON c.oid = objid AND relkind = 'S'
        WHERE {_RELATIONS} AND deptype IN ('a', 'i') AND refclassid = 'pg_class'::regclass
        ORDER BY 1""",
    ),
}


def exchangeable(place: Place) -> None:
    """The customer table; DuckDB drops none that orders point to, and no key of orders."""
    customers(place)
    if place.name == "duckdb":
        place.run("DROP TABLE orders")


def catalogue(place: Place) -> list[list[tuple[Any, ...]]]:
    """What the engine's catalogues say of all that there is, but the numbers of objects."""
    return [place.rows(query) for query in CATALOGUE[place.name]]


def people(place: Place) -> list[tuple[Any, ...]]:
    """The rows by their key."""
    return sorted(place.rows("SELECT id, name, sex, age, zip, pay FROM people"))
