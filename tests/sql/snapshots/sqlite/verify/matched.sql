SELECT CAST(SUM(here) AS INTEGER) AS n, CAST(SUM(there) AS INTEGER) AS members
FROM (
  SELECT +`age` AS q0, CAST(`zip` AS TEXT) COLLATE BINARY AS q1, +`score` AS q2, CAST(`city` AS TEXT) COLLATE BINARY AS q3, CAST(`grade` AS TEXT) COLLATE BINARY AS q4, 1 AS here, 0 AS there FROM `main`.`target_1`
) AS united
GROUP BY q0, q1, q2, q3, q4;

SELECT CAST(SUM(here) AS INTEGER) AS n, CAST(SUM(there) AS INTEGER) AS members
FROM (
  SELECT +`age` AS q0, CAST(`zip` AS TEXT) COLLATE BINARY AS q1, CAST(`city` AS TEXT) COLLATE BINARY AS q2, 1 AS here, 0 AS there FROM `main`.`target_1`
) AS united
GROUP BY q0, q1, q2;

SELECT CAST(SUM(here) AS INTEGER) AS n, CAST(SUM(there) AS INTEGER) AS members
FROM (
  SELECT +`age` AS q0, CAST(`city` AS TEXT) COLLATE BINARY AS q1, 1 AS here, 0 AS there FROM `people`
  UNION ALL
  SELECT +`age`, CAST(`city` AS TEXT) COLLATE BINARY, 0, 1 FROM `people`
) AS united
GROUP BY q0, q1;
