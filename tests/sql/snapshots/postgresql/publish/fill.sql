INSERT INTO "place"."target_1" ("age", "zip", "city", "grade", "illness")
SELECT
  m.l0,
  m.l1,
  m.l2,
  r.o3,
  r.o4
FROM (
  SELECT f.o3, f.o4, t.class
  FROM (
    SELECT
      s."grade" AS o3,
      s."illness" AS o4,
s."age" AS k0,
CAST(s."zip" AS TEXT) COLLATE "C" AS k1,
CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2
    FROM "place"."people" AS s
    LEFT JOIN "dictionary_1" AS d2 ON d2.value = CAST(s."city" AS TEXT) COLLATE "C"
  ) AS f
  LEFT JOIN (
    SELECT
d0.value AS k0,
d1.value AS k1,
c.c2 AS k2,
      c.class, c.place
    FROM "map_1" AS c
    LEFT JOIN "dictionary_2" AS d0 ON d0.code = c.c0
    LEFT JOIN "dictionary_3" AS d1 ON d1.code = c.c1
  ) AS t ON t.k0 = f.k0 AND t.k1 = f.k1 AND t.k2 = f.k2
  WHERE COALESCE(t.place, 0) > 0
  ORDER BY t.place, RANDOM()
) AS r
JOIN "labels_1" AS m ON m.class = r.class;

INSERT INTO "place"."target_1" ("person", "age", "zip", "born", "score", "city", "grade", "illness")
SELECT
  r.o0,
  m.l0,
  m.l1,
  m.l2,
  m.l3,
  m.l4,
  m.l5,
  r.o7
FROM (
  SELECT f.o0, f.o7, t.class
  FROM (
    SELECT
      ENCODE(SHA256(DECODE(k.outer0, 'hex') || SHA256(DECODE(k.inner0, 'hex') || CONVERT_TO(CAST(CAST(s."person" AS TEXT) AS TEXT), 'UTF8'))), 'hex') AS o0,
      s."illness" AS o7,
s."age" AS k0,
CAST(s."zip" AS TEXT) COLLATE "C" AS k1,
s."born" AS k2,
s."score" AS k3,
CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 4 ELSE COALESCE(d4.code, -1) END AS k4,
CAST(s."grade" AS TEXT) COLLATE "C" AS k5
    FROM "place"."people" AS s
    CROSS JOIN "keys_1" AS k
    LEFT JOIN "dictionary_1" AS d4 ON d4.value = CAST(s."city" AS TEXT) COLLATE "C"
  ) AS f
  LEFT JOIN (
    SELECT
d0.value AS k0,
d1.value AS k1,
d2.value AS k2,
d3.value AS k3,
c.c4 AS k4,
d5.value AS k5,
      c.class, c.place
    FROM "map_1" AS c
    LEFT JOIN "dictionary_2" AS d0 ON d0.code = c.c0
    LEFT JOIN "dictionary_3" AS d1 ON d1.code = c.c1
    LEFT JOIN "dictionary_4" AS d2 ON d2.code = c.c2
    LEFT JOIN "dictionary_5" AS d3 ON d3.code = c.c3
    LEFT JOIN "dictionary_6" AS d5 ON d5.code = c.c5
  ) AS t ON t.k0 = f.k0 AND t.k1 = f.k1 AND t.k2 = f.k2 AND t.k3 = f.k3 AND t.k4 = f.k4 AND t.k5 = f.k5
  WHERE COALESCE(t.place, 0) > 0
  ORDER BY t.place, RANDOM()
) AS r
JOIN "labels_1" AS m ON m.class = r.class;

INSERT INTO "place"."target_1" ("age", "zip", "born", "score", "city", "grade", "illness")
SELECT
  m.l0,
  m.l1,
  m.l2,
  m.l3,
  m.l4,
  m.l5,
  r.o6
FROM (
  SELECT f.o6, t.class
  FROM (
    SELECT
      s."illness" AS o6,
s."age" AS k0,
CAST(s."zip" AS TEXT) COLLATE "C" AS k1,
s."born" AS k2,
s."score" AS k3,
CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 3 ELSE COALESCE(d4.code, -1) END AS k4,
CAST(s."grade" AS TEXT) COLLATE "C" AS k5
    FROM "place"."people" AS s
    LEFT JOIN "dictionary_1" AS d4 ON d4.value = CAST(s."city" AS TEXT) COLLATE "C"
  ) AS f
  LEFT JOIN (
    SELECT
d0.value AS k0,
d1.value AS k1,
d2.value AS k2,
d3.value AS k3,
c.c4 AS k4,
d5.value AS k5,
      c.class, c.place
    FROM "map_1" AS c
    LEFT JOIN "dictionary_2" AS d0 ON d0.code = c.c0
    LEFT JOIN "dictionary_3" AS d1 ON d1.code = c.c1
    LEFT JOIN "dictionary_4" AS d2 ON d2.code = c.c2
    LEFT JOIN "dictionary_5" AS d3 ON d3.code = c.c3
    LEFT JOIN "dictionary_6" AS d5 ON d5.code = c.c5
  ) AS t ON t.k0 = f.k0 AND t.k1 = f.k1 AND t.k2 = f.k2 AND t.k3 = f.k3 AND t.k4 = f.k4 AND t.k5 = f.k5
  WHERE COALESCE(t.place, 0) > 0
  ORDER BY t.place, RANDOM()
) AS r
JOIN "labels_1" AS m ON m.class = r.class;

INSERT INTO "place"."target_1" ("age", "born", "score", "grade", "illness")
SELECT
  m.l0,
  m.l1,
  m.l2,
  r.o3,
  r.o4
