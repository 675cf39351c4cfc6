INSERT INTO
 `place`.`released`
  (`age`, `born`, `score`, `grade`, `illness`)
SELECT
  r.l0 AS `age`,
  r.l1 AS `born`,
  r.l2 AS `score`,
  r.o3 AS `grade`,
  r.o4 AS `illness`
FROM (
  SELECT known.*, COUNT(*) OVER (PARTITION BY SHA2(CONVERT(l0 USING utf8mb4) COLLATE utf8mb4_nopad_bin, 256), SHA2(CONVERT(l1 USING utf8mb4) COLLATE utf8mb4_nopad_bin, 256), SHA2(CONVERT(l2 USING utf8mb4) COLLATE utf8mb4_nopad_bin, 256)) AS size
  FROM (
    WITH coded AS (
      SELECT
        s.`grade` AS o3,
        s.`illness` AS o4,
        CASE WHEN d0.code IS NULL AND s.`age` IS NOT NULL
          THEN COALESCE((SELECT MAX(b.code) FROM `place`.`sqlanon_compiled_run_run_0` AS b WHERE b.value < s.`age`) * 2 + 1, -1)
          ELSE d0.code * 2 END AS p0,
        CASE WHEN d1.code IS NULL AND s.`born` IS NOT NULL
          THEN COALESCE((SELECT MAX(b.code) FROM `place`.`sqlanon_compiled_run_run_1` AS b WHERE b.value < s.`born`) * 2 + 1, -1)
          ELSE d1.code * 2 END AS p1,
        CASE WHEN d2.code IS NULL AND s.`score` IS NOT NULL
          THEN COALESCE((SELECT MAX(b.code) FROM `place`.`sqlanon_compiled_run_run_2` AS b WHERE b.value < s.`score`) * 2 + 1, -1)
          ELSE d2.code * 2 END AS p2
      FROM `place`.`people` AS s
      LEFT JOIN `place`.`sqlanon_compiled_run_run_0` AS d0
        ON d0.item = COALESCE(CONVERT(CONVERT(s.`age` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin, '') AND d0.absent = CASE WHEN s.`age` IS NULL THEN 1 ELSE 0 END
      LEFT JOIN `place`.`sqlanon_compiled_run_run_1` AS d1
        ON d1.item = COALESCE(CONVERT(CONVERT(s.`born` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin, '') AND d1.absent = CASE WHEN s.`born` IS NULL THEN 1 ELSE 0 END
      LEFT JOIN `place`.`sqlanon_compiled_run_run_2` AS d2
        ON d2.item = COALESCE(CONVERT(CONVERT(CASE WHEN ABS(s.`score`) < 1e16 THEN CASE WHEN CAST(FLOOR(s.`score`) AS SIGNED) = s.`score` THEN CAST(CAST(s.`score` AS SIGNED) AS CHAR) ELSE CASE WHEN CAST(s.`score` AS CHAR) LIKE '%e-_' THEN REPLACE(CAST(s.`score` AS CHAR), 'e-', 'e-0') WHEN CAST(s.`score` AS CHAR) LIKE '%e-%' THEN CAST(s.`score` AS CHAR) WHEN CAST(s.`score` AS CHAR) LIKE '0.0000%' THEN CONCAT(LEFT(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(s.`score` AS CHAR), '.', -1)), 1), CASE CHAR_LENGTH(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(s.`score` AS CHAR), '.', -1))) WHEN 1 THEN '' ELSE '.' END, SUBSTR(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(s.`score` AS CHAR), '.', -1)), 2), 'e-', LPAD(CHAR_LENGTH(SUBSTRING_INDEX(CAST(s.`score` AS CHAR), '.', -1)) - CHAR_LENGTH(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(s.`score` AS CHAR), '.', -1))) + 1, 2, '0')) WHEN CAST(s.`score` AS CHAR) LIKE '-0.0000%' THEN CONCAT('-', LEFT(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(s.`score` AS CHAR), '.', -1)), 1), CASE CHAR_LENGTH(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(s.`score` AS CHAR), '.', -1))) WHEN 1 THEN '' ELSE '.' END, SUBSTR(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(s.`score` AS CHAR), '.', -1)), 2), 'e-', LPAD(CHAR_LENGTH(SUBSTRING_INDEX(CAST(s.`score` AS CHAR), '.', -1)) - CHAR_LENGTH(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(s.`score` AS CHAR), '.', -1))) + 1, 2, '0')) ELSE REPLACE(CAST(s.`score` AS CHAR), 'e', 'e+') END END ELSE CASE WHEN CAST(s.`score` AS CHAR) LIKE '%e-_' THEN REPLACE(CAST(s.`score` AS CHAR), 'e-', 'e-0') WHEN CAST(s.`score` AS CHAR) LIKE '%e-%' THEN CAST(s.`score` AS CHAR) WHEN CAST(s.`score` AS CHAR) LIKE '0.0000%' THEN CONCAT(LEFT(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(s.`score` AS CHAR), '.', -1)), 1), CASE CHAR_LENGTH(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(s.`score` AS CHAR), '.', -1))) WHEN 1 THEN '' ELSE '.' END, SUBSTR(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(s.`score` AS CHAR), '.', -1)), 2), 'e-', LPAD(CHAR_LENGTH(SUBSTRING_INDEX(CAST(s.`score` AS CHAR), '.', -1)) - CHAR_LENGTH(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(s.`score` AS CHAR), '.', -1))) + 1, 2, '0')) WHEN CAST(s.`score` AS CHAR) LIKE '-0.0000%' THEN CONCAT('-', LEFT(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(s.`score` AS CHAR), '.', -1)), 1), CASE CHAR_LENGTH(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(s.`score` AS CHAR), '.', -1))) WHEN 1 THEN '' ELSE '.' END, SUBSTR(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(s.`score` AS CHAR), '.', -1)), 2), 'e-', LPAD(CHAR_LENGTH(SUBSTRING_INDEX(CAST(s.`score` AS CHAR), '.', -1)) - CHAR_LENGTH(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(s.`score` AS CHAR), '.', -1))) + 1, 2, '0')) ELSE REPLACE(CAST(s.`score` AS CHAR), 'e', 'e+') END END USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin, '') AND d2.absent = CASE WHEN s.`score` IS NULL THEN 1 ELSE 0 END
    ),
    placed AS (
      SELECT c.p0, c.p1, c.p2, MIN(g.class) AS class
      FROM (SELECT DISTINCT p0, p1, p2 FROM coded) AS c
      JOIN `place`.`sqlanon_compiled_run_run_3` AS g ON
c.p0 >= g.lo0 * 2
        AND c.p0 <= g.hi0 * 2 AND c.p1 >= g.lo1 * 2
        AND c.p1 <= g.hi1 * 2 AND c.p2 >= g.lo2 * 2
        AND c.p2 <= g.hi2 * 2
      GROUP BY c.p0, c.p1, c.p2
    )
    SELECT
      coded.o3,
      coded.o4,
      g.l0,
      g.l1,
      g.l2
    FROM coded
    LEFT JOIN placed ON
