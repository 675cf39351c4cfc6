WITH RECURSIVE bare AS (
  SELECT a.attnum, a.atttypid AS type, a.atttypmod AS modifier, t.typtype, t.typbasetype, t.typtypmod
  FROM pg_catalog.pg_attribute AS a
  JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  JOIN pg_catalog.pg_type AS t ON t.oid = a.atttypid
  WHERE n.nspname = 'place' AND c.relname = 'people' AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL
  SELECT b.attnum, b.typbasetype, b.typtypmod, t.typtype, t.typbasetype, t.typtypmod
  FROM bare AS b
  JOIN pg_catalog.pg_type AS t ON t.oid = b.typbasetype
  WHERE b.typtype = 'd'
)
SELECT
  a.attname,
  pg_catalog.format_type(a.atttypid, a.atttypmod),
  CASE WHEN a.attnotnull THEN 'NO' ELSE 'YES' END,
  CASE
    WHEN t.typnamespace = 'pg_catalog'::pg_catalog.regnamespace OR t.typcategory = 'A'
    THEN pg_catalog.format_type(b.type, b.modifier)
    ELSE '.' || t.typname
  END,
  t.typtype
FROM bare AS b
JOIN pg_catalog.pg_type AS t ON t.oid = b.type
JOIN pg_catalog.pg_attribute AS a ON a.attnum = b.attnum
JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE b.typtype <> 'd' AND n.nspname = 'place' AND c.relname = 'people'
ORDER BY a.attnum;

WITH RECURSIVE bare AS (
  SELECT a.attnum, a.atttypid AS type, a.atttypmod AS modifier, t.typtype, t.typbasetype, t.typtypmod
  FROM pg_catalog.pg_attribute AS a
  JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  JOIN pg_catalog.pg_type AS t ON t.oid = a.atttypid
  WHERE n.nspname = 'place' AND c.relname = 'keyed' AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL
  SELECT b.attnum, b.typbasetype, b.typtypmod, t.typtype, t.typbasetype, t.typtypmod
  FROM bare AS b
  JOIN pg_catalog.pg_type AS t ON t.oid = b.typbasetype
  WHERE b.typtype = 'd'
)
SELECT
  a.attname,
  pg_catalog.format_type(a.atttypid, a.atttypmod),
  CASE WHEN a.attnotnull THEN 'NO' ELSE 'YES' END,
  CASE
    WHEN t.typnamespace = 'pg_catalog'::pg_catalog.regnamespace OR t.typcategory = 'A'
    THEN pg_catalog.format_type(b.type, b.modifier)
    ELSE '.' || t.typname
  END,
  t.typtype
FROM bare AS b
JOIN pg_catalog.pg_type AS t ON t.oid = b.type
JOIN pg_catalog.pg_attribute AS a ON a.attnum = b.attnum
JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE b.typtype <> 'd' AND n.nspname = 'place' AND c.relname = 'keyed'
ORDER BY a.attnum;

WITH RECURSIVE bare AS (
  SELECT a.attnum, a.atttypid AS type, a.atttypmod AS modifier, t.typtype, t.typbasetype, t.typtypmod
  FROM pg_catalog.pg_attribute AS a
  JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  JOIN pg_catalog.pg_type AS t ON t.oid = a.atttypid
  WHERE n.nspname = 'place' AND c.relname = 'calls' AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL
  SELECT b.attnum, b.typbasetype, b.typtypmod, t.typtype, t.typbasetype, t.typtypmod
  FROM bare AS b
  JOIN pg_catalog.pg_type AS t ON t.oid = b.typbasetype
  WHERE b.typtype = 'd'
)
SELECT
  a.attname,
  pg_catalog.format_type(a.atttypid, a.atttypmod),
  CASE WHEN a.attnotnull THEN 'NO' ELSE 'YES' END,
  CASE
    WHEN t.typnamespace = 'pg_catalog'::pg_catalog.regnamespace OR t.typcategory = 'A'
    THEN pg_catalog.format_type(b.type, b.modifier)
    ELSE '.' || t.typname
  END,
  t.typtype
FROM bare AS b
JOIN pg_catalog.pg_type AS t ON t.oid = b.type
JOIN pg_catalog.pg_attribute AS a ON a.attnum = b.attnum
JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE b.typtype <> 'd' AND n.nspname = 'place' AND c.relname = 'calls'
ORDER BY a.attnum;

