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
