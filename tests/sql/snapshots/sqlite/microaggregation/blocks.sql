SELECT CAST(placed.block AS INTEGER) AS block, placed.cell,
  CAST(CASE WHEN placed.block = 0 THEN placed.upto ELSE MIN(placed.upto, (placed.block + 1) * 120) END AS INTEGER)
  - CAST(MAX(placed.upto - placed.n, placed.block * 120) AS INTEGER) AS n,
  CASE WHEN v0.value IS NULL THEN 27692
      ELSE (CAST((CAST(v0.value AS REAL) - b0.least) * CAST(355.0 AS REAL) AS INTEGER) - ((CAST(v0.value AS REAL) - b0.least) * CAST(355.0 AS REAL) < CAST((CAST(v0.value AS REAL) - b0.least) * CAST(355.0 AS REAL) AS INTEGER)))
      END AS x0,
  CASE WHEN v1.value IS NULL THEN 23162
      ELSE (CAST((CAST(v1.value AS REAL) - b1.least) * CAST(5790.0 AS REAL) AS INTEGER) - ((CAST(v1.value AS REAL) - b1.least) * CAST(5790.0 AS REAL) < CAST((CAST(v1.value AS REAL) - b1.least) * CAST(5790.0 AS REAL) AS INTEGER)))
      END AS x1
FROM (
  SELECT p.cell, p.n, p.upto, p.c0, p.c1, p.began + x.number AS block
  FROM (
    SELECT summed.*, MIN((upto - n - (upto - n) % 120) / 120, 0) AS began,
      MIN((upto - 1 - (upto - 1) % 120) / 120, 0) AS ended
    FROM (
      SELECT c.cell, c.n, c.c0, c.c1,
        CAST(SUM(c.n) OVER (ORDER BY o.place, c.cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) AS upto
      FROM `cells_1` AS c
      JOIN `order_1` AS o ON o.cell = c.cell
    ) AS summed
  ) AS p
  JOIN (SELECT 1 * x0.digit AS number
FROM `digits_1` AS x0) AS x ON x.number <= p.ended - p.began
) AS placed
JOIN `dictionary_1` AS v0 ON v0.code = placed.c0
CROSS JOIN (SELECT MIN(CAST(value AS REAL)) AS least FROM `dictionary_1`) AS b0
JOIN `dictionary_2` AS v1 ON v1.code = placed.c1
CROSS JOIN (SELECT MIN(CAST(value AS REAL)) AS least FROM `dictionary_2`) AS b1;

SELECT CAST(placed.block AS INTEGER) AS block, placed.cell,
  CAST(CASE WHEN placed.block = 0 THEN placed.upto ELSE MIN(placed.upto, (placed.block + 1) * 80) END AS INTEGER)
  - CAST(MAX(placed.upto - placed.n, placed.block * 80) AS INTEGER) AS n,
  CASE WHEN v0.value IS NULL THEN 25362
      ELSE (CAST((CAST(v0.value AS REAL) - b0.least) * CAST(317.0 AS REAL) AS INTEGER) - ((CAST(v0.value AS REAL) - b0.least) * CAST(317.0 AS REAL) < CAST((CAST(v0.value AS REAL) - b0.least) * CAST(317.0 AS REAL) AS INTEGER)))
      END AS x0,
  CASE WHEN v1.value IS NULL THEN 25022
      ELSE (CAST((CAST(v1.value AS REAL) - b1.least) * CAST(4170.0 AS REAL) AS INTEGER) - ((CAST(v1.value AS REAL) - b1.least) * CAST(4170.0 AS REAL) < CAST((CAST(v1.value AS REAL) - b1.least) * CAST(4170.0 AS REAL) AS INTEGER)))
      END AS x1
FROM (
  SELECT p.cell, p.n, p.upto, p.c0, p.c1, p.began + x.number AS block
  FROM (
    SELECT summed.*, MIN((upto - n - (upto - n) % 80) / 80, 0) AS began,
      MIN((upto - 1 - (upto - 1) % 80) / 80, 0) AS ended
    FROM (
      SELECT c.cell, c.n, c.c0, c.c1,
        CAST(SUM(c.n) OVER (ORDER BY o.place, c.cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS INTEGER) AS upto
      FROM `cells_1` AS c
      JOIN `order_1` AS o ON o.cell = c.cell
    ) AS summed
  ) AS p
  JOIN (SELECT 1 * x0.digit AS number
FROM `digits_1` AS x0) AS x ON x.number <= p.ended - p.began
) AS placed
JOIN `dictionary_1` AS v0 ON v0.code = placed.c0
CROSS JOIN (SELECT MIN(CAST(value AS REAL)) AS least FROM `dictionary_1`) AS b0
JOIN `dictionary_2` AS v1 ON v1.code = placed.c1
CROSS JOIN (SELECT MIN(CAST(value AS REAL)) AS least FROM `dictionary_2`) AS b1;
