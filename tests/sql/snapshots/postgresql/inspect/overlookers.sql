SELECT 'the publication ' || p.pubname
FROM pg_catalog.pg_publication AS p
WHERE p.puballtables OR EXISTS (
  SELECT 1 FROM pg_catalog.pg_depend AS d
  JOIN pg_catalog.pg_class AS k ON k.oid = d.classid AND k.relname = 'pg_publication_namespace'
  JOIN pg_catalog.pg_namespace AS n ON n.oid = d.refobjid AND n.nspname = 'place'
  JOIN pg_catalog.pg_depend AS o ON o.classid = d.classid AND o.objid = d.objid AND o.refobjid = p.oid
  WHERE d.refclassid = 'pg_catalog.pg_namespace'::pg_catalog.regclass
    AND o.refclassid = 'pg_catalog.pg_publication'::pg_catalog.regclass)
ORDER BY 1;
