INSERT INTO "assignment_1" ("cell", "class", "n")
SELECT o.cell, o.part, o.n
FROM "open_1" AS o LEFT JOIN "cuts_1" AS x ON x.part = o.part
WHERE x.part IS NULL;

INSERT INTO "assignment_1" ("cell", "class", "n")
SELECT o.cell, o.part, o.n
FROM "open_1" AS o LEFT JOIN "cuts_1" AS x ON x.part = o.part
LEFT JOIN "tried_1" AS t ON t.part = o.part
WHERE x.part IS NULL AND t.part IS NULL;

INSERT INTO "persons_1" ("zip", "illness")
SELECT
  m.l0 AS "zip",
  r.o3 AS "illness"
FROM (
SELECT
    s."illness" AS o3,
    COALESCE(d0.code, -1) AS k0
  FROM "people" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = (CAST(s."zip" AS VARCHAR) COLLATE "binary")

) AS r
JOIN "map_1" AS m ON m.c0 = r.k0;

INSERT INTO "hits_1" ("cell", "h0", "h1", "h2")
SELECT cell, 1 AS o0, 1 AS o1, 0 AS o2
FROM (
  SELECT cell, SUM(n) OVER (PARTITION BY g0, g1) AS size
  FROM "state_1"
  WHERE s0 = 0 AND s1 = 0
) AS q0
WHERE size < 3
UNION ALL
SELECT cell, 1 AS o0, 0 AS o1, 1 AS o2
FROM (
  SELECT cell, SUM(n) OVER (PARTITION BY g0, g2) AS size
  FROM "state_1"
  WHERE s0 = 0 AND s2 = 0
) AS q1
WHERE size < 3
UNION ALL
SELECT cell, 0 AS o0, 1 AS o1, 1 AS o2
FROM (
  SELECT cell, SUM(n) OVER (PARTITION BY g1, g2) AS size
  FROM "state_1"
  WHERE s1 = 0 AND s2 = 0
) AS q2
WHERE size < 3
UNION ALL
SELECT cell, 1 AS o0, 1 AS o1, 1 AS o2
FROM (
  SELECT cell, SUM(n) OVER (PARTITION BY g0, g1, g2) AS size
  FROM "state_1"
  WHERE s0 = 0 AND s1 = 0 AND s2 = 0
) AS q3
WHERE size < 3;

INSERT INTO "chosen_1" ("cell", "n", "g0", "s0", "g1", "s1", "g2", "s2")
SELECT cell, n, g0, s0 AS s0, g1, s1 AS s1, g2, s2 AS s2
FROM (
  SELECT o.*,
    SUM(n) OVER (PARTITION BY g0, g1, g2) AS size
  FROM "state_1" AS o
  WHERE cell NOT IN (SELECT cell FROM "chosen_1")
) AS q
WHERE size >= 3;

INSERT INTO "best_1" ("chunk", "block", "cut", "loss", "units")
SELECT chunk, 0 AS block, start AS cut, 0 AS loss, 0 AS units
FROM "reach_1";

INSERT INTO "settled_1" ("cell", "part")
SELECT cell, part FROM "open_1" WHERE members <= 3;

INSERT INTO "parts_1" ("block", "class", "cell", "taken")
SELECT block, class, cell, taken FROM "growing_1";

INSERT INTO "persons_1" ("age", "city", "person")
SELECT
  m.l0 AS "age",
  m.l1 AS "city",
  r.o6 AS "person"
FROM (
SELECT
    s."person" AS o6,
    COALESCE(d0.code, -1) AS k0,
    CASE WHEN (CAST(s."city" AS VARCHAR) COLLATE "binary") IS NULL THEN 3 ELSE COALESCE(d1.code, -1) END AS k1
  FROM "people" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."age"
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = (CAST(s."city" AS VARCHAR) COLLATE "binary")

) AS r
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1;

INSERT INTO "persons_1" ("age", "zip", "city", "grade", "illness")
SELECT
  m.l0 AS "age",
  m.l1 AS "zip",
  m.l2 AS "city",
  r.o3 AS "grade",
  r.o4 AS "illness"
FROM (
SELECT
    s."grade" AS o3,
    s."illness" AS o4,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    CASE WHEN (CAST(s."city" AS VARCHAR) COLLATE "binary") IS NULL THEN 3 ELSE COALESCE(d2.code, -1) END AS k2
  FROM "people" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."age"
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = (CAST(s."zip" AS VARCHAR) COLLATE "binary")
LEFT JOIN "dictionary_3" AS d2
  ON d2.value = (CAST(s."city" AS VARCHAR) COLLATE "binary")

) AS r
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2;

INSERT INTO "assignment_1" ("cell", "class", "n")
SELECT cell, CAST(0 + 2 * block AS INTEGER) AS class, first_taken AS n FROM "round_1" WHERE first_taken > 0
UNION ALL
SELECT cell, CAST(0 + 2 * block + 1 AS INTEGER), second_taken FROM "round_1" WHERE second_taken > 0;

INSERT INTO "placed_1" ("person", "place")
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

INSERT INTO "persons_1" ("group_id", "grade")
SELECT
  m.place AS "group_id",
  r.o6 AS "grade"
