SELECT 1 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 3 THEN 1 ELSE 0 END AS few
  FROM "dictionary_1" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c1 AS code FROM "map_1" AS m
  JOIN "dictionary_1" AS d ON d.code = m.c1
  WHERE m.l1 = d.label
) AS m ON m.code = d.code
UNION ALL
SELECT 2 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 3 THEN 1 ELSE 0 END AS few
  FROM "dictionary_2" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c2 AS code FROM "map_1" AS m
  WHERE m.l2 <> CAST('*' AS VARCHAR)
) AS m ON m.code = d.code;

SELECT 0 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 3 THEN 1 ELSE 0 END AS few
  FROM "dictionary_1" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c0 AS code FROM "map_1" AS m
  JOIN "dictionary_1" AS d ON d.code = m.c0
  WHERE m.l0 = d.label
) AS m ON m.code = d.code;

SELECT 0 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT (CAST("x" AS VARCHAR) COLLATE "binary") AS v, (CAST(CAST("client" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS person FROM "calls") AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  ) THEN 1 ELSE 0 END AS few
  FROM "dictionary_1" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c0 AS code FROM "map_1" AS m
  WHERE m.l0 <> CAST('*' AS VARCHAR)
) AS m ON m.code = d.code
UNION ALL
SELECT 1 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT (CAST("y" AS VARCHAR) COLLATE "binary") AS v, (CAST(CAST("client" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS person FROM "calls") AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  ) THEN 1 ELSE 0 END AS few
  FROM "dictionary_2" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c1 AS code FROM "map_1" AS m
  JOIN "dictionary_2" AS d ON d.code = m.c1
  WHERE m.l1 = d.value
) AS m ON m.code = d.code;

SELECT 1 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 3 THEN 1 ELSE 0 END AS few
  FROM "dictionary_1" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c1 AS code FROM "map_1" AS m
  JOIN "dictionary_1" AS d ON d.code = m.c1
  WHERE m.l1 = d.label
) AS m ON m.code = d.code
UNION ALL
SELECT 4 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 3 THEN 1 ELSE 0 END AS few
  FROM "dictionary_2" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c4 AS code FROM "map_1" AS m
  WHERE m.l4 <> CAST('*' AS VARCHAR)
) AS m ON m.code = d.code;

SELECT 1 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 3 THEN 1 ELSE 0 END AS few
  FROM "dictionary_1" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c1 AS code FROM "map_1" AS m
  WHERE m.l1 <> CAST('*' AS VARCHAR)
) AS m ON m.code = d.code
UNION ALL
SELECT 4 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 3 THEN 1 ELSE 0 END AS few
  FROM "dictionary_2" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c4 AS code FROM "map_1" AS m
  JOIN "dictionary_2" AS d ON d.code = m.c4
  WHERE m.l4 = d.label
) AS m ON m.code = d.code
UNION ALL
SELECT 5 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 3 THEN 1 ELSE 0 END AS few
  FROM "dictionary_3" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c5 AS code FROM "map_1" AS m
  JOIN "dictionary_3" AS d ON d.code = m.c5
  WHERE m.l5 = d.label
) AS m ON m.code = d.code;

SELECT 1 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 3 THEN 1 ELSE 0 END AS few
  FROM "dictionary_1" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c1 AS code FROM "map_1" AS m
  WHERE m.l1 <> CAST('*' AS VARCHAR)
) AS m ON m.code = d.code
UNION ALL
SELECT 3 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 3 THEN 1 ELSE 0 END AS few
  FROM "dictionary_2" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c3 AS code FROM "map_1" AS m
  WHERE m.l3 <> CAST('*' AS VARCHAR)
) AS m ON m.code = d.code
UNION ALL
SELECT 4 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 3 THEN 1 ELSE 0 END AS few
  FROM "dictionary_3" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c4 AS code FROM "map_1" AS m
  JOIN "dictionary_3" AS d ON d.code = m.c4
  WHERE m.l4 = d.value
) AS m ON m.code = d.code;

SELECT 1 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 3 THEN 1 ELSE 0 END AS few
  FROM "dictionary_1" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c1 AS code FROM "map_1" AS m
  WHERE m.l1 <> CAST('*' AS VARCHAR)
) AS m ON m.code = d.code
UNION ALL
SELECT 3 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 3 THEN 1 ELSE 0 END AS few
  FROM "dictionary_2" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c3 AS code FROM "map_1" AS m
  WHERE m.l3 <> CAST('*' AS VARCHAR)
) AS m ON m.code = d.code;