FROM (
  SELECT f.o3, f.o4, t.class
  FROM (
    SELECT
      s."grade" AS o3,
      s."illness" AS o4,
s."age" AS k0,
s."born" AS k1,
s."score" AS k2
    FROM "place"."people" AS s
  ) AS f
  LEFT JOIN (
    SELECT
d0.value AS k0,
d1.value AS k1,
d2.value AS k2,
      c.class, c.place
    FROM "map_1" AS c
    LEFT JOIN "dictionary_1" AS d0 ON d0.code = c.c0
    LEFT JOIN "dictionary_2" AS d1 ON d1.code = c.c1
    LEFT JOIN "dictionary_3" AS d2 ON d2.code = c.c2
  ) AS t ON t.k0 = f.k0 AND t.k1 = f.k1 AND t.k2 = f.k2
  WHERE COALESCE(t.place, 0) > 0
  ORDER BY t.place, RANDOM()
) AS r
JOIN "labels_1" AS m ON m.class = r.class;

INSERT INTO "place"."target_1" ("seen", "at")
SELECT
  m.l0,
  m.l1
FROM (
  SELECT t.class
  FROM (
    SELECT
s."seen" AS k0,
s."at" AS k1
    FROM "place"."visits" AS s
  ) AS f
  LEFT JOIN (
    SELECT
d0.value AS k0,
d1.value AS k1,
      c.class, c.place
    FROM "map_1" AS c
    LEFT JOIN "dictionary_1" AS d0 ON d0.code = c.c0
    LEFT JOIN "dictionary_2" AS d1 ON d1.code = c.c1
  ) AS t ON t.k0 = f.k0 AND t.k1 = f.k1
  WHERE COALESCE(t.place, 0) > 0
  ORDER BY t.place, RANDOM()
) AS r
JOIN "labels_1" AS m ON m.class = r.class;

INSERT INTO "place"."target_1" ("age", "zip", "score", "city", "grade", "illness")
SELECT
  CAST(m.l0 AS bigint),
  m.l1,
  CAST(m.l2 AS double precision),
  m.l3,
  CAST(m.l4 AS text),
  r.o5
FROM (
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
, sort0_0) AS number
      FROM (
SELECT
    s."illness" AS o5,
    shared.cell, CASE WHEN shared.cell IS NULL THEN 1 ELSE 0 END AS whole,
    CASE WHEN shared.cell IS NOT NULL AND s."illness" IS NULL THEN 1 ELSE 0 END AS null0,
    CASE WHEN shared.cell IS NOT NULL THEN CAST(s."illness" AS TEXT) COLLATE "C" END AS sort0_0,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    COALESCE(d2.code, -1) AS k2,
    CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 4 ELSE COALESCE(d3.code, -1) END AS k3,
    COALESCE(d4.code, -1) AS k4
  FROM "place"."people" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."age"
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = CAST(s."zip" AS TEXT) COLLATE "C"
LEFT JOIN "dictionary_3" AS d2
  ON d2.value = s."score"
LEFT JOIN "dictionary_4" AS d3
  ON d3.value = CAST(s."city" AS TEXT) COLLATE "C"
LEFT JOIN "dictionary_5" AS d4
  ON d4.value = CAST(s."grade" AS TEXT) COLLATE "C"
  LEFT JOIN "divided_1" AS shared ON shared.c0 = COALESCE(d0.code, -1) AND shared.c1 = COALESCE(d1.code, -1) AND shared.c2 = COALESCE(d2.code, -1) AND shared.c3 = CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 4 ELSE COALESCE(d3.code, -1) END AND shared.c4 = COALESCE(d4.code, -1)
      ) AS coded
    ) AS numbered
  ) AS mixed

) AS r
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND m.c3 = r.k3 AND m.c4 = r.k4 AND (r.whole = 1 OR r.turn > m.passed AND r.turn <= m.passed + m.n)
ORDER BY m.place, RANDOM();

INSERT INTO "place"."target_1" ("age", "zip", "score", "city", "grade", "illness")
SELECT
  CAST(m.l0 AS bigint),
  m.l1,
  CAST(m.l2 AS double precision),
  m.l3,
  r.o4,
  r.o5
FROM (
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
SELECT
    s."grade" AS o4,
    s."illness" AS o5,
    shared.cell, CASE WHEN shared.cell IS NULL THEN 1 ELSE 0 END AS whole,
    CASE WHEN shared.cell IS NOT NULL AND s."grade" IS NULL THEN 1 ELSE 0 END AS null0,
    CASE WHEN shared.cell IS NOT NULL THEN CAST(s."grade" AS TEXT) COLLATE "C" END AS sort0_0,
    CASE WHEN shared.cell IS NOT NULL AND s."illness" IS NULL THEN 1 ELSE 0 END AS null1,
    CASE WHEN shared.cell IS NOT NULL THEN CAST(s."illness" AS TEXT) COLLATE "C" END AS sort1_0,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    COALESCE(d2.code, -1) AS k2,
    CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 4 ELSE COALESCE(d3.code, -1) END AS k3
  FROM "place"."people" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."age"
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = CAST(s."zip" AS TEXT) COLLATE "C"
LEFT JOIN "dictionary_3" AS d2
  ON d2.value = s."score"
LEFT JOIN "dictionary_4" AS d3
  ON d3.value = CAST(s."city" AS TEXT) COLLATE "C"
  LEFT JOIN "divided_1" AS shared ON shared.c0 = COALESCE(d0.code, -1) AND shared.c1 = COALESCE(d1.code, -1) AND shared.c2 = COALESCE(d2.code, -1) AND shared.c3 = CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 4 ELSE COALESCE(d3.code, -1) END
      ) AS coded
    ) AS numbered
  ) AS mixed

) AS r
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND m.c3 = r.k3 AND (r.whole = 1 OR r.turn > m.passed AND r.turn <= m.passed + m.n)
ORDER BY m.place, RANDOM();

INSERT INTO "place"."target_1" ("age", "zip", "city", "grade", "illness")
SELECT
  m.l0,
  m.l1,
  m.l2,
  r.o3,
  r.o4
