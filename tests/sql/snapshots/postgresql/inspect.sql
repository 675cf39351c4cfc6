-- name: schemas
SELECT n.nspname
FROM pg_catalog.pg_class AS c
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE c.relname = 'released_points';

-- name: exists
SELECT CASE c.relkind WHEN 'r' THEN 'BASE TABLE' WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW'
  WHEN 'f' THEN 'FOREIGN TABLE' WHEN 'p' THEN 'PARTITIONED TABLE' WHEN 'S' THEN 'SEQUENCE' WHEN 'c' THEN 'TYPE' ELSE 'INDEX' END
FROM pg_catalog.pg_class AS c
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE c.relname = 'sqlanon_runs_attempts' AND n.nspname = 'place';

-- name: overlookers
SELECT 'the publication ' || p.pubname
FROM pg_catalog.pg_publication AS p
WHERE p.puballtables OR EXISTS (
  SELECT 1 FROM pg_catalog.pg_depend AS d
  JOIN pg_catalog.pg_class AS k ON k.oid = d.classid AND k.relname = 'pg_publication_namespace'
  JOIN pg_catalog.pg_namespace AS n ON n.oid = d.refobjid AND n.nspname = 'place'
  JOIN pg_catalog.pg_depend AS o ON o.classid = d.classid AND o.objid = d.objid AND o.refobjid = p.oid
  WHERE d.refclassid = 'pg_catalog.pg_namespace'::pg_catalog.regclass
    AND o.refclassid = 'pg_catalog.pg_publication'::pg_catalog.regclass)
ORDER BY 1;

-- name: rights
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

-- name: filtered
WITH RECURSIVE seen (oid, reader) AS (
  SELECT c.oid, (SELECT u.oid FROM pg_catalog.pg_roles AS u WHERE u.rolname = CURRENT_USER)
  FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE (n.nspname, c.relname) IN (('place', 'people'), ('place', 'visits'), ('place', 'costs'))
  UNION
  SELECT d.refobjid, CASE WHEN v.reloptions && ARRAY['security_invoker=true', 'security_invoker=on'] THEN s.reader ELSE v.relowner END
  FROM seen AS s
  JOIN pg_catalog.pg_class AS v ON v.oid = s.oid AND v.relkind = 'v'
  JOIN pg_catalog.pg_rewrite AS r ON r.ev_class = v.oid
  JOIN pg_catalog.pg_depend AS d ON d.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass AND d.objid = r.oid
    AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid <> v.oid
)
SELECT DISTINCT n.nspname || '.' || c.relname AS name
FROM seen AS s
JOIN pg_catalog.pg_class AS c ON c.oid = s.oid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS u ON u.oid = s.reader
WHERE c.relrowsecurity AND NOT u.rolsuper AND NOT u.rolbypassrls
  AND (c.relforcerowsecurity OR NOT pg_catalog.pg_has_role(s.reader, c.relowner, 'USAGE'))
ORDER BY name;

-- name: default_grantees
SELECT DISTINCT CASE WHEN g.grantee <> 0 THEN pg_catalog.pg_get_userbyid(g.grantee) END AS grantee
FROM pg_catalog.pg_default_acl AS d
CROSS JOIN LATERAL pg_catalog.aclexplode(d.defaclacl) AS g
LEFT JOIN pg_catalog.pg_namespace AS n ON n.oid = d.defaclnamespace
WHERE d.defaclobjtype = 'r' AND g.grantee <> d.defaclrole AND (n.nspname IS NULL OR n.nspname = 'place')
  AND pg_catalog.pg_get_userbyid(d.defaclrole) = CURRENT_USER
ORDER BY grantee;

-- name: dependents
SELECT pg_catalog.pg_describe_object(p.classid, p.objid, p.objsubid), a.attname::text, i.relname::text
FROM pg_catalog.pg_depend AS p
JOIN pg_catalog.pg_attribute AS a ON a.attrelid = p.refobjid AND a.attnum = p.refobjsubid
LEFT JOIN pg_catalog.pg_index AS x ON p.classid = 'pg_catalog.pg_class'::pg_catalog.regclass AND x.indexrelid = p.objid
  AND x.indnatts = 1 AND x.indexprs IS NULL AND x.indpred IS NULL AND NOT x.indisreplident
LEFT JOIN pg_catalog.pg_class AS i ON i.oid = x.indexrelid
WHERE p.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND p.refobjsubid > 0
  AND p.refobjid = '"place"."named"'::pg_catalog.regclass
  AND NOT EXISTS (
    SELECT 1 FROM pg_catalog.pg_attrdef AS d
    WHERE p.classid = 'pg_catalog.pg_attrdef'::pg_catalog.regclass AND d.oid = p.objid AND d.adnum = a.attnum)
UNION
SELECT pg_catalog.pg_describe_object(p.classid, p.objid, p.objsubid), NULL, NULL
FROM pg_catalog.pg_class AS c
JOIN pg_catalog.pg_depend AS p ON p.refclassid = 'pg_catalog.pg_type'::pg_catalog.regclass AND p.refobjid = c.reltype
WHERE c.oid = '"place"."named"'::pg_catalog.regclass AND p.deptype = 'n'
ORDER BY 1, 2;

-- name: attached
WITH RECURSIVE t AS (
  SELECT c.*, c.oid = '"place"."wards"'::pg_catalog.regclass AS whole
  FROM pg_catalog.pg_class AS c
  WHERE c.oid = '"place"."wards"'::pg_catalog.regclass
    OR c.oid IN (SELECT p.relid FROM pg_catalog.pg_partition_tree('"place"."wards"'::pg_catalog.regclass) AS p)
),
above AS (
  SELECT t.oid FROM t
  UNION
  SELECT r.ev_class
  FROM above AS b
  JOIN pg_catalog.pg_depend AS p ON p.refobjid = b.oid AND p.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass
    AND p.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass
  JOIN pg_catalog.pg_rewrite AS r ON r.oid = p.objid
)
SELECT CASE WHEN k.contype IN ('p', 'u') AND NOT t.whole THEN 'unique expression' ELSE
    CASE k.contype WHEN 'p' THEN 'primary key' WHEN 'u' THEN 'unique' WHEN 'c' THEN 'check'
    WHEN 'f' THEN 'foreign key' WHEN 'x' THEN 'exclusion' ELSE 'constraint' END END,
  k.conname::text, a.attname::text
FROM pg_catalog.pg_constraint AS k
JOIN t ON k.conrelid = t.oid
LEFT JOIN pg_catalog.pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = ANY (k.conkey)
WHERE k.contype IN ('p', 'u', 'c', 'f', 'x') AND (t.whole OR k.conparentid = 0)
UNION ALL
SELECT CASE WHEN x.indexprs IS NULL AND x.indpred IS NULL AND t.whole THEN 'unique' ELSE 'unique expression' END,
  i.relname::text, a.attname::text
FROM pg_catalog.pg_index AS x
JOIN t ON x.indrelid = t.oid
JOIN pg_catalog.pg_class AS i ON i.oid = x.indexrelid
JOIN pg_catalog.pg_depend AS p ON p.objid = i.oid AND p.classid = 'pg_catalog.pg_class'::pg_catalog.regclass
  AND p.refobjid = t.oid AND p.refobjsubid > 0
JOIN pg_catalog.pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = p.refobjsubid
WHERE x.indisunique AND (t.whole OR NOT i.relispartition)
  AND (x.indexprs IS NOT NULL OR x.indpred IS NOT NULL OR a.attnum = ANY ((x.indkey::int2[])[0:x.indnkeyatts - 1]))
  AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_constraint AS k WHERE k.conindid = i.oid AND k.conrelid = t.oid)
UNION ALL
SELECT 'index', i.relname::text, a.attname::text
FROM pg_catalog.pg_index AS x
JOIN t ON x.indrelid = t.oid
JOIN pg_catalog.pg_class AS i ON i.oid = x.indexrelid
JOIN pg_catalog.pg_depend AS p ON p.objid = i.oid AND p.classid = 'pg_catalog.pg_class'::pg_catalog.regclass
  AND p.refobjid = t.oid AND p.refobjsubid > 0
JOIN pg_catalog.pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = p.refobjsubid
WHERE NOT x.indisunique AND (t.whole OR NOT i.relispartition)
UNION ALL
SELECT 'generated column', g.attname::text, a.attname::text
FROM pg_catalog.pg_attrdef AS f
JOIN t ON f.adrelid = t.oid
JOIN pg_catalog.pg_attribute AS g ON g.attrelid = t.oid AND g.attnum = f.adnum AND g.attgenerated <> ''
JOIN pg_catalog.pg_depend AS p ON p.objid = f.oid AND p.classid = 'pg_catalog.pg_attrdef'::pg_catalog.regclass
  AND p.refobjid = t.oid AND p.refobjsubid > 0
JOIN pg_catalog.pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = p.refobjsubid
UNION ALL
SELECT 'generated column', g.attname::text, g.attname::text
FROM pg_catalog.pg_attribute AS g JOIN t ON g.attrelid = t.oid
WHERE g.attgenerated <> '' AND g.attnum > 0 AND NOT g.attisdropped
UNION ALL
SELECT 'foreign key of another table', o.relname::text, a.attname::text
FROM pg_catalog.pg_constraint AS k
JOIN t ON k.confrelid = t.oid
JOIN pg_catalog.pg_class AS o ON o.oid = k.conrelid
JOIN pg_catalog.pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = ANY (k.confkey)
WHERE k.contype = 'f' AND (t.whole OR k.conparentid = 0)
UNION ALL
SELECT 'trigger', g.tgname::text, NULL FROM pg_catalog.pg_trigger AS g JOIN t ON g.tgrelid = t.oid
WHERE NOT g.tgisinternal AND g.tgenabled <> 'D'
UNION ALL
SELECT 'rule', r.rulename::text, NULL FROM pg_catalog.pg_rewrite AS r JOIN t ON r.ev_class = t.oid
UNION ALL
SELECT 'materialized view', v.relname::text, NULL
FROM above JOIN pg_catalog.pg_class AS v ON v.oid = above.oid WHERE v.relkind = 'm'
UNION ALL
SELECT 'view', v.relname::text, NULL
FROM above JOIN pg_catalog.pg_class AS v ON v.oid = above.oid WHERE v.relkind = 'v'
UNION ALL
SELECT CASE WHEN t.relispartition THEN 'partition of' ELSE 'inheritance' END, COALESCE(h.inhparent, t.oid)::pg_catalog.regclass::text, NULL
FROM t JOIN pg_catalog.pg_inherits AS h ON h.inhrelid = t.oid OR h.inhparent = t.oid AND t.relkind <> 'p'
WHERE t.whole
UNION ALL
SELECT 'foreign table', t.relname::text, NULL FROM t WHERE t.relkind = 'f'
UNION ALL
SELECT 'partitioning', t.relname::text, a.attname::text
FROM t
JOIN pg_catalog.pg_partitioned_table AS p ON p.partrelid = t.oid
LEFT JOIN pg_catalog.pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = ANY (p.partattrs::int2[])
UNION ALL
SELECT 'row-level security', t.relname::text, NULL FROM t WHERE t.whole AND pg_catalog.row_security_active(t.oid)
ORDER BY 1, 2, 3;

