INSERT INTO "main"."target1_1" ("group_id", "illness", "count")
SELECT place, published, held
FROM (
  SELECT place, published, CAST(SUM(one) OVER (PARTITION BY place, s) AS BIGINT) AS held,
    ROW_NUMBER() OVER (PARTITION BY place, s ORDER BY place) AS turn
  FROM (
    SELECT m.place AS place, r.o4 AS published, r.k3 AS s,
      1 AS one
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
  ) AS rows_of_groups
) AS counted
WHERE turn = 1
ORDER BY place, RANDOM();

INSERT INTO "main"."target1_1" ("group_id", "illness", "persons")
SELECT place, published, held
FROM (
  SELECT place, published, CAST(SUM(one) OVER (PARTITION BY place, s) AS BIGINT) AS held,
    ROW_NUMBER() OVER (PARTITION BY place, s ORDER BY place) AS turn
  FROM (
    SELECT m.place AS place, r.o3 AS published, r.k2 AS s,
      CASE WHEN r.k3 = 4 THEN 1
        WHEN ROW_NUMBER() OVER (PARTITION BY m.place, r.k2, r.k3 ORDER BY m.place) = 1 THEN 1 ELSE 0 END AS one
FROM (
WITH coded AS MATERIALIZED (
SELECT
    s."illness" AS o3,
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
JOIN "map_1" AS m ON m.c0 = r.k0 AND m.c1 = r.k1 AND m.c2 = r.k2 AND m.c3 = r.k3 AND (r.whole = 1 OR r.turn > m.passed AND r.turn <= m.passed + m.n)
  ) AS rows_of_groups
) AS counted
WHERE turn = 1
ORDER BY place, RANDOM();
