SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(n), 0) AS held
FROM (
  SELECT CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS occurring
  FROM (
    SELECT q0, q1, q2, q3, q4, c, COUNT(*) AS n
    FROM (
      SELECT CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS q0, CAST(`zip` AS TEXT) COLLATE BINARY AS q1, CAST(CASE WHEN TYPEOF(`score`) = 'real' AND CAST(CAST(`score` AS TEXT) AS REAL) <> `score` THEN PRINTF('%!.17g', `score`) ELSE CAST(`score` AS TEXT) END AS TEXT) COLLATE BINARY AS q2, CAST(`city` AS TEXT) COLLATE BINARY AS q3, CAST(`grade` AS TEXT) COLLATE BINARY AS q4, CAST(`illness` AS TEXT) COLLATE BINARY AS c FROM `main`.`target_1`
    ) AS rows_of_it
    GROUP BY q0, q1, q2, q3, q4, c
  ) AS values_of_it
  GROUP BY q0, q1, q2, q3, q4
) AS classes
WHERE occurring = 1;

SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(n), 0) AS held
FROM (
  SELECT CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS occurring
  FROM (
    SELECT q0, q1, q2, q3, c, COUNT(*) AS n
    FROM (
      SELECT CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS q0, CAST(`zip` AS TEXT) COLLATE BINARY AS q1, CAST(CASE WHEN TYPEOF(`score`) = 'real' AND CAST(CAST(`score` AS TEXT) AS REAL) <> `score` THEN PRINTF('%!.17g', `score`) ELSE CAST(`score` AS TEXT) END AS TEXT) COLLATE BINARY AS q2, CAST(`city` AS TEXT) COLLATE BINARY AS q3, CAST(`illness` AS TEXT) COLLATE BINARY AS c FROM `main`.`target_1`
    ) AS rows_of_it
    GROUP BY q0, q1, q2, q3, c
  ) AS values_of_it
  GROUP BY q0, q1, q2, q3
) AS classes
WHERE occurring = 1;

SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(n), 0) AS held
FROM (
  SELECT CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS occurring
  FROM (
    SELECT q0, q1, c, COUNT(*) AS n
    FROM (
      SELECT CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS q0, CAST(CASE WHEN TYPEOF(`score`) = 'real' AND CAST(CAST(`score` AS TEXT) AS REAL) <> `score` THEN PRINTF('%!.17g', `score`) ELSE CAST(`score` AS TEXT) END AS TEXT) COLLATE BINARY AS q1, CAST(`illness` AS TEXT) COLLATE BINARY AS c FROM `main`.`target_1`
    ) AS rows_of_it
    GROUP BY q0, q1, c
  ) AS values_of_it
  GROUP BY q0, q1
) AS classes
WHERE occurring = 1;
