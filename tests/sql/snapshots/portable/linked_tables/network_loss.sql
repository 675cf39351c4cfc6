SELECT CAST(SUM(persons) AS BIGINT) AS persons, CAST(SUM(CASE WHEN persons > 0 THEN 1 ELSE 0 END) AS BIGINT) AS clusters,
  CAST(SUM(CASE WHEN persons > 0 THEN edges ELSE 0 END) AS BIGINT) AS within_clusters,
  CAST(SUM(CASE WHEN persons > 0 THEN 0 ELSE edges END) AS BIGINT) AS between_clusters,
  CAST(SUM(CASE WHEN persons > 0 THEN 0 ELSE 1 END) AS BIGINT) AS pairs,
  CAST(SUM(CASE WHEN edges >= most AND most > 0 THEN 1 ELSE 0 END) AS BIGINT) AS complete,
  SUM(CASE WHEN most > 0 THEN 2.0 * CAST(edges AS DOUBLE PRECISION) * (1.0 - CAST(edges AS DOUBLE PRECISION) / CAST(most AS DOUBLE PRECISION))
    ELSE 0.0 END) AS lost
FROM (
  SELECT "size" AS persons, "edges" AS edges, CAST("size" AS BIGINT) * (CAST("size" AS BIGINT) - 1) / 2 AS most FROM "network_1"
  UNION ALL
  SELECT 0, e."edges", CAST(x."size" AS BIGINT) * y."size"
  FROM "network_2" AS e
  JOIN "network_1" AS x ON x."group_id" = e."group_id"
  JOIN "network_1" AS y ON y."group_id" = e."other_group_id"
) AS parts;
