WITH released AS (
  SELECT `age` AS q0, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS s FROM `people`
),
sided AS (
  SELECT 1 AS own, q0, q1, s, COUNT(*) AS held, COUNT(*) AS c,
COUNT(*) AS r
  FROM released GROUP BY q0, q1, s
),
histogram AS (
  SELECT own, q0, q1, s, c, r,
    SUM(held) OVER (PARTITION BY own, q0, q1) AS n,
    SUM(c) OVER (PARTITION BY own, q0, q1) AS v,
    SUM(r) OVER (PARTITION BY s) AS p,
    SUM(r) OVER () AS total
  FROM sided
)
,
climbed AS (
  SELECT own, q0, q1, c, r, n, v, total, h.level_0, h.level_1
  FROM histogram LEFT JOIN `_sqlanon_hierarchy` AS h
    ON h.leaf = COALESCE(CONVERT(CONVERT(s USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin, '') AND h.absent = CASE WHEN s IS NULL THEN 1 ELSE 0 END
),
weighed AS (
  SELECT climbed.*,
    CAST(SUM(r) OVER (PARTITION BY level_0) AS DOUBLE) / NULLIF(total, 0) AS p0,
    CAST(SUM(r) OVER (PARTITION BY level_1) AS DOUBLE) / NULLIF(total, 0) AS p1,
    1.0 AS p2
  FROM climbed
),
costs AS (
  SELECT q0, q1, MAX(n) AS n,
    1 * (SUM(positive) - CASE WHEN SUM(share) > MAX(above) THEN SUM(share) - MAX(above) ELSE 0 END) AS cost
  FROM (
    SELECT q0, q1, node, n, share, above,
      CASE WHEN share > expected THEN share - expected ELSE 0 END AS positive
    FROM (
      SELECT q0, q1, level_1 AS node, MAX(n) AS n,
        CAST(SUM(c) AS DOUBLE) / NULLIF(MAX(v), 0) AS share, MAX(p0) AS expected, MAX(p1) AS above
      FROM weighed WHERE own = 1 AND c > 0
      GROUP BY q0, q1, level_1, level_0
    ) AS children
  ) AS extras
  GROUP BY q0, q1, node
  UNION ALL
  SELECT q0, q1, MAX(n) AS n,
    2 * (SUM(positive) - CASE WHEN SUM(share) > MAX(above) THEN SUM(share) - MAX(above) ELSE 0 END) AS cost
  FROM (
    SELECT q0, q1, n, share, above,
      CASE WHEN share > expected THEN share - expected ELSE 0 END AS positive
    FROM (
      SELECT q0, q1, MAX(n) AS n,
        CAST(SUM(c) AS DOUBLE) / NULLIF(MAX(v), 0) AS share, MAX(p1) AS expected, MAX(p2) AS above
      FROM weighed WHERE own = 1 AND c > 0
      GROUP BY q0, q1, level_1
    ) AS children
  ) AS extras
  GROUP BY q0, q1
  UNION ALL
  SELECT q0, q1, n, 0 FROM histogram WHERE own = 1 AND v = 0
),
measures AS (
  SELECT MAX(n) AS n, SUM(cost) / 2.0 AS measure FROM costs GROUP BY q0, q1)
SELECT n, CASE WHEN measure > 0 THEN measure WHEN measure <= 0 THEN 0 END AS measure,
  CASE WHEN measure <= 0.500000001 THEN 0 ELSE 1 END AS violates
FROM measures;
