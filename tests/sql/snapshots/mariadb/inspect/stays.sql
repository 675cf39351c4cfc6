SELECT 'default' AS kind, column_name AS name, column_name FROM information_schema.columns
WHERE table_schema = DATABASE() AND table_name = 'keyed'
  AND COALESCE(column_default, 'NULL') <> 'NULL' AND COALESCE(generation_expression, '') = ''
UNION ALL
SELECT 'identity column', column_name, column_name FROM information_schema.columns
WHERE table_schema = DATABASE() AND table_name = 'keyed' AND LOWER(extra) LIKE '%auto_increment%'
UNION ALL
SELECT 'grant', CONCAT(privilege_type, ' to ', grantee), NULL FROM information_schema.table_privileges
WHERE table_schema = DATABASE() AND table_name = 'keyed'
UNION ALL
SELECT 'grant', CONCAT(privilege_type, ' (', column_name, ') to ', grantee), column_name FROM information_schema.column_privileges
WHERE table_schema = DATABASE() AND table_name = 'keyed'
UNION ALL
SELECT c.kind, c.name, CASE WHEN c.kind = 'comment' AND c.name <> 'keyed' THEN c.name END
FROM (
SELECT DISTINCT 'index' AS kind, index_name AS name FROM information_schema.statistics
WHERE table_schema = DATABASE() AND table_name = 'keyed' AND index_name <> 'PRIMARY'
UNION ALL
SELECT LOWER(constraint_type), constraint_name FROM information_schema.table_constraints
WHERE table_schema = DATABASE() AND table_name = 'keyed' AND constraint_type <> 'UNIQUE'
UNION ALL
SELECT DISTINCT 'foreign key of another table', table_name FROM information_schema.key_column_usage
WHERE referenced_table_schema = DATABASE() AND referenced_table_name = 'keyed'
UNION ALL
SELECT 'trigger', trigger_name FROM information_schema.triggers
WHERE event_object_schema = DATABASE() AND event_object_table = 'keyed'
UNION ALL
SELECT 'view', table_name FROM information_schema.views
WHERE INSTR(view_definition, CONCAT('`', REPLACE(DATABASE(), '`', '``'), '`.`', REPLACE('keyed', '`', '``'), '`')) > 0
UNION ALL
SELECT 'default, generated or automatic column', c.column_name FROM information_schema.columns AS c
JOIN information_schema.tables AS t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type <> 'VIEW'
WHERE c.table_schema = DATABASE() AND c.table_name = 'keyed'
  AND (COALESCE(c.column_default, 'NULL') <> 'NULL' OR c.extra <> '')
UNION ALL
SELECT 'comment', c.column_name FROM information_schema.columns AS c
JOIN information_schema.tables AS t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type <> 'VIEW'
WHERE c.table_schema = DATABASE() AND c.table_name = 'keyed' AND c.column_comment <> ''
UNION ALL
SELECT 'comment', table_name FROM information_schema.tables
WHERE table_schema = DATABASE() AND table_name = 'keyed' AND table_comment <> ''
  AND table_type <> 'VIEW' AND table_comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 'storage option', table_name FROM information_schema.tables
WHERE table_schema = DATABASE() AND table_name = 'keyed'
  AND (engine <> 'InnoDB' OR create_options <> '')
UNION ALL
SELECT 'collation', t.table_collation FROM information_schema.tables AS t
JOIN information_schema.schemata AS d ON d.schema_name = t.table_schema
WHERE t.table_schema = DATABASE() AND t.table_name = 'keyed'
  AND t.table_collation <> d.default_collation_name
ORDER BY 1, 2
) AS c
WHERE c.kind IN ('comment', 'storage option', 'collation')
ORDER BY 1, 2;

SELECT 'default' AS kind, column_name AS name, column_name FROM information_schema.columns
WHERE table_schema = DATABASE() AND table_name = 'cards'
  AND COALESCE(column_default, 'NULL') <> 'NULL' AND COALESCE(generation_expression, '') = ''
