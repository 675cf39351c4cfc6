SELECT SUM(wrong)
FROM (
  SELECT COUNT(*) AS wrong
  FROM (
    SELECT CAST(person AS TEXT) COLLATE BINARY AS person, signature FROM `main`.`sqlanon_recoding_run_signatures`
    WHERE person IS NOT NULL
  ) AS b
  LEFT JOIN (SELECT DISTINCT person AS person FROM `persons_1`) AS p
    ON p.person = b.person
  LEFT JOIN (SELECT DISTINCT CAST(person AS TEXT) COLLATE BINARY AS person, signature FROM `main`.`sqlanon_recoding_run_signatures`) AS a
    ON a.person = b.person AND a.signature = b.signature
  WHERE p.person IS NULL AND a.person IS NULL
  UNION ALL
  SELECT COUNT(*) AS wrong
  FROM (SELECT signature, CAST(v0 AS TEXT) COLLATE BINARY AS value FROM `main`.`sqlanon_recoding_run_signatures` WHERE person IS NULL) AS b
  LEFT JOIN (SELECT signature, CAST(v0 AS TEXT) COLLATE BINARY AS value FROM `main`.`sqlanon_recoding_run_signatures` WHERE person IS NULL) AS a
    ON a.signature = b.signature AND a.value = b.value
  WHERE a.signature IS NULL
) AS both_wrongs;

SELECT SUM(wrong)
FROM (
  SELECT COUNT(*) AS wrong
  FROM (
    SELECT CAST(person AS TEXT) COLLATE BINARY AS person, signature, CAST(v0 AS TEXT) COLLATE BINARY AS value FROM `main`.`sqlanon_recoding_run_signatures`
    WHERE person IS NOT NULL
  ) AS b
  LEFT JOIN (SELECT DISTINCT person AS person, value FROM `persons_1`) AS p
    ON p.person = b.person AND p.value = b.value
  LEFT JOIN (SELECT DISTINCT CAST(person AS TEXT) COLLATE BINARY AS person, signature, CAST(v0 AS TEXT) COLLATE BINARY AS value FROM `main`.`sqlanon_recoding_run_signatures`) AS a
    ON a.person = b.person AND a.signature = b.signature AND a.value = b.value
  WHERE p.person IS NULL AND a.person IS NULL
  UNION ALL
  SELECT COUNT(*) AS wrong
  FROM (SELECT signature, CAST(v0 AS TEXT) COLLATE BINARY AS value FROM `main`.`sqlanon_recoding_run_signatures` WHERE person IS NULL) AS b
  LEFT JOIN (SELECT signature, CAST(v0 AS TEXT) COLLATE BINARY AS value FROM `main`.`sqlanon_recoding_run_signatures` WHERE person IS NULL) AS a
    ON a.signature = b.signature AND a.value = b.value
  WHERE a.signature IS NULL
) AS both_wrongs;
