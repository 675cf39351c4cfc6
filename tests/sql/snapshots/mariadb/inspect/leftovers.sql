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
  AND NOT (t.table_name REGEXP '_(keys|known)$' AND EXISTS (
    SELECT 1 FROM information_schema.tables AS r WHERE r.table_schema = t.table_schema AND r.table_name NOT LIKE '_sqlanon_%'
      AND r.table_comment LIKE CONCAT('anonymized by sqlanon, run ', SUBSTR(t.table_name, 18, 12), ':%')));
