CREATE VIEW `main`.`sqlanon_recoding_run_live` (`age`, `zip`, `city`, `grade`, `illness`)
   AS
SELECT p0, p1, p2, p3, p4
FROM (
  SELECT
    m.p0 AS p0,
    m.p1 AS p1,
    m.p2 AS p2,
    r.o3 AS p3,
    r.o4 AS p4,
    m.place, COUNT(*) OVER (PARTITION BY m.place) AS size
FROM (
SELECT
    s.`grade` AS o3,
    s.`illness` AS o4,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    CASE WHEN CAST(s.`city` AS TEXT) COLLATE BINARY IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2
  FROM `people` AS s
LEFT JOIN `main`.`sqlanon_recoding_run_0` AS d0
  ON d0.value = +s.`age`
LEFT JOIN `main`.`sqlanon_recoding_run_1` AS d1
  ON d1.value = CAST(s.`zip` AS TEXT) COLLATE BINARY
LEFT JOIN `main`.`sqlanon_recoding_run_2` AS d2
  ON d2.value = CAST(s.`city` AS TEXT) COLLATE BINARY

) AS r
JOIN `main`.`sqlanon_recoding_run_map` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2
) AS v
WHERE size >= 3
ORDER BY place, RANDOM();

CREATE VIEW `main`.`sqlanon_recoding_run_live` (`age`, `zip`, `city`, `grade`, `illness`, `person`)
   AS
SELECT p0, p1, p2, p3, p4, p5
FROM (
  SELECT p0, p1, p2, p3, p4, p5, place, size, SUM(comes) OVER (PARTITION BY place) AS persons
  FROM (
  SELECT
    m.p0 AS p0,
    m.p1 AS p1,
    m.p2 AS p2,
    r.o3 AS p3,
    r.o4 AS p4,
    r.o5 AS p5,
    CASE WHEN +r.o5 IS NOT NULL
      AND ROW_NUMBER() OVER (PARTITION BY m.place, +r.o5 ORDER BY m.place) = 1 THEN 1 ELSE 0 END AS comes,
    m.place, COUNT(*) OVER (PARTITION BY m.place) AS size
FROM (
SELECT
    s.`grade` AS o3,
    s.`illness` AS o4,
    s.`person` AS o5,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    CASE WHEN CAST(s.`city` AS TEXT) COLLATE BINARY IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2
  FROM `people` AS s
LEFT JOIN `main`.`sqlanon_recoding_run_0` AS d0
  ON d0.value = +s.`age`
LEFT JOIN `main`.`sqlanon_recoding_run_1` AS d1
  ON d1.value = CAST(s.`zip` AS TEXT) COLLATE BINARY
LEFT JOIN `main`.`sqlanon_recoding_run_2` AS d2
  ON d2.value = CAST(s.`city` AS TEXT) COLLATE BINARY

) AS r
JOIN `main`.`sqlanon_recoding_run_map` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2

  ) AS of_persons
) AS v
WHERE size >= 3 AND persons >= 3
ORDER BY place, RANDOM();
