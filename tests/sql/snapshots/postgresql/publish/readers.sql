SELECT COUNT(*)
FROM pg_catalog.pg_class AS c
CROSS JOIN LATERAL pg_catalog.aclexplode(c.relacl) AS a
WHERE c.oid = '"place"."sqlanon_compiled_run_run_0"'::pg_catalog.regclass AND a.grantee <> c.relowner;

SELECT COUNT(*)
FROM pg_catalog.pg_class AS c
CROSS JOIN LATERAL pg_catalog.aclexplode(c.relacl) AS a
WHERE c.oid = '"place"."sqlanon_recoding_run_0"'::pg_catalog.regclass AND a.grantee <> c.relowner;

SELECT COUNT(*)
FROM pg_catalog.pg_class AS c
CROSS JOIN LATERAL pg_catalog.aclexplode(c.relacl) AS a
WHERE c.oid = '"place"."sqlanon_recoding_run_keys"'::pg_catalog.regclass AND a.grantee <> c.relowner;

SELECT COUNT(*)
FROM pg_catalog.pg_class AS c
CROSS JOIN LATERAL pg_catalog.aclexplode(c.relacl) AS a
WHERE c.oid = '"place"."sqlanon_recoding_run_rows"'::pg_catalog.regclass AND a.grantee <> c.relowner;

SELECT COUNT(*)
FROM pg_catalog.pg_class AS c
CROSS JOIN LATERAL pg_catalog.aclexplode(c.relacl) AS a
WHERE c.oid = '"place"."sqlanon_recoding_run_signatures"'::pg_catalog.regclass AND a.grantee <> c.relowner;

SELECT COUNT(*)
FROM pg_catalog.pg_class AS c
CROSS JOIN LATERAL pg_catalog.aclexplode(c.relacl) AS a
WHERE c.oid = '"place"."sqlanon_recoding_run_known"'::pg_catalog.regclass AND a.grantee <> c.relowner;
