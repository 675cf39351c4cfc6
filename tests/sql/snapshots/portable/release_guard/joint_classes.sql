SELECT person, DENSE_RANK() OVER (
  ORDER BY place_0) AS sqlanon_joint,
  CASE WHEN place_0 IS NULL THEN 2
    ELSE 0 END AS fate
  , place_0
FROM (
  SELECT person
    , MAX(CASE WHEN number = 0 THEN place END) AS place_0
  FROM (
    SELECT person, place, 0 AS number FROM "main"."sqlanon_recoding_run_known"
  ) AS known
  GROUP BY person
) AS placed;

SELECT person, owner, DENSE_RANK() OVER (
  ORDER BY place_0) AS sqlanon_joint,
  CASE WHEN place_0 IS NULL THEN 2
    ELSE 0 END AS fate
  , place_0
FROM (
  SELECT owner, person
    , MAX(CASE WHEN number = 0 THEN place END) AS place_0
  FROM (
    SELECT person, place, 0 AS number, (CAST(v0 AS VARCHAR) COLLATE "binary") AS owner FROM "main"."sqlanon_recoding_run_known"
  ) AS known
  GROUP BY owner, person
) AS placed;

SELECT person, owner, DENSE_RANK() OVER (
  ORDER BY place_0) AS sqlanon_joint,
  CASE WHEN place_0 IS NULL THEN 2
    ELSE 0 END AS fate
  , place_0
FROM (
  SELECT owner, person
    , MAX(CASE WHEN number = 0 THEN place END) AS place_0
  FROM (
    SELECT person, place, 0 AS number, v0 AS owner FROM "main"."sqlanon_recoding_run_known"
  ) AS known
  GROUP BY owner, person
) AS placed;

SELECT person, DENSE_RANK() OVER (
  ORDER BY place_0) AS sqlanon_joint,
  CASE WHEN place_0 IS NULL THEN 2
    ELSE 0 END AS fate
  , place_0
FROM (
  SELECT person
    , MAX(CASE WHEN number = 0 THEN place END) AS place_0
  FROM (
    SELECT person, place, 0 AS number FROM "placed_1"
  ) AS known
  GROUP BY person
) AS placed;
