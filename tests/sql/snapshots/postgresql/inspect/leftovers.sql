SELECT n.nspname, c.relname, CASE WHEN s.said = 'sqlanon: recoding of a view, raw values; `sqlanon clean` removes it when the view is gone' THEN 1 ELSE 0 END,
  CASE WHEN pg_catalog.starts_with(s.said, 'sqlanon: keys of a release, as secret as its source; entered in ') THEN pg_catalog.substr(s.said, pg_catalog.length('sqlanon: keys of a release, as secret as its source; entered in ') + 1) END
FROM pg_catalog.pg_class AS c
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
CROSS JOIN LATERAL pg_catalog.obj_description(c.oid, 'pg_class') AS s (said)
WHERE c.relkind IN ('r', 'v') AND c.relname LIKE 'sqlanon\_recoding\_%' AND pg_catalog.pg_has_role(c.relowner, 'USAGE')
  AND NOT EXISTS (
    SELECT 1 FROM pg_catalog.pg_depend AS d
    JOIN pg_catalog.pg_rewrite AS w ON w.oid = d.objid
    JOIN pg_catalog.pg_class AS v ON v.oid = w.ev_class AND v.relname NOT LIKE 'sqlanon\_recoding\_%'
    JOIN pg_catalog.pg_class AS r ON r.oid = d.refobjid
    WHERE d.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass
      AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass
      AND r.relnamespace = c.relnamespace AND LEFT(r.relname, 29) = LEFT(c.relname, 29))
ORDER BY n.nspname, c.relname;