FROM (
  SELECT o6, k0, k1, k2, k3, whole, turn
  FROM (
WITH coded AS MATERIALIZED (
SELECT
    s."grade" AS o6,
    shared.cell, CASE WHEN shared.cell IS NULL THEN 1 ELSE 0 END AS whole,
    CASE WHEN shared.cell IS NOT NULL AND s."grade" IS NULL THEN 1 ELSE 0 END AS null0,
    CASE WHEN shared.cell IS NOT NULL THEN (CAST(s."grade" AS VARCHAR) COLLATE "binary") END AS sort0_0,
    CASE WHEN shared.cell IS NOT NULL AND s."illness" IS NULL THEN 1 ELSE 0 END AS null1,
    CASE WHEN shared.cell IS NOT NULL THEN (CAST(s."illness" AS VARCHAR) COLLATE "binary") END AS sort1_0,
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

  ) AS persons
  UNION ALL
  SELECT
NULL,
-2, -2, -2, -f.class, 1 AS whole, 0 AS turn
  FROM "counterfeits_1" AS f
  JOIN "values_1" AS x ON x.v = f.v
) AS r
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND m.c3 = r.k3 AND (r.whole = 1 OR r.turn > m.passed AND r.turn <= m.passed + m.n);

INSERT INTO "chosen_1" ("cell", "n", "g0", "s0", "g1", "s1", "g2", "s2")
SELECT cell, n, g0, s0 AS s0, g1, s1 AS s1, g2, s2 AS s2
FROM (
  SELECT o.*,
    SUM(n) OVER (PARTITION BY g0, g1, g2) AS size
  FROM "state_1" AS o
  WHERE cell NOT IN (SELECT cell FROM "chosen_1")
) AS q
JOIN (
  SELECT o.g0 AS p0, o.g1 AS p1, o.g2 AS p2, COUNT(*) AS members
  FROM "state_1" AS o
  JOIN "held_1" AS h ON h.cell = o.cell
  WHERE h.s <> -1 AND o.cell NOT IN (SELECT cell FROM "chosen_1")
  GROUP BY o.g0, o.g1, o.g2
  HAVING COUNT(DISTINCT h.s) >= 3
) AS c ON c.p0 = q.g0 AND c.p1 = q.g1 AND c.p2 = q.g2
WHERE size >= 3;

INSERT INTO "persons_1" ("age", "zip", "grade", "group_id")
SELECT
  r.o0 AS "age",
  r.o1 AS "zip",
  r.o2 AS "grade",
  m.place AS "group_id"
FROM (
WITH coded AS MATERIALIZED (
SELECT
    s."age" AS o0,
    s."zip" AS o1,
    s."grade" AS o2,
    shared.cell, CASE WHEN shared.cell IS NULL THEN 1 ELSE 0 END AS whole,
    CASE WHEN shared.cell IS NOT NULL AND s."grade" IS NULL THEN 1 ELSE 0 END AS null0,
    CASE WHEN shared.cell IS NOT NULL THEN (CAST(s."grade" AS VARCHAR) COLLATE "binary") END AS sort0_0,
    CASE WHEN shared.cell IS NOT NULL AND s."illness" IS NULL THEN 1 ELSE 0 END AS null1,
    CASE WHEN shared.cell IS NOT NULL THEN (CAST(s."illness" AS VARCHAR) COLLATE "binary") END AS sort1_0,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    COALESCE(d2.code, -1) AS k2,
    CASE WHEN (CAST(s."city" AS VARCHAR) COLLATE "binary") IS NULL THEN 4 ELSE COALESCE(d3.code, -1) END AS k3
  FROM "people" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."age"
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = (CAST(s."zip" AS VARCHAR) COLLATE "binary")
LEFT JOIN "dictionary_3" AS d2
  ON d2.value = (CAST(s."illness" AS VARCHAR) COLLATE "binary")
LEFT JOIN "dictionary_4" AS d3
  ON d3.value = (CAST(s."city" AS VARCHAR) COLLATE "binary")
  LEFT JOIN "divided_1" AS shared ON shared.c0 = COALESCE(d0.code, -1) AND shared.c1 = COALESCE(d1.code, -1) AND shared.c2 = COALESCE(d2.code, -1) AND shared.c3 = CASE WHEN (CAST(s."city" AS VARCHAR) COLLATE "binary") IS NULL THEN 4 ELSE COALESCE(d3.code, -1) END
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

INSERT INTO "persons_1" ("what", "whose")
SELECT
  m.l0 AS "what",
  r.o2 AS "whose"
FROM (
SELECT
    s."whose" AS o2,
    COALESCE(d0.code, -1) AS k0
  FROM "buys" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = (CAST(s."what" AS VARCHAR) COLLATE "binary")

) AS r
JOIN "map_1" AS m ON m.c0 = r.k0;

INSERT INTO "persons_1" ("age", "zip")
SELECT
  m.l0 AS "age",
  m.l1 AS "zip"
FROM (
SELECT
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1
  FROM "people" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."age"
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = (CAST(s."zip" AS VARCHAR) COLLATE "binary")

) AS r
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1;
