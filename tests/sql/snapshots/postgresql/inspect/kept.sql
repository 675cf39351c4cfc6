WITH t AS (
  SELECT c.*, '"place"."released"'::text AS made, 0 AS base, ''::text AS tell FROM pg_catalog.pg_class AS c
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE n.nspname = 'place' AND c.relname = 'released'
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

WITH t AS (
  SELECT c.*, '"place"."shown"'::text AS made, 0 AS base, ''::text AS tell FROM pg_catalog.pg_class AS c
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE n.nspname = 'place' AND c.relname = 'shown'
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

WITH t AS (
  SELECT c.*, '"place"."kept"'::text AS made, 0 AS base, ''::text AS tell FROM pg_catalog.pg_class AS c
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE n.nspname = 'place' AND c.relname = 'kept'
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

WITH t AS (
  SELECT c.*, '"place"."nightly"'::text AS made, 0 AS base, ''::text AS tell FROM pg_catalog.pg_class AS c
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE n.nspname = 'place' AND c.relname = 'nightly'
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

WITH t AS (
  SELECT c.*, '"place"."guarded"'::text AS made, 0 AS base, ''::text AS tell FROM pg_catalog.pg_class AS c
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE n.nspname = 'place' AND c.relname = 'guarded'
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
