SELECT ROW_NUMBER() OVER (ORDER BY label) AS code, label
FROM (
  SELECT l0 AS label FROM "spelled_1"
  UNION
  SELECT l0 AS label FROM "spelled_2"
  UNION
  SELECT l0 AS label FROM "spelled_3"
) AS spelled;
