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
  SELECT CONVERT(`age` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2, CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS s FROM `persons_1`
) AS released
GROUP BY q0, q1, q2, s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
SHA2(q0, 256), SHA2(q1, 256), SHA2(q2, 256))
) AS classed

)
SELECT whole, SUM(CAST(held AS DOUBLE) * (held - 1) / CASE WHEN n > 1 THEN n - 1 ELSE 1 END) AS agreed,
  CAST(MAX(held) AS SIGNED) AS most,
  CAST(SUM(CASE WHEN place = 1 AND (held - 1 > second
      OR (held - 1 = second AND second > 0 AND everywhere - 1 > its_rows)) THEN held ELSE 0 END) AS SIGNED) AS guessed,
  CAST(SUM(CASE WHEN n = 1 AND everywhere = most THEN 1 ELSE 0 END) AS SIGNED) AS alone
FROM (
  SELECT whole, held, everywhere,
    CAST(SUM(held) OVER (PARTITION BY whole, class) AS SIGNED) AS n,
    ROW_NUMBER() OVER (PARTITION BY whole, class ORDER BY held DESC, everywhere DESC) AS place,
    COALESCE(LEAD(held) OVER (PARTITION BY whole, class ORDER BY held DESC, everywhere DESC), 0) AS second,
    COALESCE(LEAD(everywhere) OVER (PARTITION BY whole, class ORDER BY held DESC, everywhere DESC), 0) AS its_rows,
    MAX(everywhere) OVER (PARTITION BY whole) AS most
  FROM (
    SELECT whole, class, held, CAST(SUM(held) OVER (PARTITION BY whole, token) AS SIGNED) AS everywhere
    FROM (
      SELECT 0 AS whole, class, token, held FROM cells
      UNION ALL
      SELECT 1, NULL, token, CAST(SUM(held) AS SIGNED) FROM cells GROUP BY token
    ) AS counted
  ) AS known
) AS ranked
GROUP BY whole;