-- name: carries
WITH t AS (
  SELECT c.* FROM pg_catalog.pg_class AS c
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE n.nspname = 'place' AND c.relname = 'released_points'
)
SELECT 'constraint', k.conname::text FROM pg_catalog.pg_constraint AS k JOIN t ON k.conrelid = t.oid
WHERE k.contype NOT IN ('n', 't')
UNION ALL
SELECT 'foreign key of another table', k.conname FROM pg_catalog.pg_constraint AS k
JOIN t ON k.confrelid = t.oid AND k.conrelid <> t.oid
UNION ALL
SELECT 'index', i.relname FROM pg_catalog.pg_index AS x JOIN t ON x.indrelid = t.oid
JOIN pg_catalog.pg_class AS i ON i.oid = x.indexrelid
WHERE NOT EXISTS (SELECT 1 FROM pg_catalog.pg_constraint AS k WHERE k.conindid = x.indexrelid AND k.conrelid = t.oid)
UNION ALL
SELECT 'trigger', g.tgname FROM pg_catalog.pg_trigger AS g JOIN t ON g.tgrelid = t.oid
WHERE NOT g.tgisinternal
UNION ALL
SELECT DISTINCT CASE WHEN v.oid = t.oid THEN 'rule' WHEN v.relkind = 'm' THEN 'materialized view'
    WHEN v.relkind = 'v' THEN 'view' ELSE 'rule of another table' END,
  CASE WHEN v.oid = t.oid THEN r.rulename ELSE v.relname END
FROM pg_catalog.pg_depend AS p JOIN t ON p.refobjid = t.oid
JOIN pg_catalog.pg_rewrite AS r ON r.oid = p.objid
JOIN pg_catalog.pg_class AS v ON v.oid = r.ev_class
WHERE p.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass AND (v.oid <> t.oid OR r.rulename <> '_RETURN')
UNION ALL
SELECT 'grant', g.privilege_type || ' to ' || CASE WHEN g.grantee = 0 THEN 'PUBLIC' ELSE pg_catalog.pg_get_userbyid(g.grantee) END
FROM t CROSS JOIN LATERAL pg_catalog.aclexplode(t.relacl) AS g WHERE g.grantee <> t.relowner
UNION ALL
SELECT 'right that the owner lacks', d.privilege_type
FROM t CROSS JOIN LATERAL pg_catalog.aclexplode(pg_catalog.acldefault('r', t.relowner)) AS d
WHERE t.relacl IS NOT NULL AND d.grantee = t.relowner AND d.privilege_type NOT IN (
  SELECT g.privilege_type FROM pg_catalog.aclexplode(t.relacl) AS g WHERE g.grantee = t.relowner)
UNION ALL
SELECT 'grant',
  g.privilege_type || ' (' || a.attname || ') to ' || CASE WHEN g.grantee = 0 THEN 'PUBLIC' ELSE pg_catalog.pg_get_userbyid(g.grantee) END
FROM t JOIN pg_catalog.pg_attribute AS a ON a.attrelid = t.oid CROSS JOIN LATERAL pg_catalog.aclexplode(a.attacl) AS g
UNION ALL
SELECT 'row-level security', 'table' FROM t WHERE t.relrowsecurity
UNION ALL
SELECT 'row-level security', 'owner' FROM t WHERE t.relforcerowsecurity
UNION ALL
SELECT 'policy', p.polname FROM pg_catalog.pg_policy AS p JOIN t ON p.polrelid = t.oid
UNION ALL
SELECT 'identity column', a.attname FROM pg_catalog.pg_attribute AS a JOIN t ON a.attrelid = t.oid
WHERE a.attidentity <> ''
UNION ALL
SELECT 'default or generated column', a.attname
FROM pg_catalog.pg_attrdef AS f JOIN t ON f.adrelid = t.oid
JOIN pg_catalog.pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = f.adnum
UNION ALL
SELECT 'comment', COALESCE(a.attname, 'table')
FROM pg_catalog.pg_description AS n JOIN t ON n.objoid = t.oid
LEFT JOIN pg_catalog.pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = n.objsubid AND n.objsubid > 0
WHERE n.classoid = 'pg_catalog.pg_class'::pg_catalog.regclass
  AND n.description NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 'comment', 'index ' || i.relname
FROM pg_catalog.pg_index AS x JOIN t ON x.indrelid = t.oid
JOIN pg_catalog.pg_class AS i ON i.oid = x.indexrelid
JOIN pg_catalog.pg_description AS n ON n.objoid = i.oid AND n.classoid = 'pg_catalog.pg_class'::pg_catalog.regclass
UNION ALL
SELECT 'comment', 'policy ' || p.polname
FROM pg_catalog.pg_policy AS p JOIN t ON p.polrelid = t.oid
JOIN pg_catalog.pg_description AS n ON n.objoid = p.oid AND n.classoid = 'pg_catalog.pg_policy'::pg_catalog.regclass
UNION ALL
SELECT 'security label', s.provider FROM pg_catalog.pg_seclabel AS s JOIN t ON s.objoid = t.oid
WHERE s.classoid = 'pg_catalog.pg_class'::pg_catalog.regclass
UNION ALL
SELECT 'collation, storage or statistics setting of a column', a.attname
FROM pg_catalog.pg_attribute AS a JOIN t ON a.attrelid = t.oid
JOIN pg_catalog.pg_type AS y ON y.oid = a.atttypid
WHERE a.attnum > 0 AND NOT a.attisdropped AND t.relkind <> 'v' AND (
  a.attcollation <> y.typcollation OR EXISTS (SELECT 1 FROM UNNEST(a.attoptions) AS o WHERE o LIKE 'n_distinct%') OR a.attstattarget <> -1
  OR a.attstorage <> y.typstorage)
UNION ALL
SELECT 'sequence', s.relname
FROM pg_catalog.pg_depend AS p JOIN t ON p.refobjid = t.oid AND p.deptype = 'a'
JOIN pg_catalog.pg_class AS s ON s.oid = p.objid AND s.relkind = 'S'
UNION ALL
SELECT 'type of the table', 'table' FROM t WHERE t.reloftype <> 0
UNION ALL
SELECT 'inheritance or partitioning', 'table' FROM t
WHERE t.relispartition OR t.relkind = 'p'
  OR EXISTS (SELECT 1 FROM pg_catalog.pg_inherits AS h WHERE h.inhrelid = t.oid OR h.inhparent = t.oid)
UNION ALL
SELECT CASE WHEN r.oid IS NULL THEN 'publication of its schema' ELSE 'publication' END, b.pubname
FROM pg_catalog.pg_publication_tables AS v
JOIN t ON v.tablename = t.relname
JOIN pg_catalog.pg_namespace AS n ON n.oid = t.relnamespace AND n.nspname = v.schemaname
JOIN pg_catalog.pg_publication AS b ON b.pubname = v.pubname
LEFT JOIN pg_catalog.pg_publication_rel AS r ON r.prpubid = b.oid AND r.prrelid = t.oid
UNION ALL
SELECT 'extended statistics', s.stxname FROM pg_catalog.pg_statistic_ext AS s JOIN t ON s.stxrelid = t.oid
UNION ALL
SELECT 'storage option', 'table' FROM t
WHERE t.reloptions IS NOT NULL AND (t.relkind <> 'v' OR t.reloptions <> '{security_barrier=true}')
  OR t.relreplident NOT IN ('d', 'n') OR t.relpersistence <> 'p' OR t.reltablespace <> 0
UNION ALL
SELECT 'owner other than the user', pg_catalog.pg_get_userbyid(t.relowner) FROM t
WHERE pg_catalog.pg_get_userbyid(t.relowner) <> CURRENT_USER
ORDER BY 1, 2;

