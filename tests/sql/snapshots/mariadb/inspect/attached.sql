SELECT CASE WHEN index_name = 'PRIMARY' THEN 'primary key' WHEN non_unique = 1 THEN 'index'
    WHEN sub_part IS NOT NULL THEN 'unique expression' ELSE 'unique' END AS kind,
  index_name AS name, column_name AS col
FROM information_schema.statistics
WHERE table_schema = DATABASE() AND table_name = 'keyed'

UNION ALL
SELECT 'check', k.constraint_name, c.column_name
FROM information_schema.check_constraints AS k
JOIN information_schema.columns AS c ON c.table_schema = k.constraint_schema AND c.table_name = k.table_name
  AND INSTR(k.check_clause, CONCAT('`', REPLACE(c.column_name, '`', '``'), '`')) > 0
WHERE k.constraint_schema = DATABASE() AND k.table_name = 'keyed'

UNION ALL
SELECT 'foreign key', constraint_name, column_name FROM information_schema.key_column_usage
WHERE table_schema = DATABASE() AND table_name = 'keyed' AND referenced_table_name IS NOT NULL
UNION ALL
SELECT 'foreign key of another table', table_name, referenced_column_name
FROM information_schema.key_column_usage
WHERE referenced_table_schema = DATABASE() AND referenced_table_name = 'keyed'
UNION ALL
SELECT 'generated column', g.column_name, c.column_name
FROM information_schema.columns AS g
JOIN information_schema.columns AS c ON c.table_schema = g.table_schema AND c.table_name = g.table_name
  AND (c.column_name = g.column_name
    OR INSTR(g.generation_expression, CONCAT('`', REPLACE(c.column_name, '`', '``'), '`')) > 0)
WHERE g.table_schema = DATABASE() AND g.table_name = 'keyed' AND COALESCE(g.generation_expression, '') <> ''
UNION ALL
SELECT 'column of the time of change', column_name, column_name FROM information_schema.columns
WHERE table_schema = DATABASE() AND table_name = 'keyed' AND LOWER(extra) LIKE '%on update%'
UNION ALL
SELECT 'trigger', trigger_name, NULL FROM information_schema.triggers
WHERE event_object_schema = DATABASE() AND event_object_table = 'keyed'
UNION ALL
SELECT 'view', table_name, NULL FROM information_schema.views
WHERE INSTR(view_definition, CONCAT('`', REPLACE(DATABASE(), '`', '``'), '`.`', REPLACE('keyed', '`', '``'), '`')) > 0
UNION ALL
SELECT DISTINCT 'partitioning', p.table_name, c.column_name
FROM information_schema.partitions AS p
LEFT JOIN information_schema.columns AS c ON c.table_schema = p.table_schema AND c.table_name = p.table_name
  AND INSTR(CONCAT(COALESCE(p.partition_expression, ''), COALESCE(p.subpartition_expression, '')),
    CONCAT('`', REPLACE(c.column_name, '`', '``'), '`')) > 0
WHERE p.table_schema = DATABASE() AND p.table_name = 'keyed' AND p.partition_name IS NOT NULL
UNION ALL
SELECT 'storage engine without transactions', engine, NULL FROM information_schema.tables
WHERE table_schema = DATABASE() AND table_name = 'keyed' AND engine <> 'InnoDB'
ORDER BY 1, 2, 3;

SELECT CASE WHEN index_name = 'PRIMARY' THEN 'primary key' WHEN non_unique = 1 THEN 'index'
    WHEN sub_part IS NOT NULL THEN 'unique expression' ELSE 'unique' END AS kind,
  index_name AS name, column_name AS col
FROM information_schema.statistics
WHERE table_schema = DATABASE() AND table_name = 'cards'

UNION ALL
SELECT 'check', k.constraint_name, c.column_name
FROM information_schema.check_constraints AS k
JOIN information_schema.columns AS c ON c.table_schema = k.constraint_schema AND c.table_name = k.table_name
  AND INSTR(k.check_clause, CONCAT('`', REPLACE(c.column_name, '`', '``'), '`')) > 0
WHERE k.constraint_schema = DATABASE() AND k.table_name = 'cards'

