SELECT COUNT(*), COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0), COALESCE(SUM(n), 0), MIN(n), MAX(n),
  COALESCE(SUM(CAST(n AS DOUBLE) * n), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT `v` AS q0, CONVERT(CAST(CAST(`w` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1
    FROM `place`.`target_1`
  ) AS released
  GROUP BY q0, q1
) AS classes;