-- name: stays
SELECT c.kind, c.name, a.attname::text
FROM (
WITH t AS (
  SELECT c.* FROM pg_catalog.pg_class AS c
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE n.nspname = 'place' AND c.relname = 'wards'
)
SELECT 'constraint', k.conname::text FROM pg_catalog.pg_constraint AS k JOIN t ON k.conrelid = t.oid
WHERE k.contype NOT IN ('n', 't')
UNION ALL
SELECT 'foreign key of another table', k.conname FROM pg_catalog.pg_constraint AS k
JOIN t ON k.confrelid = t.oid AND k.conrelid <> t.oid
UNION ALL
SELECT 'index', i.relname FROM pg_catalog.pg_index AS x JOIN t ON x.indrelid = t.oid
JOIN pg_catalog.pg_class AS i ON i.oid = x.indexrelid
WHERE NOT EXISTS (SELECT 1 FROM pg_catalog.pg_constraint AS k WHERE k.conindid = x.indexrelid AND k.conrelid = t.oid)
UNION ALL
SELECT 'trigger', g.tgname FROM pg_catalog.pg_trigger AS g JOIN t ON g.tgrelid = t.oid
WHERE NOT g.tgisinternal
UNION ALL
SELECT DISTINCT CASE WHEN v.oid = t.oid THEN 'rule' WHEN v.relkind = 'm' THEN 'materialized view'
    WHEN v.relkind = 'v' THEN 'view' ELSE 'rule of another table' END,
  CASE WHEN v.oid = t.oid THEN r.rulename ELSE v.relname END
FROM pg_catalog.pg_depend AS p JOIN t ON p.refobjid = t.oid
JOIN pg_catalog.pg_rewrite AS r ON r.oid = p.objid
JOIN pg_catalog.pg_class AS v ON v.oid = r.ev_class
WHERE p.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass AND (v.oid <> t.oid OR r.rulename <> '_RETURN')
UNION ALL
SELECT 'grant', g.privilege_type || ' to ' || CASE WHEN g.grantee = 0 THEN 'PUBLIC' ELSE pg_catalog.pg_get_userbyid(g.grantee) END
FROM t CROSS JOIN LATERAL pg_catalog.aclexplode(t.relacl) AS g WHERE g.grantee <> t.relowner
UNION ALL
SELECT 'right that the owner lacks', d.privilege_type
FROM t CROSS JOIN LATERAL pg_catalog.aclexplode(pg_catalog.acldefault('r', t.relowner)) AS d
WHERE t.relacl IS NOT NULL AND d.grantee = t.relowner AND d.privilege_type NOT IN (
  SELECT g.privilege_type FROM pg_catalog.aclexplode(t.relacl) AS g WHERE g.grantee = t.relowner)
UNION ALL
SELECT 'grant',
  g.privilege_type || ' (' || a.attname || ') to ' || CASE WHEN g.grantee = 0 THEN 'PUBLIC' ELSE pg_catalog.pg_get_userbyid(g.grantee) END
FROM t JOIN pg_catalog.pg_attribute AS a ON a.attrelid = t.oid CROSS JOIN LATERAL pg_catalog.aclexplode(a.attacl) AS g
UNION ALL
SELECT 'row-level security', 'table' FROM t WHERE t.relrowsecurity
UNION ALL
SELECT 'row-level security', 'owner' FROM t WHERE t.relforcerowsecurity
UNION ALL
SELECT 'policy', p.polname FROM pg_catalog.pg_policy AS p JOIN t ON p.polrelid = t.oid
UNION ALL
SELECT 'identity column', a.attname FROM pg_catalog.pg_attribute AS a JOIN t ON a.attrelid = t.oid
WHERE a.attidentity <> ''
UNION ALL
SELECT 'default or generated column', a.attname
FROM pg_catalog.pg_attrdef AS f JOIN t ON f.adrelid = t.oid
JOIN pg_catalog.pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = f.adnum
UNION ALL
SELECT 'comment', COALESCE(a.attname, 'table')
FROM pg_catalog.pg_description AS n JOIN t ON n.objoid = t.oid
LEFT JOIN pg_catalog.pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = n.objsubid AND n.objsubid > 0
WHERE n.classoid = 'pg_catalog.pg_class'::pg_catalog.regclass
  AND n.description NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 'comment', 'index ' || i.relname
FROM pg_catalog.pg_index AS x JOIN t ON x.indrelid = t.oid
JOIN pg_catalog.pg_class AS i ON i.oid = x.indexrelid
JOIN pg_catalog.pg_description AS n ON n.objoid = i.oid AND n.classoid = 'pg_catalog.pg_class'::pg_catalog.regclass
UNION ALL
SELECT 'comment', 'policy ' || p.polname
FROM pg_catalog.pg_policy AS p JOIN t ON p.polrelid = t.oid
JOIN pg_catalog.pg_description AS n ON n.objoid = p.oid AND n.classoid = 'pg_catalog.pg_policy'::pg_catalog.regclass
UNION ALL
SELECT 'security label', s.provider FROM pg_catalog.pg_seclabel AS s JOIN t ON s.objoid = t.oid
WHERE s.classoid = 'pg_catalog.pg_class'::pg_catalog.regclass
UNION ALL
SELECT 'collation, storage or statistics setting of a column', a.attname
FROM pg_catalog.pg_attribute AS a JOIN t ON a.attrelid = t.oid
JOIN pg_catalog.pg_type AS y ON y.oid = a.atttypid
WHERE a.attnum > 0 AND NOT a.attisdropped AND t.relkind <> 'v' AND (
  a.attcollation <> y.typcollation OR EXISTS (SELECT 1 FROM UNNEST(a.attoptions) AS o WHERE o LIKE 'n_distinct%') OR a.attstattarget <> -1
  OR a.attstorage <> y.typstorage)
UNION ALL
SELECT 'sequence', s.relname
FROM pg_catalog.pg_depend AS p JOIN t ON p.refobjid = t.oid AND p.deptype = 'a'
JOIN pg_catalog.pg_class AS s ON s.oid = p.objid AND s.relkind = 'S'
UNION ALL
SELECT 'type of the table', 'table' FROM t WHERE t.reloftype <> 0
UNION ALL
SELECT 'inheritance or partitioning', 'table' FROM t
WHERE t.relispartition OR t.relkind = 'p'
  OR EXISTS (SELECT 1 FROM pg_catalog.pg_inherits AS h WHERE h.inhrelid = t.oid OR h.inhparent = t.oid)
UNION ALL
SELECT CASE WHEN r.oid IS NULL THEN 'publication of its schema' ELSE 'publication' END, b.pubname
FROM pg_catalog.pg_publication_tables AS v
JOIN t ON v.tablename = t.relname
JOIN pg_catalog.pg_namespace AS n ON n.oid = t.relnamespace AND n.nspname = v.schemaname
JOIN pg_catalog.pg_publication AS b ON b.pubname = v.pubname
LEFT JOIN pg_catalog.pg_publication_rel AS r ON r.prpubid = b.oid AND r.prrelid = t.oid
UNION ALL
SELECT 'extended statistics', s.stxname FROM pg_catalog.pg_statistic_ext AS s JOIN t ON s.stxrelid = t.oid
UNION ALL
SELECT 'storage option', 'table' FROM t
WHERE t.reloptions IS NOT NULL AND (t.relkind <> 'v' OR t.reloptions <> '{security_barrier=true}')
  OR t.relreplident NOT IN ('d', 'n') OR t.relpersistence <> 'p' OR t.reltablespace <> 0
UNION ALL
SELECT 'owner other than the user', pg_catalog.pg_get_userbyid(t.relowner) FROM t
WHERE pg_catalog.pg_get_userbyid(t.relowner) <> CURRENT_USER
ORDER BY 1, 2
) AS c (kind, name)
LEFT JOIN pg_catalog.pg_attribute AS a ON a.attrelid = '"place"."wards"'::pg_catalog.regclass AND a.attnum > 0
  AND (c.kind IN ('comment', 'identity column') AND a.attname = c.name
    OR c.kind = 'grant' AND STRPOS(c.name, ' (' || a.attname || ') to ') > 0)
WHERE c.kind NOT IN ('constraint', 'foreign key of another table', 'index', 'trigger', 'rule', 'view', 'materialized view', 'policy',
  'default or generated column', 'inheritance or partitioning', 'owner other than the user')
UNION ALL
SELECT 'owner', pg_catalog.pg_get_userbyid(c.relowner)::text, NULL
FROM pg_catalog.pg_class AS c WHERE c.oid = '"place"."wards"'::pg_catalog.regclass
UNION ALL
SELECT 'default', a.attname::text, a.attname::text
FROM pg_catalog.pg_attribute AS a
WHERE a.attrelid = '"place"."wards"'::pg_catalog.regclass AND a.atthasdef AND a.attgenerated = '' AND a.attnum > 0
UNION ALL
SELECT 'policy', p.polname::text, a.attname::text
FROM pg_catalog.pg_policy AS p
LEFT JOIN pg_catalog.pg_depend AS u ON u.classid = 'pg_catalog.pg_policy'::pg_catalog.regclass AND u.objid = p.oid
  AND u.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND u.refobjid = p.polrelid AND u.refobjsubid > 0
LEFT JOIN pg_catalog.pg_attribute AS a ON a.attrelid = p.polrelid AND a.attnum = u.refobjsubid
WHERE p.polrelid = '"place"."wards"'::pg_catalog.regclass
UNION ALL
SELECT 'trigger that is off', g.tgname::text, NULL
FROM pg_catalog.pg_trigger AS g
WHERE g.tgrelid = '"place"."wards"'::pg_catalog.regclass AND NOT g.tgisinternal AND g.tgenabled = 'D'
UNION ALL
SELECT 'partition', p.relid::pg_catalog.regclass::text, NULL
FROM pg_catalog.pg_partition_tree('"place"."wards"'::pg_catalog.regclass) AS p
WHERE p.relid <> '"place"."wards"'::pg_catalog.regclass
ORDER BY 1, 2, 3;

-- name: temporary
SELECT COUNT(*)
FROM pg_catalog.pg_class AS c
WHERE c.oid = '"place"."measured_points"'::pg_catalog.regclass AND c.relpersistence = 't';

-- name: columns
WITH RECURSIVE bare AS (
  SELECT a.attnum, a.atttypid AS type, a.atttypmod AS modifier, t.typtype, t.typbasetype, t.typtypmod
  FROM pg_catalog.pg_attribute AS a
  JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  JOIN pg_catalog.pg_type AS t ON t.oid = a.atttypid
  WHERE n.nspname = 'place' AND c.relname = 'measured_points' AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL
  SELECT b.attnum, b.typbasetype, b.typtypmod, t.typtype, t.typbasetype, t.typtypmod
  FROM bare AS b
  JOIN pg_catalog.pg_type AS t ON t.oid = b.typbasetype
  WHERE b.typtype = 'd'
)
SELECT
  a.attname,
  pg_catalog.format_type(a.atttypid, a.atttypmod),
  CASE WHEN a.attnotnull THEN 'NO' ELSE 'YES' END,
  CASE
    WHEN t.typnamespace = 'pg_catalog'::pg_catalog.regnamespace OR t.typcategory = 'A'
    THEN pg_catalog.format_type(b.type, b.modifier)
    ELSE '.' || t.typname
  END,
  t.typtype,
  (SELECT CAST(pg_catalog.json_agg(e.enumlabel ORDER BY e.enumsortorder) AS pg_catalog.text)
    FROM pg_catalog.pg_enum AS e WHERE e.enumtypid = b.type)