UNION ALL
SELECT 'foreign key', constraint_name, column_name FROM information_schema.key_column_usage
WHERE table_schema = DATABASE() AND table_name = 'cards' AND referenced_table_name IS NOT NULL
UNION ALL
SELECT 'foreign key of another table', table_name, referenced_column_name
FROM information_schema.key_column_usage
WHERE referenced_table_schema = DATABASE() AND referenced_table_name = 'cards'
UNION ALL
SELECT 'generated column', g.column_name, c.column_name
FROM information_schema.columns AS g
JOIN information_schema.columns AS c ON c.table_schema = g.table_schema AND c.table_name = g.table_name
  AND (c.column_name = g.column_name
    OR INSTR(g.generation_expression, CONCAT('`', REPLACE(c.column_name, '`', '``'), '`')) > 0)
WHERE g.table_schema = DATABASE() AND g.table_name = 'cards' AND COALESCE(g.generation_expression, '') <> ''
UNION ALL
SELECT 'column of the time of change', column_name, column_name FROM information_schema.columns
WHERE table_schema = DATABASE() AND table_name = 'cards' AND LOWER(extra) LIKE '%on update%'
UNION ALL
SELECT 'trigger', trigger_name, NULL FROM information_schema.triggers
WHERE event_object_schema = DATABASE() AND event_object_table = 'cards'
UNION ALL
SELECT 'view', table_name, NULL FROM information_schema.views
WHERE INSTR(view_definition, CONCAT('`', REPLACE(DATABASE(), '`', '``'), '`.`', REPLACE('cards', '`', '``'), '`')) > 0
UNION ALL
SELECT DISTINCT 'partitioning', p.table_name, c.column_name
FROM information_schema.partitions AS p
LEFT JOIN information_schema.columns AS c ON c.table_schema = p.table_schema AND c.table_name = p.table_name
  AND INSTR(CONCAT(COALESCE(p.partition_expression, ''), COALESCE(p.subpartition_expression, '')),
    CONCAT('`', REPLACE(c.column_name, '`', '``'), '`')) > 0
WHERE p.table_schema = DATABASE() AND p.table_name = 'cards' AND p.partition_name IS NOT NULL
UNION ALL
SELECT 'storage engine without transactions', engine, NULL FROM information_schema.tables
WHERE table_schema = DATABASE() AND table_name = 'cards' AND engine <> 'InnoDB'
ORDER BY 1, 2, 3;

SELECT CASE WHEN index_name = 'PRIMARY' THEN 'primary key' WHEN non_unique = 1 THEN 'index'
    WHEN sub_part IS NOT NULL THEN 'unique expression' ELSE 'unique' END AS kind,
  index_name AS name, column_name AS col
FROM information_schema.statistics
WHERE table_schema = DATABASE() AND table_name = 'pets'

UNION ALL
SELECT 'check', k.constraint_name, c.column_name
FROM information_schema.check_constraints AS k
JOIN information_schema.columns AS c ON c.table_schema = k.constraint_schema AND c.table_name = k.table_name
  AND INSTR(k.check_clause, CONCAT('`', REPLACE(c.column_name, '`', '``'), '`')) > 0
WHERE k.constraint_schema = DATABASE() AND k.table_name = 'pets'

UNION ALL
SELECT 'foreign key', constraint_name, column_name FROM information_schema.key_column_usage
WHERE table_schema = DATABASE() AND table_name = 'pets' AND referenced_table_name IS NOT NULL
UNION ALL
SELECT 'foreign key of another table', table_name, referenced_column_name
FROM information_schema.key_column_usage
WHERE referenced_table_schema = DATABASE() AND referenced_table_name = 'pets'
UNION ALL
SELECT 'generated column', g.column_name, c.column_name
FROM information_schema.columns AS g
JOIN information_schema.columns AS c ON c.table_schema = g.table_schema AND c.table_name = g.table_name
  AND (c.column_name = g.column_name
    OR INSTR(g.generation_expression, CONCAT('`', REPLACE(c.column_name, '`', '``'), '`')) > 0)
WHERE g.table_schema = DATABASE() AND g.table_name = 'pets' AND COALESCE(g.generation_expression, '') <> ''
UNION ALL
SELECT 'column of the time of change', column_name, column_name FROM information_schema.columns
WHERE table_schema = DATABASE() AND table_name = 'pets' AND LOWER(extra) LIKE '%on update%'
UNION ALL
SELECT 'trigger', trigger_name, NULL FROM information_schema.triggers
WHERE event_object_schema = DATABASE() AND event_object_table = 'pets'
UNION ALL
SELECT 'view', table_name, NULL FROM information_schema.views
WHERE INSTR(view_definition, CONCAT('`', REPLACE(DATABASE(), '`', '``'), '`.`', REPLACE('pets', '`', '``'), '`')) > 0
UNION ALL
SELECT DISTINCT 'partitioning', p.table_name, c.column_name
FROM information_schema.partitions AS p
LEFT JOIN information_schema.columns AS c ON c.table_schema = p.table_schema AND c.table_name = p.table_name
  AND INSTR(CONCAT(COALESCE(p.partition_expression, ''), COALESCE(p.subpartition_expression, '')),
    CONCAT('`', REPLACE(c.column_name, '`', '``'), '`')) > 0
