WITH RECURSIVE seen (oid, reader) AS (
  SELECT c.oid, (SELECT u.oid FROM pg_catalog.pg_roles AS u WHERE u.rolname = CURRENT_USER)
  FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE (n.nspname, c.relname) IN (('place', 'people'))
  UNION
  SELECT d.refobjid, CASE WHEN v.reloptions && ARRAY['security_invoker=true', 'security_invoker=on'] THEN s.reader ELSE v.relowner END
  FROM seen AS s
  JOIN pg_catalog.pg_class AS v ON v.oid = s.oid AND v.relkind = 'v'
  JOIN pg_catalog.pg_rewrite AS r ON r.ev_class = v.oid
  JOIN pg_catalog.pg_depend AS d ON d.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass AND d.objid = r.oid
    AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid <> v.oid
)
SELECT DISTINCT n.nspname || '.' || c.relname AS name
FROM seen AS s
JOIN pg_catalog.pg_class AS c ON c.oid = s.oid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS u ON u.oid = s.reader
WHERE c.relrowsecurity AND NOT u.rolsuper AND NOT u.rolbypassrls
  AND (c.relforcerowsecurity OR NOT pg_catalog.pg_has_role(s.reader, c.relowner, 'USAGE'))
ORDER BY name;

WITH RECURSIVE seen (oid, reader) AS (
  SELECT c.oid, (SELECT u.oid FROM pg_catalog.pg_roles AS u WHERE u.rolname = CURRENT_USER)
  FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE (n.nspname, c.relname) IN (('place', 'keyed'))
  UNION
  SELECT d.refobjid, CASE WHEN v.reloptions && ARRAY['security_invoker=true', 'security_invoker=on'] THEN s.reader ELSE v.relowner END
  FROM seen AS s
  JOIN pg_catalog.pg_class AS v ON v.oid = s.oid AND v.relkind = 'v'
  JOIN pg_catalog.pg_rewrite AS r ON r.ev_class = v.oid
  JOIN pg_catalog.pg_depend AS d ON d.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass AND d.objid = r.oid
    AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid <> v.oid
)
SELECT DISTINCT n.nspname || '.' || c.relname AS name
FROM seen AS s
JOIN pg_catalog.pg_class AS c ON c.oid = s.oid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS u ON u.oid = s.reader
WHERE c.relrowsecurity AND NOT u.rolsuper AND NOT u.rolbypassrls
  AND (c.relforcerowsecurity OR NOT pg_catalog.pg_has_role(s.reader, c.relowner, 'USAGE'))
ORDER BY name;

WITH RECURSIVE seen (oid, reader) AS (
  SELECT c.oid, (SELECT u.oid FROM pg_catalog.pg_roles AS u WHERE u.rolname = CURRENT_USER)
  FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE (n.nspname, c.relname) IN (('place', 'calls'))
  UNION
  SELECT d.refobjid, CASE WHEN v.reloptions && ARRAY['security_invoker=true', 'security_invoker=on'] THEN s.reader ELSE v.relowner END
  FROM seen AS s
  JOIN pg_catalog.pg_class AS v ON v.oid = s.oid AND v.relkind = 'v'
  JOIN pg_catalog.pg_rewrite AS r ON r.ev_class = v.oid
  JOIN pg_catalog.pg_depend AS d ON d.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass AND d.objid = r.oid
    AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid <> v.oid
)
SELECT DISTINCT n.nspname || '.' || c.relname AS name
FROM seen AS s
JOIN pg_catalog.pg_class AS c ON c.oid = s.oid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS u ON u.oid = s.reader
WHERE c.relrowsecurity AND NOT u.rolsuper AND NOT u.rolbypassrls
  AND (c.relforcerowsecurity OR NOT pg_catalog.pg_has_role(s.reader, c.relowner, 'USAGE'))
ORDER BY name;

