SELECT cell, s, CAST(turn AS INTEGER) AS class, COUNT(*) AS n
FROM (
  SELECT p.cell, p.s, (p.passed + x.number) % 20 AS turn
  FROM (
    SELECT cell, s, n,
      CAST(SUM(n) OVER (ORDER BY none, s, lot, cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n AS passed
    FROM "drawn_1"
  ) AS p
  JOIN (SELECT 1 * x0.digit AS number
FROM "digits_1" AS x0) AS x ON x.number < p.n
) AS one_by_one
GROUP BY cell, s, turn;
