-- name: described
SELECT
  MAX(CASE WHEN number = 0 THEN place END) AS place_0,
  MAX(CASE WHEN number = 1 THEN place END) AS place_1,
  MAX(c0) AS c0,
  MAX(v_0_0) AS v_0_0,
  MAX(v_1_0) AS v_1_0,
  MAX(known) AS known
FROM (
  SELECT person, place, 0 AS number, 0 AS known, NULL AS c0  , v0 AS v_0_0  , NULL AS v_1_0
  FROM `place`.`sqlanon_recoding_run_known`
  UNION ALL
  SELECT person, place, 1 AS number, 0 AS known, NULL AS c0  , NULL AS v_0_0  , v0 AS v_1_0
  FROM `place`.`sqlanon_recoding_run_known`
  UNION ALL
  SELECT person, NULL AS place, 2 AS number, 1 AS known, c0, NULL AS v_0_0, NULL AS v_1_0
  FROM `today_1`
) AS together
GROUP BY person
HAVING COUNT(place) > 0;
