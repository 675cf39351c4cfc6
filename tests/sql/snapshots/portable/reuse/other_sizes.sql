SELECT COUNT(*)
FROM (
  SELECT place
  FROM (
    SELECT place, COUNT(*) AS n FROM "main"."sqlanon_recoding_run_known" GROUP BY place
    UNION ALL
    SELECT p.place, -c.n FROM "places_1" AS p JOIN "published_1" AS c ON c.class = p.class
  ) AS sizes
  GROUP BY place
  HAVING SUM(n) <> 0
) AS differing;
