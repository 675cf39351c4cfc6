SELECT pg_catalog.pg_describe_object(p.classid, p.objid, p.objsubid), a.attname::text
FROM pg_catalog.pg_depend AS p
JOIN pg_catalog.pg_attribute AS a ON a.attrelid = p.refobjid AND a.attnum = p.refobjsubid
WHERE p.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND p.refobjsubid > 0
  AND p.refobjid = '"place"."ages"'::pg_catalog.regclass
UNION
SELECT pg_catalog.pg_describe_object(p.classid, p.objid, p.objsubid), NULL
FROM pg_catalog.pg_class AS c
JOIN pg_catalog.pg_depend AS p ON p.refclassid = 'pg_catalog.pg_type'::pg_catalog.regclass AND p.refobjid = c.reltype
WHERE c.oid = '"place"."ages"'::pg_catalog.regclass AND p.deptype = 'n'
ORDER BY 1, 2;
