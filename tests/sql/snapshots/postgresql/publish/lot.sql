pg_catalog.gen_random_uuid();
