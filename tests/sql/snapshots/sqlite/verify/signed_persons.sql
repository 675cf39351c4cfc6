SELECT SUM(wrong)
FROM (
  SELECT COUNT(*) AS wrong
  FROM `persons_1` AS p
  LEFT JOIN (SELECT DISTINCT CAST(person AS TEXT) COLLATE BINARY AS person, signature FROM `main`.`sqlanon_recoding_run_signatures`) AS k ON k.person = p.person
  WHERE k.signature IS NULL
  UNION ALL
  SELECT COUNT(CAST(person AS TEXT) COLLATE BINARY) - COUNT(DISTINCT CAST(person AS TEXT) COLLATE BINARY) FROM `main`.`sqlanon_recoding_run_signatures`
) AS both_wrongs;
