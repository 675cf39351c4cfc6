-- name: lot
RANDOM();

-- name: keep
CREATE TABLE "main"."sqlanon_compiled_run_run_0" AS SELECT item, absent, code, value FROM "codes_1";

-- name: create
CREATE TABLE "main"."target_1" (
  "person" VARCHAR,
  "age" VARCHAR,
  "zip" VARCHAR,
  "born" VARCHAR,
  "score" VARCHAR,
  "city" VARCHAR,
  "grade" VARCHAR,
  "illness" VARCHAR
);

-- name: keep_map
INSERT INTO "main"."sqlanon_recoding_run_map" (c0, c1, c2, place, p0, p1, p2)
SELECT
  m.c0,
  m.c1,
  m.c2,
  m.place,
  m.l0,
  m.l1,
  m.l2
FROM "map_1" AS m;

-- name: view
CREATE VIEW "main"."sqlanon_recoding_run_live" ("age", "zip", "city", "grade", "illness", "person")
   AS
SELECT p0, p1, p2, p3, p4, p5
FROM (
  SELECT p0, p1, p2, p3, p4, p5, place, size, SUM(comes) OVER (PARTITION BY place) AS persons
  FROM (
  SELECT
    m.p0 AS p0,
    m.p1 AS p1,
    m.p2 AS p2,
    r.o3 AS p3,
    r.o4 AS p4,
    r.o5 AS p5,
    CASE WHEN r.o5 IS NOT NULL
      AND ROW_NUMBER() OVER (PARTITION BY m.place, r.o5 ORDER BY m.place) = 1 THEN 1 ELSE 0 END AS comes,
    m.place, COUNT(*) OVER (PARTITION BY m.place) AS size
FROM (
SELECT
    s."grade" AS o3,
    s."illness" AS o4,
    s."person" AS o5,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    CASE WHEN (CAST(s."city" AS VARCHAR) COLLATE "binary") IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2
  FROM "people" AS s
LEFT JOIN "main"."sqlanon_recoding_run_0" AS d0
  ON d0.value = s."age"
LEFT JOIN "main"."sqlanon_recoding_run_1" AS d1
  ON d1.value = (CAST(s."zip" AS VARCHAR) COLLATE "binary")
LEFT JOIN "main"."sqlanon_recoding_run_2" AS d2
  ON d2.value = (CAST(s."city" AS VARCHAR) COLLATE "binary")
) AS r
JOIN "main"."sqlanon_recoding_run_map" AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2
  ) AS of_persons
) AS v
WHERE size >= 3 AND persons >= 3
ORDER BY place, RANDOM();

-- name: fill
-- sqlite
INSERT INTO `main`.`target_1` (`age`, `zip`, `city`, `illness`, `group_id`)
SELECT
  m.l0,
  m.l1,
  m.l2,
  r.o3,
  m.place
FROM (
  SELECT o3, k0, k1, k2, k3, whole, turn
  FROM (
SELECT mixed.*, ROW_NUMBER() OVER (
      PARTITION BY cell ORDER BY residue * residue % 2147483579 * residue % 2147483579,
        number) AS turn
  FROM (
    SELECT numbered.*,
      (CAST(number AS INTEGER) % 2147483579 * 1244530628 + 1677127799) % 2147483579
      AS residue
    FROM (
      SELECT coded.*,
        ROW_NUMBER() OVER (ORDER BY whole, cell
, null0
, sort0_0, null1
, sort1_0, sort1_1) AS number
      FROM (
SELECT
    s.`illness` AS o3,
    shared.cell, CASE WHEN shared.cell IS NULL THEN 1 ELSE 0 END AS whole,
    CASE WHEN shared.cell IS NOT NULL AND s.`illness` IS NULL THEN 1 ELSE 0 END AS null0,
    CASE WHEN shared.cell IS NOT NULL THEN CAST(s.`illness` AS TEXT) COLLATE BINARY END AS sort0_0,
    CASE WHEN shared.cell IS NOT NULL AND s.`person` IS NULL THEN 1 ELSE 0 END AS null1,
    CASE WHEN shared.cell IS NOT NULL THEN +s.`person` END AS sort1_0,
    CASE WHEN shared.cell IS NOT NULL THEN CAST(CAST(s.`person` AS TEXT) AS TEXT) COLLATE BINARY END AS sort1_1,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    CASE WHEN CAST(s.`city` AS TEXT) COLLATE BINARY IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2,
    COALESCE(d3.code, -1) AS k3
  FROM `signed_1` AS s
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = +s.`age`
LEFT JOIN `dictionary_2` AS d1
  ON d1.value = CAST(s.`zip` AS TEXT) COLLATE BINARY
LEFT JOIN `dictionary_3` AS d2
  ON d2.value = CAST(s.`city` AS TEXT) COLLATE BINARY
LEFT JOIN `dictionary_4` AS d3
  ON d3.value = +s.`sqlanon_pair`
  LEFT JOIN `divided_1` AS shared ON shared.c0 = COALESCE(d0.code, -1) AND shared.c1 = COALESCE(d1.code, -1) AND shared.c2 = CASE WHEN CAST(s.`city` AS TEXT) COLLATE BINARY IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AND shared.c3 = COALESCE(d3.code, -1)
      ) AS coded
    ) AS numbered
  ) AS mixed
  ) AS persons
  UNION ALL
  SELECT
x.raw,
-2, -2, -2, -f.class, 1 AS whole, 0 AS turn
  FROM `counterfeits_1` AS f
  JOIN `values_1` AS x ON x.v = f.v
) AS r
JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND m.c3 = r.k3 AND (r.whole = 1 OR r.turn > m.passed AND r.turn <= m.passed + m.n)
ORDER BY m.place, RANDOM();