UNION ALL
SELECT 'identity column', column_name, column_name FROM information_schema.columns
WHERE table_schema = DATABASE() AND table_name = 'cards' AND LOWER(extra) LIKE '%auto_increment%'
UNION ALL
SELECT 'grant', CONCAT(privilege_type, ' to ', grantee), NULL FROM information_schema.table_privileges
WHERE table_schema = DATABASE() AND table_name = 'cards'
UNION ALL
SELECT 'grant', CONCAT(privilege_type, ' (', column_name, ') to ', grantee), column_name FROM information_schema.column_privileges
WHERE table_schema = DATABASE() AND table_name = 'cards'
UNION ALL
SELECT c.kind, c.name, CASE WHEN c.kind = 'comment' AND c.name <> 'cards' THEN c.name END
FROM (
SELECT DISTINCT 'index' AS kind, index_name AS name FROM information_schema.statistics
WHERE table_schema = DATABASE() AND table_name = 'cards' AND index_name <> 'PRIMARY'
UNION ALL
SELECT LOWER(constraint_type), constraint_name FROM information_schema.table_constraints
WHERE table_schema = DATABASE() AND table_name = 'cards' AND constraint_type <> 'UNIQUE'
UNION ALL
SELECT DISTINCT 'foreign key of another table', table_name FROM information_schema.key_column_usage
WHERE referenced_table_schema = DATABASE() AND referenced_table_name = 'cards'
UNION ALL
SELECT 'trigger', trigger_name FROM information_schema.triggers
WHERE event_object_schema = DATABASE() AND event_object_table = 'cards'
UNION ALL
SELECT 'view', table_name FROM information_schema.views
WHERE INSTR(view_definition, CONCAT('`', REPLACE(DATABASE(), '`', '``'), '`.`', REPLACE('cards', '`', '``'), '`')) > 0
UNION ALL
SELECT 'default, generated or automatic column', c.column_name FROM information_schema.columns AS c
JOIN information_schema.tables AS t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type <> 'VIEW'
WHERE c.table_schema = DATABASE() AND c.table_name = 'cards'
  AND (COALESCE(c.column_default, 'NULL') <> 'NULL' OR c.extra <> '')
UNION ALL
SELECT 'comment', c.column_name FROM information_schema.columns AS c
JOIN information_schema.tables AS t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type <> 'VIEW'
WHERE c.table_schema = DATABASE() AND c.table_name = 'cards' AND c.column_comment <> ''
UNION ALL
SELECT 'comment', table_name FROM information_schema.tables
WHERE table_schema = DATABASE() AND table_name = 'cards' AND table_comment <> ''
  AND table_type <> 'VIEW' AND table_comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 'storage option', table_name FROM information_schema.tables
WHERE table_schema = DATABASE() AND table_name = 'cards'
  AND (engine <> 'InnoDB' OR create_options <> '')
UNION ALL
SELECT 'collation', t.table_collation FROM information_schema.tables AS t
JOIN information_schema.schemata AS d ON d.schema_name = t.table_schema
WHERE t.table_schema = DATABASE() AND t.table_name = 'cards'
  AND t.table_collation <> d.default_collation_name
ORDER BY 1, 2
) AS c
WHERE c.kind IN ('comment', 'storage option', 'collation')
ORDER BY 1, 2;

SELECT 'default' AS kind, column_name AS name, column_name FROM information_schema.columns
WHERE table_schema = DATABASE() AND table_name = 'pets'
  AND COALESCE(column_default, 'NULL') <> 'NULL' AND COALESCE(generation_expression, '') = ''
