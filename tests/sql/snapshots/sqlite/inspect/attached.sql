SELECT CASE WHEN l.wr = 1 OR UPPER(x.type) = 'INTEGER' AND (
    SELECT COUNT(*) FROM pragma_table_xinfo('keyed', 'main') AS y WHERE y.pk > 0) = 1
    OR NOT EXISTS (SELECT 1 FROM pragma_table_xinfo('keyed', 'main') AS y WHERE y.pk > 0 AND y."notnull" = 0)
    THEN 'primary key' ELSE 'primary key that may hold NULL' END AS kind,
  'primary key' AS name, x.name AS col
FROM pragma_table_xinfo('keyed', 'main') AS x
JOIN pragma_table_list('keyed') AS l ON LOWER(l.schema) = LOWER('main')
WHERE x.pk > 0
UNION ALL
SELECT CASE WHEN l."unique" = 0 THEN 'index' WHEN l.partial = 0 THEN 'unique' ELSE 'unique expression' END, l.name, i.name
FROM pragma_index_list('keyed', 'main') AS l
JOIN pragma_index_info(l.name, 'main') AS i
WHERE l.origin <> 'pk' AND i.cid >= 0
UNION ALL
SELECT 'definition of an index', l.name, m.sql
FROM pragma_index_list('keyed', 'main') AS l
JOIN sqlite_master AS m ON m.type = 'index' AND m.name = l.name
WHERE l."unique" = 1 AND m.sql IS NOT NULL
  AND (l.partial = 1 OR EXISTS (SELECT 1 FROM pragma_index_info(l.name, 'main') AS i WHERE i.cid < 0))