WITH RECURSIVE seen (oid, reader) AS (
  SELECT c.oid, (SELECT u.oid FROM pg_catalog.pg_roles AS u WHERE u.rolname = CURRENT_USER)
  FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE (n.nspname, c.relname) IN (('place', 'visits'))
  UNION
  SELECT d.refobjid, CASE WHEN v.reloptions && ARRAY['security_invoker=true', 'security_invoker=on'] THEN s.reader ELSE v.relowner END
  FROM seen AS s
  JOIN pg_catalog.pg_class AS v ON v.oid = s.oid AND v.relkind = 'v'
  JOIN pg_catalog.pg_rewrite AS r ON r.ev_class = v.oid
  JOIN pg_catalog.pg_depend AS d ON d.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass AND d.objid = r.oid
    AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid <> v.oid
)
SELECT DISTINCT n.nspname || '.' || c.relname AS name
FROM seen AS s
JOIN pg_catalog.pg_class AS c ON c.oid = s.oid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS u ON u.oid = s.reader
WHERE c.relrowsecurity AND NOT u.rolsuper AND NOT u.rolbypassrls
  AND (c.relforcerowsecurity OR NOT pg_catalog.pg_has_role(s.reader, c.relowner, 'USAGE'))
ORDER BY name;

WITH RECURSIVE seen (oid, reader) AS (
  SELECT c.oid, (SELECT u.oid FROM pg_catalog.pg_roles AS u WHERE u.rolname = CURRENT_USER)
  FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE (n.nspname, c.relname) IN (('place', 'grouped'))
  UNION
  SELECT d.refobjid, CASE WHEN v.reloptions && ARRAY['security_invoker=true', 'security_invoker=on'] THEN s.reader ELSE v.relowner END
  FROM seen AS s
  JOIN pg_catalog.pg_class AS v ON v.oid = s.oid AND v.relkind = 'v'
  JOIN pg_catalog.pg_rewrite AS r ON r.ev_class = v.oid
  JOIN pg_catalog.pg_depend AS d ON d.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass AND d.objid = r.oid
    AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid <> v.oid
)
SELECT DISTINCT n.nspname || '.' || c.relname AS name
FROM seen AS s
JOIN pg_catalog.pg_class AS c ON c.oid = s.oid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS u ON u.oid = s.reader
WHERE c.relrowsecurity AND NOT u.rolsuper AND NOT u.rolbypassrls
  AND (c.relforcerowsecurity OR NOT pg_catalog.pg_has_role(s.reader, c.relowner, 'USAGE'))
ORDER BY name;

WITH RECURSIVE seen (oid, reader) AS (
  SELECT c.oid, (SELECT u.oid FROM pg_catalog.pg_roles AS u WHERE u.rolname = CURRENT_USER)
  FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE (n.nspname, c.relname) IN (('place', 'few'))
  UNION
  SELECT d.refobjid, CASE WHEN v.reloptions && ARRAY['security_invoker=true', 'security_invoker=on'] THEN s.reader ELSE v.relowner END
  FROM seen AS s
  JOIN pg_catalog.pg_class AS v ON v.oid = s.oid AND v.relkind = 'v'
  JOIN pg_catalog.pg_rewrite AS r ON r.ev_class = v.oid
  JOIN pg_catalog.pg_depend AS d ON d.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass AND d.objid = r.oid
    AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid <> v.oid
)
SELECT DISTINCT n.nspname || '.' || c.relname AS name
FROM seen AS s
JOIN pg_catalog.pg_class AS c ON c.oid = s.oid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS u ON u.oid = s.reader
WHERE c.relrowsecurity AND NOT u.rolsuper AND NOT u.rolbypassrls
  AND (c.relforcerowsecurity OR NOT pg_catalog.pg_has_role(s.reader, c.relowner, 'USAGE'))
ORDER BY name;

WITH RECURSIVE seen (oid, reader) AS (
  SELECT c.oid, (SELECT u.oid FROM pg_catalog.pg_roles AS u WHERE u.rolname = CURRENT_USER)
  FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE (n.nspname, c.relname) IN (('place', 'nodes'), ('place', 'links'))
  UNION
  SELECT d.refobjid, CASE WHEN v.reloptions && ARRAY['security_invoker=true', 'security_invoker=on'] THEN s.reader ELSE v.relowner END
  FROM seen AS s
  JOIN pg_catalog.pg_class AS v ON v.oid = s.oid AND v.relkind = 'v'
  JOIN pg_catalog.pg_rewrite AS r ON r.ev_class = v.oid
  JOIN pg_catalog.pg_depend AS d ON d.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass AND d.objid = r.oid
    AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid <> v.oid
)
SELECT DISTINCT n.nspname || '.' || c.relname AS name
FROM seen AS s
JOIN pg_catalog.pg_class AS c ON c.oid = s.oid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS u ON u.oid = s.reader
WHERE c.relrowsecurity AND NOT u.rolsuper AND NOT u.rolbypassrls
  AND (c.relforcerowsecurity OR NOT pg_catalog.pg_has_role(s.reader, c.relowner, 'USAGE'))
