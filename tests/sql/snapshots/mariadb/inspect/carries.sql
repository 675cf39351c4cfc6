SELECT DISTINCT 'index' AS kind, index_name AS name FROM information_schema.statistics
WHERE table_schema = 'place' AND table_name = 'released' AND index_name <> 'PRIMARY'
UNION ALL
SELECT LOWER(constraint_type), constraint_name FROM information_schema.table_constraints
WHERE table_schema = 'place' AND table_name = 'released' AND constraint_type <> 'UNIQUE'
UNION ALL
SELECT DISTINCT 'foreign key of another table', table_name FROM information_schema.key_column_usage
WHERE referenced_table_schema = 'place' AND referenced_table_name = 'released'
UNION ALL
SELECT 'trigger', trigger_name FROM information_schema.triggers
WHERE event_object_schema = 'place' AND event_object_table = 'released'
UNION ALL
SELECT 'view', table_name FROM information_schema.views
WHERE INSTR(view_definition, CONCAT('`', REPLACE('place', '`', '``'), '`.`', REPLACE('released', '`', '``'), '`')) > 0
UNION ALL
SELECT 'default, generated or automatic column', c.column_name FROM information_schema.columns AS c
JOIN information_schema.tables AS t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type <> 'VIEW'
WHERE c.table_schema = 'place' AND c.table_name = 'released'
  AND (COALESCE(c.column_default, 'NULL') <> 'NULL' OR c.extra <> '')
UNION ALL
SELECT 'comment', c.column_name FROM information_schema.columns AS c
JOIN information_schema.tables AS t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type <> 'VIEW'
WHERE c.table_schema = 'place' AND c.table_name = 'released' AND c.column_comment <> ''
UNION ALL
SELECT 'comment', table_name FROM information_schema.tables
WHERE table_schema = 'place' AND table_name = 'released' AND table_comment <> ''
  AND table_type <> 'VIEW' AND table_comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 'storage option', table_name FROM information_schema.tables
WHERE table_schema = 'place' AND table_name = 'released'
  AND (engine <> 'InnoDB' OR create_options <> '')
UNION ALL
SELECT 'collation', t.table_collation FROM information_schema.tables AS t
JOIN information_schema.schemata AS d ON d.schema_name = t.table_schema
WHERE t.table_schema = 'place' AND t.table_name = 'released'
  AND t.table_collation <> d.default_collation_name
ORDER BY 1, 2;

SELECT DISTINCT 'index' AS kind, index_name AS name FROM information_schema.statistics
WHERE table_schema = 'place' AND table_name = 'shown' AND index_name <> 'PRIMARY'
UNION ALL
SELECT LOWER(constraint_type), constraint_name FROM information_schema.table_constraints
WHERE table_schema = 'place' AND table_name = 'shown' AND constraint_type <> 'UNIQUE'
UNION ALL
SELECT DISTINCT 'foreign key of another table', table_name FROM information_schema.key_column_usage
WHERE referenced_table_schema = 'place' AND referenced_table_name = 'shown'
UNION ALL
SELECT 'trigger', trigger_name FROM information_schema.triggers
WHERE event_object_schema = 'place' AND event_object_table = 'shown'
UNION ALL
SELECT 'view', table_name FROM information_schema.views
WHERE INSTR(view_definition, CONCAT('`', REPLACE('place', '`', '``'), '`.`', REPLACE('shown', '`', '``'), '`')) > 0
UNION ALL
SELECT 'default, generated or automatic column', c.column_name FROM information_schema.columns AS c
JOIN information_schema.tables AS t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type <> 'VIEW'
WHERE c.table_schema = 'place' AND c.table_name = 'shown'
  AND (COALESCE(c.column_default, 'NULL') <> 'NULL' OR c.extra <> '')
UNION ALL
SELECT 'comment', c.column_name FROM information_schema.columns AS c
JOIN information_schema.tables AS t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type <> 'VIEW'
WHERE c.table_schema = 'place' AND c.table_name = 'shown' AND c.column_comment <> ''
UNION ALL
SELECT 'comment', table_name FROM information_schema.tables
WHERE table_schema = 'place' AND table_name = 'shown' AND table_comment <> ''
  AND table_type <> 'VIEW' AND table_comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 'storage option', table_name FROM information_schema.tables
WHERE table_schema = 'place' AND table_name = 'shown'
  AND (engine <> 'InnoDB' OR create_options <> '')
UNION ALL
SELECT 'collation', t.table_collation FROM information_schema.tables AS t
JOIN information_schema.schemata AS d ON d.schema_name = t.table_schema
WHERE t.table_schema = 'place' AND t.table_name = 'shown'
  AND t.table_collation <> d.default_collation_name
