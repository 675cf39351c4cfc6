SELECT COUNT(*)
FROM "birds" AS s
JOIN (SELECT class, MAX(CASE WHEN place = 0 THEN label END) AS l0
FROM "sqlanon_runs_classes" WHERE run_id = 'run' AND class > 0
GROUP BY class) AS p ON COALESCE(CAST((CAST(s."kind" AS VARCHAR) COLLATE "binary") AS VARCHAR), '') = COALESCE(p.l0, '')
  AND CASE WHEN CAST((CAST(s."kind" AS VARCHAR) COLLATE "binary") AS VARCHAR) IS NULL THEN 1 ELSE 0 END = CASE WHEN p.l0 IS NULL THEN 1 ELSE 0 END;