FROM bare AS b
JOIN pg_catalog.pg_type AS t ON t.oid = b.type
JOIN pg_catalog.pg_attribute AS a ON a.attnum = b.attnum
JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE b.typtype <> 'd' AND n.nspname = 'place' AND c.relname = 'measured_points'
ORDER BY a.attnum;

-- name: exchanged
WITH RECURSIVE s AS (
  SELECT c.*, '"place"."people"'::text AS made, pg_catalog.format('%I.%I', n.nspname, c.relname) AS spelled, n.nspname
  FROM pg_catalog.pg_class AS c
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE n.nspname = 'place' AND c.relname = 'people'
),
above (oid, depth) AS (
  SELECT s.oid, 0 FROM s
  UNION
  SELECT r.ev_class, b.depth + 1
  FROM above AS b
  JOIN pg_catalog.pg_depend AS p ON p.refobjid = b.oid AND p.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass
    AND p.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass
  JOIN pg_catalog.pg_rewrite AS r ON r.oid = p.objid AND r.rulename = '_RETURN' AND r.ev_class <> b.oid
),
views AS (
  SELECT c.oid, MAX(b.depth) * 1000 AS base, pg_catalog.format('%I.%I', n.nspname, c.relname) AS made
  FROM above AS b
  JOIN pg_catalog.pg_class AS c ON c.oid = b.oid AND b.depth > 0
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  GROUP BY c.oid, n.nspname, c.relname
),
t AS (
  SELECT c.*, s.made, 0 AS base, ''::text AS tell FROM s JOIN pg_catalog.pg_class AS c ON c.oid = s.oid
  UNION ALL
  SELECT c.*, v.made, v.base, 'view ' || c.relname || ': ' FROM views AS v JOIN pg_catalog.pg_class AS c ON c.oid = v.oid
),
own_columns AS (
  SELECT a.* FROM pg_catalog.pg_attribute AS a JOIN s ON a.attrelid = s.oid WHERE a.attnum > 0 AND NOT a.attisdropped
),
about AS (
  SELECT p.classid, p.objid, a.attname
  FROM pg_catalog.pg_depend AS p JOIN own_columns AS a ON a.attnum = p.refobjsubid AND a.attrelid = p.refobjid
  WHERE p.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass
),
sequences AS (
  SELECT q.oid, q.relname, q.relacl, q.relowner, q.relnamespace, p.deptype, a.attname, a.attidentity, a.atttypid, l.*,
    pg_catalog.format('%I.%I', n.nspname, q.relname) AS spelled,
    'next_1'::text || pg_catalog.row_number() OVER (ORDER BY q.oid) AS aside,
    pg_catalog.format('%I', n.nspname) AS home
  FROM pg_catalog.pg_depend AS p
  JOIN own_columns AS a ON a.attnum = p.refobjsubid AND a.attrelid = p.refobjid
  JOIN pg_catalog.pg_class AS q ON q.oid = p.objid AND q.relkind = 'S'
  JOIN pg_catalog.pg_sequence AS l ON l.seqrelid = q.oid
  JOIN pg_catalog.pg_namespace AS n ON n.oid = q.relnamespace
  WHERE p.classid = 'pg_catalog.pg_class'::pg_catalog.regclass AND p.deptype IN ('a', 'i')
),
gone (oid) AS (
  SELECT t.oid FROM t
  UNION ALL
  SELECT q.oid FROM sequences AS q WHERE q.deptype = 'i'
)
SELECT * FROM (
-- its columns, as they are made
SELECT 'column' AS step, 0 AS place, 'default or generated column' AS kind, g.attname::text AS name, a.attname::text AS needed,
  'values' AS held, pg_catalog.format('GENERATED ALWAYS AS (%s) STORED', pg_catalog.pg_get_expr(f.adbin, f.adrelid)) AS statement,
  NULL::text AS why
FROM pg_catalog.pg_attrdef AS f
JOIN own_columns AS g ON g.attrelid = f.adrelid AND g.attnum = f.adnum AND g.attgenerated = 's'
JOIN about AS a ON a.classid = 'pg_catalog.pg_attrdef'::pg_catalog.regclass AND a.objid = f.oid
UNION ALL
SELECT 'column', 0, 'default or generated column', g.attname, g.attname, 'values',
  pg_catalog.format('GENERATED ALWAYS AS (%s) STORED', pg_catalog.pg_get_expr(f.adbin, f.adrelid)), NULL
FROM pg_catalog.pg_attrdef AS f
JOIN own_columns AS g ON g.attrelid = f.adrelid AND g.attnum = f.adnum AND g.attgenerated = 's'
-- what leaves the old table
UNION ALL
SELECT 'before', 100000 - t.base, CASE t.relkind WHEN 'm' THEN 'materialized view' ELSE 'view' END, t.relname, NULL, NULL,
  pg_catalog.format('DROP %s %s', CASE t.relkind WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'VIEW' END, t.made), NULL
FROM t WHERE t.base > 0
UNION ALL
SELECT 'before', 200000, 'foreign key of another table', k.conname, a.attname, 'values',
  pg_catalog.format('ALTER TABLE %I.%I DROP CONSTRAINT %I', n.nspname, o.relname, k.conname),
  CASE WHEN NOT pg_catalog.pg_has_role(o.relowner, 'USAGE') THEN 'its table belongs to another role' END
FROM pg_catalog.pg_constraint AS k
JOIN s ON k.confrelid = s.oid AND k.conrelid <> s.oid AND k.conparentid = 0
JOIN pg_catalog.pg_class AS o ON o.oid = k.conrelid
JOIN pg_catalog.pg_namespace AS n ON n.oid = o.relnamespace
JOIN own_columns AS a ON a.attnum = ANY (k.confkey)
UNION ALL
SELECT 'before', 300000, 'sequence', q.relname, q.attname, 'type', pg_catalog.format('ALTER SEQUENCE %s OWNED BY NONE', q.spelled), NULL
FROM sequences AS q WHERE q.deptype = 'a'
UNION ALL
SELECT 'before', 300000, 'identity column', q.attname, q.attname, 'values',
  pg_catalog.format('ALTER SEQUENCE %s RENAME TO %s', q.spelled, q.aside),
  CASE WHEN q.seqtypid <> q.atttypid THEN 'its sequence has a type of its own' END
FROM sequences AS q WHERE q.deptype = 'i'
UNION ALL
SELECT 'before', 300001, 'identity column', q.attname, q.attname, 'values', pg_catalog.format(
  'ALTER TABLE %s ALTER COLUMN %I ADD GENERATED %s AS IDENTITY (SEQUENCE NAME %s START WITH %s INCREMENT BY %s MINVALUE %s MAXVALUE %s '
    || 'CACHE %s %s)', '"place"."target_1"', q.attname, CASE q.attidentity WHEN 'a' THEN 'ALWAYS' ELSE 'BY DEFAULT' END, q.spelled, q.seqstart,
  q.seqincrement, q.seqmin, q.seqmax, q.seqcache, CASE WHEN q.seqcycle THEN 'CYCLE' ELSE 'NO CYCLE' END), NULL
FROM sequences AS q WHERE q.deptype = 'i'
UNION ALL
SELECT 'before', 300002, 'identity column', q.attname, q.attname, 'values', pg_catalog.format(
  'SELECT pg_catalog.setval(%L::pg_catalog.regclass, l.last_value, l.is_called) FROM %s.%s AS l', q.spelled, q.home, q.aside), NULL
FROM sequences AS q WHERE q.deptype = 'i'
-- what comes to the new one, which has the name by then
UNION ALL
SELECT 'after', k.place, k.kind, k.name, k.needed, k.held, k.statement, NULL FROM (
SELECT t.base + 10 AS place, 'grant' AS kind,
  t.tell || g.privilege_type || ' to ' || CASE WHEN g.grantee = 0 THEN 'PUBLIC' ELSE pg_catalog.pg_get_userbyid(g.grantee) END AS name,
  NULL::text AS needed, NULL::text AS held,
  pg_catalog.format('GRANT %s ON TABLE %s TO %s%s', g.privilege_type, t.made,
    CASE WHEN g.grantee = 0 THEN 'PUBLIC' ELSE pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(g.grantee)) END,
    CASE WHEN g.is_grantable THEN ' WITH GRANT OPTION' ELSE '' END) AS statement
FROM t CROSS JOIN LATERAL pg_catalog.aclexplode(t.relacl) AS g WHERE g.grantee <> t.relowner
UNION ALL
SELECT t.base + 10, 'grant',
  t.tell || g.privilege_type || ' (' || a.attname || ') to '
    || CASE WHEN g.grantee = 0 THEN 'PUBLIC' ELSE pg_catalog.pg_get_userbyid(g.grantee) END,
  CASE WHEN t.base = 0 THEN a.attname END, NULL,
  pg_catalog.format('GRANT %s (%I) ON TABLE %s TO %s%s', g.privilege_type, a.attname, t.made,
    CASE WHEN g.grantee = 0 THEN 'PUBLIC' ELSE pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(g.grantee)) END,
    CASE WHEN g.is_grantable THEN ' WITH GRANT OPTION' ELSE '' END)
FROM t JOIN pg_catalog.pg_attribute AS a ON a.attrelid = t.oid CROSS JOIN LATERAL pg_catalog.aclexplode(a.attacl) AS g
UNION ALL
SELECT t.base + 20, 'right that the owner lacks', t.tell || d.privilege_type, NULL, NULL,
  pg_catalog.format('REVOKE %s ON TABLE %s FROM %I', d.privilege_type, t.made, pg_catalog.pg_get_userbyid(t.relowner))
FROM t CROSS JOIN LATERAL pg_catalog.aclexplode(pg_catalog.acldefault('r', t.relowner)) AS d
WHERE t.relacl IS NOT NULL AND d.grantee = t.relowner AND d.privilege_type NOT IN (
  SELECT g.privilege_type FROM pg_catalog.aclexplode(t.relacl) AS g WHERE g.grantee = t.relowner)