WITH RECURSIVE bare AS (
  SELECT a.attnum, a.atttypid AS type, a.atttypmod AS modifier, t.typtype, t.typbasetype, t.typtypmod
  FROM pg_catalog.pg_attribute AS a
  JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  JOIN pg_catalog.pg_type AS t ON t.oid = a.atttypid
  WHERE n.nspname = 'place' AND c.relname = 'visits' AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL
  SELECT b.attnum, b.typbasetype, b.typtypmod, t.typtype, t.typbasetype, t.typtypmod
  FROM bare AS b
  JOIN pg_catalog.pg_type AS t ON t.oid = b.typbasetype
  WHERE b.typtype = 'd'
)
SELECT
  a.attname,
  pg_catalog.format_type(a.atttypid, a.atttypmod),
  CASE WHEN a.attnotnull THEN 'NO' ELSE 'YES' END,
  CASE
    WHEN t.typnamespace = 'pg_catalog'::pg_catalog.regnamespace OR t.typcategory = 'A'
    THEN pg_catalog.format_type(b.type, b.modifier)
    ELSE '.' || t.typname
  END,
  t.typtype
FROM bare AS b
JOIN pg_catalog.pg_type AS t ON t.oid = b.type
JOIN pg_catalog.pg_attribute AS a ON a.attnum = b.attnum
JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE b.typtype <> 'd' AND n.nspname = 'place' AND c.relname = 'visits'
ORDER BY a.attnum;

WITH RECURSIVE bare AS (
  SELECT a.attnum, a.atttypid AS type, a.atttypmod AS modifier, t.typtype, t.typbasetype, t.typtypmod
  FROM pg_catalog.pg_attribute AS a
  JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  JOIN pg_catalog.pg_type AS t ON t.oid = a.atttypid
  WHERE n.nspname = 'place' AND c.relname = 'grouped' AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL
  SELECT b.attnum, b.typbasetype, b.typtypmod, t.typtype, t.typbasetype, t.typtypmod
  FROM bare AS b
  JOIN pg_catalog.pg_type AS t ON t.oid = b.typbasetype
  WHERE b.typtype = 'd'
)
SELECT
  a.attname,
  pg_catalog.format_type(a.atttypid, a.atttypmod),
  CASE WHEN a.attnotnull THEN 'NO' ELSE 'YES' END,
  CASE
    WHEN t.typnamespace = 'pg_catalog'::pg_catalog.regnamespace OR t.typcategory = 'A'
    THEN pg_catalog.format_type(b.type, b.modifier)
    ELSE '.' || t.typname
  END,
  t.typtype
FROM bare AS b
JOIN pg_catalog.pg_type AS t ON t.oid = b.type
JOIN pg_catalog.pg_attribute AS a ON a.attnum = b.attnum
JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE b.typtype <> 'd' AND n.nspname = 'place' AND c.relname = 'grouped'
ORDER BY a.attnum;

WITH RECURSIVE bare AS (
  SELECT a.attnum, a.atttypid AS type, a.atttypmod AS modifier, t.typtype, t.typbasetype, t.typtypmod
  FROM pg_catalog.pg_attribute AS a
  JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  JOIN pg_catalog.pg_type AS t ON t.oid = a.atttypid
  WHERE n.nspname = 'place' AND c.relname = 'few' AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL
  SELECT b.attnum, b.typbasetype, b.typtypmod, t.typtype, t.typbasetype, t.typtypmod
  FROM bare AS b
  JOIN pg_catalog.pg_type AS t ON t.oid = b.typbasetype
  WHERE b.typtype = 'd'
)
SELECT
  a.attname,
  pg_catalog.format_type(a.atttypid, a.atttypmod),
  CASE WHEN a.attnotnull THEN 'NO' ELSE 'YES' END,
  CASE
    WHEN t.typnamespace = 'pg_catalog'::pg_catalog.regnamespace OR t.typcategory = 'A'
    THEN pg_catalog.format_type(b.type, b.modifier)
    ELSE '.' || t.typname
  END,
  t.typtype
FROM bare AS b
JOIN pg_catalog.pg_type AS t ON t.oid = b.type
JOIN pg_catalog.pg_attribute AS a ON a.attnum = b.attnum
JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE b.typtype <> 'd' AND n.nspname = 'place' AND c.relname = 'few'
ORDER BY a.attnum;

