-- name: miscounted
SELECT COUNT(*)
FROM (
  SELECT SUM(here) AS here, SUM(there) AS there, SUM(wrong) AS wrong
  FROM (
    SELECT "group_id" AS same_group, 1 AS here, 0 AS there, 0 AS wrong FROM "main"."target_1"
    UNION ALL
    SELECT "group_id", 0, "count", CASE WHEN "count" >= 1 THEN 0 ELSE 1 END FROM "main"."target1_1"
  ) AS both_tables
  GROUP BY same_group
) AS groups_of_both
WHERE wrong > 0 OR here <> there;

-- name: unrolled
(
  SELECT f.own_group AS "group_id", v.value AS "illness"
  FROM (
    SELECT "group_id" AS own_group, "group_id" AS same_group,
      ROW_NUMBER() OVER (PARTITION BY "group_id" ORDER BY "group_id") AS turn
    FROM "main"."target_1"
  ) AS f
  JOIN (
    SELECT "group_id" AS same_group, "illness" AS value, "count" AS held,
      SUM("count") OVER (PARTITION BY "group_id" ORDER BY "group_id"
          ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS upto
    FROM "main"."target1_1"
  ) AS v ON v.same_group = f.same_group AND f.turn <= v.upto AND f.turn > v.upto - v.held
) AS unrolled;

-- name: dealt_once
SELECT COUNT(*)
FROM (
  SELECT "group_id" AS place, (CAST("illness" AS VARCHAR) COLLATE "binary") AS value
  FROM "main"."target1_1"
  WHERE (CAST("illness" AS VARCHAR) COLLATE "binary") IS NOT NULL
  GROUP BY "group_id", (CAST("illness" AS VARCHAR) COLLATE "binary") HAVING SUM("count") > 1
) AS repeated;

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