UNION ALL
SELECT t.base + 30, 'row-level security', 'table', NULL, NULL, pg_catalog.format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', t.made)
FROM t WHERE t.relrowsecurity
UNION ALL
SELECT t.base + 30, 'row-level security', 'owner', NULL, NULL, pg_catalog.format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', t.made)
FROM t WHERE t.relforcerowsecurity
UNION ALL
SELECT t.base + 40, 'policy', p.polname, a.attname, 'type',
  pg_catalog.format('CREATE POLICY %I ON %s AS %s FOR %s TO %s%s%s', p.polname, t.made,
  CASE WHEN p.polpermissive THEN 'PERMISSIVE' ELSE 'RESTRICTIVE' END,
  CASE p.polcmd WHEN 'r' THEN 'SELECT' WHEN 'a' THEN 'INSERT' WHEN 'w' THEN 'UPDATE' WHEN 'd' THEN 'DELETE' ELSE 'ALL' END,
  (SELECT pg_catalog.string_agg(CASE WHEN r.r = 0 THEN 'PUBLIC' ELSE pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(r.r)) END, ', ')
    FROM pg_catalog.unnest(p.polroles) AS r (r)),
  ' USING (' || pg_catalog.pg_get_expr(p.polqual, p.polrelid) || ')',
  ' WITH CHECK (' || pg_catalog.pg_get_expr(p.polwithcheck, p.polrelid) || ')')
FROM pg_catalog.pg_policy AS p JOIN t ON p.polrelid = t.oid
LEFT JOIN pg_catalog.pg_depend AS d ON d.classid = 'pg_catalog.pg_policy'::pg_catalog.regclass AND d.objid = p.oid
  AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid = t.oid AND d.refobjsubid > 0
LEFT JOIN pg_catalog.pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = d.refobjsubid
UNION ALL
SELECT t.base + 50, 'index', t.tell || i.relname, CASE WHEN t.base = 0 THEN a.attname END,
  CASE WHEN x.indisunique THEN 'values' WHEN x.indexprs IS NOT NULL OR x.indpred IS NOT NULL OR m.amname NOT IN ('btree', 'hash')
      OR EXISTS (SELECT 1 FROM pg_catalog.pg_opclass AS o WHERE o.oid = ANY (x.indclass) AND NOT o.opcdefault)
    THEN 'type' END,
  pg_catalog.pg_get_indexdef(i.oid)
FROM pg_catalog.pg_index AS x JOIN t ON x.indrelid = t.oid
JOIN pg_catalog.pg_class AS i ON i.oid = x.indexrelid AND i.reltablespace = 0
JOIN pg_catalog.pg_am AS m ON m.oid = i.relam
LEFT JOIN pg_catalog.pg_depend AS d ON d.classid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.objid = i.oid
  AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid = t.oid AND d.refobjsubid > 0
LEFT JOIN pg_catalog.pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = d.refobjsubid
WHERE x.indisvalid AND NOT x.indisclustered
  AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_constraint AS k WHERE k.conindid = x.indexrelid AND k.conrelid = t.oid)
UNION ALL
SELECT t.base + 50, 'extended statistics', t.tell || s.stxname, CASE WHEN t.base = 0 THEN a.attname END, 'type',
  pg_catalog.pg_get_statisticsobjdef(s.oid)
FROM pg_catalog.pg_statistic_ext AS s JOIN t ON s.stxrelid = t.oid
LEFT JOIN pg_catalog.pg_depend AS d ON d.classid = 'pg_catalog.pg_statistic_ext'::pg_catalog.regclass AND d.objid = s.oid
  AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid = t.oid AND d.refobjsubid > 0
LEFT JOIN pg_catalog.pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = d.refobjsubid
UNION ALL
SELECT t.base + 51, 'extended statistics', t.tell || s.stxname, NULL, NULL,
  pg_catalog.format('ALTER STATISTICS %I.%I SET STATISTICS %s', n.nspname, s.stxname, pg_catalog.to_jsonb(s) ->> 'stxstattarget')
FROM pg_catalog.pg_statistic_ext AS s JOIN t ON s.stxrelid = t.oid
JOIN pg_catalog.pg_namespace AS n ON n.oid = s.stxnamespace
WHERE (pg_catalog.to_jsonb(s) ->> 'stxstattarget')::integer >= 0
UNION ALL
SELECT t.base + 51, 'index', t.tell || i.relname, NULL, NULL,
  pg_catalog.format('ALTER INDEX %I.%I ALTER COLUMN %s SET STATISTICS %s', n.nspname, i.relname, a.attnum, a.attstattarget)
FROM pg_catalog.pg_index AS x JOIN t ON x.indrelid = t.oid
JOIN pg_catalog.pg_class AS i ON i.oid = x.indexrelid AND i.reltablespace = 0
JOIN pg_catalog.pg_namespace AS n ON n.oid = i.relnamespace
JOIN pg_catalog.pg_attribute AS a ON a.attrelid = i.oid AND a.attstattarget >= 0
WHERE x.indisvalid AND NOT x.indisclustered
UNION ALL
SELECT t.base + 60, 'comment', t.tell || 'statistics ' || s.stxname, NULL, NULL,
  pg_catalog.format('COMMENT ON STATISTICS %I.%I IS %L', h.nspname, s.stxname, n.description)
FROM pg_catalog.pg_statistic_ext AS s JOIN t ON s.stxrelid = t.oid
JOIN pg_catalog.pg_namespace AS h ON h.oid = s.stxnamespace
JOIN pg_catalog.pg_description AS n ON n.objoid = s.oid AND n.classoid = 'pg_catalog.pg_statistic_ext'::pg_catalog.regclass
UNION ALL
SELECT t.base + 60, 'comment', t.tell || COALESCE(a.attname, 'table'), CASE WHEN t.base = 0 THEN a.attname END, NULL,
  CASE WHEN a.attname IS NULL
  THEN pg_catalog.format('COMMENT ON %s %s IS %L', CASE t.relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END,
    t.made, n.description)
  ELSE pg_catalog.format('COMMENT ON COLUMN %s.%I IS %L', t.made, a.attname, n.description) END
FROM pg_catalog.pg_description AS n JOIN t ON n.objoid = t.oid
LEFT JOIN pg_catalog.pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = n.objsubid AND n.objsubid > 0
WHERE n.classoid = 'pg_catalog.pg_class'::pg_catalog.regclass
  AND n.description NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT t.base + 60, 'comment', t.tell || 'index ' || i.relname, NULL, NULL,
  pg_catalog.format('COMMENT ON INDEX %I.%I IS %L', s.nspname, i.relname, n.description)
FROM pg_catalog.pg_index AS x JOIN t ON x.indrelid = t.oid
JOIN pg_catalog.pg_class AS i ON i.oid = x.indexrelid
JOIN pg_catalog.pg_namespace AS s ON s.oid = i.relnamespace
JOIN pg_catalog.pg_description AS n ON n.objoid = i.oid AND n.classoid = 'pg_catalog.pg_class'::pg_catalog.regclass
UNION ALL
SELECT t.base + 60, 'comment', 'policy ' || p.polname, NULL, NULL,
  pg_catalog.format('COMMENT ON POLICY %I ON %s IS %L', p.polname, t.made, n.description)
FROM pg_catalog.pg_policy AS p JOIN t ON p.polrelid = t.oid
JOIN pg_catalog.pg_description AS n ON n.objoid = p.oid AND n.classoid = 'pg_catalog.pg_policy'::pg_catalog.regclass
UNION ALL
SELECT t.base + 90, 'owner other than the user', t.tell || o.rolname, NULL, NULL,
  pg_catalog.format('ALTER TABLE %s OWNER TO %I', t.made, o.rolname)
FROM t JOIN pg_catalog.pg_roles AS o ON o.oid = t.relowner
WHERE (t.relkind = 'r' OR t.base > 0) AND o.rolname <> CURRENT_USER
  AND pg_catalog.pg_has_role(o.oid, 'MEMBER') AND pg_catalog.has_schema_privilege(o.oid, t.relnamespace, 'CREATE')
) AS k
UNION ALL
SELECT 'after', t.base + 5, 'default or generated column', t.tell || a.attname, CASE WHEN t.base = 0 THEN a.attname END, 'type',
  pg_catalog.format('ALTER TABLE %s ALTER COLUMN %I SET DEFAULT %s', t.made, a.attname, pg_catalog.pg_get_expr(f.adbin, f.adrelid)), NULL
FROM pg_catalog.pg_attrdef AS f
JOIN t ON f.adrelid = t.oid
JOIN pg_catalog.pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = f.adnum AND a.attgenerated = ''
UNION ALL
SELECT 'after', t.base + 6, 'collation, storage or statistics setting of a column', t.tell || a.attname,
  CASE WHEN t.base = 0 THEN a.attname END, v.held,
  pg_catalog.format('ALTER TABLE %s ALTER COLUMN %I SET %s', t.made, a.attname, v.setting), NULL
FROM t
JOIN pg_catalog.pg_attribute AS a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped AND t.relkind IN ('r', 'm')
JOIN pg_catalog.pg_type AS y ON y.oid = a.atttypid AND (y.typcollation = a.attcollation OR t.base > 0)
CROSS JOIN LATERAL (
  SELECT NULL AS held, 'STATISTICS ' || a.attstattarget AS setting WHERE a.attstattarget >= 0
  UNION ALL
  SELECT 'type', 'STORAGE ' || CASE a.attstorage WHEN 'p' THEN 'PLAIN' WHEN 'e' THEN 'EXTERNAL' WHEN 'm' THEN 'MAIN' ELSE 'EXTENDED' END
  WHERE y.typstorage <> a.attstorage
  UNION ALL
  SELECT 'type', 'COMPRESSION ' || CASE c.method WHEN 'l' THEN 'lz4' ELSE 'pglz' END
  FROM (SELECT pg_catalog.to_jsonb(a) ->> 'attcompression' AS method) AS c WHERE c.method <> ''
  UNION ALL
  SELECT 'type', '(' || o || ')' FROM pg_catalog.unnest(a.attoptions) AS o WHERE o LIKE 'n_distinct%'
) AS v
UNION ALL
SELECT 'after', CASE k.contype WHEN 'c' THEN 120 WHEN 'f' THEN 130 ELSE 110 END, 'constraint', k.conname, a.attname, 'values',
  pg_catalog.format('ALTER TABLE %s ADD CONSTRAINT %I %s', s.made, k.conname, pg_catalog.pg_get_constraintdef(k.oid)),
  CASE WHEN i.reloptions IS NOT NULL OR i.reltablespace <> 0 OR x.indisclustered THEN 'its index has storage settings'
    WHEN k.contype NOT IN ('p', 'u', 'x', 'c', 'f') THEN 'it is of a kind that is not known' END