ORDER BY name;

WITH RECURSIVE seen (oid, reader) AS (
  SELECT c.oid, (SELECT u.oid FROM pg_catalog.pg_roles AS u WHERE u.rolname = CURRENT_USER)
  FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE (n.nspname, c.relname) IN (('place', 'one'))
  UNION
  SELECT d.refobjid, CASE WHEN v.reloptions && ARRAY['security_invoker=true', 'security_invoker=on'] THEN s.reader ELSE v.relowner END
  FROM seen AS s
  JOIN pg_catalog.pg_class AS v ON v.oid = s.oid AND v.relkind = 'v'
  JOIN pg_catalog.pg_rewrite AS r ON r.ev_class = v.oid
  JOIN pg_catalog.pg_depend AS d ON d.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass AND d.objid = r.oid
    AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid <> v.oid
)
SELECT DISTINCT n.nspname || '.' || c.relname AS name
FROM seen AS s
JOIN pg_catalog.pg_class AS c ON c.oid = s.oid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS u ON u.oid = s.reader
WHERE c.relrowsecurity AND NOT u.rolsuper AND NOT u.rolbypassrls
  AND (c.relforcerowsecurity OR NOT pg_catalog.pg_has_role(s.reader, c.relowner, 'USAGE'))
ORDER BY name;

WITH RECURSIVE seen (oid, reader) AS (
  SELECT c.oid, (SELECT u.oid FROM pg_catalog.pg_roles AS u WHERE u.rolname = CURRENT_USER)
  FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE (n.nspname, c.relname) IN (('place', 'cards'))
  UNION
  SELECT d.refobjid, CASE WHEN v.reloptions && ARRAY['security_invoker=true', 'security_invoker=on'] THEN s.reader ELSE v.relowner END
  FROM seen AS s
  JOIN pg_catalog.pg_class AS v ON v.oid = s.oid AND v.relkind = 'v'
  JOIN pg_catalog.pg_rewrite AS r ON r.ev_class = v.oid
  JOIN pg_catalog.pg_depend AS d ON d.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass AND d.objid = r.oid
    AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid <> v.oid
)
SELECT DISTINCT n.nspname || '.' || c.relname AS name
FROM seen AS s
JOIN pg_catalog.pg_class AS c ON c.oid = s.oid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS u ON u.oid = s.reader
WHERE c.relrowsecurity AND NOT u.rolsuper AND NOT u.rolbypassrls
  AND (c.relforcerowsecurity OR NOT pg_catalog.pg_has_role(s.reader, c.relowner, 'USAGE'))
ORDER BY name;

WITH RECURSIVE seen (oid, reader) AS (
  SELECT c.oid, (SELECT u.oid FROM pg_catalog.pg_roles AS u WHERE u.rolname = CURRENT_USER)
  FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE (n.nspname, c.relname) IN (('place', 'pets'))
  UNION
  SELECT d.refobjid, CASE WHEN v.reloptions && ARRAY['security_invoker=true', 'security_invoker=on'] THEN s.reader ELSE v.relowner END
  FROM seen AS s
  JOIN pg_catalog.pg_class AS v ON v.oid = s.oid AND v.relkind = 'v'
  JOIN pg_catalog.pg_rewrite AS r ON r.ev_class = v.oid
  JOIN pg_catalog.pg_depend AS d ON d.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass AND d.objid = r.oid
    AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid <> v.oid
)
SELECT DISTINCT n.nspname || '.' || c.relname AS name
FROM seen AS s
JOIN pg_catalog.pg_class AS c ON c.oid = s.oid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS u ON u.oid = s.reader
WHERE c.relrowsecurity AND NOT u.rolsuper AND NOT u.rolbypassrls
  AND (c.relforcerowsecurity OR NOT pg_catalog.pg_has_role(s.reader, c.relowner, 'USAGE'))
