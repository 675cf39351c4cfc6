WITH cells AS (
SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, SHA2(s, 256)) AS token, s, absent, held, n, known

FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS SIGNED) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS SIGNED) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, q1, q2, q3, q4, q5, s, COUNT(*) AS held
FROM (
  SELECT CONVERT(`age` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(`born` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2, CONVERT(`score` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q3, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q4, CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q5, CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS s FROM `place`.`target_1`
) AS released
GROUP BY q0, q1, q2, q3, q4, q5, s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
SHA2(q0, 256), SHA2(q1, 256), SHA2(q2, 256), SHA2(q3, 256), SHA2(q4, 256), SHA2(q5, 256))
) AS classed

)
SELECT variety, distance, COUNT(*) AS classes, CAST(SUM(n) AS SIGNED) AS held
FROM (
  SELECT n,
    CASE WHEN different < 2 THEN 0 WHEN different < 3 THEN 1 WHEN different < 4 THEN 2 WHEN different < 5 THEN 3 WHEN different < 10 THEN 4       ELSE 5 END AS variety,
    CASE WHEN apart <= 0.050000001 THEN 0 WHEN apart <= 0.100000001 THEN 1 WHEN apart <= 0.200000001 THEN 2 WHEN apart <= 0.300000001 THEN 3 WHEN apart <= 0.500000001 THEN 4       ELSE 5 END AS distance
  FROM (
    SELECT MAX(n) AS n, COUNT(*) AS different, (SUM(ABS(CAST(held AS DOUBLE) / n - part)) + 1 - SUM(part)) / 2 AS apart
    FROM (
      SELECT class, held, n,
        CAST(SUM(held) OVER (PARTITION BY token) AS DOUBLE) / SUM(held) OVER () AS part
      FROM cells
    ) AS shares
    GROUP BY class
  ) AS classes
) AS banded
GROUP BY variety, distance;

WITH cells AS (
SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, SHA2(s, 256)) AS token, s, absent, held, n, known

FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS SIGNED) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS SIGNED) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, q1, q2, s, COUNT(*) AS held
FROM (
  SELECT CONVERT(`age` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q0, CONVERT(`born` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(`score` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2, CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS s FROM `place`.`target_1`
) AS released
GROUP BY q0, q1, q2, s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
SHA2(q0, 256), SHA2(q1, 256), SHA2(q2, 256))
) AS classed

)
SELECT variety, distance, COUNT(*) AS classes, CAST(SUM(n) AS SIGNED) AS held
FROM (
  SELECT n,
    CASE WHEN different < 2 THEN 0 WHEN different < 3 THEN 1 WHEN different < 4 THEN 2 WHEN different < 5 THEN 3 WHEN different < 10 THEN 4       ELSE 5 END AS variety,
    CASE WHEN apart <= 0.050000001 THEN 0 WHEN apart <= 0.100000001 THEN 1 WHEN apart <= 0.200000001 THEN 2 WHEN apart <= 0.300000001 THEN 3 WHEN apart <= 0.500000001 THEN 4       ELSE 5 END AS distance
  FROM (
    SELECT MAX(n) AS n, COUNT(*) AS different, (SUM(ABS(CAST(held AS DOUBLE) / n - part)) + 1 - SUM(part)) / 2 AS apart
    FROM (
      SELECT class, held, n,
        CAST(SUM(held) OVER (PARTITION BY token) AS DOUBLE) / SUM(held) OVER () AS part
      FROM cells
    ) AS shares
    GROUP BY class
  ) AS classes
) AS banded
GROUP BY variety, distance;

WITH cells AS (
SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, SHA2(s, 256)) AS token, s, absent, held, n, known

FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS SIGNED) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS SIGNED) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, q1, q2, q3, s, COUNT(*) AS held
FROM (
  SELECT CONVERT(`age` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2, CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q3, CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS s FROM `persons_1`
) AS released
GROUP BY q0, q1, q2, q3, s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
SHA2(q0, 256), SHA2(q1, 256), SHA2(q2, 256), SHA2(q3, 256))
) AS classed

)
SELECT variety, distance, COUNT(*) AS classes, CAST(SUM(n) AS SIGNED) AS held
FROM (
  SELECT n,
    CASE WHEN different < 2 THEN 0 WHEN different < 3 THEN 1 WHEN different < 4 THEN 2 WHEN different < 5 THEN 3 WHEN different < 10 THEN 4       ELSE 5 END AS variety,
    CASE WHEN apart <= 0.050000001 THEN 0 WHEN apart <= 0.100000001 THEN 1 WHEN apart <= 0.200000001 THEN 2 WHEN apart <= 0.300000001 THEN 3 WHEN apart <= 0.500000001 THEN 4       ELSE 5 END AS distance
  FROM (
    SELECT MAX(n) AS n, COUNT(*) AS different, (SUM(ABS(CAST(held AS DOUBLE) / n - part)) + 1 - SUM(part)) / 2 AS apart
    FROM (
      SELECT class, held, n,
        CAST(SUM(held) OVER (PARTITION BY token) AS DOUBLE) / SUM(held) OVER () AS part
      FROM cells
    ) AS shares
    GROUP BY class
  ) AS classes
) AS banded
GROUP BY variety, distance;
