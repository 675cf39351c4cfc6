SELECT number, persons, before_release, before_place, release_number, place,
  CASE WHEN v = before_v OR v IS NULL AND before_v IS NULL THEN 0 ELSE 1 END AS revalued
FROM (
  SELECT number, persons, release_number, place, v,
    LAG(release_number) OVER (PARTITION BY number ORDER BY release_number) AS before_release,
    LAG(place) OVER (PARTITION BY number ORDER BY release_number) AS before_place,
    LAG(v) OVER (PARTITION BY number ORDER BY release_number) AS before_v
  FROM (
    SELECT number, persons, 0 AS release_number, place_0 AS place, today_0 AS v
    FROM "patterns_1"
    WHERE place_0 IS NOT NULL
    UNION ALL
    SELECT number, persons, 1 AS release_number, place_1 AS place, today_0 AS v
    FROM "patterns_1"
    WHERE place_1 IS NOT NULL
  ) AS stays
) AS followed
WHERE before_release IS NOT NULL;

SELECT number, persons, before_release, before_place, release_number, place,
  CASE WHEN v = before_v OR v IS NULL AND before_v IS NULL THEN 0 ELSE 1 END AS revalued
FROM (
  SELECT number, persons, release_number, place, v,
    LAG(release_number) OVER (PARTITION BY number ORDER BY release_number) AS before_release,
    LAG(place) OVER (PARTITION BY number ORDER BY release_number) AS before_place,
    LAG(v) OVER (PARTITION BY number ORDER BY release_number) AS before_v
  FROM (
    SELECT number, persons, 0 AS release_number, place_0 AS place, then_0_0 AS v
    FROM "patterns_1"
    WHERE place_0 IS NOT NULL
    UNION ALL
    SELECT number, persons, 1 AS release_number, place_1 AS place, then_1_0 AS v
    FROM "patterns_1"
    WHERE place_1 IS NOT NULL
  ) AS stays
) AS followed
WHERE before_release IS NOT NULL;