ORDER BY name;

WITH RECURSIVE seen (oid, reader) AS (
  SELECT c.oid, (SELECT u.oid FROM pg_catalog.pg_roles AS u WHERE u.rolname = CURRENT_USER)
  FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE (n.nspname, c.relname) IN (('place', 'birds'))
  UNION
  SELECT d.refobjid, CASE WHEN v.reloptions && ARRAY['security_invoker=true', 'security_invoker=on'] THEN s.reader ELSE v.relowner END
  FROM seen AS s
  JOIN pg_catalog.pg_class AS v ON v.oid = s.oid AND v.relkind = 'v'
  JOIN pg_catalog.pg_rewrite AS r ON r.ev_class = v.oid
  JOIN pg_catalog.pg_depend AS d ON d.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass AND d.objid = r.oid
    AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid <> v.oid
)
SELECT DISTINCT n.nspname || '.' || c.relname AS name
FROM seen AS s
JOIN pg_catalog.pg_class AS c ON c.oid = s.oid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS u ON u.oid = s.reader
WHERE c.relrowsecurity AND NOT u.rolsuper AND NOT u.rolbypassrls
  AND (c.relforcerowsecurity OR NOT pg_catalog.pg_has_role(s.reader, c.relowner, 'USAGE'))
ORDER BY name;

WITH RECURSIVE seen (oid, reader) AS (
  SELECT c.oid, (SELECT u.oid FROM pg_catalog.pg_roles AS u WHERE u.rolname = CURRENT_USER)
  FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE (n.nspname, c.relname) IN (('place', 'named'))
  UNION
  SELECT d.refobjid, CASE WHEN v.reloptions && ARRAY['security_invoker=true', 'security_invoker=on'] THEN s.reader ELSE v.relowner END
  FROM seen AS s
  JOIN pg_catalog.pg_class AS v ON v.oid = s.oid AND v.relkind = 'v'
  JOIN pg_catalog.pg_rewrite AS r ON r.ev_class = v.oid
  JOIN pg_catalog.pg_depend AS d ON d.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass AND d.objid = r.oid
    AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid <> v.oid
)
SELECT DISTINCT n.nspname || '.' || c.relname AS name
FROM seen AS s
JOIN pg_catalog.pg_class AS c ON c.oid = s.oid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS u ON u.oid = s.reader
WHERE c.relrowsecurity AND NOT u.rolsuper AND NOT u.rolbypassrls
  AND (c.relforcerowsecurity OR NOT pg_catalog.pg_has_role(s.reader, c.relowner, 'USAGE'))
ORDER BY name;

WITH RECURSIVE seen (oid, reader) AS (
  SELECT c.oid, (SELECT u.oid FROM pg_catalog.pg_roles AS u WHERE u.rolname = CURRENT_USER)
  FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE (n.nspname, c.relname) IN (('place', 'ages'))
  UNION
  SELECT d.refobjid, CASE WHEN v.reloptions && ARRAY['security_invoker=true', 'security_invoker=on'] THEN s.reader ELSE v.relowner END
  FROM seen AS s
  JOIN pg_catalog.pg_class AS v ON v.oid = s.oid AND v.relkind = 'v'
  JOIN pg_catalog.pg_rewrite AS r ON r.ev_class = v.oid
  JOIN pg_catalog.pg_depend AS d ON d.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass AND d.objid = r.oid
    AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid <> v.oid
)
SELECT DISTINCT n.nspname || '.' || c.relname AS name
FROM seen AS s
JOIN pg_catalog.pg_class AS c ON c.oid = s.oid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS u ON u.oid = s.reader
WHERE c.relrowsecurity AND NOT u.rolsuper AND NOT u.rolbypassrls
  AND (c.relforcerowsecurity OR NOT pg_catalog.pg_has_role(s.reader, c.relowner, 'USAGE'))
ORDER BY name;

