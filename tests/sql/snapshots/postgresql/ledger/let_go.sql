SELECT pg_catalog.pg_advisory_unlock(('x5153' || 'run')::bit(64)::bigint);