UNION ALL
SELECT 'identity column', column_name, column_name FROM information_schema.columns
WHERE table_schema = DATABASE() AND table_name = 'pets' AND LOWER(extra) LIKE '%auto_increment%'
UNION ALL
SELECT 'grant', CONCAT(privilege_type, ' to ', grantee), NULL FROM information_schema.table_privileges
WHERE table_schema = DATABASE() AND table_name = 'pets'
UNION ALL
SELECT 'grant', CONCAT(privilege_type, ' (', column_name, ') to ', grantee), column_name FROM information_schema.column_privileges
WHERE table_schema = DATABASE() AND table_name = 'pets'
UNION ALL
SELECT c.kind, c.name, CASE WHEN c.kind = 'comment' AND c.name <> 'pets' THEN c.name END
FROM (
SELECT DISTINCT 'index' AS kind, index_name AS name FROM information_schema.statistics
WHERE table_schema = DATABASE() AND table_name = 'pets' AND index_name <> 'PRIMARY'
UNION ALL
SELECT LOWER(constraint_type), constraint_name FROM information_schema.table_constraints
WHERE table_schema = DATABASE() AND table_name = 'pets' AND constraint_type <> 'UNIQUE'
UNION ALL
SELECT DISTINCT 'foreign key of another table', table_name FROM information_schema.key_column_usage
WHERE referenced_table_schema = DATABASE() AND referenced_table_name = 'pets'
UNION ALL
SELECT 'trigger', trigger_name FROM information_schema.triggers
WHERE event_object_schema = DATABASE() AND event_object_table = 'pets'
UNION ALL
SELECT 'view', table_name FROM information_schema.views
WHERE INSTR(view_definition, CONCAT('`', REPLACE(DATABASE(), '`', '``'), '`.`', REPLACE('pets', '`', '``'), '`')) > 0
UNION ALL
SELECT 'default, generated or automatic column', c.column_name FROM information_schema.columns AS c
JOIN information_schema.tables AS t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type <> 'VIEW'
WHERE c.table_schema = DATABASE() AND c.table_name = 'pets'
  AND (COALESCE(c.column_default, 'NULL') <> 'NULL' OR c.extra <> '')
UNION ALL
SELECT 'comment', c.column_name FROM information_schema.columns AS c
JOIN information_schema.tables AS t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type <> 'VIEW'
WHERE c.table_schema = DATABASE() AND c.table_name = 'pets' AND c.column_comment <> ''
UNION ALL
SELECT 'comment', table_name FROM information_schema.tables
WHERE table_schema = DATABASE() AND table_name = 'pets' AND table_comment <> ''
  AND table_type <> 'VIEW' AND table_comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 'storage option', table_name FROM information_schema.tables
WHERE table_schema = DATABASE() AND table_name = 'pets'
  AND (engine <> 'InnoDB' OR create_options <> '')
UNION ALL
SELECT 'collation', t.table_collation FROM information_schema.tables AS t
JOIN information_schema.schemata AS d ON d.schema_name = t.table_schema
WHERE t.table_schema = DATABASE() AND t.table_name = 'pets'
  AND t.table_collation <> d.default_collation_name
ORDER BY 1, 2
) AS c
WHERE c.kind IN ('comment', 'storage option', 'collation')
ORDER BY 1, 2;

SELECT 'default' AS kind, column_name AS name, column_name FROM information_schema.columns
WHERE table_schema = DATABASE() AND table_name = 'birds'
  AND COALESCE(column_default, 'NULL') <> 'NULL' AND COALESCE(generation_expression, '') = ''