FROM pg_catalog.pg_constraint AS k
JOIN s ON k.conrelid = s.oid AND k.contype NOT IN ('n', 't')
LEFT JOIN pg_catalog.pg_class AS i ON i.oid = k.conindid AND k.contype <> 'f'
LEFT JOIN pg_catalog.pg_index AS x ON x.indexrelid = i.oid
LEFT JOIN own_columns AS a ON a.attnum = ANY (k.conkey)
UNION ALL
SELECT 'after', 150, 'foreign key of another table', k.conname, NULL, NULL,
  pg_catalog.format('ALTER TABLE %I.%I ADD CONSTRAINT %I %s', n.nspname, o.relname, k.conname, pg_catalog.pg_get_constraintdef(k.oid)), NULL
FROM pg_catalog.pg_constraint AS k
JOIN s ON k.confrelid = s.oid AND k.conrelid <> s.oid AND k.conparentid = 0
JOIN pg_catalog.pg_class AS o ON o.oid = k.conrelid
JOIN pg_catalog.pg_namespace AS n ON n.oid = o.relnamespace
UNION ALL
SELECT 'after', 160, 'comment', 'constraint ' || k.conname, NULL, NULL,
  pg_catalog.format('COMMENT ON CONSTRAINT %I ON %I.%I IS %L', k.conname, n.nspname, o.relname, d.description), NULL
FROM pg_catalog.pg_constraint AS k
JOIN s ON s.oid IN (k.conrelid, k.confrelid)
JOIN pg_catalog.pg_class AS o ON o.oid = k.conrelid
JOIN pg_catalog.pg_namespace AS n ON n.oid = o.relnamespace
JOIN pg_catalog.pg_description AS d ON d.objoid = k.oid AND d.classoid = 'pg_catalog.pg_constraint'::pg_catalog.regclass
UNION ALL
SELECT 'after', 100, 'sequence', q.relname, q.attname, 'type',
  pg_catalog.format('ALTER SEQUENCE %s OWNED BY %s.%I', q.spelled, s.made, q.attname), NULL
FROM sequences AS q CROSS JOIN s WHERE q.deptype = 'a'
UNION ALL
SELECT 'after', 101, 'identity column', q.attname, NULL, NULL,
  pg_catalog.format('REVOKE ALL ON SEQUENCE %s FROM %s', q.spelled,
    CASE WHEN g.grantee = 0 THEN 'PUBLIC' ELSE pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(g.grantee)) END), NULL
FROM sequences AS q
CROSS JOIN pg_catalog.pg_default_acl AS d
CROSS JOIN LATERAL pg_catalog.aclexplode(d.defaclacl) AS g
WHERE q.deptype = 'i' AND d.defaclobjtype = 'S' AND d.defaclnamespace IN (0, q.relnamespace) AND g.grantee <> d.defaclrole
  AND pg_catalog.pg_get_userbyid(d.defaclrole) = CURRENT_USER
UNION ALL
SELECT 'after', 102, 'identity column', q.attname, NULL, NULL,
  pg_catalog.format('GRANT %s ON SEQUENCE %s TO %s%s', g.privilege_type, q.spelled,
    CASE WHEN g.grantee = 0 THEN 'PUBLIC' ELSE pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(g.grantee)) END,
    CASE WHEN g.is_grantable THEN ' WITH GRANT OPTION' ELSE '' END), NULL
FROM sequences AS q
CROSS JOIN LATERAL pg_catalog.aclexplode(q.relacl) AS g
WHERE q.deptype = 'i' AND g.grantee <> q.relowner
UNION ALL
SELECT 'after', 103, 'identity column', q.attname, NULL, NULL,
  pg_catalog.format('COMMENT ON SEQUENCE %s IS %L', q.spelled, n.description), NULL
FROM sequences AS q
JOIN pg_catalog.pg_description AS n ON n.objoid = q.oid AND n.classoid = 'pg_catalog.pg_class'::pg_catalog.regclass
WHERE q.deptype = 'i'
UNION ALL
SELECT 'after', 170, 'storage option', 'table', NULL, NULL, pg_catalog.format('ALTER TABLE %s SET (%s)', s.made, (
  SELECT pg_catalog.string_agg(
    pg_catalog.format('%s=%L', pg_catalog.split_part(o, '=', 1), pg_catalog.substr(o, pg_catalog.strpos(o, '=') + 1)), ', ')
  FROM pg_catalog.unnest(s.reloptions) AS o)), NULL
FROM s WHERE s.reloptions IS NOT NULL
UNION ALL
SELECT 'after', 171, 'storage option', 'table', NULL, NULL, pg_catalog.format('ALTER TABLE %s REPLICA IDENTITY %s', s.made,
  CASE s.relreplident WHEN 'f' THEN 'FULL' WHEN 'n' THEN 'NOTHING' ELSE pg_catalog.format('USING INDEX %I', (
    SELECT i.relname FROM pg_catalog.pg_index AS x JOIN pg_catalog.pg_class AS i ON i.oid = x.indexrelid
    WHERE x.indrelid = s.oid AND x.indisreplident)) END), NULL
FROM s WHERE s.relreplident <> 'd'
UNION ALL
SELECT 'after', 0, 'storage option', 'table', NULL, NULL, NULL, 'it is not logged, lies in a tablespace, or is stored in a way of its own'
FROM s LEFT JOIN pg_catalog.pg_class AS o ON o.oid = s.reltoastrelid
WHERE s.relpersistence <> 'p' OR s.reltablespace <> 0 OR o.reloptions IS NOT NULL
  OR s.relam <> (SELECT m.oid FROM pg_catalog.pg_am AS m WHERE m.amname = 'heap')
UNION ALL
SELECT 'after', t.base + 180, 'trigger', t.tell || g.tgname, CASE WHEN t.base = 0 THEN a.attname END, 'type',
  pg_catalog.pg_get_triggerdef(g.oid), NULL
FROM pg_catalog.pg_trigger AS g
JOIN t ON g.tgrelid = t.oid
LEFT JOIN about AS a ON a.classid = 'pg_catalog.pg_trigger'::pg_catalog.regclass AND a.objid = g.oid
WHERE NOT g.tgisinternal AND g.tgname NOT LIKE 'sqlanon\_guard\_%'
UNION ALL
SELECT 'after', t.base + 181, 'trigger', t.tell || g.tgname, NULL, NULL, pg_catalog.format('ALTER TABLE %s %s TRIGGER %I', t.made,
  CASE g.tgenabled WHEN 'D' THEN 'DISABLE' WHEN 'R' THEN 'ENABLE REPLICA' ELSE 'ENABLE ALWAYS' END, g.tgname), NULL
FROM pg_catalog.pg_trigger AS g
JOIN t ON g.tgrelid = t.oid
WHERE NOT g.tgisinternal AND g.tgenabled <> 'O' AND g.tgname NOT LIKE 'sqlanon\_guard\_%'
UNION ALL
SELECT 'after', t.base + 182, 'comment', t.tell || 'trigger ' || g.tgname, NULL, NULL,
  pg_catalog.format('COMMENT ON TRIGGER %I ON %s IS %L', g.tgname, t.made, n.description), NULL
FROM pg_catalog.pg_trigger AS g
JOIN t ON g.tgrelid = t.oid AND g.tgname NOT LIKE 'sqlanon\_guard\_%'
JOIN pg_catalog.pg_description AS n ON n.objoid = g.oid AND n.classoid = 'pg_catalog.pg_trigger'::pg_catalog.regclass
UNION ALL
SELECT 'after', 185, 'rule', r.rulename, a.attname, 'type', RTRIM(pg_catalog.pg_get_ruledef(r.oid), ';'),
  CASE WHEN r.ev_enabled <> 'O' THEN 'it is not enabled as others are' END
FROM pg_catalog.pg_rewrite AS r
JOIN s ON r.ev_class = s.oid
LEFT JOIN about AS a ON a.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass AND a.objid = r.oid
UNION ALL
SELECT 'after', 186, 'comment', 'rule ' || r.rulename, NULL, NULL,
  pg_catalog.format('COMMENT ON RULE %I ON %s IS %L', r.rulename, s.made, n.description), NULL
FROM pg_catalog.pg_rewrite AS r
JOIN s ON r.ev_class = s.oid
JOIN pg_catalog.pg_description AS n ON n.objoid = r.oid AND n.classoid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass
UNION ALL
SELECT 'after', 0, 'rule', t.tell || r.rulename, NULL, NULL, NULL, 'it is one of a view'
FROM pg_catalog.pg_rewrite AS r JOIN t ON r.ev_class = t.oid
WHERE t.base > 0 AND r.rulename <> '_RETURN'
UNION ALL
SELECT 'after', 190, 'publication', b.pubname, NULL, NULL, pg_catalog.format('ALTER PUBLICATION %I ADD TABLE %s', b.pubname, s.made),
  CASE WHEN NOT pg_catalog.pg_has_role(b.pubowner, 'USAGE') THEN 'it belongs to another role'
    WHEN pg_catalog.to_jsonb(r) ->> 'prattrs' IS NOT NULL OR pg_catalog.to_jsonb(r) ->> 'prqual' IS NOT NULL
    THEN 'it carries some columns or rows of the table' END
