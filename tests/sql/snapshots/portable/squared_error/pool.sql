SELECT summed.*, DENSE_RANK() OVER (PARTITION BY pair ORDER BY
  total * x0 * x0 - 2 * x0 * t0 +   total * x1 * x1 - 2 * x1 * t1  DESC, cell) AS number
FROM (
  SELECT pair, cell, n, x0, x1,
    CAST(SUM(n) OVER (PARTITION BY pair) AS BIGINT) AS total, CAST(SUM(squares) OVER (PARTITION BY pair) AS BIGINT) AS squares, CAST(SUM(n * x0) OVER (PARTITION BY pair) AS BIGINT) AS t0, CAST(SUM(n * x1) OVER (PARTITION BY pair) AS BIGINT) AS t1
  FROM (
    SELECT p.pair, m.cell, CAST(SUM(m.n) AS BIGINT) AS n, CAST(SUM(m.squares) AS BIGINT) AS squares, MAX(m.x0) AS x0, MAX(m.x1) AS x1
    FROM (
      SELECT class AS pair, class AS member FROM "pairs_1"
      UNION ALL
      SELECT class AS pair, other AS member FROM "pairs_1"
    ) AS p
    JOIN "members_1" AS m ON m.class = p.member
    GROUP BY p.pair, m.cell
  ) AS met
) AS summed;
