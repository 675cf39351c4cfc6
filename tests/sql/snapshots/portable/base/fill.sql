INSERT INTO "assignment_1" ("cell", "class", "n")
SELECT o.cell, o.part, o.n
FROM "open_1" AS o LEFT JOIN "cuts_1" AS x ON x.part = o.part
WHERE x.part IS NULL;

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

INSERT INTO "best_1" ("chunk", "block", "cut", "loss", "pieces")
SELECT chunk, 0 AS block, MIN(place) - 1 AS cut, 0 AS loss, 0 AS pieces
FROM "blocks_1"
GROUP BY chunk;

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
  LEFT JOIN "dictionary_1" AS d0 ON d0.value = s."age"
  LEFT JOIN "dictionary_2" AS d1 ON d1.value = (CAST(s."city" AS VARCHAR) COLLATE "binary")
) AS r
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1;

INSERT INTO "assignment_1" ("cell", "class", "n")
SELECT o.cell, o.part, o.n
FROM "open_1" AS o LEFT JOIN "cuts_1" AS x ON x.part = o.part
LEFT JOIN "tried_1" AS t ON t.part = o.part
WHERE x.part IS NULL AND t.part IS NULL;

INSERT INTO "assignment_1" ("cell", "class", "n")
SELECT cell, CAST(0 + 2 * block AS INTEGER) AS class, first_taken AS n FROM "round_1" WHERE first_taken > 0
UNION ALL
SELECT cell, CAST(0 + 2 * block + 1 AS INTEGER), second_taken FROM "round_1" WHERE second_taken > 0;
