SELECT v.code,
  CASE WHEN v.value IS NULL THEN 78 ELSE
    CAST(CAST(v.value AS DOUBLE PRECISION) - CAST(e.least AS DOUBLE PRECISION) AS BIGINT)
    END AS place
FROM "dictionary_1" AS v
CROSS JOIN (SELECT MIN(value) AS least, MAX(value) AS greatest FROM "dictionary_1") AS e;

SELECT v.code,
  CASE WHEN v.value IS NULL THEN 8 ELSE
    CAST(CAST(v.value AS DOUBLE PRECISION) - CAST(e.least AS DOUBLE PRECISION) AS BIGINT)
    END AS place
FROM "dictionary_1" AS v
CROSS JOIN (SELECT MIN(value) AS least, MAX(value) AS greatest FROM "dictionary_1") AS e;

SELECT v.code,
  CASE WHEN v.value IS NULL THEN 78 ELSE
    CAST(CAST(v.value AS DOUBLE PRECISION) - CAST(e.least AS DOUBLE PRECISION) AS BIGINT)
    END AS place
FROM "distances_1" AS v
CROSS JOIN (SELECT MIN(value) AS least, MAX(value) AS greatest FROM "distances_1") AS e;