FROM pg_catalog.pg_publication_rel AS r
JOIN s ON r.prrelid = s.oid
JOIN pg_catalog.pg_publication AS b ON b.oid = r.prpubid
UNION ALL
SELECT 'after', t.base, CASE t.relkind WHEN 'm' THEN 'materialized view' ELSE 'view' END, t.relname, a.attname, 'type',
  CASE t.relkind WHEN 'm' THEN 'CREATE MATERIALIZED VIEW ' ELSE 'CREATE VIEW ' END || t.made
    || COALESCE(' WITH (' || pg_catalog.array_to_string(t.reloptions, ', ') || ')', '')
    || ' AS ' || RTRIM(pg_catalog.pg_get_viewdef(t.oid), ';')
    || CASE WHEN t.relkind <> 'm' THEN '' WHEN t.relispopulated THEN ' WITH DATA' ELSE ' WITH NO DATA' END,
  CASE WHEN t.relpersistence <> 'p' OR t.reltablespace <> 0 THEN 'it is temporary, or lies in a tablespace'
    WHEN NOT pg_catalog.pg_has_role(t.relowner, 'USAGE') OR NOT pg_catalog.has_schema_privilege(t.relnamespace, 'CREATE')
      OR NOT pg_catalog.has_schema_privilege(t.relowner, t.relnamespace, 'CREATE')
    THEN 'it belongs to another role, or its owner may make nothing in its schema'
    WHEN t.relkind = 'm' AND pg_catalog.pg_get_userbyid(t.relowner) <> CURRENT_USER
    THEN 'it belongs to another role, whose functions this user would run' END
FROM t
JOIN pg_catalog.pg_rewrite AS r ON r.ev_class = t.oid AND r.rulename = '_RETURN'
LEFT JOIN about AS a ON a.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass AND a.objid = r.oid
WHERE t.base > 0
UNION ALL
SELECT 'after', t.base + 1, CASE t.relkind WHEN 'm' THEN 'materialized view' ELSE 'view' END, t.relname, NULL, NULL,
  pg_catalog.format('REVOKE ALL ON TABLE %s FROM %s', t.made,
    CASE WHEN g.grantee = 0 THEN 'PUBLIC' ELSE pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(g.grantee)) END), NULL
FROM t
CROSS JOIN pg_catalog.pg_default_acl AS d
CROSS JOIN LATERAL pg_catalog.aclexplode(d.defaclacl) AS g
WHERE t.base > 0 AND d.defaclobjtype = 'r' AND d.defaclnamespace IN (0, t.relnamespace) AND g.grantee <> d.defaclrole
  AND pg_catalog.pg_get_userbyid(d.defaclrole) = CURRENT_USER
-- what would hold the old table, or be lost with its views
UNION ALL
SELECT 'after', 0, 'security label', t.tell || l.provider, NULL, NULL, NULL, 'sqlanon does not make labels'
FROM pg_catalog.pg_seclabel AS l JOIN t ON l.objoid = t.oid WHERE l.classoid = 'pg_catalog.pg_class'::pg_catalog.regclass
UNION ALL
SELECT 'after', 0, 'row-level security', 'table', NULL, NULL, NULL, 'it hides rows from this user, which would go with the old table'
FROM s WHERE pg_catalog.row_security_active(s.oid)
UNION ALL
SELECT 'after', 0, 'index', t.tell || i.relname, NULL, NULL, NULL, 'it is invalid, clustered or in a tablespace'
FROM pg_catalog.pg_index AS x
JOIN t ON x.indrelid = t.oid
JOIN pg_catalog.pg_class AS i ON i.oid = x.indexrelid
WHERE t.base > 0 AND (NOT x.indisvalid OR x.indisclustered OR i.reltablespace <> 0)
UNION ALL
SELECT 'after', 0, 'dependent', pg_catalog.pg_describe_object(p.classid, p.objid, p.objsubid), NULL, NULL, NULL, 'it holds the old table'
FROM pg_catalog.pg_depend AS p
LEFT JOIN pg_catalog.pg_rewrite AS r ON p.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass AND r.oid = p.objid
LEFT JOIN pg_catalog.pg_policy AS y ON p.classid = 'pg_catalog.pg_policy'::pg_catalog.regclass AND y.oid = p.objid
LEFT JOIN pg_catalog.pg_attrdef AS f ON p.classid = 'pg_catalog.pg_attrdef'::pg_catalog.regclass AND f.oid = p.objid
LEFT JOIN pg_catalog.pg_trigger AS g ON p.classid = 'pg_catalog.pg_trigger'::pg_catalog.regclass AND g.oid = p.objid
LEFT JOIN pg_catalog.pg_index AS x ON p.classid = 'pg_catalog.pg_class'::pg_catalog.regclass AND x.indexrelid = p.objid
WHERE p.deptype = 'n' AND p.classid <> 'pg_catalog.pg_constraint'::pg_catalog.regclass
  AND (p.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND p.refobjid IN (SELECT oid FROM gone)
    OR p.refclassid = 'pg_catalog.pg_type'::pg_catalog.regclass AND p.refobjid IN (
      SELECT y.oid FROM pg_catalog.pg_type AS y WHERE y.typrelid IN (SELECT oid FROM gone)
      UNION ALL
      SELECT y.typarray FROM pg_catalog.pg_type AS y WHERE y.typrelid IN (SELECT oid FROM gone)))
  AND NOT EXISTS (SELECT 1 FROM t WHERE t.oid = r.ev_class
    OR t.oid IN (y.polrelid, f.adrelid, g.tgrelid, x.indrelid))
) AS k
ORDER BY step, place, kind, name, needed;

-- name: references
SELECT n.nspname::text, o.relname::text, a.attname::text, b.attname::text, CARDINALITY(k.conkey)
FROM pg_catalog.pg_constraint AS k
CROSS JOIN LATERAL UNNEST(k.conkey, k.confkey) AS c (own, other)
JOIN pg_catalog.pg_class AS o ON o.oid = k.conrelid
JOIN pg_catalog.pg_namespace AS n ON n.oid = o.relnamespace
JOIN pg_catalog.pg_attribute AS a ON a.attrelid = k.conrelid AND a.attnum = c.own
JOIN pg_catalog.pg_attribute AS b ON b.attrelid = k.confrelid AND b.attnum = c.other
WHERE k.contype = 'f' AND k.confrelid = '"place"."wards"'::pg_catalog.regclass
ORDER BY 1, 2, 3;

-- name: zone
SELECT COUNT(*) FROM pg_catalog.pg_timezone_names WHERE name = 'Europe/Berlin';

-- name: next_key
SELECT s.oid::pg_catalog.regclass::text, a.attidentity = 'a'
FROM pg_catalog.pg_attribute AS a
LEFT JOIN pg_catalog.pg_attrdef AS f ON f.adrelid = a.attrelid AND f.adnum = a.attnum
LEFT JOIN pg_catalog.pg_depend AS p ON p.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass
    AND p.classid = 'pg_catalog.pg_attrdef'::pg_catalog.regclass AND p.objid = f.oid AND p.refobjid <> a.attrelid
  OR p.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND p.refobjid = a.attrelid AND p.refobjsubid = a.attnum
    AND p.classid = 'pg_catalog.pg_class'::pg_catalog.regclass AND p.deptype = 'i'
LEFT JOIN pg_catalog.pg_class AS s ON s.relkind = 'S' AND s.oid = CASE WHEN p.deptype = 'i' THEN p.objid ELSE p.refobjid END
WHERE a.attrelid = '"place"."wards"'::pg_catalog.regclass AND a.attname = 'id'
ORDER BY 1 NULLS LAST
LIMIT 1;

-- name: kept
WITH t AS (
  SELECT c.*, '"place"."released_points"'::text AS made, 0 AS base, ''::text AS tell FROM pg_catalog.pg_class AS c
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE n.nspname = 'place' AND c.relname = 'released_points'
)
SELECT k.place, k.kind, k.name, k.needed, k.statement FROM (
SELECT t.base + 10 AS place, 'grant' AS kind,
  t.tell || g.privilege_type || ' to ' || CASE WHEN g.grantee = 0 THEN 'PUBLIC' ELSE pg_catalog.pg_get_userbyid(g.grantee) END AS name,
  NULL::text AS needed, NULL::text AS held,
  pg_catalog.format('GRANT %s ON TABLE %s TO %s%s', g.privilege_type, t.made,
    CASE WHEN g.grantee = 0 THEN 'PUBLIC' ELSE pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(g.grantee)) END,
    CASE WHEN g.is_grantable THEN ' WITH GRANT OPTION' ELSE '' END) AS statement
FROM t CROSS JOIN LATERAL pg_catalog.aclexplode(t.relacl) AS g WHERE g.grantee <> t.relowner
UNION ALL
SELECT t.base + 10, 'grant',
  t.tell || g.privilege_type || ' (' || a.attname || ') to '
    || CASE WHEN g.grantee = 0 THEN 'PUBLIC' ELSE pg_catalog.pg_get_userbyid(g.grantee) END,
  CASE WHEN t.base = 0 THEN a.attname END, NULL,
  pg_catalog.format('GRANT %s (%I) ON TABLE %s TO %s%s', g.privilege_type, a.attname, t.made,
    CASE WHEN g.grantee = 0 THEN 'PUBLIC' ELSE pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(g.grantee)) END,
    CASE WHEN g.is_grantable THEN ' WITH GRANT OPTION' ELSE '' END)
FROM t JOIN pg_catalog.pg_attribute AS a ON a.attrelid = t.oid CROSS JOIN LATERAL pg_catalog.aclexplode(a.attacl) AS g
UNION ALL
SELECT t.base + 20, 'right that the owner lacks', t.tell || d.privilege_type, NULL, NULL,
  pg_catalog.format('REVOKE %s ON TABLE %s FROM %I', d.privilege_type, t.made, pg_catalog.pg_get_userbyid(t.relowner))
FROM t CROSS JOIN LATERAL pg_catalog.aclexplode(pg_catalog.acldefault('r', t.relowner)) AS d
WHERE t.relacl IS NOT NULL AND d.grantee = t.relowner AND d.privilege_type NOT IN (
  SELECT g.privilege_type FROM pg_catalog.aclexplode(t.relacl) AS g WHERE g.grantee = t.relowner)
