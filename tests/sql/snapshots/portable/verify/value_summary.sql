SELECT class, CAST(SUM(held) AS BIGINT) AS n, CAST(SUM(c) AS BIGINT) AS v,
  CAST(SUM(CASE WHEN c > 0 THEN 1 ELSE 0 END) AS BIGINT) AS different, MAX(c) AS greatest,
  SUM(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) * LN(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) END) ELSE 0 END) AS spent
FROM (
  SELECT class, held, held * (1 - absent) AS c FROM cells WHERE own = 1
) AS counted
GROUP BY class;
