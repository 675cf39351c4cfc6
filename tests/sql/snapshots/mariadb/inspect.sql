-- name: home
SELECT DATABASE(), DATABASE(), @@lower_case_table_names > 0;

-- name: overlookers
SELECT DISTINCT CONCAT('the user ', p.grantee)
FROM information_schema.schema_privileges AS p
WHERE p.privilege_type = 'SELECT' AND 'place' LIKE p.table_schema
  AND p.grantee <> CONCAT('''', SUBSTRING_INDEX(CURRENT_USER(), '@', 1), '''@''', SUBSTRING_INDEX(CURRENT_USER(), '@', -1), '''')
  AND NOT EXISTS (
    SELECT 1 FROM information_schema.schema_privileges AS s
    WHERE s.grantee = p.grantee AND s.privilege_type = 'SELECT' AND DATABASE() LIKE s.table_schema)
  AND NOT EXISTS (
    SELECT 1 FROM information_schema.table_privileges AS s
    WHERE s.grantee = p.grantee AND s.privilege_type = 'SELECT'
      AND s.table_schema = DATABASE() AND s.table_name = 'measured_points')
  AND NOT EXISTS (
    SELECT 1 FROM information_schema.user_privileges AS s
    WHERE s.grantee = p.grantee AND s.privilege_type = 'SELECT')
ORDER BY 1;

-- name: rights
SELECT CONCAT('the database ', 'place', ' of the target, or any right in it'),
  CONCAT('CREATE DATABASE IF NOT EXISTS `', REPLACE('place', '`', '``'), '`')
WHERE NOT EXISTS (SELECT 1 FROM information_schema.schemata WHERE schema_name = 'place')
UNION ALL
SELECT 'a server that can be written to: read_only is on here, and this user has no READ ONLY ADMIN', NULL
FROM information_schema.user_privileges
WHERE grantee = CONCAT(
  '''', LEFT(CURRENT_USER(), CHAR_LENGTH(CURRENT_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(CURRENT_USER(), '@', -1)) - 1),
  '''@''', SUBSTRING_INDEX(CURRENT_USER(), '@', -1), '''')
HAVING @@GLOBAL.read_only AND COALESCE(CURRENT_ROLE(), 'NONE') = 'NONE' AND COUNT(*) > 0
  AND SUM(privilege_type IN ('READ ONLY ADMIN', 'READ_ONLY ADMIN', 'CONNECTION_ADMIN', 'SUPER')) = 0
UNION ALL
SELECT 'a binary log that replicas can follow: with binlog_format = STATEMENT they run the statements of a run themselves, and draw other hashes, new keys and orders of rows',
  'SET GLOBAL binlog_format = ''MIXED'''
WHERE @@GLOBAL.log_bin AND @@SESSION.sql_log_bin AND @@SESSION.binlog_format = 'STATEMENT';

-- name: grants
SHOW GRANTS;

-- name: comment
SELECT table_comment FROM information_schema.tables WHERE table_schema = 'place' AND table_name = 'released_points';

-- name: attached
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

-- name: carries
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

-- name: stays
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

-- name: columns
SHOW FULL COLUMNS FROM `measured_points`;

-- name: references
SELECT table_schema, table_name, column_name, referenced_column_name,
  COUNT(*) OVER (PARTITION BY table_schema, table_name, constraint_name)
FROM information_schema.key_column_usage
WHERE referenced_table_schema = DATABASE() AND referenced_table_name = 'wards'
ORDER BY 1, 2, 3;

-- name: zone
SELECT CONVERT_TZ('2000-01-01 00:00:00', '+00:00', 'Europe/Berlin') IS NOT NULL;

-- name: kept
SELECT 1 AS place, 'index' AS kind, s.index_name AS name, s.column_name AS needed, i.statement
FROM information_schema.statistics AS s
JOIN (
  SELECT index_name, CONCAT('ALTER TABLE ', '`place`.`target_1`', ' ADD ',
    CASE WHEN index_type IN ('FULLTEXT', 'SPATIAL') THEN CONCAT(index_type, ' ') WHEN non_unique = 0 THEN 'UNIQUE ' ELSE '' END,
    'INDEX `', REPLACE(index_name, '`', '``'), '` (',
    GROUP_CONCAT(CONCAT(CONCAT('`', REPLACE(column_name, '`', '``'), '`', COALESCE(CONCAT('(', sub_part, ')'), ''))
,
      CASE WHEN collation = 'D' THEN ' DESC' ELSE '' END) ORDER BY seq_in_index SEPARATOR ', '), ')',
    CASE WHEN index_type = 'HASH' THEN ' USING HASH' ELSE '' END,
    CASE WHEN index_comment <> '' THEN CONCAT(' COMMENT ', QUOTE(index_comment)) ELSE '' END) AS statement
  FROM information_schema.statistics
  WHERE table_schema = 'place' AND table_name = 'released_points' AND index_name <> 'PRIMARY'
  GROUP BY index_name, index_type, non_unique, index_comment
) AS i ON i.index_name = s.index_name
WHERE s.table_schema = 'place' AND s.table_name = 'released_points'
UNION ALL
SELECT 2, 'comment', table_name, NULL, CONCAT('ALTER TABLE ', '`place`.`target_1`', ' COMMENT = ', QUOTE(table_comment))
FROM information_schema.tables
WHERE table_schema = 'place' AND table_name = 'released_points' AND table_comment <> ''
  AND table_type <> 'VIEW' AND table_comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT s.place, 'comment', c.column_name, c.column_name, CASE s.place
  WHEN 3 THEN CONCAT('SELECT CONCAT(', QUOTE(CONCAT('ALTER TABLE ', '`place`.`target_1`', ' MODIFY `', REPLACE(c.column_name, '`', '``'), '` ')),
    ', column_type, COALESCE(CONCAT('' COLLATE '', collation_name), ''''), IF(is_nullable = ''NO'', '' NOT NULL'', '' NULL''), ',
    QUOTE(CONCAT(' COMMENT ', QUOTE(c.column_comment))), ') INTO @sqlanon_comment_', c.ordinal_position,
    ' FROM information_schema.columns WHERE table_schema = ', QUOTE('place'), ' AND table_name = ', QUOTE('target_1'),
    ' AND column_name = ', QUOTE(c.column_name))
  WHEN 4 THEN CONCAT('PREPARE sqlanon_comment_', c.ordinal_position, ' FROM @sqlanon_comment_', c.ordinal_position)
  WHEN 5 THEN CONCAT('EXECUTE sqlanon_comment_', c.ordinal_position)
  ELSE CONCAT('DEALLOCATE PREPARE sqlanon_comment_', c.ordinal_position) END
FROM information_schema.columns AS c
CROSS JOIN (SELECT 3 AS place UNION ALL SELECT 4 UNION ALL SELECT 5 UNION ALL SELECT 6) AS s
WHERE c.table_schema = 'place' AND c.table_name = 'released_points' AND c.column_comment <> ''
ORDER BY place, kind, name, needed;

-- name: leftovers
SELECT t.table_schema, t.table_name, 1, NULL
FROM information_schema.tables AS t
WHERE t.table_schema = DATABASE() AND t.table_name LIKE '_sqlanon_%' AND IS_FREE_LOCK(SUBSTR(t.table_name, 1, 21)) = 1
  AND (t.table_comment = 'sqlanon: unfinished, remove with `sqlanon clean`'
    OR t.table_name LIKE '%\\_target%' AND t.table_comment LIKE CONCAT('anonymized by sqlanon, run ', SUBSTR(t.table_name, 10, 12), ':%')
    OR t.table_type = 'VIEW' AND EXISTS (
      SELECT 1 FROM information_schema.views AS v WHERE v.table_schema = t.table_schema AND v.table_name = t.table_name
        AND INSTR(v.view_definition, CONCAT('sqlanon_recoding_', SUBSTR(t.table_name, 10, 12))) > 0)
    OR t.table_name LIKE '%\\_old%' AND EXISTS (
      SELECT 1 FROM information_schema.tables AS r WHERE r.table_schema = t.table_schema
        AND r.table_comment LIKE CONCAT('anonymized by sqlanon, run ', SUBSTR(t.table_name, 10, 12), ':%')))
UNION ALL
SELECT t.table_schema, t.table_name, 0, NULL
FROM information_schema.tables AS t
WHERE t.table_schema = DATABASE() AND t.table_name LIKE '_sqlanon_%' AND IS_FREE_LOCK(SUBSTR(t.table_name, 1, 21)) = 1
  AND t.table_name REGEXP '_old[0-9]*$' AND t.table_comment <> 'sqlanon: unfinished, remove with `sqlanon clean`' AND NOT EXISTS (
    SELECT 1 FROM information_schema.tables AS r WHERE r.table_schema = t.table_schema
      AND r.table_comment LIKE CONCAT('anonymized by sqlanon, run ', SUBSTR(t.table_name, 10, 12), ':%'))
UNION ALL
SELECT t.table_schema, t.table_name, t.table_comment IN ('sqlanon: unfinished, remove with `sqlanon clean`', 'sqlanon: recoding of a view, raw values; `sqlanon clean` removes it when the view is gone') OR INSTR(t.table_comment, 'sqlanon: keys of a release, as secret as its source; entered in ') = 1,
  CASE WHEN INSTR(t.table_comment, 'sqlanon: keys of a release, as secret as its source; entered in ') = 1 THEN SUBSTR(t.table_comment, CHAR_LENGTH('sqlanon: keys of a release, as secret as its source; entered in ') + 1) END
FROM information_schema.tables AS t
WHERE t.table_schema = DATABASE() AND t.table_name LIKE 'sqlanon\\_recoding\\_%'
  AND IS_FREE_LOCK(CONCAT('_sqlanon_', SUBSTR(t.table_name, 18, 12))) = 1
  AND NOT EXISTS (
    SELECT 1 FROM information_schema.views AS v
    WHERE v.table_name NOT LIKE '_sqlanon_%' AND v.table_name NOT LIKE 'sqlanon\\_recoding\\_%'
      AND (INSTR(v.view_definition, SUBSTR(t.table_name, 1, 29)) > 0 OR v.view_definition = '' AND v.table_schema = t.table_schema))
  AND NOT (t.table_name REGEXP '_(keys|common|known)$' AND EXISTS (
    SELECT 1 FROM information_schema.tables AS r WHERE r.table_schema = t.table_schema AND r.table_name NOT LIKE '_sqlanon_%'
      AND r.table_comment LIKE CONCAT('anonymized by sqlanon, run ', SUBSTR(t.table_name, 18, 12), ':%')));
