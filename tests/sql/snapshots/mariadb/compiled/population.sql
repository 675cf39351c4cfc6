(
  SELECT q0 AS `age`, q1 AS `zip`, q2 AS `city`
  FROM (
    SELECT united.*, SUM(held) OVER w AS found, SUM(released) OVER w AS shown
    FROM (
      SELECT CONVERT(r.l0 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q0, CONVERT(r.l1 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(r.l2 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2, 1 AS public, 0 AS held, 0 AS released
      FROM (
SELECT
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
  SELECT level_0 AS item, MIN(level_0) AS label
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
      ) AS r
      UNION ALL
      SELECT DISTINCT CONVERT(r.l0 USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(r.l1 USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(r.l2 USING utf8mb4) COLLATE utf8mb4_nopad_bin, 0, 1, 0
      FROM (
SELECT
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
  SELECT level_0 AS item, MIN(level_0) AS label
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
      ) AS r
      UNION ALL
      SELECT DISTINCT CONVERT(`age` USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin, 0, 0, 1
      FROM `place`.`released`
    ) AS united
    WINDOW w AS (PARTITION BY
SHA2(q0, 256), SHA2(q1, 256), SHA2(q2, 256))
  ) AS joined
  WHERE public = 1 AND (found = 0 OR shown > 0)
) AS recoded_population;