WITH RECURSIVE bare AS (
  SELECT a.attnum, a.atttypid AS type, a.atttypmod AS modifier, t.typtype, t.typbasetype, t.typtypmod
  FROM pg_catalog.pg_attribute AS a
  JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  JOIN pg_catalog.pg_type AS t ON t.oid = a.atttypid
  WHERE n.nspname = 'place' AND c.relname = 'nodes' AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL
  SELECT b.attnum, b.typbasetype, b.typtypmod, t.typtype, t.typbasetype, t.typtypmod
  FROM bare AS b
  JOIN pg_catalog.pg_type AS t ON t.oid = b.typbasetype
  WHERE b.typtype = 'd'
)
SELECT
  a.attname,
  pg_catalog.format_type(a.atttypid, a.atttypmod),
  CASE WHEN a.attnotnull THEN 'NO' ELSE 'YES' END,
  CASE
    WHEN t.typnamespace = 'pg_catalog'::pg_catalog.regnamespace OR t.typcategory = 'A'
    THEN pg_catalog.format_type(b.type, b.modifier)
    ELSE '.' || t.typname
  END,
  t.typtype
FROM bare AS b
JOIN pg_catalog.pg_type AS t ON t.oid = b.type
JOIN pg_catalog.pg_attribute AS a ON a.attnum = b.attnum
JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE b.typtype <> 'd' AND n.nspname = 'place' AND c.relname = 'nodes'
ORDER BY a.attnum;

WITH RECURSIVE bare AS (
  SELECT a.attnum, a.atttypid AS type, a.atttypmod AS modifier, t.typtype, t.typbasetype, t.typtypmod
  FROM pg_catalog.pg_attribute AS a
  JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  JOIN pg_catalog.pg_type AS t ON t.oid = a.atttypid
  WHERE n.nspname = 'place' AND c.relname = 'one' AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL
  SELECT b.attnum, b.typbasetype, b.typtypmod, t.typtype, t.typbasetype, t.typtypmod
  FROM bare AS b
  JOIN pg_catalog.pg_type AS t ON t.oid = b.typbasetype
  WHERE b.typtype = 'd'
)
SELECT
  a.attname,
  pg_catalog.format_type(a.atttypid, a.atttypmod),
  CASE WHEN a.attnotnull THEN 'NO' ELSE 'YES' END,
  CASE
    WHEN t.typnamespace = 'pg_catalog'::pg_catalog.regnamespace OR t.typcategory = 'A'
    THEN pg_catalog.format_type(b.type, b.modifier)
    ELSE '.' || t.typname
  END,
  t.typtype
FROM bare AS b
JOIN pg_catalog.pg_type AS t ON t.oid = b.type
JOIN pg_catalog.pg_attribute AS a ON a.attnum = b.attnum
JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE b.typtype <> 'd' AND n.nspname = 'place' AND c.relname = 'one'
ORDER BY a.attnum;

WITH RECURSIVE bare AS (
  SELECT a.attnum, a.atttypid AS type, a.atttypmod AS modifier, t.typtype, t.typbasetype, t.typtypmod
  FROM pg_catalog.pg_attribute AS a
  JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  JOIN pg_catalog.pg_type AS t ON t.oid = a.atttypid
  WHERE n.nspname = 'place' AND c.relname = 'cards' AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL
  SELECT b.attnum, b.typbasetype, b.typtypmod, t.typtype, t.typbasetype, t.typtypmod
  FROM bare AS b
  JOIN pg_catalog.pg_type AS t ON t.oid = b.typbasetype
  WHERE b.typtype = 'd'
)
SELECT
  a.attname,
  pg_catalog.format_type(a.atttypid, a.atttypmod),
  CASE WHEN a.attnotnull THEN 'NO' ELSE 'YES' END,
  CASE
    WHEN t.typnamespace = 'pg_catalog'::pg_catalog.regnamespace OR t.typcategory = 'A'
    THEN pg_catalog.format_type(b.type, b.modifier)
    ELSE '.' || t.typname
  END,
  t.typtype
FROM bare AS b
JOIN pg_catalog.pg_type AS t ON t.oid = b.type
JOIN pg_catalog.pg_attribute AS a ON a.attnum = b.attnum
JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE b.typtype <> 'd' AND n.nspname = 'place' AND c.relname = 'cards'
ORDER BY a.attnum;