SELECT 0 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 3 THEN 1 ELSE 0 END AS few
  FROM "dictionary_1" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c0 AS code FROM "map_1" AS m
  JOIN "dictionary_1" AS d ON d.code = m.c0
  WHERE m.l0 = d.label
) AS m ON m.code = d.code
UNION ALL
SELECT 1 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 3 THEN 1 ELSE 0 END AS few
  FROM "dictionary_2" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c1 AS code FROM "map_1" AS m
  JOIN "dictionary_2" AS d ON d.code = m.c1
  WHERE m.l1 = d.label
) AS m ON m.code = d.code
UNION ALL
SELECT 2 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 3 THEN 1 ELSE 0 END AS few
  FROM "dictionary_3" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c2 AS code FROM "map_1" AS m
  JOIN "dictionary_3" AS d ON d.code = m.c2
  WHERE m.l2 = d.label
) AS m ON m.code = d.code;

SELECT 1 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 3 THEN 1 ELSE 0 END AS few
  FROM "dictionary_1" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c1 AS code FROM "map_1" AS m
  JOIN "dictionary_1" AS d ON d.code = m.c1
  WHERE m.l1 = d.value
) AS m ON m.code = d.code;

SELECT 0 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS v, (CAST(CAST("illness" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS person FROM "people") AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 2 AND v IS NOT NULL
  ) THEN 1 ELSE 0 END AS few
  FROM "dictionary_1" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c0 AS code FROM "map_1" AS m
  JOIN "dictionary_1" AS d ON d.code = m.c0
  WHERE m.l0 = d.label
) AS m ON m.code = d.code;

SELECT 1 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 3 THEN 1 ELSE 0 END AS few
  FROM "dictionary_1" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c1 AS code FROM "map_1" AS m
  WHERE m.l1 <> CAST('*' AS VARCHAR)
) AS m ON m.code = d.code
UNION ALL
SELECT 2 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 3 THEN 1 ELSE 0 END AS few
  FROM "dictionary_2" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c2 AS code FROM "map_1" AS m
  WHERE m.l2 <> CAST('*' AS VARCHAR)
) AS m ON m.code = d.code;

SELECT 0 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT "age" AS v, (CAST(CAST("person" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS person FROM "people") AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 2 AND v IS NOT NULL
  ) THEN 1 ELSE 0 END AS few
  FROM "dictionary_1" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c0 AS code FROM "map_1" AS m
  JOIN "dictionary_1" AS d ON d.code = m.c0
  WHERE m.l0 = d.label
) AS m ON m.code = d.code
UNION ALL
SELECT 1 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT (CAST("city" AS VARCHAR) COLLATE "binary") AS v, (CAST(CAST("person" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS person FROM "people") AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 2 AND v IS NOT NULL
  ) THEN 1 ELSE 0 END AS few
  FROM "dictionary_2" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c1 AS code FROM "map_1" AS m
  JOIN "dictionary_2" AS d ON d.code = m.c1
  WHERE m.l1 = d.label
) AS m ON m.code = d.code;

SELECT 1 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS v, (CAST(CAST("person" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS person FROM "people") AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  ) THEN 1 ELSE 0 END AS few
  FROM "dictionary_1" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c1 AS code FROM "map_1" AS m
  WHERE m.l1 <> CAST('*' AS VARCHAR)
) AS m ON m.code = d.code
UNION ALL
SELECT 2 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT (CAST("city" AS VARCHAR) COLLATE "binary") AS v, (CAST(CAST("person" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS person FROM "people") AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  ) THEN 1 ELSE 0 END AS few
  FROM "dictionary_2" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c2 AS code FROM "map_1" AS m
  WHERE m.l2 <> CAST('*' AS VARCHAR)
) AS m ON m.code = d.code;

SELECT 1 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS v, (CAST(CAST("illness" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS person FROM "people") AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  ) THEN 1 ELSE 0 END AS few
  FROM "dictionary_1" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c1 AS code FROM "map_1" AS m
  WHERE m.l1 <> CAST('*' AS VARCHAR)
) AS m ON m.code = d.code
UNION ALL
SELECT 2 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT (CAST("city" AS VARCHAR) COLLATE "binary") AS v, (CAST(CAST("illness" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS person FROM "people") AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  ) THEN 1 ELSE 0 END AS few
  FROM "dictionary_2" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c2 AS code FROM "map_1" AS m
  WHERE m.l2 <> CAST('*' AS VARCHAR)
) AS m ON m.code = d.code;

