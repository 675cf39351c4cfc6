SELECT part, dim, v, CASE WHEN place > FIRST_VALUE(place) OVER (PARTITION BY part, dim ORDER BY gain DESC, place) THEN 1 ELSE 0 END AS side
FROM (
  SELECT part, dim, v, place,
    CASE WHEN place = held THEN -1 ELSE (CASE dim
      WHEN 0 THEN 985402995390456
        * (total * LEAST(last - first, 39) - below * LEAST(v - first, 39)
          - (total - below) * LEAST(last - next, 39))
      WHEN 1 THEN 6405119470037964
        * (total * LEAST(last - first, 6) - below * LEAST(v - first, 6)
          - (total - below) * LEAST(last - next, 6))
      WHEN 2 THEN 19215358410113892 * (total * (held - 1) - below * (place - 1) - (total - below) * (held - place - 1))
      END) END AS gain
  FROM (
    SELECT part, dim, v,
      ROW_NUMBER() OVER (PARTITION BY part, dim ORDER BY turn, v) AS place,
      CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY turn, v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
      LEAD(v) OVER (PARTITION BY part, dim ORDER BY turn, v) AS next,
      CAST(SUM(n) OVER (PARTITION BY part, dim) AS BIGINT) AS total,
      COUNT(*) OVER (PARTITION BY part, dim) AS held,
      MIN(v) OVER (PARTITION BY part, dim) AS first,
      MAX(v) OVER (PARTITION BY part, dim) AS last
    FROM (
      SELECT part, 0 AS dim, c0 AS v,
0 AS turn, CAST(SUM(n) AS BIGINT) AS n
      FROM "open_1" WHERE members > 3 GROUP BY part, c0
UNION ALL
      SELECT part, 1 AS dim, c1 AS v,
0 AS turn, CAST(SUM(n) AS BIGINT) AS n
      FROM "open_1" WHERE members > 3 GROUP BY part, c1
UNION ALL
      SELECT part, 2 AS dim, c2 AS v,
-CAST(SUM(n) AS BIGINT) AS turn, CAST(SUM(n) AS BIGINT) AS n
      FROM "open_1" WHERE members > 3 GROUP BY part, c2

    ) AS histogram
  ) AS running
  WHERE held > 1
) AS gained;