WITH RECURSIVE bare AS (
  SELECT a.attnum, a.atttypid AS type, a.atttypmod AS modifier, t.typtype, t.typbasetype, t.typtypmod
  FROM pg_catalog.pg_attribute AS a
  JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  JOIN pg_catalog.pg_type AS t ON t.oid = a.atttypid
  WHERE n.nspname = 'place' AND c.relname = 'pets' AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL
  SELECT b.attnum, b.typbasetype, b.typtypmod, t.typtype, t.typbasetype, t.typtypmod
  FROM bare AS b
  JOIN pg_catalog.pg_type AS t ON t.oid = b.typbasetype
  WHERE b.typtype = 'd'
)
SELECT
  a.attname,
  pg_catalog.format_type(a.atttypid, a.atttypmod),
  CASE WHEN a.attnotnull THEN 'NO' ELSE 'YES' END,
  CASE
    WHEN t.typnamespace = 'pg_catalog'::pg_catalog.regnamespace OR t.typcategory = 'A'
    THEN pg_catalog.format_type(b.type, b.modifier)
    ELSE '.' || t.typname
  END,
  t.typtype
FROM bare AS b
JOIN pg_catalog.pg_type AS t ON t.oid = b.type
JOIN pg_catalog.pg_attribute AS a ON a.attnum = b.attnum
JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE b.typtype <> 'd' AND n.nspname = 'place' AND c.relname = 'pets'
ORDER BY a.attnum;

WITH RECURSIVE bare AS (
  SELECT a.attnum, a.atttypid AS type, a.atttypmod AS modifier, t.typtype, t.typbasetype, t.typtypmod
  FROM pg_catalog.pg_attribute AS a
  JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  JOIN pg_catalog.pg_type AS t ON t.oid = a.atttypid
  WHERE n.nspname = 'place' AND c.relname = 'birds' AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL
  SELECT b.attnum, b.typbasetype, b.typtypmod, t.typtype, t.typbasetype, t.typtypmod
  FROM bare AS b
  JOIN pg_catalog.pg_type AS t ON t.oid = b.typbasetype
  WHERE b.typtype = 'd'
)
SELECT
  a.attname,
  pg_catalog.format_type(a.atttypid, a.atttypmod),
  CASE WHEN a.attnotnull THEN 'NO' ELSE 'YES' END,
  CASE
    WHEN t.typnamespace = 'pg_catalog'::pg_catalog.regnamespace OR t.typcategory = 'A'
    THEN pg_catalog.format_type(b.type, b.modifier)
    ELSE '.' || t.typname
  END,
  t.typtype
FROM bare AS b
JOIN pg_catalog.pg_type AS t ON t.oid = b.type
JOIN pg_catalog.pg_attribute AS a ON a.attnum = b.attnum
JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE b.typtype <> 'd' AND n.nspname = 'place' AND c.relname = 'birds'
ORDER BY a.attnum;

WITH RECURSIVE bare AS (
  SELECT a.attnum, a.atttypid AS type, a.atttypmod AS modifier, t.typtype, t.typbasetype, t.typtypmod
  FROM pg_catalog.pg_attribute AS a
  JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  JOIN pg_catalog.pg_type AS t ON t.oid = a.atttypid
  WHERE n.nspname = 'place' AND c.relname = 'named' AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL
  SELECT b.attnum, b.typbasetype, b.typtypmod, t.typtype, t.typbasetype, t.typtypmod
  FROM bare AS b
  JOIN pg_catalog.pg_type AS t ON t.oid = b.typbasetype
  WHERE b.typtype = 'd'
)
SELECT
  a.attname,
  pg_catalog.format_type(a.atttypid, a.atttypmod),
  CASE WHEN a.attnotnull THEN 'NO' ELSE 'YES' END,
  CASE
    WHEN t.typnamespace = 'pg_catalog'::pg_catalog.regnamespace OR t.typcategory = 'A'
    THEN pg_catalog.format_type(b.type, b.modifier)
    ELSE '.' || t.typname
  END,
  t.typtype
FROM bare AS b
JOIN pg_catalog.pg_type AS t ON t.oid = b.type
JOIN pg_catalog.pg_attribute AS a ON a.attnum = b.attnum
JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE b.typtype <> 'd' AND n.nspname = 'place' AND c.relname = 'named'
ORDER BY a.attnum;

