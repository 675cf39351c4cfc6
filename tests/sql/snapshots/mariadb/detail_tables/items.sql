SELECT number, class, label, times
FROM (
  SELECT number, held,
    DENSE_RANK() OVER (ORDER BY SHA2(q0, 256), SHA2(q1, 256), SHA2(q2, 256)) AS class,
    DENSE_RANK() OVER (ORDER BY SHA2(c0, 256)) AS label
  FROM (
    SELECT number, c0, q0, q1, q2, COUNT(*) AS held
    FROM (
      SELECT t.`whose` AS number, CONVERT(t.`what` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c0, CONVERT(p.`age` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q0, CONVERT(p.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(p.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2
      FROM `details_1` AS t
      INNER JOIN `persons_1` AS p ON p.`person` = t.`whose`
    ) AS shown
    GROUP BY number, c0, q0, q1, q2
  ) AS bags
) AS numbered
JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
) AS counted ON times <= held;

SELECT number, class, label, times
FROM (
  SELECT number, held,
    DENSE_RANK() OVER (ORDER BY SHA2(q0, 256), SHA2(q1, 256), SHA2(q2, 256)) AS class,
    DENSE_RANK() OVER (ORDER BY SHA2(c0, 256), SHA2(c1, 256)) AS label
  FROM (
    SELECT number, c0, c1, q0, q1, q2, COUNT(*) AS held
    FROM (
      SELECT t.`whose` AS number, CONVERT(t.`what` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c0, CONVERT(t.`day` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c1, CONVERT(p.`age` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q0, CONVERT(p.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(p.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2
      FROM `place`.`target1_1` AS t
      INNER JOIN `place`.`target_1` AS p ON p.`person` = t.`whose`
    ) AS shown
    GROUP BY number, c0, c1, q0, q1, q2
  ) AS bags
) AS numbered
JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
) AS counted ON times <= held;

SELECT number, class, label, times
FROM (
  SELECT number, held,
    DENSE_RANK() OVER (ORDER BY SHA2(q0, 256), SHA2(q1, 256), SHA2(q2, 256)) AS class,
    DENSE_RANK() OVER (ORDER BY SHA2(c0, 256)) AS label
  FROM (
    SELECT number, c0, q0, q1, q2, COUNT(*) AS held
    FROM (
      SELECT t.`whose` AS number, CONVERT(t.`what` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c0, CONVERT(p.`age` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q0, CONVERT(p.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(p.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2
      FROM `place`.`target1_1` AS t
      INNER JOIN `place`.`target_1` AS p ON p.`person` = t.`whose`
    ) AS shown
    GROUP BY number, c0, q0, q1, q2
  ) AS bags
) AS numbered
JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
) AS counted ON times <= held;
