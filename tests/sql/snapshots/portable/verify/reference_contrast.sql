SELECT class, MAX(n) AS n, MAX(v) AS v, MAX(total) AS total,
  SUM(CASE WHEN c > 0 THEN ABS(share - expected) - expected ELSE 0 END) AS gap,
  SUM(CASE WHEN c > 0 AND p = 0 THEN 1 ELSE 0 END) AS strange, SUM(CASE WHEN c > 0 THEN p ELSE 0 END) AS covered,
  MAX(ABS(LN(CASE WHEN c > 0 AND p > 0 THEN growth END))) AS log_ratio,
  MAX(CASE WHEN c > 0 THEN growth - 1 ELSE 0 END) AS gain,
  SUM(CASE WHEN c > 0 AND p > 0 AND growth - 1 > LN(CASE WHEN c > 0 AND p > 0 THEN 1 / expected END) + 1e-09 THEN 1
        ELSE 0 END) AS beyond
FROM (
  SELECT class, n, v, total, c, p, CAST(c AS DOUBLE PRECISION) / NULLIF(v, 0) AS share, CAST(p AS DOUBLE PRECISION) / NULLIF(total, 0) AS expected,
    CAST(c AS DOUBLE PRECISION) * CAST(total AS DOUBLE PRECISION) / NULLIF(CAST(v AS DOUBLE PRECISION) * CAST(p AS DOUBLE PRECISION), 0) AS growth
  FROM histogram_known AS histogram WHERE own = 1
) AS shares
GROUP BY class;

SELECT class, MAX(n) AS n, MAX(v) AS v, MAX(total) AS total,
  SUM(CASE WHEN c > 0 THEN ABS(share - expected) - expected ELSE 0 END) AS gap,
  SUM(CASE WHEN c > 0 AND p = 0 THEN 1 ELSE 0 END) AS strange, SUM(CASE WHEN c > 0 THEN p ELSE 0 END) AS covered,
  MAX(ABS(LN(CASE WHEN c > 0 AND p > 0 THEN growth END))) AS log_ratio,
  MAX(CASE WHEN c > 0 THEN growth - 1 ELSE 0 END) AS gain,
  SUM(CASE WHEN c > 0 AND p > 0 AND growth - 1 > LN(CASE WHEN c > 0 AND p > 0 THEN 1 / expected END) + 1e-09 THEN 1
        ELSE 0 END) AS beyond
FROM (
  SELECT class, n, v, total, c, p, CAST(c AS DOUBLE PRECISION) / NULLIF(v, 0) AS share, CAST(p AS DOUBLE PRECISION) / NULLIF(total, 0) AS expected,
    CAST(c AS DOUBLE PRECISION) * CAST(total AS DOUBLE PRECISION) / NULLIF(CAST(v AS DOUBLE PRECISION) * CAST(p AS DOUBLE PRECISION), 0) AS growth
  FROM histogram_all AS histogram WHERE own = 1
) AS shares
GROUP BY class;
