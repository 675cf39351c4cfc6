SELECT DENSE_RANK() OVER (ORDER BY place_0, place_1) AS kind,
  CAST(SUM(held) AS SIGNED) AS held
  , place_0
  , place_1
FROM (
  SELECT MAX(CASE WHEN number = 1 THEN held END) AS held
    , MAX(CASE WHEN number = 0 THEN place END) AS place_0
    , MAX(CASE WHEN number = 1 THEN place END) AS place_1
  FROM (
    SELECT 0 AS number, place, held, CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS u0, CONVERT(v1 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS u1 FROM `place`.`sqlanon_recoding_run_public`
    UNION ALL
    SELECT 1 AS number, place, held, CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS u0, CONVERT(v1 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS u1 FROM `public_1`
  ) AS known
  GROUP BY SHA2(u0, 256), SHA2(u1, 256)
) AS persons
WHERE held > 0
GROUP BY place_0, place_1;
