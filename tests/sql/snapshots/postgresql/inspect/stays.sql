SELECT c.kind, c.name, a.attname::text
FROM (
WITH t AS (
  SELECT c.* FROM pg_catalog.pg_class AS c
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE n.nspname = 'place' AND c.relname = 'keyed'
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
LEFT JOIN pg_catalog.pg_attribute AS a ON a.attrelid = '"place"."keyed"'::pg_catalog.regclass AND a.attnum > 0
  AND (c.kind IN ('comment', 'identity column') AND a.attname = c.name
    OR c.kind = 'grant' AND STRPOS(c.name, ' (' || a.attname || ') to ') > 0)
WHERE c.kind NOT IN ('constraint', 'foreign key of another table', 'index', 'trigger', 'rule', 'view', 'materialized view', 'policy',
  'default or generated column', 'inheritance or partitioning', 'owner other than the user')
UNION ALL
SELECT 'owner', pg_catalog.pg_get_userbyid(c.relowner)::text, NULL
FROM pg_catalog.pg_class AS c WHERE c.oid = '"place"."keyed"'::pg_catalog.regclass
UNION ALL
SELECT 'default', a.attname::text, a.attname::text
FROM pg_catalog.pg_attribute AS a
WHERE a.attrelid = '"place"."keyed"'::pg_catalog.regclass AND a.atthasdef AND a.attgenerated = '' AND a.attnum > 0
UNION ALL
SELECT 'policy', p.polname::text, a.attname::text
FROM pg_catalog.pg_policy AS p
LEFT JOIN pg_catalog.pg_depend AS u ON u.classid = 'pg_catalog.pg_policy'::pg_catalog.regclass AND u.objid = p.oid
  AND u.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND u.refobjid = p.polrelid AND u.refobjsubid > 0
LEFT JOIN pg_catalog.pg_attribute AS a ON a.attrelid = p.polrelid AND a.attnum = u.refobjsubid
WHERE p.polrelid = '"place"."keyed"'::pg_catalog.regclass
UNION ALL
SELECT 'trigger that is off', g.tgname::text, NULL
FROM pg_catalog.pg_trigger AS g
WHERE g.tgrelid = '"place"."keyed"'::pg_catalog.regclass AND NOT g.tgisinternal AND g.tgenabled = 'D'
UNION ALL
SELECT 'partition', p.relid::pg_catalog.regclass::text, NULL
FROM pg_catalog.pg_partition_tree('"place"."keyed"'::pg_catalog.regclass) AS p
WHERE p.relid <> '"place"."keyed"'::pg_catalog.regclass
ORDER BY 1, 2, 3;

SELECT c.kind, c.name, a.attname::text
FROM (
WITH t AS (
  SELECT c.* FROM pg_catalog.pg_class AS c
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE n.nspname = 'place' AND c.relname = 'cards'
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
LEFT JOIN pg_catalog.pg_attribute AS a ON a.attrelid = '"place"."cards"'::pg_catalog.regclass AND a.attnum > 0
  AND (c.kind IN ('comment', 'identity column') AND a.attname = c.name
    OR c.kind = 'grant' AND STRPOS(c.name, ' (' || a.attname || ') to ') > 0)
WHERE c.kind NOT IN ('constraint', 'foreign key of another table', 'index', 'trigger', 'rule', 'view', 'materialized view', 'policy',
  'default or generated column', 'inheritance or partitioning', 'owner other than the user')
UNION ALL
SELECT 'owner', pg_catalog.pg_get_userbyid(c.relowner)::text, NULL
FROM pg_catalog.pg_class AS c WHERE c.oid = '"place"."cards"'::pg_catalog.regclass
UNION ALL
SELECT 'default', a.attname::text, a.attname::text
FROM pg_catalog.pg_attribute AS a
WHERE a.attrelid = '"place"."cards"'::pg_catalog.regclass AND a.atthasdef AND a.attgenerated = '' AND a.attnum > 0
UNION ALL
SELECT 'policy', p.polname::text, a.attname::text
FROM pg_catalog.pg_policy AS p
LEFT JOIN pg_catalog.pg_depend AS u ON u.classid = 'pg_catalog.pg_policy'::pg_catalog.regclass AND u.objid = p.oid
  AND u.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND u.refobjid = p.polrelid AND u.refobjsubid > 0
LEFT JOIN pg_catalog.pg_attribute AS a ON a.attrelid = p.polrelid AND a.attnum = u.refobjsubid
WHERE p.polrelid = '"place"."cards"'::pg_catalog.regclass
UNION ALL
SELECT 'trigger that is off', g.tgname::text, NULL
FROM pg_catalog.pg_trigger AS g
WHERE g.tgrelid = '"place"."cards"'::pg_catalog.regclass AND NOT g.tgisinternal AND g.tgenabled = 'D'
UNION ALL
SELECT 'partition', p.relid::pg_catalog.regclass::text, NULL
FROM pg_catalog.pg_partition_tree('"place"."cards"'::pg_catalog.regclass) AS p
WHERE p.relid <> '"place"."cards"'::pg_catalog.regclass
ORDER BY 1, 2, 3;

SELECT c.kind, c.name, a.attname::text
FROM (
WITH t AS (
  SELECT c.* FROM pg_catalog.pg_class AS c
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE n.nspname = 'place' AND c.relname = 'pets'
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
LEFT JOIN pg_catalog.pg_attribute AS a ON a.attrelid = '"place"."pets"'::pg_catalog.regclass AND a.attnum > 0
  AND (c.kind IN ('comment', 'identity column') AND a.attname = c.name
    OR c.kind = 'grant' AND STRPOS(c.name, ' (' || a.attname || ') to ') > 0)
WHERE c.kind NOT IN ('constraint', 'foreign key of another table', 'index', 'trigger', 'rule', 'view', 'materialized view', 'policy',
  'default or generated column', 'inheritance or partitioning', 'owner other than the user')
UNION ALL
SELECT 'owner', pg_catalog.pg_get_userbyid(c.relowner)::text, NULL
FROM pg_catalog.pg_class AS c WHERE c.oid = '"place"."pets"'::pg_catalog.regclass
UNION ALL
SELECT 'default', a.attname::text, a.attname::text
FROM pg_catalog.pg_attribute AS a
WHERE a.attrelid = '"place"."pets"'::pg_catalog.regclass AND a.atthasdef AND a.attgenerated = '' AND a.attnum > 0
UNION ALL
SELECT 'policy', p.polname::text, a.attname::text
FROM pg_catalog.pg_policy AS p
LEFT JOIN pg_catalog.pg_depend AS u ON u.classid = 'pg_catalog.pg_policy'::pg_catalog.regclass AND u.objid = p.oid
  AND u.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND u.refobjid = p.polrelid AND u.refobjsubid > 0
LEFT JOIN pg_catalog.pg_attribute AS a ON a.attrelid = p.polrelid AND a.attnum = u.refobjsubid
WHERE p.polrelid = '"place"."pets"'::pg_catalog.regclass
UNION ALL
SELECT 'trigger that is off', g.tgname::text, NULL
FROM pg_catalog.pg_trigger AS g
WHERE g.tgrelid = '"place"."pets"'::pg_catalog.regclass AND NOT g.tgisinternal AND g.tgenabled = 'D'
UNION ALL
SELECT 'partition', p.relid::pg_catalog.regclass::text, NULL
FROM pg_catalog.pg_partition_tree('"place"."pets"'::pg_catalog.regclass) AS p
WHERE p.relid <> '"place"."pets"'::pg_catalog.regclass
ORDER BY 1, 2, 3;

SELECT c.kind, c.name, a.attname::text
FROM (
WITH t AS (
  SELECT c.* FROM pg_catalog.pg_class AS c
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE n.nspname = 'place' AND c.relname = 'birds'
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
LEFT JOIN pg_catalog.pg_attribute AS a ON a.attrelid = '"place"."birds"'::pg_catalog.regclass AND a.attnum > 0
  AND (c.kind IN ('comment', 'identity column') AND a.attname = c.name
    OR c.kind = 'grant' AND STRPOS(c.name, ' (' || a.attname || ') to ') > 0)
WHERE c.kind NOT IN ('constraint', 'foreign key of another table', 'index', 'trigger', 'rule', 'view', 'materialized view', 'policy',
  'default or generated column', 'inheritance or partitioning', 'owner other than the user')
UNION ALL
SELECT 'owner', pg_catalog.pg_get_userbyid(c.relowner)::text, NULL
FROM pg_catalog.pg_class AS c WHERE c.oid = '"place"."birds"'::pg_catalog.regclass
UNION ALL
SELECT 'default', a.attname::text, a.attname::text
FROM pg_catalog.pg_attribute AS a
WHERE a.attrelid = '"place"."birds"'::pg_catalog.regclass AND a.atthasdef AND a.attgenerated = '' AND a.attnum > 0
UNION ALL
SELECT 'policy', p.polname::text, a.attname::text
FROM pg_catalog.pg_policy AS p
LEFT JOIN pg_catalog.pg_depend AS u ON u.classid = 'pg_catalog.pg_policy'::pg_catalog.regclass AND u.objid = p.oid
  AND u.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND u.refobjid = p.polrelid AND u.refobjsubid > 0
LEFT JOIN pg_catalog.pg_attribute AS a ON a.attrelid = p.polrelid AND a.attnum = u.refobjsubid
WHERE p.polrelid = '"place"."birds"'::pg_catalog.regclass
UNION ALL
SELECT 'trigger that is off', g.tgname::text, NULL
FROM pg_catalog.pg_trigger AS g
WHERE g.tgrelid = '"place"."birds"'::pg_catalog.regclass AND NOT g.tgisinternal AND g.tgenabled = 'D'
UNION ALL
SELECT 'partition', p.relid::pg_catalog.regclass::text, NULL
FROM pg_catalog.pg_partition_tree('"place"."birds"'::pg_catalog.regclass) AS p
WHERE p.relid <> '"place"."birds"'::pg_catalog.regclass
ORDER BY 1, 2, 3;

SELECT c.kind, c.name, a.attname::text
FROM (
WITH t AS (
  SELECT c.* FROM pg_catalog.pg_class AS c
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE n.nspname = 'place' AND c.relname = 'named'
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
LEFT JOIN pg_catalog.pg_attribute AS a ON a.attrelid = '"place"."named"'::pg_catalog.regclass AND a.attnum > 0
  AND (c.kind IN ('comment', 'identity column') AND a.attname = c.name
    OR c.kind = 'grant' AND STRPOS(c.name, ' (' || a.attname || ') to ') > 0)
WHERE c.kind NOT IN ('constraint', 'foreign key of another table', 'index', 'trigger', 'rule', 'view', 'materialized view', 'policy',
  'default or generated column', 'inheritance or partitioning', 'owner other than the user')
UNION ALL
SELECT 'owner', pg_catalog.pg_get_userbyid(c.relowner)::text, NULL
FROM pg_catalog.pg_class AS c WHERE c.oid = '"place"."named"'::pg_catalog.regclass
UNION ALL
SELECT 'default', a.attname::text, a.attname::text
FROM pg_catalog.pg_attribute AS a
WHERE a.attrelid = '"place"."named"'::pg_catalog.regclass AND a.atthasdef AND a.attgenerated = '' AND a.attnum > 0
UNION ALL
SELECT 'policy', p.polname::text, a.attname::text
FROM pg_catalog.pg_policy AS p
LEFT JOIN pg_catalog.pg_depend AS u ON u.classid = 'pg_catalog.pg_policy'::pg_catalog.regclass AND u.objid = p.oid
  AND u.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND u.refobjid = p.polrelid AND u.refobjsubid > 0
LEFT JOIN pg_catalog.pg_attribute AS a ON a.attrelid = p.polrelid AND a.attnum = u.refobjsubid
WHERE p.polrelid = '"place"."named"'::pg_catalog.regclass
UNION ALL
SELECT 'trigger that is off', g.tgname::text, NULL
FROM pg_catalog.pg_trigger AS g
WHERE g.tgrelid = '"place"."named"'::pg_catalog.regclass AND NOT g.tgisinternal AND g.tgenabled = 'D'
UNION ALL
SELECT 'partition', p.relid::pg_catalog.regclass::text, NULL
FROM pg_catalog.pg_partition_tree('"place"."named"'::pg_catalog.regclass) AS p
WHERE p.relid <> '"place"."named"'::pg_catalog.regclass
ORDER BY 1, 2, 3;

SELECT c.kind, c.name, a.attname::text
FROM (
WITH t AS (
  SELECT c.* FROM pg_catalog.pg_class AS c
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE n.nspname = 'place' AND c.relname = 'ages'
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
LEFT JOIN pg_catalog.pg_attribute AS a ON a.attrelid = '"place"."ages"'::pg_catalog.regclass AND a.attnum > 0
  AND (c.kind IN ('comment', 'identity column') AND a.attname = c.name
    OR c.kind = 'grant' AND STRPOS(c.name, ' (' || a.attname || ') to ') > 0)
WHERE c.kind NOT IN ('constraint', 'foreign key of another table', 'index', 'trigger', 'rule', 'view', 'materialized view', 'policy',
  'default or generated column', 'inheritance or partitioning', 'owner other than the user')
UNION ALL
SELECT 'owner', pg_catalog.pg_get_userbyid(c.relowner)::text, NULL
FROM pg_catalog.pg_class AS c WHERE c.oid = '"place"."ages"'::pg_catalog.regclass
UNION ALL
SELECT 'default', a.attname::text, a.attname::text
FROM pg_catalog.pg_attribute AS a
WHERE a.attrelid = '"place"."ages"'::pg_catalog.regclass AND a.atthasdef AND a.attgenerated = '' AND a.attnum > 0
UNION ALL
SELECT 'policy', p.polname::text, a.attname::text
FROM pg_catalog.pg_policy AS p
LEFT JOIN pg_catalog.pg_depend AS u ON u.classid = 'pg_catalog.pg_policy'::pg_catalog.regclass AND u.objid = p.oid
  AND u.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND u.refobjid = p.polrelid AND u.refobjsubid > 0
LEFT JOIN pg_catalog.pg_attribute AS a ON a.attrelid = p.polrelid AND a.attnum = u.refobjsubid
WHERE p.polrelid = '"place"."ages"'::pg_catalog.regclass
UNION ALL
SELECT 'trigger that is off', g.tgname::text, NULL
FROM pg_catalog.pg_trigger AS g
WHERE g.tgrelid = '"place"."ages"'::pg_catalog.regclass AND NOT g.tgisinternal AND g.tgenabled = 'D'
UNION ALL
SELECT 'partition', p.relid::pg_catalog.regclass::text, NULL
FROM pg_catalog.pg_partition_tree('"place"."ages"'::pg_catalog.regclass) AS p
WHERE p.relid <> '"place"."ages"'::pg_catalog.regclass
ORDER BY 1, 2, 3;

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
