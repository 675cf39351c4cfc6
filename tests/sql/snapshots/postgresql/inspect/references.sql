SELECT n.nspname::text, o.relname::text, a.attname::text, b.attname::text, CARDINALITY(k.conkey)
FROM pg_catalog.pg_constraint AS k
CROSS JOIN LATERAL UNNEST(k.conkey, k.confkey) AS c (own, other)
JOIN pg_catalog.pg_class AS o ON o.oid = k.conrelid
JOIN pg_catalog.pg_namespace AS n ON n.oid = o.relnamespace
JOIN pg_catalog.pg_attribute AS a ON a.attrelid = k.conrelid AND a.attnum = c.own
JOIN pg_catalog.pg_attribute AS b ON b.attrelid = k.confrelid AND b.attnum = c.other
WHERE k.contype = 'f' AND k.confrelid = '"place"."wards"'::pg_catalog.regclass
ORDER BY 1, 2, 3;
