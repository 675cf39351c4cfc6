SELECT part, dim, v, dealt, level, below, total
FROM (
  SELECT x.part, x.dim, x.v, x.dealt, x.level, x.below, x.total,
    ROW_NUMBER() OVER (PARTITION BY x.part ORDER BY x.choice) AS turn
  FROM "candidates_1" AS x
  JOIN (
    SELECT part, choice
    FROM (
      SELECT part, choice, violates FROM (
SELECT part, choice, side, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 3 THEN 1 ELSE 0 END AS violates
FROM (SELECT part, choice, side, s, SUM(n) AS n FROM "sides_1" GROUP BY part, choice, side, s) AS h
GROUP BY part, choice, side
      ) AS v0

    ) AS verdicts
    GROUP BY part, choice
    HAVING SUM(violates) = 0
  ) AS sound ON sound.part = x.part AND sound.choice = x.choice
) AS ranked
WHERE turn = 1;

SELECT part, dim, v, dealt, level, below, total
FROM (
  SELECT x.part, x.dim, x.v, x.dealt, x.level, x.below, x.total,
    ROW_NUMBER() OVER (PARTITION BY x.part ORDER BY x.choice) AS turn
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

SELECT part, dim, v, dealt, level, below, total
FROM (
  SELECT x.part, x.dim, x.v, x.dealt, x.level, x.below, x.total,
    ROW_NUMBER() OVER (PARTITION BY x.part ORDER BY x.choice) AS turn
  FROM "candidates_1" AS x
  JOIN (
    SELECT part, choice
    FROM (
      SELECT part, choice, violates FROM (
SELECT part, choice, side, SUM(CASE WHEN s = 6 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = 6 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT part, choice, side, s, SUM(n) AS n FROM "sides_1" GROUP BY part, choice, side, s) AS h
GROUP BY part, choice, side
      ) AS v0

    ) AS verdicts
    GROUP BY part, choice
    HAVING SUM(violates) = 0
  ) AS sound ON sound.part = x.part AND sound.choice = x.choice
) AS ranked
WHERE turn = 1;

SELECT part, dim, v, dealt, level, below, total
FROM (
  SELECT x.part, x.dim, x.v, x.dealt, x.level, x.below, x.total,
    ROW_NUMBER() OVER (PARTITION BY x.part ORDER BY x.choice) AS turn
  FROM "candidates_1" AS x
  JOIN (
    SELECT part, choice
    FROM (
      SELECT part, choice, violates FROM (
SELECT part, choice, side, measure, CASE WHEN measure <= 0.900000001 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT part, choice, side,
    CASE WHEN 3 < 2 THEN 0
      ELSE (MIN(area_before)
          + SUM(height * (crossing - places_before) - (area_crossing - area_before))
          + SUM((area_last - area_crossing) - height * (last_place - crossing))
        ) / NULLIF(CAST(40 AS DOUBLE PRECISION) * (3 - 1), 0) END AS measure
  FROM (
    SELECT part, choice, side, of_class, height, places_before, last_place, area_before, area_last,
      LEAST(GREATEST(SUM(places) OVER (ORDER BY height, of_class), places_before), last_place) AS crossing,
      LEAST(GREATEST(SUM(area) OVER (ORDER BY height, of_class), area_before), area_last) AS area_crossing
    FROM (
      SELECT part, choice, side, 1 AS of_class, 0 AS places, 0.0 AS area, place - 1 AS places_before, area_before,
        CAST(40 AS DOUBLE PRECISION) * SUM(c) OVER (PARTITION BY part, choice, side ORDER BY place) / SUM(c) OVER (PARTITION BY part, choice, side) AS height,
        COALESCE(LEAD(place - 1) OVER (PARTITION BY part, choice, side ORDER BY place), 3) AS last_place,
        COALESCE(LEAD(area_before) OVER (PARTITION BY part, choice, side ORDER BY place), CAST(81 AS DOUBLE PRECISION)) AS area_last
      FROM (
        SELECT part, choice, side, s, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT part, choice, side, s, SUM(n) AS n FROM "sides_1" GROUP BY part, choice, side, s) AS h
      ) AS counted
      JOIN "domain_1" AS z ON z.s = counted.s
      WHERE c > 0
      UNION ALL
      SELECT NULL, NULL, NULL, 0, 1, cumulated_reference, NULL, NULL, cumulated_reference, NULL, NULL
      FROM "domain_1"
    ) AS curves
  ) AS crossings
  WHERE of_class = 1
  GROUP BY part, choice, side
) AS measured
      ) AS v0

    ) AS verdicts
    GROUP BY part, choice
    HAVING SUM(violates) = 0
  ) AS sound ON sound.part = x.part AND sound.choice = x.choice
) AS ranked
WHERE turn = 1;

