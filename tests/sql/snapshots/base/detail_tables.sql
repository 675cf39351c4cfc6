-- name: details
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

-- name: fill_details
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

-- name: person_numbers
SELECT COUNT(*) - COUNT(DISTINCT n.new)
FROM "main"."target_1" AS p
LEFT JOIN "numbers_1" AS n ON n.new = p."person";

-- name: strays
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

-- name: fates
SELECT COUNT(*), COALESCE(SUM(CASE WHEN n.new IS NULL THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN n.new IS NOT NULL AND p."person" IS NULL THEN 1 ELSE 0 END), 0)
FROM "visits" AS s
LEFT JOIN "numbers_1" AS n ON n.old = s."whose"
LEFT JOIN "main"."target_1" AS p ON p."person" = n.new;

-- name: numbers
SELECT COUNT(*), COALESCE(SUM(CASE WHEN alike < 3 THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN beside = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) OVER (PARTITION BY held) AS alike,
    COUNT(*) OVER (PARTITION BY held, q0, q1, q2) AS beside
  FROM (
    SELECT COALESCE(c.held, 0) AS held, (CAST(p."age" AS VARCHAR) COLLATE "binary") AS q0, (CAST(p."zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST(p."city" AS VARCHAR) COLLATE "binary") AS q2
    FROM "main"."target_1" AS p
    LEFT JOIN (SELECT "whose" AS number, COUNT(*) AS held FROM "main"."target1_1" GROUP BY "whose") AS c
      ON c.number = p."person"
  ) AS persons
) AS counted;

-- name: values
SELECT COUNT(DISTINCT c) + COALESCE(MAX(CASE WHEN c IS NULL THEN 1 ELSE 0 END), 0),
  COUNT(DISTINCT CASE WHEN alike = 1 THEN number END),
  COUNT(DISTINCT CASE WHEN beside = 1 THEN number END)
FROM (
  SELECT number, c, COUNT(*) OVER (PARTITION BY c) AS alike,
    COUNT(*) OVER (PARTITION BY c, q0, q1, q2) AS beside
  FROM (
    SELECT DISTINCT t."whose" AS number, (CAST(t."what" AS VARCHAR) COLLATE "binary") AS c, (CAST(p."age" AS VARCHAR) COLLATE "binary") AS q0, (CAST(p."zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST(p."city" AS VARCHAR) COLLATE "binary") AS q2
    FROM "main"."target1_1" AS t
    INNER JOIN "main"."target_1" AS p ON p."person" = t."whose"
  ) AS known
) AS counted;

-- name: left_out
SELECT COUNT(*) - (SELECT COUNT(*) FROM "main"."target2_1")
FROM "costs" AS s
INNER JOIN "numbers_1" AS n ON n.old = s."whose"
INNER JOIN "main"."target_1" AS p ON p."person" = n.new;

-- name: items
SELECT number, class, label, times
FROM (
  SELECT number, held,
    DENSE_RANK() OVER (ORDER BY q0, q1, q2) AS class,
    DENSE_RANK() OVER (ORDER BY c0, c1) AS label
  FROM (
    SELECT number, c0, c1, q0, q1, q2, COUNT(*) AS held
    FROM (
      SELECT t."whose" AS number, (CAST(t."what" AS VARCHAR) COLLATE "binary") AS c0, (CAST(t."day" AS VARCHAR) COLLATE "binary") AS c1, (CAST(p."age" AS VARCHAR) COLLATE "binary") AS q0, (CAST(p."zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST(p."city" AS VARCHAR) COLLATE "binary") AS q2
      FROM "main"."target1_1" AS t
      INNER JOIN "main"."target_1" AS p ON p."person" = t."whose"
    ) AS shown
    GROUP BY number, c0, c1, q0, q1, q2
  ) AS bags
) AS numbered
JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
) AS counted ON times <= held;

-- name: combinations
SELECT COUNT(DISTINCT number)
FROM (
  SELECT MIN(i1.number) AS number
  FROM "items_1" AS i1
  WHERE i1.times <= 2
  GROUP BY i1.class, i1.label, i1.times
  HAVING COUNT(*) = 1
  UNION ALL
  SELECT MIN(i1.number) AS number
  FROM "items_1" AS i1
  JOIN "items_1" AS i2 ON i2.number = i1.number AND i2.label > i1.label
  WHERE i1.times + i2.times <= 2
  GROUP BY i1.class, i1.label, i1.times, i2.label, i2.times
  HAVING COUNT(*) = 1
) AS alone;
