-- name: home
SELECT 'main', 'main', 2;

-- name: exists
SELECT CASE WHEN type = 'table' THEN 'BASE TABLE' ELSE UPPER(type) END
FROM `main`.sqlite_master
WHERE type IN ('table', 'view', 'index') AND LOWER(name) = LOWER('sqlanon_runs_attempts');

-- name: rights
SELECT 'the attached file ' || 'main' || ' of the target' AS missing, NULL AS remedy
WHERE NOT EXISTS (SELECT 1 FROM pragma_database_list WHERE LOWER(name) = LOWER('main'));

-- name: definition
SELECT m.type AS kind, m.name AS name, m.sql AS text FROM sqlite_master AS m
WHERE m.sql IS NOT NULL AND (m.type = 'table' AND LOWER(m.name) = LOWER('ages')
  OR m.type = 'index' AND LOWER(m.tbl_name) = LOWER('ages'))
UNION ALL
SELECT 'default', x.name, NULL FROM pragma_table_xinfo('ages', 'main') AS x WHERE x.dflt_value IS NOT NULL
ORDER BY 1, 2;

-- name: dependents
WITH alone AS (
  SELECT l.name AS name
  FROM pragma_index_list('named', 'main') AS l
  JOIN pragma_index_info(l.name, 'main') AS i
  WHERE l.origin = 'c' AND l.partial = 0
  GROUP BY l.name
  HAVING COUNT(*) = 1 AND MIN(i.cid) >= 0
)
SELECT 'index ' || l.name AS what, i.name AS col, (SELECT a.name FROM alone AS a WHERE a.name = l.name) AS alone
FROM pragma_index_list('named', 'main') AS l
JOIN pragma_index_info(l.name, 'main') AS i
WHERE i.cid >= 0
UNION
SELECT m.type || ' ' || m.name, x.name, NULL
FROM (
  SELECT type, name, tbl_name, sql FROM sqlite_master
  UNION ALL
  SELECT type, name, tbl_name, sql FROM sqlite_temp_master
) AS m
JOIN pragma_table_xinfo('named', 'main') AS x
WHERE m.sql IS NOT NULL AND (INSTR(LOWER(m.sql), LOWER(x.name)) > 0 OR INSTR(m.sql, '*') > 0)
  AND (m.type IN ('view', 'trigger') AND INSTR(LOWER(m.sql), LOWER('named')) > 0
    OR m.type = 'index' AND LOWER(m.tbl_name) = LOWER('named') AND m.name NOT IN (SELECT name FROM alone))
ORDER BY 1, 2;

-- name: attached
SELECT CASE WHEN l.wr = 1 OR UPPER(x.type) = 'INTEGER' AND (
    SELECT COUNT(*) FROM pragma_table_xinfo('wards', 'main') AS y WHERE y.pk > 0) = 1
    OR NOT EXISTS (SELECT 1 FROM pragma_table_xinfo('wards', 'main') AS y WHERE y.pk > 0 AND y."notnull" = 0)
    THEN 'primary key' ELSE 'primary key that may hold NULL' END AS kind,
  'primary key' AS name, x.name AS col
FROM pragma_table_xinfo('wards', 'main') AS x
JOIN pragma_table_list('wards') AS l ON LOWER(l.schema) = LOWER('main')
WHERE x.pk > 0
UNION ALL
SELECT CASE WHEN l."unique" = 0 THEN 'index' WHEN l.partial = 0 THEN 'unique' ELSE 'unique expression' END, l.name, i.name
FROM pragma_index_list('wards', 'main') AS l
JOIN pragma_index_info(l.name, 'main') AS i
WHERE l.origin <> 'pk' AND i.cid >= 0
UNION ALL
SELECT 'definition of an index', l.name, m.sql
FROM pragma_index_list('wards', 'main') AS l
JOIN sqlite_master AS m ON m.type = 'index' AND m.name = l.name
WHERE l."unique" = 1 AND m.sql IS NOT NULL
  AND (l.partial = 1 OR EXISTS (SELECT 1 FROM pragma_index_info(l.name, 'main') AS i WHERE i.cid < 0))