UNION ALL
SELECT 'identity column', column_name, column_name FROM information_schema.columns
WHERE table_schema = DATABASE() AND table_name = 'birds' AND LOWER(extra) LIKE '%auto_increment%'
UNION ALL
SELECT 'grant', CONCAT(privilege_type, ' to ', grantee), NULL FROM information_schema.table_privileges
WHERE table_schema = DATABASE() AND table_name = 'birds'
UNION ALL
SELECT 'grant', CONCAT(privilege_type, ' (', column_name, ') to ', grantee), column_name FROM information_schema.column_privileges
WHERE table_schema = DATABASE() AND table_name = 'birds'
UNION ALL
SELECT c.kind, c.name, CASE WHEN c.kind = 'comment' AND c.name <> 'birds' THEN c.name END
FROM (
SELECT DISTINCT 'index' AS kind, index_name AS name FROM information_schema.statistics
WHERE table_schema = DATABASE() AND table_name = 'birds' AND index_name <> 'PRIMARY'
UNION ALL
SELECT LOWER(constraint_type), constraint_name FROM information_schema.table_constraints
WHERE table_schema = DATABASE() AND table_name = 'birds' AND constraint_type <> 'UNIQUE'
UNION ALL
SELECT DISTINCT 'foreign key of another table', table_name FROM information_schema.key_column_usage
WHERE referenced_table_schema = DATABASE() AND referenced_table_name = 'birds'
UNION ALL
SELECT 'trigger', trigger_name FROM information_schema.triggers
WHERE event_object_schema = DATABASE() AND event_object_table = 'birds'
UNION ALL
SELECT 'view', table_name FROM information_schema.views
WHERE INSTR(view_definition, CONCAT('`', REPLACE(DATABASE(), '`', '``'), '`.`', REPLACE('birds', '`', '``'), '`')) > 0
UNION ALL
SELECT 'default, generated or automatic column', c.column_name FROM information_schema.columns AS c
JOIN information_schema.tables AS t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type <> 'VIEW'
WHERE c.table_schema = DATABASE() AND c.table_name = 'birds'
  AND (COALESCE(c.column_default, 'NULL') <> 'NULL' OR c.extra <> '')
UNION ALL
SELECT 'comment', c.column_name FROM information_schema.columns AS c
JOIN information_schema.tables AS t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type <> 'VIEW'
WHERE c.table_schema = DATABASE() AND c.table_name = 'birds' AND c.column_comment <> ''
UNION ALL
SELECT 'comment', table_name FROM information_schema.tables
WHERE table_schema = DATABASE() AND table_name = 'birds' AND table_comment <> ''
  AND table_type <> 'VIEW' AND table_comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 'storage option', table_name FROM information_schema.tables
WHERE table_schema = DATABASE() AND table_name = 'birds'
  AND (engine <> 'InnoDB' OR create_options <> '')
UNION ALL
SELECT 'collation', t.table_collation FROM information_schema.tables AS t
JOIN information_schema.schemata AS d ON d.schema_name = t.table_schema
WHERE t.table_schema = DATABASE() AND t.table_name = 'birds'
  AND t.table_collation <> d.default_collation_name
ORDER BY 1, 2
) AS c
WHERE c.kind IN ('comment', 'storage option', 'collation')
ORDER BY 1, 2;

SELECT 'default' AS kind, column_name AS name, column_name FROM information_schema.columns
WHERE table_schema = DATABASE() AND table_name = 'named'
  AND COALESCE(column_default, 'NULL') <> 'NULL' AND COALESCE(generation_expression, '') = ''
UNION ALL
SELECT 'identity column', column_name, column_name FROM information_schema.columns
WHERE table_schema = DATABASE() AND table_name = 'named' AND LOWER(extra) LIKE '%auto_increment%'
UNION ALL
SELECT 'grant', CONCAT(privilege_type, ' to ', grantee), NULL FROM information_schema.table_privileges
WHERE table_schema = DATABASE() AND table_name = 'named'
UNION ALL
SELECT 'grant', CONCAT(privilege_type, ' (', column_name, ') to ', grantee), column_name FROM information_schema.column_privileges
WHERE table_schema = DATABASE() AND table_name = 'named'
UNION ALL
SELECT c.kind, c.name, CASE WHEN c.kind = 'comment' AND c.name <> 'named' THEN c.name END
FROM (
SELECT DISTINCT 'index' AS kind, index_name AS name FROM information_schema.statistics
WHERE table_schema = DATABASE() AND table_name = 'named' AND index_name <> 'PRIMARY'
UNION ALL
SELECT LOWER(constraint_type), constraint_name FROM information_schema.table_constraints
WHERE table_schema = DATABASE() AND table_name = 'named' AND constraint_type <> 'UNIQUE'
UNION ALL
SELECT DISTINCT 'foreign key of another table', table_name FROM information_schema.key_column_usage
WHERE referenced_table_schema = DATABASE() AND referenced_table_name = 'named'
UNION ALL
SELECT 'trigger', trigger_name FROM information_schema.triggers
WHERE event_object_schema = DATABASE() AND event_object_table = 'named'
UNION ALL
SELECT 'view', table_name FROM information_schema.views
WHERE INSTR(view_definition, CONCAT('`', REPLACE(DATABASE(), '`', '``'), '`.`', REPLACE('named', '`', '``'), '`')) > 0
UNION ALL
SELECT 'default, generated or automatic column', c.column_name FROM information_schema.columns AS c
JOIN information_schema.tables AS t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type <> 'VIEW'
WHERE c.table_schema = DATABASE() AND c.table_name = 'named'
  AND (COALESCE(c.column_default, 'NULL') <> 'NULL' OR c.extra <> '')
UNION ALL
SELECT 'comment', c.column_name FROM information_schema.columns AS c
JOIN information_schema.tables AS t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type <> 'VIEW'
WHERE c.table_schema = DATABASE() AND c.table_name = 'named' AND c.column_comment <> ''
UNION ALL
SELECT 'comment', table_name FROM information_schema.tables
WHERE table_schema = DATABASE() AND table_name = 'named' AND table_comment <> ''
  AND table_type <> 'VIEW' AND table_comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 'storage option', table_name FROM information_schema.tables
WHERE table_schema = DATABASE() AND table_name = 'named'
  AND (engine <> 'InnoDB' OR create_options <> '')
UNION ALL
SELECT 'collation', t.table_collation FROM information_schema.tables AS t
JOIN information_schema.schemata AS d ON d.schema_name = t.table_schema
WHERE t.table_schema = DATABASE() AND t.table_name = 'named'
  AND t.table_collation <> d.default_collation_name
ORDER BY 1, 2
) AS c
WHERE c.kind IN ('comment', 'storage option', 'collation')
ORDER BY 1, 2;

