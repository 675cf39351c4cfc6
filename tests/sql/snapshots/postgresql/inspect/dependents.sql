SELECT pg_catalog.pg_describe_object(p.classid, p.objid, p.objsubid), a.attname::text, i.relname::text
FROM pg_catalog.pg_depend AS p
JOIN pg_catalog.pg_attribute AS a ON a.attrelid = p.refobjid AND a.attnum = p.refobjsubid
LEFT JOIN pg_catalog.pg_index AS x ON p.classid = 'pg_catalog.pg_class'::pg_catalog.regclass AND x.indexrelid = p.objid
  AND x.indnatts = 1 AND x.indexprs IS NULL AND x.indpred IS NULL AND NOT x.indisreplident
LEFT JOIN pg_catalog.pg_class AS i ON i.oid = x.indexrelid
WHERE p.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND p.refobjsubid > 0
  AND p.refobjid = '"place"."named"'::pg_catalog.regclass
  AND NOT EXISTS (
    SELECT 1 FROM pg_catalog.pg_attrdef AS d
    WHERE p.classid = 'pg_catalog.pg_attrdef'::pg_catalog.regclass AND d.oid = p.objid AND d.adnum = a.attnum)
UNION
SELECT pg_catalog.pg_describe_object(p.classid, p.objid, p.objsubid), NULL, NULL
FROM pg_catalog.pg_class AS c
JOIN pg_catalog.pg_depend AS p ON p.refclassid = 'pg_catalog.pg_type'::pg_catalog.regclass AND p.refobjid = c.reltype
WHERE c.oid = '"place"."named"'::pg_catalog.regclass AND p.deptype = 'n'
ORDER BY 1, 2;

SELECT pg_catalog.pg_describe_object(p.classid, p.objid, p.objsubid), a.attname::text, i.relname::text
FROM pg_catalog.pg_depend AS p
JOIN pg_catalog.pg_attribute AS a ON a.attrelid = p.refobjid AND a.attnum = p.refobjsubid
LEFT JOIN pg_catalog.pg_index AS x ON p.classid = 'pg_catalog.pg_class'::pg_catalog.regclass AND x.indexrelid = p.objid
  AND x.indnatts = 1 AND x.indexprs IS NULL AND x.indpred IS NULL AND NOT x.indisreplident
LEFT JOIN pg_catalog.pg_class AS i ON i.oid = x.indexrelid
WHERE p.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND p.refobjsubid > 0
  AND p.refobjid = '"place"."ages"'::pg_catalog.regclass
UNION
SELECT pg_catalog.pg_describe_object(p.classid, p.objid, p.objsubid), NULL, NULL
FROM pg_catalog.pg_class AS c
JOIN pg_catalog.pg_depend AS p ON p.refclassid = 'pg_catalog.pg_type'::pg_catalog.regclass AND p.refobjid = c.reltype
WHERE c.oid = '"place"."ages"'::pg_catalog.regclass AND p.deptype = 'n'
ORDER BY 1, 2;
