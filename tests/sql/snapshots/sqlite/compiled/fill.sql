INSERT OR ROLLBACK INTO
 `main`.`released`
  (`age`, `born`, `score`, `grade`, `illness`)
SELECT
  r.l0 AS `age`,
  r.l1 AS `born`,
  r.l2 AS `score`,
  r.o3 AS `grade`,
  r.o4 AS `illness`
FROM (
  SELECT known.*, COUNT(*) OVER (PARTITION BY CAST(l0 AS TEXT) COLLATE BINARY, CAST(l1 AS TEXT) COLLATE BINARY, CAST(l2 AS TEXT) COLLATE BINARY) AS size
  FROM (
    WITH coded AS (
      SELECT
        s.`grade` AS o3,
        s.`illness` AS o4,
        CASE WHEN d0.code IS NULL AND s.`age` IS NOT NULL
          THEN COALESCE((SELECT MAX(b.code) FROM `main`.`sqlanon_compiled_run_run_0` AS b WHERE b.value < +s.`age`) * 2 + 1, -1)
          ELSE d0.code * 2 END AS p0,
        CASE WHEN d1.code IS NULL AND s.`born` IS NOT NULL
          THEN COALESCE((SELECT MAX(b.code) FROM `main`.`sqlanon_compiled_run_run_1` AS b WHERE b.value < CAST(s.`born` AS TEXT) COLLATE BINARY) * 2 + 1, -1)
          ELSE d1.code * 2 END AS p1,
        CASE WHEN d2.code IS NULL AND s.`score` IS NOT NULL
          THEN COALESCE((SELECT MAX(b.code) FROM `main`.`sqlanon_compiled_run_run_2` AS b WHERE b.value < +s.`score`) * 2 + 1, -1)
          ELSE d2.code * 2 END AS p2
      FROM `main`.`people` AS s
      LEFT JOIN `main`.`sqlanon_compiled_run_run_0` AS d0
        ON d0.item = COALESCE(CAST(CAST(s.`age` AS TEXT) AS TEXT) COLLATE BINARY, '') AND d0.absent = CASE WHEN s.`age` IS NULL THEN 1 ELSE 0 END
      LEFT JOIN `main`.`sqlanon_compiled_run_run_1` AS d1
        ON d1.item = COALESCE(CAST(CAST(s.`born` AS TEXT) AS TEXT) COLLATE BINARY, '') AND d1.absent = CASE WHEN s.`born` IS NULL THEN 1 ELSE 0 END
      LEFT JOIN `main`.`sqlanon_compiled_run_run_2` AS d2
        ON d2.item = COALESCE(CAST(CASE WHEN ABS(s.`score`) < 1e16 THEN CASE WHEN (CAST(s.`score` AS INTEGER) - (s.`score` < CAST(s.`score` AS INTEGER))) = s.`score` THEN CAST(CAST(s.`score` AS INTEGER) AS TEXT) ELSE REPLACE(CASE WHEN CAST(CAST(s.`score` AS TEXT) AS REAL) <> s.`score` THEN CASE WHEN CAST(PRINTF('%!.16g', s.`score`) AS REAL) = s.`score` THEN PRINTF('%!.16g', s.`score`) ELSE PRINTF('%!.17g', s.`score`) END ELSE CAST(s.`score` AS TEXT) END, '.0e', 'e') END ELSE REPLACE(CASE WHEN CAST(CAST(s.`score` AS TEXT) AS REAL) <> s.`score` THEN CASE WHEN CAST(PRINTF('%!.16g', s.`score`) AS REAL) = s.`score` THEN PRINTF('%!.16g', s.`score`) ELSE PRINTF('%!.17g', s.`score`) END ELSE CAST(s.`score` AS TEXT) END, '.0e', 'e') END AS TEXT) COLLATE BINARY, '') AND d2.absent = CASE WHEN s.`score` IS NULL THEN 1 ELSE 0 END
    ),
    placed AS (
      SELECT c.p0, c.p1, c.p2, MIN(g.class) AS class
      FROM (SELECT DISTINCT p0, p1, p2 FROM coded) AS c
      JOIN `main`.`sqlanon_compiled_run_run_3` AS g ON
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
    JOIN `main`.`sqlanon_compiled_run_run_3` AS g ON g.class = COALESCE(placed.class, -1)
  ) AS known
) AS r
WHERE size >= 3
ORDER BY RANDOM();

INSERT OR ROLLBACK INTO
 `main`.`released`
  (`age`, `zip`, `city`, `grade`, `illness`)
SELECT
  r.l0 AS `age`,
  r.l1 AS `zip`,
  r.l2 AS `city`,
  r.o3 AS `grade`,
  r.o4 AS `illness`
FROM (
  SELECT known.*, COUNT(*) OVER (PARTITION BY CAST(l0 AS TEXT) COLLATE BINARY, CAST(l1 AS TEXT) COLLATE BINARY, CAST(l2 AS TEXT) COLLATE BINARY) AS size
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
FROM `main`.`people` AS s
LEFT JOIN `main`.`sqlanon_compiled_run_run_0` AS d0
  ON d0.item = COALESCE(CAST(CAST(s.`age` AS TEXT) AS TEXT) COLLATE BINARY, '') AND d0.absent = CASE WHEN s.`age` IS NULL THEN 1 ELSE 0 END
CROSS JOIN (SELECT label FROM `main`.`sqlanon_compiled_run_run_0` WHERE absent = 2) AS u0
LEFT JOIN (
  SELECT level_0 AS item, MIN(level_1) AS label
FROM (
SELECT CAST(v0 AS TEXT) AS level_0, CAST('*' AS TEXT) AS level_1
FROM (SELECT DISTINCT v0 FROM (SELECT +`age` AS v0 FROM `main`.`people`) AS combined WHERE v0 IS NOT NULL) AS s
) AS ruled
GROUP BY level_0
) AS h0 ON h0.item = CAST(CAST(s.`age` AS TEXT) AS TEXT) COLLATE BINARY
LEFT JOIN `main`.`sqlanon_compiled_run_run_1` AS d1
  ON d1.item = COALESCE(CAST(CAST(s.`zip` AS TEXT) AS TEXT) COLLATE BINARY, '') AND d1.absent = CASE WHEN s.`zip` IS NULL THEN 1 ELSE 0 END
CROSS JOIN (SELECT label FROM `main`.`sqlanon_compiled_run_run_1` WHERE absent = 2) AS u1
LEFT JOIN (
  SELECT level_0 AS item, MIN(level_0) AS label
FROM (
SELECT label AS level_0,
  CASE WHEN LENGTH(label) <= 1 THEN CAST('**' AS TEXT) ELSE (SUBSTR(label, 1, LENGTH(label) - 1) || CAST('*' AS TEXT)) END AS level_1,
  CASE WHEN LENGTH(label) <= 2 THEN CAST('***' AS TEXT) ELSE (SUBSTR(label, 1, LENGTH(label) - 2) || CAST('**' AS TEXT)) END AS level_2,
  CAST('*' AS TEXT) AS level_3
FROM (
  SELECT CAST(v1 AS TEXT) AS label
  FROM (SELECT DISTINCT v1 FROM (SELECT CAST(`zip` AS TEXT) COLLATE BINARY AS v1 FROM `main`.`people`) AS combined WHERE v1 IS NOT NULL) AS s
) AS v
) AS ruled
GROUP BY level_0
) AS h1 ON h1.item = CAST(CAST(s.`zip` AS TEXT) AS TEXT) COLLATE BINARY
LEFT JOIN `main`.`sqlanon_compiled_run_run_2` AS d2
  ON d2.item = COALESCE(CAST(CAST(s.`city` AS TEXT) AS TEXT) COLLATE BINARY, '') AND d2.absent = CASE WHEN s.`city` IS NULL THEN 1 ELSE 0 END
CROSS JOIN (SELECT label FROM `main`.`sqlanon_compiled_run_run_2` WHERE absent = 2) AS u2
LEFT JOIN (
  SELECT level_0 AS item, MIN(level_0) AS label
FROM (
SELECT CAST(v2 AS TEXT) AS level_0, CAST('*' AS TEXT) AS level_1
FROM (SELECT DISTINCT v2 FROM (SELECT CAST(`city` AS TEXT) COLLATE BINARY AS v2 FROM `main`.`people`) AS combined WHERE v2 IS NOT NULL) AS s
) AS ruled
GROUP BY level_0
) AS h2 ON h2.item = CAST(CAST(s.`city` AS TEXT) AS TEXT) COLLATE BINARY
WHERE (d0.absent IS NOT NULL
 OR h0.label IS NOT NULL) AND (d1.absent IS NOT NULL
 OR h1.label IS NOT NULL) AND (d2.absent IS NOT NULL
 OR h2.label IS NOT NULL)
  ) AS known
) AS r
WHERE size >= 3
ORDER BY RANDOM();