SELECT 'default' AS kind, column_name AS name, column_name FROM information_schema.columns
WHERE table_schema = DATABASE() AND table_name = 'ages'
  AND COALESCE(column_default, 'NULL') <> 'NULL' AND COALESCE(generation_expression, '') = ''
UNION ALL
SELECT 'identity column', column_name, column_name FROM information_schema.columns
WHERE table_schema = DATABASE() AND table_name = 'ages' AND LOWER(extra) LIKE '%auto_increment%'
UNION ALL
SELECT 'grant', CONCAT(privilege_type, ' to ', grantee), NULL FROM information_schema.table_privileges
WHERE table_schema = DATABASE() AND table_name = 'ages'
UNION ALL
SELECT 'grant', CONCAT(privilege_type, ' (', column_name, ') to ', grantee), column_name FROM information_schema.column_privileges
WHERE table_schema = DATABASE() AND table_name = 'ages'
UNION ALL
SELECT c.kind, c.name, CASE WHEN c.kind = 'comment' AND c.name <> 'ages' THEN c.name END
FROM (
SELECT DISTINCT 'index' AS kind, index_name AS name FROM information_schema.statistics
WHERE table_schema = DATABASE() AND table_name = 'ages' AND index_name <> 'PRIMARY'
UNION ALL
SELECT LOWER(constraint_type), constraint_name FROM information_schema.table_constraints
WHERE table_schema = DATABASE() AND table_name = 'ages' AND constraint_type <> 'UNIQUE'
UNION ALL
SELECT DISTINCT 'foreign key of another table', table_name FROM information_schema.key_column_usage
WHERE referenced_table_schema = DATABASE() AND referenced_table_name = 'ages'
UNION ALL
SELECT 'trigger', trigger_name FROM information_schema.triggers
WHERE event_object_schema = DATABASE() AND event_object_table = 'ages'
UNION ALL
SELECT 'view', table_name FROM information_schema.views
WHERE INSTR(view_definition, CONCAT('`', REPLACE(DATABASE(), '`', '``'), '`.`', REPLACE('ages', '`', '``'), '`')) > 0
UNION ALL
SELECT 'default, generated or automatic column', c.column_name FROM information_schema.columns AS c
JOIN information_schema.tables AS t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type <> 'VIEW'
WHERE c.table_schema = DATABASE() AND c.table_name = 'ages'
  AND (COALESCE(c.column_default, 'NULL') <> 'NULL' OR c.extra <> '')
UNION ALL
SELECT 'comment', c.column_name FROM information_schema.columns AS c
JOIN information_schema.tables AS t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type <> 'VIEW'
WHERE c.table_schema = DATABASE() AND c.table_name = 'ages' AND c.column_comment <> ''
UNION ALL
SELECT 'comment', table_name FROM information_schema.tables
WHERE table_schema = DATABASE() AND table_name = 'ages' AND table_comment <> ''
  AND table_type <> 'VIEW' AND table_comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 'storage option', table_name FROM information_schema.tables
WHERE table_schema = DATABASE() AND table_name = 'ages'
  AND (engine <> 'InnoDB' OR create_options <> '')
UNION ALL
SELECT 'collation', t.table_collation FROM information_schema.tables AS t
JOIN information_schema.schemata AS d ON d.schema_name = t.table_schema
WHERE t.table_schema = DATABASE() AND t.table_name = 'ages'
  AND t.table_collation <> d.default_collation_name
ORDER BY 1, 2
) AS c
WHERE c.kind IN ('comment', 'storage option', 'collation')
ORDER BY 1, 2;