WITH RECURSIVE seen (oid, reader) AS (
  SELECT c.oid, (SELECT u.oid FROM pg_catalog.pg_roles AS u WHERE u.rolname = CURRENT_USER)
  FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE (n.nspname, c.relname) IN (('place', 'wards'), ('place', 'stays'))
  UNION
  SELECT d.refobjid, CASE WHEN v.reloptions && ARRAY['security_invoker=true', 'security_invoker=on'] THEN s.reader ELSE v.relowner END
  FROM seen AS s
  JOIN pg_catalog.pg_class AS v ON v.oid = s.oid AND v.relkind = 'v'
  JOIN pg_catalog.pg_rewrite AS r ON r.ev_class = v.oid
  JOIN pg_catalog.pg_depend AS d ON d.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass AND d.objid = r.oid
    AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid <> v.oid
)
SELECT DISTINCT n.nspname || '.' || c.relname AS name
FROM seen AS s
JOIN pg_catalog.pg_class AS c ON c.oid = s.oid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS u ON u.oid = s.reader
WHERE c.relrowsecurity AND NOT u.rolsuper AND NOT u.rolbypassrls
  AND (c.relforcerowsecurity OR NOT pg_catalog.pg_has_role(s.reader, c.relowner, 'USAGE'))
ORDER BY name;

WITH RECURSIVE seen (oid, reader) AS (
  SELECT c.oid, (SELECT u.oid FROM pg_catalog.pg_roles AS u WHERE u.rolname = CURRENT_USER)
  FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE (n.nspname, c.relname) IN (('place', 'cities'))
  UNION
  SELECT d.refobjid, CASE WHEN v.reloptions && ARRAY['security_invoker=true', 'security_invoker=on'] THEN s.reader ELSE v.relowner END
  FROM seen AS s
  JOIN pg_catalog.pg_class AS v ON v.oid = s.oid AND v.relkind = 'v'
  JOIN pg_catalog.pg_rewrite AS r ON r.ev_class = v.oid
  JOIN pg_catalog.pg_depend AS d ON d.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass AND d.objid = r.oid
    AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid <> v.oid
)
SELECT DISTINCT n.nspname || '.' || c.relname AS name
FROM seen AS s
JOIN pg_catalog.pg_class AS c ON c.oid = s.oid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS u ON u.oid = s.reader
WHERE c.relrowsecurity AND NOT u.rolsuper AND NOT u.rolbypassrls
  AND (c.relforcerowsecurity OR NOT pg_catalog.pg_has_role(s.reader, c.relowner, 'USAGE'))
ORDER BY name;

WITH RECURSIVE seen (oid, reader) AS (
  SELECT c.oid, (SELECT u.oid FROM pg_catalog.pg_roles AS u WHERE u.rolname = CURRENT_USER)
  FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE (n.nspname, c.relname) IN (('place', 'people'), ('place', 'visits'), ('place', 'costs'))
  UNION
  SELECT d.refobjid, CASE WHEN v.reloptions && ARRAY['security_invoker=true', 'security_invoker=on'] THEN s.reader ELSE v.relowner END
  FROM seen AS s
  JOIN pg_catalog.pg_class AS v ON v.oid = s.oid AND v.relkind = 'v'
  JOIN pg_catalog.pg_rewrite AS r ON r.ev_class = v.oid
  JOIN pg_catalog.pg_depend AS d ON d.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass AND d.objid = r.oid
    AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid <> v.oid
)
SELECT DISTINCT n.nspname || '.' || c.relname AS name
FROM seen AS s
JOIN pg_catalog.pg_class AS c ON c.oid = s.oid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS u ON u.oid = s.reader
WHERE c.relrowsecurity AND NOT u.rolsuper AND NOT u.rolbypassrls
  AND (c.relforcerowsecurity OR NOT pg_catalog.pg_has_role(s.reader, c.relowner, 'USAGE'))
ORDER BY name;