UNION ALL
SELECT 'foreign key', 'foreign key ' || f.id, f."from" FROM pragma_foreign_key_list('keyed', 'main') AS f
UNION ALL
SELECT 'generated column', x.name, x.name FROM pragma_table_xinfo('keyed', 'main') AS x WHERE x.hidden IN (2, 3)
UNION ALL
SELECT 'definition', m.name, m.sql FROM sqlite_master AS m
WHERE m.type = 'table' AND LOWER(m.name) = LOWER('keyed')
UNION ALL
SELECT 'foreign key of another table', m.name, COALESCE(f."to", x.name)
FROM sqlite_master AS m
JOIN pragma_foreign_key_list(m.name, 'main') AS f
LEFT JOIN pragma_table_xinfo('keyed', 'main') AS x ON x.pk > 0 AND f."to" IS NULL
WHERE m.type = 'table' AND LOWER(f."table") = LOWER('keyed')
UNION ALL
SELECT 'trigger', m.name, NULL FROM sqlite_master AS m
WHERE m.type = 'trigger' AND LOWER(m.tbl_name) = LOWER('keyed')
UNION ALL
SELECT 'trigger', m.name, NULL FROM sqlite_temp_master AS m
WHERE m.type = 'trigger' AND LOWER(m.tbl_name) = LOWER('keyed')
UNION ALL
SELECT 'view', m.name, NULL FROM sqlite_master AS m
WHERE m.type = 'view' AND INSTR(LOWER(m.sql), LOWER('keyed')) > 0
UNION ALL
SELECT 'full-text index', w.name, NULL FROM (
SELECT v.name
FROM (
  SELECT m.name, REPLACE(REPLACE(REPLACE(REPLACE(LOWER(m.sql), ' ', ''), CHAR(9), ''), CHAR(10), ''), CHAR(13), '') AS said,
    REPLACE(LOWER('keyed'), ' ', '') AS wanted
  FROM sqlite_master AS m
  WHERE m.type = 'table' AND UPPER(m.sql) LIKE 'CREATE VIRTUAL%'
) AS v
WHERE INSTR(v.said, 'content=' || v.wanted || ',') > 0 OR INSTR(v.said, 'content=' || v.wanted || ')') > 0
  OR INSTR(v.said, 'content=''' || v.wanted || '''') > 0 OR INSTR(v.said, 'content="' || v.wanted || '"') > 0
  OR INSTR(v.said, 'content=[' || v.wanted || ']') > 0 OR INSTR(v.said, 'content=`' || v.wanted || '`') > 0
) AS w
ORDER BY 1, 2, 3;

SELECT CASE WHEN l.wr = 1 OR UPPER(x.type) = 'INTEGER' AND (
    SELECT COUNT(*) FROM pragma_table_xinfo('cards', 'main') AS y WHERE y.pk > 0) = 1
    OR NOT EXISTS (SELECT 1 FROM pragma_table_xinfo('cards', 'main') AS y WHERE y.pk > 0 AND y."notnull" = 0)
    THEN 'primary key' ELSE 'primary key that may hold NULL' END AS kind,
  'primary key' AS name, x.name AS col
FROM pragma_table_xinfo('cards', 'main') AS x
JOIN pragma_table_list('cards') AS l ON LOWER(l.schema) = LOWER('main')
WHERE x.pk > 0
UNION ALL
SELECT CASE WHEN l."unique" = 0 THEN 'index' WHEN l.partial = 0 THEN 'unique' ELSE 'unique expression' END, l.name, i.name
FROM pragma_index_list('cards', 'main') AS l
JOIN pragma_index_info(l.name, 'main') AS i
WHERE l.origin <> 'pk' AND i.cid >= 0
UNION ALL
SELECT 'definition of an index', l.name, m.sql
FROM pragma_index_list('cards', 'main') AS l
JOIN sqlite_master AS m ON m.type = 'index' AND m.name = l.name
WHERE l."unique" = 1 AND m.sql IS NOT NULL
  AND (l.partial = 1 OR EXISTS (SELECT 1 FROM pragma_index_info(l.name, 'main') AS i WHERE i.cid < 0))
UNION ALL
SELECT 'foreign key', 'foreign key ' || f.id, f."from" FROM pragma_foreign_key_list('cards', 'main') AS f
UNION ALL
SELECT 'generated column', x.name, x.name FROM pragma_table_xinfo('cards', 'main') AS x WHERE x.hidden IN (2, 3)
UNION ALL
SELECT 'definition', m.name, m.sql FROM sqlite_master AS m
WHERE m.type = 'table' AND LOWER(m.name) = LOWER('cards')
UNION ALL
SELECT 'foreign key of another table', m.name, COALESCE(f."to", x.name)
FROM sqlite_master AS m
JOIN pragma_foreign_key_list(m.name, 'main') AS f
LEFT JOIN pragma_table_xinfo('cards', 'main') AS x ON x.pk > 0 AND f."to" IS NULL
WHERE m.type = 'table' AND LOWER(f."table") = LOWER('cards')
UNION ALL
SELECT 'trigger', m.name, NULL FROM sqlite_master AS m
WHERE m.type = 'trigger' AND LOWER(m.tbl_name) = LOWER('cards')
UNION ALL
SELECT 'trigger', m.name, NULL FROM sqlite_temp_master AS m
WHERE m.type = 'trigger' AND LOWER(m.tbl_name) = LOWER('cards')
UNION ALL
SELECT 'view', m.name, NULL FROM sqlite_master AS m
WHERE m.type = 'view' AND INSTR(LOWER(m.sql), LOWER('cards')) > 0
UNION ALL
SELECT 'full-text index', w.name, NULL FROM (
SELECT v.name
FROM (
  SELECT m.name, REPLACE(REPLACE(REPLACE(REPLACE(LOWER(m.sql), ' ', ''), CHAR(9), ''), CHAR(10), ''), CHAR(13), '') AS said,
    REPLACE(LOWER('cards'), ' ', '') AS wanted
  FROM sqlite_master AS m
  WHERE m.type = 'table' AND UPPER(m.sql) LIKE 'CREATE VIRTUAL%'
) AS v
WHERE INSTR(v.said, 'content=' || v.wanted || ',') > 0 OR INSTR(v.said, 'content=' || v.wanted || ')') > 0
  OR INSTR(v.said, 'content=''' || v.wanted || '''') > 0 OR INSTR(v.said, 'content="' || v.wanted || '"') > 0
  OR INSTR(v.said, 'content=[' || v.wanted || ']') > 0 OR INSTR(v.said, 'content=`' || v.wanted || '`') > 0
) AS w
ORDER BY 1, 2, 3;

SELECT CASE WHEN l.wr = 1 OR UPPER(x.type) = 'INTEGER' AND (
    SELECT COUNT(*) FROM pragma_table_xinfo('pets', 'main') AS y WHERE y.pk > 0) = 1
    OR NOT EXISTS (SELECT 1 FROM pragma_table_xinfo('pets', 'main') AS y WHERE y.pk > 0 AND y."notnull" = 0)
    THEN 'primary key' ELSE 'primary key that may hold NULL' END AS kind,
  'primary key' AS name, x.name AS col
FROM pragma_table_xinfo('pets', 'main') AS x
JOIN pragma_table_list('pets') AS l ON LOWER(l.schema) = LOWER('main')
WHERE x.pk > 0
UNION ALL
SELECT CASE WHEN l."unique" = 0 THEN 'index' WHEN l.partial = 0 THEN 'unique' ELSE 'unique expression' END, l.name, i.name
FROM pragma_index_list('pets', 'main') AS l
JOIN pragma_index_info(l.name, 'main') AS i
WHERE l.origin <> 'pk' AND i.cid >= 0
UNION ALL
SELECT 'definition of an index', l.name, m.sql
FROM pragma_index_list('pets', 'main') AS l
JOIN sqlite_master AS m ON m.type = 'index' AND m.name = l.name
WHERE l."unique" = 1 AND m.sql IS NOT NULL
  AND (l.partial = 1 OR EXISTS (SELECT 1 FROM pragma_index_info(l.name, 'main') AS i WHERE i.cid < 0))
UNION ALL
SELECT 'foreign key', 'foreign key ' || f.id, f."from" FROM pragma_foreign_key_list('pets', 'main') AS f
UNION ALL
SELECT 'generated column', x.name, x.name FROM pragma_table_xinfo('pets', 'main') AS x WHERE x.hidden IN (2, 3)
UNION ALL
SELECT 'definition', m.name, m.sql FROM sqlite_master AS m
WHERE m.type = 'table' AND LOWER(m.name) = LOWER('pets')
UNION ALL
SELECT 'foreign key of another table', m.name, COALESCE(f."to", x.name)
FROM sqlite_master AS m
JOIN pragma_foreign_key_list(m.name, 'main') AS f
LEFT JOIN pragma_table_xinfo('pets', 'main') AS x ON x.pk > 0 AND f."to" IS NULL
WHERE m.type = 'table' AND LOWER(f."table") = LOWER('pets')
UNION ALL
SELECT 'trigger', m.name, NULL FROM sqlite_master AS m
WHERE m.type = 'trigger' AND LOWER(m.tbl_name) = LOWER('pets')
UNION ALL
SELECT 'trigger', m.name, NULL FROM sqlite_temp_master AS m
WHERE m.type = 'trigger' AND LOWER(m.tbl_name) = LOWER('pets')
UNION ALL
SELECT 'view', m.name, NULL FROM sqlite_master AS m
WHERE m.type = 'view' AND INSTR(LOWER(m.sql), LOWER('pets')) > 0
UNION ALL
SELECT 'full-text index', w.name, NULL FROM (
SELECT v.name
FROM (
  SELECT m.name, REPLACE(REPLACE(REPLACE(REPLACE(LOWER(m.sql), ' ', ''), CHAR(9), ''), CHAR(10), ''), CHAR(13), '') AS said,
    REPLACE(LOWER('pets'), ' ', '') AS wanted
  FROM sqlite_master AS m
  WHERE m.type = 'table' AND UPPER(m.sql) LIKE 'CREATE VIRTUAL%'
) AS v
WHERE INSTR(v.said, 'content=' || v.wanted || ',') > 0 OR INSTR(v.said, 'content=' || v.wanted || ')') > 0
  OR INSTR(v.said, 'content=''' || v.wanted || '''') > 0 OR INSTR(v.said, 'content="' || v.wanted || '"') > 0
  OR INSTR(v.said, 'content=[' || v.wanted || ']') > 0 OR INSTR(v.said, 'content=`' || v.wanted || '`') > 0
) AS w
ORDER BY 1, 2, 3;

SELECT CASE WHEN l.wr = 1 OR UPPER(x.type) = 'INTEGER' AND (
    SELECT COUNT(*) FROM pragma_table_xinfo('birds', 'main') AS y WHERE y.pk > 0) = 1
    OR NOT EXISTS (SELECT 1 FROM pragma_table_xinfo('birds', 'main') AS y WHERE y.pk > 0 AND y."notnull" = 0)
    THEN 'primary key' ELSE 'primary key that may hold NULL' END AS kind,
  'primary key' AS name, x.name AS col
FROM pragma_table_xinfo('birds', 'main') AS x
JOIN pragma_table_list('birds') AS l ON LOWER(l.schema) = LOWER('main')
WHERE x.pk > 0
UNION ALL
SELECT CASE WHEN l."unique" = 0 THEN 'index' WHEN l.partial = 0 THEN 'unique' ELSE 'unique expression' END, l.name, i.name
FROM pragma_index_list('birds', 'main') AS l
JOIN pragma_index_info(l.name, 'main') AS i
WHERE l.origin <> 'pk' AND i.cid >= 0
UNION ALL
SELECT 'definition of an index', l.name, m.sql
FROM pragma_index_list('birds', 'main') AS l
JOIN sqlite_master AS m ON m.type = 'index' AND m.name = l.name
WHERE l."unique" = 1 AND m.sql IS NOT NULL
  AND (l.partial = 1 OR EXISTS (SELECT 1 FROM pragma_index_info(l.name, 'main') AS i WHERE i.cid < 0))
UNION ALL
SELECT 'foreign key', 'foreign key ' || f.id, f."from" FROM pragma_foreign_key_list('birds', 'main') AS f
UNION ALL
SELECT 'generated column', x.name, x.name FROM pragma_table_xinfo('birds', 'main') AS x WHERE x.hidden IN (2, 3)
UNION ALL
SELECT 'definition', m.name, m.sql FROM sqlite_master AS m
WHERE m.type = 'table' AND LOWER(m.name) = LOWER('birds')
UNION ALL
SELECT 'foreign key of another table', m.name, COALESCE(f."to", x.name)
FROM sqlite_master AS m
JOIN pragma_foreign_key_list(m.name, 'main') AS f
LEFT JOIN pragma_table_xinfo('birds', 'main') AS x ON x.pk > 0 AND f."to" IS NULL
WHERE m.type = 'table' AND LOWER(f."table") = LOWER('birds')
UNION ALL
SELECT 'trigger', m.name, NULL FROM sqlite_master AS m
WHERE m.type = 'trigger' AND LOWER(m.tbl_name) = LOWER('birds')
UNION ALL
SELECT 'trigger', m.name, NULL FROM sqlite_temp_master AS m
WHERE m.type = 'trigger' AND LOWER(m.tbl_name) = LOWER('birds')
UNION ALL
SELECT 'view', m.name, NULL FROM sqlite_master AS m
WHERE m.type = 'view' AND INSTR(LOWER(m.sql), LOWER('birds')) > 0
UNION ALL
SELECT 'full-text index', w.name, NULL FROM (
SELECT v.name
FROM (
  SELECT m.name, REPLACE(REPLACE(REPLACE(REPLACE(LOWER(m.sql), ' ', ''), CHAR(9), ''), CHAR(10), ''), CHAR(13), '') AS said,
    REPLACE(LOWER('birds'), ' ', '') AS wanted
  FROM sqlite_master AS m
  WHERE m.type = 'table' AND UPPER(m.sql) LIKE 'CREATE VIRTUAL%'
) AS v
WHERE INSTR(v.said, 'content=' || v.wanted || ',') > 0 OR INSTR(v.said, 'content=' || v.wanted || ')') > 0
  OR INSTR(v.said, 'content=''' || v.wanted || '''') > 0 OR INSTR(v.said, 'content="' || v.wanted || '"') > 0
  OR INSTR(v.said, 'content=[' || v.wanted || ']') > 0 OR INSTR(v.said, 'content=`' || v.wanted || '`') > 0
) AS w
ORDER BY 1, 2, 3;

SELECT CASE WHEN l.wr = 1 OR UPPER(x.type) = 'INTEGER' AND (
    SELECT COUNT(*) FROM pragma_table_xinfo('named', 'main') AS y WHERE y.pk > 0) = 1
    OR NOT EXISTS (SELECT 1 FROM pragma_table_xinfo('named', 'main') AS y WHERE y.pk > 0 AND y."notnull" = 0)
    THEN 'primary key' ELSE 'primary key that may hold NULL' END AS kind,
  'primary key' AS name, x.name AS col
FROM pragma_table_xinfo('named', 'main') AS x
JOIN pragma_table_list('named') AS l ON LOWER(l.schema) = LOWER('main')
WHERE x.pk > 0
UNION ALL
SELECT CASE WHEN l."unique" = 0 THEN 'index' WHEN l.partial = 0 THEN 'unique' ELSE 'unique expression' END, l.name, i.name
FROM pragma_index_list('named', 'main') AS l
JOIN pragma_index_info(l.name, 'main') AS i
WHERE l.origin <> 'pk' AND i.cid >= 0
UNION ALL
SELECT 'definition of an index', l.name, m.sql
FROM pragma_index_list('named', 'main') AS l
JOIN sqlite_master AS m ON m.type = 'index' AND m.name = l.name
WHERE l."unique" = 1 AND m.sql IS NOT NULL
  AND (l.partial = 1 OR EXISTS (SELECT 1 FROM pragma_index_info(l.name, 'main') AS i WHERE i.cid < 0))
UNION ALL
SELECT 'foreign key', 'foreign key ' || f.id, f."from" FROM pragma_foreign_key_list('named', 'main') AS f
UNION ALL
SELECT 'generated column', x.name, x.name FROM pragma_table_xinfo('named', 'main') AS x WHERE x.hidden IN (2, 3)
UNION ALL
SELECT 'definition', m.name, m.sql FROM sqlite_master AS m
WHERE m.type = 'table' AND LOWER(m.name) = LOWER('named')
UNION ALL
SELECT 'foreign key of another table', m.name, COALESCE(f."to", x.name)
FROM sqlite_master AS m
JOIN pragma_foreign_key_list(m.name, 'main') AS f
LEFT JOIN pragma_table_xinfo('named', 'main') AS x ON x.pk > 0 AND f."to" IS NULL
WHERE m.type = 'table' AND LOWER(f."table") = LOWER('named')
UNION ALL
SELECT 'trigger', m.name, NULL FROM sqlite_master AS m
WHERE m.type = 'trigger' AND LOWER(m.tbl_name) = LOWER('named')
UNION ALL
SELECT 'trigger', m.name, NULL FROM sqlite_temp_master AS m
WHERE m.type = 'trigger' AND LOWER(m.tbl_name) = LOWER('named')
UNION ALL
SELECT 'view', m.name, NULL FROM sqlite_master AS m
WHERE m.type = 'view' AND INSTR(LOWER(m.sql), LOWER('named')) > 0
UNION ALL
SELECT 'full-text index', w.name, NULL FROM (
SELECT v.name
FROM (
  SELECT m.name, REPLACE(REPLACE(REPLACE(REPLACE(LOWER(m.sql), ' ', ''), CHAR(9), ''), CHAR(10), ''), CHAR(13), '') AS said,
    REPLACE(LOWER('named'), ' ', '') AS wanted
  FROM sqlite_master AS m
  WHERE m.type = 'table' AND UPPER(m.sql) LIKE 'CREATE VIRTUAL%'
) AS v
WHERE INSTR(v.said, 'content=' || v.wanted || ',') > 0 OR INSTR(v.said, 'content=' || v.wanted || ')') > 0
  OR INSTR(v.said, 'content=''' || v.wanted || '''') > 0 OR INSTR(v.said, 'content="' || v.wanted || '"') > 0
  OR INSTR(v.said, 'content=[' || v.wanted || ']') > 0 OR INSTR(v.said, 'content=`' || v.wanted || '`') > 0
) AS w
ORDER BY 1, 2, 3;

SELECT CASE WHEN l.wr = 1 OR UPPER(x.type) = 'INTEGER' AND (
    SELECT COUNT(*) FROM pragma_table_xinfo('ages', 'main') AS y WHERE y.pk > 0) = 1
    OR NOT EXISTS (SELECT 1 FROM pragma_table_xinfo('ages', 'main') AS y WHERE y.pk > 0 AND y."notnull" = 0)
    THEN 'primary key' ELSE 'primary key that may hold NULL' END AS kind,
  'primary key' AS name, x.name AS col
FROM pragma_table_xinfo('ages', 'main') AS x
JOIN pragma_table_list('ages') AS l ON LOWER(l.schema) = LOWER('main')
WHERE x.pk > 0
UNION ALL
SELECT CASE WHEN l."unique" = 0 THEN 'index' WHEN l.partial = 0 THEN 'unique' ELSE 'unique expression' END, l.name, i.name
FROM pragma_index_list('ages', 'main') AS l
JOIN pragma_index_info(l.name, 'main') AS i
WHERE l.origin <> 'pk' AND i.cid >= 0
UNION ALL
SELECT 'definition of an index', l.name, m.sql
FROM pragma_index_list('ages', 'main') AS l
JOIN sqlite_master AS m ON m.type = 'index' AND m.name = l.name
WHERE l."unique" = 1 AND m.sql IS NOT NULL
  AND (l.partial = 1 OR EXISTS (SELECT 1 FROM pragma_index_info(l.name, 'main') AS i WHERE i.cid < 0))
UNION ALL
SELECT 'foreign key', 'foreign key ' || f.id, f."from" FROM pragma_foreign_key_list('ages', 'main') AS f
UNION ALL
SELECT 'generated column', x.name, x.name FROM pragma_table_xinfo('ages', 'main') AS x WHERE x.hidden IN (2, 3)
UNION ALL
SELECT 'definition', m.name, m.sql FROM sqlite_master AS m
WHERE m.type = 'table' AND LOWER(m.name) = LOWER('ages')
UNION ALL
SELECT 'foreign key of another table', m.name, COALESCE(f."to", x.name)
FROM sqlite_master AS m
JOIN pragma_foreign_key_list(m.name, 'main') AS f
LEFT JOIN pragma_table_xinfo('ages', 'main') AS x ON x.pk > 0 AND f."to" IS NULL
WHERE m.type = 'table' AND LOWER(f."table") = LOWER('ages')
UNION ALL
SELECT 'trigger', m.name, NULL FROM sqlite_master AS m
WHERE m.type = 'trigger' AND LOWER(m.tbl_name) = LOWER('ages')
UNION ALL
SELECT 'trigger', m.name, NULL FROM sqlite_temp_master AS m
WHERE m.type = 'trigger' AND LOWER(m.tbl_name) = LOWER('ages')
UNION ALL
SELECT 'view', m.name, NULL FROM sqlite_master AS m
WHERE m.type = 'view' AND INSTR(LOWER(m.sql), LOWER('ages')) > 0
UNION ALL
SELECT 'full-text index', w.name, NULL FROM (
SELECT v.name
FROM (
  SELECT m.name, REPLACE(REPLACE(REPLACE(REPLACE(LOWER(m.sql), ' ', ''), CHAR(9), ''), CHAR(10), ''), CHAR(13), '') AS said,
    REPLACE(LOWER('ages'), ' ', '') AS wanted
  FROM sqlite_master AS m
  WHERE m.type = 'table' AND UPPER(m.sql) LIKE 'CREATE VIRTUAL%'
) AS v
WHERE INSTR(v.said, 'content=' || v.wanted || ',') > 0 OR INSTR(v.said, 'content=' || v.wanted || ')') > 0
  OR INSTR(v.said, 'content=''' || v.wanted || '''') > 0 OR INSTR(v.said, 'content="' || v.wanted || '"') > 0
  OR INSTR(v.said, 'content=[' || v.wanted || ']') > 0 OR INSTR(v.said, 'content=`' || v.wanted || '`') > 0
) AS w
ORDER BY 1, 2, 3;

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
