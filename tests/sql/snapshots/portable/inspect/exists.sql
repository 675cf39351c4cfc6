SELECT table_type
FROM information_schema.tables
WHERE LOWER(table_name) = LOWER('people_anonymous')
  AND LOWER(table_schema) = LOWER(CURRENT_SCHEMA())
  AND table_catalog = CURRENT_DATABASE();

SELECT table_type
FROM information_schema.tables
WHERE LOWER(table_name) = LOWER('sqlanon_runs_attempts')
  AND LOWER(table_schema) = LOWER('main')
  AND table_catalog = CURRENT_DATABASE();

SELECT table_type
FROM information_schema.tables
WHERE LOWER(table_name) = LOWER('cities')
  AND LOWER(table_schema) = LOWER(CURRENT_SCHEMA())
  AND table_catalog = CURRENT_DATABASE();

SELECT table_type
FROM information_schema.tables
WHERE LOWER(table_name) = LOWER('zips')
  AND LOWER(table_schema) = LOWER(CURRENT_SCHEMA())
  AND table_catalog = CURRENT_DATABASE();

SELECT table_type
FROM information_schema.tables
WHERE LOWER(table_name) = LOWER('released')
  AND LOWER(table_schema) = LOWER('main')
  AND table_catalog = CURRENT_DATABASE();
