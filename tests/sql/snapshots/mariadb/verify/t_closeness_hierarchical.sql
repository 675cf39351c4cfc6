WITH tokens AS (
  SELECT token, s, absent, p FROM histogram_all AS histogram GROUP BY token, s, absent, p
),
leaves AS (
  SELECT token, token AS node_0, p AS p_0,
    FIRST_VALUE(token) OVER (PARTITION BY level_1 ORDER BY token) AS node_1,
    SUM(p) OVER (PARTITION BY level_1) AS p_1,
    0 AS node_2, SUM(p) OVER () AS p_2
  FROM tokens LEFT JOIN `hierarchy_1` AS h ON h.leaf = COALESCE(CONVERT(CONVERT(s USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin, '') AND h.absent = tokens.absent
),
climbed AS (
  SELECT class, n, v, total, c, node_0, p_0, node_1, p_1, node_2, p_2
  FROM histogram_all AS histogram JOIN leaves ON leaves.token = histogram.token
  WHERE own = 1 AND c > 0
),
children_1 AS (
  SELECT class, node_1 AS node, n, CAST(c AS DOUBLE) / v AS share,
    CAST(p_0 AS DOUBLE) / NULLIF(total, 0) AS expected, CAST(p_1 AS DOUBLE) / NULLIF(total, 0) AS above
  FROM climbed
),
children_2 AS (
  SELECT class, node_2 AS node, MAX(n) AS n, CAST(SUM(c) AS DOUBLE) / MAX(v) AS share,
    CAST(MAX(p_1) AS DOUBLE) / NULLIF(MAX(total), 0) AS expected,
    CAST(MAX(p_2) AS DOUBLE) / NULLIF(MAX(total), 0) AS above
  FROM climbed GROUP BY class, node_2, node_1
),
costs AS (
  SELECT class, MAX(n) AS n,
    1 * (SUM(CASE WHEN share > expected THEN share - expected ELSE 0 END)
      - CASE WHEN SUM(share) > MAX(above) THEN SUM(share) - MAX(above) ELSE 0 END) AS cost
  FROM children_1 GROUP BY class, node
  UNION ALL
  SELECT class, MAX(n) AS n,
    2 * (SUM(CASE WHEN share > expected THEN share - expected ELSE 0 END)
      - CASE WHEN SUM(share) > MAX(above) THEN SUM(share) - MAX(above) ELSE 0 END) AS cost
  FROM children_2 GROUP BY class, node
  UNION ALL
  SELECT class, n, 0 FROM value_summary_all WHERE v = 0
),
measures AS (
  SELECT MAX(n) AS n, SUM(cost) / 2.0 AS measure FROM costs GROUP BY class
)
SELECT n, CASE WHEN measure > 0 THEN measure WHEN measure <= 0 THEN 0 END AS measure,
  CASE WHEN measure <= 0.900000001 THEN 0 ELSE 1 END AS violates
FROM measures;

WITH tokens AS (
  SELECT token, s, absent, p FROM histogram_all AS histogram GROUP BY token, s, absent, p
),
leaves AS (
  SELECT token, token AS node_0, p AS p_0,
    FIRST_VALUE(token) OVER (PARTITION BY level_1 ORDER BY token) AS node_1,
    SUM(p) OVER (PARTITION BY level_1) AS p_1,
    0 AS node_2, SUM(p) OVER () AS p_2
  FROM tokens LEFT JOIN `hierarchy_1` AS h ON h.leaf = COALESCE(CONVERT(CONVERT(s USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin, '') AND h.absent = tokens.absent
),
climbed AS (
  SELECT class, n, v, total, c, node_0, p_0, node_1, p_1, node_2, p_2
  FROM histogram_all AS histogram JOIN leaves ON leaves.token = histogram.token
  WHERE own = 1 AND c > 0
),
children_1 AS (
  SELECT class, node_1 AS node, n, CAST(c AS DOUBLE) / v AS share,
    CAST(p_0 AS DOUBLE) / NULLIF(total, 0) AS expected, CAST(p_1 AS DOUBLE) / NULLIF(total, 0) AS above
  FROM climbed
),
children_2 AS (
  SELECT class, node_2 AS node, MAX(n) AS n, CAST(SUM(c) AS DOUBLE) / MAX(v) AS share,
    CAST(MAX(p_1) AS DOUBLE) / NULLIF(MAX(total), 0) AS expected,
    CAST(MAX(p_2) AS DOUBLE) / NULLIF(MAX(total), 0) AS above
  FROM climbed GROUP BY class, node_2, node_1
),
costs AS (
  SELECT class, MAX(n) AS n,
    1 * (SUM(CASE WHEN share > expected THEN share - expected ELSE 0 END)
      - CASE WHEN SUM(share) > MAX(above) THEN SUM(share) - MAX(above) ELSE 0 END) AS cost
  FROM children_1 GROUP BY class, node
  UNION ALL
  SELECT class, MAX(n) AS n,
    2 * (SUM(CASE WHEN share > expected THEN share - expected ELSE 0 END)
      - CASE WHEN SUM(share) > MAX(above) THEN SUM(share) - MAX(above) ELSE 0 END) AS cost
  FROM children_2 GROUP BY class, node
  UNION ALL
  SELECT class, n, 0 FROM value_summary_all WHERE v = 0
),
measures AS (
  SELECT MAX(n) AS n, SUM(cost) / 2.0 AS measure FROM costs GROUP BY class
)
SELECT n, CASE WHEN measure > 0 THEN measure WHEN measure <= 0 THEN 0 END AS measure,
  CASE WHEN measure <= 0.500000001 THEN 0 ELSE 1 END AS violates
FROM measures;
