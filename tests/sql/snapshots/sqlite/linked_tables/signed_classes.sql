SELECT COUNT(*)
FROM (
  SELECT l.place, l.signature, COUNT(*) AS shown, COUNT(t.signature) AS common
  FROM (
    SELECT DISTINCT p.place, k.signature
    FROM `persons_1` AS p
    JOIN (
      SELECT DISTINCT CAST(person AS TEXT) COLLATE BINARY AS person, signature FROM `main`.`sqlanon_recoding_run_signatures`
    ) AS k ON k.person = p.person
  ) AS l
  JOIN (SELECT `group_id` AS place, CAST(`illness` AS TEXT) COLLATE BINARY AS value FROM `main`.`target_1`) AS w ON w.place = l.place
  LEFT JOIN (SELECT DISTINCT signature, CAST(v0 AS TEXT) COLLATE BINARY AS value FROM `main`.`sqlanon_recoding_run_signatures` WHERE person IS NULL) AS t
    ON t.signature = l.signature AND t.value = w.value
  GROUP BY l.place, l.signature
) AS c
LEFT JOIN (SELECT signature, COUNT(*) AS n FROM `main`.`sqlanon_recoding_run_signatures` WHERE person IS NULL GROUP BY signature) AS s ON s.signature = c.signature
WHERE s.n IS NULL OR c.shown <> s.n OR c.common <> s.n;

SELECT COUNT(*)
FROM (
  SELECT l.place, l.signature, COUNT(*) AS shown, COUNT(t.signature) AS common
  FROM (
    SELECT DISTINCT p.place, k.signature
    FROM `persons_1` AS p
    JOIN (
      SELECT DISTINCT CAST(person AS TEXT) COLLATE BINARY AS person, signature, CAST(v0 AS TEXT) COLLATE BINARY AS value FROM `main`.`sqlanon_recoding_run_signatures`
    ) AS k ON k.person = p.person AND k.value = p.value
  ) AS l
  JOIN (SELECT `group_id` AS place, CAST(`illness` AS TEXT) COLLATE BINARY AS value FROM `main`.`target_1`) AS w ON w.place = l.place
  LEFT JOIN (SELECT DISTINCT signature, CAST(v0 AS TEXT) COLLATE BINARY AS value FROM `main`.`sqlanon_recoding_run_signatures` WHERE person IS NULL) AS t
    ON t.signature = l.signature AND t.value = w.value
  GROUP BY l.place, l.signature
) AS c
LEFT JOIN (SELECT signature, COUNT(*) AS n FROM `main`.`sqlanon_recoding_run_signatures` WHERE person IS NULL GROUP BY signature) AS s ON s.signature = c.signature
WHERE s.n IS NULL OR c.shown <> s.n OR c.common <> s.n;
