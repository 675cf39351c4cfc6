WITH cells AS (
SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, q1, q2, s, COUNT(*) AS held
FROM (
  SELECT CAST("age" AS TEXT) COLLATE "C" AS q0, CAST("zip" AS TEXT) COLLATE "C" AS q1, CAST("city" AS TEXT) COLLATE "C" AS q2, CAST("illness" AS TEXT) COLLATE "C" AS s FROM "persons_1"
) AS released
GROUP BY q0, q1, q2, s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
q0, q1, q2)
) AS classed

)
SELECT whole, CAST(SUM(CASE WHEN most - 1 > others THEN most ELSE 0 END) AS BIGINT) AS guessed
FROM (
  SELECT whole, class,
    MAX(CASE WHEN place = 1 THEN held ELSE 0 END) AS most,
    MAX(CASE WHEN place = 2 THEN held ELSE 0 END) AS others
  FROM (
    SELECT whole, class, held, ROW_NUMBER() OVER (PARTITION BY whole, class ORDER BY held DESC) AS place
    FROM (
      SELECT 0 AS whole, class, held FROM cells
      UNION ALL
      SELECT 1, 0, CAST(SUM(held) AS BIGINT) FROM cells GROUP BY token
    ) AS counted
  ) AS ranked
  GROUP BY whole, class
) AS classes
GROUP BY whole;
