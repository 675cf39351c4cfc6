WITH released AS (
  SELECT `age` AS q0, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS s FROM `people`
),
counted AS (
  SELECT q0, q1, s, COUNT(*) AS held, COUNT(s) AS c
  FROM released GROUP BY q0, q1, s
)
SELECT SUM(held) AS n, SUM(CASE WHEN c > 0 THEN 1 ELSE 0 END) AS measure,
  CASE WHEN SUM(CASE WHEN c > 0 THEN 1 ELSE 0 END) < 2 THEN 1 ELSE 0 END AS violates
FROM counted GROUP BY q0, q1;
