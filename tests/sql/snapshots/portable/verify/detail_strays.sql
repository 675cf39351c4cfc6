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
