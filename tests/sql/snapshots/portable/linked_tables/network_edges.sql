SELECT COUNT(*)
FROM (
  SELECT place, other
  FROM (
    SELECT "group_id" AS place, "group_id" AS other, "edges" AS told, 0 AS held, 0 AS times FROM "main"."target1_1"
    UNION ALL
    SELECT "group_id", "other_group_id", "edges", 0, 1 FROM "main"."target2_1"
    UNION ALL
    SELECT LEAST(x.place, y.place), GREATEST(x.place, y.place), 0, 1, 0
    FROM (
      SELECT DISTINCT l.first_key, l.second_key
      FROM (
        SELECT first_key, second_key FROM "links_1"
        UNION ALL
        SELECT second_key, first_key FROM "links_1"
      ) AS l
      WHERE l.first_key < l.second_key
    ) AS e
    JOIN "numbers_1" AS a ON a.old = e.first_key
    JOIN "numbers_1" AS b ON b.old = e.second_key
    JOIN "persons_1" AS x ON x.number = a.new
    JOIN "persons_1" AS y ON y.number = b.new
  ) AS all_edges
  GROUP BY place, other
  HAVING SUM(told) <> SUM(held) OR SUM(times) > 1 OR (SUM(times) = 1 AND SUM(told) = 0)
) AS differing;
