SELECT v.code, v.n, CAST(v.value AS DOUBLE PRECISION) - e.least AS value
FROM "dictionary_1" AS v
CROSS JOIN (SELECT MIN(CAST(value AS DOUBLE PRECISION)) AS least FROM "dictionary_1") AS e;
