SELECT side, SUM(n), COUNT(*), SUM(CASE WHEN n < 3 THEN 1 ELSE 0 END)
FROM (
  SELECT side, LEAST(SUM(CASE WHEN turn = 1 THEN ABS(net) ELSE 0 END), COUNT(DISTINCT behind)) AS n
  FROM (
    SELECT CASE WHEN net < 0 THEN 0 ELSE 1 END AS side, net, turn, v0, v1, v2,
      CASE WHEN n < 0 AND net < 0 OR n > 0 AND net > 0 THEN person END AS behind
    FROM (
      SELECT n, person, v0, v1, v2, v3, v4,
        SUM(n) OVER w AS net, ROW_NUMBER() OVER w AS turn
      FROM (
        SELECT SUM(n) AS n, person, v0, v1, v2, v3, v4
        FROM (
          SELECT v0, v1, v2, v3, v4, person, -n AS n FROM "before_1"
          UNION ALL
          SELECT (CAST(CAST("age" AS VARCHAR) AS VARCHAR) COLLATE "binary"), (CAST(CAST("zip" AS VARCHAR) AS VARCHAR) COLLATE "binary"), (CAST(CAST("city" AS VARCHAR) AS VARCHAR) COLLATE "binary"), (CAST(CAST("grade" AS VARCHAR) AS VARCHAR) COLLATE "binary"), (CAST(CAST("illness" AS VARCHAR) AS VARCHAR) COLLATE "binary"), "person", 1 FROM "main"."sqlanon_recoding_run_rows"
        ) AS both_states
        GROUP BY person, v0, v1, v2, v3, v4
        HAVING SUM(n) <> 0
      ) AS differing
      WINDOW w AS (PARTITION BY v0, v1, v2, v3, v4)
    ) AS together
    WHERE net <> 0
  ) AS seen
  GROUP BY side, v0, v1, v2
) AS changed
GROUP BY side;
