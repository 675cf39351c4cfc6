SELECT
  r.o2 AS k0,
  m.l0 AS v1
FROM (
SELECT
    s."id" AS o2,
    COALESCE(d0.code, -1) AS k0
  FROM "copy_1" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = (CAST(s."city" AS VARCHAR) COLLATE "binary")

) AS r
JOIN "map_1" AS m ON m.c0 = r.k0;

SELECT
  m.l0 AS "x",
  CAST(m.l1 AS VARCHAR) AS "y",
  r.o2 AS "z",
  r.o6 AS "client"
FROM (
SELECT
    s."z" AS o2,
    s."client" AS o6,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1
  FROM "calls" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = (CAST(s."x" AS VARCHAR) COLLATE "binary")
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = (CAST(s."y" AS VARCHAR) COLLATE "binary")

) AS r
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1;

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

SELECT
  m.l0 AS "age",
  m.place AS "group_id"
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
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1;

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

SELECT
  m.l0 AS "age",
  m.l1 AS "zip",
  m.l2 AS "city",
  r.o8 AS "person"
FROM (
SELECT
    s."person" AS o8,
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
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2;

SELECT
  r.o0 AS person,
  m.place AS place
FROM (
SELECT
    CAST(s."person" AS VARCHAR) AS o0,
    COALESCE(d0.code, -1) AS k0,
    CASE WHEN (CAST(s."zip" AS VARCHAR) COLLATE "binary") IS NULL THEN 10 ELSE COALESCE(d1.code, -1) END AS k1,
    CASE WHEN (CAST(s."city" AS VARCHAR) COLLATE "binary") IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2
  FROM "people" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."age"
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = (CAST(s."zip" AS VARCHAR) COLLATE "binary")
LEFT JOIN "dictionary_3" AS d2
  ON d2.value = (CAST(s."city" AS VARCHAR) COLLATE "binary")

) AS r
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2;

SELECT
  r.o0 AS person,
  m.place AS place
FROM (
SELECT
    CAST(s."illness" AS VARCHAR) AS o0,
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
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2;

SELECT
  r.o3 AS k0,
  m.l1 AS v2
FROM (
SELECT
    s."id" AS o3,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1
  FROM "copy_1" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."age"
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = (CAST(s."town" AS VARCHAR) COLLATE "binary")

) AS r
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1;

SELECT
  r.o3 AS k0,
  m.l0 AS v1,
  m.l1 AS v2
FROM (
SELECT
    s."id" AS o3,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1
  FROM "copy_1" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = (CAST(s."kind" AS VARCHAR) COLLATE "binary")
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = (CAST(s."town" AS VARCHAR) COLLATE "binary")

) AS r
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1;

SELECT
  r.o3 AS k0,
  m.l0 AS v1
FROM (
SELECT
    s."id" AS o3,
    COALESCE(d0.code, -1) AS k0
  FROM "copy_1" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = (CAST(s."kind" AS VARCHAR) COLLATE "binary")

) AS r
JOIN "map_1" AS m ON m.c0 = r.k0;

SELECT
  r.o2 AS k0,
  CAST(m.l0 AS INTEGER) AS v1
FROM (
SELECT
    s."id" AS o2,
    COALESCE(d0.code, -1) AS k0
  FROM "copy_1" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."age"

) AS r
JOIN "map_1" AS m ON m.c0 = r.k0;

SELECT
  r.o2 AS k0,
  m.l0 AS v1
FROM (
SELECT
    s."id" AS o2,
    COALESCE(d0.code, -1) AS k0
  FROM "copy_1" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."age"

) AS r
JOIN "map_1" AS m ON m.c0 = r.k0;

SELECT
  m.l0 AS "age",
  m.l1 AS "zip",
  m.l2 AS "city",
  m.l3 AS "grade",
  r.o4 AS "illness"
FROM (
SELECT
    s."illness" AS o4,
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
  ON d3.value = (CAST(s."grade" AS VARCHAR) COLLATE "binary")

) AS r
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND m.c3 = r.k3;

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
    CASE WHEN (CAST(s."city" AS VARCHAR) COLLATE "binary") IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2
  FROM "people" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."age"
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = (CAST(s."zip" AS VARCHAR) COLLATE "binary")
LEFT JOIN "dictionary_3" AS d2
  ON d2.value = (CAST(s."city" AS VARCHAR) COLLATE "binary")

) AS r
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2;

SELECT
  r.o0 AS "person"
FROM (
SELECT
    s."person" AS o0,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    CASE WHEN (CAST(s."city" AS VARCHAR) COLLATE "binary") IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2
  FROM "persons_1" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."age"
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = (CAST(s."zip" AS VARCHAR) COLLATE "binary")
LEFT JOIN "dictionary_3" AS d2
  ON d2.value = (CAST(s."city" AS VARCHAR) COLLATE "binary")

) AS r
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2;

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

SELECT
  r.o0 AS person,
  m.place AS place,
  r.o2 AS value
FROM (
WITH coded AS MATERIALIZED (
SELECT
    CAST(s."grade" AS VARCHAR) AS o0,
    (CAST(s."illness" AS VARCHAR) COLLATE "binary") AS o2,
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

) AS r
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND m.c3 = r.k3 AND (r.whole = 1 OR r.turn > m.passed AND r.turn <= m.passed + m.n);

SELECT
  m.l0 AS "age",
  m.l1 AS "zip",
  m.l2 AS "city",
  r.o8 AS "person"
FROM (
SELECT
    s."person" AS o8,
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

SELECT
  CAST(m.l0 AS BIGINT) AS "v",
  r.o2 AS "who"
FROM (
SELECT
    s."who" AS o2,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1
  FROM "numbered" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."v"
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = s."who"

) AS r
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1;

SELECT
  r.o0 AS person,
  m.place AS place,
  r.o2 AS v0
FROM (
SELECT
    CAST(s."sqlanon_key" AS VARCHAR) AS o0,
    s."illness" AS o2,
    CASE WHEN (CAST(s."city" AS VARCHAR) COLLATE "binary") IS NULL THEN 4 ELSE COALESCE(d0.code, -1) END AS k0
  FROM "joined_1" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = (CAST(s."city" AS VARCHAR) COLLATE "binary")

) AS r
JOIN "map_1" AS m ON m.c0 = r.k0;

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

SELECT
  CAST(m.l0 AS BIGINT) AS "v",
  CAST(m.l1 AS DOUBLE) AS "w",
  r.o4 AS "who"
FROM (
SELECT
    s."who" AS o4,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    COALESCE(d2.code, -1) AS k2
  FROM "numbered" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."v"
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = s."w"
LEFT JOIN "dictionary_3" AS d2
  ON d2.value = s."who"

) AS r
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2;

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