FROM (
  SELECT f.o3, f.o4, t.class
  FROM (
    SELECT
      s."grade" AS o3,
      s."illness" AS o4,
s."age" AS k0,
CAST(s."zip" AS TEXT) COLLATE "C" AS k1,
CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 3 ELSE COALESCE(d2.code, -1) END AS k2
    FROM "place"."people" AS s
    LEFT JOIN "dictionary_1" AS d2 ON d2.value = CAST(s."city" AS TEXT) COLLATE "C"
  ) AS f
  LEFT JOIN (
    SELECT
d0.value AS k0,
d1.value AS k1,
c.c2 AS k2,
      c.class, c.place
    FROM "map_1" AS c
    LEFT JOIN "dictionary_2" AS d0 ON d0.code = c.c0
    LEFT JOIN "dictionary_3" AS d1 ON d1.code = c.c1
  ) AS t ON t.k0 = f.k0 AND t.k1 = f.k1 AND t.k2 = f.k2
  WHERE COALESCE(t.place, 0) > 0
  ORDER BY t.place, RANDOM()
) AS r
JOIN "labels_1" AS m ON m.class = r.class;

INSERT INTO "place"."target_1" ("age", "town")
SELECT
  m.l0,
  CAST(m.l1 AS text)
FROM (
  SELECT t.class
  FROM (
    SELECT
s."age" AS k0,
CAST(s."town" AS TEXT) COLLATE "C" AS k1
    FROM "place"."grouped" AS s
  ) AS f
  LEFT JOIN (
    SELECT
d0.value AS k0,
d1.value AS k1,
      c.class, c.place
    FROM "map_1" AS c
    LEFT JOIN "dictionary_1" AS d0 ON d0.code = c.c0
    LEFT JOIN "dictionary_2" AS d1 ON d1.code = c.c1
  ) AS t ON t.k0 = f.k0 AND t.k1 = f.k1
  WHERE COALESCE(t.place, 0) > 0
  ORDER BY t.place, RANDOM()
) AS r
JOIN "labels_1" AS m ON m.class = r.class;

INSERT INTO "place"."target_1" ("v")
SELECT
  m.l0
FROM (
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
) AS number
      FROM (
SELECT
    shared.cell, CASE WHEN shared.cell IS NULL THEN 1 ELSE 0 END AS whole,
    COALESCE(d0.code, -1) AS k0
  FROM "place"."few" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = CAST(s."v" AS TEXT) COLLATE "C"
  LEFT JOIN "divided_1" AS shared ON shared.c0 = COALESCE(d0.code, -1)
      ) AS coded
    ) AS numbered
  ) AS mixed

) AS r
JOIN "map_1" AS m ON m.c0 = r.k0 AND (r.whole = 1 OR r.turn > m.passed AND r.turn <= m.passed + m.n)
ORDER BY m.place, RANDOM();

INSERT INTO "place"."target_1" ("age", "zip", "score", "city", "grade", "illness")
SELECT
  m.l0,
  m.l1,
  r.o2,
  m.l2,
  r.o4,
  r.o5
FROM (
  SELECT f.o2, f.o4, f.o5, t.class
  FROM (
    SELECT
      s."score" AS o2,
      s."grade" AS o4,
      s."illness" AS o5,
s."age" AS k0,
CAST(s."zip" AS TEXT) COLLATE "C" AS k1,
CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 3 ELSE COALESCE(d2.code, -1) END AS k2
    FROM "place"."people" AS s
    LEFT JOIN "dictionary_1" AS d2 ON d2.value = CAST(s."city" AS TEXT) COLLATE "C"
  ) AS f
  LEFT JOIN (
    SELECT
d0.value AS k0,
d1.value AS k1,
c.c2 AS k2,
      c.class, c.place
    FROM "map_1" AS c
    LEFT JOIN "dictionary_2" AS d0 ON d0.code = c.c0
    LEFT JOIN "dictionary_3" AS d1 ON d1.code = c.c1
  ) AS t ON t.k0 = f.k0 AND t.k1 = f.k1 AND t.k2 = f.k2
  WHERE COALESCE(t.place, 0) > 0
  ORDER BY t.place, RANDOM()
) AS r
JOIN "labels_1" AS m ON m.class = r.class;

INSERT INTO "place"."target_1" ("zip", "grade")
SELECT
  m.l0,
  r.o1
FROM (
  SELECT f.o1, t.class
  FROM (
    SELECT
      s."grade" AS o1,
CAST(s."zip" AS TEXT) COLLATE "C" AS k0
    FROM "place"."people" AS s
  ) AS f
  LEFT JOIN (
    SELECT
d0.value AS k0,
      c.class, c.place
    FROM "map_1" AS c
    LEFT JOIN "dictionary_1" AS d0 ON d0.code = c.c0
  ) AS t ON t.k0 = f.k0
  WHERE COALESCE(t.place, 0) > 0
  ORDER BY t.place, RANDOM()
) AS r
JOIN "labels_1" AS m ON m.class = r.class;

INSERT INTO "place"."target_1" ("age", "zip", "city", "grade", "illness")
SELECT
  m.l0,
  m.l1,
  m.l2,
  r.o3,
  r.o4
FROM (
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
SELECT
    s."grade" AS o3,
    s."illness" AS o4,
    shared.cell, CASE WHEN shared.cell IS NULL THEN 1 ELSE 0 END AS whole,
    CASE WHEN shared.cell IS NOT NULL AND s."grade" IS NULL THEN 1 ELSE 0 END AS null0,
    CASE WHEN shared.cell IS NOT NULL THEN CAST(s."grade" AS TEXT) COLLATE "C" END AS sort0_0,
    CASE WHEN shared.cell IS NOT NULL AND s."illness" IS NULL THEN 1 ELSE 0 END AS null1,
    CASE WHEN shared.cell IS NOT NULL THEN CAST(s."illness" AS TEXT) COLLATE "C" END AS sort1_0,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2
  FROM "place"."people" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."age"
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = CAST(s."zip" AS TEXT) COLLATE "C"
LEFT JOIN "dictionary_3" AS d2
  ON d2.value = CAST(s."city" AS TEXT) COLLATE "C"
  LEFT JOIN "divided_1" AS shared ON shared.c0 = COALESCE(d0.code, -1) AND shared.c1 = COALESCE(d1.code, -1) AND shared.c2 = CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END
      ) AS coded
    ) AS numbered
  ) AS mixed

) AS r
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND (r.whole = 1 OR r.turn > m.passed AND r.turn <= m.passed + m.n)
ORDER BY m.place, RANDOM();

