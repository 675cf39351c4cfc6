SELECT MIN(n)
FROM (
  SELECT MIN(n) AS n FROM "shown_1"
  UNION ALL
  SELECT MIN(n) AS n FROM "shown_2"
) AS alone;