WHERE p.table_schema = DATABASE() AND p.table_name = 'pets' AND p.partition_name IS NOT NULL
UNION ALL
SELECT 'storage engine without transactions', engine, NULL FROM information_schema.tables
WHERE table_schema = DATABASE() AND table_name = 'pets' AND engine <> 'InnoDB'
ORDER BY 1, 2, 3;

SELECT CASE WHEN index_name = 'PRIMARY' THEN 'primary key' WHEN non_unique = 1 THEN 'index'
    WHEN sub_part IS NOT NULL THEN 'unique expression' ELSE 'unique' END AS kind,
  index_name AS name, column_name AS col
FROM information_schema.statistics
WHERE table_schema = DATABASE() AND table_name = 'birds'

UNION ALL
SELECT 'check', k.constraint_name, c.column_name
FROM information_schema.check_constraints AS k
JOIN information_schema.columns AS c ON c.table_schema = k.constraint_schema AND c.table_name = k.table_name
  AND INSTR(k.check_clause, CONCAT('`', REPLACE(c.column_name, '`', '``'), '`')) > 0
WHERE k.constraint_schema = DATABASE() AND k.table_name = 'birds'

UNION ALL
SELECT 'foreign key', constraint_name, column_name FROM information_schema.key_column_usage
WHERE table_schema = DATABASE() AND table_name = 'birds' AND referenced_table_name IS NOT NULL
UNION ALL
SELECT 'foreign key of another table', table_name, referenced_column_name
FROM information_schema.key_column_usage
WHERE referenced_table_schema = DATABASE() AND referenced_table_name = 'birds'
UNION ALL
SELECT 'generated column', g.column_name, c.column_name
FROM information_schema.columns AS g
JOIN information_schema.columns AS c ON c.table_schema = g.table_schema AND c.table_name = g.table_name
  AND (c.column_name = g.column_name
    OR INSTR(g.generation_expression, CONCAT('`', REPLACE(c.column_name, '`', '``'), '`')) > 0)
WHERE g.table_schema = DATABASE() AND g.table_name = 'birds' AND COALESCE(g.generation_expression, '') <> ''
UNION ALL
SELECT 'column of the time of change', column_name, column_name FROM information_schema.columns
WHERE table_schema = DATABASE() AND table_name = 'birds' AND LOWER(extra) LIKE '%on update%'
UNION ALL
SELECT 'trigger', trigger_name, NULL FROM information_schema.triggers
WHERE event_object_schema = DATABASE() AND event_object_table = 'birds'
UNION ALL
SELECT 'view', table_name, NULL FROM information_schema.views
WHERE INSTR(view_definition, CONCAT('`', REPLACE(DATABASE(), '`', '``'), '`.`', REPLACE('birds', '`', '``'), '`')) > 0
UNION ALL
SELECT DISTINCT 'partitioning', p.table_name, c.column_name
FROM information_schema.partitions AS p
LEFT JOIN information_schema.columns AS c ON c.table_schema = p.table_schema AND c.table_name = p.table_name
  AND INSTR(CONCAT(COALESCE(p.partition_expression, ''), COALESCE(p.subpartition_expression, '')),
    CONCAT('`', REPLACE(c.column_name, '`', '``'), '`')) > 0
WHERE p.table_schema = DATABASE() AND p.table_name = 'birds' AND p.partition_name IS NOT NULL
UNION ALL
SELECT 'storage engine without transactions', engine, NULL FROM information_schema.tables
WHERE table_schema = DATABASE() AND table_name = 'birds' AND engine <> 'InnoDB'
ORDER BY 1, 2, 3;

SELECT CASE WHEN index_name = 'PRIMARY' THEN 'primary key' WHEN non_unique = 1 THEN 'index'
    WHEN sub_part IS NOT NULL THEN 'unique expression' ELSE 'unique' END AS kind,
  index_name AS name, column_name AS col
FROM information_schema.statistics
WHERE table_schema = DATABASE() AND table_name = 'named'

UNION ALL
SELECT 'check', k.constraint_name, c.column_name
FROM information_schema.check_constraints AS k
JOIN information_schema.columns AS c ON c.table_schema = k.constraint_schema AND c.table_name = k.table_name
  AND INSTR(k.check_clause, CONCAT('`', REPLACE(c.column_name, '`', '``'), '`')) > 0
