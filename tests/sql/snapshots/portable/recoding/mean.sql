SELECT a.class,
  CASE WHEN COUNT(v.value) < COUNT(*) THEN NULL WHEN MIN(v.value) = MAX(v.value) THEN MIN(CASE WHEN v.value = 0 THEN ABS(v.value) ELSE v.value END) ELSE CAST(SUM(a.n * v.value) AS DOUBLE PRECISION) / SUM(a.n) END AS label
FROM "coded_1" AS a
JOIN "dictionary_1" AS v ON v.code = a.c2
CROSS JOIN (SELECT MIN(value) AS least FROM "dictionary_1") AS b
GROUP BY a.class;

SELECT a.class,
  CASE WHEN COUNT(v.value) < COUNT(*) THEN NULL WHEN MIN(v.value) = MAX(v.value) THEN MIN(v.value) ELSE MIN(b.least) + CAST(((2 * CAST(SUM(a.n * (v.value - b.least)) AS BIGINT) + CAST(SUM(a.n) AS BIGINT)) - (2 * CAST(SUM(a.n * (v.value - b.least)) AS BIGINT) + CAST(SUM(a.n) AS BIGINT)) % (2 * CAST(SUM(a.n) AS BIGINT))) / (2 * CAST(SUM(a.n) AS BIGINT)) AS BIGINT) END AS label
FROM "coded_1" AS a
JOIN "dictionary_1" AS v ON v.code = a.c0
CROSS JOIN (SELECT MIN(value) AS least FROM "dictionary_1") AS b
GROUP BY a.class;
