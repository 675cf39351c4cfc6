SELECT class, CAST(SUM(held) AS SIGNED) AS n, CAST(SUM(c) AS SIGNED) AS v,
  CAST(SUM(CASE WHEN c > 0 THEN 1 ELSE 0 END) AS SIGNED) AS different, MAX(c) AS greatest,
  SUM(CASE WHEN c > 0 THEN CAST(c AS DOUBLE) * LN(CASE WHEN c > 0 THEN CAST(c AS DOUBLE) END) ELSE 0 END) AS spent
FROM (
  SELECT class, held, held * (1 - absent) AS c FROM cells WHERE own = 1
) AS counted
GROUP BY class;
