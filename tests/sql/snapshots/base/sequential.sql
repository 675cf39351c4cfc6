-- name: no_key
SELECT COUNT(*) - COUNT(DISTINCT (CAST(CAST(s."person" AS VARCHAR) AS VARCHAR) COLLATE "binary")) FROM "copy_1" AS s;

-- name: values
SELECT CAST(place AS INTEGER) AS v, value, raw
FROM (
  SELECT value, raw, ROW_NUMBER() OVER (ORDER BY value) AS place
  FROM (
    SELECT value, raw, ROW_NUMBER() OVER (PARTITION BY value ORDER BY value) AS turn
    FROM (
      SELECT (CAST(s."illness" AS VARCHAR) COLLATE "binary") AS value, s."illness" AS raw FROM "copy_1" AS s
    ) AS held
    WHERE value IS NOT NULL
  ) AS numbered
  WHERE turn = 1
) AS placed;

-- name: signed
SELECT
  s."person",
  s."age",
  s."zip",
  s."city",
  s."illness",
  sqlanon_signature, sqlanon_value,
  CAST(DENSE_RANK() OVER (ORDER BY sqlanon_signature, sqlanon_value) AS INTEGER) AS sqlanon_pair
FROM (
  SELECT
    s."person",
    s."age",
    s."zip",
    s."city",
    s."illness",
0 AS sqlanon_signature, COALESCE(x.v, 0) AS sqlanon_value
  FROM "copy_1" AS s
  LEFT JOIN "values_1" AS x ON x.value = (CAST(s."illness" AS VARCHAR) COLLATE "binary")
) AS s;

-- name: pairs
SELECT sqlanon_pair AS pair, sqlanon_signature AS signature, sqlanon_value AS v
FROM "signed_1" AS s
GROUP BY sqlanon_pair, sqlanon_signature, sqlanon_value;

-- name: remembered
SELECT m.signature, x.v
FROM "main"."sqlanon_recoding_run_signatures" AS m
JOIN "values_1" AS x ON x.value = (CAST(m.v0 AS VARCHAR) COLLATE "binary")
WHERE m.person IS NULL;

-- name: signed_counts
SELECT COUNT(*)
FROM (
  SELECT place
  FROM (
    SELECT "group_id" AS place, 1 AS shown, 0 AS held, 0 AS forged FROM "main"."target_1"
    UNION ALL
    SELECT place, 0, 1, 0 FROM "persons_1"
    UNION ALL
    SELECT "group_id", 0, 0, "count" FROM "main"."target1_1"
  ) AS all_rows
  GROUP BY place
  HAVING SUM(shown) <> SUM(held) + SUM(forged) OR SUM(held) < 1 OR MIN(forged) < 0
) AS differing;

-- name: signed_values
SELECT COUNT(*)
FROM "persons_1" AS p
LEFT JOIN (SELECT DISTINCT "group_id" AS place, (CAST("illness" AS VARCHAR) COLLATE "binary") AS value FROM "main"."target_1") AS w ON w.place = p.place AND w.value = p.value
WHERE w.place IS NULL;

-- name: signed_persons
SELECT SUM(wrong)
FROM (
  SELECT COUNT(*) AS wrong
  FROM "persons_1" AS p
  LEFT JOIN (SELECT (CAST(person AS VARCHAR) COLLATE "binary") AS person, signature FROM "main"."sqlanon_recoding_run_signatures") AS k ON k.person = p.person
  WHERE k.signature IS NULL
  UNION ALL
  SELECT COUNT((CAST(person AS VARCHAR) COLLATE "binary")) - COUNT(DISTINCT (CAST(person AS VARCHAR) COLLATE "binary")) FROM "main"."sqlanon_recoding_run_signatures"
) AS both_wrongs;

