SELECT n, q0, q1, q2, q3
FROM (
  SELECT told.*,
    ROW_NUMBER() OVER (
      ORDER BY n DESC, CASE WHEN q0 IS NULL THEN 1 ELSE 0 END, q0, CASE WHEN q1 IS NULL THEN 1 ELSE 0 END, q1, CASE WHEN q2 IS NULL THEN 1 ELSE 0 END, q2, CASE WHEN q3 IS NULL THEN 1 ELSE 0 END, q3
    ) AS turn
  FROM (
    SELECT COUNT(*) AS n, q0, q1, q2, q3
    FROM (
      SELECT (CAST(CAST("age" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS q0, (CAST(CAST("zip" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS q1, (CAST(CAST("city" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS q2, (CAST(CAST("grade" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS q3
      FROM "persons_1"
    ) AS released
    GROUP BY q0, q1, q2, q3
  ) AS told
) AS numbered
WHERE turn <= 10
ORDER BY turn;