SELECT 0 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 5 THEN 1 ELSE 0 END AS few
  FROM "dictionary_1" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c0 AS code FROM "map_1" AS m
  JOIN "dictionary_1" AS d ON d.code = m.c0
  WHERE m.l0 = d.value
) AS m ON m.code = d.code
UNION ALL
SELECT 1 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 5 THEN 1 ELSE 0 END AS few
  FROM "dictionary_2" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c1 AS code FROM "map_1" AS m
  JOIN "dictionary_2" AS d ON d.code = m.c1
  WHERE m.l1 = d.label
) AS m ON m.code = d.code;

SELECT 0 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 3 THEN 1 ELSE 0 END AS few
  FROM "dictionary_1" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c0 AS code FROM "map_1" AS m
  JOIN "dictionary_1" AS d ON d.code = m.c0
  WHERE m.l0 = d.label
) AS m ON m.code = d.code
UNION ALL
SELECT 1 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 3 THEN 1 ELSE 0 END AS few
  FROM "dictionary_2" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c1 AS code FROM "map_1" AS m
  JOIN "dictionary_2" AS d ON d.code = m.c1
  WHERE m.l1 = d.label
) AS m ON m.code = d.code;

SELECT 0 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 4 THEN 1 ELSE 0 END AS few
  FROM "dictionary_1" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c0 AS code FROM "map_1" AS m
  JOIN "dictionary_1" AS d ON d.code = m.c0
  WHERE m.l0 = d.label
) AS m ON m.code = d.code;

SELECT 1 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 3 THEN 1 ELSE 0 END AS few
  FROM "dictionary_1" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c1 AS code FROM "map_1" AS m
  WHERE m.l1 <> CAST('*' AS VARCHAR)
) AS m ON m.code = d.code
UNION ALL
SELECT 2 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 3 THEN 1 ELSE 0 END AS few
  FROM "dictionary_2" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c2 AS code FROM "map_1" AS m
  JOIN "dictionary_2" AS d ON d.code = m.c2
  WHERE m.l2 = d.label
) AS m ON m.code = d.code;

SELECT 1 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 3 THEN 1 ELSE 0 END AS few
  FROM "dictionary_1" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c1 AS code FROM "map_1" AS m
  JOIN "dictionary_1" AS d ON d.code = m.c1
  WHERE m.l1 = d.label
) AS m ON m.code = d.code
UNION ALL
SELECT 2 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 3 THEN 1 ELSE 0 END AS few
  FROM "dictionary_2" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c2 AS code FROM "map_1" AS m
  JOIN "dictionary_2" AS d ON d.code = m.c2
  WHERE m.l2 = d.label
) AS m ON m.code = d.code;

SELECT 0 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 3 THEN 1 ELSE 0 END AS few
  FROM "dictionary_1" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c0 AS code FROM "map_1" AS m
  JOIN "dictionary_1" AS d ON d.code = m.c0
  WHERE m.l0 = d.label
) AS m ON m.code = d.code
UNION ALL
SELECT 1 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 3 THEN 1 ELSE 0 END AS few
  FROM "dictionary_2" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c1 AS code FROM "map_1" AS m
  JOIN "dictionary_2" AS d ON d.code = m.c1
  WHERE m.l1 = d.label
) AS m ON m.code = d.code
UNION ALL
SELECT 2 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 3 THEN 1 ELSE 0 END AS few
  FROM "dictionary_3" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c2 AS code FROM "map_1" AS m
  JOIN "dictionary_3" AS d ON d.code = m.c2
  WHERE m.l2 = d.value
) AS m ON m.code = d.code;

SELECT 1 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 1 THEN 1 ELSE 0 END AS few
  FROM "dictionary_1" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c1 AS code FROM "map_1" AS m
  WHERE m.l1 <> CAST('*' AS VARCHAR)
) AS m ON m.code = d.code
UNION ALL
SELECT 2 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 1 THEN 1 ELSE 0 END AS few
  FROM "dictionary_2" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c2 AS code FROM "map_1" AS m
  WHERE m.l2 <> CAST('*' AS VARCHAR)
) AS m ON m.code = d.code;

