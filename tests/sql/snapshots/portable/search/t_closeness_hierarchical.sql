SELECT k0_0, measure, CASE WHEN measure <= 0.900000001 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT k0_0, SUM(cost) / 2.0 AS measure
  FROM (
    SELECT k0_0, 1 * (SUM(positive) - CASE WHEN SUM(share) > MAX(above) THEN SUM(share) - MAX(above) ELSE 0 END) AS cost
    FROM (
      SELECT k0_0, k1, share, above, CASE WHEN share > expected THEN share - expected ELSE 0 END AS positive
      FROM (
        SELECT k0_0, k1, CAST(SUM(c) AS DOUBLE PRECISION) / NULLIF(MAX(v), 0) AS share,
          CAST(MAX(p0) AS DOUBLE PRECISION) / 40 AS expected,
          CAST(MAX(p1) AS DOUBLE PRECISION) / 40 AS above
        FROM (
          SELECT k0_0, c, SUM(c) OVER (PARTITION BY k0_0) AS v, z.k0, z.k1,
            z.p0, z.p1
          FROM (SELECT k0_0, s, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT k0_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, s) AS h) AS counted
          JOIN "domain_1" AS z ON z.s = counted.s
        ) AS climbed
        WHERE c > 0
        GROUP BY k0_0, k1, k0
      ) AS children
    ) AS extras
    GROUP BY k0_0, k1
    UNION ALL
    SELECT k0_0, 2 * (SUM(positive) - CASE WHEN SUM(share) > MAX(above) THEN SUM(share) - MAX(above) ELSE 0 END) AS cost
    FROM (
      SELECT k0_0, k2, share, above, CASE WHEN share > expected THEN share - expected ELSE 0 END AS positive
      FROM (
        SELECT k0_0, k2, CAST(SUM(c) AS DOUBLE PRECISION) / NULLIF(MAX(v), 0) AS share,
          CAST(MAX(p1) AS DOUBLE PRECISION) / 40 AS expected,
          CAST(MAX(p2) AS DOUBLE PRECISION) / 40 AS above
        FROM (
          SELECT k0_0, c, SUM(c) OVER (PARTITION BY k0_0) AS v, z.k1, z.k2,
            z.p1, z.p2
          FROM (SELECT k0_0, s, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT k0_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, s) AS h) AS counted
          JOIN "domain_1" AS z ON z.s = counted.s
        ) AS climbed
        WHERE c > 0
        GROUP BY k0_0, k2, k1
      ) AS children
    ) AS extras
    GROUP BY k0_0, k2
    UNION ALL
    SELECT k0_0, 0 FROM (SELECT k0_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, s) AS every
  ) AS costs
  GROUP BY k0_0
) AS measured;
