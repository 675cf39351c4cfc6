SELECT node, attribute, CAST(SUM(z) AS BIGINT) AS suppressed, SUM(CAST(z AS DOUBLE PRECISION) * LN(CAST(z AS DOUBLE PRECISION))) AS spent
FROM (
  SELECT node, attribute, CAST(SUM(n) AS BIGINT) AS z
  FROM (
    SELECT node, attribute, n,
      CASE attribute WHEN 0 THEN value0 END AS value
    FROM (
      SELECT 0 AS node, n, k0_0 AS value0
      FROM (
SELECT k0_0, n,   CASE WHEN n > 0 AND n < 3 THEN 1 ELSE 0 END AS violates
FROM (
SELECT k0_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k0_0
) AS sized
      ) AS c0
      WHERE violates = 1 AND n > 0

    ) AS suppressed_classes
    CROSS JOIN (
SELECT 0 AS attribute
    ) AS attributes
  ) AS held
  GROUP BY node, attribute, value
) AS by_value
GROUP BY node, attribute;
