-- name: today
SELECT (CAST(CAST(s."person" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS person, s."illness" AS c0
FROM "people" AS s;

-- name: key_twice
SELECT COUNT(*)
FROM (
  SELECT person FROM "today_1" WHERE person IS NOT NULL GROUP BY person HAVING COUNT(*) > 1
) AS twice;

-- name: persons
SELECT COUNT(*), COALESCE(SUM(in_all), 0), COALESCE(SUM(CASE WHEN n > 1 THEN 1 ELSE 0 END), 0), COALESCE(SUM(n), 0)
FROM (
  SELECT CAST(CASE WHEN n0 = 0 THEN 1 ELSE n0 END AS DOUBLE PRECISION) * CAST(CASE WHEN n1 = 0 THEN 1 ELSE n1 END AS DOUBLE PRECISION) AS n,
    CASE WHEN n0 > 0 AND n1 > 0 THEN 1 ELSE 0 END AS in_all
  FROM (
    SELECT COUNT(CASE WHEN number = 0 THEN 1 END) AS n0,COUNT(CASE WHEN number = 1 THEN 1 END) AS n1
    FROM (
      SELECT person, 0 AS number FROM "main"."sqlanon_recoding_run_keys"
      UNION ALL
      SELECT person, 1 AS number FROM "main"."sqlanon_recoding_run_keys"
    ) AS rows_of_all
    WHERE person IS NOT NULL
    GROUP BY person
  ) AS counts
) AS persons;

-- name: everybody
SELECT DISTINCT person
FROM (
  SELECT person FROM "main"."sqlanon_recoding_run_keys"
  UNION ALL
  SELECT person FROM "main"."sqlanon_recoding_run_keys"
) AS rows_of_all
WHERE person IS NOT NULL;

-- name: together
SELECT b.person, b0.place AS place_0, b1.place AS place_1
FROM "everybody_1" AS b
LEFT JOIN (
  SELECT person AS person, place
  FROM "main"."sqlanon_recoding_run_keys"
) AS b0
  ON b0.person = b.person
LEFT JOIN (
  SELECT person AS person, place
  FROM "main"."sqlanon_recoding_run_keys"
) AS b1
  ON b1.person = b.person;

-- name: described
SELECT
  b0.place AS place_0,
  b1.place AS place_1,
  b0.v0 AS whose_0,
  b1.v0 AS whose_1,
0 AS known
FROM (
  SELECT person, (CAST(v0 AS VARCHAR) COLLATE "binary") AS owner FROM "main"."sqlanon_recoding_run_known"
  UNION
  SELECT person, (CAST(v0 AS VARCHAR) COLLATE "binary") AS owner FROM "main"."sqlanon_recoding_run_known"
) AS p
LEFT JOIN (SELECT k.*, (CAST(v0 AS VARCHAR) COLLATE "binary") AS owner FROM "main"."sqlanon_recoding_run_known" AS k) AS b0
  ON b0.person = p.person
    AND (b0.owner = p.owner OR b0.owner IS NULL AND p.owner IS NULL)
LEFT JOIN (SELECT k.*, (CAST(v0 AS VARCHAR) COLLATE "binary") AS owner FROM "main"."sqlanon_recoding_run_known" AS k) AS b1
  ON b1.person = p.person
    AND (b1.owner = p.owner OR b1.owner IS NULL AND p.owner IS NULL);

-- name: patterns
SELECT place_0, place_1, today_0, then_0_0, then_1_0, known, COUNT(*) AS persons, ROW_NUMBER() OVER (ORDER BY place_0) AS number
FROM (
  SELECT place_0, place_1, (CAST(c0 AS VARCHAR) COLLATE "binary") AS today_0, (CAST(v_0_0 AS VARCHAR) COLLATE "binary") AS then_0_0, (CAST(v_1_0 AS VARCHAR) COLLATE "binary") AS then_1_0, known
  FROM "described_1"
) AS exactly
GROUP BY place_0, place_1, today_0, then_0_0, then_1_0, known;

-- name: places
SELECT ROW_NUMBER() OVER (
  ORDER BY place_0,place_1) AS number, place_0, place_1, persons
FROM (
  SELECT place_0, place_1, SUM(persons) AS persons
  FROM "patterns_1"
  GROUP BY place_0,place_1
) AS grouped;

-- name: joint
SELECT place_0,place_1,
  CASE WHEN place_1 IS NOT NULL THEN v_1_0 WHEN place_0 IS NOT NULL THEN v_0_0  WHEN known = 1 THEN c0 END AS "illness"
FROM "described_1";

-- name: class_sizes
SELECT place_0, CAST(SUM(persons) AS BIGINT) AS n
FROM "places_1"
WHERE place_0 IS NOT NULL
GROUP BY place_0;

-- name: smallest
SELECT place_0, place_1, n
FROM "sizes_1"
WHERE n < 3
ORDER BY n, COALESCE(place_0, 0), COALESCE(place_1, 0) LIMIT 20;

-- name: owners
SELECT COUNT(*), COALESCE(SUM(in_all), 0), COALESCE(SUM(CASE WHEN n > 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT who, COUNT(*) AS n,
    MAX(CASE WHEN place_0 IS NOT NULL AND place_1 IS NOT NULL
      THEN 1 ELSE 0 END) AS in_all
  FROM (
    SELECT DISTINCT (CAST("illness" AS VARCHAR) COLLATE "binary") AS who, place_0, place_1
    FROM "joint_1"
  ) AS placed
  WHERE who IS NOT NULL
  GROUP BY who
) AS persons;

-- name: owned
SELECT COUNT(DISTINCT (CAST(v0 AS VARCHAR) COLLATE "binary")) FROM "main"."sqlanon_recoding_run_known";

-- name: persons_of_rows
SELECT COALESCE(SUM(persons), 0), COALESCE(SUM(CASE WHEN place_0 IS NOT NULL AND place_1 IS NOT NULL THEN persons ELSE 0 END), 0), NULL
FROM "places_1";

-- name: shown
SELECT place, v, COUNT(*) OVER (PARTITION BY place) AS n
FROM (
  SELECT DISTINCT place_0 AS place, then_0_0 AS v
  FROM "patterns_1"
  WHERE place_0 IS NOT NULL AND then_0_0 IS NOT NULL
  UNION
  SELECT place, (CAST(v0 AS VARCHAR) COLLATE "binary") FROM "main"."sqlanon_recoding_run_forged"
) AS shown_values;

-- name: fewest
SELECT MIN(n)
FROM (
  SELECT MIN(n) AS n FROM "shown_1"
  UNION ALL
  SELECT MIN(n) AS n FROM "shown_2"
) AS alone;

-- name: left
SELECT number, MIN(persons) AS persons, COUNT(*) AS possible, MIN(by_one) AS by_one
FROM (
  SELECT number, v, MIN(persons) AS persons, MIN(n) AS by_one
  FROM (
    SELECT j.number, j.persons, x.v, x.n
    FROM "places_1" AS j
    JOIN "shown_1" AS x ON x.place = j.place_0
    UNION ALL
    SELECT j.number, j.persons, x.v, x.n
    FROM "places_1" AS j
    JOIN "shown_2" AS x ON x.place = j.place_1
  ) AS by_release
  GROUP BY number, v
  HAVING COUNT(*) = 2
) AS by_all
GROUP BY number;

-- name: candidates
SELECT MIN(possible),
  COALESCE(SUM(CASE WHEN possible = 1 THEN persons ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN by_one = 1 THEN persons ELSE 0 END), 0)
FROM "left_1";

-- name: candidate_bands
SELECT band, SUM(together), SUM(alone)
FROM (
  SELECT CASE WHEN possible < 2 THEN 0 WHEN possible < 3 THEN 1 WHEN possible < 4 THEN 2 WHEN possible < 5 THEN 3 WHEN possible < 10 THEN 4 ELSE 5 END AS band,
    persons AS together, 0 AS alone
  FROM "left_1"
  UNION ALL
  SELECT CASE WHEN by_one < 2 THEN 0 WHEN by_one < 3 THEN 1 WHEN by_one < 4 THEN 2 WHEN by_one < 5 THEN 3 WHEN by_one < 10 THEN 4 ELSE 5 END,
    0, persons
  FROM "left_1"
) AS either
GROUP BY band;

-- name: not_known
SELECT COALESCE(SUM(persons), 0)
FROM "patterns_1"
WHERE known = 0 AND place_0 IS NULL AND place_1 IS NULL;

-- name: signed
SELECT release_number, place, SUM(rows_there) AS n, COUNT(DISTINCT v) AS different, SUM(hidden) AS unknown
FROM (
  SELECT 0 AS release_number, place_0 AS place, then_0_0 AS v, persons AS rows_there,
0 AS hidden
  FROM "patterns_1"
  WHERE place_0 IS NOT NULL
  UNION ALL
  SELECT 0, place, (CAST(v0 AS VARCHAR) COLLATE "binary"), 1, 0 FROM "main"."sqlanon_recoding_run_forged"
  UNION ALL
  SELECT 1 AS release_number, place_1 AS place, then_1_0 AS v, persons AS rows_there,
0 AS hidden
  FROM "patterns_1"
  WHERE place_1 IS NOT NULL
  UNION ALL
  SELECT 1, place, (CAST(v0 AS VARCHAR) COLLATE "binary"), 1, 0 FROM "main"."sqlanon_recoding_run_forged"
) AS all_rows
GROUP BY release_number, place;

-- name: unique
SELECT release_number, MIN(CASE WHEN n = different THEN n ELSE 0 END), SUM(unknown)
FROM "classes_1"
GROUP BY release_number;

-- name: steps
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

-- name: signatures
SELECT 0 AS release_number, place_0 AS place, then_0_0 AS v
FROM "patterns_1"
WHERE place_0 IS NOT NULL AND then_0_0 IS NOT NULL
UNION
SELECT 0, place, (CAST(v0 AS VARCHAR) COLLATE "binary") FROM "main"."sqlanon_recoding_run_forged"
UNION
SELECT 1 AS release_number, place_1 AS place, then_1_0 AS v
FROM "patterns_1"
WHERE place_1 IS NOT NULL AND then_1_0 IS NOT NULL
UNION
SELECT 1, place, (CAST(v0 AS VARCHAR) COLLATE "binary") FROM "main"."sqlanon_recoding_run_forged";

-- name: alike
SELECT l.before_release, l.before_place, l.release_number, l.place
FROM (
  SELECT h.before_release, h.before_place, h.release_number, h.place, a.different
  FROM (
    SELECT DISTINCT before_release, before_place, release_number, place
    FROM "steps_1"
  ) AS h
  JOIN "classes_1" AS a ON a.release_number = h.before_release AND a.place = h.before_place
  JOIN "classes_1" AS b ON b.release_number = h.release_number AND b.place = h.place AND b.different = a.different
) AS l
LEFT JOIN "signatures_1" AS x ON x.release_number = l.before_release AND x.place = l.before_place
LEFT JOIN "signatures_1" AS y ON y.release_number = l.release_number AND y.place = l.place AND y.v = x.v
GROUP BY l.before_release, l.before_place, l.release_number, l.place
HAVING COUNT(y.v) = MIN(l.different);

-- name: changed
SELECT COALESCE(SUM(persons), 0), COALESCE(SUM(CASE WHEN kept > 0 THEN persons ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN lost > 0 THEN persons ELSE 0 END), 0)
FROM (
  SELECT h.number, MIN(h.persons) AS persons, SUM(CASE WHEN s.place IS NULL THEN 1 - h.revalued ELSE 0 END) AS kept,
    SUM(CASE WHEN s.place IS NULL THEN h.revalued ELSE 0 END) AS lost
  FROM "steps_1" AS h
  LEFT JOIN "alike_1" AS s
    ON s.before_release = h.before_release AND s.before_place = h.before_place
      AND s.release_number = h.release_number AND s.place = h.place
  GROUP BY h.number
) AS stays;

-- name: moved
SELECT later, side, SUM(n), COUNT(*), SUM(CASE WHEN n < 3 THEN 1 ELSE 0 END)
FROM (
  SELECT 1 AS later, 0 AS side, place_0 AS place, SUM(persons) AS n
  FROM "places_1" WHERE place_0 IS NOT NULL AND place_1 IS NULL
  GROUP BY place_0
  UNION ALL
  SELECT 1 AS later, 1 AS side, place_1 AS place, SUM(persons) AS n
  FROM "places_1" WHERE place_1 IS NOT NULL AND place_0 IS NULL
  GROUP BY place_1
) AS moved
GROUP BY later, side;

-- name: regrouped
SELECT 1 AS later, COALESCE(SUM(n), 0), COUNT(*), COALESCE(SUM(CASE WHEN n < 3 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT n, COUNT(*) OVER (PARTITION BY was) AS ways_from, COUNT(*) OVER (PARTITION BY is_now) AS ways_to
  FROM (
    SELECT place_0 AS was, place_1 AS is_now, SUM(persons) AS n
    FROM "places_1"
    WHERE place_0 IS NOT NULL AND place_1 IS NOT NULL
    GROUP BY place_0, place_1
  ) AS pairs
) AS regrouped
WHERE ways_from > 1 OR ways_to > 1;