WHERE k.constraint_schema = DATABASE() AND k.table_name = 'named'

UNION ALL
SELECT 'foreign key', constraint_name, column_name FROM information_schema.key_column_usage
WHERE table_schema = DATABASE() AND table_name = 'named' AND referenced_table_name IS NOT NULL
UNION ALL
SELECT 'foreign key of another table', table_name, referenced_column_name
FROM information_schema.key_column_usage
WHERE referenced_table_schema = DATABASE() AND referenced_table_name = 'named'
UNION ALL
SELECT 'generated column', g.column_name, c.column_name
FROM information_schema.columns AS g
JOIN information_schema.columns AS c ON c.table_schema = g.table_schema AND c.table_name = g.table_name
  AND (c.column_name = g.column_name
    OR INSTR(g.generation_expression, CONCAT('`', REPLACE(c.column_name, '`', '``'), '`')) > 0)
WHERE g.table_schema = DATABASE() AND g.table_name = 'named' AND COALESCE(g.generation_expression, '') <> ''
UNION ALL
SELECT 'column of the time of change', column_name, column_name FROM information_schema.columns
WHERE table_schema = DATABASE() AND table_name = 'named' AND LOWER(extra) LIKE '%on update%'
UNION ALL
SELECT 'trigger', trigger_name, NULL FROM information_schema.triggers
WHERE event_object_schema = DATABASE() AND event_object_table = 'named'
UNION ALL
SELECT 'view', table_name, NULL FROM information_schema.views
WHERE INSTR(view_definition, CONCAT('`', REPLACE(DATABASE(), '`', '``'), '`.`', REPLACE('named', '`', '``'), '`')) > 0
UNION ALL
SELECT DISTINCT 'partitioning', p.table_name, c.column_name
FROM information_schema.partitions AS p
LEFT JOIN information_schema.columns AS c ON c.table_schema = p.table_schema AND c.table_name = p.table_name
  AND INSTR(CONCAT(COALESCE(p.partition_expression, ''), COALESCE(p.subpartition_expression, '')),
    CONCAT('`', REPLACE(c.column_name, '`', '``'), '`')) > 0
WHERE p.table_schema = DATABASE() AND p.table_name = 'named' AND p.partition_name IS NOT NULL
UNION ALL
SELECT 'storage engine without transactions', engine, NULL FROM information_schema.tables
WHERE table_schema = DATABASE() AND table_name = 'named' AND engine <> 'InnoDB'
ORDER BY 1, 2, 3;

SELECT CASE WHEN index_name = 'PRIMARY' THEN 'primary key' WHEN non_unique = 1 THEN 'index'
    WHEN sub_part IS NOT NULL THEN 'unique expression' ELSE 'unique' END AS kind,
  index_name AS name, column_name AS col
FROM information_schema.statistics
WHERE table_schema = DATABASE() AND table_name = 'ages'

UNION ALL
SELECT 'check', k.constraint_name, c.column_name
FROM information_schema.check_constraints AS k
JOIN information_schema.columns AS c ON c.table_schema = k.constraint_schema AND c.table_name = k.table_name
  AND INSTR(k.check_clause, CONCAT('`', REPLACE(c.column_name, '`', '``'), '`')) > 0
WHERE k.constraint_schema = DATABASE() AND k.table_name = 'ages'

UNION ALL
SELECT 'foreign key', constraint_name, column_name FROM information_schema.key_column_usage
WHERE table_schema = DATABASE() AND table_name = 'ages' AND referenced_table_name IS NOT NULL
UNION ALL
SELECT 'foreign key of another table', table_name, referenced_column_name
FROM information_schema.key_column_usage
WHERE referenced_table_schema = DATABASE() AND referenced_table_name = 'ages'
UNION ALL
SELECT 'generated column', g.column_name, c.column_name
FROM information_schema.columns AS g
JOIN information_schema.columns AS c ON c.table_schema = g.table_schema AND c.table_name = g.table_name
  AND (c.column_name = g.column_name
    OR INSTR(g.generation_expression, CONCAT('`', REPLACE(c.column_name, '`', '``'), '`')) > 0)
