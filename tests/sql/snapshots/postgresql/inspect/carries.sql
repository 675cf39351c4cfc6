WITH t AS (
  SELECT c.* FROM pg_catalog.pg_class AS c WHERE c.oid = '"place"."released"'::pg_catalog.regclass
)
SELECT 'constraint', k.conname::text FROM pg_catalog.pg_constraint AS k JOIN t ON k.conrelid = t.oid
WHERE k.contype <> 'n'
UNION ALL
SELECT 'foreign key of another table', k.conname FROM pg_catalog.pg_constraint AS k
JOIN t ON k.confrelid = t.oid
UNION ALL
SELECT 'index', i.relname FROM pg_catalog.pg_index AS x JOIN t ON x.indrelid = t.oid
JOIN pg_catalog.pg_class AS i ON i.oid = x.indexrelid
UNION ALL
SELECT 'trigger', g.tgname FROM pg_catalog.pg_trigger AS g JOIN t ON g.tgrelid = t.oid
WHERE NOT g.tgisinternal
UNION ALL
SELECT DISTINCT 'view or rule', v.relname
FROM pg_catalog.pg_depend AS p JOIN t ON p.refobjid = t.oid
JOIN pg_catalog.pg_rewrite AS r ON r.oid = p.objid
JOIN pg_catalog.pg_class AS v ON v.oid = r.ev_class
WHERE p.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass
UNION ALL
SELECT 'grant', 'table' FROM t WHERE t.relacl IS NOT NULL
UNION ALL
SELECT 'grant', a.attname FROM pg_catalog.pg_attribute AS a JOIN t ON a.attrelid = t.oid
WHERE a.attacl IS NOT NULL
UNION ALL
SELECT 'row-level security', 'table' FROM t WHERE t.relrowsecurity OR t.relforcerowsecurity
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
SELECT 'collation, storage or statistics setting of a column', a.attname
FROM pg_catalog.pg_attribute AS a JOIN t ON a.attrelid = t.oid
JOIN pg_catalog.pg_type AS y ON y.oid = a.atttypid
WHERE a.attnum > 0 AND NOT a.attisdropped AND (
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
SELECT 'publication', b.pubname FROM pg_catalog.pg_publication_rel AS r JOIN t ON r.prrelid = t.oid
JOIN pg_catalog.pg_publication AS b ON b.oid = r.prpubid
UNION ALL
SELECT 'publication', b.pubname FROM pg_catalog.pg_publication AS b WHERE b.puballtables
UNION ALL
SELECT 'extended statistics', s.stxname FROM pg_catalog.pg_statistic_ext AS s JOIN t ON s.stxrelid = t.oid
UNION ALL
SELECT 'storage option', 'table' FROM t
WHERE t.reloptions IS NOT NULL OR t.relreplident <> 'd' OR t.relpersistence <> 'p' OR t.reltablespace <> 0
UNION ALL
SELECT 'owner other than the user', 'table' FROM t WHERE t.relowner <> (
  SELECT u.oid FROM pg_catalog.pg_roles AS u WHERE u.rolname = CURRENT_USER)
ORDER BY 1, 2;

WITH t AS (
  SELECT c.* FROM pg_catalog.pg_class AS c WHERE c.oid = '"place"."people"'::pg_catalog.regclass
)
SELECT 'constraint', k.conname::text FROM pg_catalog.pg_constraint AS k JOIN t ON k.conrelid = t.oid
WHERE k.contype <> 'n'
UNION ALL
SELECT 'foreign key of another table', k.conname FROM pg_catalog.pg_constraint AS k
JOIN t ON k.confrelid = t.oid
UNION ALL
SELECT 'index', i.relname FROM pg_catalog.pg_index AS x JOIN t ON x.indrelid = t.oid
JOIN pg_catalog.pg_class AS i ON i.oid = x.indexrelid
UNION ALL
SELECT 'trigger', g.tgname FROM pg_catalog.pg_trigger AS g JOIN t ON g.tgrelid = t.oid
WHERE NOT g.tgisinternal
UNION ALL
SELECT DISTINCT 'view or rule', v.relname
FROM pg_catalog.pg_depend AS p JOIN t ON p.refobjid = t.oid
JOIN pg_catalog.pg_rewrite AS r ON r.oid = p.objid
JOIN pg_catalog.pg_class AS v ON v.oid = r.ev_class
WHERE p.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass
UNION ALL
SELECT 'grant', 'table' FROM t WHERE t.relacl IS NOT NULL
UNION ALL
SELECT 'grant', a.attname FROM pg_catalog.pg_attribute AS a JOIN t ON a.attrelid = t.oid
WHERE a.attacl IS NOT NULL
UNION ALL
SELECT 'row-level security', 'table' FROM t WHERE t.relrowsecurity OR t.relforcerowsecurity
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
SELECT 'collation, storage or statistics setting of a column', a.attname
FROM pg_catalog.pg_attribute AS a JOIN t ON a.attrelid = t.oid
JOIN pg_catalog.pg_type AS y ON y.oid = a.atttypid
WHERE a.attnum > 0 AND NOT a.attisdropped AND (
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
SELECT 'publication', b.pubname FROM pg_catalog.pg_publication_rel AS r JOIN t ON r.prrelid = t.oid
JOIN pg_catalog.pg_publication AS b ON b.oid = r.prpubid
UNION ALL
SELECT 'publication', b.pubname FROM pg_catalog.pg_publication AS b WHERE b.puballtables
UNION ALL
SELECT 'extended statistics', s.stxname FROM pg_catalog.pg_statistic_ext AS s JOIN t ON s.stxrelid = t.oid
UNION ALL
SELECT 'storage option', 'table' FROM t
WHERE t.reloptions IS NOT NULL OR t.relreplident <> 'd' OR t.relpersistence <> 'p' OR t.reltablespace <> 0
UNION ALL
SELECT 'owner other than the user', 'table' FROM t WHERE t.relowner <> (
  SELECT u.oid FROM pg_catalog.pg_roles AS u WHERE u.rolname = CURRENT_USER)
ORDER BY 1, 2;
