SELECT 'a database that can be written to: transactions are read-only here' AS missing, NULL AS remedy
WHERE pg_catalog.current_setting('transaction_read_only') = 'on'
UNION ALL
SELECT pg_catalog.format('TEMPORARY on database %s', pg_catalog.current_database()),
  pg_catalog.format('GRANT TEMPORARY ON DATABASE %I TO %I', pg_catalog.current_database(), CURRENT_USER)
WHERE NOT pg_catalog.has_database_privilege(pg_catalog.current_database(), 'TEMPORARY')
UNION ALL
SELECT DISTINCT pg_catalog.format('USAGE on schema %s', n.nspname),
  pg_catalog.format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE') AND n.nspname IN ('place')
UNION ALL
SELECT DISTINCT pg_catalog.format('SELECT on %s.%s', n.nspname, c.relname),
  pg_catalog.format('GRANT SELECT ON TABLE %I.%I TO %I', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE NOT pg_catalog.has_table_privilege(c.oid, 'SELECT') AND c.relkind IN ('r', 'v', 'm', 'f', 'p') AND (n.nspname, c.relname) IN (('place', 'people'))
ORDER BY missing;

SELECT 'a database that can be written to: transactions are read-only here' AS missing, NULL AS remedy
WHERE pg_catalog.current_setting('transaction_read_only') = 'on'
UNION ALL
SELECT pg_catalog.format('TEMPORARY on database %s', pg_catalog.current_database()),
  pg_catalog.format('GRANT TEMPORARY ON DATABASE %I TO %I', pg_catalog.current_database(), CURRENT_USER)
WHERE NOT pg_catalog.has_database_privilege(pg_catalog.current_database(), 'TEMPORARY')
UNION ALL
SELECT DISTINCT pg_catalog.format('USAGE on schema %s', n.nspname),
  pg_catalog.format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE') AND n.nspname IN ('place', 'place')
UNION ALL
SELECT DISTINCT pg_catalog.format('SELECT on %s.%s', n.nspname, c.relname),
  pg_catalog.format('GRANT SELECT ON TABLE %I.%I TO %I', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE NOT pg_catalog.has_table_privilege(c.oid, 'SELECT') AND c.relkind IN ('r', 'v', 'm', 'f', 'p') AND (n.nspname, c.relname) IN (('place', 'people'))
UNION ALL
SELECT pg_catalog.format('the schema %s of the target', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('CREATE on schema %s', n.nspname), pg_catalog.format('GRANT CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND NOT pg_catalog.has_schema_privilege(n.oid, 'CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the ledger of runs', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('INSERT')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('the schema %s of the ledger of runs', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE 'place'::text <> 'place'::text AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n
    WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('USAGE and CREATE on schema %s, for the ledger of runs', n.nspname),
  pg_catalog.format('GRANT USAGE, CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND n.nspname <> 'place'
  AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_class AS c WHERE c.relnamespace = n.oid AND c.relname = 'sqlanon_runs')
  AND NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE, CREATE')
ORDER BY missing;

SELECT 'a database that can be written to: transactions are read-only here' AS missing, NULL AS remedy
WHERE pg_catalog.current_setting('transaction_read_only') = 'on'
UNION ALL
SELECT pg_catalog.format('TEMPORARY on database %s', pg_catalog.current_database()),
  pg_catalog.format('GRANT TEMPORARY ON DATABASE %I TO %I', pg_catalog.current_database(), CURRENT_USER)
WHERE NOT pg_catalog.has_database_privilege(pg_catalog.current_database(), 'TEMPORARY')
UNION ALL
SELECT DISTINCT pg_catalog.format('USAGE on schema %s', n.nspname),
  pg_catalog.format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE') AND n.nspname IN ('place', 'place')
UNION ALL
SELECT DISTINCT pg_catalog.format('SELECT on %s.%s', n.nspname, c.relname),
  pg_catalog.format('GRANT SELECT ON TABLE %I.%I TO %I', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE NOT pg_catalog.has_table_privilege(c.oid, 'SELECT') AND c.relkind IN ('r', 'v', 'm', 'f', 'p') AND (n.nspname, c.relname) IN (('place', 'keyed'))
UNION ALL
SELECT pg_catalog.format('the schema %s of the target', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('CREATE on schema %s', n.nspname), pg_catalog.format('GRANT CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND NOT pg_catalog.has_schema_privilege(n.oid, 'CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the ledger of runs', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('INSERT')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the classes beside the ledger', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('DELETE'), ('INSERT')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs_classes' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('the schema %s of the ledger of runs', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE 'place'::text <> 'place'::text AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n
    WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('USAGE and CREATE on schema %s, for the ledger of runs', n.nspname),
  pg_catalog.format('GRANT USAGE, CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND n.nspname <> 'place'
  AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_class AS c WHERE c.relnamespace = n.oid AND c.relname = 'sqlanon_runs')
  AND NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE, CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s', 'UPDATE', n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', 'UPDATE', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE n.nspname = 'place' AND c.relname = 'keyed' AND NOT pg_catalog.has_table_privilege(c.oid, 'UPDATE')
UNION ALL
SELECT pg_catalog.format('membership of %s, the owner of %s.%s: only an owner replaces it', o.rolname, n.nspname, c.relname),
  pg_catalog.format('GRANT %I TO %I', o.rolname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS o ON o.oid = c.relowner
WHERE NOT pg_catalog.pg_has_role(c.relowner, 'USAGE') AND (n.nspname = 'place' AND c.relname = 'keyed'
  OR c.oid IN (
    SELECT p.relid
    FROM pg_catalog.pg_class AS w JOIN pg_catalog.pg_namespace AS h ON h.oid = w.relnamespace
    CROSS JOIN LATERAL pg_catalog.pg_partition_tree(w.oid) AS p
    WHERE h.nspname = 'place' AND w.relname = 'keyed' AND w.relkind = 'p'))
ORDER BY missing;

SELECT 'a database that can be written to: transactions are read-only here' AS missing, NULL AS remedy
WHERE pg_catalog.current_setting('transaction_read_only') = 'on'
UNION ALL
SELECT pg_catalog.format('TEMPORARY on database %s', pg_catalog.current_database()),
  pg_catalog.format('GRANT TEMPORARY ON DATABASE %I TO %I', pg_catalog.current_database(), CURRENT_USER)
WHERE NOT pg_catalog.has_database_privilege(pg_catalog.current_database(), 'TEMPORARY')
UNION ALL
SELECT DISTINCT pg_catalog.format('USAGE on schema %s', n.nspname),
  pg_catalog.format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE') AND n.nspname IN ('place')
UNION ALL
SELECT DISTINCT pg_catalog.format('SELECT on %s.%s', n.nspname, c.relname),
  pg_catalog.format('GRANT SELECT ON TABLE %I.%I TO %I', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE NOT pg_catalog.has_table_privilege(c.oid, 'SELECT') AND c.relkind IN ('r', 'v', 'm', 'f', 'p') AND (n.nspname, c.relname) IN (('place', 'calls'))
ORDER BY missing;

SELECT 'a database that can be written to: transactions are read-only here' AS missing, NULL AS remedy
WHERE pg_catalog.current_setting('transaction_read_only') = 'on'
UNION ALL
SELECT pg_catalog.format('TEMPORARY on database %s', pg_catalog.current_database()),
  pg_catalog.format('GRANT TEMPORARY ON DATABASE %I TO %I', pg_catalog.current_database(), CURRENT_USER)
WHERE NOT pg_catalog.has_database_privilege(pg_catalog.current_database(), 'TEMPORARY')
UNION ALL
SELECT DISTINCT pg_catalog.format('USAGE on schema %s', n.nspname),
  pg_catalog.format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE') AND n.nspname IN ('place', 'place')
UNION ALL
SELECT DISTINCT pg_catalog.format('SELECT on %s.%s', n.nspname, c.relname),
  pg_catalog.format('GRANT SELECT ON TABLE %I.%I TO %I', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE NOT pg_catalog.has_table_privilege(c.oid, 'SELECT') AND c.relkind IN ('r', 'v', 'm', 'f', 'p') AND (n.nspname, c.relname) IN (('place', 'visits'))
UNION ALL
SELECT pg_catalog.format('the schema %s of the target', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('CREATE on schema %s', n.nspname), pg_catalog.format('GRANT CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND NOT pg_catalog.has_schema_privilege(n.oid, 'CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the ledger of runs', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('INSERT')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('the schema %s of the ledger of runs', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE 'place'::text <> 'place'::text AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n
    WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('USAGE and CREATE on schema %s, for the ledger of runs', n.nspname),
  pg_catalog.format('GRANT USAGE, CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND n.nspname <> 'place'
  AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_class AS c WHERE c.relnamespace = n.oid AND c.relname = 'sqlanon_runs')
  AND NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE, CREATE')
ORDER BY missing;

SELECT 'a database that can be written to: transactions are read-only here' AS missing, NULL AS remedy
WHERE pg_catalog.current_setting('transaction_read_only') = 'on'
UNION ALL
SELECT pg_catalog.format('TEMPORARY on database %s', pg_catalog.current_database()),
  pg_catalog.format('GRANT TEMPORARY ON DATABASE %I TO %I', pg_catalog.current_database(), CURRENT_USER)
WHERE NOT pg_catalog.has_database_privilege(pg_catalog.current_database(), 'TEMPORARY')
UNION ALL
SELECT DISTINCT pg_catalog.format('USAGE on schema %s', n.nspname),
  pg_catalog.format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE') AND n.nspname IN ('place', 'place')
UNION ALL
SELECT DISTINCT pg_catalog.format('SELECT on %s.%s', n.nspname, c.relname),
  pg_catalog.format('GRANT SELECT ON TABLE %I.%I TO %I', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE NOT pg_catalog.has_table_privilege(c.oid, 'SELECT') AND c.relkind IN ('r', 'v', 'm', 'f', 'p') AND (n.nspname, c.relname) IN (('place', 'grouped'))
UNION ALL
SELECT pg_catalog.format('the schema %s of the target', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('CREATE on schema %s', n.nspname), pg_catalog.format('GRANT CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND NOT pg_catalog.has_schema_privilege(n.oid, 'CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the ledger of runs', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('INSERT')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('the schema %s of the ledger of runs', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE 'place'::text <> 'place'::text AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n
    WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('USAGE and CREATE on schema %s, for the ledger of runs', n.nspname),
  pg_catalog.format('GRANT USAGE, CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND n.nspname <> 'place'
  AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_class AS c WHERE c.relnamespace = n.oid AND c.relname = 'sqlanon_runs')
  AND NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE, CREATE')
ORDER BY missing;

SELECT 'a database that can be written to: transactions are read-only here' AS missing, NULL AS remedy
WHERE pg_catalog.current_setting('transaction_read_only') = 'on'
UNION ALL
SELECT pg_catalog.format('TEMPORARY on database %s', pg_catalog.current_database()),
  pg_catalog.format('GRANT TEMPORARY ON DATABASE %I TO %I', pg_catalog.current_database(), CURRENT_USER)
WHERE NOT pg_catalog.has_database_privilege(pg_catalog.current_database(), 'TEMPORARY')
UNION ALL
SELECT DISTINCT pg_catalog.format('USAGE on schema %s', n.nspname),
  pg_catalog.format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE') AND n.nspname IN ('place', 'place')
UNION ALL
SELECT DISTINCT pg_catalog.format('SELECT on %s.%s', n.nspname, c.relname),
  pg_catalog.format('GRANT SELECT ON TABLE %I.%I TO %I', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE NOT pg_catalog.has_table_privilege(c.oid, 'SELECT') AND c.relkind IN ('r', 'v', 'm', 'f', 'p') AND (n.nspname, c.relname) IN (('place', 'few'))
UNION ALL
SELECT pg_catalog.format('the schema %s of the target', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('CREATE on schema %s', n.nspname), pg_catalog.format('GRANT CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND NOT pg_catalog.has_schema_privilege(n.oid, 'CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the ledger of runs', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('INSERT')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('the schema %s of the ledger of runs', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE 'place'::text <> 'place'::text AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n
    WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('USAGE and CREATE on schema %s, for the ledger of runs', n.nspname),
  pg_catalog.format('GRANT USAGE, CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND n.nspname <> 'place'
  AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_class AS c WHERE c.relnamespace = n.oid AND c.relname = 'sqlanon_runs')
  AND NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE, CREATE')
ORDER BY missing;

SELECT 'a database that can be written to: transactions are read-only here' AS missing, NULL AS remedy
WHERE pg_catalog.current_setting('transaction_read_only') = 'on'
UNION ALL
SELECT pg_catalog.format('TEMPORARY on database %s', pg_catalog.current_database()),
  pg_catalog.format('GRANT TEMPORARY ON DATABASE %I TO %I', pg_catalog.current_database(), CURRENT_USER)
WHERE NOT pg_catalog.has_database_privilege(pg_catalog.current_database(), 'TEMPORARY')
UNION ALL
SELECT DISTINCT pg_catalog.format('USAGE on schema %s', n.nspname),
  pg_catalog.format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE') AND n.nspname IN ('place', 'place', 'place')
UNION ALL
SELECT DISTINCT pg_catalog.format('SELECT on %s.%s', n.nspname, c.relname),
  pg_catalog.format('GRANT SELECT ON TABLE %I.%I TO %I', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE NOT pg_catalog.has_table_privilege(c.oid, 'SELECT') AND c.relkind IN ('r', 'v', 'm', 'f', 'p') AND (n.nspname, c.relname) IN (('place', 'nodes'), ('place', 'links'))
UNION ALL
SELECT pg_catalog.format('the schema %s of the target', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('CREATE on schema %s', n.nspname), pg_catalog.format('GRANT CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND NOT pg_catalog.has_schema_privilege(n.oid, 'CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the ledger of runs', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('INSERT')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('the schema %s of the ledger of runs', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE 'place'::text <> 'place'::text AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n
    WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('USAGE and CREATE on schema %s, for the ledger of runs', n.nspname),
  pg_catalog.format('GRANT USAGE, CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND n.nspname <> 'place'
  AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_class AS c WHERE c.relnamespace = n.oid AND c.relname = 'sqlanon_runs')
  AND NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE, CREATE')
ORDER BY missing;

SELECT 'a database that can be written to: transactions are read-only here' AS missing, NULL AS remedy
WHERE pg_catalog.current_setting('transaction_read_only') = 'on'
UNION ALL
SELECT pg_catalog.format('TEMPORARY on database %s', pg_catalog.current_database()),
  pg_catalog.format('GRANT TEMPORARY ON DATABASE %I TO %I', pg_catalog.current_database(), CURRENT_USER)
WHERE NOT pg_catalog.has_database_privilege(pg_catalog.current_database(), 'TEMPORARY')
UNION ALL
SELECT DISTINCT pg_catalog.format('USAGE on schema %s', n.nspname),
  pg_catalog.format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE') AND n.nspname IN ('place', 'place')
UNION ALL
SELECT DISTINCT pg_catalog.format('SELECT on %s.%s', n.nspname, c.relname),
  pg_catalog.format('GRANT SELECT ON TABLE %I.%I TO %I', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE NOT pg_catalog.has_table_privilege(c.oid, 'SELECT') AND c.relkind IN ('r', 'v', 'm', 'f', 'p') AND (n.nspname, c.relname) IN (('place', 'people'))
UNION ALL
SELECT pg_catalog.format('the schema %s of the target', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('CREATE on schema %s', n.nspname), pg_catalog.format('GRANT CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND NOT pg_catalog.has_schema_privilege(n.oid, 'CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the ledger of runs', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('INSERT')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('the schema %s of the ledger of runs', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE 'place'::text <> 'place'::text AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n
    WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('USAGE and CREATE on schema %s, for the ledger of runs', n.nspname),
  pg_catalog.format('GRANT USAGE, CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND n.nspname <> 'place'
  AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_class AS c WHERE c.relnamespace = n.oid AND c.relname = 'sqlanon_runs')
  AND NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE, CREATE')
UNION ALL
SELECT pg_catalog.format('membership of %s, the owner of %s.%s: only an owner replaces it', o.rolname, n.nspname, c.relname),
  pg_catalog.format('GRANT %I TO %I', o.rolname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS o ON o.oid = c.relowner
WHERE NOT pg_catalog.pg_has_role(c.relowner, 'USAGE') AND (n.nspname = 'place' AND c.relname = 'released'
  OR c.oid IN (
    SELECT p.relid
    FROM pg_catalog.pg_class AS w JOIN pg_catalog.pg_namespace AS h ON h.oid = w.relnamespace
    CROSS JOIN LATERAL pg_catalog.pg_partition_tree(w.oid) AS p
    WHERE h.nspname = 'place' AND w.relname = 'released' AND w.relkind = 'p'))
ORDER BY missing;

SELECT 'a database that can be written to: transactions are read-only here' AS missing, NULL AS remedy
WHERE pg_catalog.current_setting('transaction_read_only') = 'on'
UNION ALL
SELECT pg_catalog.format('TEMPORARY on database %s', pg_catalog.current_database()),
  pg_catalog.format('GRANT TEMPORARY ON DATABASE %I TO %I', pg_catalog.current_database(), CURRENT_USER)
WHERE NOT pg_catalog.has_database_privilege(pg_catalog.current_database(), 'TEMPORARY')
UNION ALL
SELECT DISTINCT pg_catalog.format('USAGE on schema %s', n.nspname),
  pg_catalog.format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE') AND n.nspname IN ('place', 'place')
UNION ALL
SELECT DISTINCT pg_catalog.format('SELECT on %s.%s', n.nspname, c.relname),
  pg_catalog.format('GRANT SELECT ON TABLE %I.%I TO %I', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE NOT pg_catalog.has_table_privilege(c.oid, 'SELECT') AND c.relkind IN ('r', 'v', 'm', 'f', 'p') AND (n.nspname, c.relname) IN (('place', 'people'))
UNION ALL
SELECT pg_catalog.format('the schema %s of the target', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('CREATE on schema %s', n.nspname), pg_catalog.format('GRANT CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND NOT pg_catalog.has_schema_privilege(n.oid, 'CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the ledger of runs', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('INSERT')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the classes beside the ledger', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('DELETE'), ('INSERT')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs_classes' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('the schema %s of the ledger of runs', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE 'place'::text <> 'place'::text AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n
    WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('USAGE and CREATE on schema %s, for the ledger of runs', n.nspname),
  pg_catalog.format('GRANT USAGE, CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND n.nspname <> 'place'
  AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_class AS c WHERE c.relnamespace = n.oid AND c.relname = 'sqlanon_runs')
  AND NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE, CREATE')
UNION ALL
SELECT pg_catalog.format('membership of %s, the owner of %s.%s: only an owner replaces it', o.rolname, n.nspname, c.relname),
  pg_catalog.format('GRANT %I TO %I', o.rolname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS o ON o.oid = c.relowner
WHERE NOT pg_catalog.pg_has_role(c.relowner, 'USAGE') AND (n.nspname = 'place' AND c.relname = 'people'
  OR c.oid IN (
    SELECT p.relid
    FROM pg_catalog.pg_class AS w JOIN pg_catalog.pg_namespace AS h ON h.oid = w.relnamespace
    CROSS JOIN LATERAL pg_catalog.pg_partition_tree(w.oid) AS p
    WHERE h.nspname = 'place' AND w.relname = 'people' AND w.relkind = 'p'))
ORDER BY missing;

SELECT 'a database that can be written to: transactions are read-only here' AS missing, NULL AS remedy
WHERE pg_catalog.current_setting('transaction_read_only') = 'on'
UNION ALL
SELECT pg_catalog.format('TEMPORARY on database %s', pg_catalog.current_database()),
  pg_catalog.format('GRANT TEMPORARY ON DATABASE %I TO %I', pg_catalog.current_database(), CURRENT_USER)
WHERE NOT pg_catalog.has_database_privilege(pg_catalog.current_database(), 'TEMPORARY')
UNION ALL
SELECT DISTINCT pg_catalog.format('USAGE on schema %s', n.nspname),
  pg_catalog.format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE') AND n.nspname IN ('place', 'place')
UNION ALL
SELECT DISTINCT pg_catalog.format('SELECT on %s.%s', n.nspname, c.relname),
  pg_catalog.format('GRANT SELECT ON TABLE %I.%I TO %I', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE NOT pg_catalog.has_table_privilege(c.oid, 'SELECT') AND c.relkind IN ('r', 'v', 'm', 'f', 'p') AND (n.nspname, c.relname) IN (('place', 'cards'))
UNION ALL
SELECT pg_catalog.format('the schema %s of the target', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('CREATE on schema %s', n.nspname), pg_catalog.format('GRANT CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND NOT pg_catalog.has_schema_privilege(n.oid, 'CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the ledger of runs', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('INSERT')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the classes beside the ledger', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('DELETE')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs_classes' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('the schema %s of the ledger of runs', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE 'place'::text <> 'place'::text AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n
    WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('USAGE and CREATE on schema %s, for the ledger of runs', n.nspname),
  pg_catalog.format('GRANT USAGE, CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND n.nspname <> 'place'
  AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_class AS c WHERE c.relnamespace = n.oid AND c.relname = 'sqlanon_runs')
  AND NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE, CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s', 'UPDATE', n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', 'UPDATE', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE n.nspname = 'place' AND c.relname = 'cards' AND NOT pg_catalog.has_table_privilege(c.oid, 'UPDATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s', 'DELETE', n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', 'DELETE', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE n.nspname = 'place' AND c.relname = 'cards' AND NOT pg_catalog.has_table_privilege(c.oid, 'DELETE')
UNION ALL
SELECT pg_catalog.format('membership of %s, the owner of %s.%s: only an owner replaces it', o.rolname, n.nspname, c.relname),
  pg_catalog.format('GRANT %I TO %I', o.rolname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS o ON o.oid = c.relowner
WHERE NOT pg_catalog.pg_has_role(c.relowner, 'USAGE') AND (n.nspname = 'place' AND c.relname = 'cards'
  OR c.oid IN (
    SELECT p.relid
    FROM pg_catalog.pg_class AS w JOIN pg_catalog.pg_namespace AS h ON h.oid = w.relnamespace
    CROSS JOIN LATERAL pg_catalog.pg_partition_tree(w.oid) AS p
    WHERE h.nspname = 'place' AND w.relname = 'cards' AND w.relkind = 'p'))
ORDER BY missing;

SELECT 'a database that can be written to: transactions are read-only here' AS missing, NULL AS remedy
WHERE pg_catalog.current_setting('transaction_read_only') = 'on'
UNION ALL
SELECT pg_catalog.format('TEMPORARY on database %s', pg_catalog.current_database()),
  pg_catalog.format('GRANT TEMPORARY ON DATABASE %I TO %I', pg_catalog.current_database(), CURRENT_USER)
WHERE NOT pg_catalog.has_database_privilege(pg_catalog.current_database(), 'TEMPORARY')
UNION ALL
SELECT DISTINCT pg_catalog.format('USAGE on schema %s', n.nspname),
  pg_catalog.format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE') AND n.nspname IN ('place', 'place')
UNION ALL
SELECT DISTINCT pg_catalog.format('SELECT on %s.%s', n.nspname, c.relname),
  pg_catalog.format('GRANT SELECT ON TABLE %I.%I TO %I', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE NOT pg_catalog.has_table_privilege(c.oid, 'SELECT') AND c.relkind IN ('r', 'v', 'm', 'f', 'p') AND (n.nspname, c.relname) IN (('place', 'pets'))
UNION ALL
SELECT pg_catalog.format('the schema %s of the target', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('CREATE on schema %s', n.nspname), pg_catalog.format('GRANT CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND NOT pg_catalog.has_schema_privilege(n.oid, 'CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the ledger of runs', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('INSERT')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the classes beside the ledger', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('DELETE')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs_classes' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('the schema %s of the ledger of runs', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE 'place'::text <> 'place'::text AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n
    WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('USAGE and CREATE on schema %s, for the ledger of runs', n.nspname),
  pg_catalog.format('GRANT USAGE, CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND n.nspname <> 'place'
  AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_class AS c WHERE c.relnamespace = n.oid AND c.relname = 'sqlanon_runs')
  AND NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE, CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s', 'UPDATE', n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', 'UPDATE', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE n.nspname = 'place' AND c.relname = 'pets' AND NOT pg_catalog.has_table_privilege(c.oid, 'UPDATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s', 'DELETE', n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', 'DELETE', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE n.nspname = 'place' AND c.relname = 'pets' AND NOT pg_catalog.has_table_privilege(c.oid, 'DELETE')
UNION ALL
SELECT pg_catalog.format('membership of %s, the owner of %s.%s: only an owner replaces it', o.rolname, n.nspname, c.relname),
  pg_catalog.format('GRANT %I TO %I', o.rolname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS o ON o.oid = c.relowner
WHERE NOT pg_catalog.pg_has_role(c.relowner, 'USAGE') AND (n.nspname = 'place' AND c.relname = 'pets'
  OR c.oid IN (
    SELECT p.relid
    FROM pg_catalog.pg_class AS w JOIN pg_catalog.pg_namespace AS h ON h.oid = w.relnamespace
    CROSS JOIN LATERAL pg_catalog.pg_partition_tree(w.oid) AS p
    WHERE h.nspname = 'place' AND w.relname = 'pets' AND w.relkind = 'p'))
ORDER BY missing;

SELECT 'a database that can be written to: transactions are read-only here' AS missing, NULL AS remedy
WHERE pg_catalog.current_setting('transaction_read_only') = 'on'
UNION ALL
SELECT pg_catalog.format('TEMPORARY on database %s', pg_catalog.current_database()),
  pg_catalog.format('GRANT TEMPORARY ON DATABASE %I TO %I', pg_catalog.current_database(), CURRENT_USER)
WHERE NOT pg_catalog.has_database_privilege(pg_catalog.current_database(), 'TEMPORARY')
UNION ALL
SELECT DISTINCT pg_catalog.format('USAGE on schema %s', n.nspname),
  pg_catalog.format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE') AND n.nspname IN ('place', 'place')
UNION ALL
SELECT DISTINCT pg_catalog.format('SELECT on %s.%s', n.nspname, c.relname),
  pg_catalog.format('GRANT SELECT ON TABLE %I.%I TO %I', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE NOT pg_catalog.has_table_privilege(c.oid, 'SELECT') AND c.relkind IN ('r', 'v', 'm', 'f', 'p') AND (n.nspname, c.relname) IN (('place', 'birds'))
UNION ALL
SELECT pg_catalog.format('the schema %s of the target', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('CREATE on schema %s', n.nspname), pg_catalog.format('GRANT CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND NOT pg_catalog.has_schema_privilege(n.oid, 'CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the ledger of runs', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('INSERT')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the classes beside the ledger', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('DELETE'), ('INSERT')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs_classes' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('the schema %s of the ledger of runs', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE 'place'::text <> 'place'::text AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n
    WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('USAGE and CREATE on schema %s, for the ledger of runs', n.nspname),
  pg_catalog.format('GRANT USAGE, CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND n.nspname <> 'place'
  AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_class AS c WHERE c.relnamespace = n.oid AND c.relname = 'sqlanon_runs')
  AND NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE, CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s', 'UPDATE', n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', 'UPDATE', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE n.nspname = 'place' AND c.relname = 'birds' AND NOT pg_catalog.has_table_privilege(c.oid, 'UPDATE')
UNION ALL
SELECT pg_catalog.format('membership of %s, the owner of %s.%s: only an owner replaces it', o.rolname, n.nspname, c.relname),
  pg_catalog.format('GRANT %I TO %I', o.rolname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS o ON o.oid = c.relowner
WHERE NOT pg_catalog.pg_has_role(c.relowner, 'USAGE') AND (n.nspname = 'place' AND c.relname = 'birds'
  OR c.oid IN (
    SELECT p.relid
    FROM pg_catalog.pg_class AS w JOIN pg_catalog.pg_namespace AS h ON h.oid = w.relnamespace
    CROSS JOIN LATERAL pg_catalog.pg_partition_tree(w.oid) AS p
    WHERE h.nspname = 'place' AND w.relname = 'birds' AND w.relkind = 'p'))
ORDER BY missing;

SELECT 'a database that can be written to: transactions are read-only here' AS missing, NULL AS remedy
WHERE pg_catalog.current_setting('transaction_read_only') = 'on'
UNION ALL
SELECT pg_catalog.format('TEMPORARY on database %s', pg_catalog.current_database()),
  pg_catalog.format('GRANT TEMPORARY ON DATABASE %I TO %I', pg_catalog.current_database(), CURRENT_USER)
WHERE NOT pg_catalog.has_database_privilege(pg_catalog.current_database(), 'TEMPORARY')
UNION ALL
SELECT DISTINCT pg_catalog.format('USAGE on schema %s', n.nspname),
  pg_catalog.format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE') AND n.nspname IN ('place', 'place')
UNION ALL
SELECT DISTINCT pg_catalog.format('SELECT on %s.%s', n.nspname, c.relname),
  pg_catalog.format('GRANT SELECT ON TABLE %I.%I TO %I', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE NOT pg_catalog.has_table_privilege(c.oid, 'SELECT') AND c.relkind IN ('r', 'v', 'm', 'f', 'p') AND (n.nspname, c.relname) IN (('place', 'named'))
UNION ALL
SELECT pg_catalog.format('the schema %s of the target', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('CREATE on schema %s', n.nspname), pg_catalog.format('GRANT CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND NOT pg_catalog.has_schema_privilege(n.oid, 'CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the ledger of runs', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('INSERT')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the classes beside the ledger', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('DELETE'), ('INSERT')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs_classes' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('the schema %s of the ledger of runs', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE 'place'::text <> 'place'::text AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n
    WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('USAGE and CREATE on schema %s, for the ledger of runs', n.nspname),
  pg_catalog.format('GRANT USAGE, CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND n.nspname <> 'place'
  AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_class AS c WHERE c.relnamespace = n.oid AND c.relname = 'sqlanon_runs')
  AND NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE, CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s', 'UPDATE', n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', 'UPDATE', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE n.nspname = 'place' AND c.relname = 'named' AND NOT pg_catalog.has_table_privilege(c.oid, 'UPDATE')
UNION ALL
SELECT pg_catalog.format('membership of %s, the owner of %s.%s: only an owner replaces it', o.rolname, n.nspname, c.relname),
  pg_catalog.format('GRANT %I TO %I', o.rolname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS o ON o.oid = c.relowner
WHERE NOT pg_catalog.pg_has_role(c.relowner, 'USAGE') AND (n.nspname = 'place' AND c.relname = 'named'
  OR c.oid IN (
    SELECT p.relid
    FROM pg_catalog.pg_class AS w JOIN pg_catalog.pg_namespace AS h ON h.oid = w.relnamespace
    CROSS JOIN LATERAL pg_catalog.pg_partition_tree(w.oid) AS p
    WHERE h.nspname = 'place' AND w.relname = 'named' AND w.relkind = 'p'))
ORDER BY missing;

SELECT 'a database that can be written to: transactions are read-only here' AS missing, NULL AS remedy
WHERE pg_catalog.current_setting('transaction_read_only') = 'on'
UNION ALL
SELECT pg_catalog.format('TEMPORARY on database %s', pg_catalog.current_database()),
  pg_catalog.format('GRANT TEMPORARY ON DATABASE %I TO %I', pg_catalog.current_database(), CURRENT_USER)
WHERE NOT pg_catalog.has_database_privilege(pg_catalog.current_database(), 'TEMPORARY')
UNION ALL
SELECT DISTINCT pg_catalog.format('USAGE on schema %s', n.nspname),
  pg_catalog.format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE') AND n.nspname IN ('place', 'place')
UNION ALL
SELECT DISTINCT pg_catalog.format('SELECT on %s.%s', n.nspname, c.relname),
  pg_catalog.format('GRANT SELECT ON TABLE %I.%I TO %I', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE NOT pg_catalog.has_table_privilege(c.oid, 'SELECT') AND c.relkind IN ('r', 'v', 'm', 'f', 'p') AND (n.nspname, c.relname) IN (('place', 'ages'))
UNION ALL
SELECT pg_catalog.format('the schema %s of the target', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('CREATE on schema %s', n.nspname), pg_catalog.format('GRANT CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND NOT pg_catalog.has_schema_privilege(n.oid, 'CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the ledger of runs', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('INSERT')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the classes beside the ledger', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('DELETE'), ('INSERT')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs_classes' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('the schema %s of the ledger of runs', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE 'place'::text <> 'place'::text AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n
    WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('USAGE and CREATE on schema %s, for the ledger of runs', n.nspname),
  pg_catalog.format('GRANT USAGE, CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND n.nspname <> 'place'
  AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_class AS c WHERE c.relnamespace = n.oid AND c.relname = 'sqlanon_runs')
  AND NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE, CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s', 'UPDATE', n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', 'UPDATE', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE n.nspname = 'place' AND c.relname = 'ages' AND NOT pg_catalog.has_table_privilege(c.oid, 'UPDATE')
UNION ALL
SELECT pg_catalog.format('membership of %s, the owner of %s.%s: only an owner replaces it', o.rolname, n.nspname, c.relname),
  pg_catalog.format('GRANT %I TO %I', o.rolname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS o ON o.oid = c.relowner
WHERE NOT pg_catalog.pg_has_role(c.relowner, 'USAGE') AND (n.nspname = 'place' AND c.relname = 'ages'
  OR c.oid IN (
    SELECT p.relid
    FROM pg_catalog.pg_class AS w JOIN pg_catalog.pg_namespace AS h ON h.oid = w.relnamespace
    CROSS JOIN LATERAL pg_catalog.pg_partition_tree(w.oid) AS p
    WHERE h.nspname = 'place' AND w.relname = 'ages' AND w.relkind = 'p'))
ORDER BY missing;

SELECT 'a database that can be written to: transactions are read-only here' AS missing, NULL AS remedy
WHERE pg_catalog.current_setting('transaction_read_only') = 'on'
UNION ALL
SELECT pg_catalog.format('TEMPORARY on database %s', pg_catalog.current_database()),
  pg_catalog.format('GRANT TEMPORARY ON DATABASE %I TO %I', pg_catalog.current_database(), CURRENT_USER)
WHERE NOT pg_catalog.has_database_privilege(pg_catalog.current_database(), 'TEMPORARY')
UNION ALL
SELECT DISTINCT pg_catalog.format('USAGE on schema %s', n.nspname),
  pg_catalog.format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE') AND n.nspname IN ('place', 'place', 'place')
UNION ALL
SELECT DISTINCT pg_catalog.format('SELECT on %s.%s', n.nspname, c.relname),
  pg_catalog.format('GRANT SELECT ON TABLE %I.%I TO %I', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE NOT pg_catalog.has_table_privilege(c.oid, 'SELECT') AND c.relkind IN ('r', 'v', 'm', 'f', 'p') AND (n.nspname, c.relname) IN (('place', 'wards'), ('place', 'stays'))
UNION ALL
SELECT pg_catalog.format('the schema %s of the target', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('CREATE on schema %s', n.nspname), pg_catalog.format('GRANT CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND NOT pg_catalog.has_schema_privilege(n.oid, 'CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the ledger of runs', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('INSERT')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the classes beside the ledger', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('DELETE'), ('INSERT')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs_classes' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('the schema %s of the ledger of runs', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE 'place'::text <> 'place'::text AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n
    WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('USAGE and CREATE on schema %s, for the ledger of runs', n.nspname),
  pg_catalog.format('GRANT USAGE, CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND n.nspname <> 'place'
  AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_class AS c WHERE c.relnamespace = n.oid AND c.relname = 'sqlanon_runs')
  AND NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE, CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s', 'UPDATE', n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', 'UPDATE', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE n.nspname = 'place' AND c.relname = 'wards' AND NOT pg_catalog.has_table_privilege(c.oid, 'UPDATE')
UNION ALL
SELECT pg_catalog.format('membership of %s, the owner of %s.%s: only an owner replaces it', o.rolname, n.nspname, c.relname),
  pg_catalog.format('GRANT %I TO %I', o.rolname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS o ON o.oid = c.relowner
WHERE NOT pg_catalog.pg_has_role(c.relowner, 'USAGE') AND (n.nspname = 'place' AND c.relname = 'wards'
  OR c.oid IN (
    SELECT p.relid
    FROM pg_catalog.pg_class AS w JOIN pg_catalog.pg_namespace AS h ON h.oid = w.relnamespace
    CROSS JOIN LATERAL pg_catalog.pg_partition_tree(w.oid) AS p
    WHERE h.nspname = 'place' AND w.relname = 'wards' AND w.relkind = 'p'))
ORDER BY missing;

SELECT 'a database that can be written to: transactions are read-only here' AS missing, NULL AS remedy
WHERE pg_catalog.current_setting('transaction_read_only') = 'on'
UNION ALL
SELECT pg_catalog.format('TEMPORARY on database %s', pg_catalog.current_database()),
  pg_catalog.format('GRANT TEMPORARY ON DATABASE %I TO %I', pg_catalog.current_database(), CURRENT_USER)
WHERE NOT pg_catalog.has_database_privilege(pg_catalog.current_database(), 'TEMPORARY')
UNION ALL
SELECT DISTINCT pg_catalog.format('USAGE on schema %s', n.nspname),
  pg_catalog.format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE') AND n.nspname IN ('place', 'place', 'place')
UNION ALL
SELECT DISTINCT pg_catalog.format('SELECT on %s.%s', n.nspname, c.relname),
  pg_catalog.format('GRANT SELECT ON TABLE %I.%I TO %I', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE NOT pg_catalog.has_table_privilege(c.oid, 'SELECT') AND c.relkind IN ('r', 'v', 'm', 'f', 'p') AND (n.nspname, c.relname) IN (('place', 'people'), ('place', 'cities'))
UNION ALL
SELECT pg_catalog.format('the schema %s of the target', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('CREATE on schema %s', n.nspname), pg_catalog.format('GRANT CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND NOT pg_catalog.has_schema_privilege(n.oid, 'CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the ledger of runs', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('INSERT')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('the schema %s of the ledger of runs', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE 'place'::text <> 'place'::text AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n
    WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('USAGE and CREATE on schema %s, for the ledger of runs', n.nspname),
  pg_catalog.format('GRANT USAGE, CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND n.nspname <> 'place'
  AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_class AS c WHERE c.relnamespace = n.oid AND c.relname = 'sqlanon_runs')
  AND NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE, CREATE')
ORDER BY missing;

SELECT 'a database that can be written to: transactions are read-only here' AS missing, NULL AS remedy
WHERE pg_catalog.current_setting('transaction_read_only') = 'on'
UNION ALL
SELECT pg_catalog.format('TEMPORARY on database %s', pg_catalog.current_database()),
  pg_catalog.format('GRANT TEMPORARY ON DATABASE %I TO %I', pg_catalog.current_database(), CURRENT_USER)
WHERE NOT pg_catalog.has_database_privilege(pg_catalog.current_database(), 'TEMPORARY')
UNION ALL
SELECT DISTINCT pg_catalog.format('USAGE on schema %s', n.nspname),
  pg_catalog.format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE') AND n.nspname IN ('place', 'place', 'place')
UNION ALL
SELECT DISTINCT pg_catalog.format('SELECT on %s.%s', n.nspname, c.relname),
  pg_catalog.format('GRANT SELECT ON TABLE %I.%I TO %I', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE NOT pg_catalog.has_table_privilege(c.oid, 'SELECT') AND c.relkind IN ('r', 'v', 'm', 'f', 'p') AND (n.nspname, c.relname) IN (('place', 'people'), ('place', 'scores'))
UNION ALL
SELECT pg_catalog.format('the schema %s of the target', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('CREATE on schema %s', n.nspname), pg_catalog.format('GRANT CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND NOT pg_catalog.has_schema_privilege(n.oid, 'CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the ledger of runs', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('INSERT')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('the schema %s of the ledger of runs', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE 'place'::text <> 'place'::text AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n
    WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('USAGE and CREATE on schema %s, for the ledger of runs', n.nspname),
  pg_catalog.format('GRANT USAGE, CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND n.nspname <> 'place'
  AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_class AS c WHERE c.relnamespace = n.oid AND c.relname = 'sqlanon_runs')
  AND NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE, CREATE')
ORDER BY missing;

SELECT 'a database that can be written to: transactions are read-only here' AS missing, NULL AS remedy
WHERE pg_catalog.current_setting('transaction_read_only') = 'on'
UNION ALL
SELECT pg_catalog.format('TEMPORARY on database %s', pg_catalog.current_database()),
  pg_catalog.format('GRANT TEMPORARY ON DATABASE %I TO %I', pg_catalog.current_database(), CURRENT_USER)
WHERE NOT pg_catalog.has_database_privilege(pg_catalog.current_database(), 'TEMPORARY')
UNION ALL
SELECT DISTINCT pg_catalog.format('USAGE on schema %s', n.nspname),
  pg_catalog.format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE') AND n.nspname IN ('place', 'place', 'place')
UNION ALL
SELECT DISTINCT pg_catalog.format('SELECT on %s.%s', n.nspname, c.relname),
  pg_catalog.format('GRANT SELECT ON TABLE %I.%I TO %I', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE NOT pg_catalog.has_table_privilege(c.oid, 'SELECT') AND c.relkind IN ('r', 'v', 'm', 'f', 'p') AND (n.nspname, c.relname) IN (('place', 'people'), ('place', 'faulty'))
UNION ALL
SELECT pg_catalog.format('the schema %s of the target', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('CREATE on schema %s', n.nspname), pg_catalog.format('GRANT CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND NOT pg_catalog.has_schema_privilege(n.oid, 'CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the ledger of runs', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('INSERT')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('the schema %s of the ledger of runs', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE 'place'::text <> 'place'::text AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n
    WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('USAGE and CREATE on schema %s, for the ledger of runs', n.nspname),
  pg_catalog.format('GRANT USAGE, CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND n.nspname <> 'place'
  AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_class AS c WHERE c.relnamespace = n.oid AND c.relname = 'sqlanon_runs')
  AND NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE, CREATE')
ORDER BY missing;

SELECT 'a database that can be written to: transactions are read-only here' AS missing, NULL AS remedy
WHERE pg_catalog.current_setting('transaction_read_only') = 'on'
UNION ALL
SELECT pg_catalog.format('TEMPORARY on database %s', pg_catalog.current_database()),
  pg_catalog.format('GRANT TEMPORARY ON DATABASE %I TO %I', pg_catalog.current_database(), CURRENT_USER)
WHERE NOT pg_catalog.has_database_privilege(pg_catalog.current_database(), 'TEMPORARY')
UNION ALL
SELECT DISTINCT pg_catalog.format('USAGE on schema %s', n.nspname),
  pg_catalog.format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE') AND n.nspname IN ('place', 'place', 'place', 'place')
UNION ALL
SELECT DISTINCT pg_catalog.format('SELECT on %s.%s', n.nspname, c.relname),
  pg_catalog.format('GRANT SELECT ON TABLE %I.%I TO %I', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE NOT pg_catalog.has_table_privilege(c.oid, 'SELECT') AND c.relkind IN ('r', 'v', 'm', 'f', 'p') AND (n.nspname, c.relname) IN (('place', 'people'), ('place', 'visits'), ('place', 'costs'))
UNION ALL
SELECT pg_catalog.format('the schema %s of the target', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('CREATE on schema %s', n.nspname), pg_catalog.format('GRANT CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND NOT pg_catalog.has_schema_privilege(n.oid, 'CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the ledger of runs', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('INSERT')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('the schema %s of the ledger of runs', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE 'place'::text <> 'place'::text AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n
    WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('USAGE and CREATE on schema %s, for the ledger of runs', n.nspname),
  pg_catalog.format('GRANT USAGE, CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND n.nspname <> 'place'
  AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_class AS c WHERE c.relnamespace = n.oid AND c.relname = 'sqlanon_runs')
  AND NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE, CREATE')
ORDER BY missing;

SELECT 'a database that can be written to: transactions are read-only here' AS missing, NULL AS remedy
WHERE pg_catalog.current_setting('transaction_read_only') = 'on'
UNION ALL
SELECT pg_catalog.format('TEMPORARY on database %s', pg_catalog.current_database()),
  pg_catalog.format('GRANT TEMPORARY ON DATABASE %I TO %I', pg_catalog.current_database(), CURRENT_USER)
WHERE NOT pg_catalog.has_database_privilege(pg_catalog.current_database(), 'TEMPORARY')
UNION ALL
SELECT DISTINCT pg_catalog.format('USAGE on schema %s', n.nspname),
  pg_catalog.format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE') AND n.nspname IN ('place', 'place', 'place', 'place')
UNION ALL
SELECT DISTINCT pg_catalog.format('SELECT on %s.%s', n.nspname, c.relname),
  pg_catalog.format('GRANT SELECT ON TABLE %I.%I TO %I', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE NOT pg_catalog.has_table_privilege(c.oid, 'SELECT') AND c.relkind IN ('r', 'v', 'm', 'f', 'p') AND (n.nspname, c.relname) IN (('place', 'people'), ('place', 'visits'), ('place', 'calls'))
UNION ALL
SELECT pg_catalog.format('the schema %s of the target', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('CREATE on schema %s', n.nspname), pg_catalog.format('GRANT CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND NOT pg_catalog.has_schema_privilege(n.oid, 'CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the ledger of runs', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('INSERT')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('the schema %s of the ledger of runs', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE 'place'::text <> 'place'::text AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n
    WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('USAGE and CREATE on schema %s, for the ledger of runs', n.nspname),
  pg_catalog.format('GRANT USAGE, CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND n.nspname <> 'place'
  AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_class AS c WHERE c.relnamespace = n.oid AND c.relname = 'sqlanon_runs')
  AND NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE, CREATE')
ORDER BY missing;

SELECT 'a database that can be written to: transactions are read-only here' AS missing, NULL AS remedy
WHERE pg_catalog.current_setting('transaction_read_only') = 'on'
UNION ALL
SELECT pg_catalog.format('TEMPORARY on database %s', pg_catalog.current_database()),
  pg_catalog.format('GRANT TEMPORARY ON DATABASE %I TO %I', pg_catalog.current_database(), CURRENT_USER)
WHERE NOT pg_catalog.has_database_privilege(pg_catalog.current_database(), 'TEMPORARY')
UNION ALL
SELECT DISTINCT pg_catalog.format('USAGE on schema %s', n.nspname),
  pg_catalog.format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE') AND n.nspname IN ('place', 'place')
UNION ALL
SELECT DISTINCT pg_catalog.format('SELECT on %s.%s', n.nspname, c.relname),
  pg_catalog.format('GRANT SELECT ON TABLE %I.%I TO %I', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE NOT pg_catalog.has_table_privilege(c.oid, 'SELECT') AND c.relkind IN ('r', 'v', 'm', 'f', 'p') AND (n.nspname, c.relname) IN (('place', 'measured_points'))
UNION ALL
SELECT pg_catalog.format('the schema %s of the target', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('CREATE on schema %s', n.nspname), pg_catalog.format('GRANT CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND NOT pg_catalog.has_schema_privilege(n.oid, 'CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the ledger of runs', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('INSERT')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('the schema %s of the ledger of runs', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE 'place'::text <> 'place'::text AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n
    WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('USAGE and CREATE on schema %s, for the ledger of runs', n.nspname),
  pg_catalog.format('GRANT USAGE, CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND n.nspname <> 'place'
  AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_class AS c WHERE c.relnamespace = n.oid AND c.relname = 'sqlanon_runs')
  AND NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE, CREATE')
ORDER BY missing;

SELECT 'a database that can be written to: transactions are read-only here' AS missing, NULL AS remedy
WHERE pg_catalog.current_setting('transaction_read_only') = 'on'
UNION ALL
SELECT pg_catalog.format('TEMPORARY on database %s', pg_catalog.current_database()),
  pg_catalog.format('GRANT TEMPORARY ON DATABASE %I TO %I', pg_catalog.current_database(), CURRENT_USER)
WHERE NOT pg_catalog.has_database_privilege(pg_catalog.current_database(), 'TEMPORARY')
UNION ALL
SELECT DISTINCT pg_catalog.format('USAGE on schema %s', n.nspname),
  pg_catalog.format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE') AND n.nspname IN ('place', 'place')
UNION ALL
SELECT DISTINCT pg_catalog.format('SELECT on %s.%s', n.nspname, c.relname),
  pg_catalog.format('GRANT SELECT ON TABLE %I.%I TO %I', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE NOT pg_catalog.has_table_privilege(c.oid, 'SELECT') AND c.relkind IN ('r', 'v', 'm', 'f', 'p') AND (n.nspname, c.relname) IN (('place', 'numbered'))
UNION ALL
SELECT pg_catalog.format('the schema %s of the target', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('CREATE on schema %s', n.nspname), pg_catalog.format('GRANT CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND NOT pg_catalog.has_schema_privilege(n.oid, 'CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the ledger of runs', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('INSERT')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('the schema %s of the ledger of runs', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE 'place'::text <> 'place'::text AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n
    WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('USAGE and CREATE on schema %s, for the ledger of runs', n.nspname),
  pg_catalog.format('GRANT USAGE, CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND n.nspname <> 'place'
  AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_class AS c WHERE c.relnamespace = n.oid AND c.relname = 'sqlanon_runs')
  AND NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE, CREATE')
ORDER BY missing;

SELECT 'a database that can be written to: transactions are read-only here' AS missing, NULL AS remedy
WHERE pg_catalog.current_setting('transaction_read_only') = 'on'
UNION ALL
SELECT pg_catalog.format('TEMPORARY on database %s', pg_catalog.current_database()),
  pg_catalog.format('GRANT TEMPORARY ON DATABASE %I TO %I', pg_catalog.current_database(), CURRENT_USER)
WHERE NOT pg_catalog.has_database_privilege(pg_catalog.current_database(), 'TEMPORARY')
UNION ALL
SELECT DISTINCT pg_catalog.format('USAGE on schema %s', n.nspname),
  pg_catalog.format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE') AND n.nspname IN ('place', 'place', 'place')
UNION ALL
SELECT DISTINCT pg_catalog.format('SELECT on %s.%s', n.nspname, c.relname),
  pg_catalog.format('GRANT SELECT ON TABLE %I.%I TO %I', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE NOT pg_catalog.has_table_privilege(c.oid, 'SELECT') AND c.relkind IN ('r', 'v', 'm', 'f', 'p') AND (n.nspname, c.relname) IN (('place', 'people'), ('place', 'costs'))
UNION ALL
SELECT pg_catalog.format('the schema %s of the target', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('CREATE on schema %s', n.nspname), pg_catalog.format('GRANT CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND NOT pg_catalog.has_schema_privilege(n.oid, 'CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the ledger of runs', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('INSERT')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('the schema %s of the ledger of runs', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE 'place'::text <> 'place'::text AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n
    WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('USAGE and CREATE on schema %s, for the ledger of runs', n.nspname),
  pg_catalog.format('GRANT USAGE, CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND n.nspname <> 'place'
  AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_class AS c WHERE c.relnamespace = n.oid AND c.relname = 'sqlanon_runs')
  AND NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE, CREATE')
ORDER BY missing;

SELECT 'a database that can be written to: transactions are read-only here' AS missing, NULL AS remedy
WHERE pg_catalog.current_setting('transaction_read_only') = 'on'
UNION ALL
SELECT pg_catalog.format('TEMPORARY on database %s', pg_catalog.current_database()),
  pg_catalog.format('GRANT TEMPORARY ON DATABASE %I TO %I', pg_catalog.current_database(), CURRENT_USER)
WHERE NOT pg_catalog.has_database_privilege(pg_catalog.current_database(), 'TEMPORARY')
UNION ALL
SELECT DISTINCT pg_catalog.format('USAGE on schema %s', n.nspname),
  pg_catalog.format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE') AND n.nspname IN ('place', 'place', 'place')
UNION ALL
SELECT DISTINCT pg_catalog.format('SELECT on %s.%s', n.nspname, c.relname),
  pg_catalog.format('GRANT SELECT ON TABLE %I.%I TO %I', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE NOT pg_catalog.has_table_privilege(c.oid, 'SELECT') AND c.relkind IN ('r', 'v', 'm', 'f', 'p') AND (n.nspname, c.relname) IN (('place', 'people'), ('place', 'visits'))
UNION ALL
SELECT pg_catalog.format('the schema %s of the target', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('CREATE on schema %s', n.nspname), pg_catalog.format('GRANT CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND NOT pg_catalog.has_schema_privilege(n.oid, 'CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the ledger of runs', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('INSERT')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('the schema %s of the ledger of runs', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE 'place'::text <> 'place'::text AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n
    WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('USAGE and CREATE on schema %s, for the ledger of runs', n.nspname),
  pg_catalog.format('GRANT USAGE, CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND n.nspname <> 'place'
  AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_class AS c WHERE c.relnamespace = n.oid AND c.relname = 'sqlanon_runs')
  AND NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE, CREATE')
ORDER BY missing;

SELECT 'a database that can be written to: transactions are read-only here' AS missing, NULL AS remedy
WHERE pg_catalog.current_setting('transaction_read_only') = 'on'
UNION ALL
SELECT pg_catalog.format('TEMPORARY on database %s', pg_catalog.current_database()),
  pg_catalog.format('GRANT TEMPORARY ON DATABASE %I TO %I', pg_catalog.current_database(), CURRENT_USER)
WHERE NOT pg_catalog.has_database_privilege(pg_catalog.current_database(), 'TEMPORARY')
UNION ALL
SELECT DISTINCT pg_catalog.format('USAGE on schema %s', n.nspname),
  pg_catalog.format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE') AND n.nspname IN ('place', 'place')
UNION ALL
SELECT DISTINCT pg_catalog.format('SELECT on %s.%s', n.nspname, c.relname),
  pg_catalog.format('GRANT SELECT ON TABLE %I.%I TO %I', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE NOT pg_catalog.has_table_privilege(c.oid, 'SELECT') AND c.relkind IN ('r', 'v', 'm', 'f', 'p') AND (n.nspname, c.relname) IN (('place', 'buys'))
UNION ALL
SELECT pg_catalog.format('the schema %s of the target', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('CREATE on schema %s', n.nspname), pg_catalog.format('GRANT CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND NOT pg_catalog.has_schema_privilege(n.oid, 'CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the ledger of runs', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('INSERT')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('the schema %s of the ledger of runs', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE 'place'::text <> 'place'::text AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n
    WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('USAGE and CREATE on schema %s, for the ledger of runs', n.nspname),
  pg_catalog.format('GRANT USAGE, CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND n.nspname <> 'place'
  AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_class AS c WHERE c.relnamespace = n.oid AND c.relname = 'sqlanon_runs')
  AND NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE, CREATE')
ORDER BY missing;

SELECT 'a database that can be written to: transactions are read-only here' AS missing, NULL AS remedy
WHERE pg_catalog.current_setting('transaction_read_only') = 'on'
UNION ALL
SELECT pg_catalog.format('TEMPORARY on database %s', pg_catalog.current_database()),
  pg_catalog.format('GRANT TEMPORARY ON DATABASE %I TO %I', pg_catalog.current_database(), CURRENT_USER)
WHERE NOT pg_catalog.has_database_privilege(pg_catalog.current_database(), 'TEMPORARY')
UNION ALL
SELECT DISTINCT pg_catalog.format('USAGE on schema %s', n.nspname),
  pg_catalog.format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE') AND n.nspname IN ('place', 'place', 'place')
UNION ALL
SELECT DISTINCT pg_catalog.format('SELECT on %s.%s', n.nspname, c.relname),
  pg_catalog.format('GRANT SELECT ON TABLE %I.%I TO %I', n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE NOT pg_catalog.has_table_privilege(c.oid, 'SELECT') AND c.relkind IN ('r', 'v', 'm', 'f', 'p') AND (n.nspname, c.relname) IN (('place', 'people'), ('place', 'everybody'))
UNION ALL
SELECT pg_catalog.format('the schema %s of the target', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('CREATE on schema %s', n.nspname), pg_catalog.format('GRANT CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND NOT pg_catalog.has_schema_privilege(n.oid, 'CREATE')
UNION ALL
SELECT pg_catalog.format('%s on %s.%s, the ledger of runs', r.privilege, n.nspname, c.relname),
  pg_catalog.format('GRANT %s ON TABLE %I.%I TO %I', r.privilege, n.nspname, c.relname, CURRENT_USER)
FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN (VALUES ('SELECT'), ('INSERT')) AS r (privilege)
WHERE n.nspname = 'place' AND c.relname = 'sqlanon_runs' AND NOT pg_catalog.has_table_privilege(c.oid, r.privilege)
UNION ALL
SELECT pg_catalog.format('the schema %s of the ledger of runs', 'place'::text),
  pg_catalog.format('CREATE SCHEMA %I AUTHORIZATION %I', 'place'::text, CURRENT_USER)
WHERE 'place'::text <> 'place'::text AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_namespace AS n
    WHERE n.nspname = 'place')
UNION ALL
SELECT pg_catalog.format('USAGE and CREATE on schema %s, for the ledger of runs', n.nspname),
  pg_catalog.format('GRANT USAGE, CREATE ON SCHEMA %I TO %I', n.nspname, CURRENT_USER)
FROM pg_catalog.pg_namespace AS n
WHERE n.nspname = 'place' AND n.nspname <> 'place'
  AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_class AS c WHERE c.relnamespace = n.oid AND c.relname = 'sqlanon_runs')
  AND NOT pg_catalog.has_schema_privilege(n.oid, 'USAGE, CREATE')
ORDER BY missing;
