SELECT part, s, total, CAST((total - total % 2) / 2 AS BIGINT) + (total % 2) * (odd % 2) AS half
FROM (
  SELECT part, s, total,
    CAST(SUM(total % 2) OVER (PARTITION BY part ORDER BY s ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS odd
  FROM (SELECT part, s, CAST(SUM(n) AS BIGINT) AS total FROM "open_1" GROUP BY part, s) AS counted
) AS numbered;
