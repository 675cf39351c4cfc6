SELECT place AS unit, cell, s, others, CAST(place % 9 AS INTEGER) AS part,
  CASE WHEN s = -1 THEN -1 ELSE s END AS v
FROM (
  SELECT p.cell, p.s, p.others, p.passed + x.number AS place
  FROM (
    SELECT cell, s, others, n,
      CAST(SUM(n) OVER (ORDER BY none, s, lot, others, cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n AS passed
    FROM "drawn_1"
  ) AS p
  JOIN (SELECT 1 * x0.digit AS number
FROM "digits_1" AS x0) AS x ON x.number < p.n
) AS one_by_one;