INSERT INTO "place"."target_1" ("age", "group_id")
SELECT
  m.l0,
  m.place
FROM (
SELECT
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1
  FROM "persons_1" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."age"
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = s."sqlanon_node"

) AS r
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1
ORDER BY m.place, RANDOM();

INSERT INTO "place"."target_1" ("age", "city", "grade", "illness")
SELECT
  m.l0,
  m.l1,
  r.o2,
  r.o3
FROM (
  SELECT f.o2, f.o3, t.class
  FROM (
    SELECT
      s."grade" AS o2,
      s."illness" AS o3,
s."age" AS k0,
CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 3 ELSE COALESCE(d1.code, -1) END AS k1
    FROM "place"."people" AS s
    LEFT JOIN "dictionary_1" AS d1 ON d1.value = CAST(s."city" AS TEXT) COLLATE "C"
  ) AS f
  LEFT JOIN (
    SELECT
d0.value AS k0,
c.c1 AS k1,
      c.class, c.place
    FROM "map_1" AS c
    LEFT JOIN "dictionary_2" AS d0 ON d0.code = c.c0
  ) AS t ON t.k0 = f.k0 AND t.k1 = f.k1
  WHERE COALESCE(t.place, 0) > 0
  ORDER BY t.place, RANDOM()
) AS r
JOIN "labels_1" AS m ON m.class = r.class;

INSERT INTO "place"."sqlanon_recoding_run_rows" ("age", "zip", "city", "grade", "illness")
SELECT
  m.l0,
  m.l1,
  m.l2,
  r.o3,
  r.o4
FROM (
  SELECT f.o3, f.o4, t.class
  FROM (
    SELECT
      s."grade" AS o3,
      s."illness" AS o4,
s."age" AS k0,
CAST(s."zip" AS TEXT) COLLATE "C" AS k1,
CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2
    FROM "place"."people" AS s
    LEFT JOIN "dictionary_1" AS d2 ON d2.value = CAST(s."city" AS TEXT) COLLATE "C"
  ) AS f
  LEFT JOIN (
    SELECT
d0.value AS k0,
d1.value AS k1,
c.c2 AS k2,
      c.class, c.place
    FROM "map_1" AS c
    LEFT JOIN "dictionary_2" AS d0 ON d0.code = c.c0
    LEFT JOIN "dictionary_3" AS d1 ON d1.code = c.c1
  ) AS t ON t.k0 = f.k0 AND t.k1 = f.k1 AND t.k2 = f.k2
  WHERE COALESCE(t.place, 0) > 0
  ORDER BY t.place, RANDOM()
) AS r
JOIN "labels_1" AS m ON m.class = r.class;

INSERT INTO "place"."sqlanon_recoding_run_rows" ("age", "zip", "city", "grade", "illness", "person")
SELECT
  m.l0,
  m.l1,
  m.l2,
  r.o3,
  r.o4,
  r.o5
FROM (
  SELECT f.o3, f.o4, f.o5, t.class
  FROM (
    SELECT
      s."grade" AS o3,
      s."illness" AS o4,
      s."person" AS o5,
s."age" AS k0,
CAST(s."zip" AS TEXT) COLLATE "C" AS k1,
CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2
    FROM "place"."people" AS s
    LEFT JOIN "dictionary_1" AS d2 ON d2.value = CAST(s."city" AS TEXT) COLLATE "C"
  ) AS f
  LEFT JOIN (
    SELECT
d0.value AS k0,
d1.value AS k1,
c.c2 AS k2,
      c.class, c.place
    FROM "map_1" AS c
    LEFT JOIN "dictionary_2" AS d0 ON d0.code = c.c0
    LEFT JOIN "dictionary_3" AS d1 ON d1.code = c.c1
  ) AS t ON t.k0 = f.k0 AND t.k1 = f.k1 AND t.k2 = f.k2
  WHERE COALESCE(t.place, 0) > 0
  ORDER BY t.place, RANDOM()
) AS r
JOIN "labels_1" AS m ON m.class = r.class;

INSERT INTO "place"."target_1" ("age", "zip", "city", "grade")
SELECT
  m.l0,
  m.l1,
  m.l2,
  r.o3
FROM (
  SELECT f.o3, t.class
  FROM (
    SELECT
      s."grade" AS o3,
s."age" AS k0,
CAST(s."zip" AS TEXT) COLLATE "C" AS k1,
CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2
    FROM "place"."people" AS s
    LEFT JOIN "dictionary_1" AS d2 ON d2.value = CAST(s."city" AS TEXT) COLLATE "C"
  ) AS f
  LEFT JOIN (
    SELECT
d0.value AS k0,
d1.value AS k1,
c.c2 AS k2,
      c.class, c.place
    FROM "map_1" AS c
    LEFT JOIN "dictionary_2" AS d0 ON d0.code = c.c0
    LEFT JOIN "dictionary_3" AS d1 ON d1.code = c.c1
  ) AS t ON t.k0 = f.k0 AND t.k1 = f.k1 AND t.k2 = f.k2
  WHERE COALESCE(t.place, 0) > 0
  ORDER BY t.place, RANDOM()
) AS r
JOIN "labels_1" AS m ON m.class = r.class;

INSERT INTO "place"."target_1" ("age", "zip", "score", "city", "grade", "illness")
SELECT
  m.l0,
  m.l1,
  m.l2,
  m.l3,
  r.o4,
  r.o5