WHERE g.table_schema = DATABASE() AND g.table_name = 'ages' AND COALESCE(g.generation_expression, '') <> ''
UNION ALL
SELECT 'column of the time of change', column_name, column_name FROM information_schema.columns
WHERE table_schema = DATABASE() AND table_name = 'ages' AND LOWER(extra) LIKE '%on update%'
UNION ALL
SELECT 'trigger', trigger_name, NULL FROM information_schema.triggers
WHERE event_object_schema = DATABASE() AND event_object_table = 'ages'
UNION ALL
SELECT 'view', table_name, NULL FROM information_schema.views
WHERE INSTR(view_definition, CONCAT('`', REPLACE(DATABASE(), '`', '``'), '`.`', REPLACE('ages', '`', '``'), '`')) > 0
UNION ALL
SELECT DISTINCT 'partitioning', p.table_name, c.column_name
FROM information_schema.partitions AS p
LEFT JOIN information_schema.columns AS c ON c.table_schema = p.table_schema AND c.table_name = p.table_name
  AND INSTR(CONCAT(COALESCE(p.partition_expression, ''), COALESCE(p.subpartition_expression, '')),
    CONCAT('`', REPLACE(c.column_name, '`', '``'), '`')) > 0
WHERE p.table_schema = DATABASE() AND p.table_name = 'ages' AND p.partition_name IS NOT NULL
UNION ALL
SELECT 'storage engine without transactions', engine, NULL FROM information_schema.tables
WHERE table_schema = DATABASE() AND table_name = 'ages' AND engine <> 'InnoDB'
ORDER BY 1, 2, 3;

SELECT CASE WHEN index_name = 'PRIMARY' THEN 'primary key' WHEN non_unique = 1 THEN 'index'
    WHEN sub_part IS NOT NULL THEN 'unique expression' ELSE 'unique' END AS kind,
  index_name AS name, column_name AS col
FROM information_schema.statistics
WHERE table_schema = DATABASE() AND table_name = 'wards'

UNION ALL
SELECT 'check', k.constraint_name, c.column_name
FROM information_schema.check_constraints AS k
JOIN information_schema.columns AS c ON c.table_schema = k.constraint_schema AND c.table_name = k.table_name
  AND INSTR(k.check_clause, CONCAT('`', REPLACE(c.column_name, '`', '``'), '`')) > 0
WHERE k.constraint_schema = DATABASE() AND k.table_name = 'wards'

UNION ALL
SELECT 'foreign key', constraint_name, column_name FROM information_schema.key_column_usage
WHERE table_schema = DATABASE() AND table_name = 'wards' AND referenced_table_name IS NOT NULL
UNION ALL
SELECT 'foreign key of another table', table_name, referenced_column_name
FROM information_schema.key_column_usage
WHERE referenced_table_schema = DATABASE() AND referenced_table_name = 'wards'
UNION ALL
SELECT 'generated column', g.column_name, c.column_name
FROM information_schema.columns AS g
JOIN information_schema.columns AS c ON c.table_schema = g.table_schema AND c.table_name = g.table_name
  AND (c.column_name = g.column_name
    OR INSTR(g.generation_expression, CONCAT('`', REPLACE(c.column_name, '`', '``'), '`')) > 0)
WHERE g.table_schema = DATABASE() AND g.table_name = 'wards' AND COALESCE(g.generation_expression, '') <> ''
UNION ALL
SELECT 'column of the time of change', column_name, column_name FROM information_schema.columns
WHERE table_schema = DATABASE() AND table_name = 'wards' AND LOWER(extra) LIKE '%on update%'
UNION ALL
SELECT 'trigger', trigger_name, NULL FROM information_schema.triggers
WHERE event_object_schema = DATABASE() AND event_object_table = 'wards'
UNION ALL
SELECT 'view', table_name, NULL FROM information_schema.views
WHERE INSTR(view_definition, CONCAT('`', REPLACE(DATABASE(), '`', '``'), '`.`', REPLACE('wards', '`', '``'), '`')) > 0
UNION ALL
SELECT DISTINCT 'partitioning', p.table_name, c.column_name
FROM information_schema.partitions AS p
LEFT JOIN information_schema.columns AS c ON c.table_schema = p.table_schema AND c.table_name = p.table_name
  AND INSTR(CONCAT(COALESCE(p.partition_expression, ''), COALESCE(p.subpartition_expression, '')),
    CONCAT('`', REPLACE(c.column_name, '`', '``'), '`')) > 0
WHERE p.table_schema = DATABASE() AND p.table_name = 'wards' AND p.partition_name IS NOT NULL
UNION ALL
SELECT 'storage engine without transactions', engine, NULL FROM information_schema.tables
WHERE table_schema = DATABASE() AND table_name = 'wards' AND engine <> 'InnoDB'
ORDER BY 1, 2, 3;
