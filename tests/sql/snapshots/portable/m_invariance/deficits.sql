SELECT signature, v, missing,
  CAST(SUM(missing) OVER (PARTITION BY v ORDER BY signature
    ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - missing AS others
FROM (
  SELECT r.signature, r.v, t.largest - COALESCE(c.n, 0) AS missing
  FROM "remembered_1" AS r
  JOIN (
    SELECT signature, MAX(n) AS largest
    FROM (
      SELECT signature, CAST(SUM(n) AS BIGINT) AS n FROM "division_1" WHERE signature > 0 GROUP BY signature, v
    ) AS counted
    GROUP BY signature
  ) AS t ON t.signature = r.signature
  LEFT JOIN (
    SELECT signature, v, CAST(SUM(n) AS BIGINT) AS n FROM "division_1" WHERE signature > 0 GROUP BY signature, v
  ) AS c ON c.signature = r.signature AND c.v = r.v
) AS lacking;

SELECT signature, v, missing,
  CAST(SUM(missing) OVER (PARTITION BY v ORDER BY signature
    ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - missing AS others
FROM (
  SELECT r.signature, r.v, t.largest - COALESCE(c.n, 0) AS missing
  FROM "remembered_1" AS r
  JOIN (
    SELECT signature, MAX(n) AS largest
    FROM (
      SELECT signature, CAST(SUM(n) AS BIGINT) AS n FROM "division_1" WHERE signature > 0 GROUP BY signature, v
      UNION ALL
      SELECT signature, CAST(SUM(n) AS BIGINT) AS n FROM "division_1" WHERE signature > 0 GROUP BY signature, person
    ) AS counted
    GROUP BY signature
  ) AS t ON t.signature = r.signature
  LEFT JOIN (
    SELECT signature, v, CAST(SUM(n) AS BIGINT) AS n FROM "division_1" WHERE signature > 0 GROUP BY signature, v
  ) AS c ON c.signature = r.signature AND c.v = r.v
) AS lacking;
