SELECT cell, class, n
FROM (
  SELECT cell, class,
    CASE WHEN class <> 1 OR passed >= 2 THEN n
      WHEN passed + n <= 2 THEN 0
      ELSE passed + n - 2 END AS n
  FROM (
    SELECT cell, class, n,
      CAST(SUM(n) OVER (PARTITION BY class ORDER BY cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n AS passed
    FROM "assignment_1"
  ) AS a
) AS b
WHERE n > 0;