SELECT 'default' AS kind, column_name AS name, column_name FROM information_schema.columns
WHERE table_schema = DATABASE() AND table_name = 'wards'
  AND COALESCE(column_default, 'NULL') <> 'NULL' AND COALESCE(generation_expression, '') = ''
UNION ALL
SELECT 'identity column', column_name, column_name FROM information_schema.columns
WHERE table_schema = DATABASE() AND table_name = 'wards' AND LOWER(extra) LIKE '%auto_increment%'
UNION ALL
SELECT 'grant', CONCAT(privilege_type, ' to ', grantee), NULL FROM information_schema.table_privileges
WHERE table_schema = DATABASE() AND table_name = 'wards'
UNION ALL
SELECT 'grant', CONCAT(privilege_type, ' (', column_name, ') to ', grantee), column_name FROM information_schema.column_privileges
WHERE table_schema = DATABASE() AND table_name = 'wards'
UNION ALL
SELECT c.kind, c.name, CASE WHEN c.kind = 'comment' AND c.name <> 'wards' THEN c.name END
FROM (
SELECT DISTINCT 'index' AS kind, index_name AS name FROM information_schema.statistics
WHERE table_schema = DATABASE() AND table_name = 'wards' AND index_name <> 'PRIMARY'
UNION ALL
SELECT LOWER(constraint_type), constraint_name FROM information_schema.table_constraints
WHERE table_schema = DATABASE() AND table_name = 'wards' AND constraint_type <> 'UNIQUE'
UNION ALL
SELECT DISTINCT 'foreign key of another table', table_name FROM information_schema.key_column_usage
WHERE referenced_table_schema = DATABASE() AND referenced_table_name = 'wards'
UNION ALL
SELECT 'trigger', trigger_name FROM information_schema.triggers
WHERE event_object_schema = DATABASE() AND event_object_table = 'wards'
UNION ALL
SELECT 'view', table_name FROM information_schema.views
WHERE INSTR(view_definition, CONCAT('`', REPLACE(DATABASE(), '`', '``'), '`.`', REPLACE('wards', '`', '``'), '`')) > 0
UNION ALL
SELECT 'default, generated or automatic column', c.column_name FROM information_schema.columns AS c
JOIN information_schema.tables AS t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type <> 'VIEW'
WHERE c.table_schema = DATABASE() AND c.table_name = 'wards'
  AND (COALESCE(c.column_default, 'NULL') <> 'NULL' OR c.extra <> '')
UNION ALL
SELECT 'comment', c.column_name FROM information_schema.columns AS c
JOIN information_schema.tables AS t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type <> 'VIEW'
WHERE c.table_schema = DATABASE() AND c.table_name = 'wards' AND c.column_comment <> ''
UNION ALL
SELECT 'comment', table_name FROM information_schema.tables
WHERE table_schema = DATABASE() AND table_name = 'wards' AND table_comment <> ''
  AND table_type <> 'VIEW' AND table_comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT 'storage option', table_name FROM information_schema.tables
WHERE table_schema = DATABASE() AND table_name = 'wards'
  AND (engine <> 'InnoDB' OR create_options <> '')
UNION ALL
SELECT 'collation', t.table_collation FROM information_schema.tables AS t
JOIN information_schema.schemata AS d ON d.schema_name = t.table_schema
WHERE t.table_schema = DATABASE() AND t.table_name = 'wards'
  AND t.table_collation <> d.default_collation_name
ORDER BY 1, 2
) AS c
WHERE c.kind IN ('comment', 'storage option', 'collation')
ORDER BY 1, 2;
