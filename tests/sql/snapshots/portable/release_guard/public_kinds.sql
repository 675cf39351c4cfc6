SELECT DENSE_RANK() OVER (ORDER BY place_0, place_1) AS kind,
  CAST(SUM(held) AS BIGINT) AS held
  , place_0
  , place_1
FROM (
  SELECT MAX(CASE WHEN number = 1 THEN held END) AS held
    , MAX(CASE WHEN number = 0 THEN place END) AS place_0
    , MAX(CASE WHEN number = 1 THEN place END) AS place_1
  FROM (
    SELECT 0 AS number, place, held, (CAST(v0 AS VARCHAR) COLLATE "binary") AS u0, (CAST(v1 AS VARCHAR) COLLATE "binary") AS u1 FROM "main"."sqlanon_recoding_run_public"
    UNION ALL
    SELECT 1 AS number, place, held, (CAST(v0 AS VARCHAR) COLLATE "binary") AS u0, (CAST(v1 AS VARCHAR) COLLATE "binary") AS u1 FROM "public_1"
  ) AS known
  GROUP BY u0, u1
) AS persons
WHERE held > 0
GROUP BY place_0, place_1;
