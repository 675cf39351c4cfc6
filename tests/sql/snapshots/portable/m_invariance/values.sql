SELECT CAST(place AS INTEGER) AS v, value, raw
FROM (
  SELECT value, raw, ROW_NUMBER() OVER (ORDER BY value) AS place
  FROM (
    SELECT value, raw, ROW_NUMBER() OVER (PARTITION BY value ORDER BY value) AS turn
    FROM (
      SELECT (CAST(s."illness" AS VARCHAR) COLLATE "binary") AS value, s."illness" AS raw FROM "copy_1" AS s
    ) AS held
    WHERE value IS NOT NULL
  ) AS numbered
  WHERE turn = 1
) AS placed;
