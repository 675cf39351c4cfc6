SELECT 0 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN CHAR_LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT CONVERT(`x` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v, CONVERT(CONVERT(`client` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person FROM `copy_1`) AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  ) THEN 1 ELSE 0 END AS few
  FROM `dictionary_1` AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c0 AS code FROM `map_1` AS m
  WHERE m.l0 <> CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin
) AS m ON m.code = d.code
UNION ALL
SELECT 1 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN CHAR_LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT CONVERT(`y` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v, CONVERT(CONVERT(`client` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person FROM `copy_1`) AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  ) THEN 1 ELSE 0 END AS few
  FROM `dictionary_2` AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c1 AS code FROM `map_1` AS m
  STRAIGHT_JOIN `dictionary_2` AS d ON d.code = m.c1
  WHERE m.l1 = d.value
) AS m ON m.code = d.code;

SELECT 0 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN CHAR_LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v, CONVERT(CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person FROM `copy_1`) AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 2 AND v IS NOT NULL
  ) THEN 1 ELSE 0 END AS few
  FROM `dictionary_1` AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c0 AS code FROM `map_1` AS m
  STRAIGHT_JOIN `dictionary_1` AS d ON d.code = m.c0
  WHERE m.l0 = d.label
) AS m ON m.code = d.code;

SELECT 0 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN CHAR_LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT `age` AS v, CONVERT(CONVERT(`person` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person FROM `copy_1`) AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 2 AND v IS NOT NULL
  ) THEN 1 ELSE 0 END AS few
  FROM `dictionary_1` AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c0 AS code FROM `map_1` AS m
  STRAIGHT_JOIN `dictionary_1` AS d ON d.code = m.c0
  WHERE m.l0 = d.label
) AS m ON m.code = d.code
UNION ALL
SELECT 1 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN CHAR_LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v, CONVERT(CONVERT(`person` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person FROM `copy_1`) AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 2 AND v IS NOT NULL
  ) THEN 1 ELSE 0 END AS few
  FROM `dictionary_2` AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c1 AS code FROM `map_1` AS m
  STRAIGHT_JOIN `dictionary_2` AS d ON d.code = m.c1
  WHERE m.l1 = d.label
) AS m ON m.code = d.code;

SELECT 1 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN CHAR_LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v, CONVERT(CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person FROM `copy_1`) AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  ) THEN 1 ELSE 0 END AS few
  FROM `dictionary_1` AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c1 AS code FROM `map_1` AS m
  WHERE m.l1 <> CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin
) AS m ON m.code = d.code
UNION ALL
SELECT 2 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN CHAR_LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v, CONVERT(CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person FROM `copy_1`) AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  ) THEN 1 ELSE 0 END AS few
  FROM `dictionary_2` AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c2 AS code FROM `map_1` AS m
  WHERE m.l2 <> CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin
) AS m ON m.code = d.code;

SELECT 0 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN CHAR_LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT `age` AS v, CONVERT(CONVERT(`person` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person FROM `copy_1`) AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  ) THEN 1 ELSE 0 END AS few
  FROM `dictionary_1` AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c0 AS code FROM `map_1` AS m
  STRAIGHT_JOIN `dictionary_1` AS d ON d.code = m.c0
  WHERE m.l0 = d.label
) AS m ON m.code = d.code
UNION ALL
SELECT 1 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN CHAR_LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v, CONVERT(CONVERT(`person` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person FROM `copy_1`) AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  ) THEN 1 ELSE 0 END AS few
  FROM `dictionary_2` AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c1 AS code FROM `map_1` AS m
  STRAIGHT_JOIN `dictionary_2` AS d ON d.code = m.c1
  WHERE m.l1 = d.label
) AS m ON m.code = d.code
UNION ALL
SELECT 2 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN CHAR_LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v, CONVERT(CONVERT(`person` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person FROM `copy_1`) AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  ) THEN 1 ELSE 0 END AS few
  FROM `dictionary_3` AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c2 AS code FROM `map_1` AS m
  STRAIGHT_JOIN `dictionary_3` AS d ON d.code = m.c2
  WHERE m.l2 = d.label
) AS m ON m.code = d.code;

SELECT 0 AS place, COUNT(*) AS occurring, COALESCE(SUM(d.n), 0) AS filled,
  COALESCE(SUM(CASE WHEN CHAR_LENGTH(d.label) >= 8
    AND (d.label LIKE '%0%' OR d.label LIKE '%1%' OR d.label LIKE '%2%' OR d.label LIKE '%3%' OR d.label LIKE '%4%' OR d.label LIKE '%5%' OR d.label LIKE '%6%' OR d.label LIKE '%7%' OR d.label LIKE '%8%' OR d.label LIKE '%9%')
    THEN 1 ELSE 0 END), 0) AS numbered,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN 1 ELSE 0 END), 0) AS rare,
  COALESCE(SUM(CASE WHEN m.code IS NOT NULL AND d.few = 1 THEN d.n ELSE 0 END), 0) AS held,
  COALESCE(MAX(CASE WHEN m.code IS NOT NULL THEN 1 ELSE 0 END), 0) AS shown
FROM (
  SELECT d.code, d.value, d.label, d.n, CASE WHEN d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT CONVERT(`what` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v, CONVERT(CONVERT(`whose` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person FROM `copy_1`) AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  ) THEN 1 ELSE 0 END AS few
  FROM `dictionary_1` AS d WHERE d.value IS NOT NULL
) AS d
LEFT JOIN (
  SELECT DISTINCT m.c0 AS code FROM `map_1` AS m
  STRAIGHT_JOIN `dictionary_1` AS d ON d.code = m.c0
  WHERE m.l0 = d.label
) AS m ON m.code = d.code;