-- name: fill_query
INSERT INTO "main"."target1_1" ("group_id", "size", "edges")
SELECT g.place, p.persons, CAST(COALESCE(l.edges, 0) / 2 AS BIGINT) AS edges
FROM (SELECT class, CAST(SUM(n) AS BIGINT) AS persons FROM "assignment_1" GROUP BY class) AS p
JOIN "groups_1" AS g ON g.class = p.class
LEFT JOIN "linked_1" AS l ON l.a = p.class AND l.b = p.class
ORDER BY 1, 2;

-- name: rows
SELECT
  r.o0 AS person,
  m.place AS place
FROM (
WITH coded AS MATERIALIZED (
SELECT
    CAST(s."person" AS VARCHAR) AS o0,
    shared.cell, CASE WHEN shared.cell IS NULL THEN 1 ELSE 0 END AS whole,
    CASE WHEN shared.cell IS NOT NULL AND s."illness" IS NULL THEN 1 ELSE 0 END AS null0,
    CASE WHEN shared.cell IS NOT NULL THEN (CAST(s."illness" AS VARCHAR) COLLATE "binary") END AS sort0_0,
    CASE WHEN shared.cell IS NOT NULL AND s."person" IS NULL THEN 1 ELSE 0 END AS null1,
    CASE WHEN shared.cell IS NOT NULL THEN s."person" END AS sort1_0,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    CASE WHEN (CAST(s."city" AS VARCHAR) COLLATE "binary") IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2,
    COALESCE(d3.code, -1) AS k3
  FROM "signed_1" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."age"
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = (CAST(s."zip" AS VARCHAR) COLLATE "binary")
LEFT JOIN "dictionary_3" AS d2
  ON d2.value = (CAST(s."city" AS VARCHAR) COLLATE "binary")
LEFT JOIN "dictionary_4" AS d3
  ON d3.value = s."sqlanon_pair"
  LEFT JOIN "divided_1" AS shared ON shared.c0 = COALESCE(d0.code, -1) AND shared.c1 = COALESCE(d1.code, -1) AND shared.c2 = CASE WHEN (CAST(s."city" AS VARCHAR) COLLATE "binary") IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AND shared.c3 = COALESCE(d3.code, -1)
  )
  SELECT coded.*, 0 AS number, 0 AS residue, 0 AS turn FROM coded WHERE whole = 1
  UNION ALL
SELECT mixed.*, ROW_NUMBER() OVER (
      PARTITION BY cell ORDER BY residue * residue % 2147483579 * residue % 2147483579,
        number) AS turn
  FROM (
    SELECT numbered.*,
      (CAST(number AS BIGINT) % 2147483579 * 1244530628 + 1677127799) % 2147483579
      AS residue
    FROM (
      SELECT coded.*,
        ROW_NUMBER() OVER (ORDER BY whole, cell
, null0
, sort0_0, null1
, sort1_0) AS number
      FROM (
SELECT * FROM coded WHERE whole = 0
      ) AS coded
    ) AS numbered
  ) AS mixed
) AS r
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND m.c3 = r.k3 AND (r.whole = 1 OR r.turn > m.passed AND r.turn <= m.passed + m.n);

