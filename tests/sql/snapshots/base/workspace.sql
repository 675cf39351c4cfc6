-- name: begin
BEGIN;

-- name: alive
-- postgresql
SELECT 1 AS one;

-- name: commit
COMMIT;

-- name: insert
INSERT INTO "main"."sqlanon_runs_attempts" (run_id, entered_at, state, source, target, job_digest, session, error, exit_code)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: make
CREATE TEMPORARY TABLE "shaped_1" AS
SELECT place, written, shape, plain, bare, number, SUBSTR(bare, 1, LENGTH(number)) AS dialled,
  REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(
    shape, '(', ''), ')', '-'), '.', '-'), '/', '-'), ' ', '-'), '--', '-') AS grouped,
  SUBSTR(('0000000000000000000000000000000000' || plain), LENGTH(plain) + 16, 19) AS card,
  SUBSTR(('0000000000000000000000000000000000' || SUBSTR(plain, 5, 34) || SUBSTR(plain, 1, 4)), LENGTH(plain) + 1, 34) AS iban
FROM (
  SELECT place, written, shape, plain,
REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(shape, ' ', ''), ' ', ''), ' ', ''), '-', ''), '.', ''), '/', ''), '(', ''), ')', ''), '{', ''), '}', '') AS bare,
    CASE WHEN POSITION(('X') IN (REPLACE(plain, 'EXT', 'X'))) > 8
      THEN SUBSTR(plain, 1, POSITION(('X') IN (REPLACE(plain, 'EXT', 'X'))) - 1)
      ELSE plain END AS number
  FROM (
    SELECT place, written,
REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(written, ' ', ''), ' ', ''), ' ', ''), '-', ''), '.', ''), '/', ''), '(', ''), ')', ''), '{', ''), '}', '') AS plain,
REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(digits, 'G', 'Z'), 'H', 'Z'), 'I', 'Z'), 'J', 'Z'), 'K', 'Z'), 'L', 'Z'), 'M', 'Z'), 'N', 'Z'), 'O', 'Z'), 'P', 'Z'), 'Q', 'Z'), 'R', 'Z'), 'S', 'Z'), 'T', 'Z'), 'U', 'Z'), 'V', 'Z'), 'W', 'Z'), 'X', 'Z'), 'Y', 'Z') AS shape
    FROM (
      SELECT place, written,
REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(written, 'B', 'A'), 'C', 'A'), 'D', 'A'), 'E', 'A'), 'F', 'A'), '1', '0'), '2', '0'), '3', '0'), '4', '0'), '5', '0'), '6', '0'), '7', '0'), '8', '0'), '9', '0') AS digits
      FROM (
        SELECT DISTINCT place, UPPER(TRIM(SUBSTR(written, 1, 73))) AS written
        FROM (
  SELECT p.place, CASE p.place WHEN 0 THEN (CAST(CAST(v0 AS VARCHAR) AS VARCHAR) COLLATE "binary") END AS written
  FROM (
  SELECT v0, seen
  FROM (
    SELECT (CAST("x" AS VARCHAR) COLLATE "binary") AS v0, 1 AS seen
    FROM "calls"
  ) AS numbered
) AS looked_at
  CROSS JOIN (
    SELECT 0 AS place
  ) AS p
) AS r
        WHERE written IS NOT NULL
      ) AS w
    ) AS v
  ) AS x
  WHERE plain <> ''
) AS y;

-- name: analyze
-- postgresql
ANALYZE "combinations_1";

-- name: drop
-- sqlite
DROP TABLE IF EXISTS `combinations_1`;

-- name: table
CREATE TEMPORARY TABLE "chosen_1" (
  "cell" BIGINT,
  "n" BIGINT,
  "g0" BIGINT,
  "s0" BIGINT,
  "g1" BIGINT,
  "s1" BIGINT,
  "g2" BIGINT,
  "s2" BIGINT
);

-- name: values
INSERT INTO "dimensions_1" ("dim", "divisor", "scale") VALUES
  (0, 39, 985402995390460),
  (1, 5, 7686143364045588),
  (2, 2, 19215358410113970);

-- name: fill
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
