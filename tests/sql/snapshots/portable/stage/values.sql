SELECT v1, COUNT(*) AS n
FROM (SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1, 1 AS n FROM "people")
GROUP BY v1;

SELECT v0, COUNT(*) AS n
FROM (SELECT "age" AS v0, 1 AS n FROM "people")
GROUP BY v0;

SELECT v0, COUNT(*) AS n
FROM (SELECT "seen" AS v0, 1 AS n FROM "visits")
GROUP BY v0;

SELECT v2, COUNT(*) AS n
FROM (SELECT (CAST("city" AS VARCHAR) COLLATE "binary") AS v2, 1 AS n FROM "people")
GROUP BY v2;

SELECT v2, COUNT(*) AS n
FROM (SELECT "score" AS v2, 1 AS n FROM "people")
GROUP BY v2;

SELECT v3, COUNT(*) AS n
FROM (SELECT (CAST("illness" AS VARCHAR) COLLATE "binary") AS v3, 1 AS n FROM "people")
GROUP BY v3;

SELECT v1, COUNT(*) AS n
FROM (SELECT (CAST("zone" AS VARCHAR) COLLATE "binary") AS v1, 1 AS n FROM "measured_points")
GROUP BY v1;

SELECT v0, COUNT(*) AS n
FROM (SELECT (CAST("what" AS VARCHAR) COLLATE "binary") AS v0, 1 AS n FROM "buys")
GROUP BY v0;
