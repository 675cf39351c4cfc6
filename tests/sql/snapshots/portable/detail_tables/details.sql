SELECT
  r.o0 AS "whose",
  r.o1 AS "cost",
  r.o2 AS "said"
FROM (
  SELECT
    n.new AS o0,
    s."cost" AS o1,
    SHA256(UNHEX(k.outer0) || UNHEX(SHA256(UNHEX(k.inner0) || ENCODE(CAST(CAST(s."said" AS VARCHAR) AS VARCHAR))))) AS o2,
    n.new AS number
  FROM "visits" AS s
  JOIN "numbers_1" AS n ON n.old = s."whose"
  JOIN "persons_1" AS p ON p."person" = n.new
  CROSS JOIN "keys_1" AS k
) AS r;

SELECT
  r.o0 AS "whose",
  m.l0 AS "what"
FROM (
  SELECT
    n.new AS o0,
    COALESCE(d0.code, -1) AS k0,
    n.new AS number
  FROM "buys" AS s
  JOIN "numbers_1" AS n ON n.old = s."whose"
  JOIN "persons_1" AS p ON p."person" = n.new
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = (CAST(s."what" AS VARCHAR) COLLATE "binary")
) AS r
INNER JOIN "map_1" AS m ON m.c0 = r.k0;
