SELECT SUM(n), SUM(CASE WHEN told IS NULL OR here = 0 THEN n ELSE 0 END)
FROM (
  SELECT told, SUM(n) AS n, MAX(here) AS here
  FROM (
    SELECT s."whose" AS told, 1 AS n, 0 AS here FROM "visits" AS s
    UNION ALL
    SELECT p."person", 0, 1 FROM "aggregated_1" AS p
  ) AS both_tables
  GROUP BY told
) AS keys_told;
