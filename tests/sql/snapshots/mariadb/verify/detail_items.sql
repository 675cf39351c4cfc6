SELECT number, class, label, times
FROM (
  SELECT number, held,
    DENSE_RANK() OVER (ORDER BY SHA2(q0, 256), SHA2(q1, 256), SHA2(q2, 256)) AS class,
    DENSE_RANK() OVER (ORDER BY absent, SHA2(c, 256)) AS label
  FROM (
    SELECT number, c, absent, q0, q1, q2, COUNT(*) AS held
    FROM (
      SELECT t.`whose` AS number, CONVERT(t.`what` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c, CASE WHEN CONVERT(t.`what` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL THEN 1 ELSE 0 END AS absent, CONVERT(p.`age` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q0, CONVERT(p.`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(p.`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2
      FROM `details_1` AS t
      INNER JOIN `persons_1` AS p ON p.`person` = t.`whose`
    ) AS shown
    GROUP BY number, c, absent, q0, q1, q2
  ) AS bags
) AS numbered
JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
) AS counted ON times <= held;
