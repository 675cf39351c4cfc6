SELECT part, dim, v, dealt, level
FROM (
  SELECT x.part, x.dim, x.v, x.dealt, x.level, ROW_NUMBER() OVER (PARTITION BY x.part ORDER BY x.choice) AS turn
  FROM "candidates_1" AS x
  JOIN (
    SELECT part, choice
    FROM (
      SELECT part, choice, violates FROM (
SELECT part, choice, side, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT part, choice, side, s, SUM(n) AS n FROM "sides_1" GROUP BY part, choice, side, s) AS h
GROUP BY part, choice, side
      ) AS v0

    ) AS verdicts
    GROUP BY part, choice
    HAVING SUM(violates) = 0
  ) AS sound ON sound.part = x.part AND sound.choice = x.choice
) AS ranked
WHERE turn = 1;
