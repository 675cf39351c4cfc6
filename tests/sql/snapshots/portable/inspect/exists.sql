SELECT table_type
FROM information_schema.tables
WHERE LOWER(table_name) = LOWER('released')
  AND LOWER(table_schema) = LOWER('main')
  AND table_catalog = CURRENT_DATABASE();

SELECT table_type
FROM information_schema.tables
WHERE LOWER(table_name) = LOWER('seen_Eur')
  AND LOWER(table_schema) = LOWER('main')
  AND table_catalog = CURRENT_DATABASE();

SELECT table_type
FROM information_schema.tables
WHERE LOWER(table_name) = LOWER('shown')
  AND LOWER(table_schema) = LOWER('main')
  AND table_catalog = CURRENT_DATABASE();

SELECT table_type
FROM information_schema.tables
WHERE LOWER(table_name) = LOWER('people')
  AND LOWER(table_schema) = LOWER(CURRENT_SCHEMA())
  AND table_catalog = CURRENT_DATABASE();

SELECT table_type
FROM information_schema.tables
WHERE LOWER(table_name) = LOWER('cards')
  AND LOWER(table_schema) = LOWER(CURRENT_SCHEMA())
  AND table_catalog = CURRENT_DATABASE();

SELECT table_type
FROM information_schema.tables
WHERE LOWER(table_name) = LOWER('ages')
  AND LOWER(table_schema) = LOWER(CURRENT_SCHEMA())
  AND table_catalog = CURRENT_DATABASE();

SELECT table_type
FROM information_schema.tables
WHERE LOWER(table_name) = LOWER('wards')
  AND LOWER(table_schema) = LOWER(CURRENT_SCHEMA())
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