SELECT 1 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS v, (CAST(CAST("grade" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS person FROM "signed_1") AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 1 AND v IS NOT NULL
  ) THEN 1 ELSE 0 END AS few
  FROM "dictionary_1" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c1 AS code FROM "map_1" AS m
  WHERE m.l1 <> CAST('*' AS VARCHAR)
) AS m ON m.code = d.code
UNION ALL
SELECT 2 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT (CAST("city" AS VARCHAR) COLLATE "binary") AS v, (CAST(CAST("grade" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS person FROM "signed_1") AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 1 AND v IS NOT NULL
  ) THEN 1 ELSE 0 END AS few
  FROM "dictionary_2" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c2 AS code FROM "map_1" AS m
  WHERE m.l2 <> CAST('*' AS VARCHAR)
) AS m ON m.code = d.code;

SELECT 1 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 3 THEN 1 ELSE 0 END AS few
  FROM "dictionary_1" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c1 AS code FROM "map_1" AS m
  WHERE m.l1 <> CAST('*' AS VARCHAR)
) AS m ON m.code = d.code;

SELECT 1 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 6 THEN 1 ELSE 0 END AS few
  FROM "dictionary_1" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c1 AS code FROM "map_1" AS m
  JOIN "dictionary_1" AS d ON d.code = m.c1
  WHERE m.l1 = d.label
) AS m ON m.code = d.code
UNION ALL
SELECT 2 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 6 THEN 1 ELSE 0 END AS few
  FROM "dictionary_2" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c2 AS code FROM "map_1" AS m
  WHERE m.l2 <> CAST('*' AS VARCHAR)
) AS m ON m.code = d.code;

SELECT 0 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT "age" AS v, (CAST(CAST("person" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS person FROM "people") AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  ) THEN 1 ELSE 0 END AS few
  FROM "dictionary_1" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c0 AS code FROM "map_1" AS m
  JOIN "dictionary_1" AS d ON d.code = m.c0
  WHERE m.l0 = d.label
) AS m ON m.code = d.code
UNION ALL
SELECT 1 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS v, (CAST(CAST("person" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS person FROM "people") AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  ) THEN 1 ELSE 0 END AS few
  FROM "dictionary_2" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c1 AS code FROM "map_1" AS m
  JOIN "dictionary_2" AS d ON d.code = m.c1
  WHERE m.l1 = d.label
) AS m ON m.code = d.code
UNION ALL
SELECT 2 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT (CAST("city" AS VARCHAR) COLLATE "binary") AS v, (CAST(CAST("person" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS person FROM "people") AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  ) THEN 1 ELSE 0 END AS few
  FROM "dictionary_3" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c2 AS code FROM "map_1" AS m
  JOIN "dictionary_3" AS d ON d.code = m.c2
  WHERE m.l2 = d.label
) AS m ON m.code = d.code;

SELECT 1 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 2 THEN 1 ELSE 0 END AS few
  FROM "dictionary_1" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c1 AS code FROM "map_1" AS m
  WHERE m.l1 <> CAST('*' AS VARCHAR)
) AS m ON m.code = d.code
UNION ALL
SELECT 2 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 2 THEN 1 ELSE 0 END AS few
  FROM "dictionary_2" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c2 AS code FROM "map_1" AS m
  WHERE m.l2 <> CAST('*' AS VARCHAR)
) AS m ON m.code = d.code;

SELECT 0 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 3 THEN 1 ELSE 0 END AS few
  FROM "dictionary_1" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c0 AS code FROM "map_1" AS m
  WHERE m.l0 <> CAST('*' AS VARCHAR)
) AS m ON m.code = d.code;

SELECT 0 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT (CAST("what" AS VARCHAR) COLLATE "binary") AS v, (CAST(CAST("whose" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS person FROM "buys") AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  ) THEN 1 ELSE 0 END AS few
  FROM "dictionary_1" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c0 AS code FROM "map_1" AS m
  JOIN "dictionary_1" AS d ON d.code = m.c0
  WHERE m.l0 = d.label
) AS m ON m.code = d.code;

SELECT 1 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.n < 1 THEN 1 ELSE 0 END AS few
  FROM "dictionary_1" AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c1 AS code FROM "map_1" AS m
  JOIN "dictionary_1" AS d ON d.code = m.c1
  WHERE m.l1 = d.label
) AS m ON m.code = d.code;
