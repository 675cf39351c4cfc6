SELECT SUM(wrong)
FROM (
  SELECT COUNT(*) AS wrong
  FROM "persons_1" AS p
  LEFT JOIN (SELECT (CAST(person AS VARCHAR) COLLATE "binary") AS person, signature FROM "main"."sqlanon_recoding_run_signatures") AS k
    ON k.person = p.person
  WHERE k.signature IS NULL
  UNION ALL
  SELECT COUNT((CAST(person AS VARCHAR) COLLATE "binary")) - COUNT(DISTINCT (CAST(person AS VARCHAR) COLLATE "binary")) FROM "main"."sqlanon_recoding_run_signatures"
) AS both_wrongs;

SELECT SUM(wrong)
FROM (
  SELECT COUNT(*) AS wrong
  FROM "persons_1" AS p
  LEFT JOIN (SELECT (CAST(person AS VARCHAR) COLLATE "binary") AS person, signature, (CAST(v0 AS VARCHAR) COLLATE "binary") AS value FROM "main"."sqlanon_recoding_run_signatures") AS k
    ON k.person = p.person AND k.value = p.value
  WHERE k.signature IS NULL
  UNION ALL
  SELECT COUNT(*) - COUNT(DISTINCT value) AS wrong
  FROM (SELECT (CAST(person AS VARCHAR) COLLATE "binary") AS person, (CAST(v0 AS VARCHAR) COLLATE "binary") AS value FROM "main"."sqlanon_recoding_run_signatures" WHERE person IS NOT NULL) AS k
  GROUP BY person
) AS both_wrongs;
