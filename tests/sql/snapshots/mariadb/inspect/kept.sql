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
  WHERE table_schema = 'place' AND table_name = 'released' AND index_name <> 'PRIMARY'
  GROUP BY index_name, index_type, non_unique, index_comment
) AS i ON i.index_name = s.index_name
WHERE s.table_schema = 'place' AND s.table_name = 'released'
UNION ALL
SELECT 2, 'comment', table_name, NULL, CONCAT('ALTER TABLE ', '`place`.`target_1`', ' COMMENT = ', QUOTE(table_comment))
FROM information_schema.tables
WHERE table_schema = 'place' AND table_name = 'released' AND table_comment <> ''
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
WHERE c.table_schema = 'place' AND c.table_name = 'released' AND c.column_comment <> ''
ORDER BY place, kind, name, needed;

SELECT 1 AS place, 'index' AS kind, s.index_name AS name, s.column_name AS needed, i.statement
FROM information_schema.statistics AS s
JOIN (
  SELECT index_name, CONCAT('ALTER TABLE ', '`place`.`shown`', ' ADD ',
    CASE WHEN index_type IN ('FULLTEXT', 'SPATIAL') THEN CONCAT(index_type, ' ') WHEN non_unique = 0 THEN 'UNIQUE ' ELSE '' END,
    'INDEX `', REPLACE(index_name, '`', '``'), '` (',
    GROUP_CONCAT(CONCAT(CONCAT('`', REPLACE(column_name, '`', '``'), '`', COALESCE(CONCAT('(', sub_part, ')'), ''))
,
      CASE WHEN collation = 'D' THEN ' DESC' ELSE '' END) ORDER BY seq_in_index SEPARATOR ', '), ')',
    CASE WHEN index_type = 'HASH' THEN ' USING HASH' ELSE '' END,
    CASE WHEN index_comment <> '' THEN CONCAT(' COMMENT ', QUOTE(index_comment)) ELSE '' END) AS statement
  FROM information_schema.statistics
  WHERE table_schema = 'place' AND table_name = 'shown' AND index_name <> 'PRIMARY'
  GROUP BY index_name, index_type, non_unique, index_comment
) AS i ON i.index_name = s.index_name
WHERE s.table_schema = 'place' AND s.table_name = 'shown'
UNION ALL
SELECT 2, 'comment', table_name, NULL, CONCAT('ALTER TABLE ', '`place`.`shown`', ' COMMENT = ', QUOTE(table_comment))
FROM information_schema.tables
WHERE table_schema = 'place' AND table_name = 'shown' AND table_comment <> ''
  AND table_type <> 'VIEW' AND table_comment NOT LIKE 'anonymized by sqlanon%'
UNION ALL
SELECT s.place, 'comment', c.column_name, c.column_name, CASE s.place
  WHEN 3 THEN CONCAT('SELECT CONCAT(', QUOTE(CONCAT('ALTER TABLE ', '`place`.`shown`', ' MODIFY `', REPLACE(c.column_name, '`', '``'), '` ')),
    ', column_type, COALESCE(CONCAT('' COLLATE '', collation_name), ''''), IF(is_nullable = ''NO'', '' NOT NULL'', '' NULL''), ',
    QUOTE(CONCAT(' COMMENT ', QUOTE(c.column_comment))), ') INTO @sqlanon_comment_', c.ordinal_position,
    ' FROM information_schema.columns WHERE table_schema = ', QUOTE('place'), ' AND table_name = ', QUOTE('shown'),
    ' AND column_name = ', QUOTE(c.column_name))
  WHEN 4 THEN CONCAT('PREPARE sqlanon_comment_', c.ordinal_position, ' FROM @sqlanon_comment_', c.ordinal_position)
  WHEN 5 THEN CONCAT('EXECUTE sqlanon_comment_', c.ordinal_position)
  ELSE CONCAT('DEALLOCATE PREPARE sqlanon_comment_', c.ordinal_position) END
FROM information_schema.columns AS c
CROSS JOIN (SELECT 3 AS place UNION ALL SELECT 4 UNION ALL SELECT 5 UNION ALL SELECT 6) AS s
WHERE c.table_schema = 'place' AND c.table_name = 'shown' AND c.column_comment <> ''
ORDER BY place, kind, name, needed;

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
  WHERE table_schema = 'place' AND table_name = 'kept' AND index_name <> 'PRIMARY'
  GROUP BY index_name, index_type, non_unique, index_comment
) AS i ON i.index_name = s.index_name
WHERE s.table_schema = 'place' AND s.table_name = 'kept'
UNION ALL
SELECT 2, 'comment', table_name, NULL, CONCAT('ALTER TABLE ', '`place`.`target_1`', ' COMMENT = ', QUOTE(table_comment))
FROM information_schema.tables
WHERE table_schema = 'place' AND table_name = 'kept' AND table_comment <> ''
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
WHERE c.table_schema = 'place' AND c.table_name = 'kept' AND c.column_comment <> ''
ORDER BY place, kind, name, needed;

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
  WHERE table_schema = 'place' AND table_name = 'nightly' AND index_name <> 'PRIMARY'
  GROUP BY index_name, index_type, non_unique, index_comment
) AS i ON i.index_name = s.index_name
WHERE s.table_schema = 'place' AND s.table_name = 'nightly'
UNION ALL
SELECT 2, 'comment', table_name, NULL, CONCAT('ALTER TABLE ', '`place`.`target_1`', ' COMMENT = ', QUOTE(table_comment))
FROM information_schema.tables
WHERE table_schema = 'place' AND table_name = 'nightly' AND table_comment <> ''
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
WHERE c.table_schema = 'place' AND c.table_name = 'nightly' AND c.column_comment <> ''
ORDER BY place, kind, name, needed;

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
  WHERE table_schema = 'place' AND table_name = 'guarded' AND index_name <> 'PRIMARY'
  GROUP BY index_name, index_type, non_unique, index_comment
) AS i ON i.index_name = s.index_name
WHERE s.table_schema = 'place' AND s.table_name = 'guarded'
UNION ALL
SELECT 2, 'comment', table_name, NULL, CONCAT('ALTER TABLE ', '`place`.`target_1`', ' COMMENT = ', QUOTE(table_comment))
FROM information_schema.tables
WHERE table_schema = 'place' AND table_name = 'guarded' AND table_comment <> ''
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
WHERE c.table_schema = 'place' AND c.table_name = 'guarded' AND c.column_comment <> ''
ORDER BY place, kind, name, needed;
