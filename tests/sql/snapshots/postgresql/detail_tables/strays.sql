SELECT COUNT(*)
FROM (
  SELECT 1 AS differs
  FROM (
    SELECT r.o0 AS v0, r.o1 AS v1, CAST(r.o2 AS TEXT) COLLATE "C" AS v2, 1 AS held
FROM (
  SELECT
    n.new AS o0,
    s."cost" AS o1,
    ENCODE(SHA256(DECODE(k.outer0, 'hex') || SHA256(DECODE(k.inner0, 'hex') || CONVERT_TO(CAST(CAST(s."said" AS TEXT) AS TEXT), 'UTF8'))), 'hex') AS o2,
    n.new AS number
  FROM "place"."visits" AS s
  JOIN "numbers_1" AS n ON n.old = s."whose"
  JOIN "place"."target_1" AS p ON p."person" = n.new
  CROSS JOIN "keys_1" AS k
) AS r

    UNION ALL
    SELECT t."whose", t."cost", CAST(t."said" AS TEXT) COLLATE "C", -1 FROM "place"."target1_1" AS t
  ) AS both_tables
  GROUP BY v0, v1, v2
  HAVING SUM(held) <> 0
) AS differing;
