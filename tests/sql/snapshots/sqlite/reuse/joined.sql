SELECT
  s.`person`,
  s.`longitude`,
  s.`zone`,
  s.`station`,
  COALESCE(j.sqlanon_before, 0) AS sqlanon_before,
  COALESCE(p.place, 0) AS sqlanon_place
FROM `measured_points` AS s
LEFT JOIN (
  SELECT DISTINCT CAST(person AS TEXT) COLLATE BINARY AS person, sqlanon_before FROM `joint_1`
) AS j ON j.person = CAST(CAST(s.`person` AS TEXT) AS TEXT) COLLATE BINARY
LEFT JOIN (
  SELECT DISTINCT CAST(person AS TEXT) COLLATE BINARY AS person, place FROM `main`.`sqlanon_recoding_run_known`
) AS p ON p.person = CAST(CAST(s.`person` AS TEXT) AS TEXT) COLLATE BINARY;

SELECT
  s.`person`,
  s.`city`,
  s.`grade`,
  s.`illness`,
  s.`sqlanon_key`,
  COALESCE(p.place, 0) AS sqlanon_place
FROM `persons_1` AS s
LEFT JOIN (
  SELECT DISTINCT CAST(person AS TEXT) COLLATE BINARY AS person, place FROM `main`.`sqlanon_recoding_run_known`
) AS p ON p.person = CAST(CAST(s.`sqlanon_key` AS TEXT) AS TEXT) COLLATE BINARY;

SELECT
  s.`number`,
  s.`whose`,
  s.`what`,
  COALESCE(p.place, 0) AS sqlanon_place
FROM `buys` AS s
LEFT JOIN (
  SELECT DISTINCT CAST(person AS TEXT) COLLATE BINARY AS person, place, +v0 AS owner FROM `main`.`sqlanon_recoding_run_known`
) AS p ON p.person = CAST(CAST(s.`number` AS TEXT) AS TEXT) COLLATE BINARY  AND (p.owner = +s.`whose`
    OR p.owner IS NULL AND +s.`whose` IS NULL);
