-- name: lock
LOCK TABLE "place"."released" IN SHARE ROW EXCLUSIVE MODE;

-- name: lot
pg_catalog.gen_random_uuid();

-- name: fill
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

-- name: readers
SELECT COUNT(*)
FROM pg_catalog.pg_class AS c
CROSS JOIN LATERAL pg_catalog.aclexplode(c.relacl) AS a
WHERE c.oid = '"place"."sqlanon_recoding_run_common"'::pg_catalog.regclass AND a.grantee <> c.relowner;

-- name: revoke
REVOKE ALL ON "place"."released" FROM PUBLIC;

-- name: let_in
LOCK TABLE "place"."people" IN SHARE MODE;