FROM (
  SELECT f.o4, f.o5, t.class
  FROM (
    SELECT
      s."grade" AS o4,
      s."illness" AS o5,
s."age" AS k0,
CAST(s."zip" AS TEXT) COLLATE "C" AS k1,
s."score" AS k2,
CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 4 ELSE COALESCE(d3.code, -1) END AS k3
    FROM "place"."people" AS s
    LEFT JOIN "dictionary_1" AS d3 ON d3.value = CAST(s."city" AS TEXT) COLLATE "C"
  ) AS f
  LEFT JOIN (
    SELECT
d0.value AS k0,
d1.value AS k1,
d2.value AS k2,
c.c3 AS k3,
      c.class, c.place
    FROM "map_1" AS c
    LEFT JOIN "dictionary_2" AS d0 ON d0.code = c.c0
    LEFT JOIN "dictionary_3" AS d1 ON d1.code = c.c1
    LEFT JOIN "dictionary_4" AS d2 ON d2.code = c.c2
  ) AS t ON t.k0 = f.k0 AND t.k1 = f.k1 AND t.k2 = f.k2 AND t.k3 = f.k3
  WHERE COALESCE(t.place, 0) > 0
  ORDER BY t.place, RANDOM()
) AS r
JOIN "labels_1" AS m ON m.class = r.class;

INSERT INTO "place"."target_1" ("age", "zip", "city", "grade", "illness")
SELECT
  m.l0,
  m.l1,
  m.l2,
  m.l3,
  r.o4
FROM (
  SELECT f.o4, t.class
  FROM (
    SELECT
      s."illness" AS o4,
s."age" AS k0,
CAST(s."zip" AS TEXT) COLLATE "C" AS k1,
CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2,
CAST(s."grade" AS TEXT) COLLATE "C" AS k3
    FROM "place"."people" AS s
    LEFT JOIN "dictionary_1" AS d2 ON d2.value = CAST(s."city" AS TEXT) COLLATE "C"
  ) AS f
  LEFT JOIN (
    SELECT
d0.value AS k0,
d1.value AS k1,
c.c2 AS k2,
d3.value AS k3,
      c.class, c.place
    FROM "map_1" AS c
    LEFT JOIN "dictionary_2" AS d0 ON d0.code = c.c0
    LEFT JOIN "dictionary_3" AS d1 ON d1.code = c.c1
    LEFT JOIN "dictionary_4" AS d3 ON d3.code = c.c3
  ) AS t ON t.k0 = f.k0 AND t.k1 = f.k1 AND t.k2 = f.k2 AND t.k3 = f.k3
  WHERE COALESCE(t.place, 0) > 0
  ORDER BY t.place, RANDOM()
) AS r
JOIN "labels_1" AS m ON m.class = r.class;

INSERT INTO "place"."target_1" ("age", "zip", "city", "grade", "illness")
SELECT
  m.l0,
  m.l1,
  CAST(m.l2 AS text),
  r.o3,
  r.o4
FROM (
  SELECT f.o3, f.o4, t.class
  FROM (
    SELECT
      s."grade" AS o3,
      s."illness" AS o4,
s."age" AS k0,
CAST(s."zip" AS TEXT) COLLATE "C" AS k1,
CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 3 ELSE COALESCE(d2.code, -1) END AS k2
    FROM "place"."people" AS s
    LEFT JOIN "dictionary_1" AS d2 ON d2.value = CAST(s."city" AS TEXT) COLLATE "C"
  ) AS f
  LEFT JOIN (
    SELECT
d0.value AS k0,
d1.value AS k1,
c.c2 AS k2,
      c.class, c.place
    FROM "map_1" AS c
    LEFT JOIN "dictionary_2" AS d0 ON d0.code = c.c0
    LEFT JOIN "dictionary_3" AS d1 ON d1.code = c.c1
  ) AS t ON t.k0 = f.k0 AND t.k1 = f.k1 AND t.k2 = f.k2
  WHERE COALESCE(t.place, 0) > 0
  ORDER BY t.place, RANDOM()
) AS r
JOIN "labels_1" AS m ON m.class = r.class;

INSERT INTO "place"."target_1" ("age", "score", "grade", "illness")
SELECT
  CAST(m.l0 AS bigint),
  CAST(m.l1 AS double precision),
  r.o2,
  r.o3
FROM (
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
SELECT
    s."grade" AS o2,
    s."illness" AS o3,
    shared.cell, CASE WHEN shared.cell IS NULL THEN 1 ELSE 0 END AS whole,
    CASE WHEN shared.cell IS NOT NULL AND s."grade" IS NULL THEN 1 ELSE 0 END AS null0,
    CASE WHEN shared.cell IS NOT NULL THEN CAST(s."grade" AS TEXT) COLLATE "C" END AS sort0_0,
    CASE WHEN shared.cell IS NOT NULL AND s."illness" IS NULL THEN 1 ELSE 0 END AS null1,
    CASE WHEN shared.cell IS NOT NULL THEN CAST(s."illness" AS TEXT) COLLATE "C" END AS sort1_0,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1
  FROM "place"."people" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."age"
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = s."score"
  LEFT JOIN "divided_1" AS shared ON shared.c0 = COALESCE(d0.code, -1) AND shared.c1 = COALESCE(d1.code, -1)
      ) AS coded
    ) AS numbered
  ) AS mixed

) AS r
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND (r.whole = 1 OR r.turn > m.passed AND r.turn <= m.passed + m.n)
ORDER BY m.place, RANDOM();

INSERT INTO "place"."target_1" ("age", "zip", "city", "grade", "group_id")
SELECT
  r.o0,
  r.o1,
  r.o2,
  r.o3,
  m.place
FROM (
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
SELECT
    s."age" AS o0,
    s."zip" AS o1,
    s."city" AS o2,
    s."grade" AS o3,
    shared.cell, CASE WHEN shared.cell IS NULL THEN 1 ELSE 0 END AS whole,
    CASE WHEN shared.cell IS NOT NULL AND s."grade" IS NULL THEN 1 ELSE 0 END AS null0,
    CASE WHEN shared.cell IS NOT NULL THEN CAST(s."grade" AS TEXT) COLLATE "C" END AS sort0_0,
    CASE WHEN shared.cell IS NOT NULL AND s."illness" IS NULL THEN 1 ELSE 0 END AS null1,
    CASE WHEN shared.cell IS NOT NULL THEN CAST(s."illness" AS TEXT) COLLATE "C" END AS sort1_0,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2,
    COALESCE(d3.code, -1) AS k3
  FROM "place"."people" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."age"
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = CAST(s."zip" AS TEXT) COLLATE "C"
LEFT JOIN "dictionary_3" AS d2
  ON d2.value = CAST(s."city" AS TEXT) COLLATE "C"
LEFT JOIN "dictionary_4" AS d3
  ON d3.value = CAST(s."illness" AS TEXT) COLLATE "C"
  LEFT JOIN "divided_1" AS shared ON shared.c0 = COALESCE(d0.code, -1) AND shared.c1 = COALESCE(d1.code, -1) AND shared.c2 = CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AND shared.c3 = COALESCE(d3.code, -1)
      ) AS coded
    ) AS numbered
  ) AS mixed

) AS r
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND m.c3 = r.k3 AND (r.whole = 1 OR r.turn > m.passed AND r.turn <= m.passed + m.n)
ORDER BY m.place, RANDOM();

