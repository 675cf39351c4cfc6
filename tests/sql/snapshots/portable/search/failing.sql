SELECT COALESCE(SUM(violates), 0)
FROM (
  SELECT violates FROM (
SELECT whole, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT 0 AS whole, s, SUM(n) AS n FROM "held_1" GROUP BY s) AS h
GROUP BY whole
  ) AS v0

) AS verdicts;
