SELECT type, name FROM `main`.sqlite_master
WHERE type IN ('index', 'trigger') AND LOWER(tbl_name) = LOWER('released')
UNION ALL
SELECT type, name FROM `main`.sqlite_master
WHERE type IN ('view', 'trigger') AND LOWER(tbl_name) <> LOWER('released')
  AND INSTR(LOWER(sql), LOWER('released')) > 0
UNION ALL
SELECT 'primary key', name FROM pragma_table_xinfo('released', 'main') WHERE pk > 0
UNION ALL
SELECT 'default or generated column', name FROM pragma_table_xinfo('released', 'main')
WHERE dflt_value IS NOT NULL OR hidden <> 0
UNION ALL
SELECT 'foreign key', "from" FROM pragma_foreign_key_list('released', 'main')
UNION ALL
SELECT 'foreign key of another table', m.name
FROM `main`.sqlite_master AS m JOIN pragma_foreign_key_list(m.name, 'main') AS f
WHERE m.type = 'table' AND LOWER(f."table") = LOWER('released')
UNION ALL
SELECT 'check constraint, collation or table option', name FROM `main`.sqlite_master
WHERE type = 'table' AND LOWER(name) = LOWER('released')
  AND (UPPER(sql) LIKE '%CHECK%(%' OR UPPER(sql) LIKE '%COLLATE%' OR UPPER(sql) LIKE '%)%STRICT%'
    OR UPPER(sql) LIKE '%WITHOUT%ROWID%')
ORDER BY 1, 2;

SELECT type, name FROM `main`.sqlite_master
WHERE type IN ('index', 'trigger') AND LOWER(tbl_name) = LOWER('shown')
UNION ALL
SELECT type, name FROM `main`.sqlite_master
WHERE type IN ('view', 'trigger') AND LOWER(tbl_name) <> LOWER('shown')
  AND INSTR(LOWER(sql), LOWER('shown')) > 0
UNION ALL
SELECT 'primary key', name FROM pragma_table_xinfo('shown', 'main') WHERE pk > 0
UNION ALL
SELECT 'default or generated column', name FROM pragma_table_xinfo('shown', 'main')
WHERE dflt_value IS NOT NULL OR hidden <> 0
UNION ALL
SELECT 'foreign key', "from" FROM pragma_foreign_key_list('shown', 'main')
UNION ALL
SELECT 'foreign key of another table', m.name
FROM `main`.sqlite_master AS m JOIN pragma_foreign_key_list(m.name, 'main') AS f
WHERE m.type = 'table' AND LOWER(f."table") = LOWER('shown')
UNION ALL
SELECT 'check constraint, collation or table option', name FROM `main`.sqlite_master
WHERE type = 'table' AND LOWER(name) = LOWER('shown')
  AND (UPPER(sql) LIKE '%CHECK%(%' OR UPPER(sql) LIKE '%COLLATE%' OR UPPER(sql) LIKE '%)%STRICT%'
    OR UPPER(sql) LIKE '%WITHOUT%ROWID%')
ORDER BY 1, 2;

SELECT type, name FROM `main`.sqlite_master
WHERE type IN ('index', 'trigger') AND LOWER(tbl_name) = LOWER('kept')
UNION ALL
SELECT type, name FROM `main`.sqlite_master
WHERE type IN ('view', 'trigger') AND LOWER(tbl_name) <> LOWER('kept')
  AND INSTR(LOWER(sql), LOWER('kept')) > 0
UNION ALL
SELECT 'primary key', name FROM pragma_table_xinfo('kept', 'main') WHERE pk > 0
UNION ALL
SELECT 'default or generated column', name FROM pragma_table_xinfo('kept', 'main')
WHERE dflt_value IS NOT NULL OR hidden <> 0
UNION ALL
SELECT 'foreign key', "from" FROM pragma_foreign_key_list('kept', 'main')
UNION ALL
SELECT 'foreign key of another table', m.name
FROM `main`.sqlite_master AS m JOIN pragma_foreign_key_list(m.name, 'main') AS f
WHERE m.type = 'table' AND LOWER(f."table") = LOWER('kept')
UNION ALL
SELECT 'check constraint, collation or table option', name FROM `main`.sqlite_master
WHERE type = 'table' AND LOWER(name) = LOWER('kept')
  AND (UPPER(sql) LIKE '%CHECK%(%' OR UPPER(sql) LIKE '%COLLATE%' OR UPPER(sql) LIKE '%)%STRICT%'
    OR UPPER(sql) LIKE '%WITHOUT%ROWID%')
ORDER BY 1, 2;