WITH RECURSIVE seen (oid, reader) AS (
  SELECT c.oid, (SELECT u.oid FROM pg_catalog.pg_roles AS u WHERE u.rolname = CURRENT_USER)
  FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE (n.nspname, c.relname) IN (('place', 'people'), ('place', 'visits'), ('place', 'calls'))
  UNION
  SELECT d.refobjid, CASE WHEN v.reloptions && ARRAY['security_invoker=true', 'security_invoker=on'] THEN s.reader ELSE v.relowner END
  FROM seen AS s
  JOIN pg_catalog.pg_class AS v ON v.oid = s.oid AND v.relkind = 'v'
  JOIN pg_catalog.pg_rewrite AS r ON r.ev_class = v.oid
  JOIN pg_catalog.pg_depend AS d ON d.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass AND d.objid = r.oid
    AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid <> v.oid
)
SELECT DISTINCT n.nspname || '.' || c.relname AS name
FROM seen AS s
JOIN pg_catalog.pg_class AS c ON c.oid = s.oid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS u ON u.oid = s.reader
WHERE c.relrowsecurity AND NOT u.rolsuper AND NOT u.rolbypassrls
  AND (c.relforcerowsecurity OR NOT pg_catalog.pg_has_role(s.reader, c.relowner, 'USAGE'))
ORDER BY name;

WITH RECURSIVE seen (oid, reader) AS (
  SELECT c.oid, (SELECT u.oid FROM pg_catalog.pg_roles AS u WHERE u.rolname = CURRENT_USER)
  FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE (n.nspname, c.relname) IN (('place', 'measured_points'))
  UNION
  SELECT d.refobjid, CASE WHEN v.reloptions && ARRAY['security_invoker=true', 'security_invoker=on'] THEN s.reader ELSE v.relowner END
  FROM seen AS s
  JOIN pg_catalog.pg_class AS v ON v.oid = s.oid AND v.relkind = 'v'
  JOIN pg_catalog.pg_rewrite AS r ON r.ev_class = v.oid
  JOIN pg_catalog.pg_depend AS d ON d.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass AND d.objid = r.oid
    AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid <> v.oid
)
SELECT DISTINCT n.nspname || '.' || c.relname AS name
FROM seen AS s
JOIN pg_catalog.pg_class AS c ON c.oid = s.oid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS u ON u.oid = s.reader
WHERE c.relrowsecurity AND NOT u.rolsuper AND NOT u.rolbypassrls
  AND (c.relforcerowsecurity OR NOT pg_catalog.pg_has_role(s.reader, c.relowner, 'USAGE'))
ORDER BY name;

WITH RECURSIVE seen (oid, reader) AS (
  SELECT c.oid, (SELECT u.oid FROM pg_catalog.pg_roles AS u WHERE u.rolname = CURRENT_USER)
  FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE (n.nspname, c.relname) IN (('place', 'numbered'))
  UNION
  SELECT d.refobjid, CASE WHEN v.reloptions && ARRAY['security_invoker=true', 'security_invoker=on'] THEN s.reader ELSE v.relowner END
  FROM seen AS s
  JOIN pg_catalog.pg_class AS v ON v.oid = s.oid AND v.relkind = 'v'
  JOIN pg_catalog.pg_rewrite AS r ON r.ev_class = v.oid
  JOIN pg_catalog.pg_depend AS d ON d.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass AND d.objid = r.oid
    AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid <> v.oid
)
SELECT DISTINCT n.nspname || '.' || c.relname AS name
FROM seen AS s
JOIN pg_catalog.pg_class AS c ON c.oid = s.oid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS u ON u.oid = s.reader
WHERE c.relrowsecurity AND NOT u.rolsuper AND NOT u.rolbypassrls
  AND (c.relforcerowsecurity OR NOT pg_catalog.pg_has_role(s.reader, c.relowner, 'USAGE'))
ORDER BY name;

WITH RECURSIVE seen (oid, reader) AS (
  SELECT c.oid, (SELECT u.oid FROM pg_catalog.pg_roles AS u WHERE u.rolname = CURRENT_USER)
  FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE (n.nspname, c.relname) IN (('place', 'people'), ('place', 'costs'))
  UNION
  SELECT d.refobjid, CASE WHEN v.reloptions && ARRAY['security_invoker=true', 'security_invoker=on'] THEN s.reader ELSE v.relowner END
  FROM seen AS s
  JOIN pg_catalog.pg_class AS v ON v.oid = s.oid AND v.relkind = 'v'
  JOIN pg_catalog.pg_rewrite AS r ON r.ev_class = v.oid
  JOIN pg_catalog.pg_depend AS d ON d.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass AND d.objid = r.oid
    AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid <> v.oid
)
SELECT DISTINCT n.nspname || '.' || c.relname AS name
FROM seen AS s
JOIN pg_catalog.pg_class AS c ON c.oid = s.oid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS u ON u.oid = s.reader
WHERE c.relrowsecurity AND NOT u.rolsuper AND NOT u.rolbypassrls
  AND (c.relforcerowsecurity OR NOT pg_catalog.pg_has_role(s.reader, c.relowner, 'USAGE'))
