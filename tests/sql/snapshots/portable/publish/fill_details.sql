INSERT INTO "main"."target1_1" ("whose", "cost", "said")
SELECT
  r.o0,
  r.o1,
  r.o2
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
ORDER BY r.number, RANDOM();
