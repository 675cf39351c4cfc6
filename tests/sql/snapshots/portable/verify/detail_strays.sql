SELECT COUNT(*)
FROM (
  SELECT number
  FROM (
    SELECT n.new AS number, 1 AS held
    FROM "visits" AS s
    INNER JOIN "numbers_1" AS n ON n.old = s."whose"
    INNER JOIN "main"."target_1" AS p ON p."person" = n.new
    UNION ALL
    SELECT "whose", -1 FROM "main"."target1_1"
  ) AS both_tables
  GROUP BY number
  HAVING SUM(held) <> 0
) AS differing;
