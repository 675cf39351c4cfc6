SELECT CASE WHEN type = 'table' THEN 'BASE TABLE' ELSE UPPER(type) END
FROM sqlite_master
WHERE type IN ('table', 'view', 'index') AND LOWER(name) = LOWER('people_anonymous');

SELECT CASE WHEN type = 'table' THEN 'BASE TABLE' ELSE UPPER(type) END
FROM `main`.sqlite_master
WHERE type IN ('table', 'view', 'index') AND LOWER(name) = LOWER('sqlanon_runs_attempts');

SELECT CASE WHEN type = 'table' THEN 'BASE TABLE' ELSE UPPER(type) END
FROM sqlite_master
WHERE type IN ('table', 'view', 'index') AND LOWER(name) = LOWER('calls_anonymous');

SELECT CASE WHEN type = 'table' THEN 'BASE TABLE' ELSE UPPER(type) END
FROM `main`.sqlite_master
WHERE type IN ('table', 'view', 'index') AND LOWER(name) = LOWER('masked');

SELECT CASE WHEN type = 'table' THEN 'BASE TABLE' ELSE UPPER(type) END
FROM sqlite_master
WHERE type IN ('table', 'view', 'index') AND LOWER(name) = LOWER('cities');

SELECT CASE WHEN type = 'table' THEN 'BASE TABLE' ELSE UPPER(type) END
FROM sqlite_master
WHERE type IN ('table', 'view', 'index') AND LOWER(name) = LOWER('zips');

SELECT CASE WHEN type = 'table' THEN 'BASE TABLE' ELSE UPPER(type) END
FROM sqlite_master
WHERE type IN ('table', 'view', 'index') AND LOWER(name) = LOWER('sqlanon_runs');

SELECT CASE WHEN type = 'table' THEN 'BASE TABLE' ELSE UPPER(type) END
FROM `main`.sqlite_master
WHERE type IN ('table', 'view', 'index') AND LOWER(name) = LOWER('released');

SELECT CASE WHEN type = 'table' THEN 'BASE TABLE' ELSE UPPER(type) END
FROM `main`.sqlite_master
WHERE type IN ('table', 'view', 'index') AND LOWER(name) = LOWER('kept');
