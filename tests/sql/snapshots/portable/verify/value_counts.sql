SELECT v0, COUNT(*) AS n
FROM (SELECT (CAST("illness" AS VARCHAR) COLLATE "binary") AS v0 FROM "people") AS counted
GROUP BY v0;
