SELECT SUM(wrong)
FROM (
  SELECT COUNT(*) AS wrong
  FROM "persons_1" AS p
  LEFT JOIN (SELECT (CAST(person AS VARCHAR) COLLATE "binary") AS person, signature FROM "main"."sqlanon_recoding_run_signatures") AS k ON k.person = p.person
  WHERE k.signature IS NULL
  UNION ALL
  SELECT COUNT((CAST(person AS VARCHAR) COLLATE "binary")) - COUNT(DISTINCT (CAST(person AS VARCHAR) COLLATE "binary")) FROM "main"."sqlanon_recoding_run_signatures"
) AS both_wrongs;
