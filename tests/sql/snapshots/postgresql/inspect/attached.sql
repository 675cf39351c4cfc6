WITH RECURSIVE t AS (
  SELECT c.*, c.oid = '"place"."keyed"'::pg_catalog.regclass AS whole
  FROM pg_catalog.pg_class AS c
  WHERE c.oid = '"place"."keyed"'::pg_catalog.regclass
    OR c.oid IN (SELECT p.relid FROM pg_catalog.pg_partition_tree('"place"."keyed"'::pg_catalog.regclass) AS p)
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

WITH RECURSIVE t AS (
  SELECT c.*, c.oid = '"place"."cards"'::pg_catalog.regclass AS whole
  FROM pg_catalog.pg_class AS c
  WHERE c.oid = '"place"."cards"'::pg_catalog.regclass
    OR c.oid IN (SELECT p.relid FROM pg_catalog.pg_partition_tree('"place"."cards"'::pg_catalog.regclass) AS p)
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

WITH RECURSIVE t AS (
  SELECT c.*, c.oid = '"place"."pets"'::pg_catalog.regclass AS whole
  FROM pg_catalog.pg_class AS c
  WHERE c.oid = '"place"."pets"'::pg_catalog.regclass
    OR c.oid IN (SELECT p.relid FROM pg_catalog.pg_partition_tree('"place"."pets"'::pg_catalog.regclass) AS p)
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

WITH RECURSIVE t AS (
  SELECT c.*, c.oid = '"place"."birds"'::pg_catalog.regclass AS whole
  FROM pg_catalog.pg_class AS c
  WHERE c.oid = '"place"."birds"'::pg_catalog.regclass
    OR c.oid IN (SELECT p.relid FROM pg_catalog.pg_partition_tree('"place"."birds"'::pg_catalog.regclass) AS p)
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

WITH RECURSIVE t AS (
  SELECT c.*, c.oid = '"place"."named"'::pg_catalog.regclass AS whole
  FROM pg_catalog.pg_class AS c
  WHERE c.oid = '"place"."named"'::pg_catalog.regclass
    OR c.oid IN (SELECT p.relid FROM pg_catalog.pg_partition_tree('"place"."named"'::pg_catalog.regclass) AS p)
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

WITH RECURSIVE t AS (
  SELECT c.*, c.oid = '"place"."ages"'::pg_catalog.regclass AS whole
  FROM pg_catalog.pg_class AS c
  WHERE c.oid = '"place"."ages"'::pg_catalog.regclass
    OR c.oid IN (SELECT p.relid FROM pg_catalog.pg_partition_tree('"place"."ages"'::pg_catalog.regclass) AS p)
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
