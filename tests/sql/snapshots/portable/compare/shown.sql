SELECT place, v, COUNT(*) OVER (PARTITION BY place) AS n
FROM (
  SELECT DISTINCT b.place, (CAST(s."illness" AS VARCHAR) COLLATE "binary") AS v
  FROM "main"."sqlanon_recoding_run_keys" AS b
  JOIN "people" AS s ON (CAST(CAST(s."person" AS VARCHAR) AS VARCHAR) COLLATE "binary") = b.person
  WHERE (CAST(s."illness" AS VARCHAR) COLLATE "binary") IS NOT NULL
) AS shown_values;