placed.p0 = coded.p0 AND placed.p1 = coded.p1 AND placed.p2 = coded.p2
    JOIN `place`.`sqlanon_compiled_run_run_3` AS g ON g.class = COALESCE(placed.class, -1)
  ) AS known
) AS r
WHERE size >= 3
ORDER BY RAND();

INSERT INTO
 `place`.`released`
  (`age`, `zip`, `city`, `grade`, `illness`)
SELECT
  r.l0 AS `age`,
  r.l1 AS `zip`,
  r.l2 AS `city`,
  r.o3 AS `grade`,
  r.o4 AS `illness`
FROM (
  SELECT known.*, COUNT(*) OVER (PARTITION BY SHA2(CONVERT(l0 USING utf8mb4) COLLATE utf8mb4_nopad_bin, 256), SHA2(CONVERT(l1 USING utf8mb4) COLLATE utf8mb4_nopad_bin, 256), SHA2(CONVERT(l2 USING utf8mb4) COLLATE utf8mb4_nopad_bin, 256)) AS size
  FROM (
SELECT
  s.`grade` AS o3,
  s.`illness` AS o4,
  CASE WHEN d0.absent IS NULL THEN COALESCE(h0.label, u0.label)
      ELSE d0.label END AS l0,
  CASE WHEN d1.absent IS NULL THEN COALESCE(h1.label, u1.label)
      ELSE d1.label END AS l1,
  CASE WHEN d2.absent IS NULL THEN COALESCE(h2.label, u2.label)
      ELSE d2.label END AS l2
FROM `place`.`people` AS s
LEFT JOIN `place`.`sqlanon_compiled_run_run_0` AS d0
  ON d0.item = COALESCE(CONVERT(CONVERT(s.`age` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin, '') AND d0.absent = CASE WHEN s.`age` IS NULL THEN 1 ELSE 0 END
CROSS JOIN (SELECT label FROM `place`.`sqlanon_compiled_run_run_0` WHERE absent = 2) AS u0
LEFT JOIN (
  SELECT level_0 AS item, MIN(level_1) AS label
FROM (
SELECT CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS level_0, CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin AS level_1
FROM (SELECT DISTINCT v0 FROM (SELECT `age` AS v0 FROM `place`.`people`) AS combined WHERE v0 IS NOT NULL) AS s
) AS ruled
GROUP BY level_0
) AS h0 ON h0.item = CONVERT(CONVERT(s.`age` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN `place`.`sqlanon_compiled_run_run_1` AS d1
  ON d1.item = COALESCE(CONVERT(CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin, '') AND d1.absent = CASE WHEN s.`zip` IS NULL THEN 1 ELSE 0 END
CROSS JOIN (SELECT label FROM `place`.`sqlanon_compiled_run_run_1` WHERE absent = 2) AS u1
LEFT JOIN (
  SELECT level_0 AS item, MIN(level_0) AS label
FROM (
SELECT label AS level_0,
  CASE WHEN CHAR_LENGTH(label) <= 1 THEN CONVERT('**' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(SUBSTR(label, 1, CHAR_LENGTH(label) - 1), CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin) END AS level_1,
  CASE WHEN CHAR_LENGTH(label) <= 2 THEN CONVERT('***' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(SUBSTR(label, 1, CHAR_LENGTH(label) - 2), CONVERT('**' USING utf8mb4) COLLATE utf8mb4_nopad_bin) END AS level_2,
  CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin AS level_3
FROM (
  SELECT CONVERT(v1 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label
  FROM (SELECT DISTINCT v1 FROM (SELECT CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v1 FROM `place`.`people`) AS combined WHERE v1 IS NOT NULL) AS s
) AS v
) AS ruled
GROUP BY level_0
) AS h1 ON h1.item = CONVERT(CONVERT(s.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin
LEFT JOIN `place`.`sqlanon_compiled_run_run_2` AS d2
  ON d2.item = COALESCE(CONVERT(CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin, '') AND d2.absent = CASE WHEN s.`city` IS NULL THEN 1 ELSE 0 END
CROSS JOIN (SELECT label FROM `place`.`sqlanon_compiled_run_run_2` WHERE absent = 2) AS u2
LEFT JOIN (
  SELECT level_0 AS item, MIN(level_0) AS label
FROM (
SELECT CONVERT(v2 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS level_0, CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin AS level_1
FROM (SELECT DISTINCT v2 FROM (SELECT CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v2 FROM `place`.`people`) AS combined WHERE v2 IS NOT NULL) AS s
) AS ruled
GROUP BY level_0
) AS h2 ON h2.item = CONVERT(CONVERT(s.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin
WHERE (d0.absent IS NOT NULL
 OR h0.label IS NOT NULL) AND (d1.absent IS NOT NULL
 OR h1.label IS NOT NULL) AND (d2.absent IS NOT NULL
 OR h2.label IS NOT NULL)
  ) AS known
) AS r
WHERE size >= 3
ORDER BY RAND();
