SELECT label AS level_0,
  CASE WHEN MIN(value) OVER (PARTITION BY g1) = MAX(value) OVER (PARTITION BY g1)
    THEN label
    ELSE (CAST('[' AS VARCHAR) || CAST(MIN(value) OVER (PARTITION BY g1) AS VARCHAR) || CAST('..' AS VARCHAR) || CAST(MAX(value) OVER (PARTITION BY g1) AS VARCHAR) || CAST(']' AS VARCHAR))
  END AS level_1,
  CASE WHEN MIN(value) OVER (PARTITION BY g2) = MAX(value) OVER (PARTITION BY g2)
    THEN label
    ELSE (CAST('[' AS VARCHAR) || CAST(MIN(value) OVER (PARTITION BY g2) AS VARCHAR) || CAST('..' AS VARCHAR) || CAST(MAX(value) OVER (PARTITION BY g2) AS VARCHAR) || CAST(']' AS VARCHAR))
  END AS level_2,
  CAST('*' AS VARCHAR) AS level_3
FROM (
  SELECT value, label,
    CAST((below * 6 - (below * 6) % total) / total AS BIGINT) AS g1,
    CAST((((below * 6 - (below * 6) % total) / total) - ((below * 6 - (below * 6) % total) / total) % 3) / 3 AS BIGINT) AS g2
  FROM (
    SELECT v2 AS value, CAST(v2 AS VARCHAR) AS label,
      SUM(SUM(n)) OVER (ORDER BY v2 ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) - SUM(n) AS below,
      SUM(SUM(n)) OVER () AS total
    FROM "values_1" WHERE v2 IS NOT NULL GROUP BY v2
  ) AS b
) AS v;
