SELECT number, place, held, DENSE_RANK() OVER (ORDER BY w) AS person,
  DENSE_RANK() OVER (ORDER BY w, u0) AS item
FROM (
  SELECT 0 AS number, place, held, (CAST(person AS VARCHAR) COLLATE "binary") AS w, (CAST(v0 AS VARCHAR) COLLATE "binary") AS u0 FROM "main"."sqlanon_recoding_run_0_items"
  UNION ALL
  SELECT 1 AS number, place, held, (CAST(person AS VARCHAR) COLLATE "binary") AS w, (CAST(v0 AS VARCHAR) COLLATE "binary") AS u0 FROM "items_1"
) AS known;
