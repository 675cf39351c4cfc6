SELECT class, CAST(SUM(held) AS INTEGER) AS n, CAST(SUM(c) AS INTEGER) AS v,
  CAST(SUM(CASE WHEN c > 0 THEN 1 ELSE 0 END) AS INTEGER) AS different, MAX(c) AS greatest,
  SUM(CASE WHEN c > 0 THEN CAST(c AS REAL) * LN(CASE WHEN c > 0 THEN CAST(c AS REAL) END) ELSE 0 END) AS spent
FROM (
  SELECT class, held, held * (1 - absent) AS c FROM cells WHERE own = 1
) AS counted
GROUP BY class;