-- name: fill_counts
INSERT INTO "main"."target1_1" ("group_id", "illness", "count")
SELECT place, published, held
FROM (
  SELECT m.place AS place, r.o4 AS published,
    COUNT(*) OVER (PARTITION BY m.place, r.k3) AS held,
    ROW_NUMBER() OVER (PARTITION BY m.place, r.k3 ORDER BY m.place) AS turn
FROM (
WITH coded AS MATERIALIZED (
SELECT
    s."illness" AS o4,
    shared.cell, CASE WHEN shared.cell IS NULL THEN 1 ELSE 0 END AS whole,
    CASE WHEN shared.cell IS NOT NULL AND s."grade" IS NULL THEN 1 ELSE 0 END AS null0,
    CASE WHEN shared.cell IS NOT NULL THEN (CAST(s."grade" AS VARCHAR) COLLATE "binary") END AS sort0_0,
    CASE WHEN shared.cell IS NOT NULL AND s."illness" IS NULL THEN 1 ELSE 0 END AS null1,
    CASE WHEN shared.cell IS NOT NULL THEN (CAST(s."illness" AS VARCHAR) COLLATE "binary") END AS sort1_0,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    CASE WHEN (CAST(s."city" AS VARCHAR) COLLATE "binary") IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2,
    COALESCE(d3.code, -1) AS k3
  FROM "people" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."age"
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = (CAST(s."zip" AS VARCHAR) COLLATE "binary")
LEFT JOIN "dictionary_3" AS d2
  ON d2.value = (CAST(s."city" AS VARCHAR) COLLATE "binary")
LEFT JOIN "dictionary_4" AS d3
  ON d3.value = (CAST(s."illness" AS VARCHAR) COLLATE "binary")
  LEFT JOIN "divided_1" AS shared ON shared.c0 = COALESCE(d0.code, -1) AND shared.c1 = COALESCE(d1.code, -1) AND shared.c2 = CASE WHEN (CAST(s."city" AS VARCHAR) COLLATE "binary") IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AND shared.c3 = COALESCE(d3.code, -1)
  )
  SELECT coded.*, 0 AS number, 0 AS residue, 0 AS turn FROM coded WHERE whole = 1
  UNION ALL
SELECT mixed.*, ROW_NUMBER() OVER (
      PARTITION BY cell ORDER BY residue * residue % 2147483579 * residue % 2147483579,
        number) AS turn
  FROM (
    SELECT numbered.*,
      (CAST(number AS BIGINT) % 2147483579 * 1244530628 + 1677127799) % 2147483579
      AS residue
    FROM (
      SELECT coded.*,
        ROW_NUMBER() OVER (ORDER BY whole, cell
, null0
, sort0_0, null1
, sort1_0) AS number
      FROM (
SELECT * FROM coded WHERE whole = 0
      ) AS coded
    ) AS numbered
  ) AS mixed
) AS r
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND m.c3 = r.k3 AND (r.whole = 1 OR r.turn > m.passed AND r.turn <= m.passed + m.n)
) AS counted
WHERE turn = 1
ORDER BY place, RANDOM();

-- name: no_key
SELECT COUNT(*) - COUNT(DISTINCT person) FROM "main"."sqlanon_recoding_run_known";

-- name: planned_sizes
SELECT 0 AS place, CASE WHEN COUNT(*) = 40 THEN 0 ELSE 1 END AS violating FROM "persons_1"
UNION ALL
SELECT 1 AS place, CASE WHEN COUNT(*) = 40 THEN 0 ELSE 1 END AS violating FROM "main"."target_1";

-- name: planned_end
SELECT 0 AS place, 1 AS violating;

-- name: comment
COMMENT ON TABLE "main"."target_1" IS 'anonymized by sqlanon, run run: l_diversity 3, l_diversity 0.666667, t_closeness (required 0.9), alpha_k (required 1), alpha_k (required 0.9), delta_disclosure (required 9) reached; 40 rows in 4 classes';

-- name: readers
SELECT 0;

