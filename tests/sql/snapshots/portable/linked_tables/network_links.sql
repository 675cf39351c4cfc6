SELECT COUNT(*)
FROM (
  SELECT place, other
  FROM (
    SELECT "group_id" AS place, "group_id" AS other, "edges" AS told, 0 AS held FROM "masked_clusters"
    UNION ALL
    SELECT "group_id", "other_group_id", "edges", 0 FROM "masked_edges"
    UNION ALL
    SELECT LEAST(x.place, y.place), GREATEST(x.place, y.place), 0, 1
    FROM (
      SELECT DISTINCT l.first_key, l.second_key
      FROM (
        SELECT s."one" AS first_key, s."two" AS second_key FROM "links" AS s
        WHERE s."one" IS NOT NULL AND s."two" IS NOT NULL
        UNION ALL
        SELECT s."two", s."one" FROM "links" AS s
        WHERE s."one" IS NOT NULL AND s."two" IS NOT NULL
      ) AS l
      WHERE l.first_key < l.second_key
    ) AS e
    JOIN (
      SELECT s."id" AS told, s."group_id" AS place FROM "masked" AS s WHERE s."id" IS NOT NULL
    ) AS x ON x.told = e.first_key
    JOIN (
      SELECT s."id" AS told, s."group_id" AS place FROM "masked" AS s WHERE s."id" IS NOT NULL
    ) AS y ON y.told = e.second_key
  ) AS all_edges
  GROUP BY place, other
  HAVING SUM(told) <> SUM(held)
) AS differing;
