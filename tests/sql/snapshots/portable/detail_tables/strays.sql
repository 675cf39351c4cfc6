SELECT COUNT(*)
FROM (
  SELECT 1 AS differs
  FROM (
    SELECT r.o0 AS v0, r.o1 AS v1, (CAST(r.o2 AS VARCHAR) COLLATE "binary") AS v2, 1 AS held
FROM (
  SELECT
    n.new AS o0,
    s."cost" AS o1,
    SHA256(UNHEX(k.outer0) || UNHEX(SHA256(UNHEX(k.inner0) || ENCODE(CAST(CAST(s."said" AS VARCHAR) AS VARCHAR))))) AS o2,
    n.new AS number
  FROM "visits" AS s
  JOIN "numbers_1" AS n ON n.old = s."whose"
  JOIN "main"."target_1" AS p ON p."person" = n.new
  CROSS JOIN "keys_1" AS k
) AS r

    UNION ALL
    SELECT t."whose", t."cost", (CAST(t."said" AS VARCHAR) COLLATE "binary"), -1 FROM "main"."target1_1" AS t
  ) AS both_tables
  GROUP BY v0, v1, v2
  HAVING SUM(held) <> 0
) AS differing;

SELECT COUNT(*)
FROM (
  SELECT 1 AS differs
  FROM (
    SELECT r.o0 AS v0, (CAST(m.l1 AS VARCHAR) COLLATE "binary") AS v1, (CAST(m.l0 AS VARCHAR) COLLATE "binary") AS v2, 1 AS held
FROM (
  SELECT
    n.new AS o0,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    n.new AS number
  FROM "costs" AS s
  JOIN "numbers_1" AS n ON n.old = s."whose"
  JOIN "main"."target_1" AS p ON p."person" = n.new
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = (CAST(s."day" AS VARCHAR) COLLATE "binary")
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = (CAST(s."what" AS VARCHAR) COLLATE "binary")
) AS r
INNER JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1

    UNION ALL
    SELECT t."whose", (CAST(t."what" AS VARCHAR) COLLATE "binary"), (CAST(t."day" AS VARCHAR) COLLATE "binary"), -1 FROM "main"."target1_1" AS t
  ) AS both_tables
  GROUP BY v0, v1, v2
  HAVING SUM(held) <> 0
) AS differing;

SELECT COUNT(*)
FROM (
  SELECT 1 AS differs
  FROM (
    SELECT r.o0 AS v0, r.o1 AS v1, 1 AS held
FROM (
  SELECT
    n.new AS o0,
    s."cost" AS o1,
    n.new AS number
  FROM "visits" AS s
  JOIN "numbers_1" AS n ON n.old = s."whose"
  JOIN "main"."target_1" AS p ON p."person" = n.new
) AS r

    UNION ALL
    SELECT t."whose", t."cost", -1 FROM "main"."target1_1" AS t
  ) AS both_tables
  GROUP BY v0, v1
  HAVING SUM(held) <> 0
) AS differing;

SELECT COUNT(*)
FROM (
  SELECT 1 AS differs
  FROM (
    SELECT r.o0 AS v0, (CAST(m.l0 AS VARCHAR) COLLATE "binary") AS v1, 1 AS held
FROM (
  SELECT
    n.new AS o0,
    COALESCE(d0.code, -1) AS k0,
    n.new AS number
  FROM "buys" AS s
  JOIN "numbers_1" AS n ON n.old = s."whose"
  JOIN "main"."target_1" AS p ON p."person" = n.new
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = (CAST(s."what" AS VARCHAR) COLLATE "binary")
) AS r
INNER JOIN "map_1" AS m ON m.c0 = r.k0

    UNION ALL
    SELECT t."whose", (CAST(t."what" AS VARCHAR) COLLATE "binary"), -1 FROM "main"."target1_1" AS t
  ) AS both_tables
  GROUP BY v0, v1
  HAVING SUM(held) <> 0
) AS differing;