SELECT part, dim, v, dealt, level, below, total
FROM (
  SELECT x.part, x.dim, x.v, x.dealt, x.level, x.below, x.total,
    ROW_NUMBER() OVER (PARTITION BY x.part ORDER BY x.choice) AS turn
  FROM "candidates_1" AS x
  JOIN (
    SELECT part, choice
    FROM (
      SELECT part, choice, violates FROM (
SELECT part, choice, side, MIN(n) AS measure, CASE WHEN MIN(n) < 3 THEN 1 ELSE 0 END AS violates
FROM (SELECT part, choice, side, s, SUM(n) AS n FROM "sides_1" GROUP BY part, choice, side, s) AS h
GROUP BY part, choice, side
      ) AS v0

    ) AS verdicts
    GROUP BY part, choice
    HAVING SUM(violates) = 0
  ) AS sound ON sound.part = x.part AND sound.choice = x.choice
) AS ranked
WHERE turn = 1;

SELECT part, dim, v, dealt, level, below, total
FROM (
  SELECT x.part, x.dim, x.v, x.dealt, x.level, x.below, x.total,
    ROW_NUMBER() OVER (PARTITION BY x.part ORDER BY x.choice) AS turn
  FROM "candidates_1" AS x
  JOIN (
    SELECT part, choice
    FROM (
      SELECT part, choice, violates FROM (
SELECT part, choice, side, measure, CASE WHEN measure <= 0.240000001 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT part, choice, side, CASE WHEN MAX(v) = 0 THEN 0 ELSE (1 + SUM(CASE WHEN c > 0 THEN
    ABS(CAST(c AS DOUBLE PRECISION) / NULLIF(v, 0) - CAST(p AS DOUBLE PRECISION) / 40) - CAST(p AS DOUBLE PRECISION) / 40
    ELSE 0 END)) / 2.0 END AS measure
  FROM (
  SELECT part, choice, side, counted.s, c, COALESCE(z.p, 0) AS p, SUM(c) OVER (PARTITION BY part, choice, side) AS v
  FROM (SELECT part, choice, side, s, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT part, choice, side, s, SUM(n) AS n FROM "sides_1" GROUP BY part, choice, side, s) AS h) AS counted
  LEFT JOIN "domain_1" AS z ON z.s = counted.s
)
 AS compared
  GROUP BY part, choice, side
) AS distances
      ) AS v0

    ) AS verdicts
    GROUP BY part, choice
    HAVING SUM(violates) = 0
  ) AS sound ON sound.part = x.part AND sound.choice = x.choice
) AS ranked
WHERE turn = 1;

SELECT part, dim, v, dealt, level, below, total
FROM (
  SELECT x.part, x.dim, x.v, x.dealt, x.level, x.below, x.total,
    ROW_NUMBER() OVER (PARTITION BY x.part ORDER BY x.choice) AS turn
  FROM "candidates_1" AS x
  JOIN (
    SELECT part, choice
    FROM (
      SELECT part, choice, violates FROM (
SELECT part, choice, side, measure, CASE WHEN measure <= 0.32000000100000003 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT part, choice, side, CASE WHEN MAX(v) = 0 THEN 0 ELSE (1 + SUM(CASE WHEN c > 0 THEN
    ABS(CAST(c AS DOUBLE PRECISION) / NULLIF(v, 0) - CAST(p AS DOUBLE PRECISION) / 40) - CAST(p AS DOUBLE PRECISION) / 40
    ELSE 0 END)) / 2.0 END AS measure
  FROM (
  SELECT part, choice, side, counted.s, c, COALESCE(z.p, 0) AS p, SUM(c) OVER (PARTITION BY part, choice, side) AS v
  FROM (SELECT part, choice, side, s, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT part, choice, side, s, SUM(n) AS n FROM "sides_1" GROUP BY part, choice, side, s) AS h) AS counted
  LEFT JOIN "domain_1" AS z ON z.s = counted.s
)
 AS compared
  GROUP BY part, choice, side
) AS distances
      ) AS v0

    ) AS verdicts
    GROUP BY part, choice
    HAVING SUM(violates) = 0
  ) AS sound ON sound.part = x.part AND sound.choice = x.choice
) AS ranked
WHERE turn = 1;
