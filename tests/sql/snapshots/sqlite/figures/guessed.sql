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
  SELECT CAST(`age` AS TEXT) COLLATE BINARY AS q0, CAST(`zip` AS TEXT) COLLATE BINARY AS q1, CAST(`city` AS TEXT) COLLATE BINARY AS q2, CAST(`illness` AS TEXT) COLLATE BINARY AS s FROM `persons_1`
) AS released
GROUP BY q0, q1, q2, s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
q0, q1, q2)
) AS classed

)
SELECT whole, SUM(CAST(held AS REAL) * (held - 1) / CASE WHEN n > 1 THEN n - 1 ELSE 1 END) AS agreed,
  CAST(MAX(held) AS INTEGER) AS most,
  CAST(SUM(CASE WHEN place = 1 AND (held - 1 > second
      OR (held - 1 = second AND second > 0 AND everywhere - 1 > its_rows)) THEN held ELSE 0 END) AS INTEGER) AS guessed,
  CAST(SUM(CASE WHEN n = 1 AND everywhere = most THEN 1 ELSE 0 END) AS INTEGER) AS alone
FROM (
  SELECT whole, held, everywhere,
    CAST(SUM(held) OVER (PARTITION BY whole, class) AS INTEGER) AS n,
    ROW_NUMBER() OVER (PARTITION BY whole, class ORDER BY held DESC, everywhere DESC) AS place,
    COALESCE(LEAD(held) OVER (PARTITION BY whole, class ORDER BY held DESC, everywhere DESC), 0) AS second,
    COALESCE(LEAD(everywhere) OVER (PARTITION BY whole, class ORDER BY held DESC, everywhere DESC), 0) AS its_rows,
    MAX(everywhere) OVER (PARTITION BY whole) AS most
  FROM (
    SELECT whole, class, held, CAST(SUM(held) OVER (PARTITION BY whole, token) AS INTEGER) AS everywhere
    FROM (
      SELECT 0 AS whole, class, token, held FROM cells
      UNION ALL
      SELECT 1, NULL, token, CAST(SUM(held) AS INTEGER) FROM cells GROUP BY token
    ) AS counted
  ) AS known
) AS ranked
GROUP BY whole;
