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
