SELECT pg_catalog.pg_advisory_lock(('x5153' || 'run')::bit(64)::bigint)::text;
