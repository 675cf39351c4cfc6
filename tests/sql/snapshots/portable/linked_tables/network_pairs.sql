SELECT COUNT(*)
FROM (
  SELECT place
  FROM (
    SELECT e."group_id" AS place, e."other_group_id" AS other,
      CASE WHEN e."group_id" < e."other_group_id" AND e."edges" >= 1
        AND CAST(e."edges" AS DOUBLE PRECISION) <= CAST(x."size" AS DOUBLE PRECISION) * CAST(y."size" AS DOUBLE PRECISION) THEN 0 ELSE 1 END AS wrong
    FROM "masked_edges" AS e
    LEFT JOIN "masked_clusters" AS x ON x."group_id" = e."group_id"
    LEFT JOIN "masked_clusters" AS y ON y."group_id" = e."other_group_id"
  ) AS all_pairs
  GROUP BY place, other
  HAVING COUNT(*) > 1 OR SUM(wrong) > 0
) AS differing;
