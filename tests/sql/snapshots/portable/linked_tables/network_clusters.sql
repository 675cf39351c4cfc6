SELECT COUNT(*)
FROM (
  SELECT place
  FROM (
    SELECT "group_id" AS place, 1 AS shown, 0 AS told, 0 AS times, 0 AS wrong FROM "masked"
    UNION ALL
    SELECT "group_id", 0, COALESCE("size", 0), 1,
      CASE WHEN "size" >= 1 AND "edges" >= 0
        AND 2 * CAST("edges" AS DOUBLE PRECISION) <= CAST("size" AS DOUBLE PRECISION) * (CAST("size" AS DOUBLE PRECISION) - 1) THEN 0 ELSE 1 END
    FROM "masked_clusters"
  ) AS all_rows
  GROUP BY place
  HAVING place IS NULL OR SUM(shown) <> SUM(told) OR SUM(times) <> 1 OR SUM(wrong) > 0
) AS differing;
