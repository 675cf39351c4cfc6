DELETE FROM "main"."released"
WHERE EXISTS (
  SELECT 1 FROM "violating_1" AS v
  WHERE
    (v.q0 = (CAST("main"."released"."age" AS VARCHAR) COLLATE "binary") OR v.q0 IS NULL AND (CAST("main"."released"."age" AS VARCHAR) COLLATE "binary") IS NULL) AND 
    (v.q1 = (CAST("main"."released"."zip" AS VARCHAR) COLLATE "binary") OR v.q1 IS NULL AND (CAST("main"."released"."zip" AS VARCHAR) COLLATE "binary") IS NULL) AND 
    (v.q2 = (CAST("main"."released"."city" AS VARCHAR) COLLATE "binary") OR v.q2 IS NULL AND (CAST("main"."released"."city" AS VARCHAR) COLLATE "binary") IS NULL)

);
