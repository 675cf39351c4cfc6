-- name: alone
-- sqlite
SELECT 0 AS place, COUNT(*) AS held,
  COUNT(DISTINCT c) + COALESCE(MAX(CASE WHEN c IS NULL THEN 1 ELSE 0 END), 0) AS occurring
FROM (SELECT CAST(CAST(`person` AS TEXT) AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 1 AS place, COUNT(*) AS held,
  COUNT(DISTINCT c) + COALESCE(MAX(CASE WHEN c IS NULL THEN 1 ELSE 0 END), 0) AS occurring
FROM (SELECT CAST(`zip` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 2 AS place, COUNT(*) AS held,
  COUNT(DISTINCT c) + COALESCE(MAX(CASE WHEN c IS NULL THEN 1 ELSE 0 END), 0) AS occurring
FROM (SELECT CAST(`born` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 3 AS place, COUNT(*) AS held,
  COUNT(DISTINCT c) + COALESCE(MAX(CASE WHEN c IS NULL THEN 1 ELSE 0 END), 0) AS occurring
FROM (SELECT CAST(CASE WHEN TYPEOF(`score`) = 'real' AND CAST(CAST(`score` AS TEXT) AS REAL) <> `score` THEN PRINTF('%!.17g', `score`) ELSE CAST(`score` AS TEXT) END AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 4 AS place, COUNT(*) AS held,
  COUNT(DISTINCT c) + COALESCE(MAX(CASE WHEN c IS NULL THEN 1 ELSE 0 END), 0) AS occurring
FROM (SELECT CAST(`grade` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it
UNION ALL
SELECT 5 AS place, COUNT(*) AS held,
  COUNT(DISTINCT c) + COALESCE(MAX(CASE WHEN c IS NULL THEN 1 ELSE 0 END), 0) AS occurring
FROM (SELECT CAST(`illness` AS TEXT) COLLATE BINARY AS c FROM `people`) AS rows_of_it;

-- name: known_too
SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS c, "age" AS q0, (CAST("city" AS VARCHAR) COLLATE "binary") AS q1
      FROM "people"
    ) AS rows_of_it
    GROUP BY c, q0, q1
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT "born" AS c, "age" AS q0, (CAST("city" AS VARCHAR) COLLATE "binary") AS q1
      FROM "people"
    ) AS rows_of_it
    GROUP BY c, q0, q1
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 2 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS c, "age" AS q0, (CAST("city" AS VARCHAR) COLLATE "binary") AS q1
      FROM "people"
    ) AS rows_of_it
    GROUP BY c, q0, q1
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 3 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT (CAST("grade" AS VARCHAR) COLLATE "binary") AS c, "age" AS q0, (CAST("city" AS VARCHAR) COLLATE "binary") AS q1
      FROM "people"
    ) AS rows_of_it
    GROUP BY c, q0, q1
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 4 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT (CAST("illness" AS VARCHAR) COLLATE "binary") AS c, "age" AS q0, (CAST("city" AS VARCHAR) COLLATE "binary") AS q1
      FROM "people"
    ) AS rows_of_it
    GROUP BY c, q0, q1
  ) AS classes
  GROUP BY c
) AS by_value;

-- name: shared_values
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(n), 0) AS held
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS occurring
  FROM (
    SELECT q0, q1, q2, q3, q4, q5, c, COUNT(*) AS n
    FROM (
      SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("born" AS VARCHAR) COLLATE "binary") AS q2, (CAST("score" AS VARCHAR) COLLATE "binary") AS q3, (CAST("city" AS VARCHAR) COLLATE "binary") AS q4, (CAST("grade" AS VARCHAR) COLLATE "binary") AS q5, (CAST("illness" AS VARCHAR) COLLATE "binary") AS c FROM "main"."target_1"
    ) AS rows_of_it
    GROUP BY q0, q1, q2, q3, q4, q5, c
  ) AS values_of_it
  GROUP BY q0, q1, q2, q3, q4, q5
) AS classes
WHERE occurring = 1;

