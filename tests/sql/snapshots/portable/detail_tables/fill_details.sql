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

INSERT INTO "main"."target1_1" ("whose", "what", "day")
SELECT
  r.o0,
  m.l1,
  m.l0
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
ORDER BY r.number, RANDOM();

INSERT INTO "main"."target1_1" ("whose", "cost")
SELECT
  r.o0,
  r.o1
FROM (
  SELECT
    n.new AS o0,
    s."cost" AS o1,
    n.new AS number
  FROM "visits" AS s
  JOIN "numbers_1" AS n ON n.old = s."whose"
  JOIN "main"."target_1" AS p ON p."person" = n.new
) AS r
ORDER BY r.number, RANDOM();

INSERT INTO "main"."target1_1" ("whose", "what")
SELECT
  r.o0,
  m.l0
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
ORDER BY r.number, RANDOM();
