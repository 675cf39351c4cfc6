SELECT k0_0, measure, CASE WHEN measure <= 0.900000001 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT k0_0, CASE WHEN MAX(held) = 0 OR 3 < 2 THEN 0 ELSE
    (MIN(area_before) + SUM(level * (upto - low) - (area_upto - area_before) + (area_after - area_upto) - level * (high - upto)))
      / NULLIF(CAST(40 AS DOUBLE PRECISION) * (3 - 1), 0) END AS measure
  FROM (
    SELECT own, k0_0, held, level, low, high, area_before, area_after,
      CASE WHEN passed < low THEN low WHEN passed > high THEN high ELSE passed END AS upto,
      CASE WHEN passed < low THEN area_before WHEN passed > high THEN area_after ELSE area_passed END AS area_upto
    FROM (
      SELECT events.*, SUM(single) OVER (ORDER BY level, own) AS passed, SUM(mass) OVER (ORDER BY level, own) AS area_passed
      FROM (
        SELECT 1 AS own, k0_0, v AS held, CASE WHEN v = 0 THEN 0 ELSE CAST(40 AS DOUBLE PRECISION) * reached / NULLIF(v, 0) END AS level,
          place - 1 AS low, COALESCE(upcoming, 3 + 1) - 1 AS high, area - below AS area_before,
          COALESCE(area_upcoming, CAST(81 AS DOUBLE PRECISION)) AS area_after, 0 AS single, 0.0 AS mass
        FROM (
          SELECT k0_0, place, CAST(below AS DOUBLE PRECISION) AS below, CAST(area AS DOUBLE PRECISION) AS area, SUM(c) OVER (PARTITION BY k0_0) AS v,
            CAST(SUM(c) OVER (PARTITION BY k0_0 ORDER BY place) AS DOUBLE PRECISION) AS reached,
            LEAD(place) OVER (PARTITION BY k0_0 ORDER BY place) AS upcoming,
            CAST(LEAD(area - below) OVER (PARTITION BY k0_0 ORDER BY place) AS DOUBLE PRECISION) AS area_upcoming
          FROM (
            SELECT k0_0, s, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT k0_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, s) AS h
          ) AS counted
          JOIN "domain_1" AS z ON z.s = counted.s
          WHERE c > 0
        ) AS stepped
        UNION ALL
        SELECT 0, NULL, NULL, CAST(below AS DOUBLE PRECISION), NULL, NULL, NULL, NULL, 1, CAST(below AS DOUBLE PRECISION) FROM "domain_1"
      ) AS events
    ) AS crossed
  ) AS cut
  WHERE own = 1
  GROUP BY k0_0
) AS measured;
