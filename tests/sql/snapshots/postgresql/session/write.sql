SET LOCAL lock_timeout = '1s';

SET LOCAL search_path = pg_catalog, pg_temp;