UNION ALL
SELECT 'foreign key', 'foreign key ' || f.id, f."from" FROM pragma_foreign_key_list('wards', 'main') AS f
UNION ALL
SELECT 'generated column', x.name, x.name FROM pragma_table_xinfo('wards', 'main') AS x WHERE x.hidden IN (2, 3)
UNION ALL
SELECT 'definition', m.name, m.sql FROM sqlite_master AS m
WHERE m.type = 'table' AND LOWER(m.name) = LOWER('wards')
UNION ALL
SELECT 'foreign key of another table', m.name, COALESCE(f."to", x.name)
FROM sqlite_master AS m
JOIN pragma_foreign_key_list(m.name, 'main') AS f
LEFT JOIN pragma_table_xinfo('wards', 'main') AS x ON x.pk > 0 AND f."to" IS NULL
WHERE m.type = 'table' AND LOWER(f."table") = LOWER('wards')
UNION ALL
SELECT 'trigger', m.name, NULL FROM sqlite_master AS m
WHERE m.type = 'trigger' AND LOWER(m.tbl_name) = LOWER('wards')
UNION ALL
SELECT 'trigger', m.name, NULL FROM sqlite_temp_master AS m
WHERE m.type = 'trigger' AND LOWER(m.tbl_name) = LOWER('wards')
UNION ALL
SELECT 'view', m.name, NULL FROM sqlite_master AS m
WHERE m.type = 'view' AND INSTR(LOWER(m.sql), LOWER('wards')) > 0
UNION ALL
SELECT 'full-text index', w.name, NULL FROM (
SELECT v.name
FROM (
  SELECT m.name, REPLACE(REPLACE(REPLACE(REPLACE(LOWER(m.sql), ' ', ''), CHAR(9), ''), CHAR(10), ''), CHAR(13), '') AS said,
    REPLACE(LOWER('wards'), ' ', '') AS wanted
  FROM sqlite_master AS m
  WHERE m.type = 'table' AND UPPER(m.sql) LIKE 'CREATE VIRTUAL%'
) AS v
WHERE INSTR(v.said, 'content=' || v.wanted || ',') > 0 OR INSTR(v.said, 'content=' || v.wanted || ')') > 0
  OR INSTR(v.said, 'content=''' || v.wanted || '''') > 0 OR INSTR(v.said, 'content="' || v.wanted || '"') > 0
  OR INSTR(v.said, 'content=[' || v.wanted || ']') > 0 OR INSTR(v.said, 'content=`' || v.wanted || '`') > 0
) AS w
ORDER BY 1, 2, 3;

-- name: carries
SELECT type, name FROM `main`.sqlite_master
WHERE type IN ('index', 'trigger') AND LOWER(tbl_name) = LOWER('released_points')
UNION ALL
SELECT type, name FROM `main`.sqlite_master
WHERE type IN ('view', 'trigger') AND LOWER(tbl_name) <> LOWER('released_points')
  AND INSTR(LOWER(sql), LOWER('released_points')) > 0
UNION ALL
SELECT 'primary key', name FROM pragma_table_xinfo('released_points', 'main') WHERE pk > 0
UNION ALL
SELECT 'default or generated column', name FROM pragma_table_xinfo('released_points', 'main')
WHERE dflt_value IS NOT NULL OR hidden <> 0
UNION ALL
SELECT 'foreign key', "from" FROM pragma_foreign_key_list('released_points', 'main')
UNION ALL
SELECT 'foreign key of another table', m.name
FROM `main`.sqlite_master AS m JOIN pragma_foreign_key_list(m.name, 'main') AS f
WHERE m.type = 'table' AND LOWER(f."table") = LOWER('released_points')
UNION ALL
SELECT 'check constraint, collation or table option', name FROM `main`.sqlite_master
WHERE type = 'table' AND LOWER(name) = LOWER('released_points')
  AND (UPPER(sql) LIKE '%CHECK%(%' OR UPPER(sql) LIKE '%COLLATE%' OR UPPER(sql) LIKE '%)%STRICT%'
    OR UPPER(sql) LIKE '%WITHOUT%ROWID%')
ORDER BY 1, 2;

-- name: stays
SELECT 'default' AS kind, x.name AS name, x.name FROM pragma_table_xinfo('wards', 'main') AS x
WHERE x.dflt_value IS NOT NULL AND x.hidden = 0
UNION ALL
SELECT 'identity column', x.name, x.name
FROM pragma_table_xinfo('wards', 'main') AS x
JOIN sqlite_master AS m ON m.type = 'table' AND LOWER(m.name) = LOWER('wards')
WHERE x.pk > 0 AND UPPER(m.sql) LIKE '%AUTOINCREMENT%'
UNION ALL
SELECT 'table option', 'WITHOUT ROWID', NULL FROM pragma_table_list('wards') AS l
WHERE LOWER(l.schema) = LOWER('main') AND l.wr = 1
UNION ALL
SELECT 'table option', 'STRICT', NULL FROM pragma_table_list('wards') AS l
WHERE LOWER(l.schema) = LOWER('main') AND l.strict = 1
ORDER BY 1, 2;

-- name: temporary
SELECT COUNT(*) FROM sqlite_temp_master WHERE LOWER(name) = LOWER('measured_points');

-- name: columns
SELECT name, type, CASE WHEN "notnull" = 0 THEN 'YES' ELSE 'NO' END
FROM pragma_table_xinfo('measured_points')
ORDER BY cid;

-- name: exchanged
WITH s AS (
  SELECT name, sql FROM sqlite_master
  WHERE type = 'table' AND LOWER(name) = LOWER('people') AND 'main' = 'main' AND UPPER(sql) NOT LIKE 'CREATE VIRTUAL%'
),
x AS (
  SELECT i.name, i.pk, i.dflt_value, i.hidden FROM s JOIN pragma_table_xinfo(s.name, 'main') AS i
),
k AS (
  SELECT m.name, f."to" AS col
  FROM s JOIN sqlite_master AS m ON m.type = 'table' AND m.name <> 'target_1'
  JOIN pragma_foreign_key_list(m.name, 'main') AS f
  WHERE LOWER(f."table") = LOWER(s.name)
)
SELECT 'definition' AS step, 0 AS place, 'table' AS kind, s.name AS name, NULL AS needed, NULL AS held, s.sql AS statement, NULL AS why
FROM s
UNION ALL
SELECT 'table', 0, 'primary key', x.name, x.name, 'values', NULL, NULL FROM x WHERE x.pk > 0
UNION ALL
SELECT 'table', 0, 'default or generated column', x.name, x.name, 'type', NULL, NULL FROM x WHERE x.dflt_value IS NOT NULL
UNION ALL
SELECT 'column', 0, 'default or generated column', x.name, x.name, 'values', '', NULL FROM x WHERE x.hidden IN (2, 3)
UNION ALL
SELECT 'table', 0, 'foreign key', f."from", f."from", 'values', NULL, NULL FROM s JOIN pragma_foreign_key_list(s.name, 'main') AS f
UNION ALL
SELECT 'table', 0, 'check constraint, collation or table option', s.name, NULL, NULL, NULL, NULL FROM s
UNION ALL
SELECT 'table', 0, 'index', l.name, i.name, 'values', NULL, NULL
FROM s JOIN pragma_index_list(s.name, 'main') AS l JOIN pragma_index_info(l.name, 'main') AS i
WHERE l.origin <> 'c'
UNION ALL
SELECT 'stays', 0, 'foreign key of another table', k.name, COALESCE(k.col, x.name), 'values', NULL, NULL
FROM k LEFT JOIN x ON k.col IS NULL AND x.pk > 0
UNION ALL
SELECT 'stays', 0, m.type, m.name, x.name, 'type', NULL, NULL
FROM s JOIN sqlite_master AS m ON m.type IN ('view', 'trigger') AND LOWER(m.tbl_name) <> LOWER(s.name)
  AND INSTR(LOWER(m.sql), LOWER(s.name)) > 0
LEFT JOIN x ON INSTR(LOWER(m.sql), LOWER(x.name)) > 0 OR INSTR(m.sql, '*') > 0
UNION ALL
SELECT 'before', 0, 'next key', s.name, NULL, NULL,
  'UPDATE sqlite_sequence SET seq = COALESCE((SELECT MAX(q.seq) FROM sqlite_sequence AS q WHERE q.name = '
  || QUOTE(s.name) || '), seq) WHERE name = ' || QUOTE('target_1'), NULL
FROM s WHERE UPPER(s.sql) LIKE '%AUTOINCREMENT%' AND EXISTS (SELECT 1 FROM sqlite_master AS m WHERE m.name = 'sqlite_sequence')
UNION ALL
SELECT 'after', 10, 'index', m.name, x.name,
  CASE WHEN l."unique" = 1 THEN 'values'
    WHEN l.partial = 1 OR EXISTS (SELECT 1 FROM pragma_index_info(l.name, 'main') AS i WHERE i.cid < 0) THEN 'type' END,
  m.sql, NULL
FROM s JOIN pragma_index_list(s.name, 'main') AS l
JOIN sqlite_master AS m ON m.type = 'index' AND m.name = l.name AND m.sql IS NOT NULL
LEFT JOIN x ON INSTR(LOWER(m.sql), LOWER(x.name)) > 0
UNION ALL
SELECT 'after', 20, 'trigger', m.name, x.name, 'type', m.sql, NULL
FROM s JOIN sqlite_master AS m ON m.type = 'trigger' AND LOWER(m.tbl_name) = LOWER(s.name)
  AND m.name NOT LIKE 'sqlanon\_guard\_%' ESCAPE '\'
LEFT JOIN x ON INSTR(LOWER(m.sql), LOWER(x.name)) > 0
UNION ALL
SELECT 'after', 0, 'trigger', m.name, NULL, NULL, NULL, 'it belongs to this connection'
FROM s JOIN sqlite_temp_master AS m ON m.type = 'trigger' AND LOWER(m.tbl_name) = LOWER(s.name)
UNION ALL
SELECT 'after', 0, 'setting', 'foreign_keys', NULL, NULL, NULL, 'it is on, so that rows of others would go with the old table'
FROM pragma_foreign_keys AS p WHERE p.foreign_keys = 1 AND EXISTS (SELECT 1 FROM k)
UNION ALL
SELECT 'after', 0, 'full-text index', w.name, NULL, NULL, NULL, 'it keeps words of the raw rows'
FROM s CROSS JOIN (
SELECT v.name
FROM (
  SELECT m.name, REPLACE(REPLACE(REPLACE(REPLACE(LOWER(m.sql), ' ', ''), CHAR(9), ''), CHAR(10), ''), CHAR(13), '') AS said,
    REPLACE(LOWER('people'), ' ', '') AS wanted
  FROM sqlite_master AS m
  WHERE m.type = 'table' AND UPPER(m.sql) LIKE 'CREATE VIRTUAL%'
) AS v
WHERE INSTR(v.said, 'content=' || v.wanted || ',') > 0 OR INSTR(v.said, 'content=' || v.wanted || ')') > 0
  OR INSTR(v.said, 'content=''' || v.wanted || '''') > 0 OR INSTR(v.said, 'content="' || v.wanted || '"') > 0
  OR INSTR(v.said, 'content=[' || v.wanted || ']') > 0 OR INSTR(v.said, 'content=`' || v.wanted || '`') > 0
) AS w
ORDER BY step, place, kind, name, needed;

-- name: references
SELECT 'main', m.name, f."from", COALESCE(f."to", x.name), COUNT(*) OVER (PARTITION BY m.name, f.id)
FROM sqlite_master AS m
JOIN pragma_foreign_key_list(m.name, 'main') AS f
LEFT JOIN pragma_table_xinfo('wards', 'main') AS x ON x.pk = f.seq + 1 AND f."to" IS NULL
WHERE m.type = 'table' AND LOWER(f."table") = LOWER('wards')
ORDER BY 1, 2, 3;

-- name: storage
SELECT
  COALESCE(MAX(TYPEOF(`person`) = 'integer') + 2 * MAX(TYPEOF(`person`) = 'real')
    + 4 * MAX(TYPEOF(`person`) = 'text') + 8 * MAX(TYPEOF(`person`) = 'blob')
    + 16 * SUM(`person` IS NOT NULL AND NOT (TYPEOF(`person`) IN ('integer'))), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob')
    + 16 * SUM(`age` IS NOT NULL AND NOT (TYPEOF(`age`) IN ('integer'))), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'integer') + 2 * MAX(TYPEOF(`zip`) = 'real')
    + 4 * MAX(TYPEOF(`zip`) = 'text') + 8 * MAX(TYPEOF(`zip`) = 'blob')
    + 16 * SUM(`zip` IS NOT NULL AND NOT (TYPEOF(`zip`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`born`) = 'integer') + 2 * MAX(TYPEOF(`born`) = 'real')
    + 4 * MAX(TYPEOF(`born`) = 'text') + 8 * MAX(TYPEOF(`born`) = 'blob')
    + 16 * SUM(`born` IS NOT NULL AND NOT (TYPEOF(`born`) IN ('text') AND COALESCE(DATE(JULIANDAY(`born`)) = `born` AND `born` >= '0001-01-01', 0))), 0),
  COALESCE(MAX(TYPEOF(`score`) = 'integer') + 2 * MAX(TYPEOF(`score`) = 'real')
    + 4 * MAX(TYPEOF(`score`) = 'text') + 8 * MAX(TYPEOF(`score`) = 'blob')
    + 16 * SUM(`score` IS NOT NULL AND NOT (TYPEOF(`score`) IN ('integer','real'))), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'integer') + 2 * MAX(TYPEOF(`city`) = 'real')
    + 4 * MAX(TYPEOF(`city`) = 'text') + 8 * MAX(TYPEOF(`city`) = 'blob')
    + 16 * SUM(`city` IS NOT NULL AND NOT (TYPEOF(`city`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`grade`) = 'integer') + 2 * MAX(TYPEOF(`grade`) = 'real')
    + 4 * MAX(TYPEOF(`grade`) = 'text') + 8 * MAX(TYPEOF(`grade`) = 'blob')
    + 16 * SUM(`grade` IS NOT NULL AND NOT (TYPEOF(`grade`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`illness`) = 'integer') + 2 * MAX(TYPEOF(`illness`) = 'real')
    + 4 * MAX(TYPEOF(`illness`) = 'text') + 8 * MAX(TYPEOF(`illness`) = 'blob')
    + 16 * SUM(`illness` IS NOT NULL AND NOT (TYPEOF(`illness`) IN ('text'))), 0)
FROM `people`;

-- name: kept
SELECT 1, m.type, m.name, i.name, m.sql
FROM sqlite_master AS m LEFT JOIN pragma_index_info(m.name) AS i ON i.name IS NOT NULL
WHERE m.type = 'index' AND m.sql IS NOT NULL AND LOWER(m.tbl_name) = LOWER('released_points') AND 'main' = 'main'
ORDER BY m.name, i.name;

-- name: named
SELECT name FROM sqlite_master WHERE type IN ('table', 'view') AND name LIKE 'sqlanon_compiled_run_%' ORDER BY name;

-- name: leftovers
SELECT 'main', t.name, 0, NULL FROM sqlite_master AS t
WHERE t.type IN ('table', 'view') AND t.name LIKE 'sqlanon!_recoding!_%' ESCAPE '!'
  AND NOT EXISTS (
    SELECT 1 FROM sqlite_master AS v
    WHERE v.type IN ('view', 'trigger') AND v.name NOT LIKE 'sqlanon!_recoding!_%' ESCAPE '!' AND INSTR(v.sql, SUBSTR(t.name, 1, 29)) > 0)
ORDER BY t.name;