-- name: signed_classes
SELECT COUNT(*)
FROM (
  SELECT l.place, l.signature, COUNT(*) AS shown, COUNT(t.signature) AS common
  FROM (
    SELECT DISTINCT p.place, k.signature
    FROM "persons_1" AS p
    JOIN (SELECT (CAST(person AS VARCHAR) COLLATE "binary") AS person, signature FROM "main"."sqlanon_recoding_run_signatures") AS k ON k.person = p.person
  ) AS l
  JOIN (SELECT "group_id" AS place, (CAST("illness" AS VARCHAR) COLLATE "binary") AS value FROM "main"."target_1") AS w ON w.place = l.place
  LEFT JOIN (SELECT DISTINCT signature, (CAST(v0 AS VARCHAR) COLLATE "binary") AS value FROM "main"."sqlanon_recoding_run_signatures" WHERE person IS NULL) AS t
    ON t.signature = l.signature AND t.value = w.value
  GROUP BY l.place, l.signature
) AS c
LEFT JOIN (SELECT signature, COUNT(*) AS n FROM "main"."sqlanon_recoding_run_signatures" WHERE person IS NULL GROUP BY signature) AS s ON s.signature = c.signature
WHERE s.n IS NULL OR c.shown <> s.n OR c.common <> s.n;

-- name: signed_rows
SELECT COUNT(*)
FROM (
  SELECT place, value
  FROM (
    SELECT "group_id" AS place, (CAST("illness" AS VARCHAR) COLLATE "binary") AS value, 1 AS shown FROM "main"."target_1"
    UNION ALL
    SELECT place, (CAST(v0 AS VARCHAR) COLLATE "binary"), -1 FROM "main"."sqlanon_recoding_run_known"
    UNION ALL
    SELECT place, (CAST(v0 AS VARCHAR) COLLATE "binary"), -1 FROM "main"."sqlanon_recoding_run_forged"
  ) AS all_rows
  GROUP BY place, value
  HAVING SUM(shown) <> 0
) AS differing;

-- name: signed_memory
SELECT SUM(wrong)
FROM (
  SELECT COUNT(*) AS wrong
  FROM (
    SELECT (CAST(person AS VARCHAR) COLLATE "binary") AS person, signature FROM "main"."sqlanon_recoding_run_signatures" WHERE person IS NOT NULL
  ) AS b
  LEFT JOIN (SELECT person AS person FROM "persons_1") AS p ON p.person = b.person
  LEFT JOIN (SELECT (CAST(person AS VARCHAR) COLLATE "binary") AS person, signature FROM "main"."sqlanon_recoding_run_signatures") AS a
    ON a.person = b.person AND a.signature = b.signature
  WHERE p.person IS NULL AND a.person IS NULL
  UNION ALL
  SELECT COUNT(*) AS wrong
  FROM (SELECT signature, (CAST(v0 AS VARCHAR) COLLATE "binary") AS value FROM "main"."sqlanon_recoding_run_signatures" WHERE person IS NULL) AS b
  LEFT JOIN (SELECT signature, (CAST(v0 AS VARCHAR) COLLATE "binary") AS value FROM "main"."sqlanon_recoding_run_signatures" WHERE person IS NULL) AS a
    ON a.signature = b.signature AND a.value = b.value
  WHERE a.signature IS NULL
) AS both_wrongs;

-- name: remember
INSERT INTO "main"."sqlanon_recoding_run_signatures" (person, signature, v0)
SELECT NULL, s.signature, x.raw
FROM "signatures_1" AS s JOIN "values_1" AS x ON x.v = s.v
UNION ALL
SELECT p.person, h.signature, NULL
FROM "placed_1" AS p
JOIN "groups_1" AS g ON g.place = p.place
JOIN "hosts_1" AS h ON h.class = g.class;

-- name: forged
INSERT INTO "main"."sqlanon_recoding_run_forged" (place, v0)
SELECT g.place, x.raw
FROM "counterfeits_1" AS f
JOIN "groups_1" AS g ON g.class = f.class
JOIN "values_1" AS x ON x.v = f.v;
