SELECT
  (
    SELECT COUNT(*)
    FROM (
      SELECT 1 AS differs
      FROM (
        SELECT
m0.new
          AS h0, b.x0, 1 AS n
        FROM "held_1" AS b
        LEFT JOIN "numbers_1" AS m0 ON m0.old = b.h0
        UNION ALL
        SELECT "id", "age", -1
        FROM "wards"
      ) AS both_times
      GROUP BY h0, x0
      HAVING SUM(n) <> 0
    ) AS different
  ),
  (
    SELECT COUNT(*)
    FROM (
      SELECT 1 AS differs
      FROM (
        SELECT
COALESCE(m0.new, b.h0)
          AS h0,
COALESCE(m1.new, b.h1)
          AS h1, 1 AS n
        FROM "held_2" AS b
        LEFT JOIN "numbers_1" AS m0 ON m0.old = b.h0
        LEFT JOIN "numbers_1" AS m1 ON m1.old = b.h1
        UNION ALL
        SELECT "ward", "after", -1
        FROM "stays"
      ) AS both_times
      GROUP BY h0, h1
      HAVING SUM(n) <> 0
    ) AS different
  );
