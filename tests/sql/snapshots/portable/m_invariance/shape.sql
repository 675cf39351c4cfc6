SELECT
  (SELECT MIN(n) FROM (SELECT signature, COUNT(*) AS n FROM "deficits_1" GROUP BY signature) AS sized),
  (SELECT COALESCE(MAX(signature), 0) FROM "remembered_1"),
  (SELECT COALESCE(MAX(n), 0) FROM "division_1");