UNION ALL
SELECT t.base + 30, 'row-level security', 'table', NULL, NULL, pg_catalog.format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', t.made)
FROM t WHERE t.relrowsecurity
UNION ALL
SELECT t.base + 30, 'row-level security', 'owner', NULL, NULL, pg_catalog.format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', t.made)
FROM t WHERE t.relforcerowsecurity
UNION ALL
SELECT t.base + 40, 'policy', p.polname, a.attname, 'type',
  pg_catalog.format('CREATE POLICY %I ON %s AS %s FOR %s TO %s%s%s', p.polname, t.made,
  CASE WHEN p.polpermissive THEN 'PERMISSIVE' ELSE 'RESTRICTIVE' END,
  CASE p.polcmd WHEN 'r' THEN 'SELECT' WHEN 'a' THEN 'INSERT' WHEN 'w' THEN 'UPDATE' WHEN 'd' THEN 'DELETE' ELSE 'ALL' END,
  (SELECT pg_catalog.string_agg(CASE WHEN r.r = 0 THEN 'PUBLIC' ELSE pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(r.r)) END, ', ')
    FROM pg_catalog.unnest(p.polroles) AS r (r)),
  ' USING (' || pg_catalog.pg_get_expr(p.polqual, p.polrelid) || ')',
  ' WITH CHECK (' || pg_catalog.pg_get_expr(p.polwithcheck, p.polrelid) || ')')
FROM pg_catalog.pg_policy AS p JOIN t ON p.polrelid = t.oid
LEFT JOIN pg_catalog.pg_depend AS d ON d.classid = 'pg_catalog.pg_policy'::pg_catalog.regclass AND d.objid = p.oid
  AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid = t.oid AND d.refobjsubid > 0
LEFT JOIN pg_catalog.pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = d.refobjsubid
UNION ALL
SELECT t.base + 50, 'index', t.tell || i.relname, CASE WHEN t.base = 0 THEN a.attname END,
  CASE WHEN x.indisunique THEN 'values' WHEN x.indexprs IS NOT NULL OR x.indpred IS NOT NULL OR m.amname NOT IN ('btree', 'hash')
      OR EXISTS (SELECT 1 FROM pg_catalog.pg_opclass AS o WHERE o.oid = ANY (x.indclass) AND NOT o.opcdefault)
    THEN 'type' END,
  pg_catalog.pg_get_indexdef(i.oid)
FROM pg_catalog.pg_index AS x JOIN t ON x.indrelid = t.oid
JOIN pg_catalog.pg_class AS i ON i.oid = x.indexrelid AND i.reltablespace = 0
JOIN pg_catalog.pg_am AS m ON m.oid = i.relam
LEFT JOIN pg_catalog.pg_depend AS d ON d.classid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.objid = i.oid
  AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid = t.oid AND d.refobjsubid > 0
LEFT JOIN pg_catalog.pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = d.refobjsubid
WHERE x.indisvalid AND NOT x.indisclustered
  AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_constraint AS k WHERE k.conindid = x.indexrelid AND k.conrelid = t.oid)
UNION ALL
SELECT t.base + 50, 'extended statistics', t.tell || s.stxname, CASE WHEN t.base = 0 THEN a.attname END, 'type',
  pg_catalog.pg_get_statisticsobjdef(s.oid)
FROM pg_catalog.pg_statistic_ext AS s JOIN t ON s.stxrelid = t.oid
LEFT JOIN pg_catalog.pg_depend AS d ON d.classid = 'pg_catalog.pg_statistic_ext'::pg_catalog.regclass AND d.objid = s.oid
  AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid = t.oid AND d.refobjsubid > 0
LEFT JOIN pg_catalog.pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = d.refobjsubid
UNION ALL
SELECT t.base + 51, 'extended statistics', t.tell || s.stxname, NULL, NULL,
  pg_catalog.format('ALTER STATISTICS %I.%I SET STATISTICS %s', n.nspname, s.stxname, pg_catalog.to_jsonb(s) ->> 'stxstattarget')
FROM pg_catalog.pg_statistic_ext AS s JOIN t ON s.stxrelid = t.oid
JOIN pg_catalog.pg_namespace AS n ON n.oid = s.stxnamespace
WHERE (pg_catalog.to_jsonb(s) ->> 'stxstattarget')::integer >= 0
UNION ALL
SELECT t.base + 51, 'index', t.tell || i.relname, NULL, NULL,
  pg_catalog.format('ALTER INDEX %I.%I ALTER COLUMN %s SET STATISTICS %s', n.nspname, i.relname, a.attnum, a.attstattarget)
FROM pg_catalog.pg_index AS x JOIN t ON x.indrelid = t.oid
JOIN pg_catalog.pg_class AS i ON i.oid = x.indexrelid AND i.reltablespace = 0
JOIN pg_catalog.pg_namespace AS n ON n.oid = i.relnamespace
JOIN pg_catalog.pg_attribute AS a ON a.attrelid = i.oid AND a.attstattarget >= 0
WHERE x.indisvalid AND NOT x.indisclustered
UNION ALL
SELECT t.base + 60, 'comment', t.tell || 'statistics ' || s.stxname, NULL, NULL,
  pg_catalog.format('COMMENT ON STATISTICS %I.%I IS %L', h.nspname, s.stxname, n.description)
FROM pg_catalog.pg_statistic_ext AS s JOIN t ON s.stxrelid = t.oid
JOIN pg_catalog.pg_namespace AS h ON h.oid = s.stxnamespace
JOIN pg_catalog.pg_description AS n ON n.objoid = s.oid AND n.classoid = 'pg_catalog.pg_statistic_ext'::pg_catalog.regclass
UNION ALL
SELECT t.base + 60, 'comment', t.tell || COALESCE(a.attname, 'table'), CASE WHEN t.base = 0 THEN a.attname END, NULL,
  CASE WHEN a.attname IS NULL
  THEN pg_catalog.format('COMMENT ON %s %s IS %L', CASE t.relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END,
    t.made, n.description)
  ELSE pg_catalog.format('COMMENT ON COLUMN %s.%I IS %L', t.made, a.attname, n.description) END
FROM pg_catalog.pg_description AS n JOIN t ON n.objoid = t.oid
LEFT JOIN pg_catalog.pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = n.objsubid AND n.objsubid > 0
WHERE n.classoid = 'pg_catalog.pg_class'::pg_catalog.regclass
  AND n.description NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT t.base + 60, 'comment', t.tell || 'index ' || i.relname, NULL, NULL,
  pg_catalog.format('COMMENT ON INDEX %I.%I IS %L', s.nspname, i.relname, n.description)
FROM pg_catalog.pg_index AS x JOIN t ON x.indrelid = t.oid
JOIN pg_catalog.pg_class AS i ON i.oid = x.indexrelid
JOIN pg_catalog.pg_namespace AS s ON s.oid = i.relnamespace
JOIN pg_catalog.pg_description AS n ON n.objoid = i.oid AND n.classoid = 'pg_catalog.pg_class'::pg_catalog.regclass
UNION ALL
SELECT t.base + 60, 'comment', 'policy ' || p.polname, NULL, NULL,
  pg_catalog.format('COMMENT ON POLICY %I ON %s IS %L', p.polname, t.made, n.description)
FROM pg_catalog.pg_policy AS p JOIN t ON p.polrelid = t.oid
JOIN pg_catalog.pg_description AS n ON n.objoid = p.oid AND n.classoid = 'pg_catalog.pg_policy'::pg_catalog.regclass
UNION ALL
SELECT t.base + 90, 'owner other than the user', t.tell || o.rolname, NULL, NULL,
  pg_catalog.format('ALTER TABLE %s OWNER TO %I', t.made, o.rolname)
FROM t JOIN pg_catalog.pg_roles AS o ON o.oid = t.relowner
WHERE (t.relkind = 'r' OR t.base > 0) AND o.rolname <> CURRENT_USER
  AND pg_catalog.pg_has_role(o.oid, 'MEMBER') AND pg_catalog.has_schema_privilege(o.oid, t.relnamespace, 'CREATE')
) AS k
ORDER BY place, kind, name, needed;

-- name: leftovers
SELECT n.nspname, c.relname, CASE WHEN s.said = 'sqlanon: recoding of a view, raw values; `sqlanon clean` removes it when the view is gone' THEN 1 ELSE 0 END,
  CASE WHEN pg_catalog.starts_with(s.said, 'sqlanon: keys of a release, as secret as its source; entered in ') THEN pg_catalog.substr(s.said, pg_catalog.length('sqlanon: keys of a release, as secret as its source; entered in ') + 1) END
FROM pg_catalog.pg_class AS c
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN LATERAL pg_catalog.obj_description(c.oid, 'pg_class') AS s (said)
WHERE c.relkind IN ('r', 'v') AND c.relname LIKE 'sqlanon\_recoding\_%' AND pg_catalog.pg_has_role(c.relowner, 'USAGE')
  AND NOT EXISTS (
    SELECT 1 FROM pg_catalog.pg_depend AS d
    JOIN pg_catalog.pg_rewrite AS w ON w.oid = d.objid
    JOIN pg_catalog.pg_class AS v ON v.oid = w.ev_class AND v.relname NOT LIKE 'sqlanon\_recoding\_%'
    JOIN pg_catalog.pg_class AS r ON r.oid = d.refobjid
    WHERE d.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass
      AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass
      AND r.relnamespace = c.relnamespace AND LEFT(r.relname, 29) = LEFT(c.relname, 29))
ORDER BY n.nspname, c.relname;

-- name: clustered
SELECT i.relname::text
FROM pg_catalog.pg_index AS x JOIN pg_catalog.pg_class AS i ON i.oid = x.indexrelid
WHERE x.indrelid = '"place"."wards"'::pg_catalog.regclass AND x.indisclustered;

-- name: triggers
SELECT g.tgname, CASE g.tgenabled WHEN 'R' THEN 'ENABLE REPLICA' WHEN 'A' THEN 'ENABLE ALWAYS' ELSE 'ENABLE' END
FROM pg_catalog.pg_trigger AS g
WHERE g.tgrelid = '"place"."cards"'::pg_catalog.regclass AND NOT g.tgisinternal AND g.tgenabled <> 'D'
ORDER BY g.tgname;
