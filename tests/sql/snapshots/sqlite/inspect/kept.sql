SELECT 1, m.type, m.name, i.name, m.sql
FROM sqlite_master AS m LEFT JOIN pragma_index_info(m.name) AS i ON i.name IS NOT NULL
WHERE m.type = 'index' AND m.sql IS NOT NULL AND LOWER(m.tbl_name) = LOWER('released') AND 'main' = 'main'
ORDER BY m.name, i.name;

SELECT 1, m.type, m.name, i.name, m.sql
FROM sqlite_master AS m LEFT JOIN pragma_index_info(m.name) AS i ON i.name IS NOT NULL
WHERE m.type = 'index' AND m.sql IS NOT NULL AND LOWER(m.tbl_name) = LOWER('shown') AND 'main' = 'main'
ORDER BY m.name, i.name;

SELECT 1, m.type, m.name, i.name, m.sql
FROM sqlite_master AS m LEFT JOIN pragma_index_info(m.name) AS i ON i.name IS NOT NULL
WHERE m.type = 'index' AND m.sql IS NOT NULL AND LOWER(m.tbl_name) = LOWER('kept') AND 'main' = 'main'
ORDER BY m.name, i.name;

SELECT 1, m.type, m.name, i.name, m.sql
FROM sqlite_master AS m LEFT JOIN pragma_index_info(m.name) AS i ON i.name IS NOT NULL
WHERE m.type = 'index' AND m.sql IS NOT NULL AND LOWER(m.tbl_name) = LOWER('nightly') AND 'main' = 'main'
ORDER BY m.name, i.name;

SELECT 1, m.type, m.name, i.name, m.sql
FROM sqlite_master AS m LEFT JOIN pragma_index_info(m.name) AS i ON i.name IS NOT NULL
WHERE m.type = 'index' AND m.sql IS NOT NULL AND LOWER(m.tbl_name) = LOWER('released_points') AND 'main' = 'main'
ORDER BY m.name, i.name;

SELECT 1, m.type, m.name, i.name, m.sql
FROM sqlite_master AS m LEFT JOIN pragma_index_info(m.name) AS i ON i.name IS NOT NULL
WHERE m.type = 'index' AND m.sql IS NOT NULL AND LOWER(m.tbl_name) = LOWER('guarded') AND 'main' = 'main'
ORDER BY m.name, i.name;
