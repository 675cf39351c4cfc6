SELECT 'default' AS kind, x.name AS name, x.name FROM pragma_table_xinfo('keyed', 'main') AS x
WHERE x.dflt_value IS NOT NULL AND x.hidden = 0
UNION ALL
SELECT 'identity column', x.name, x.name
FROM pragma_table_xinfo('keyed', 'main') AS x
JOIN sqlite_master AS m ON m.type = 'table' AND LOWER(m.name) = LOWER('keyed')
WHERE x.pk > 0 AND UPPER(m.sql) LIKE '%AUTOINCREMENT%'
UNION ALL
SELECT 'table option', 'WITHOUT ROWID', NULL FROM pragma_table_list('keyed') AS l
WHERE LOWER(l.schema) = LOWER('main') AND l.wr = 1
UNION ALL
SELECT 'table option', 'STRICT', NULL FROM pragma_table_list('keyed') AS l
WHERE LOWER(l.schema) = LOWER('main') AND l.strict = 1
ORDER BY 1, 2;

SELECT 'default' AS kind, x.name AS name, x.name FROM pragma_table_xinfo('cards', 'main') AS x
WHERE x.dflt_value IS NOT NULL AND x.hidden = 0
UNION ALL
SELECT 'identity column', x.name, x.name
FROM pragma_table_xinfo('cards', 'main') AS x
JOIN sqlite_master AS m ON m.type = 'table' AND LOWER(m.name) = LOWER('cards')
WHERE x.pk > 0 AND UPPER(m.sql) LIKE '%AUTOINCREMENT%'
UNION ALL
SELECT 'table option', 'WITHOUT ROWID', NULL FROM pragma_table_list('cards') AS l
WHERE LOWER(l.schema) = LOWER('main') AND l.wr = 1
UNION ALL
SELECT 'table option', 'STRICT', NULL FROM pragma_table_list('cards') AS l
WHERE LOWER(l.schema) = LOWER('main') AND l.strict = 1
ORDER BY 1, 2;

SELECT 'default' AS kind, x.name AS name, x.name FROM pragma_table_xinfo('pets', 'main') AS x
WHERE x.dflt_value IS NOT NULL AND x.hidden = 0
UNION ALL
SELECT 'identity column', x.name, x.name
FROM pragma_table_xinfo('pets', 'main') AS x
JOIN sqlite_master AS m ON m.type = 'table' AND LOWER(m.name) = LOWER('pets')
WHERE x.pk > 0 AND UPPER(m.sql) LIKE '%AUTOINCREMENT%'
UNION ALL
SELECT 'table option', 'WITHOUT ROWID', NULL FROM pragma_table_list('pets') AS l
WHERE LOWER(l.schema) = LOWER('main') AND l.wr = 1
UNION ALL
SELECT 'table option', 'STRICT', NULL FROM pragma_table_list('pets') AS l
WHERE LOWER(l.schema) = LOWER('main') AND l.strict = 1
ORDER BY 1, 2;

SELECT 'default' AS kind, x.name AS name, x.name FROM pragma_table_xinfo('birds', 'main') AS x
WHERE x.dflt_value IS NOT NULL AND x.hidden = 0
UNION ALL
SELECT 'identity column', x.name, x.name
FROM pragma_table_xinfo('birds', 'main') AS x
JOIN sqlite_master AS m ON m.type = 'table' AND LOWER(m.name) = LOWER('birds')
WHERE x.pk > 0 AND UPPER(m.sql) LIKE '%AUTOINCREMENT%'
UNION ALL
SELECT 'table option', 'WITHOUT ROWID', NULL FROM pragma_table_list('birds') AS l
WHERE LOWER(l.schema) = LOWER('main') AND l.wr = 1
UNION ALL
SELECT 'table option', 'STRICT', NULL FROM pragma_table_list('birds') AS l
WHERE LOWER(l.schema) = LOWER('main') AND l.strict = 1
ORDER BY 1, 2;

SELECT 'default' AS kind, x.name AS name, x.name FROM pragma_table_xinfo('named', 'main') AS x
WHERE x.dflt_value IS NOT NULL AND x.hidden = 0
UNION ALL
SELECT 'identity column', x.name, x.name
FROM pragma_table_xinfo('named', 'main') AS x
JOIN sqlite_master AS m ON m.type = 'table' AND LOWER(m.name) = LOWER('named')
WHERE x.pk > 0 AND UPPER(m.sql) LIKE '%AUTOINCREMENT%'
UNION ALL
SELECT 'table option', 'WITHOUT ROWID', NULL FROM pragma_table_list('named') AS l
WHERE LOWER(l.schema) = LOWER('main') AND l.wr = 1
UNION ALL
SELECT 'table option', 'STRICT', NULL FROM pragma_table_list('named') AS l
WHERE LOWER(l.schema) = LOWER('main') AND l.strict = 1
ORDER BY 1, 2;

SELECT 'default' AS kind, x.name AS name, x.name FROM pragma_table_xinfo('ages', 'main') AS x
WHERE x.dflt_value IS NOT NULL AND x.hidden = 0
UNION ALL
SELECT 'identity column', x.name, x.name
FROM pragma_table_xinfo('ages', 'main') AS x
JOIN sqlite_master AS m ON m.type = 'table' AND LOWER(m.name) = LOWER('ages')
WHERE x.pk > 0 AND UPPER(m.sql) LIKE '%AUTOINCREMENT%'
UNION ALL
SELECT 'table option', 'WITHOUT ROWID', NULL FROM pragma_table_list('ages') AS l
WHERE LOWER(l.schema) = LOWER('main') AND l.wr = 1
UNION ALL
SELECT 'table option', 'STRICT', NULL FROM pragma_table_list('ages') AS l
WHERE LOWER(l.schema) = LOWER('main') AND l.strict = 1
ORDER BY 1, 2;

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