-- name: planned_answer
SELECT 0 AS place, (
SELECT COUNT(*)
FROM (
  SELECT place
  FROM (
    SELECT "group_id" AS place, 1 AS shown, 0 AS placed, 0 AS told, 0 AS times FROM "main"."target_1"
    UNION ALL
    SELECT place, 0, 1, 0, 0 FROM "persons_1"
    UNION ALL
    SELECT "group_id", 0, 0, "size", 1 FROM "main"."target1_1"
  ) AS all_rows
  GROUP BY place
  HAVING SUM(shown) <> SUM(placed) OR SUM(shown) <> SUM(told) OR SUM(times) <> 1
) AS differing
) AS violating;

-- name: rename
ALTER TABLE "main"."target_1" RENAME TO "released_points";

-- name: recount
SELECT
  (SELECT COUNT(*) FROM (
    SELECT c.cell
    FROM (
      SELECT
        COALESCE(d0.code, -1) AS k0,
        COALESCE(d1.code, -1) AS k1,
        CASE WHEN (CAST(s."city" AS VARCHAR) COLLATE "binary") IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2
      FROM "people" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."age"
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = (CAST(s."zip" AS VARCHAR) COLLATE "binary")
LEFT JOIN "dictionary_3" AS d2
  ON d2.value = (CAST(s."city" AS VARCHAR) COLLATE "binary")
    ) AS r
    JOIN "cells_1" AS c ON c.c0 = r.k0 AND c.c1 = r.k1 AND c.c2 = r.k2
    GROUP BY c.cell, c.n HAVING COUNT(*) = c.n
  ) AS same),
  (SELECT COUNT(*) FROM "people");

-- name: shown_rows
CREATE VIEW "main"."target_1" ("age", "zip", "city", "grade", "group_id")
   AS
SELECT "age", "zip", "city", "grade", "group_id"
FROM "main"."sqlanon_recoding_run_rows";

-- name: drop_view
DROP VIEW "main"."target_1";

