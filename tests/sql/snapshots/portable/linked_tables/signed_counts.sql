SELECT COUNT(*)
FROM (
  SELECT place
  FROM (
    SELECT "group_id" AS place, 1 AS shown, 0 AS held, 0 AS forged FROM "main"."target_1"
    UNION ALL
    SELECT place, 0, 1, 0 FROM "persons_1"
    UNION ALL
    SELECT "group_id", 0, 0, "count" FROM "main"."target1_1"
  ) AS all_rows
  GROUP BY place
  HAVING SUM(shown) <> SUM(held) + SUM(forged) OR SUM(held) < 1 OR MIN(forged) < 0
) AS differing;
