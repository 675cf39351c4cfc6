SELECT c.cell,
  CASE WHEN v0.value IS NULL THEN 25362
      ELSE (CAST((CAST(v0.value AS REAL) - b0.least) * CAST(317.0 AS REAL) AS INTEGER) - ((CAST(v0.value AS REAL) - b0.least) * CAST(317.0 AS REAL) < CAST((CAST(v0.value AS REAL) - b0.least) * CAST(317.0 AS REAL) AS INTEGER)))
      END AS x0,
  CASE WHEN v1.value IS NULL THEN 25022
      ELSE (CAST((CAST(v1.value AS REAL) - b1.least) * CAST(4170.0 AS REAL) AS INTEGER) - ((CAST(v1.value AS REAL) - b1.least) * CAST(4170.0 AS REAL) < CAST((CAST(v1.value AS REAL) - b1.least) * CAST(4170.0 AS REAL) AS INTEGER)))
      END AS x1
FROM `cells_1` AS c
JOIN `dictionary_1` AS v0 ON v0.code = c.c0
CROSS JOIN (SELECT MIN(CAST(value AS REAL)) AS least FROM `dictionary_1`) AS b0
JOIN `dictionary_2` AS v1 ON v1.code = c.c1
CROSS JOIN (SELECT MIN(CAST(value AS REAL)) AS least FROM `dictionary_2`) AS b1;