INSERT INTO "place"."target_1" ("person", "age", "zip", "city", "grade", "illness")
SELECT
  r.o0,
  m.l0,
  m.l1,
  m.l2,
  r.o4,
  r.o5
FROM (
  SELECT f.o0, f.o4, f.o5, t.class
  FROM (
    SELECT
      s."person" AS o0,
      s."grade" AS o4,
      s."illness" AS o5,
s."age" AS k0,
CAST(s."zip" AS TEXT) COLLATE "C" AS k1,
CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2
    FROM "persons_1" AS s
    LEFT JOIN "dictionary_1" AS d2 ON d2.value = CAST(s."city" AS TEXT) COLLATE "C"
  ) AS f
  LEFT JOIN (
    SELECT
d0.value AS k0,
d1.value AS k1,
c.c2 AS k2,
      c.class, c.place
    FROM "map_1" AS c
    LEFT JOIN "dictionary_2" AS d0 ON d0.code = c.c0
    LEFT JOIN "dictionary_3" AS d1 ON d1.code = c.c1
  ) AS t ON t.k0 = f.k0 AND t.k1 = f.k1 AND t.k2 = f.k2
  WHERE COALESCE(t.place, 0) > 0
  ORDER BY t.place, RANDOM()
) AS r
JOIN "labels_1" AS m ON m.class = r.class;

INSERT INTO "place"."target_1" ("age", "zip", "city", "grade", "illness", "visits", "cost")
SELECT
  m.l0,
  m.l1,
  m.l2,
  r.o3,
  r.o4,
  m.l3,
  r.o6
FROM (
  SELECT f.o3, f.o4, f.o6, t.class
  FROM (
    SELECT
      s."grade" AS o3,
      s."illness" AS o4,
      s."cost" AS o6,
s."age" AS k0,
CAST(s."zip" AS TEXT) COLLATE "C" AS k1,
CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2,
s."visits" AS k3
    FROM "aggregated_1" AS s
    LEFT JOIN "dictionary_1" AS d2 ON d2.value = CAST(s."city" AS TEXT) COLLATE "C"
  ) AS f
  LEFT JOIN (
    SELECT
d0.value AS k0,
d1.value AS k1,
c.c2 AS k2,
d3.value AS k3,
      c.class, c.place
    FROM "map_1" AS c
    LEFT JOIN "dictionary_2" AS d0 ON d0.code = c.c0
    LEFT JOIN "dictionary_3" AS d1 ON d1.code = c.c1
    LEFT JOIN "dictionary_4" AS d3 ON d3.code = c.c3
  ) AS t ON t.k0 = f.k0 AND t.k1 = f.k1 AND t.k2 = f.k2 AND t.k3 = f.k3
  WHERE COALESCE(t.place, 0) > 0
  ORDER BY t.place, RANDOM()
) AS r
JOIN "labels_1" AS m ON m.class = r.class;

INSERT INTO "place"."target_1" ("age", "zip", "city", "illness", "group_id")
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
      (CAST(number AS BIGINT) % 2147483579 * 1244530628 + 1677127799) % 2147483579
      AS residue
    FROM (
      SELECT coded.*,
        ROW_NUMBER() OVER (ORDER BY whole, cell
, null0
, sort0_0, null1
, sort1_0) AS number
      FROM (
SELECT
    s."illness" AS o3,
    shared.cell, CASE WHEN shared.cell IS NULL THEN 1 ELSE 0 END AS whole,
    CASE WHEN shared.cell IS NOT NULL AND s."illness" IS NULL THEN 1 ELSE 0 END AS null0,
    CASE WHEN shared.cell IS NOT NULL THEN CAST(s."illness" AS TEXT) COLLATE "C" END AS sort0_0,
    CASE WHEN shared.cell IS NOT NULL AND s."person" IS NULL THEN 1 ELSE 0 END AS null1,
    CASE WHEN shared.cell IS NOT NULL THEN s."person" END AS sort1_0,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2,
    COALESCE(d3.code, -1) AS k3
  FROM "signed_1" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."age"
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = CAST(s."zip" AS TEXT) COLLATE "C"
LEFT JOIN "dictionary_3" AS d2
  ON d2.value = CAST(s."city" AS TEXT) COLLATE "C"
LEFT JOIN "dictionary_4" AS d3
  ON d3.value = s."sqlanon_pair"
  LEFT JOIN "divided_1" AS shared ON shared.c0 = COALESCE(d0.code, -1) AND shared.c1 = COALESCE(d1.code, -1) AND shared.c2 = CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AND shared.c3 = COALESCE(d3.code, -1)
      ) AS coded
    ) AS numbered
  ) AS mixed

  ) AS persons
  UNION ALL
  SELECT
x.raw,
-2, -2, -2, -f.class, 1 AS whole, 0 AS turn
  FROM "counterfeits_1" AS f
  JOIN "values_1" AS x ON x.v = f.v
) AS r
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND m.c3 = r.k3 AND (r.whole = 1 OR r.turn > m.passed AND r.turn <= m.passed + m.n)
ORDER BY m.place, RANDOM();

