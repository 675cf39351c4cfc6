SELECT COUNT(*)
FROM (
  SELECT place, value
  FROM (
    SELECT "group_id" AS place, (CAST("illness" AS VARCHAR) COLLATE "binary") AS value, 1 AS shown FROM "main"."target_1"
    UNION ALL
    SELECT place, (CAST(v0 AS VARCHAR) COLLATE "binary"), -1 FROM "main"."sqlanon_recoding_run_known"
    UNION ALL
    SELECT place, (CAST(v0 AS VARCHAR) COLLATE "binary"), -1 FROM "main"."sqlanon_recoding_run_forged"
  ) AS all_rows
  GROUP BY place, value
  HAVING SUM(shown) <> 0
) AS differing;

SELECT COUNT(*)
FROM (
  SELECT place, value
  FROM (
    SELECT "group_id" AS place, (CAST("illness" AS VARCHAR) COLLATE "binary") AS value, 1 AS shown FROM "main"."target_1"
    UNION ALL
    SELECT place, (CAST(v1 AS VARCHAR) COLLATE "binary"), -1 FROM "main"."sqlanon_recoding_run_known"
    UNION ALL
    SELECT place, (CAST(v0 AS VARCHAR) COLLATE "binary"), -1 FROM "main"."sqlanon_recoding_run_forged"
  ) AS all_rows
  GROUP BY place, value
  HAVING SUM(shown) <> 0
) AS differing;
