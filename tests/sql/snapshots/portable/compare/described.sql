SELECT
  b0.place AS place_0,
  b1.place AS place_1,
  t.c0,
CASE WHEN t.person IS NULL THEN 0 ELSE 1 END AS known
FROM "main"."sqlanon_recoding_run_keys" AS b0
FULL JOIN "main"."sqlanon_recoding_run_keys" AS b1
  ON b1.person = COALESCE(b0.person, NULL)
LEFT JOIN "today_1" AS t
  ON t.person = COALESCE(b0.person, b1.person, NULL);

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

SELECT
  b0.place AS place_0,
  b1.place AS place_1,
  t.c0,
  b0.v0 AS v_0_0,
  b1.v0 AS v_1_0,
CASE WHEN t.person IS NULL THEN 0 ELSE 1 END AS known
FROM "main"."sqlanon_recoding_run_known" AS b0
FULL JOIN "main"."sqlanon_recoding_run_known" AS b1
  ON b1.person = COALESCE(b0.person, NULL)
LEFT JOIN "today_1" AS t
  ON t.person = COALESCE(b0.person, b1.person, NULL);

SELECT
  b0.place AS place_0,
  b1.place AS place_1,
0 AS known
FROM "main"."sqlanon_recoding_run_known" AS b0
FULL JOIN "main"."sqlanon_recoding_run_known" AS b1
  ON b1.person = COALESCE(b0.person, NULL);
