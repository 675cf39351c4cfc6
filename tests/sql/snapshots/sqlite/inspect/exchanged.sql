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
SELECT 'after', 0, 'full-text index', w.name, NULL, NULL, NULL, 'it keeps the words of the rows as they were'
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
