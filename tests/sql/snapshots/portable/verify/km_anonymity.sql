SELECT had AS n, had AS measure, CASE WHEN had < 2 THEN 1 ELSE 0 END AS violates
FROM (
  SELECT CAST(SUM(1 - i1.absent) AS BIGINT) AS had
  FROM (
SELECT class, token, absent, times
FROM cells
JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
) AS counted ON times <= held
WHERE own <> 0 AND NOT (absent = 1 AND times > 1)

  ) AS i1

  GROUP BY
i1.class, i1.times
  UNION ALL
  SELECT CAST(SUM(1 - i1.absent) AS BIGINT) AS had
  FROM (
SELECT class, token, absent, times
FROM cells
JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
) AS counted ON times <= held
WHERE own <> 0 AND NOT (absent = 1 AND times > 1)

  ) AS i1
  JOIN (
SELECT class, token, absent, times
FROM cells
JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
) AS counted ON times <= held
WHERE own <> 0 AND NOT (absent = 1 AND times > 1)

  ) AS i2 ON i2.token = i1.token AND i2.class > i1.class
  WHERE i1.absent <> 1
    AND i1.times + i2.times <= 2

  GROUP BY
i1.class, i1.times, i2.class, i2.times

) AS combinations;

SELECT had AS n, had AS measure, CASE WHEN had < 3 THEN 1 ELSE 0 END AS violates
FROM (
  SELECT CAST(SUM(1 - i1.absent) AS BIGINT) AS had
  FROM (
SELECT class, token, absent, times
FROM cells
JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
) AS counted ON times <= held
WHERE own <> 0 AND NOT (absent = 1 AND times > 1)

  ) AS i1

  GROUP BY
i1.class, i1.times
  UNION ALL
  SELECT CAST(SUM(1 - i1.absent) AS BIGINT) AS had
  FROM (
SELECT class, token, absent, times
FROM cells
JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
) AS counted ON times <= held
WHERE own <> 0 AND NOT (absent = 1 AND times > 1)

  ) AS i1
  JOIN (
SELECT class, token, absent, times
FROM cells
JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
) AS counted ON times <= held
WHERE own <> 0 AND NOT (absent = 1 AND times > 1)

  ) AS i2 ON i2.token = i1.token AND i2.class > i1.class
  WHERE i1.absent <> 1
    AND i1.times + i2.times <= 2

  GROUP BY
i1.class, i1.times, i2.class, i2.times

) AS combinations;
