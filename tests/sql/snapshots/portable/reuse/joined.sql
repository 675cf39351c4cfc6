SELECT
  s."person",
  s."longitude",
  s."zone",
  s."station",
  COALESCE(j.sqlanon_before, 0) AS sqlanon_before,
  COALESCE(p.place, 0) AS sqlanon_place
FROM "measured_points" AS s
LEFT JOIN (
  SELECT (CAST(person AS VARCHAR) COLLATE "binary") AS person, sqlanon_before FROM "joint_1"
) AS j ON j.person = (CAST(CAST(s."person" AS VARCHAR) AS VARCHAR) COLLATE "binary")
LEFT JOIN (
  SELECT (CAST(person AS VARCHAR) COLLATE "binary") AS person, place FROM "main"."sqlanon_recoding_run_known"
) AS p ON p.person = (CAST(CAST(s."person" AS VARCHAR) AS VARCHAR) COLLATE "binary");

SELECT
  s."person",
  s."city",
  s."grade",
  s."illness",
  s."sqlanon_key",
  COALESCE(p.place, 0) AS sqlanon_place
FROM "persons_1" AS s
LEFT JOIN (
  SELECT (CAST(person AS VARCHAR) COLLATE "binary") AS person, place FROM "main"."sqlanon_recoding_run_known"
) AS p ON p.person = (CAST(CAST(s."sqlanon_key" AS VARCHAR) AS VARCHAR) COLLATE "binary");

SELECT
  s."number",
  s."whose",
  s."what",
  COALESCE(p.place, 0) AS sqlanon_place
FROM "buys" AS s
LEFT JOIN (
  SELECT (CAST(person AS VARCHAR) COLLATE "binary") AS person, place, v0 AS owner FROM "main"."sqlanon_recoding_run_known"
) AS p ON p.person = (CAST(CAST(s."number" AS VARCHAR) AS VARCHAR) COLLATE "binary")  AND (p.owner = s."whose"
    OR p.owner IS NULL AND s."whose" IS NULL);
