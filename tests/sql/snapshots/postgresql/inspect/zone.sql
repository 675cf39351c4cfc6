SELECT COUNT(*) FROM pg_catalog.pg_timezone_names WHERE name = 'Europe/Berlin';