SELECT type, name FROM sqlite_master
WHERE type IN ('index', 'trigger') AND LOWER(tbl_name) = LOWER('people')
UNION ALL
SELECT type, name FROM sqlite_master
WHERE type IN ('view', 'trigger') AND LOWER(tbl_name) <> LOWER('people')
  AND INSTR(LOWER(sql), LOWER('people')) > 0
UNION ALL
SELECT 'primary key', name FROM pragma_table_xinfo('people', 'main') WHERE pk > 0
UNION ALL
SELECT 'default or generated column', name FROM pragma_table_xinfo('people', 'main')
WHERE dflt_value IS NOT NULL OR hidden <> 0
UNION ALL
SELECT 'foreign key', "from" FROM pragma_foreign_key_list('people', 'main')
UNION ALL
SELECT 'foreign key of another table', m.name
FROM sqlite_master AS m JOIN pragma_foreign_key_list(m.name, 'main') AS f
WHERE m.type = 'table' AND LOWER(f."table") = LOWER('people')
UNION ALL
SELECT 'check constraint, collation or table option', name FROM sqlite_master
WHERE type = 'table' AND LOWER(name) = LOWER('people')
  AND (UPPER(sql) LIKE '%CHECK%(%' OR UPPER(sql) LIKE '%COLLATE%' OR UPPER(sql) LIKE '%)%STRICT%'
    OR UPPER(sql) LIKE '%WITHOUT%ROWID%')
ORDER BY 1, 2;

SELECT type, name FROM `main`.sqlite_master
WHERE type IN ('index', 'trigger') AND LOWER(tbl_name) = LOWER('nightly')
UNION ALL
SELECT type, name FROM `main`.sqlite_master
WHERE type IN ('view', 'trigger') AND LOWER(tbl_name) <> LOWER('nightly')
  AND INSTR(LOWER(sql), LOWER('nightly')) > 0
UNION ALL
SELECT 'primary key', name FROM pragma_table_xinfo('nightly', 'main') WHERE pk > 0
UNION ALL
SELECT 'default or generated column', name FROM pragma_table_xinfo('nightly', 'main')
WHERE dflt_value IS NOT NULL OR hidden <> 0
UNION ALL
SELECT 'foreign key', "from" FROM pragma_foreign_key_list('nightly', 'main')
UNION ALL
SELECT 'foreign key of another table', m.name
FROM `main`.sqlite_master AS m JOIN pragma_foreign_key_list(m.name, 'main') AS f
WHERE m.type = 'table' AND LOWER(f."table") = LOWER('nightly')
UNION ALL
SELECT 'check constraint, collation or table option', name FROM `main`.sqlite_master
WHERE type = 'table' AND LOWER(name) = LOWER('nightly')
  AND (UPPER(sql) LIKE '%CHECK%(%' OR UPPER(sql) LIKE '%COLLATE%' OR UPPER(sql) LIKE '%)%STRICT%'
    OR UPPER(sql) LIKE '%WITHOUT%ROWID%')
ORDER BY 1, 2;

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

SELECT type, name FROM `main`.sqlite_master
WHERE type IN ('index', 'trigger') AND LOWER(tbl_name) = LOWER('guarded')
UNION ALL
SELECT type, name FROM `main`.sqlite_master
WHERE type IN ('view', 'trigger') AND LOWER(tbl_name) <> LOWER('guarded')
  AND INSTR(LOWER(sql), LOWER('guarded')) > 0
UNION ALL
SELECT 'primary key', name FROM pragma_table_xinfo('guarded', 'main') WHERE pk > 0
UNION ALL
SELECT 'default or generated column', name FROM pragma_table_xinfo('guarded', 'main')
WHERE dflt_value IS NOT NULL OR hidden <> 0
UNION ALL
SELECT 'foreign key', "from" FROM pragma_foreign_key_list('guarded', 'main')
UNION ALL
SELECT 'foreign key of another table', m.name
FROM `main`.sqlite_master AS m JOIN pragma_foreign_key_list(m.name, 'main') AS f
WHERE m.type = 'table' AND LOWER(f."table") = LOWER('guarded')
UNION ALL
SELECT 'check constraint, collation or table option', name FROM `main`.sqlite_master
WHERE type = 'table' AND LOWER(name) = LOWER('guarded')
  AND (UPPER(sql) LIKE '%CHECK%(%' OR UPPER(sql) LIKE '%COLLATE%' OR UPPER(sql) LIKE '%)%STRICT%'
    OR UPPER(sql) LIKE '%WITHOUT%ROWID%')
ORDER BY 1, 2;
