SELECT k0_0, measure, CASE WHEN measure >= 0.40546510710816436 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT k0_0,
    CASE WHEN v > 0 THEN LN(CASE WHEN v > 0 THEN v END) - spent / NULLIF(v, 0) ELSE -1 END AS measure
  FROM (
    SELECT k0_0, CAST(SUM(c) AS DOUBLE) AS v,
      SUM(CASE WHEN c > 0 THEN CAST(c AS DOUBLE) * LN(CASE WHEN c > 0 THEN CAST(c AS DOUBLE) END) ELSE 0 END) AS spent
    FROM (SELECT k0_0, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT k0_0, s, SUM(n) AS n FROM `_sqlanon_values` GROUP BY k0_0, s) AS h) AS counted
    GROUP BY k0_0
  ) AS entropies
) AS measured;
