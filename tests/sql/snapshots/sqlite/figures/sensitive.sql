WITH cells AS (
SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS INTEGER) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS INTEGER) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, q1, q2, q3, q4, q5, s, COUNT(*) AS held
FROM (
  SELECT CAST(`age` AS TEXT) COLLATE BINARY AS q0, CAST(`zip` AS TEXT) COLLATE BINARY AS q1, CAST(`born` AS TEXT) COLLATE BINARY AS q2, CAST(`score` AS TEXT) COLLATE BINARY AS q3, CAST(`city` AS TEXT) COLLATE BINARY AS q4, CAST(`grade` AS TEXT) COLLATE BINARY AS q5, CAST(`illness` AS TEXT) COLLATE BINARY AS s FROM `main`.`target_1`
) AS released
GROUP BY q0, q1, q2, q3, q4, q5, s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
q0, q1, q2, q3, q4, q5)
) AS classed

)
SELECT variety, distance, COUNT(*) AS classes, CAST(SUM(n) AS INTEGER) AS held
FROM (
  SELECT n,
    CASE WHEN different < 2 THEN 0 WHEN different < 3 THEN 1 WHEN different < 4 THEN 2 WHEN different < 5 THEN 3 WHEN different < 10 THEN 4       ELSE 5 END AS variety,
    CASE WHEN apart <= 0.050000001 THEN 0 WHEN apart <= 0.100000001 THEN 1 WHEN apart <= 0.200000001 THEN 2 WHEN apart <= 0.300000001 THEN 3 WHEN apart <= 0.500000001 THEN 4       ELSE 5 END AS distance
  FROM (
    SELECT MAX(n) AS n, COUNT(*) AS different, (SUM(ABS(CAST(held AS REAL) / n - part)) + 1 - SUM(part)) / 2 AS apart
    FROM (
      SELECT class, held, n,
        CAST(SUM(held) OVER (PARTITION BY token) AS REAL) / SUM(held) OVER () AS part
      FROM cells
    ) AS shares
    GROUP BY class
  ) AS classes
) AS banded
GROUP BY variety, distance;

WITH cells AS (
SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS INTEGER) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS INTEGER) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, q1, q2, s, COUNT(*) AS held
FROM (
  SELECT CAST(`age` AS TEXT) COLLATE BINARY AS q0, CAST(`born` AS TEXT) COLLATE BINARY AS q1, CAST(`score` AS TEXT) COLLATE BINARY AS q2, CAST(`illness` AS TEXT) COLLATE BINARY AS s FROM `main`.`target_1`
) AS released
GROUP BY q0, q1, q2, s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
q0, q1, q2)
) AS classed

)
SELECT variety, distance, COUNT(*) AS classes, CAST(SUM(n) AS INTEGER) AS held
FROM (
  SELECT n,
    CASE WHEN different < 2 THEN 0 WHEN different < 3 THEN 1 WHEN different < 4 THEN 2 WHEN different < 5 THEN 3 WHEN different < 10 THEN 4       ELSE 5 END AS variety,
    CASE WHEN apart <= 0.050000001 THEN 0 WHEN apart <= 0.100000001 THEN 1 WHEN apart <= 0.200000001 THEN 2 WHEN apart <= 0.300000001 THEN 3 WHEN apart <= 0.500000001 THEN 4       ELSE 5 END AS distance
  FROM (
    SELECT MAX(n) AS n, COUNT(*) AS different, (SUM(ABS(CAST(held AS REAL) / n - part)) + 1 - SUM(part)) / 2 AS apart
    FROM (
      SELECT class, held, n,
        CAST(SUM(held) OVER (PARTITION BY token) AS REAL) / SUM(held) OVER () AS part
      FROM cells
    ) AS shares
    GROUP BY class
  ) AS classes
) AS banded
GROUP BY variety, distance;

WITH cells AS (
SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS INTEGER) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS INTEGER) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, q1, q2, q3, s, COUNT(*) AS held
FROM (
  SELECT CAST(`age` AS TEXT) COLLATE BINARY AS q0, CAST(`zip` AS TEXT) COLLATE BINARY AS q1, CAST(`city` AS TEXT) COLLATE BINARY AS q2, CAST(`grade` AS TEXT) COLLATE BINARY AS q3, CAST(`illness` AS TEXT) COLLATE BINARY AS s FROM `persons_1`
) AS released
GROUP BY q0, q1, q2, q3, s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
q0, q1, q2, q3)
) AS classed

)
SELECT variety, distance, COUNT(*) AS classes, CAST(SUM(n) AS INTEGER) AS held
FROM (
  SELECT n,
    CASE WHEN different < 2 THEN 0 WHEN different < 3 THEN 1 WHEN different < 4 THEN 2 WHEN different < 5 THEN 3 WHEN different < 10 THEN 4       ELSE 5 END AS variety,
    CASE WHEN apart <= 0.050000001 THEN 0 WHEN apart <= 0.100000001 THEN 1 WHEN apart <= 0.200000001 THEN 2 WHEN apart <= 0.300000001 THEN 3 WHEN apart <= 0.500000001 THEN 4       ELSE 5 END AS distance
  FROM (
    SELECT MAX(n) AS n, COUNT(*) AS different, (SUM(ABS(CAST(held AS REAL) / n - part)) + 1 - SUM(part)) / 2 AS apart
    FROM (
      SELECT class, held, n,
        CAST(SUM(held) OVER (PARTITION BY token) AS REAL) / SUM(held) OVER () AS part
      FROM cells
    ) AS shares
    GROUP BY class
  ) AS classes
) AS banded
GROUP BY variety, distance;