INSERT INTO "place"."target_1" ("age", "zip", "city", "illness", "group_id")
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
      (CAST(number AS BIGINT) % 2147483579 * 1244530628 + 1677127799) % 2147483579
      AS residue
    FROM (
      SELECT coded.*,
        ROW_NUMBER() OVER (ORDER BY whole, cell
, null0
, sort0_0, null1
, sort1_0) AS number
      FROM (
SELECT
    s."illness" AS o3,
    shared.cell, CASE WHEN shared.cell IS NULL THEN 1 ELSE 0 END AS whole,
    CASE WHEN shared.cell IS NOT NULL AND s."grade" IS NULL THEN 1 ELSE 0 END AS null0,
    CASE WHEN shared.cell IS NOT NULL THEN CAST(s."grade" AS TEXT) COLLATE "C" END AS sort0_0,
    CASE WHEN shared.cell IS NOT NULL AND s."illness" IS NULL THEN 1 ELSE 0 END AS null1,
    CASE WHEN shared.cell IS NOT NULL THEN CAST(s."illness" AS TEXT) COLLATE "C" END AS sort1_0,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2,
    COALESCE(d3.code, -1) AS k3
  FROM "signed_1" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."age"
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = CAST(s."zip" AS TEXT) COLLATE "C"
LEFT JOIN "dictionary_3" AS d2
  ON d2.value = CAST(s."city" AS TEXT) COLLATE "C"
LEFT JOIN "dictionary_4" AS d3
  ON d3.value = s."sqlanon_pair"
  LEFT JOIN "divided_1" AS shared ON shared.c0 = COALESCE(d0.code, -1) AND shared.c1 = COALESCE(d1.code, -1) AND shared.c2 = CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AND shared.c3 = COALESCE(d3.code, -1)
      ) AS coded
    ) AS numbered
  ) AS mixed

  ) AS persons
  UNION ALL
  SELECT
x.raw,
-2, -2, -2, -f.class, 1 AS whole, 0 AS turn
  FROM "counterfeits_1" AS f
  JOIN "values_1" AS x ON x.v = f.v
) AS r
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND m.c3 = r.k3 AND (r.whole = 1 OR r.turn > m.passed AND r.turn <= m.passed + m.n)
ORDER BY m.place, RANDOM();

INSERT INTO "place"."target_1" ("longitude", "zone", "station")
SELECT
  m.l0,
  m.l1,
  m.l2
FROM (
  SELECT t.class
  FROM (
    SELECT
s."longitude" AS k0,
CAST(s."zone" AS TEXT) COLLATE "C" AS k1,
CASE WHEN CAST(s."station" AS TEXT) COLLATE "C" IS NULL THEN 1 ELSE COALESCE(d2.code, -1) END AS k2
    FROM "place"."measured_points" AS s
    LEFT JOIN "dictionary_1" AS d2 ON d2.value = CAST(s."station" AS TEXT) COLLATE "C"
  ) AS f
  LEFT JOIN (
    SELECT
d0.value AS k0,
d1.value AS k1,
c.c2 AS k2,
      c.class, c.place
    FROM "map_1" AS c
    LEFT JOIN "dictionary_2" AS d0 ON d0.code = c.c0
    LEFT JOIN "dictionary_3" AS d1 ON d1.code = c.c1
  ) AS t ON t.k0 = f.k0 AND t.k1 = f.k1 AND t.k2 = f.k2
  WHERE COALESCE(t.place, 0) > 0
  ORDER BY t.place, RANDOM()
) AS r
JOIN "labels_1" AS m ON m.class = r.class;

INSERT INTO "place"."target_1" ("v")
SELECT
  CAST(m.l0 AS bigint)
FROM (
SELECT
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1
  FROM "place"."numbered" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."v"
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = s."who"

) AS r
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1
ORDER BY m.place, RANDOM();

INSERT INTO "place"."target_1" ("age", "zip", "city", "grade", "illness")
SELECT
  m.l0,
  m.l1,
  m.l2,
  r.o3,
  r.o4
FROM (
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
SELECT
    s."grade" AS o3,
    s."illness" AS o4,
    shared.cell, CASE WHEN shared.cell IS NULL THEN 1 ELSE 0 END AS whole,
    CASE WHEN shared.cell IS NOT NULL AND s."grade" IS NULL THEN 1 ELSE 0 END AS null0,
    CASE WHEN shared.cell IS NOT NULL THEN CAST(s."grade" AS TEXT) COLLATE "C" END AS sort0_0,
    CASE WHEN shared.cell IS NOT NULL AND s."illness" IS NULL THEN 1 ELSE 0 END AS null1,
    CASE WHEN shared.cell IS NOT NULL THEN CAST(s."illness" AS TEXT) COLLATE "C" END AS sort1_0,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2,
    COALESCE(d3.code, -1) AS k3
  FROM "place"."people" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."age"
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = CAST(s."zip" AS TEXT) COLLATE "C"
LEFT JOIN "dictionary_3" AS d2
  ON d2.value = CAST(s."city" AS TEXT) COLLATE "C"
LEFT JOIN "dictionary_4" AS d3
  ON d3.value = CAST(s."illness" AS TEXT) COLLATE "C"
  LEFT JOIN "divided_1" AS shared ON shared.c0 = COALESCE(d0.code, -1) AND shared.c1 = COALESCE(d1.code, -1) AND shared.c2 = CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AND shared.c3 = COALESCE(d3.code, -1)
      ) AS coded
    ) AS numbered
  ) AS mixed

) AS r
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND m.c3 = r.k3 AND (r.whole = 1 OR r.turn > m.passed AND r.turn <= m.passed + m.n)
ORDER BY m.place, RANDOM();

INSERT INTO "place"."target_1" ("person", "city", "grade", "illness")
SELECT
  r.o0,
  m.l0,
  r.o2,
  r.o3
FROM (
  SELECT f.o0, f.o2, f.o3, t.class
  FROM (
    SELECT
      s."person" AS o0,
      s."grade" AS o2,
      s."illness" AS o3,
CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 4 ELSE COALESCE(d0.code, -1) END AS k0
    FROM "persons_1" AS s
    LEFT JOIN "dictionary_1" AS d0 ON d0.value = CAST(s."city" AS TEXT) COLLATE "C"
  ) AS f
  LEFT JOIN (
    SELECT
c.c0 AS k0,
      c.class, c.place
    FROM "map_1" AS c
  ) AS t ON t.k0 = f.k0
  WHERE COALESCE(t.place, 0) > 0
  ORDER BY t.place, RANDOM()
) AS r
JOIN "labels_1" AS m ON m.class = r.class;

