-- name: strange_procedures
SELECT COUNT(*)
FROM pg_catalog.pg_proc AS p
WHERE p.oid = pg_catalog.to_regprocedure('"place"."refresh_released"()')
  AND COALESCE(pg_catalog.obj_description(p.oid, 'pg_proc'), '') <> 'made by sqlanon compile';
