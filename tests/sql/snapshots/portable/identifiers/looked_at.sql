(
  SELECT p.place, CASE p.place WHEN 0 THEN (CAST(CAST(v0 AS VARCHAR) AS VARCHAR) COLLATE "binary") END AS written
  FROM (
  SELECT v0, seen
  FROM (
    SELECT (CAST("x" AS VARCHAR) COLLATE "binary") AS v0, 1 AS seen
    FROM "calls"
  ) AS numbered
) AS looked_at

  CROSS JOIN (
    SELECT 0 AS place
  ) AS p
) AS r;