WITH RECURSIVE bare AS (
  SELECT a.attnum, a.atttypid AS type, a.atttypmod AS modifier, t.typtype, t.typbasetype, t.typtypmod
  FROM pg_catalog.pg_attribute AS a
  JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  JOIN pg_catalog.pg_type AS t ON t.oid = a.atttypid
  WHERE n.nspname = 'place' AND c.relname = 'ages' AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL
  SELECT b.attnum, b.typbasetype, b.typtypmod, t.typtype, t.typbasetype, t.typtypmod
  FROM bare AS b
  JOIN pg_catalog.pg_type AS t ON t.oid = b.typbasetype
  WHERE b.typtype = 'd'
)
SELECT
  a.attname,
  pg_catalog.format_type(a.atttypid, a.atttypmod),
  CASE WHEN a.attnotnull THEN 'NO' ELSE 'YES' END,
  CASE
    WHEN t.typnamespace = 'pg_catalog'::pg_catalog.regnamespace OR t.typcategory = 'A'
    THEN pg_catalog.format_type(b.type, b.modifier)
    ELSE '.' || t.typname
  END,
  t.typtype
FROM bare AS b
JOIN pg_catalog.pg_type AS t ON t.oid = b.type
JOIN pg_catalog.pg_attribute AS a ON a.attnum = b.attnum
JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE b.typtype <> 'd' AND n.nspname = 'place' AND c.relname = 'ages'
ORDER BY a.attnum;

WITH RECURSIVE bare AS (
  SELECT a.attnum, a.atttypid AS type, a.atttypmod AS modifier, t.typtype, t.typbasetype, t.typtypmod
  FROM pg_catalog.pg_attribute AS a
  JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  JOIN pg_catalog.pg_type AS t ON t.oid = a.atttypid
  WHERE n.nspname = 'place' AND c.relname = 'stays' AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL
  SELECT b.attnum, b.typbasetype, b.typtypmod, t.typtype, t.typbasetype, t.typtypmod
  FROM bare AS b
  JOIN pg_catalog.pg_type AS t ON t.oid = b.typbasetype
  WHERE b.typtype = 'd'
)
SELECT
  a.attname,
  pg_catalog.format_type(a.atttypid, a.atttypmod),
  CASE WHEN a.attnotnull THEN 'NO' ELSE 'YES' END,
  CASE
    WHEN t.typnamespace = 'pg_catalog'::pg_catalog.regnamespace OR t.typcategory = 'A'
    THEN pg_catalog.format_type(b.type, b.modifier)
    ELSE '.' || t.typname
  END,
  t.typtype
FROM bare AS b
JOIN pg_catalog.pg_type AS t ON t.oid = b.type
JOIN pg_catalog.pg_attribute AS a ON a.attnum = b.attnum
JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE b.typtype <> 'd' AND n.nspname = 'place' AND c.relname = 'stays'
ORDER BY a.attnum;

WITH RECURSIVE bare AS (
  SELECT a.attnum, a.atttypid AS type, a.atttypmod AS modifier, t.typtype, t.typbasetype, t.typtypmod
  FROM pg_catalog.pg_attribute AS a
  JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  JOIN pg_catalog.pg_type AS t ON t.oid = a.atttypid
  WHERE n.nspname = 'place' AND c.relname = 'cities' AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL
  SELECT b.attnum, b.typbasetype, b.typtypmod, t.typtype, t.typbasetype, t.typtypmod
  FROM bare AS b
  JOIN pg_catalog.pg_type AS t ON t.oid = b.typbasetype
  WHERE b.typtype = 'd'
)
SELECT
  a.attname,
  pg_catalog.format_type(a.atttypid, a.atttypmod),
  CASE WHEN a.attnotnull THEN 'NO' ELSE 'YES' END,
  CASE
    WHEN t.typnamespace = 'pg_catalog'::pg_catalog.regnamespace OR t.typcategory = 'A'
    THEN pg_catalog.format_type(b.type, b.modifier)
    ELSE '.' || t.typname
  END,
  t.typtype
FROM bare AS b
JOIN pg_catalog.pg_type AS t ON t.oid = b.type
JOIN pg_catalog.pg_attribute AS a ON a.attnum = b.attnum
JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE b.typtype <> 'd' AND n.nspname = 'place' AND c.relname = 'cities'
ORDER BY a.attnum;

