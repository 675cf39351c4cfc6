SELECT COUNT(*) FROM duckdb_extensions() WHERE extension_name = 'icu' AND loaded
  AND 'Europe/Berlin' IN (SELECT name FROM pg_timezone_names());