ORDER BY 1, 2;

SELECT DISTINCT 'index' AS kind, index_name AS name FROM information_schema.statistics
WHERE table_schema = 'place' AND table_name = 'kept' AND index_name <> 'PRIMARY'
UNION ALL
SELECT LOWER(constraint_type), constraint_name FROM information_schema.table_constraints
WHERE table_schema = 'place' AND table_name = 'kept' AND constraint_type <> 'UNIQUE'
UNION ALL
SELECT DISTINCT 'foreign key of another table', table_name FROM information_schema.key_column_usage
WHERE referenced_table_schema = 'place' AND referenced_table_name = 'kept'
UNION ALL
SELECT 'trigger', trigger_name FROM information_schema.triggers
WHERE event_object_schema = 'place' AND event_object_table = 'kept'
UNION ALL
SELECT 'view', table_name FROM information_schema.views
WHERE INSTR(view_definition, CONCAT('`', REPLACE('place', '`', '``'), '`.`', REPLACE('kept', '`', '``'), '`')) > 0
UNION ALL
SELECT 'default, generated or automatic column', c.column_name FROM information_schema.columns AS c
JOIN information_schema.tables AS t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type <> 'VIEW'
WHERE c.table_schema = 'place' AND c.table_name = 'kept'
  AND (COALESCE(c.column_default, 'NULL') <> 'NULL' OR c.extra <> '')
UNION ALL
SELECT 'comment', c.column_name FROM information_schema.columns AS c
JOIN information_schema.tables AS t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type <> 'VIEW'
WHERE c.table_schema = 'place' AND c.table_name = 'kept' AND c.column_comment <> ''
UNION ALL
SELECT 'comment', table_name FROM information_schema.tables
WHERE table_schema = 'place' AND table_name = 'kept' AND table_comment <> ''
  AND table_type <> 'VIEW' AND table_comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 'storage option', table_name FROM information_schema.tables
WHERE table_schema = 'place' AND table_name = 'kept'
  AND (engine <> 'InnoDB' OR create_options <> '')
UNION ALL
SELECT 'collation', t.table_collation FROM information_schema.tables AS t
JOIN information_schema.schemata AS d ON d.schema_name = t.table_schema
WHERE t.table_schema = 'place' AND t.table_name = 'kept'
  AND t.table_collation <> d.default_collation_name
ORDER BY 1, 2;

SELECT DISTINCT 'index' AS kind, index_name AS name FROM information_schema.statistics
WHERE table_schema = 'place' AND table_name = 'nightly' AND index_name <> 'PRIMARY'
UNION ALL
SELECT LOWER(constraint_type), constraint_name FROM information_schema.table_constraints
WHERE table_schema = 'place' AND table_name = 'nightly' AND constraint_type <> 'UNIQUE'
UNION ALL
SELECT DISTINCT 'foreign key of another table', table_name FROM information_schema.key_column_usage
WHERE referenced_table_schema = 'place' AND referenced_table_name = 'nightly'
UNION ALL
SELECT 'trigger', trigger_name FROM information_schema.triggers
WHERE event_object_schema = 'place' AND event_object_table = 'nightly'
UNION ALL
SELECT 'view', table_name FROM information_schema.views
WHERE INSTR(view_definition, CONCAT('`', REPLACE('place', '`', '``'), '`.`', REPLACE('nightly', '`', '``'), '`')) > 0
UNION ALL
SELECT 'default, generated or automatic column', c.column_name FROM information_schema.columns AS c
JOIN information_schema.tables AS t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type <> 'VIEW'
WHERE c.table_schema = 'place' AND c.table_name = 'nightly'
  AND (COALESCE(c.column_default, 'NULL') <> 'NULL' OR c.extra <> '')
UNION ALL
SELECT 'comment', c.column_name FROM information_schema.columns AS c
JOIN information_schema.tables AS t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type <> 'VIEW'
WHERE c.table_schema = 'place' AND c.table_name = 'nightly' AND c.column_comment <> ''
UNION ALL
SELECT 'comment', table_name FROM information_schema.tables
WHERE table_schema = 'place' AND table_name = 'nightly' AND table_comment <> ''
  AND table_type <> 'VIEW' AND table_comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 'storage option', table_name FROM information_schema.tables
WHERE table_schema = 'place' AND table_name = 'nightly'
  AND (engine <> 'InnoDB' OR create_options <> '')
UNION ALL
SELECT 'collation', t.table_collation FROM information_schema.tables AS t
JOIN information_schema.schemata AS d ON d.schema_name = t.table_schema
WHERE t.table_schema = 'place' AND t.table_name = 'nightly'
  AND t.table_collation <> d.default_collation_name
ORDER BY 1, 2;

