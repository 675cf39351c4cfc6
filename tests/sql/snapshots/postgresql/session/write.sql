SET LOCAL search_path = pg_catalog, pg_temp;
