SELECT CASE WHEN type = 'table' THEN 'BASE TABLE' ELSE UPPER(type) END
FROM `main`.sqlite_master
WHERE type IN ('table', 'view', 'index') AND LOWER(name) = LOWER('released');

SELECT CASE WHEN type = 'table' THEN 'BASE TABLE' ELSE UPPER(type) END
FROM `main`.sqlite_master
WHERE type IN ('table', 'view', 'index') AND LOWER(name) = LOWER('shown');

SELECT CASE WHEN type = 'table' THEN 'BASE TABLE' ELSE UPPER(type) END
FROM sqlite_master
WHERE type IN ('table', 'view', 'index') AND LOWER(name) = LOWER('people');

SELECT CASE WHEN type = 'table' THEN 'BASE TABLE' ELSE UPPER(type) END
FROM sqlite_master
WHERE type IN ('table', 'view', 'index') AND LOWER(name) = LOWER('cards');

SELECT CASE WHEN type = 'table' THEN 'BASE TABLE' ELSE UPPER(type) END
FROM sqlite_master
WHERE type IN ('table', 'view', 'index') AND LOWER(name) = LOWER('ages');

SELECT CASE WHEN type = 'table' THEN 'BASE TABLE' ELSE UPPER(type) END
FROM sqlite_master
WHERE type IN ('table', 'view', 'index') AND LOWER(name) = LOWER('cities');

SELECT CASE WHEN type = 'table' THEN 'BASE TABLE' ELSE UPPER(type) END
FROM sqlite_master
WHERE type IN ('table', 'view', 'index') AND LOWER(name) = LOWER('zips');
