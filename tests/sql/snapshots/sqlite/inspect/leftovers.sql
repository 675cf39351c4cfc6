SELECT 'main', t.name, 0 FROM sqlite_master AS t
WHERE t.type = 'table' AND t.name LIKE 'sqlanon!_recoding!_%' ESCAPE '!'
  AND NOT EXISTS (SELECT 1 FROM sqlite_master AS v WHERE v.type IN ('view', 'trigger') AND INSTR(v.sql, t.name) > 0)
ORDER BY t.name;
