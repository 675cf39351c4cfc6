SELECT part, g, total, CAST((total - total % 2) / 2 AS BIGINT) + (total % 2) * (odd % 2) AS half
FROM (
  SELECT part, g, total, CAST(SUM(total) OVER (PARTITION BY part) AS BIGINT) AS size,
    CAST(SUM(total % 2) OVER (PARTITION BY part ORDER BY g ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS odd
  FROM (
    SELECT part, g, CAST(SUM(n) AS BIGINT) AS total FROM "open_1" GROUP BY part, g
  ) AS counted
) AS numbered
WHERE size >= 2 * 2;
