SELECT CASE WHEN least < greatest THEN 1 ELSE 0 END AS differ,
  CASE WHEN greatest / 2 - least / 2 < 1073741824 THEN CAST(greatest - least AS BIGINT) END AS distance
FROM (SELECT MIN(CAST(value AS DOUBLE PRECISION)) AS least, MAX(CAST(value AS DOUBLE PRECISION)) AS greatest FROM "dictionary_1") AS ends;

SELECT CASE WHEN least < greatest THEN 1 ELSE 0 END AS differ,
  CASE WHEN greatest / 2 - least / 2 < 1073741824 THEN CAST(greatest - least AS BIGINT) END AS distance
FROM (SELECT MIN(CAST(value AS DOUBLE PRECISION)) AS least, MAX(CAST(value AS DOUBLE PRECISION)) AS greatest FROM "distances_1") AS ends;
