SELECT s.oid::pg_catalog.regclass::text, a.attidentity = 'a'
FROM pg_catalog.pg_attribute AS a
LEFT JOIN pg_catalog.pg_attrdef AS f ON f.adrelid = a.attrelid AND f.adnum = a.attnum
LEFT JOIN pg_catalog.pg_depend AS p ON p.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass
    AND p.classid = 'pg_catalog.pg_attrdef'::pg_catalog.regclass AND p.objid = f.oid AND p.refobjid <> a.attrelid
  OR p.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND p.refobjid = a.attrelid AND p.refobjsubid = a.attnum
    AND p.classid = 'pg_catalog.pg_class'::pg_catalog.regclass AND p.deptype = 'i'
LEFT JOIN pg_catalog.pg_class AS s ON s.relkind = 'S' AND s.oid = CASE WHEN p.deptype = 'i' THEN p.objid ELSE p.refobjid END
WHERE a.attrelid = '"place"."wards"'::pg_catalog.regclass AND a.attname = 'id'
ORDER BY 1 NULLS LAST
LIMIT 1;