-- name: shown_persons_before
SELECT (CAST(CAST("age" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS v0, (CAST(CAST("zip" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS v1, (CAST(CAST("city" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS v2, (CAST(CAST("grade" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS v3, (CAST(CAST("illness" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS v4, "person" AS person, COUNT(*) AS n
FROM "main"."sqlanon_recoding_run_rows"
GROUP BY (CAST(CAST("age" AS VARCHAR) AS VARCHAR) COLLATE "binary"), (CAST(CAST("zip" AS VARCHAR) AS VARCHAR) COLLATE "binary"), (CAST(CAST("city" AS VARCHAR) AS VARCHAR) COLLATE "binary"), (CAST(CAST("grade" AS VARCHAR) AS VARCHAR) COLLATE "binary"), (CAST(CAST("illness" AS VARCHAR) AS VARCHAR) COLLATE "binary"), "person";

-- name: drop
DROP TABLE "main"."sqlanon_recoding_run_0";

-- name: drop_view_if_there
DROP VIEW IF EXISTS "main"."sqlanon_recoding_run_live";

-- name: shown_before
SELECT (CAST(CAST("age" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS v0, (CAST(CAST("zip" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS v1, (CAST(CAST("city" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS v2, (CAST(CAST("grade" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS v3, (CAST(CAST("illness" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS v4, COUNT(*) AS n
FROM "main"."sqlanon_recoding_run_rows"
GROUP BY (CAST(CAST("age" AS VARCHAR) AS VARCHAR) COLLATE "binary"), (CAST(CAST("zip" AS VARCHAR) AS VARCHAR) COLLATE "binary"), (CAST(CAST("city" AS VARCHAR) AS VARCHAR) COLLATE "binary"), (CAST(CAST("grade" AS VARCHAR) AS VARCHAR) COLLATE "binary"), (CAST(CAST("illness" AS VARCHAR) AS VARCHAR) COLLATE "binary");

-- name: rows_left
SELECT COUNT(*) FROM "main"."sqlanon_recoding_run_rows";

-- name: forget
DELETE FROM "main"."sqlanon_recoding_run_rows";

-- name: admit
INSERT INTO "main"."sqlanon_recoding_run_rows" ("age", "zip", "city", "grade", "illness", "person")
SELECT "age", "zip", "city", "grade", "illness", "person"
FROM "main"."sqlanon_recoding_run_live"
ORDER BY RANDOM();

-- name: persons_changed
SELECT side, SUM(n), COUNT(*), SUM(CASE WHEN n < 3 THEN 1 ELSE 0 END)
FROM (
  SELECT side, LEAST(SUM(CASE WHEN turn = 1 THEN ABS(net) ELSE 0 END), COUNT(DISTINCT behind)) AS n
  FROM (
    SELECT CASE WHEN net < 0 THEN 0 ELSE 1 END AS side, net, turn, v0, v1, v2,
      CASE WHEN n < 0 AND net < 0 OR n > 0 AND net > 0 THEN person END AS behind
    FROM (
      SELECT n, person, v0, v1, v2, v3, v4,
        SUM(n) OVER w AS net, ROW_NUMBER() OVER w AS turn
      FROM (
        SELECT SUM(n) AS n, person, v0, v1, v2, v3, v4
        FROM (
          SELECT v0, v1, v2, v3, v4, person, -n AS n FROM "before_1"
          UNION ALL
          SELECT (CAST(CAST("age" AS VARCHAR) AS VARCHAR) COLLATE "binary"), (CAST(CAST("zip" AS VARCHAR) AS VARCHAR) COLLATE "binary"), (CAST(CAST("city" AS VARCHAR) AS VARCHAR) COLLATE "binary"), (CAST(CAST("grade" AS VARCHAR) AS VARCHAR) COLLATE "binary"), (CAST(CAST("illness" AS VARCHAR) AS VARCHAR) COLLATE "binary"), "person", 1 FROM "main"."sqlanon_recoding_run_rows"
        ) AS both_states
        GROUP BY person, v0, v1, v2, v3, v4
        HAVING SUM(n) <> 0
      ) AS differing
      WINDOW w AS (PARTITION BY v0, v1, v2, v3, v4)
    ) AS together
    WHERE net <> 0
  ) AS seen
  GROUP BY side, v0, v1, v2
) AS changed
GROUP BY side;

-- name: overtake
UPDATE "main"."sqlanon_recoding_run_map" SET place = -place;

-- name: rows_changed
SELECT side, SUM(n), COUNT(*), SUM(CASE WHEN n < 3 THEN 1 ELSE 0 END)
FROM (
  SELECT side, SUM(n) AS n
  FROM (
    SELECT CASE WHEN SUM(n) < 0 THEN 0 ELSE 1 END AS side, ABS(SUM(n)) AS n, v0, v1, v2, v3, v4
    FROM (
      SELECT v0, v1, v2, v3, v4, -n AS n FROM "before_1"
      UNION ALL
      SELECT (CAST(CAST("age" AS VARCHAR) AS VARCHAR) COLLATE "binary"), (CAST(CAST("zip" AS VARCHAR) AS VARCHAR) COLLATE "binary"), (CAST(CAST("city" AS VARCHAR) AS VARCHAR) COLLATE "binary"), (CAST(CAST("grade" AS VARCHAR) AS VARCHAR) COLLATE "binary"), (CAST(CAST("illness" AS VARCHAR) AS VARCHAR) COLLATE "binary"), 1 FROM "main"."sqlanon_recoding_run_rows"
    ) AS both_states
    GROUP BY v0, v1, v2, v3, v4
    HAVING SUM(n) <> 0
  ) AS differing
  GROUP BY side, v0, v1, v2
) AS changed
GROUP BY side;

-- name: population
SELECT
t0.l1 AS "age",
CAST(d1.value AS VARCHAR) AS "city"
FROM "people" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."age"
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = (CAST(s."city" AS VARCHAR) COLLATE "binary")
JOIN "tree_1" AS t0 ON t0.code = COALESCE(d0.code, -1)
JOIN "tree_2" AS t1 ON t1.code = CASE WHEN (CAST(s."city" AS VARCHAR) COLLATE "binary") IS NULL THEN 3 ELSE COALESCE(d1.code, -1) END
LEFT JOIN (
  SELECT DISTINCT t0.k1 AS x0, t1.k0 AS x1
  FROM "cells_1" AS c
  JOIN "tree_1" AS t0 ON t0.code = c.c0
  JOIN "tree_2" AS t1 ON t1.code = c.c1
  LEFT JOIN "assignment_1" AS a ON a.cell = c.cell
  WHERE a.cell IS NULL
) AS gone ON gone.x0 = t0.k1 AND gone.x1 = t1.k0
WHERE gone.x0 IS NULL;

-- name: drop_if_there
DROP TABLE IF EXISTS "main"."sqlanon_recoding_run_0";
