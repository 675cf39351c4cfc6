SELECT table_type
FROM information_schema.tables
WHERE TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
    = TRANSLATE('people_anonymous', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND LOWER(table_schema) = LOWER(CURRENT_SCHEMA())
  AND table_catalog = CURRENT_DATABASE();

SELECT table_type
FROM information_schema.tables
WHERE TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
    = TRANSLATE('sqlanon_runs_attempts', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND LOWER(table_schema) = LOWER('main')
  AND table_catalog = CURRENT_DATABASE();

SELECT table_type
FROM information_schema.tables
WHERE TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
    = TRANSLATE('cities', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND LOWER(table_schema) = LOWER(CURRENT_SCHEMA())
  AND table_catalog = CURRENT_DATABASE();

SELECT table_type
FROM information_schema.tables
WHERE TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
    = TRANSLATE('zips', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND LOWER(table_schema) = LOWER(CURRENT_SCHEMA())
  AND table_catalog = CURRENT_DATABASE();

SELECT table_type
FROM information_schema.tables
WHERE TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
    = TRANSLATE('sqlanon_runs', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND LOWER(table_schema) = LOWER(CURRENT_SCHEMA())
  AND table_catalog = CURRENT_DATABASE();

SELECT table_type
FROM information_schema.tables
WHERE TRANSLATE(table_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
    = TRANSLATE('released', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  AND LOWER(table_schema) = LOWER('main')
  AND table_catalog = CURRENT_DATABASE();
