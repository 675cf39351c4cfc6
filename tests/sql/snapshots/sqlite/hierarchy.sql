-- name: columns
SELECT m.name, c.name
FROM sqlite_master AS m
JOIN pragma_table_xinfo(m.name) AS c
WHERE m.type IN ('table', 'view')
  AND EXISTS (SELECT 1 FROM pragma_table_xinfo(m.name) AS z WHERE z.name = 'level_0');
