SELECT label AS level_0,
  CASE WHEN FIRST_VALUE(value) OVER (PARTITION BY g1 ORDER BY value) = FIRST_VALUE(value) OVER (PARTITION BY g1 ORDER BY value DESC)
    THEN label
    ELSE CONCAT(CONVERT('[' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(FIRST_VALUE(value) OVER (PARTITION BY g1 ORDER BY value) USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT('..' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(FIRST_VALUE(value) OVER (PARTITION BY g1 ORDER BY value DESC) USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(']' USING utf8mb4) COLLATE utf8mb4_nopad_bin)
  END AS level_1,
  CASE WHEN FIRST_VALUE(value) OVER (PARTITION BY g2 ORDER BY value) = FIRST_VALUE(value) OVER (PARTITION BY g2 ORDER BY value DESC)
    THEN label
    ELSE CONCAT(CONVERT('[' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(FIRST_VALUE(value) OVER (PARTITION BY g2 ORDER BY value) USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT('..' USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(FIRST_VALUE(value) OVER (PARTITION BY g2 ORDER BY value DESC) USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(']' USING utf8mb4) COLLATE utf8mb4_nopad_bin)
  END AS level_2,
  CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin AS level_3
FROM (
  SELECT value, label,
    CAST((below * 6 - (below * 6) % total) / total AS SIGNED) AS g1,
    CAST((((below * 6 - (below * 6) % total) / total) - ((below * 6 - (below * 6) % total) / total) % 3) / 3 AS SIGNED) AS g2
  FROM (
    SELECT v2 AS value, CONVERT(v2 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label,
      SUM(SUM(n)) OVER (ORDER BY v2 ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) - SUM(n) AS below,
      SUM(SUM(n)) OVER () AS total
    FROM `combinations_1` WHERE v2 IS NOT NULL GROUP BY v2
  ) AS b
) AS v;