-- name: placed_persons
SELECT DISTINCT person, class
FROM (
  SELECT who, DENSE_RANK() OVER (ORDER BY who) AS person, DENSE_RANK() OVER (ORDER BY q0, q1, q2) AS class
  FROM (
    SELECT (CAST("illness" AS VARCHAR) COLLATE "binary") AS who, (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2
    FROM "persons_1"
  ) AS rows_of_it
  WHERE who IS NOT NULL
) AS numbered;

-- name: several_classes
SELECT person, classes, size, class
FROM (
  SELECT person, class, size, COUNT(*) OVER (PARTITION BY person) AS classes,
    ROW_NUMBER() OVER (PARTITION BY person ORDER BY size, class) AS place
  FROM (SELECT person, class, COUNT(*) OVER (PARTITION BY class) AS size FROM "placed_1") AS sized
) AS persons
WHERE place = 1 AND classes > 1;

-- name: compared_persons
SELECT COALESCE(SUM(CAST(size AS DOUBLE PRECISION) * classes), 0) FROM "several_1";

-- name: singled_out
SELECT COUNT(*)
FROM (
  SELECT person
  FROM (
    SELECT s.person, o.person AS other
    FROM "several_1" AS s
    JOIN "placed_1" AS o ON o.class = s.class
    JOIN "placed_1" AS hers ON hers.person = s.person
    JOIN "placed_1" AS theirs ON theirs.person = o.person AND theirs.class = hers.class
    GROUP BY s.person, o.person
    HAVING COUNT(*) = MIN(s.classes)
  ) AS shared
  GROUP BY person
  HAVING COUNT(*) < 3
) AS few;

-- name: free_texts
SELECT
  COUNT(CASE WHEN LENGTH(CAST("grade" AS VARCHAR)) > 0 THEN 1 END),
  COUNT(CASE WHEN (LENGTH(CAST("grade" AS VARCHAR)) >= 100 OR (LENGTH(CAST("grade" AS VARCHAR)) >= 40
    AND LENGTH(CAST("grade" AS VARCHAR)) - LENGTH(REPLACE(CAST("grade" AS VARCHAR), ' ', '')) >= 4))
 THEN 1 END),
  COUNT(DISTINCT CASE WHEN (LENGTH(CAST("grade" AS VARCHAR)) >= 100 OR (LENGTH(CAST("grade" AS VARCHAR)) >= 40
    AND LENGTH(CAST("grade" AS VARCHAR)) - LENGTH(REPLACE(CAST("grade" AS VARCHAR), ' ', '')) >= 4))
 THEN CAST("grade" AS VARCHAR) END),
  COUNT(CASE WHEN LENGTH(CAST("illness" AS VARCHAR)) > 0 THEN 1 END),
  COUNT(CASE WHEN (LENGTH(CAST("illness" AS VARCHAR)) >= 100 OR (LENGTH(CAST("illness" AS VARCHAR)) >= 40
    AND LENGTH(CAST("illness" AS VARCHAR)) - LENGTH(REPLACE(CAST("illness" AS VARCHAR), ' ', '')) >= 4))
 THEN 1 END),
  COUNT(DISTINCT CASE WHEN (LENGTH(CAST("illness" AS VARCHAR)) >= 100 OR (LENGTH(CAST("illness" AS VARCHAR)) >= 40
    AND LENGTH(CAST("illness" AS VARCHAR)) - LENGTH(REPLACE(CAST("illness" AS VARCHAR), ' ', '')) >= 4))
 THEN CAST("illness" AS VARCHAR) END)
FROM "aggregated_1";

-- name: in_a_set
m.l4 <> CAST('*' AS VARCHAR);

-- name: named_values
SELECT 0 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL
    AND few.code IS NOT NULL
    THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL
    AND few.code IS NOT NULL
    THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM "dictionary_1" AS d
LEFT JOIN (SELECT d.code FROM "dictionary_1" AS d WHERE d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT "age" AS v, (CAST(CAST("person" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS person FROM "people") AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  )) AS few ON few.code = d.code
LEFT JOIN (
  SELECT DISTINCT m.c0 AS code FROM "map_1" AS m
  JOIN "dictionary_1" AS d ON d.code = m.c0
  WHERE m.l0 = d.label
) AS m ON m.code = d.code
WHERE d.value IS NOT NULL
UNION ALL
SELECT 1 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL
    AND few.code IS NOT NULL
    THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL
    AND few.code IS NOT NULL
    THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM "dictionary_2" AS d
LEFT JOIN (SELECT d.code FROM "dictionary_2" AS d WHERE d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS v, (CAST(CAST("person" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS person FROM "people") AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  )) AS few ON few.code = d.code
LEFT JOIN (
  SELECT DISTINCT m.c1 AS code FROM "map_1" AS m
  JOIN "dictionary_2" AS d ON d.code = m.c1
  WHERE m.l1 = d.label
) AS m ON m.code = d.code
WHERE d.value IS NOT NULL
UNION ALL
SELECT 2 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL
    AND few.code IS NOT NULL
    THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL
    AND few.code IS NOT NULL
    THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM "dictionary_3" AS d
LEFT JOIN (SELECT d.code FROM "dictionary_3" AS d WHERE d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT (CAST("city" AS VARCHAR) COLLATE "binary") AS v, (CAST(CAST("person" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS person FROM "people") AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  )) AS few ON few.code = d.code
LEFT JOIN (
  SELECT DISTINCT m.c2 AS code FROM "map_1" AS m
  JOIN "dictionary_3" AS d ON d.code = m.c2
  WHERE m.l2 = d.label
) AS m ON m.code = d.code
WHERE d.value IS NOT NULL;

-- name: of_few_persons
d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS v, (CAST(CAST("illness" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS person FROM "people") AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  );

-- name: of_few_rows
d.n < 5;

-- name: stands_for
m.l4 = d.value;
