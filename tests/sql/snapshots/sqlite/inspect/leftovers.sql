SELECT 'main', t.name, 0, NULL FROM sqlite_master AS t
WHERE t.type IN ('table', 'view') AND t.name LIKE 'sqlanon!_recoding!_%' ESCAPE '!'
  AND NOT EXISTS (
    SELECT 1 FROM sqlite_master AS v
    WHERE v.type IN ('view', 'trigger') AND v.name NOT LIKE 'sqlanon!_recoding!_%' ESCAPE '!' AND INSTR(v.sql, SUBSTR(t.name, 1, 29)) > 0)
ORDER BY t.name;