ORDER BY name;

WITH RECURSIVE seen (oid, reader) AS (
  SELECT c.oid, (SELECT u.oid FROM pg_catalog.pg_roles AS u WHERE u.rolname = CURRENT_USER)
  FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE (n.nspname, c.relname) IN (('place', 'people'), ('place', 'visits'))
  UNION
  SELECT d.refobjid, CASE WHEN v.reloptions && ARRAY['security_invoker=true', 'security_invoker=on'] THEN s.reader ELSE v.relowner END
  FROM seen AS s
  JOIN pg_catalog.pg_class AS v ON v.oid = s.oid AND v.relkind = 'v'
  JOIN pg_catalog.pg_rewrite AS r ON r.ev_class = v.oid
  JOIN pg_catalog.pg_depend AS d ON d.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass AND d.objid = r.oid
    AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid <> v.oid
)
SELECT DISTINCT n.nspname || '.' || c.relname AS name
FROM seen AS s
JOIN pg_catalog.pg_class AS c ON c.oid = s.oid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS u ON u.oid = s.reader
WHERE c.relrowsecurity AND NOT u.rolsuper AND NOT u.rolbypassrls
  AND (c.relforcerowsecurity OR NOT pg_catalog.pg_has_role(s.reader, c.relowner, 'USAGE'))
ORDER BY name;

WITH RECURSIVE seen (oid, reader) AS (
  SELECT c.oid, (SELECT u.oid FROM pg_catalog.pg_roles AS u WHERE u.rolname = CURRENT_USER)
  FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE (n.nspname, c.relname) IN (('place', 'buys'))
  UNION
  SELECT d.refobjid, CASE WHEN v.reloptions && ARRAY['security_invoker=true', 'security_invoker=on'] THEN s.reader ELSE v.relowner END
  FROM seen AS s
  JOIN pg_catalog.pg_class AS v ON v.oid = s.oid AND v.relkind = 'v'
  JOIN pg_catalog.pg_rewrite AS r ON r.ev_class = v.oid
  JOIN pg_catalog.pg_depend AS d ON d.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass AND d.objid = r.oid
    AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid <> v.oid
)
SELECT DISTINCT n.nspname || '.' || c.relname AS name
FROM seen AS s
JOIN pg_catalog.pg_class AS c ON c.oid = s.oid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS u ON u.oid = s.reader
WHERE c.relrowsecurity AND NOT u.rolsuper AND NOT u.rolbypassrls
  AND (c.relforcerowsecurity OR NOT pg_catalog.pg_has_role(s.reader, c.relowner, 'USAGE'))
ORDER BY name;

WITH RECURSIVE seen (oid, reader) AS (
  SELECT c.oid, (SELECT u.oid FROM pg_catalog.pg_roles AS u WHERE u.rolname = CURRENT_USER)
  FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  WHERE (n.nspname, c.relname) IN (('place', 'people'), ('place', 'everybody'))
  UNION
  SELECT d.refobjid, CASE WHEN v.reloptions && ARRAY['security_invoker=true', 'security_invoker=on'] THEN s.reader ELSE v.relowner END
  FROM seen AS s
  JOIN pg_catalog.pg_class AS v ON v.oid = s.oid AND v.relkind = 'v'
  JOIN pg_catalog.pg_rewrite AS r ON r.ev_class = v.oid
  JOIN pg_catalog.pg_depend AS d ON d.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass AND d.objid = r.oid
    AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid <> v.oid
)
SELECT DISTINCT n.nspname || '.' || c.relname AS name
FROM seen AS s
JOIN pg_catalog.pg_class AS c ON c.oid = s.oid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_roles AS u ON u.oid = s.reader
WHERE c.relrowsecurity AND NOT u.rolsuper AND NOT u.rolbypassrls
  AND (c.relforcerowsecurity OR NOT pg_catalog.pg_has_role(s.reader, c.relowner, 'USAGE'))
ORDER BY name;
