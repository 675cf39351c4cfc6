SELECT SUM(wrong)
FROM (
  SELECT COUNT(*) AS wrong
  FROM (
    SELECT (CAST(person AS VARCHAR) COLLATE "binary") AS person, signature FROM "main"."sqlanon_recoding_run_signatures"
    WHERE person IS NOT NULL
  ) AS b
  LEFT JOIN (SELECT person AS person FROM "persons_1") AS p
    ON p.person = b.person
  LEFT JOIN (SELECT (CAST(person AS VARCHAR) COLLATE "binary") AS person, signature FROM "main"."sqlanon_recoding_run_signatures") AS a
    ON a.person = b.person AND a.signature = b.signature
  WHERE p.person IS NULL AND a.person IS NULL
  UNION ALL
  SELECT COUNT(*) AS wrong
  FROM (SELECT signature, (CAST(v0 AS VARCHAR) COLLATE "binary") AS value FROM "main"."sqlanon_recoding_run_signatures" WHERE person IS NULL) AS b
  LEFT JOIN (SELECT signature, (CAST(v0 AS VARCHAR) COLLATE "binary") AS value FROM "main"."sqlanon_recoding_run_signatures" WHERE person IS NULL) AS a
    ON a.signature = b.signature AND a.value = b.value
  WHERE a.signature IS NULL
) AS both_wrongs;

SELECT SUM(wrong)
FROM (
  SELECT COUNT(*) AS wrong
  FROM (
    SELECT (CAST(person AS VARCHAR) COLLATE "binary") AS person, signature, (CAST(v0 AS VARCHAR) COLLATE "binary") AS value FROM "main"."sqlanon_recoding_run_signatures"
    WHERE person IS NOT NULL
  ) AS b
  LEFT JOIN (SELECT person AS person, value FROM "persons_1") AS p
    ON p.person = b.person AND p.value = b.value
  LEFT JOIN (SELECT (CAST(person AS VARCHAR) COLLATE "binary") AS person, signature, (CAST(v0 AS VARCHAR) COLLATE "binary") AS value FROM "main"."sqlanon_recoding_run_signatures") AS a
    ON a.person = b.person AND a.signature = b.signature AND a.value = b.value
  WHERE p.person IS NULL AND a.person IS NULL
  UNION ALL
  SELECT COUNT(*) AS wrong
  FROM (SELECT signature, (CAST(v0 AS VARCHAR) COLLATE "binary") AS value FROM "main"."sqlanon_recoding_run_signatures" WHERE person IS NULL) AS b
  LEFT JOIN (SELECT signature, (CAST(v0 AS VARCHAR) COLLATE "binary") AS value FROM "main"."sqlanon_recoding_run_signatures" WHERE person IS NULL) AS a
    ON a.signature = b.signature AND a.value = b.value
  WHERE a.signature IS NULL
) AS both_wrongs;
