SELECT side, SUM(n), COUNT(*), SUM(CASE WHEN n < 3 THEN 1 ELSE 0 END)
FROM (
  SELECT side, SUM(n) AS n
  FROM (
    SELECT CASE WHEN SUM(n) < 0 THEN 0 ELSE 1 END AS side, ABS(SUM(n)) AS n, v0, v1, v2, v3, v4
    FROM (
      SELECT v0, v1, v2, v3, v4, -n AS n FROM "before_1"
      UNION ALL
      SELECT (CAST(CAST("age" AS VARCHAR) AS VARCHAR) COLLATE "binary"), (CAST(CAST("zip" AS VARCHAR) AS VARCHAR) COLLATE "binary"), (CAST(CAST("city" AS VARCHAR) AS VARCHAR) COLLATE "binary"), (CAST(CAST("grade" AS VARCHAR) AS VARCHAR) COLLATE "binary"), (CAST(CAST("illness" AS VARCHAR) AS VARCHAR) COLLATE "binary"), 1 FROM "main"."sqlanon_recoding_run_rows"
    ) AS both_states
    GROUP BY v0, v1, v2, v3, v4
    HAVING SUM(n) <> 0
  ) AS differing
  GROUP BY side, v0, v1, v2
) AS changed
GROUP BY side;
