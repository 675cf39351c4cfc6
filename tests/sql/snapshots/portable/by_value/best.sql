SELECT part, dim, CAST(2 * ROW_NUMBER() OVER (ORDER BY part) AS INTEGER) - 2 + 9 AS child
FROM (
  SELECT part, dim, ROW_NUMBER() OVER (PARTITION BY part ORDER BY gain DESC, dim) AS place
  FROM (
    SELECT part, dim, CAST(985402995390460 AS BIGINT) * (
        (lefts + rights) * LEAST(hi0 - lo0, 39)
        - lefts * LEAST(lefthi0 - leftlo0, 39)
        - rights * LEAST(righthi0 - rightlo0, 39)) + CAST(7686143364045588 AS BIGINT) * (
        (lefts + rights) * LEAST(hi1 - lo1, 5)
        - lefts * LEAST(lefthi1 - leftlo1, 5)
        - rights * LEAST(righthi1 - rightlo1, 5)) + CAST(19215358410113970 AS BIGINT) * (
        (lefts + rights) * LEAST(hi2 - lo2, 2)
        - lefts * LEAST(lefthi2 - leftlo2, 2)
        - rights * LEAST(righthi2 - rightlo2, 2)) AS gain
    FROM (
      SELECT part, dim, CAST(SUM(lefts) AS BIGINT) AS lefts, CAST(SUM(n - lefts) AS BIGINT) AS rights,
        MIN(c0) AS lo0, MAX(c0) AS hi0,
        MIN(CASE WHEN lefts > 0 THEN c0 END) AS leftlo0,
        MAX(CASE WHEN lefts > 0 THEN c0 END) AS lefthi0,
        MIN(CASE WHEN n > lefts THEN c0 END) AS rightlo0,
        MAX(CASE WHEN n > lefts THEN c0 END) AS righthi0,
        MIN(c1) AS lo1, MAX(c1) AS hi1,
        MIN(CASE WHEN lefts > 0 THEN c1 END) AS leftlo1,
        MAX(CASE WHEN lefts > 0 THEN c1 END) AS lefthi1,
        MIN(CASE WHEN n > lefts THEN c1 END) AS rightlo1,
        MAX(CASE WHEN n > lefts THEN c1 END) AS righthi1,
        MIN(c2) AS lo2, MAX(c2) AS hi2,
        MIN(CASE WHEN lefts > 0 THEN c2 END) AS leftlo2,
        MAX(CASE WHEN lefts > 0 THEN c2 END) AS lefthi2,
        MIN(CASE WHEN n > lefts THEN c2 END) AS rightlo2,
        MAX(CASE WHEN n > lefts THEN c2 END) AS righthi2
      FROM "dealt_1"
      GROUP BY part, dim
    ) AS spans
  ) AS gains
  WHERE gain > 0
) AS ranked
WHERE place = 1;
