SET LOCAL search_path = pg_catalog, pg_temp;

SET LOCAL lock_timeout = '1s';
