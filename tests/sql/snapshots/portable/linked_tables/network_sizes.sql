SELECT COUNT(*)
FROM (
  SELECT place
  FROM (
    SELECT "group_id" AS place, 1 AS shown, 0 AS placed, 0 AS told, 0 AS times FROM "main"."target_1"
    UNION ALL
    SELECT place, 0, 1, 0, 0 FROM "persons_1"
    UNION ALL
    SELECT "group_id", 0, 0, "size", 1 FROM "main"."target1_1"
  ) AS all_rows
  GROUP BY place
  HAVING SUM(shown) <> SUM(placed) OR SUM(shown) <> SUM(told) OR SUM(times) <> 1
) AS differing;