WITH RECURSIVE bare AS (
  SELECT a.attnum, a.atttypid AS type, a.atttypmod AS modifier, t.typtype, t.typbasetype, t.typtypmod
  FROM pg_catalog.pg_attribute AS a
  JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  JOIN pg_catalog.pg_type AS t ON t.oid = a.atttypid
  WHERE n.nspname = 'place' AND c.relname = 'measured_points' AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL
  SELECT b.attnum, b.typbasetype, b.typtypmod, t.typtype, t.typbasetype, t.typtypmod
  FROM bare AS b
  JOIN pg_catalog.pg_type AS t ON t.oid = b.typbasetype
  WHERE b.typtype = 'd'
)
SELECT
  a.attname,
  pg_catalog.format_type(a.atttypid, a.atttypmod),
  CASE WHEN a.attnotnull THEN 'NO' ELSE 'YES' END,
  CASE
    WHEN t.typnamespace = 'pg_catalog'::pg_catalog.regnamespace OR t.typcategory = 'A'
    THEN pg_catalog.format_type(b.type, b.modifier)
    ELSE '.' || t.typname
  END,
  t.typtype
FROM bare AS b
JOIN pg_catalog.pg_type AS t ON t.oid = b.type
JOIN pg_catalog.pg_attribute AS a ON a.attnum = b.attnum
JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE b.typtype <> 'd' AND n.nspname = 'place' AND c.relname = 'measured_points'
ORDER BY a.attnum;

WITH RECURSIVE bare AS (
  SELECT a.attnum, a.atttypid AS type, a.atttypmod AS modifier, t.typtype, t.typbasetype, t.typtypmod
  FROM pg_catalog.pg_attribute AS a
  JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  JOIN pg_catalog.pg_type AS t ON t.oid = a.atttypid
  WHERE n.nspname = 'place' AND c.relname = 'numbered' AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL
  SELECT b.attnum, b.typbasetype, b.typtypmod, t.typtype, t.typbasetype, t.typtypmod
  FROM bare AS b
  JOIN pg_catalog.pg_type AS t ON t.oid = b.typbasetype
  WHERE b.typtype = 'd'
)
SELECT
  a.attname,
  pg_catalog.format_type(a.atttypid, a.atttypmod),
  CASE WHEN a.attnotnull THEN 'NO' ELSE 'YES' END,
  CASE
    WHEN t.typnamespace = 'pg_catalog'::pg_catalog.regnamespace OR t.typcategory = 'A'
    THEN pg_catalog.format_type(b.type, b.modifier)
    ELSE '.' || t.typname
  END,
  t.typtype
FROM bare AS b
JOIN pg_catalog.pg_type AS t ON t.oid = b.type
JOIN pg_catalog.pg_attribute AS a ON a.attnum = b.attnum
JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE b.typtype <> 'd' AND n.nspname = 'place' AND c.relname = 'numbered'
ORDER BY a.attnum;

WITH RECURSIVE bare AS (
  SELECT a.attnum, a.atttypid AS type, a.atttypmod AS modifier, t.typtype, t.typbasetype, t.typtypmod
  FROM pg_catalog.pg_attribute AS a
  JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
  JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
  JOIN pg_catalog.pg_type AS t ON t.oid = a.atttypid
  WHERE n.nspname = 'place' AND c.relname = 'buys' AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL
  SELECT b.attnum, b.typbasetype, b.typtypmod, t.typtype, t.typbasetype, t.typtypmod
  FROM bare AS b
  JOIN pg_catalog.pg_type AS t ON t.oid = b.typbasetype
  WHERE b.typtype = 'd'
)
SELECT
  a.attname,
  pg_catalog.format_type(a.atttypid, a.atttypmod),
  CASE WHEN a.attnotnull THEN 'NO' ELSE 'YES' END,
  CASE
    WHEN t.typnamespace = 'pg_catalog'::pg_catalog.regnamespace OR t.typcategory = 'A'
    THEN pg_catalog.format_type(b.type, b.modifier)
    ELSE '.' || t.typname
  END,
  t.typtype
FROM bare AS b
JOIN pg_catalog.pg_type AS t ON t.oid = b.type
JOIN pg_catalog.pg_attribute AS a ON a.attnum = b.attnum
JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE b.typtype <> 'd' AND n.nspname = 'place' AND c.relname = 'buys'
ORDER BY a.attnum;