SELECT DISTINCT 'index' AS kind, index_name AS name FROM information_schema.statistics
WHERE table_schema = 'place' AND table_name = 'released_points' AND index_name <> 'PRIMARY'
UNION ALL
SELECT LOWER(constraint_type), constraint_name FROM information_schema.table_constraints
WHERE table_schema = 'place' AND table_name = 'released_points' AND constraint_type <> 'UNIQUE'
UNION ALL
SELECT DISTINCT 'foreign key of another table', table_name FROM information_schema.key_column_usage
WHERE referenced_table_schema = 'place' AND referenced_table_name = 'released_points'
UNION ALL
SELECT 'trigger', trigger_name FROM information_schema.triggers
WHERE event_object_schema = 'place' AND event_object_table = 'released_points'
UNION ALL
SELECT 'view', table_name FROM information_schema.views
WHERE INSTR(view_definition, CONCAT('`', REPLACE('place', '`', '``'), '`.`', REPLACE('released_points', '`', '``'), '`')) > 0
UNION ALL
SELECT 'default, generated or automatic column', c.column_name FROM information_schema.columns AS c
JOIN information_schema.tables AS t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type <> 'VIEW'
WHERE c.table_schema = 'place' AND c.table_name = 'released_points'
  AND (COALESCE(c.column_default, 'NULL') <> 'NULL' OR c.extra <> '')
UNION ALL
SELECT 'comment', c.column_name FROM information_schema.columns AS c
JOIN information_schema.tables AS t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type <> 'VIEW'
WHERE c.table_schema = 'place' AND c.table_name = 'released_points' AND c.column_comment <> ''
UNION ALL
SELECT 'comment', table_name FROM information_schema.tables
WHERE table_schema = 'place' AND table_name = 'released_points' AND table_comment <> ''
  AND table_type <> 'VIEW' AND table_comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 'storage option', table_name FROM information_schema.tables
WHERE table_schema = 'place' AND table_name = 'released_points'
  AND (engine <> 'InnoDB' OR create_options <> '')
UNION ALL
SELECT 'collation', t.table_collation FROM information_schema.tables AS t
JOIN information_schema.schemata AS d ON d.schema_name = t.table_schema
WHERE t.table_schema = 'place' AND t.table_name = 'released_points'
  AND t.table_collation <> d.default_collation_name
ORDER BY 1, 2;

SELECT DISTINCT 'index' AS kind, index_name AS name FROM information_schema.statistics
WHERE table_schema = 'place' AND table_name = 'guarded' AND index_name <> 'PRIMARY'
UNION ALL
SELECT LOWER(constraint_type), constraint_name FROM information_schema.table_constraints
WHERE table_schema = 'place' AND table_name = 'guarded' AND constraint_type <> 'UNIQUE'
UNION ALL
SELECT DISTINCT 'foreign key of another table', table_name FROM information_schema.key_column_usage
WHERE referenced_table_schema = 'place' AND referenced_table_name = 'guarded'
UNION ALL
SELECT 'trigger', trigger_name FROM information_schema.triggers
WHERE event_object_schema = 'place' AND event_object_table = 'guarded'
UNION ALL
SELECT 'view', table_name FROM information_schema.views
WHERE INSTR(view_definition, CONCAT('`', REPLACE('place', '`', '``'), '`.`', REPLACE('guarded', '`', '``'), '`')) > 0
UNION ALL
SELECT 'default, generated or automatic column', c.column_name FROM information_schema.columns AS c
JOIN information_schema.tables AS t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type <> 'VIEW'
WHERE c.table_schema = 'place' AND c.table_name = 'guarded'
  AND (COALESCE(c.column_default, 'NULL') <> 'NULL' OR c.extra <> '')
UNION ALL
SELECT 'comment', c.column_name FROM information_schema.columns AS c
JOIN information_schema.tables AS t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type <> 'VIEW'
WHERE c.table_schema = 'place' AND c.table_name = 'guarded' AND c.column_comment <> ''
UNION ALL
SELECT 'comment', table_name FROM information_schema.tables
WHERE table_schema = 'place' AND table_name = 'guarded' AND table_comment <> ''
  AND table_type <> 'VIEW' AND table_comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 'storage option', table_name FROM information_schema.tables
WHERE table_schema = 'place' AND table_name = 'guarded'
  AND (engine <> 'InnoDB' OR create_options <> '')
UNION ALL
SELECT 'collation', t.table_collation FROM information_schema.tables AS t
JOIN information_schema.schemata AS d ON d.schema_name = t.table_schema
WHERE t.table_schema = 'place' AND t.table_name = 'guarded'
  AND t.table_collation <> d.default_collation_name
ORDER BY 1, 2;