INSERT INTO "place"."target_1" ("age", "grade", "illness")
SELECT
  m.l0,
  r.o1,
  r.o2
FROM (
  SELECT f.o1, f.o2, t.class
  FROM (
    SELECT
      s."grade" AS o1,
      s."illness" AS o2,
s."age" AS k0
    FROM "place"."people" AS s
  ) AS f
  LEFT JOIN (
    SELECT
d0.value AS k0,
      c.class, c.place
    FROM "map_1" AS c
    LEFT JOIN "dictionary_1" AS d0 ON d0.code = c.c0
  ) AS t ON t.k0 = f.k0
  WHERE COALESCE(t.place, 0) > 0
  ORDER BY t.place, RANDOM()
) AS r
JOIN "labels_1" AS m ON m.class = r.class;

INSERT INTO "place"."target_1" ("age", "zip", "grade", "group_id")
SELECT
  r.o0,
  r.o1,
  r.o2,
  m.place
FROM (
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
SELECT
    s."age" AS o0,
    s."zip" AS o1,
    s."grade" AS o2,
    shared.cell, CASE WHEN shared.cell IS NULL THEN 1 ELSE 0 END AS whole,
    CASE WHEN shared.cell IS NOT NULL AND s."grade" IS NULL THEN 1 ELSE 0 END AS null0,
    CASE WHEN shared.cell IS NOT NULL THEN CAST(s."grade" AS TEXT) COLLATE "C" END AS sort0_0,
    CASE WHEN shared.cell IS NOT NULL AND s."illness" IS NULL THEN 1 ELSE 0 END AS null1,
    CASE WHEN shared.cell IS NOT NULL THEN CAST(s."illness" AS TEXT) COLLATE "C" END AS sort1_0,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    COALESCE(d2.code, -1) AS k2,
    CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 4 ELSE COALESCE(d3.code, -1) END AS k3
  FROM "place"."people" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."age"
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = CAST(s."zip" AS TEXT) COLLATE "C"
LEFT JOIN "dictionary_3" AS d2
  ON d2.value = CAST(s."illness" AS TEXT) COLLATE "C"
LEFT JOIN "dictionary_4" AS d3
  ON d3.value = CAST(s."city" AS TEXT) COLLATE "C"
  LEFT JOIN "divided_1" AS shared ON shared.c0 = COALESCE(d0.code, -1) AND shared.c1 = COALESCE(d1.code, -1) AND shared.c2 = COALESCE(d2.code, -1) AND shared.c3 = CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 4 ELSE COALESCE(d3.code, -1) END
      ) AS coded
    ) AS numbered
  ) AS mixed

) AS r
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND m.c3 = r.k3 AND (r.whole = 1 OR r.turn > m.passed AND r.turn <= m.passed + m.n)
ORDER BY m.place, RANDOM();

INSERT INTO "place"."target_1" ("what")
SELECT
  m.l0
FROM (
  SELECT t.class
  FROM (
    SELECT
CAST(s."what" AS TEXT) COLLATE "C" AS k0
    FROM "place"."buys" AS s
  ) AS f
  LEFT JOIN (
    SELECT
d0.value AS k0,
      c.class, c.place
    FROM "map_1" AS c
    LEFT JOIN "dictionary_1" AS d0 ON d0.code = c.c0
  ) AS t ON t.k0 = f.k0
  WHERE COALESCE(t.place, 0) > 0
  ORDER BY t.place, RANDOM()
) AS r
JOIN "labels_1" AS m ON m.class = r.class;

INSERT INTO "place"."target_1" ("age", "zip")
SELECT
  m.l0,
  m.l1
FROM (
  SELECT t.class
  FROM (
    SELECT
s."age" AS k0,
CAST(s."zip" AS TEXT) COLLATE "C" AS k1
    FROM "place"."people" AS s
  ) AS f
  LEFT JOIN (
    SELECT
d0.value AS k0,
d1.value AS k1,
      c.class, c.place
    FROM "map_1" AS c
    LEFT JOIN "dictionary_1" AS d0 ON d0.code = c.c0
    LEFT JOIN "dictionary_2" AS d1 ON d1.code = c.c1
  ) AS t ON t.k0 = f.k0 AND t.k1 = f.k1
  WHERE COALESCE(t.place, 0) > 0
  ORDER BY t.place, RANDOM()
) AS r
JOIN "labels_1" AS m ON m.class = r.class;

INSERT INTO "place"."target_1" ("age", "zip", "city", "grade", "illness")
SELECT
  m.l0,
  m.l1,
  m.l2,
  r.o3,
  r.o4
FROM (
  SELECT f.o3, f.o4, t.class
  FROM (
    SELECT
      s."grade" AS o3,
      s."illness" AS o4,
s."age" AS k0,
CAST(s."zip" AS TEXT) COLLATE "C" AS k1,
CASE WHEN CAST(s."city" AS TEXT) COLLATE "C" IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2
    FROM "copy_1" AS s
    LEFT JOIN "dictionary_1" AS d2 ON d2.value = CAST(s."city" AS TEXT) COLLATE "C"
  ) AS f
  LEFT JOIN (
    SELECT
d0.value AS k0,
d1.value AS k1,
c.c2 AS k2,
      c.class, c.place
    FROM "map_1" AS c
    LEFT JOIN "dictionary_2" AS d0 ON d0.code = c.c0
    LEFT JOIN "dictionary_3" AS d1 ON d1.code = c.c1
  ) AS t ON t.k0 = f.k0 AND t.k1 = f.k1 AND t.k2 = f.k2
  WHERE COALESCE(t.place, 0) > 0
  ORDER BY t.place, RANDOM()
) AS r
JOIN "labels_1" AS m ON m.class = r.class;
